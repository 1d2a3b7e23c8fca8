import { chain, isPromise, type MaybePromise } from '../base/maybe-promise.js'
import {
  requireFunction,
  requireList,
  requireObject,
  requirePositiveInteger,
  requireText,
  requireTimeout,
} from '../base/options.js'
import { refusal, WebhookError } from '../errors.js'
import { type BodyFormat, mediaTypeEssence, requireFormat, toFormats } from '../request/body/format.js'
import {
  type Delivery,
  isVerified,
  markVerified,
  type RequestHead,
  type Retry,
  type Sequence,
  type Verified,
  type WebhookRequest,
} from '../request/delivery.js'
import { readHeader } from '../request/headers.js'
import { type OutputOf, requireSchema, type Schema, validate } from '../schema/schema.js'
import { requireProof, requireVerifier, type Verifier } from '../verify/verifier.js'
import { parseEventName } from './event-name.js'
import { type Outcome, toOutcome } from './outcome.js'
import type { AnyProvider, EventSchemas, Provider, TypesOf } from './provider.js'
import { type ResponsePolicy, toResponsePolicy } from './response-policy.js'
/** How an endpoint answers what a provider sends unsigned, to find out about it. */
export interface Probe {
  /** The methods that it uses beside POST. A request with one of these can be nothing but a probe. @default none */
  readonly methods?: readonly string[]
  /**
   * The answer, made by `reply()`; `undefined` for a request that is not a probe and has to be verified.
   *
   * Anybody can send one: recognise the exact form of a probe, and answer nothing that a stranger should not know.
   */
  answer(request: WebhookRequest): MaybePromise<Outcome | undefined>
}

/** What {@link defineProvider} needs to know. */
export interface ProviderDefinition<Base extends Schema, Events extends EventSchemas> {
  /** A short name for receipts, errors and dedupe keys. */
  readonly name: string
  /** Proves who sent a request. There is no default; `unverified()` is the way to do without. */
  readonly verify: Verifier
  /** The formats of the body. The media type of a request chooses among these and no others. */
  readonly body: BodyFormat | readonly BodyFormat[]
  /** The shape that every payload has. Let unknown fields pass: providers add fields without notice. */
  readonly schema: Base
  /** The shapes of the events that are known by name, for more precise types. */
  readonly events?: Events
  /**
   * Makes the payload from the parsed body and the headers.
   *
   * @default the parsed body
   */
  readonly payload?: (body: unknown, request: WebhookRequest) => unknown
  /** The name of the event. */
  readonly event: (payload: OutputOf<Base>, request: WebhookRequest) => string
  /** The provider's id of the delivery, the same when it is sent again; `undefined` where it has none. */
  readonly id?: (payload: OutputOf<Base>, request: WebhookRequest) => string | undefined
  /** Channel and number, for providers that number their deliveries. */
  readonly sequence?: (payload: OutputOf<Base>, request: WebhookRequest) => Sequence | undefined
  /** What the provider says of a delivery that it sends again; `undefined` where it says nothing, or sends it first. */
  readonly retry?: (payload: OutputOf<Base>, request: WebhookRequest) => Retry | undefined
  /**
   * The single payloads of a request that carries several deliveries, each with its own event and id; `undefined` where
   * the body is one. They are handled one after the other, and the request is acknowledged once all of them were.
   */
  readonly parts?: (payload: unknown, request: WebhookRequest) => readonly unknown[] | undefined
  /** Answers what the provider sends unsigned, to find out about the endpoint. @default nothing is answered unverified */
  readonly probe?: Probe
  /**
   * Answers what the provider asks of the endpoint itself, once it was verified: a challenge to echo, a ping. No handler
   * sees what was answered here.
   */
  readonly handshake?: (payload: OutputOf<Base>, request: WebhookRequest) => MaybePromise<Outcome | undefined>
  /** Statuses that differ from the common ones. */
  readonly responses?: Partial<ResponsePolicy>
  /** How long the provider waits for an answer, in milliseconds. @default it does not say */
  readonly ackDeadlineMs?: number
  /** How long after the first attempt it may still send a delivery again, in milliseconds. @default 259_200_000, 3 days */
  readonly redeliveryMs?: number
}

/**
 * Defines a provider: the five styles, the vendor presets and a user's own are all made by this function.
 *
 * @throws {TypeError} which option is missing or wrong
 *
 * @example
 * const provider = defineProvider({
 *   name: 'parcels',
 *   body: jsonBody(),
 *   schema: z.looseObject({ type: z.string(), parcel: z.string() }),
 *   verify: hmacSignature({ secrets: [process.env.PARCELS_SECRET ?? ''], header: 'x-parcels-signature' }),
 *   event: (payload) => payload.type,
 * })
 */
