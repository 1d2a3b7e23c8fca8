import * as z from 'zod/mini'
import { requirePositiveInteger, requireText, requireWholeNumber } from '../../core/base/options.js'
import { compileSchema } from '../../core/provider/compile-schema.js'
import type { OutputOf } from '../../core/provider/schema.js'
import { trackerTime } from '../../vendors/styles/tracker.js'
import { ClientError, type ClientErrorCode } from '../http/client-error.js'
import { secretsInUrl } from '../http/redact.js'
import type { ResponseFault } from '../http/response.js'
import type {
  TrackerCall,
  TrackerCallOptions,
  TrackerDialect,
  TrackerRegistration,
  TrackerWebhook,
  TrackerWebhooks,
} from './types.js'

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

/** A delivery that failed after its last retry. The service keeps it for 72 hours. */
export type FailedTrackerDelivery = OutputOf<typeof failedSchema>['values'][number]

/** Which failed deliveries to list. */
export interface FailedDeliveriesQuery extends TrackerCallOptions {
  /** Deliveries that failed after this time, in milliseconds since 1970. */
  readonly after?: number
  /** The number of deliveries on a page. */
  readonly maxResults?: number
}

/** Calls that manage the dynamic webhooks of Jira Cloud. */
export interface CloudTrackerWebhooks extends TrackerWebhooks {
  /** Extends webhooks by 30 days. @returns when they expire, in milliseconds since 1970 */
  refresh(ids: readonly string[], options?: TrackerCallOptions): Promise<number>
  /** Lists the deliveries that failed after their last retry, oldest first. For Connect apps only. */
  failed(query?: FailedDeliveriesQuery): AsyncIterableIterator<FailedTrackerDelivery>
}

/** The maximum number of pages of a list; a longer list is an error. */
const maxPages = 1_000

/**
 * The dynamic webhooks of Jira Cloud, for Connect and OAuth apps. They expire after 30 days without a `refresh`.
 *
 * `jqlFilter` is required; `name`, `secret` and `excludeIssueDetails` are not sent.
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
      const { expirationDate } = await call({
        name: 'refresh',
        method: 'PUT',
        path: ['refresh'],
        json: { webhookIds: ids.map(toNumber) },
        schema: refreshSchema,
        check: findTimeFault,
        signal,
      })
      return Number(trackerTime(expirationDate))
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
  const response = await call({
    name: 'register',
    method: 'POST',
    json: { url, webhooks: [webhook] },
    schema: registrationSchema,
    check: findRefusal,
    secrets: [registration.secret ?? '', ...secretsInUrl(url)],
    signal,
  })
  const id = response.webhookRegistrationResult[0]?.createdWebhookId
  return toWebhook({ id: Number(id), url, events: [...events], jqlFilter })
}

function findTimeFault({ expirationDate }: OutputOf<typeof refreshSchema>): ResponseFault | undefined {
  const isTime = trackerTime(expirationDate) !== undefined
  return isTime ? undefined : { code: 'response_invalid', message: 'expirationDate is not a time' }
}

// Errors come with the status 200.
function findRefusal(response: OutputOf<typeof registrationSchema>): ResponseFault | undefined {
  const [result] = response.webhookRegistrationResult
  if (result?.createdWebhookId !== undefined) return undefined
  return { code: 'refused', message: 'the response has errors', excerpt: result?.errors?.join(' ') }
}

async function* queryPages(call: TrackerCall, { signal }: TrackerCallOptions = {}) {
  let startAt = 0
  for (let page = 0; page < maxPages; page++) {
    const query = { startAt: String(startAt) }
    const { values, isLast } = await call({ name: 'query', method: 'GET', query, schema: pageSchema, signal })
    for (const value of values) yield toWebhook(value)
    if (isLast !== false) return
    if (values.length === 0) throw incomplete('query', 'response_invalid', 'a page before the last is empty')
    startAt += values.length
  }
  throw incomplete('query', 'response_too_large', `there are more than ${maxPages} pages`)
}

// The last failure time is the cursor; the link to the next page is used only to see whether there is one.
async function* failedPages(call: TrackerCall, { after, maxResults, signal }: FailedDeliveriesQuery = {}) {
  if (maxResults !== undefined) requirePositiveInteger(maxResults, 'trackerWebhooks: maxResults')
  if (after !== undefined) requireWholeNumber(after, 'trackerWebhooks: after')
  let cursor = after
  for (let page = 0; page < maxPages; page++) {
    const query = { after: cursor?.toString(), maxResults: maxResults?.toString() }
    const path = ['failed']
    const { values, next } = await call({ name: 'failed', method: 'GET', path, query, schema: failedSchema, signal })
    yield* values
    const last = values.at(-1)?.failureTime
    if (typeof next !== 'string') return
    if (last === undefined || last <= (cursor ?? 0)) {
      throw incomplete('failed', 'response_invalid', 'the next page does not have later deliveries')
    }
    cursor = last
  }
  throw incomplete('failed', 'response_too_large', `there are more than ${maxPages} pages`)
}

// An incomplete list is an error, so that it is not mistaken for a complete one.
function incomplete(name: string, code: ClientErrorCode, message: string): ClientError {
  return new ClientError(code, `trackerWebhooks: ${name}: ${message}`, { attempts: 1 })
}

function toWebhook(response: OutputOf<typeof pageSchema>['values'][number]): TrackerWebhook {
  const { id, url, events = [], jqlFilter, expirationDate } = response
  return {
    id: String(id),
    name: undefined,
    url,
    events,
    jqlFilter,
    excludeIssueDetails: undefined,
    enabled: undefined,
    expiresAt: expirationDate === undefined ? undefined : trackerTime(expirationDate)?.getTime(),
    response,
  }
}

function toNumber(id: string): number {
  if (!/^[0-9]{1,15}$/.test(id)) throw new TypeError('trackerWebhooks: an id must be a number')
  return Number(id)
}
