import {
  type Checks,
  group,
  oneOf,
  optional,
  requireFunction,
  requireFunctions,
  requirePositiveInteger,
} from '../../../core/base/options.js'
import { rethrow, withinTime } from '../../../core/base/waiting.js'
import type { InboxOptions, InboxStep, ParkStep, StoredDelivery } from '../../../core/ports/inbox.js'
import type { StepSettings } from '../../../core/ports/step.js'
import type { Delivery } from '../../../core/request/delivery.js'
import { isWebhookError, WebhookError } from '../../../errors.js'
import { redactEngineError } from '../failures.js'
import { toStoredId } from './stored-id.js'
import { withoutCredentials } from './without-credentials.js'

const checks: Checks<InboxOptions> = {
  inbox: (value, option) => requireFunctions(value, ['put'], option),
  key: optional(requireFunction),
  tenant: optional(requireFunction),
  urgent: optional(requireFunction),
  subject: optional(requireFunction),
  onInvalid: optional(oneOf(['refuse', 'park'])),
  credentials: optional(oneOf(['remove', 'keep'])),
  redact: optional(requireFunction),
  maxPendingBytes: optional(requirePositiveInteger),
}

type Description = Pick<StoredDelivery, 'id' | 'event' | 'deliveryId' | 'key' | 'number' | 'tenant' | 'urgent'>

/**
 * The steps of the pipeline that store in an inbox. An {@link Inbox} carries this function in its property `step`, so a
 * receiver without an inbox does not bundle it.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 */
export const storeInInbox: InboxStep = (options, settings, decisions, hasUrgentHandler) => {
  group(checks)(options, 'createReceiver: inbox')
  // The inbox hands over one delivery of a key at a time, so a sequencer could only wait in vain for another one.
  const { ordering } = options.inbox
  if (settings.order !== undefined && (ordering === 'strict-per-key' || ordering === 'arrival-per-key')) {
    throw new TypeError('createReceiver: order must be left out: the inbox keeps the order')
  }
  if (ordering === 'arrival-per-key' && settings.provider.numbered && options.key === undefined) {
    throw new TypeError(
      'createReceiver: inbox.key must be set: the provider numbers its deliveries, and this inbox keeps the order of arrival',
    )
  }
  // At the deadline the inbox may not have stored the delivery.
  if (settings.onDeadline === 'accept') {
    throw new TypeError('createReceiver: onDeadline must not be accept with an inbox')
  }
  const { redact } = options
  if (redact !== undefined && options.onInvalid === 'park') {
    throw new TypeError(
      'createReceiver: inbox.onInvalid must not be park with redact: what does not parse has no fields',
    )
  }
  if (options.subject !== undefined && !('erase' in options.inbox)) {
    throw new TypeError('createReceiver: inbox.subject must be left out: this inbox cannot erase what it has stored')
  }
  if (options.tenant !== undefined && !options.inbox.limits) {
    throw new TypeError(
      'createReceiver: inbox.tenant must be left out: this inbox does not let tenants take turns, or not with several shards',
    )
  }
  if (options.urgent !== undefined && !options.inbox.prioritizes) {
    throw new TypeError(
      'createReceiver: inbox.urgent must be left out: the engine of this inbox cannot claim urgent work first',
    )
  }
  const {
    endpoint,
    provider: { name: provider },
  } = settings
  const write = inboxWriter(options, settings.storeTimeoutMs)
  const clean = options.credentials === 'keep' ? asIs : withoutCredentials
  const park: ParkStep = async ({ request, proof }, receivedAt, thrown) => {
    const error = isWebhookError(thrown)
      ? thrown
      : new WebhookError('internal_error', 'the delivery could not be parsed', { cause: thrown })
    const invalid = `${error.code}: ${error.message}`
    await write({ ...undescribed(), endpoint, provider, request: clean(request, proof), proof, receivedAt, invalid })
    return { ...decisions.parked, error }
  }
  return {
    async store(deliveries) {
      const [first] = deliveries
      if (first === undefined) return decisions.ignored
      const { proof } = first
      const receivedAt = first.receivedAt.getTime()
      const cleaned = clean(first.request, proof)
      const redacting =
        redact && (await redact(cleaned, deliveries, (changed) => settings.reparse(changed, proof, receivedAt)))
      const { request, redaction: redacted } = redacting ?? { request: cleaned }
      const description = await describe(deliveries, options, settings, hasUrgentHandler)
      const subjects = subjectsOf(deliveries, options)
      const stored = { ...description, endpoint, provider, request, proof, receivedAt, invalid: undefined }
      const state = await write({ ...stored, ...(subjects && { subjects }), ...(redacted && { redacted }) })
      return state === 'duplicate' ? decisions.duplicate : decisions.stored
    },
    park: options.onInvalid === 'park' ? park : undefined,
  }
}

function asIs<Request>(request: Request): Request {
  return request
}

