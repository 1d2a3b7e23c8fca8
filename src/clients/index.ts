export type { RedisClient } from '../dedupe/redis-client.js'
export type { AddressOptions } from './address.js'
export type { AnswerFault } from './answer.js'
export type { ClientOptions, ProviderRequest } from './call.js'
export {
  type ChannelKeeper,
  type ChannelLookup,
  type ChannelReport,
  createChannelKeeper,
  type NoticedChannel,
} from './channel-keeper.js'
export type { ChannelKeeperOptions, Watches } from './channel-keeper-options.js'
export { type MemoryChannelStoreOptions, memoryChannelStore } from './channel-memory.js'
export {
  type PostgresChannelStore,
  type PostgresChannelStoreOptions,
  postgresChannelStore,
} from './channel-postgres.js'
export { type RedisChannelStoreOptions, redisChannelStore } from './channel-redis.js'
export type { WatchTarget } from './channel-renewal.js'
export type { ChannelPutOptions, ChannelRecord, ChannelStore } from './channel-store.js'
export {
  type ChatAttachment,
  type ChatBlock,
  type ChatErrorReason,
  type ChatMessage,
  type ChatMessages,
  type ChatMessagesOptions,
  chatErrorReasons,
  chatMessages,
} from './chat-messages.js'
export { ClientError, type ClientErrorCode, type ClientErrorDetails, isClientError } from './client-error.js'
export type { CredentialsOptions, CredentialsRequest } from './credentials.js'
export type { FetchCall } from './exchange.js'
export type { LinkObject } from './links.js'
export type {
  FollowOptions,
  Linked,
  LinkedEvent,
  ListEventsQuery,
  PaymentsCallOptions,
  PaymentsCapture,
  PaymentsEvents,
  PaymentsEventsOptions,
  PaymentsPayment,
} from './payments-calls.js'
export { paymentsEvents } from './payments-events.js'
export {
  type PushChannel,
  type PushChannels,
  type PushChannelsOptions,
  pushChannels,
  type WatchRequest,
} from './push-channels.js'
export type { RetryOptions } from './retry.js'
export {
  type CloudTrackerWebhooks,
  type FailedDeliveriesQuery,
  type FailedTrackerDelivery,
  jiraCloudDynamicDialect,
} from './tracker-cloud.js'
export type {
  TrackerCall,
  TrackerCallOptions,
  TrackerDialect,
  TrackerRegistration,
  TrackerWebhook,
  TrackerWebhooks,
} from './tracker-dialect.js'
export { jiraDataCenter10Dialect, jiraServerDialect, specificationDialect } from './tracker-resources.js'
export { type TrackerWebhooksOptions, trackerWebhooks } from './tracker-webhooks.js'
