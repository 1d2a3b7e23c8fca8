export type { RedisClient } from '../database/redis-client.js'
export {
  type ChannelKeeper,
  type ChannelLookup,
  type ChannelReport,
  createChannelKeeper,
  type NoticedChannel,
} from './channels/channel-keeper.js'
export type { ChannelKeeperOptions, Watches } from './channels/keeper-options.js'
export { type MemoryChannelStoreOptions, memoryChannelStore } from './channels/memory.js'
export {
  type PostgresChannelStore,
  type PostgresChannelStoreOptions,
  postgresChannelStore,
} from './channels/postgres.js'
export {
  type PushChannel,
  type PushChannels,
  type PushChannelsOptions,
  pushChannels,
  type WatchRequest,
} from './channels/push-channels.js'
export { type RedisChannelStoreOptions, redisChannelStore } from './channels/redis.js'
export type { WatchTarget } from './channels/renewal.js'
export type { ChannelPutOptions, ChannelRecord, ChannelStore } from './channels/store.js'
export {
  type ChatAttachment,
  type ChatBlock,
  type ChatErrorReason,
  type ChatMessage,
  type ChatMessages,
  type ChatMessagesOptions,
  chatErrorReasons,
  chatMessages,
} from './chat/chat-messages.js'
export type { AddressOptions } from './http/address.js'
export type { AnswerFault } from './http/answer.js'
export type { ClientOptions, ProviderRequest } from './http/call.js'
export { ClientError, type ClientErrorCode, type ClientErrorDetails, isClientError } from './http/client-error.js'
export type { CredentialsOptions, CredentialsRequest } from './http/credentials.js'
export type { FetchCall } from './http/exchange.js'
export type { RetryOptions } from './http/retry.js'
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
} from './payments/calls.js'
export type { LinkObject } from './payments/links.js'
export { paymentsEvents } from './payments/payments-events.js'
export {
  type CloudTrackerWebhooks,
  type FailedDeliveriesQuery,
  type FailedTrackerDelivery,
  jiraCloudDynamicDialect,
} from './tracker/cloud.js'
export type {
  TrackerCall,
  TrackerCallOptions,
  TrackerDialect,
  TrackerRegistration,
  TrackerWebhook,
  TrackerWebhooks,
} from './tracker/dialect.js'
export { jiraDataCenter10Dialect, jiraServerDialect, specificationDialect } from './tracker/resources.js'
export { type TrackerWebhooksOptions, trackerWebhooks } from './tracker/tracker-webhooks.js'
