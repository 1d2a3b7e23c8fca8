export type { CarriedStep } from '../steps/step.js'
export type {
  BulkOptions,
  BulkResult,
  ConsumeOptions,
  DeadLetter,
  DeadLetterFilter,
  HandleDueOptions,
  HandleDueResult,
  Inbox,
  InboxConsumer,
  InboxConsumption,
  InboxDepth,
  InboxHealth,
  InboxHealthOptions,
  InboxOperations,
  InboxProblem,
  StoredDelivery,
} from './inbox.js'
export type { InboxPolicy } from './policy.js'
export { type Dispatch, routeByEndpoint } from './route-by-endpoint.js'
export { storeInInbox } from './store-in-inbox.js'
export { fromStoredRecord, type StoredRecord, toStoredRecord } from './stored-record.js'
