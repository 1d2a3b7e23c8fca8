import * as z from 'zod/mini'
import { checkedLater, checkOptions, optional, requireList, requireObject } from '../../core/base/options.js'
import { compileSchema } from '../../core/provider/compile-schema.js'
import type { OutputOf } from '../../core/provider/schema.js'
import { type ClientOptions, clientChecks, createCaller } from '../http/call.js'
import { wasFound } from '../http/client-error.js'
import { type CredentialsOptions, credentialsChecks } from '../http/credentials.js'
import { secretsInUrl } from '../http/redact.js'
import { joinUrl, requireBaseUrl, requireUrl } from '../http/url.js'

const webhookSchema = compileSchema(
  z.looseObject({
    id: z.string().check(z.minLength(1)),
    url: z.optional(z.string()),
    event_types: z.optional(z.array(z.looseObject({ name: z.string() }))),
  }),
)

const webhooksSchema = compileSchema(z.looseObject({ webhooks: z.array(z.looseObject({})) }))

const eventTypesSchema = compileSchema(
  z.looseObject({
    event_types: z.array(
      z.looseObject({ name: z.string(), description: z.optional(z.string()), status: z.optional(z.string()) }),
    ),
  }),
)

/** A kind of event that a payments service can deliver. */
export type PaymentsEventType = OutputOf<typeof eventTypesSchema>['event_types'][number]

/** The webhook to register. */
export interface PaymentsRegistration {
  /** Where deliveries are sent, an `https:` URL. */
  readonly url: string
  /** The event names, such as `PAYMENT.AUTHORIZATION.CREATED`; `*` for all. */
  readonly events: readonly string[]
}

/** A registered webhook. */
export interface PaymentsWebhook {
  readonly id: string
  readonly url: string | undefined
  readonly events: readonly string[]
  /** The webhook as the service returned it. */
  readonly response: unknown
}

/** The API of one payments service. */
export interface PaymentsWebhooksDialect {
  readonly name: string
  /** The path of the notifications, in segments. The webhooks are below it. */
  readonly collection: readonly string[]
  /** Throws a `TypeError` for a registration that the service would refuse. */
  check?(registration: PaymentsRegistration): void
}

/** Options of {@link paymentsWebhooks}. */
export type PaymentsWebhooksOptions = ClientOptions &
  CredentialsOptions & {
    /** The URL that paths are appended to, such as `https://api-m.paypal.com`. */
    readonly baseUrl: string
    /** The API of this service. @default specificationPaymentsDialect */
    readonly dialect?: PaymentsWebhooksDialect
  }

/** Options of one call. */
export interface RegistryCallOptions {
  readonly signal?: AbortSignal | undefined
}

/** Registers, queries, changes and deregisters the webhooks of a payments service. */
export interface PaymentsWebhooks {
  /** Registers a webhook. It is retried only after 429. */
  register(registration: PaymentsRegistration, options?: RegistryCallOptions): Promise<PaymentsWebhook>
  /** Lists all webhooks of the account. Invalid ones are left out. */
  queryAll(options?: RegistryCallOptions): Promise<readonly PaymentsWebhook[]>
  /** @throws {ClientError} with any code; `not_found` if there is no such webhook */
  queryOne(id: string, options?: RegistryCallOptions): Promise<PaymentsWebhook>
  /** Changes the URL, the events, or both. Fields that are left out stay as they are. */
  update(id: string, change: Partial<PaymentsRegistration>, options?: RegistryCallOptions): Promise<PaymentsWebhook>
  /** @returns `false` if there was no such webhook */
  deregister(id: string, options?: RegistryCallOptions): Promise<boolean>
  /** Lists the events that the service can deliver. */
  eventTypes(options?: RegistryCallOptions): Promise<readonly PaymentsEventType[]>
}

/** The paths of the specification (section 4.4). */
export const specificationPaymentsDialect: PaymentsWebhooksDialect = {
  name: 'specification',
  collection: ['v1', 'notifications'],
}

/**
 * PayPal, whose limits are checked before anything is sent: a URL on port 443 of at most 2,048 characters, and 500 events.
 *
 * @see https://developer.paypal.com/docs/api/webhooks/v1/
 */
export const paypalWebhooksDialect: PaymentsWebhooksDialect = {
  name: 'paypal',
  collection: ['v1', 'notifications'],
  check({ url, events }) {
    if (new URL(url).port !== '') throw new TypeError('paymentsWebhooks: url must be on port 443')
    if (events.length > 500) throw new TypeError('paymentsWebhooks: events must have at most 500 names')
  },
}