// The estimated memory of a delivery besides its body: its headers, and the bookkeeping of the driver.
const bytesBesidesBody = 4_096

/**
 * Makes a function that writes to an inbox, with a limit on time and on pending bytes: if the engine hangs, its driver
 * keeps deliveries in memory even after the timeout.
 */
function inboxWriter(
  { inbox, maxPendingBytes = 64_000_000 }: InboxOptions,
  storeTimeoutMs: number,
): (stored: StoredDelivery) => Promise<'stored' | 'duplicate'> {
  let pendingBytes = 0
  const put = async (stored: StoredDelivery) => {
    const bytes = stored.request.body.byteLength + bytesBesidesBody
    // A single delivery always passes, whatever its size.
    if (pendingBytes > 0 && pendingBytes + bytes > maxPendingBytes) {
      throw new Error('too many bytes are pending')
    }
    pendingBytes += bytes
    try {
      return requireState(await inbox.put(stored))
    } finally {
      pendingBytes -= bytes
    }
  }
  return (stored) =>
    withinTime(put(stored), storeTimeoutMs, {
      done: (state) => state,
      failed: (cause) => rethrow(unavailable(cause)),
      // If it is stored after all, the next attempt of the provider is a duplicate.
      expired: () => rethrow(unavailable(new Error(`no answer within ${storeTimeoutMs} ms`))),
    })
}

// A delivery counts as stored only if the inbox says so.
function requireState(state: 'stored' | 'duplicate'): 'stored' | 'duplicate' {
  if (state === 'stored' || state === 'duplicate') return state
  throw new TypeError("put of the inbox must return 'stored' or 'duplicate'")
}

function unavailable(cause: unknown): WebhookError {
  return new WebhookError('store_unavailable', 'the inbox failed', { cause: redactEngineError(cause) })
}

function undescribed(): Description {
  return { id: crypto.randomUUID(), event: undefined, deliveryId: undefined, key: undefined, number: undefined }
}

async function describe(
  deliveries: readonly Delivery[],
  { key: toKey, tenant: toTenant, urgent }: InboxOptions,
  { endpoint, provider: { name: provider } }: StepSettings,
  hasUrgentHandler: ((delivery: Delivery) => boolean) | undefined,
): Promise<Description> {
  const ids = deliveries.flatMap(({ id }) => (id === undefined ? [] : [id]))
  const [only, ...others] = deliveries
  const keys = new Set(deliveries.map((delivery) => requireKey(toKey ? toKey(delivery) : delivery.sequence?.channel)))
  // A request that belongs to several channels waits for none of them.
  const key = keys.size === 1 ? [...keys][0] : undefined
  const isSingle = others.length === 0
  const tenants = new Set(deliveries.map((delivery) => requireKey(toTenant?.(delivery), 'tenant')))
  return {
    id: ids.length === deliveries.length ? await toStoredId(endpoint, provider, ids) : crypto.randomUUID(),
    event: isSingle ? only?.event : undefined,
    deliveryId: isSingle ? only?.id : undefined,
    // As JSON, so that the key is unambiguous: endpoints with equal keys must not wait for each other.
    key: key === undefined ? undefined : JSON.stringify([endpoint, provider, key]),
    // The lowest number decides when the whole request is handled.
    number: key === undefined || toKey ? undefined : lowest(deliveries),
    // A request of several tenants is divided at once, and takes no turn before.
    ...(toTenant && tenants.size === 1 && { tenant: [...tenants][0] }),
    ...(urgent && deliveries.some((delivery) => requireBoolean(urgent(delivery)))
      ? { urgent: 'delivery' }
      : hasUrgentHandler && deliveries.some(hasUrgentHandler) && { urgent: 'handler' }),
  }
}

// Each is an entry of an index.
const maxSubjects = 100

function subjectsOf(deliveries: readonly Delivery[], { subject }: InboxOptions): readonly string[] | undefined {
  if (subject === undefined) return undefined
  const found = new Set(deliveries.flatMap((delivery) => subject(delivery) ?? []))
  const isUsable = found.size <= maxSubjects && [...found].every((each) => typeof each === 'string' && each !== '')
  if (isUsable) return [...found]
  throw mustReturn('subject', `at most ${maxSubjects} texts that are not empty`)
}

function lowest(deliveries: readonly Delivery[]): number {
  return deliveries.reduce((number, { sequence }) => Math.min(number, sequence?.number ?? number), Infinity)
}

// A key of another type could be stored, but not read again.
function requireKey(key: string | undefined, option = 'key'): string | undefined {
  if (key === undefined || typeof key === 'string') return key
  throw mustReturn(option, 'a string, or undefined')
}

function requireBoolean(value: boolean): boolean {
  if (typeof value === 'boolean') return value
  throw mustReturn('urgent', 'true or false')
}

function mustReturn(option: string, expected: string): WebhookError {
  return new WebhookError('internal_error', `createReceiver: inbox.${option} must return ${expected}`)
}
