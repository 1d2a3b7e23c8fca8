export { injectDelivery, type SendOptions, sendDelivery, toRequest } from './deliver.js'
export { type HostSampleOptions, hostPayload, hostPingPayload, hostSample } from './host-sample.js'
export {
  type HeaderChanges,
  type PayloadChanges,
  type Sample,
  type SampleOptions,
  type SampleSource,
  withBody,
  withHeaders,
} from './sample.js'
export type { SentAt } from './sent-at.js'
export { type SignHmacOptions, signHmac } from './sign-hmac.js'