/**
 * Registers, queries, changes and deregisters webhooks of a payments service (specification, sections 1.3 and 4.4).
 *
 * The specification leaves bodies open; they are those of https://developer.paypal.com/docs/api/webhooks/v1/.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 * @throws {ClientError} from the calls, with any code
 *
 * @example
 * const webhooks = paymentsWebhooks({ baseUrl: 'https://api-m.paypal.com', token, dialect: paypalWebhooksDialect })
 * const { id } = await webhooks.register({ url: receiverUrl, events: ['PAYMENT.AUTHORIZATION.CREATED'] })
 */
export function paymentsWebhooks(options: PaymentsWebhooksOptions): PaymentsWebhooks {
  checkOptions(options, 'paymentsWebhooks', {
    ...clientChecks,
    ...credentialsChecks,
    baseUrl: checkedLater,
    dialect: optional(requireObject),
  })
  const { dialect = specificationPaymentsDialect } = options
  const baseUrl = requireBaseUrl(options.baseUrl, 'paymentsWebhooks: baseUrl', options)
  const call = createCaller(options, 'paymentsWebhooks', options)
  const urlOf = (...path: readonly string[]) => joinUrl(baseUrl, [...dialect.collection, ...path])
  const requireRegistration = (registration: PaymentsRegistration) => {
    requireObject(registration, 'paymentsWebhooks: registration')
    requireUrl(registration.url, 'paymentsWebhooks: url', options)
    requireList(registration.events, 'paymentsWebhooks: events')
    if (registration.events.length === 0) throw new TypeError('paymentsWebhooks: events must not be empty')
    dialect.check?.(registration)
  }

  return {
    async register(registration, { signal } = {}) {
      requireRegistration(registration)
      const { url, events } = registration
      const secrets = secretsInUrl(url)
      const json = { url, event_types: toEventTypes(events) }
      const request = { name: 'register', method: 'POST', url: urlOf('webhooks'), schema: webhookSchema } as const
      return toWebhook(await call({ ...request, json, secrets, signal }))
    },
    async queryAll({ signal } = {}) {
      const url = urlOf('webhooks')
      const { webhooks } = await call({ name: 'queryAll', method: 'GET', url, schema: webhooksSchema, signal })
      // One by one, so that an invalid webhook does not hide the others.
      return webhooks.flatMap((item) => {
        const result = webhookSchema['~standard'].validate(item)
        return 'value' in result ? [toWebhook(result.value)] : []
      })
    },
    async queryOne(id, { signal } = {}) {
      const url = urlOf('webhooks', id)
      return toWebhook(await call({ name: 'queryOne', method: 'GET', url, schema: webhookSchema, signal }))
    },
    async update(id, change, { signal } = {}) {
      requireObject(change, 'paymentsWebhooks: change')
      const { url, events } = change
      // The fields that stay as they are have passed the check before.
      requireRegistration({ url: url ?? 'https://unchanged.example/', events: events ?? ['*'] })
      const json = [
        ...(url === undefined ? [] : [{ op: 'replace', path: '/url', value: url }]),
        ...(events === undefined ? [] : [{ op: 'replace', path: '/event_types', value: toEventTypes(events) }]),
      ]
      if (json.length === 0) throw new TypeError('paymentsWebhooks: update needs url or events')
      const request = { name: 'update', method: 'PATCH', url: urlOf('webhooks', id), schema: webhookSchema } as const
      return toWebhook(await call({ ...request, json, secrets: url === undefined ? [] : secretsInUrl(url), signal }))
    },
    deregister: async (id, { signal } = {}) =>
      wasFound(call({ name: 'deregister', method: 'DELETE', url: urlOf('webhooks', id), signal })),
    async eventTypes({ signal } = {}) {
      const url = urlOf('webhooks-event-types')
      return (await call({ name: 'eventTypes', method: 'GET', url, schema: eventTypesSchema, signal })).event_types
    },
  }
}

function toEventTypes(events: readonly string[]) {
  return events.map((name) => ({ name }))
}

function toWebhook(response: OutputOf<typeof webhookSchema>): PaymentsWebhook {
  const { id, url, event_types = [] } = response
  return { id, url, events: event_types.map(({ name }) => name), response }
}
