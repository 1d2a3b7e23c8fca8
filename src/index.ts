export type { DedupeOptions, DedupeStore } from './core/ports/dedupe-store.js'
export type { Inbox, InboxOptions } from './core/ports/inbox.js'
export { defineProvider } from './core/provider/define-provider.js'
export type { ProviderDefinition } from './core/provider/definition.js'
export { parseEventName } from './core/provider/event-name.js'
export {
  gone,
  type Outcome,
  type OutcomeKind,
  type ReplyOptions,
  reject,
  reply,
  retryLater,
} from './core/provider/outcome.js'
export type { AnyProvider, EventSchemas, Provider, TypesOf } from './core/provider/provider.js'
export type { ResponsePolicy } from './core/provider/response-policy.js'
export type { OutputOf, Schema } from './core/provider/schema.js'
export type { RuntimeContext } from './core/receiver/context.js'
export type { HandlerContext, HandlerKey, Handlers, OtherHandlers } from './core/receiver/handlers.js'
export type { LimitOptions, ReceiverOptions } from './core/receiver/options.js'
export type { Receipt, ReceiptOutcome, ReceiptResponse } from './core/receiver/receipt.js'
export { createReceiver, type DrainOptions, type DrainResult, type Receiver } from './core/receiver/receiver.js'
export { type BodyFormat, emptyBody, optionalBody } from './core/request/body/format.js'
export { jsonBody } from './core/request/body/json.js'
export { jsonFormBody } from './core/request/body/json-form.js'
export type {
  Delivery,
  DeliveryOf,
  EventName,
  HeaderLine,
  IncomingRequest,
  KnownDelivery,
  OtherDelivery,
  Proof,
  ProofStrength,
  Retry,
  Sequence,
  UnknownDelivery,
  WebhookRequest,
} from './core/request/delivery.js'
export { readHeader } from './core/request/headers.js'
export { toWebhookRequest, type WebhookRequestInit } from './core/request/to-webhook-request.js'
export { allOf } from './core/verify/all-of.js'
export { anyOf } from './core/verify/any-of.js'
export { basicAuth } from './core/verify/basic-auth.js'
export { formToken } from './core/verify/form-token.js'
export { headerToken } from './core/verify/header-token.js'
export { hmacSignature } from './core/verify/hmac-signature.js'
export { httpsOnly } from './core/verify/https-only.js'
export { certificateKeys } from './core/verify/keys/certificate-keys.js'
export { staticKeys } from './core/verify/keys/key-source.js'
export { keysByUrl } from './core/verify/keys/keys-by-url.js'
export { remoteKeys } from './core/verify/keys/remote-keys.js'
export { publicKeySignature } from './core/verify/public-key-signature.js'
export { fromEnv } from './core/verify/secrets/from-env.js'
export type { Secret, SecretResolver, SecretSource } from './core/verify/secrets/secrets.js'
export { standardWebhooksSignature } from './core/verify/standard-webhooks/standard-webhooks.js'
export { unverified } from './core/verify/unverified.js'
export { urlToken } from './core/verify/url-token.js'
export type { Verifier } from './core/verify/verifier.js'
export {
  isWebhookError,
  type PayloadIssue,
  WebhookError,
  type WebhookErrorCode,
  type WebhookErrorDetails,
} from './errors.js'
export { memoryDedupeStore } from './stores/dedupe/memory/index.js'
