import * as z from 'zod/mini'
import { compileSchema } from '#schema'
import { requirePositiveInteger, requireText, requireWholeNumber } from '../../base/options.js'
import type { OutputOf } from '../../schema/schema.js'
import { trackerTime } from '../../styles/tracker.js'
import type { AnswerFault } from '../http/answer.js'
import { ClientError, type ClientErrorCode } from '../http/client-error.js'
import {
  registrationSecrets,
  type TrackerCall,
  type TrackerCallOptions,
  type TrackerDialect,
  type TrackerRegistration,
  type TrackerWebhook,
  type TrackerWebhooks,
} from './dialect.js'

const time = z.union([z.int(), z.string()])

const registrationSchema = compileSchema(
  z.looseObject({
    webhookRegistrationResult: z.array(
      z.looseObject({ createdWebhookId: z.optional(z.int()), errors: z.optional(z.array(z.string())) }),
    ),
  }),
)

const pageSchema = compileSchema(
  z.looseObject({
    isLast: z.optional(z.boolean()),
    values: z.array(
      z.looseObject({
        id: z.int(),
        url: z.optional(z.string()),
        events: z.optional(z.array(z.string())),
        jqlFilter: z.optional(z.string()),
        expirationDate: z.optional(time),
      }),
    ),
  }),
)

const refreshSchema = compileSchema(z.looseObject({ expirationDate: time }))

const failedSchema = compileSchema(
  z.looseObject({
    next: z.optional(z.nullable(z.string())),
    values: z.array(
      z.looseObject({
        id: z.string(),
        url: z.string(),
        body: z.optional(z.nullable(z.string())),
        failureTime: z.int(),
      }),
    ),
  }),
)

/** A delivery that was given up after its last retry. The service keeps it for 72 hours. */
export type FailedTrackerDelivery = OutputOf<typeof failedSchema>['values'][number]

/** Which failed deliveries to list. */
export interface FailedDeliveriesQuery extends TrackerCallOptions {
  /** Those that failed after this, in milliseconds since 1970. */
  readonly after?: number
  /** How many on a page. */
  readonly maxResults?: number
}

/** Calls about the dynamic webhooks of Jira Cloud. */
export interface CloudTrackerWebhooks extends TrackerWebhooks {
  /** Lets webhooks live for another 30 days. @returns when they end, in milliseconds since 1970 */
  refresh(ids: readonly string[], options?: TrackerCallOptions): Promise<number>
  /** The deliveries that were given up, oldest first, page by page. Only Connect apps may ask. */
  failed(query?: FailedDeliveriesQuery): AsyncIterableIterator<FailedTrackerDelivery>
}

/** No list is followed further; a longer one is an error. */
const maxPages = 1_000

/**
 * The dynamic webhooks of Jira Cloud, for Connect and OAuth apps. They end after 30 days without a `refresh`.
 *
 * `jqlFilter` has to be given, and `name`, `secret` and `excludeIssueDetails` are not sent.
 *
 * @see https://developer.atlassian.com/cloud/jira/platform/rest/v3/api-group-webhooks/
 */
export const jiraCloudDynamicDialect: TrackerDialect<CloudTrackerWebhooks> = {
  name: 'jira cloud dynamic',
  collection: ['rest', 'api', '3', 'webhook'],
  open: (call) => ({
    register: (registration, options) => register(call, registration, options),
    async queryAll(options) {
      const webhooks: TrackerWebhook[] = []
      for await (const webhook of queryPages(call, options)) webhooks.push(webhook)
      return webhooks
    },
    async queryOne(id, options) {
      for await (const webhook of queryPages(call, options)) if (webhook.id === id) return webhook
      throw new ClientError('not_found', 'trackerWebhooks: queryOne: there is no webhook with this id', { attempts: 1 })
    },
    async deregister(id, { signal } = {}) {
      await call({ name: 'deregister', method: 'DELETE', json: { webhookIds: [toNumber(id)] }, signal })
      return true
    },
    async refresh(ids, { signal } = {}) {
      const answer = await call({
        name: 'refresh',
        method: 'PUT',
        path: ['refresh'],
        json: { webhookIds: ids.map(toNumber) },
        schema: refreshSchema,
        check: findTimeFault,
        signal,
      })
      return Number(trackerTime(answer.expirationDate))
    },
    failed: (query) => failedPages(call, query),
  }),
}

