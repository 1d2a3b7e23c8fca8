export type {
  D1Like,
  D1StatementLike,
  DurableObjectNamespaceLike,
  DurableObjectStateLike,
  DurableObjectStorageLike,
  DurableObjectStubLike,
} from './client.js'
export { type D1DedupeStoreOptions, type D1InboxOptions, d1DedupeStore, d1Inbox } from './d1.js'
export { type DurableObjectInboxOptions, durableObjectInbox } from './durable-object-inbox.js'
export { type DurableObjectDedupeStoreOptions, durableObjectDedupeStore, WebhookDedupe } from './webhook-dedupe.js'
export { WebhookInbox } from './webhook-inbox.js'
