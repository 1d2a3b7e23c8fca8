export type { ClientOptions } from '../http/call.js'
export { ClientError, type ClientErrorCode, isClientError } from '../http/client-error.js'
export type { CredentialsOptions } from '../http/credentials.js'
export type { ResourceDifference } from './differences.js'
export {
  type FetchedResource,
  hostResources,
  paymentsResources,
  pushResources,
  type ResourceFieldOptions,
  type ResourceOptions,
  type Resources,
  trackerResources,
} from './resources.js'
