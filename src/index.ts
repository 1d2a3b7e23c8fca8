export type { MaybePromise } from './base/maybe-promise.js'
export { parseDate } from './base/parse-date.js'
export type { ByteEncoding } from './bytes/encoding.js'
export type { EcdsaFormat, MacAlgorithm, SignatureAlgorithm } from './crypto/algorithms.js'
export type { PublicJwk, PublicKeyMaterial } from './crypto/public-key.js'
export { hashKey } from './database/hash-key.js'
export { deduplicate } from './dedupe/deduplicate.js'
export { type MemoryDedupeStoreOptions, memoryDedupeStore } from './dedupe/memory.js'
export type { DedupeOptions, DedupeStore, Reservation } from './dedupe/store.js'
export {
  isWebhookError,
  type PayloadIssue,
  refusal,
  WebhookError,
  type WebhookErrorCode,
  type WebhookErrorDetails,
} from './errors.js'
export type { Inbox, InboxConsumer, InboxOptions, StoredDelivery } from './inbox/inbox.js'
export { defineProvider } from './provider/define-provider.js'
export type { OpenEvents, Probe, ProviderDefinition } from './provider/definition.js'
export { parseEventName } from './provider/event-name.js'
export {
  gone,
  type Outcome,
  type OutcomeKind,
  type ReplyContent,
  type ReplyOptions,
  reject,
  reply,
  retryLater,
} from './provider/outcome.js'
export type { AnyProvider, EventSchemas, Provider, TypesOf } from './provider/provider.js'
export type { ResponsePolicy } from './provider/response-policy.js'
export type { RuntimeContext } from './receiver/context.js'
export type { HandlerContext, HandlerKey, Handlers, OtherHandlers } from './receiver/handlers.js'
export type { LimitOptions, ReceiverOptions } from './receiver/options.js'
export type { Receipt, ReceiptOutcome, ReceiptResponse } from './receiver/receipt.js'
export { createReceiver, type DrainOptions, type DrainResult, type Receiver } from './receiver/receiver.js'
export { type BodyFormat, emptyBody, optionalBody } from './request/body/format.js'
export { type JsonBodyOptions, jsonBody } from './request/body/json.js'
export { jsonFormBody } from './request/body/json-form.js'
export type {
  AnyTypes,
  BodyLimits,
  ContentEncoding,
  Delivery,
  DeliveryOf,
  EventName,
  HeaderLine,
  IncomingRequest,
  KnownDelivery,
  OtherDelivery,
  Proof,
  ProofStrength,
  ProviderTypes,
  RequestHead,
  Retry,
  Sequence,
  UnknownDelivery,
  WebhookRequest,
} from './request/delivery.js'
export {
  headerBytes,
  headerValues,
  readHeader,
  requireHeader,
  requireHeaderField,
} from './request/headers.js'
export { toWebhookRequest, type WebhookRequestInit } from './request/to-webhook-request.js'
export type { OutputOf, Schema } from './schema/schema.js'
export type { CarriedStep } from './steps/step.js'
export { allOf } from './verify/all-of.js'
export { anyOf } from './verify/any-of.js'
export { type BasicAuthOptions, type BasicUser, basicAuth } from './verify/basic-auth.js'
export { type FormTokenOptions, formToken } from './verify/form-token.js'
export { type HeaderTokenOptions, headerToken } from './verify/header-token.js'
export { type HmacSignatureOptions, hmacSignature } from './verify/hmac-signature.js'
export { type ForwardedHeader, type HttpsOnlyOptions, httpsOnly } from './verify/https-only.js'
export type { FetchKeys } from './verify/keys/bounded-fetch.js'
export { type CertificateKeysOptions, certificateKeys } from './verify/keys/certificate-keys.js'
export {
  type KeyOption,
  type KeyQuery,
  type KeyResolver,
  type KeySource,
  type StaticKeyMaterial,
  staticKeys,
} from './verify/keys/key-source.js'
export { type KeysByUrlOptions, keysByUrl } from './verify/keys/keys-by-url.js'
export { type RemoteKeysOptions, remoteKeys } from './verify/keys/remote-keys.js'
export { type PublicKeySignatureOptions, publicKeySignature } from './verify/public-key-signature.js'
export { type FromEnvOptions, fromEnv } from './verify/secrets/from-env.js'
export type { CandidateResolver, Secret, SecretResolver, SecretSource } from './verify/secrets/secrets.js'
export type { SignedTimestampOptions } from './verify/signed/signed-content.js'
export { type CheckTimestampOptions, checkTimestamp, type TimestampOptions } from './verify/signed/timestamp.js'
export {
  type StandardWebhooksOptions,
  standardWebhooksSignature,
} from './verify/standard-webhooks/standard-webhooks.js'
export { unverified } from './verify/unverified.js'
export { type UrlTokenOptions, urlToken } from './verify/url-token.js'
export type { Verified, Verifier, VerifyContext } from './verify/verifier.js'
