export type { AddressOptions } from './address.js'
export type { ClientOptions } from './call.js'
export { ClientError, type ClientErrorCode, type ClientErrorDetails, isClientError } from './client-error.js'
export type { CredentialsOptions, CredentialsRequest } from './credentials.js'
export type { FetchCall } from './exchange.js'
export {
  type PushChannel,
  type PushChannels,
  type PushChannelsOptions,
  pushChannels,
  type WatchRequest,
} from './push-channels.js'
export type { RetryOptions } from './retry.js'