export function defineProvider<Base extends Schema, const Events extends EventSchemas = Record<never, never>>(
  definition: ProviderDefinition<Base, Events>,
): Provider<TypesOf<Base, Events>> {
  requireDefinition(definition)
  const { name, schema, verify, event, id, sequence, retry, parts, probe, handshake } = definition
  const { payload: toPayload = (body) => body } = definition
  const formats = toFormats(definition.body, 'defineProvider: body')
  const known = new Map(
    Object.entries(definition.events ?? {}).map(([key, precise]) => [key, { precise, name: parseEventName(key) }]),
  )

  const toDelivery = (verified: Verified, payload: unknown, receivedAt: number): MaybePromise<Delivery> => {
    const { request, proof } = verified
    return chain(validate(schema, payload), (base) => {
      const eventName = event(base, request)
      requireReturned(typeof eventName === 'string', 'event must return a string')
      const declared = known.get(eventName)
      // Many events of one shape may be declared by the one schema, which the payload has passed.
      const isChecked = declared === undefined || declared.precise === schema
      return chain(isChecked ? base : validate(declared.precise, payload), (valid) => ({
        provider: name,
        event: eventName,
        known: declared !== undefined,
        payload: valid,
        id: toId(id?.(base, request)),
        name: declared ? declared.name : parseEventName(eventName),
        sequence: toSequence(sequence?.(base, request)),
        retry: retry?.(base, request),
        receivedAt: new Date(receivedAt),
        proof,
        request,
      }))
    })
  }

  const read = (verified: Verified): unknown => {
    if (!isVerified(verified, provider)) {
      throw new TypeError("parse: the argument must be the awaited result of this provider's verify")
    }
    const { request } = verified
    const mediaType = readMediaType(request)
    return toPayload(requireFormat(formats, mediaType).parse(request.body, mediaType), request)
  }

  const provider: AnyProvider = {
    name,
    responses: toResponsePolicy(definition.responses, 'defineProvider: responses'),
    declaredEvents: [...known.keys()],
    ackDeadlineMs: definition.ackDeadlineMs,
    redeliveryMs: definition.redeliveryMs,
    admit(head) {
      if (head.method === 'POST') requireFormat(formats, readMediaType(head))
      else if (!probe?.methods?.includes(head.method)) throw methodNotAllowed(head)
    },
    probe:
      probe &&
      ((request) =>
        chain(probe.answer(request), (answered) => {
          const outcome = toOutcome(answered)
          if (outcome === undefined && request.method !== 'POST') throw methodNotAllowed(request)
          return outcome
        })),
    verify(request, { now = Date.now() } = {}) {
      return chain(verify(request, { now }), (proof) => markVerified(request, requireProof(proof), provider))
    },
    restore: (request, proof) => markVerified(request, requireProof(proof), provider),
    parse: (verified, options) => chain(provider.parseAll(verified, options), requireOne),
    parseAll(verified, { now = Date.now() } = {}) {
      const payload = read(verified)
      const payloads = parts?.(payload, verified.request) ?? [payload]
      return all(payloads.map((part) => toDelivery(verified, part, now)))
    },
    handshake: handshake && (({ payload, request }) => chain(handshake(payload as OutputOf<Base>, request), toOutcome)),
  }
  // The one place where the schemas' types meet the untyped bytes.
  return provider as Provider<TypesOf<Base, Events>>
}

function requireDefinition<Base extends Schema, Events extends EventSchemas>(
  definition: ProviderDefinition<Base, Events>,
): void {
  requireObject(definition, 'defineProvider: definition')
  const { name, verify, schema, event, probe } = definition
  requireText(name, 'defineProvider: name')
  requireVerifier(verify, 'defineProvider')
  requireFunction(event, 'defineProvider: event')
  for (const part of ['payload', 'id', 'sequence', 'retry', 'parts', 'handshake'] as const) {
    if (definition[part] !== undefined) requireFunction(definition[part], `defineProvider: ${part}`)
  }
  if (probe !== undefined) {
    requireFunction(probe?.answer, 'defineProvider: probe.answer')
    if (probe.methods !== undefined) requireList(probe.methods, 'defineProvider: probe.methods')
  }
  requireSchema(schema, 'defineProvider: schema')
  const { ackDeadlineMs, redeliveryMs } = definition
  if (ackDeadlineMs !== undefined) requireTimeout(ackDeadlineMs, 'defineProvider: ackDeadlineMs')
  if (redeliveryMs !== undefined) requirePositiveInteger(redeliveryMs, 'defineProvider: redeliveryMs')
  if (definition.events !== undefined) requireObject(definition.events, 'defineProvider: events')
  for (const [key, precise] of Object.entries(definition.events ?? {}))
    requireSchema(precise, `defineProvider: events.${key}`)
}

// Written in JavaScript they may return anything, and the sender is not to blame for it.
function requireReturned(valid: boolean, message: string): void {
  if (!valid) throw new WebhookError('internal_error', `defineProvider: ${message}`)
}

function toId(id: string | null | undefined): string | undefined {
  requireReturned(typeof (id ?? '') === 'string', 'id must return a string')
  // Every delivery without one would be a repeat of the first.
  return id || undefined
}

function toSequence(sequence: Sequence | null | undefined): Sequence | undefined {
  const { channel, number } = sequence ?? { channel: '', number: 0 }
  // Whether it can be in order is for the sequencer to say: timestamps may be fractions.
  const valid = typeof channel === 'string' && Number.isFinite(number)
  requireReturned(valid, 'sequence must return { channel, number }')
  return sequence ?? undefined
}

function requireOne(deliveries: readonly Delivery[]): Delivery {
  const [only, ...others] = deliveries
  if (only !== undefined && others.length === 0) return only
  throw refusal('payload_invalid', `the request carries ${deliveries.length} deliveries: use parseAll`)
}

function methodNotAllowed({ method }: RequestHead): Error {
  return refusal('method_not_allowed', `method ${method.slice(0, 20)} is not POST`)
}

function all<T>(values: readonly MaybePromise<T>[]): MaybePromise<readonly T[]> {
  return values.some((value) => isPromise(value)) ? Promise.all(values) : (values as readonly T[])
}

function readMediaType(head: RequestHead): string | undefined {
  return mediaTypeEssence(readHeader(head, 'content-type'))
}