async function register(
  call: TrackerCall,
  registration: TrackerRegistration,
  { signal }: TrackerCallOptions = {},
): Promise<TrackerWebhook> {
  const { url, events, jqlFilter, fieldIdsFilter, issuePropertyKeysFilter } = registration
  requireText(jqlFilter, 'trackerWebhooks: jqlFilter')
  const webhook = { events, jqlFilter, fieldIdsFilter, issuePropertyKeysFilter }
  const answer = await call({
    name: 'register',
    method: 'POST',
    json: { url, webhooks: [webhook] },
    schema: registrationSchema,
    check: findRefusal,
    secrets: registrationSecrets(registration),
    signal,
  })
  const id = answer.webhookRegistrationResult[0]?.createdWebhookId
  return toWebhook({ id: Number(id), url, events: [...events], jqlFilter })
}

function findTimeFault({ expirationDate }: OutputOf<typeof refreshSchema>): AnswerFault | undefined {
  const isTime = trackerTime(expirationDate) !== undefined
  return isTime ? undefined : { code: 'answer_invalid', what: 'expirationDate is no time' }
}

// It comes with the status 200.
function findRefusal(answer: OutputOf<typeof registrationSchema>): AnswerFault | undefined {
  const [result] = answer.webhookRegistrationResult
  if (result?.createdWebhookId !== undefined) return undefined
  return { code: 'refused', what: 'the answer has errors', excerpt: result?.errors?.join(' ') }
}

async function* queryPages(call: TrackerCall, { signal }: TrackerCallOptions = {}) {
  let startAt = 0
  for (let page = 0; page < maxPages; page++) {
    const query = { startAt: String(startAt) }
    const answer = await call({ name: 'query', method: 'GET', query, schema: pageSchema, signal })
    for (const value of answer.values) yield toWebhook(value)
    if (answer.isLast !== false) return
    if (answer.values.length === 0) throw incomplete('query', 'answer_invalid', 'a page before the last is empty')
    startAt += answer.values.length
  }
  throw incomplete('query', 'answer_too_large', `there are more than ${maxPages} pages`)
}

// The last failure time is the cursor; the link to the next page only tells that there is one.
async function* failedPages(call: TrackerCall, { after, maxResults, signal }: FailedDeliveriesQuery = {}) {
  if (maxResults !== undefined) requirePositiveInteger(maxResults, 'trackerWebhooks: maxResults')
  if (after !== undefined) requireWholeNumber(after, 'trackerWebhooks: after')
  let cursor = after
  for (let page = 0; page < maxPages; page++) {
    const query = { after: cursor?.toString(), maxResults: maxResults?.toString() }
    const answer = await call({ name: 'failed', method: 'GET', path: ['failed'], query, schema: failedSchema, signal })
    yield* answer.values
    const last = answer.values.at(-1)?.failureTime
    if (typeof answer.next !== 'string') return
    if (last === undefined || last <= (cursor ?? 0)) {
      throw incomplete('failed', 'answer_invalid', 'the list goes on, but not to later deliveries')
    }
    cursor = last
  }
  throw incomplete('failed', 'answer_too_large', `there are more than ${maxPages} pages`)
}

// A list must not end as if it were complete.
function incomplete(name: string, code: ClientErrorCode, what: string): ClientError {
  return new ClientError(code, `trackerWebhooks: ${name}: ${what}`, { attempts: 1 })
}

function toWebhook(answer: OutputOf<typeof pageSchema>['values'][number]): TrackerWebhook {
  const { id, url, events = [], jqlFilter, expirationDate } = answer
  return {
    id: String(id),
    name: undefined,
    url,
    events,
    jqlFilter,
    excludeIssueDetails: undefined,
    enabled: undefined,
    expiresAt: expirationDate === undefined ? undefined : trackerTime(expirationDate)?.getTime(),
    answer,
  }
}

function toNumber(id: string): number {
  if (!/^[0-9]{1,15}$/.test(id)) throw new TypeError('trackerWebhooks: an id must be a number')
  return Number(id)
}
