export { type CollectOptions, type CollectReport, collect, type MissedFailure } from './collect.js'
export { collectedFrom } from './collected-from.js'
export { type FhirEventsClient, type FhirEventsOptions, type FhirEventsQuery, fhirEvents } from './fhir-events.js'
export {
  type GithubFailedDeliveriesOptions,
  type GithubHookLocation,
  githubFailedDeliveries,
} from './github-failed-deliveries.js'
export { type GitlabFailedDeliveriesOptions, gitlabFailedDeliveries } from './gitlab-failed-deliveries.js'
export { type JiraFailedWebhooksOptions, jiraFailedWebhooks } from './jira-failed-webhooks.js'
export { type MissedPaymentsEventsOptions, missedPaymentsEvents } from './missed-payments-events.js'
export type { MissedDelivery, MissedPage, MissedQuery, MissedSource, RedeliverySource } from './missed-source.js'
export { type PaddleFailedNotificationsOptions, paddleFailedNotifications } from './paddle-failed-notifications.js'
export { polledDeliveries } from './polled-deliveries.js'
export { type ShopifyChangedObjectsOptions, shopifyChangedObjects } from './shopify-changed-objects.js'
export { type SquareEventsOptions, squareEvents } from './square-events.js'
export {
  type StoredDeliveriesOptions,
  type StoredDelivery,
  type StoredDeliveryOptions,
  type StoredDeliveryPage,
  storedDeliveries,
  storedDelivery,
} from './stored-deliveries.js'
export { type StripeUndeliveredEventsOptions, stripeUndeliveredEvents } from './stripe-undelivered-events.js'
export { type SvixFailedMessagesOptions, svixFailedMessages } from './svix-failed-messages.js'
export { createSweeper, type Sweeper, type SweeperOptions } from './sweeper.js'
