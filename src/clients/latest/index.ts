export type { ClientOptions } from '../http/call.js'
export { ClientError, type ClientErrorCode, isClientError } from '../http/client-error.js'
export type { Rate, RateLimiter } from '../rate-limits/rate-limiter.js'
export { type GithubObjectOptions, githubObject } from './github-object.js'
export {
  type GoogleCalendarChanges,
  type GoogleCalendarChangesOptions,
  googleCalendarChanges,
} from './google-calendar-changes.js'
export { type HubspotObjectOptions, hubspotObject } from './hubspot-object.js'
export {
  type Fence,
  type Fetched,
  type LatestDetails,
  type LatestOptions,
  type LatestQuery,
  type LatestRate,
  type LatestSource,
  latest,
} from './latest.js'
export type { ObjectOptions, ProviderObject } from './object-call.js'
export { type ShopifyObjectOptions, shopifyObject, shopOf } from './shopify-object.js'
export { type StripeObjectOptions, stripeObject } from './stripe-object.js'
