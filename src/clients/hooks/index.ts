export type { ClientOptions } from '../http/call.js'
export { ClientError, type ClientErrorCode, isClientError } from '../http/client-error.js'
export type { CredentialsOptions } from '../http/credentials.js'
export { type ApplyOptions, apply, type WebhookChange, type WebhookRegistry } from './apply.js'
export {
  type ActualWebhook,
  type ChangedWebhook,
  type CompareOptions,
  compare,
  type WantedWebhook,
  type WebhookDifference,
} from './compare.js'
export { type GithubHooksOptions, githubHooksDialect, specificationHooksDialect } from './host-dialects.js'
export { hostHooks } from './host-hooks.js'
export type {
  HostAttempt,
  HostHook,
  HostHooks,
  HostHooksDialect,
  HostHooksOptions,
  HostRegistration,
} from './host-types.js'
export {
  type PaymentsEventType,
  type PaymentsRegistration,
  type PaymentsWebhook,
  type PaymentsWebhooks,
  type PaymentsWebhooksDialect,
  type PaymentsWebhooksOptions,
  paymentsWebhooks,
  paypalWebhooksDialect,
  type RegistryCallOptions,
  specificationPaymentsDialect,
} from './payments-webhooks.js'
