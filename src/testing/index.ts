export { injectDelivery, type SendOptions, sendDelivery, toRequest } from './deliver.js'
export { memoryInbox } from './memory-inbox.js'
export {
  type HeaderChanges,
  type PayloadChanges,
  type Sample,
  type SampleOptions,
  type SampleSource,
  withBody,
  withHeaders,
} from './sample.js'
export { type ChatSampleOptions, chatPayload, chatSample } from './samples/chat.js'
export type { SampleEvent, SampleOf } from './samples/event-samples.js'
export { type HostSampleOptions, hostPayload, hostPingPayload, hostSample } from './samples/host.js'
export { type PaymentsSampleOptions, paymentsPayload, paymentsSample } from './samples/payments.js'
export { type PushSampleOptions, pushSample } from './samples/push.js'
export { type TrackerSampleOptions, trackerPayload, trackerSample } from './samples/tracker.js'
export { withBasicAuth, withFormToken, withHeaderToken, withUrlToken } from './signers/credentials.js'
export { generateKeys, generateSecret, type PrivateKey, type SampleJwk, type SampleKeys } from './signers/keys.js'
export { type SignHmacOptions, signHmac } from './signers/sign-hmac.js'
export { type SignHttpMessageOptions, signHttpMessage } from './signers/sign-http-message.js'
export { type SignJwsOptions, signJws } from './signers/sign-jws.js'
export { type SignPublicKeyOptions, signPublicKey } from './signers/sign-public-key.js'
export { type SignStandardWebhooksOptions, signStandardWebhooks } from './signers/sign-standard-webhooks.js'
export type { SentAt, SignContentOptions, SignUrlOptions } from './signers/signed-content.js'
export type {
  DeliveryIdPlace,
  VendorDeliveries,
  VendorNeed,
  VendorSender,
  VendorSenderOptions,
  VendorValues,
} from './vendor-deliveries.js'
