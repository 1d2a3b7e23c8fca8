export { type ChatSampleOptions, chatPayload, chatSample } from './chat-sample.js'
export { type CloudEventsSampleOptions, cloudEvent, cloudEventsSample } from './cloudevents-sample.js'
export type { SignContentOptions } from './content.js'
export { withBasicAuth, withFormToken, withHeaderToken, withUrlToken } from './credentials.js'
export { injectDelivery, type SendOptions, sendDelivery, toRequest } from './deliver.js'
export {
  type DiscordSampleOptions,
  discordEventPayload,
  discordInteractionPayload,
  discordSample,
  type SignDiscordOptions,
  signDiscord,
} from './discord-sample.js'
export { type GithubSampleOptions, githubSample, type SignGithubOptions, signGithub } from './github-sample.js'
export {
  type GitlabSampleOptions,
  gitlabPayload,
  gitlabSample,
  type SignGitlabOptions,
  signGitlab,
} from './gitlab-sample.js'
export { type GoogleSampleOptions, googleSample } from './google-sample.js'
export { type HostSampleOptions, hostPayload, hostPingPayload, hostSample } from './host-sample.js'
export {
  type HubspotSampleOptions,
  hubspotPayload,
  hubspotSample,
  type SignHubspotOptions,
  signHubspot,
} from './hubspot-sample.js'
export {
  type JiraSampleOptions,
  jiraPayload,
  jiraSample,
  type SignJiraJwtOptions,
  signJiraJwt,
} from './jira-sample.js'
export { generateKeys, generateSecret, type PrivateKey, type SampleJwk, type SampleKeys } from './keys.js'
export { memoryInbox } from './memory-inbox.js'
export { type PaymentsSampleOptions, paymentsPayload, paymentsSample } from './payments-sample.js'
export {
  type PaypalSampleOptions,
  paypalPayload,
  paypalSample,
  type SignPaypalOptions,
  signPaypal,
} from './paypal-sample.js'
export { type PushSampleOptions, pushSample } from './push-sample.js'
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
export {
  type ShopifySampleOptions,
  type SignShopifyOptions,
  shopifyPayload,
  shopifySample,
  signShopify,
} from './shopify-sample.js'
export { type SignHmacOptions, signHmac } from './sign-hmac.js'
export { type SignHttpMessageOptions, signHttpMessage } from './sign-http-message.js'
export { type SignJwsOptions, signJws } from './sign-jws.js'
export { type SignPublicKeyOptions, signPublicKey } from './sign-public-key.js'
export { type SignStandardWebhooksOptions, signStandardWebhooks } from './sign-standard-webhooks.js'
export type { SignUrlOptions } from './sign-url.js'
export {
  type SignSlackOptions,
  type SlackSampleKind,
  type SlackSampleOptions,
  signSlack,
  slackCommandPayload,
  slackEventPayload,
  slackInteractionPayload,
  slackSample,
} from './slack-sample.js'
export { type SquareSampleOptions, signSquare, squarePayload, squareSample } from './square-sample.js'
export {
  type StandardWebhooksSampleOptions,
  standardWebhooksPayload,
  standardWebhooksSample,
} from './standard-webhooks-sample.js'
export {
  type SignStripeOptions,
  type StripeSampleOptions,
  signStripe,
  stripePayload,
  stripeSample,
} from './stripe-sample.js'
export { type TrackerSampleOptions, trackerPayload, trackerSample } from './tracker-sample.js'
export { signTwilio, type TwilioSampleOptions, twilioPayload, twilioSample } from './twilio-sample.js'
export {
  type SignTwitchOptions,
  signTwitch,
  type TwitchSampleOptions,
  twitchPayload,
  twitchSample,
} from './twitch-sample.js'
export { type SignZoomOptions, signZoom, type ZoomSampleOptions, zoomPayload, zoomSample } from './zoom-sample.js'
