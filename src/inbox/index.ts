export type {
  ConsumeOptions,
  DeadLetter,
  Inbox,
  InboxConsumer,
  InboxConsumption,
  InboxDepth,
  InboxOperations,
  StoredDelivery,
} from './inbox.js'
export type { InboxPolicy } from './policy.js'
export { fromStoredRecord, type StoredRecord, toStoredRecord } from './stored-record.js'
export { type Dispatch, toDispatch } from './to-dispatch.js'
