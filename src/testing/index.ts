export { type CloudEventsSampleOptions, cloudEvent, cloudEventsSample } from '../cloudevents/testing.js'
export {
  type DiscordSampleOptions,
  discordEventPayload,
  discordInteractionPayload,
  discordSample,
  type SignDiscordOptions,
  signDiscord,
} from '../vendors/discord/testing.js'
export {
  type GithubSampleOptions,
  githubSample,
  type SignGithubOptions,
  signGithub,
} from '../vendors/github/testing.js'
export {
  type GitlabSampleOptions,
  gitlabPayload,
  gitlabSample,
  type SignGitlabOptions,
  signGitlab,
} from '../vendors/gitlab/testing.js'
export { type GoogleSampleOptions, googleSample } from '../vendors/google/testing.js'
export {
  type HubspotSampleOptions,
  hubspotPayload,
  hubspotSample,
  type SignHubspotOptions,
  signHubspot,
} from '../vendors/hubspot/testing.js'
export {
  type JiraSampleOptions,
  jiraPayload,
  jiraSample,
  type SignJiraJwtOptions,
  signJiraJwt,
} from '../vendors/jira/testing.js'
export {
  type PaypalSampleOptions,
  paypalPayload,
  paypalSample,
  type SignPaypalOptions,
  signPaypal,
} from '../vendors/paypal/testing.js'
export {
  type ShopifySampleOptions,
  type SignShopifyOptions,
  shopifyPayload,
  shopifySample,
  signShopify,
} from '../vendors/shopify/testing.js'
export {
  type SignSlackOptions,
  type SlackSampleKind,
  type SlackSampleOptions,
  signSlack,
  slackCommandPayload,
  slackEventPayload,
  slackInteractionPayload,
  slackSample,
} from '../vendors/slack/testing.js'
export { type SquareSampleOptions, signSquare, squarePayload, squareSample } from '../vendors/square/testing.js'
export {
  type StandardWebhooksSampleOptions,
  standardWebhooksPayload,
  standardWebhooksSample,
} from '../vendors/standard-webhooks/testing.js'
export {
  type SignStripeOptions,
  type StripeSampleOptions,
  signStripe,
  stripePayload,
  stripeSample,
} from '../vendors/stripe/testing.js'
export { signTwilio, type TwilioSampleOptions, twilioPayload, twilioSample } from '../vendors/twilio/testing.js'
export {
  type SignTwitchOptions,
  signTwitch,
  type TwitchSampleOptions,
  twitchPayload,
  twitchSample,
} from '../vendors/twitch/testing.js'
export {
  type SignZoomOptions,
  signZoom,
  type ZoomSampleOptions,
  zoomPayload,
  zoomSample,
} from '../vendors/zoom/testing.js'
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
export { type HostSampleOptions, hostPayload, hostPingPayload, hostSample } from './samples/host.js'
export { type PaymentsSampleOptions, paymentsPayload, paymentsSample } from './samples/payments.js'
export { type PushSampleOptions, pushSample } from './samples/push.js'
export { type TrackerSampleOptions, trackerPayload, trackerSample } from './samples/tracker.js'
export type { SignContentOptions } from './signers/content.js'
export { withBasicAuth, withFormToken, withHeaderToken, withUrlToken } from './signers/credentials.js'
export { generateKeys, generateSecret, type PrivateKey, type SampleJwk, type SampleKeys } from './signers/keys.js'
export type { SentAt } from './signers/sent-at.js'
export { type SignHmacOptions, signHmac } from './signers/sign-hmac.js'
export { type SignHttpMessageOptions, signHttpMessage } from './signers/sign-http-message.js'
export { type SignJwsOptions, signJws } from './signers/sign-jws.js'
export { type SignPublicKeyOptions, signPublicKey } from './signers/sign-public-key.js'
export { type SignStandardWebhooksOptions, signStandardWebhooks } from './signers/sign-standard-webhooks.js'
export type { SignUrlOptions } from './signers/sign-url.js'
