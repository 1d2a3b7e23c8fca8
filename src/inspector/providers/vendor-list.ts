import { deliveriesOf } from '../../vendors/table/testing.js'

// One line for each folder and row of src/vendors, written by `npm run derive`.
export const vendorList = {
  discord: async () => (await import('../../vendors/discord/testing.js')).deliveries,
  github: async () => (await import('../../vendors/github/testing.js')).deliveries,
  gitlab: async () => (await import('../../vendors/gitlab/testing.js')).deliveries,
  google: async () => (await import('../../vendors/google/testing.js')).deliveries,
  hubspot: async () => (await import('../../vendors/hubspot/testing.js')).deliveries,
  jira: async () => (await import('../../vendors/jira/testing.js')).deliveries,
  linear: async () => deliveriesOf((await import('../../vendors/rows/linear.js')).linear),
  openai: async () => deliveriesOf((await import('../../vendors/rows/openai.js')).openai),
  paddle: async () => deliveriesOf((await import('../../vendors/rows/paddle.js')).paddle),
  paypal: async () => (await import('../../vendors/paypal/testing.js')).deliveries,
  sentry: async () => deliveriesOf((await import('../../vendors/rows/sentry.js')).sentry),
  shopify: async () => (await import('../../vendors/shopify/testing.js')).deliveries,
  slack: async () => (await import('../../vendors/slack/testing.js')).deliveries,
  square: async () => (await import('../../vendors/square/testing.js')).deliveries,
  'standard-webhooks': async () => (await import('../../vendors/standard-webhooks/testing.js')).deliveries,
  stripe: async () => (await import('../../vendors/stripe/testing.js')).deliveries,
  telegram: async () => deliveriesOf((await import('../../vendors/rows/telegram.js')).telegram),
  twilio: async () => (await import('../../vendors/twilio/testing.js')).deliveries,
  twitch: async () => (await import('../../vendors/twitch/testing.js')).deliveries,
  zoom: async () => (await import('../../vendors/zoom/testing.js')).deliveries,
}
