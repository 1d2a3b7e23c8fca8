export type { RedisClient } from '../stores/database/redis-client.js'
export {
  type ChannelKeeper,
  type ChannelLookup,
  type ChannelReport,
  createChannelKeeper,
  type ObservedChannel,
} from './channels/channel-keeper.js'
export type { ChannelKeeperOptions, Watches } from './channels/keeper-options.js'
export type { WatchTarget } from './channels/lifetime.js'
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
export type { ChannelPutOptions, ChannelRecord, ChannelStore } from './channels/store.js'
export { type WebsubHubOptions, websubHub } from './channels/websub-hub.js'
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
export type { ClientOptions, ProviderRequest } from './http/call.js'
export { ClientError, type ClientErrorCode, type ClientErrorDetails, isClientError } from './http/client-error.js'
export type { CredentialsOptions, CredentialsRequest } from './http/credentials.js'
export type { FetchCall } from './http/exchange.js'
export type { ResponseFault } from './http/response.js'
export type { RetryOptions } from './http/retry.js'
export type { TransportOptions } from './http/url.js'
export type { LinkObject } from './payments/links.js'
export { paymentsEvents } from './payments/payments-events.js'
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
} from './payments/types.js'
export { type SetPoll, type SetPollOptions, type SetPollReport, setPoll } from './ssf/set-poll.js'
export {
  type SsfConfiguration,
  type SsfStream,
  type SsfStreamRequest,
  type SsfStreams,
  type SsfStreamsOptions,
  ssfStreams,
} from './ssf/streams.js'
export {
  type CloudTrackerWebhooks,
  type FailedDeliveriesQuery,
  type FailedTrackerDelivery,
  jiraCloudDynamicDialect,
} from './tracker/jira-cloud-dialect.js'
export { jiraDataCenter10Dialect, jiraServerDialect, specificationDialect } from './tracker/server-dialects.js'
export { type TrackerWebhooksOptions, trackerWebhooks } from './tracker/tracker-webhooks.js'
export type {
  TrackerCall,
  TrackerCallOptions,
  TrackerDialect,
  TrackerRegistration,
  TrackerWebhook,
  TrackerWebhooks,
} from './tracker/types.js'
