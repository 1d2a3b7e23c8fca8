export type { RedisClient } from '../dedupe/redis-client.js'
export type { AddressOptions } from './address.js'
export type { Call, ClientOptions, ReadJson } from './call.js'
export {
  type ChannelKeeper,
  type ChannelKeeperOptions,
  type ChannelLookup,
  type ChannelReport,
  createChannelKeeper,
  type NoticedChannel,
  type Watches,
} from './channel-keeper.js'
export { type MemoryChannelStoreOptions, memoryChannelStore } from './channel-memory.js'
export {
  type PostgresChannelStore,
  type PostgresChannelStoreOptions,
  postgresChannelStore,
} from './channel-postgres.js'
export { type RedisChannelStoreOptions, redisChannelStore } from './channel-redis.js'
export type { WatchTarget } from './channel-renewal.js'
export type { ChannelRecord, ChannelStore } from './channel-store.js'
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
export type { Answer, FetchCall } from './exchange.js'
export type { LinkObject } from './links.js'
export {
  type FollowOptions,
  type Linked,
  type ListEventsQuery,
  type PaymentsCallOptions,
  type PaymentsCapture,
  type PaymentsEvents,
  type PaymentsEventsOptions,
  type PaymentsPayment,
  paymentsEvents,
} from './payments-events.js'
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
