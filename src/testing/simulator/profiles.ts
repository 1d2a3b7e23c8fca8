import type { AnswerPattern, ProviderProfile } from './profile.js'

const seconds = 1000
const minutes = 60 * seconds
const hours = 60 * minutes
const days = 24 * hours

const success: readonly AnswerPattern[] = ['2XX']
const noConnection: readonly AnswerPattern[] = ['connection', 'timeout']
export const allFailures: readonly AnswerPattern[] = ['1XX', '3XX', '4XX', '5XX', ...noConnection]

export const common = {
  delivered: success,
  retried: allFailures,
  gone: [],
  redirects: 'keep',
  honoursRetryAfter: false,
  deadlineMs: 30 * seconds,
} as const satisfies Partial<ProviderProfile>

/**
 * How known providers send, as plain data. Change a field to make your own: `{ ...profiles.github, deadlineMs: 30_000 }`.
 *
 * Values follow the vendors' documentation. If it does not state a count or a delay, the value is a guess that fits the
 * rest, and the page about the simulator says so.
 */
export const profiles = {
  /** The specification, section 7: every answer but 2XX is retried; 410 or an exhausted delivery ends the subscription. */
  specified: {
    ...common,
    name: 'specified',
    gone: [410],
    retryDelaysMs: { firstMs: 1 * seconds, maxMs: 1 * hours },
    maxRetries: 10,
    maxDurationMs: 1 * days,
    honoursRetryAfter: true,
    unhealthyAfter: 1,
  },
  /** The specification, section 7, for calendar push: 5XX is retried, any other failure drops the delivery. */
  push: {
    ...common,
    name: 'push',
    retried: ['5XX'],
    retryDelaysMs: { firstMs: 1 * seconds, maxMs: 1 * hours },
    maxRetries: 10,
  },
  /** Outgoing messages of the chat style: any answer but 200 is retried a few times. */
  chat: {
    ...common,
    name: 'chat',
    delivered: [200],
    retried: ['2XX', ...allFailures],
    retryDelaysMs: [0, 1 * minutes, 5 * minutes],
    deadlineMs: 3 * seconds,
  },
  /** https://developers.google.com/workspace/calendar/api/guides/push */
  google: {
    ...common,
    name: 'google',
    delivered: [200, 201, 202, 204, 102],
    retried: [500, 502, 503, 504],
    retryDelaysMs: { firstMs: 1 * seconds, maxMs: 1 * hours },
    maxRetries: 10,
  },
  /** The Events API: https://docs.slack.dev/apis/events-api/#retries */
  slack: {
    ...common,
    name: 'slack',
    retryDelaysMs: [0, 1 * minutes, 5 * minutes],
    noRetryHeader: 'x-slack-no-retry',
    deadlineMs: 3 * seconds,
  },
  /** Jira Cloud: https://developer.atlassian.com/cloud/jira/platform/webhooks/ */
  jira: {
    ...common,
    name: 'jira',
    retried: [408, 409, 425, 429, '5XX', ...noConnection],
    retryDelaysMs: { firstMs: 10 * minutes, factor: 1, jitter: 0.5 },
    maxRetries: 5,
    concurrency: 20,
    claimCheck: { expiresMs: 72 * hours },
  },
  /** https://developer.paypal.com/api/rest/webhooks/ */
  paypal: {
    ...common,
    name: 'paypal',
    retryDelaysMs: { firstMs: (3 * days) / 25, factor: 1 },
    maxRetries: 25,
    maxDurationMs: 3 * days,
  },
  /** https://docs.github.com/en/webhooks/using-webhooks/handling-failed-webhook-deliveries */
  github: {
    ...common,
    name: 'github',
    retried: [],
    retryDelaysMs: [],
    deadlineMs: 10 * seconds,
    redeliverableMs: 3 * days,
  },
  /** https://docs.stripe.com/webhooks#retries */
  stripe: {
    ...common,
    name: 'stripe',
    retryDelaysMs: { firstMs: 5 * minutes, maxMs: 12 * hours },
    maxRetries: 16,
    maxDurationMs: 3 * days,
  },
  /** https://shopify.dev/docs/apps/build/webhooks/troubleshooting-webhooks */
  shopify: {
    ...common,
    name: 'shopify',
    retryDelaysMs: { firstMs: 56 * seconds },
    maxRetries: 8,
    maxDurationMs: 4 * hours,
    deadlineMs: 5 * seconds,
    unhealthyAfter: 1,
  },
  /** https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md */
  standardWebhooks: {
    ...common,
    name: 'standard-webhooks',
    gone: [410],
    retryDelaysMs: [
      5 * seconds,
      5 * minutes,
      30 * minutes,
      2 * hours,
      5 * hours,
      10 * hours,
      14 * hours,
      20 * hours,
      24 * hours,
    ],
    honoursRetryAfter: true,
    deadlineMs: 20 * seconds,
  },
  /** A homeserver, which repeats a transaction until it is accepted. https://spec.matrix.org/latest/application-service-api/ */
  matrix: {
    ...common,
    name: 'matrix',
    retryDelaysMs: { firstMs: 2 * seconds, maxMs: 512 * seconds },
    maxRetries: 1000,
    concurrency: 1,
  },
  /** Mastodon, which gives up after most 4XX. */
  activitypub: {
    ...common,
    name: 'activitypub',
    retried: [401, 408, 429, '5XX', ...noConnection],
    retryDelaysMs: { firstMs: 15 * seconds },
    maxRetries: 16,
    maxDurationMs: 2 * days,
    deadlineMs: 10 * seconds,
  },
} as const satisfies Readonly<Record<string, ProviderProfile>>
