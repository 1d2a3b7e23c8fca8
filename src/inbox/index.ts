export type { CarriedStep } from '../steps/step.js'
export type { ConsumeOptions, Inbox, InboxConsumer, InboxConsumption, StoredDelivery } from './inbox.js'
export type {
  BulkOptions,
  BulkResult,
  DeadLetter,
  DeadLetterFilter,
  HandleDueOptions,
  HandleDueResult,
  InboxDepth,
  InboxHealth,
  InboxHealthOptions,
  InboxOperations,
  InboxProblem,
} from './operations.js'
export type { InboxPolicy } from './policy.js'
export { type Dispatch, routeByEndpoint } from './route-by-endpoint.js'
export { storeInInbox } from './store-in-inbox.js'
export { fromStoredRecord, type StoredRecord, toStoredRecord } from './stored-record.js'
