export type { Claim, ClaimPage, ClaimQuery, ClaimSource, ResendingSource } from './claim-source.js'
export { claimedBy } from './claimed-by.js'
export { type ClaimFailure, type CollectOptions, type CollectReport, collect } from './collect.js'
export {
  type GithubFailedDeliveriesOptions,
  type GithubHookPlace,
  githubFailedDeliveries,
} from './github-failed-deliveries.js'
export { type JiraFailedWebhooksOptions, jiraFailedWebhooks } from './jira-failed-webhooks.js'
export { type MissedPaymentsEventsOptions, missedPaymentsEvents } from './missed-payments-events.js'
export { relisted } from './polled.js'
export {
  type StoredDeliveriesOptions,
  type StoredDelivery,
  type StoredDeliveryOptions,
  type StoredDeliveryPage,
  storedDeliveries,
  storedDelivery,
} from './stored-deliveries.js'
