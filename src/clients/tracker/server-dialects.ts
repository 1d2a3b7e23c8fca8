import * as z from 'zod/mini'
import { compileSchema } from '../../core/provider/compile-schema.js'
import type { OutputOf } from '../../core/provider/schema.js'
import { wasFound } from '../http/client-error.js'
import { secretsInUrl } from '../http/redact.js'
import type { ResponseFault } from '../http/response.js'
import type { TrackerDialect, TrackerRegistration, TrackerWebhook } from './types.js'

const jqlSection = 'issue-related-events-section'

const webhookSchema = compileSchema(
  z.looseObject({
    id: z.optional(z.union([z.int(), z.string()])),
    self: z.optional(z.string()),
    name: z.optional(z.string()),
    url: z.optional(z.string()),
    events: z.optional(z.array(z.string())),
    jqlFilter: z.optional(z.nullable(z.string())),
    filters: z.optional(z.nullable(z.looseObject({ [jqlSection]: z.optional(z.nullable(z.string())) }))),
    excludeIssueDetails: z.optional(z.boolean()),
    excludeBody: z.optional(z.boolean()),
    configuration: z.optional(
      z.nullable(z.looseObject({ EXCLUDE_BODY: z.optional(z.union([z.string(), z.boolean()])) })),
    ),
    enabled: z.optional(z.boolean()),
    active: z.optional(z.boolean()),
  }),
)

type WebhookResponse = OutputOf<typeof webhookSchema>

/** How a call reads a response that describes one webhook. */
const oneWebhook = { schema: webhookSchema, check: findFault }

const webhooksSchema = compileSchema(z.array(z.looseObject({})))

/** Creates a dialect with one resource per webhook. */
function resourceDialect(
  name: string,
  collection: readonly string[],
  toBody: (registration: TrackerRegistration) => unknown,
): TrackerDialect {
  return {
    name,
    collection,
    open: (call) => ({
      async register(registration, { signal } = {}) {
        const secrets = [registration.secret ?? '', ...secretsInUrl(registration.url)]
        const json = toBody(registration)
        return toWebhook(await call({ name: 'register', method: 'POST', json, ...oneWebhook, secrets, signal }))
      },
      async queryAll({ signal } = {}) {
        const webhooks = await call({ name: 'queryAll', method: 'GET', schema: webhooksSchema, signal })
        // One by one, so that an invalid webhook does not hide the others.
        return webhooks.flatMap((item) => {
          const result = webhookSchema['~standard'].validate(item)
          return 'value' in result && idOf(result.value) !== '' ? [toWebhook(result.value)] : []
        })
      },
      async queryOne(id, { signal } = {}) {
        return toWebhook(await call({ name: 'queryOne', method: 'GET', path: [id], ...oneWebhook, signal }))
      },
      deregister: async (id, { signal } = {}) =>
        wasFound(call({ name: 'deregister', method: 'DELETE', path: [id], signal })),
    }),
  }
}

function toWebhook(response: WebhookResponse): TrackerWebhook {
  const exclude = response.excludeIssueDetails ?? response.excludeBody ?? response.configuration?.EXCLUDE_BODY
  return {
    id: idOf(response),
    name: response.name,
    url: response.url,
    events: response.events ?? [],
    jqlFilter: response.jqlFilter ?? response.filters?.[jqlSection] ?? undefined,
    excludeIssueDetails: exclude === undefined ? undefined : String(exclude) === 'true',
    enabled: response.enabled ?? response.active,
    expiresAt: undefined,
    response,
  }
}

// Older services return the id only as part of the webhook's URL.
function idOf({ id, self = '' }: WebhookResponse): string {
  return id === undefined ? (/\/([^/?#]+)\/?$/.exec(self)?.[1] ?? '') : String(id)
}

function findFault(response: WebhookResponse): ResponseFault | undefined {
  return idOf(response) === '' ? { code: 'response_invalid', message: 'the response has no id' } : undefined
}

const olderCollection = ['rest', 'webhooks', '1.0', 'webhook'] as const

/** The fields and paths of the specification (sections 2.3 and 4.3), which older servers support. */
export const specificationDialect: TrackerDialect = resourceDialect(
  'specification',
  olderCollection,
  ({ name, url, events, jqlFilter, excludeIssueDetails }) => ({ name, url, events, jqlFilter, excludeIssueDetails }),
)

/**
 * Jira Server and Data Center up to 9, and the admin webhooks of Jira Cloud.
 *
 * @see https://developer.atlassian.com/server/jira/platform/webhooks/
 */
export const jiraServerDialect: TrackerDialect = resourceDialect(
  'jira server',
  olderCollection,
  ({ name, url, events, jqlFilter, excludeIssueDetails, secret }) => ({
    name,
    url,
    events,
    filters: toFilters(jqlFilter),
    excludeBody: excludeIssueDetails,
    secret,
  }),
)

/**
 * Jira Data Center 10 and later, which expects the secret in `configuration` and ignores it elsewhere.
 *
 * @see https://developer.atlassian.com/server/jira/platform/webhooks/
 */
export const jiraDataCenter10Dialect: TrackerDialect = resourceDialect(
  'jira data center 10',
  ['rest', 'jira-webhook', '1.0', 'webhooks'],
  ({ name, url, events, jqlFilter, excludeIssueDetails, secret }) => ({
    name,
    url,
    events,
    filters: toFilters(jqlFilter),
    // The values of the configuration are strings.
    configuration: {
      EXCLUDE_BODY: excludeIssueDetails === undefined ? undefined : String(excludeIssueDetails),
      SECRET: secret,
    },
    active: true,
  }),
)

function toFilters(jqlFilter: string | undefined) {
  return jqlFilter === undefined ? undefined : { [jqlSection]: jqlFilter }
}
