import * as z from 'zod/mini'
import { compileSchema } from '#schema'
import type { OutputOf } from '../../schema/schema.js'
import type { AnswerFault } from '../http/answer.js'
import { isClientError } from '../http/client-error.js'
import { registrationSecrets, type TrackerDialect, type TrackerRegistration, type TrackerWebhook } from './dialect.js'

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

type WebhookAnswer = OutputOf<typeof webhookSchema>

/** What an answer about one webhook has to be. */
const identified = { schema: webhookSchema, check: findFault }

const webhooksSchema = compileSchema(z.array(z.looseObject({})))

/** A dialect with one resource for each webhook. */
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
        const secrets = registrationSecrets(registration)
        const json = toBody(registration)
        return toWebhook(await call({ name: 'register', method: 'POST', json, ...identified, secrets, signal }))
      },
      async queryAll({ signal } = {}) {
        const answer = await call({ name: 'queryAll', method: 'GET', schema: webhooksSchema, signal })
        // Each by itself: one that is wrong must not hide the others.
        return answer.flatMap((item) => {
          const result = webhookSchema['~standard'].validate(item)
          return 'value' in result && idOf(result.value) !== '' ? [toWebhook(result.value)] : []
        })
      },
      async queryOne(id, { signal } = {}) {
        return toWebhook(await call({ name: 'queryOne', method: 'GET', path: [id], ...identified, signal }))
      },
      async deregister(id, { signal } = {}) {
        try {
          await call({ name: 'deregister', method: 'DELETE', path: [id], signal })
          return true
        } catch (error) {
          if (isClientError(error, 'not_found')) return false
          throw error
        }
      },
    }),
  }
}

function toWebhook(answer: WebhookAnswer): TrackerWebhook {
  const exclude = answer.excludeIssueDetails ?? answer.excludeBody ?? answer.configuration?.EXCLUDE_BODY
  return {
    id: idOf(answer),
    name: answer.name,
    url: answer.url,
    events: answer.events ?? [],
    jqlFilter: answer.jqlFilter ?? answer.filters?.[jqlSection] ?? undefined,
    excludeIssueDetails: exclude === undefined ? undefined : String(exclude) === 'true',
    enabled: answer.enabled ?? answer.active,
    expiresAt: undefined,
    answer,
  }
}

// Older services have the id in the address of the webhook only. An empty one is none.
function idOf({ id, self = '' }: WebhookAnswer): string {
  return id === undefined ? (/\/([^/?#]+)\/?$/.exec(self)?.[1] ?? '') : String(id)
}

function findFault(answer: WebhookAnswer): AnswerFault | undefined {
  return idOf(answer) === '' ? { code: 'answer_invalid', what: 'the answer names no id' } : undefined
}

const olderCollection = ['rest', 'webhooks', '1.0', 'webhook'] as const

/** The specification's own fields and paths (sections 2.3 and 4.3), which older servers understand. */
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
 * Jira Data Center from 10 on, which has the secret in the configuration and ignores it elsewhere.
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
    // Texts are what the configuration holds.
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
