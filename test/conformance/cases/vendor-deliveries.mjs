import { linear as linearVendor } from 'webhook-receiver/linear'
import { openai as openaiVendor } from 'webhook-receiver/openai'
import { paddle as paddleVendor } from 'webhook-receiver/paddle'
import { sentry as sentryVendor } from 'webhook-receiver/sentry'
import { telegram as telegramVendor } from 'webhook-receiver/telegram'
import { deliveriesOf } from 'webhook-receiver/vendors/testing'

// One line for each folder and row of src/vendors, written by `npm run derive`.
export { deliveries as discord } from 'webhook-receiver/discord/testing'
export { deliveries as github } from 'webhook-receiver/github/testing'
export { deliveries as gitlab } from 'webhook-receiver/gitlab/testing'
export { deliveries as google } from 'webhook-receiver/google/testing'
export { deliveries as hubspot } from 'webhook-receiver/hubspot/testing'
export { deliveries as jira } from 'webhook-receiver/jira/testing'
export { deliveries as paypal } from 'webhook-receiver/paypal/testing'
export { deliveries as shopify } from 'webhook-receiver/shopify/testing'
export { deliveries as slack } from 'webhook-receiver/slack/testing'
export { deliveries as square } from 'webhook-receiver/square/testing'
export { deliveries as standardWebhooks } from 'webhook-receiver/standard-webhooks/testing'
export { deliveries as stripe } from 'webhook-receiver/stripe/testing'
export { deliveries as twilio } from 'webhook-receiver/twilio/testing'
export { deliveries as twitch } from 'webhook-receiver/twitch/testing'
export { deliveries as zoom } from 'webhook-receiver/zoom/testing'

export const linear = deliveriesOf(linearVendor)
export const openai = deliveriesOf(openaiVendor)
export const paddle = deliveriesOf(paddleVendor)
export const sentry = deliveriesOf(sentryVendor)
export const telegram = deliveriesOf(telegramVendor)
