import { refusal, WebhookError } from '../../errors.js'
import { chain, isPromise, type MaybePromise } from '../base/maybe-promise.js'
import { checkOptions } from '../base/options.js'
import { type BodyFormat, unsupportedMediaType } from '../request/body/format.js'
import type { Delivery, RequestHead, Sequence, WebhookRequest } from '../request/delivery.js'
import { readMediaType } from '../request/headers.js'
import { judgeOf, Verified, type Verifier, type VerifyContext } from '../verify/verifier.js'
import { definitionChecks, type OpenEvents, type ProviderDefinition } from './definition.js'
import { parseEventName } from './event-name.js'
import { toOutcome } from './outcome.js'
import type { AnyProvider, EventSchemas, Provider, ProviderVerify, SelectedFormat, TypesOf } from './provider.js'
import { toResponsePolicy } from './response-policy.js'
import { type OutputOf, type Schema, validate } from './schema.js'

/**
 * Defines a provider. The five styles, the vendor presets and your own providers are all made by this function.
 *
 * @throws {TypeError} if an option is missing or invalid; the message names it
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
export function defineProvider<
  Base extends Schema,
  const Events extends EventSchemas = Record<never, never>,
  const Open extends OpenEvents = undefined,
>(definition: ProviderDefinition<Base, Events, Open>): Provider<TypesOf<Base, Events, NamesOf<Open>>> {
  checkOptions<ProviderDefinition<Base, Events>>(definition, 'defineProvider', definitionChecks)
  return toProvider(definition)
}

/** The same for presets, which check their own options: bundles with presets only do not contain the checks. */
export function toProvider<
  Base extends Schema,
  const Events extends EventSchemas = Record<never, never>,
  const Open extends OpenEvents = undefined,
>(definition: ProviderDefinition<Base, Events, Open>): Provider<TypesOf<Base, Events, NamesOf<Open>>> {
  const { name, schema, open, event, id, sequence, retry, parts, probe, handshake } = definition
  const methods = ['POST', ...(definition.methods ?? [])]
  const formats = toFormats(definition.body, 'defineProvider: body')
  const known = new Map(
    Object.entries(definition.events ?? {}).map(([key, precise]) => [key, { precise, name: parseEventName(key) }]),
  )

  const toDelivery = (
    { request, proof }: Pick<Verified, 'request' | 'proof'>,
    payload: unknown,
    receivedAt: number,
  ): MaybePromise<Delivery> =>
    chain(validate(schema, payload), (base) => {
      const eventName = event(base, request)
      if (typeof eventName !== 'string') throw mustReturn('event', 'a string')
      const declared = known.get(eventName)
      // Many events may be declared with the common schema, which the payload has passed.
      const isChecked = declared === undefined || declared.precise === schema
      return chain(isChecked ? base : validate(declared.precise, payload), (valid) => {
        const deliveryId: unknown = id?.(base, request) ?? undefined
        if (deliveryId !== undefined && typeof deliveryId !== 'string') throw mustReturn('id', 'a string')
        return {
          provider: name,
          event: eventName,
          known: declared !== undefined,
          payload: valid,
          // With an empty id, every delivery would be a duplicate of the first.
          id: deliveryId || undefined,
          name: declared ? declared.name : parseEventName(eventName),
          sequence: sequence && toSequence(sequence(base, request)),
          retry: retry?.(base, request),
          receivedAt: new Date(receivedAt),
          proof,
          request,
        }
      })
    })

  // Tells the requests that this provider has verified from those of others.
  const owner = {}
  const provider: AnyProvider = {
    name,
    responses: toResponsePolicy({ ...definition.responses, allow: methods.join(', ') }, 'defineProvider: responses'),
    declaredEvents: [...known.keys()],
    openEvents: definition.openEvents ?? (known.size === 0 ? true : undefined),
    numbered: sequence !== undefined,
    ackDeadlineMs: definition.ackDeadlineMs,
    redeliveryMs: definition.redeliveryMs,
    admit(head) {
      if (methods.includes(head.method)) return selectFormat(formats, head)
      if (!probe?.methods?.includes(head.method)) throw methodNotAllowed(head)
      return undefined
    },
    probe:
      probe &&
      ((request) =>
        chain(probe.answer(request), (answered) => {
          const outcome = toOutcome(answered)
          if (outcome === undefined && !methods.includes(request.method)) throw methodNotAllowed(request)
          return outcome
        })),
    verify: toProviderVerify(definition, owner),
    restore: (request, proof) => new Verified(request, proof, owner),
    parse: (verified, options) => chain(provider.parseAll(verified, options), requireOne),
    parseAll(verified, { now = Date.now(), selected } = {}) {
      const opened = Verified.open(verified, owner)
      if (!opened) throw new TypeError("parse: the argument must be the awaited result of this provider's verify")
      const { request } = opened
      const { format, mediaType } = selected ?? selectFormat(formats, request)
      const content = opened.content ?? (open ? open(request, { now }) : request.body)
      return chain(content, (bytes) => {
        const body = format.parse(bytes, mediaType)
        const payload = definition.payload ? definition.payload(body, request) : body
        const payloads = parts?.(payload, request)
        if (payloads && payloads.length > maxParts) throw refusal('body_limit_exceeded', `more than ${maxParts} parts`)
        if (payloads !== undefined) return all(payloads.map((part) => toDelivery(opened, part, now)))
        return chain(toDelivery(opened, payload, now), (delivery) => [delivery])
      })
    },
    handshake: handshake && (({ payload, request }) => chain(handshake(payload as OutputOf<Base>, request), toOutcome)),
  }
  // The one place where the schemas' types meet untyped bytes.
  return provider as Provider<TypesOf<Base, Events, NamesOf<Open>>>
}

// Well above the batches of vendors. A body of 1 MiB could hold more than 100,000 parts.
const maxParts = 5000

type NamesOf<Open> = Open extends true
  ? true
  : Open extends readonly (infer Beginning extends string)[]
    ? Beginning
    : never

function toFormats(body: BodyFormat | readonly BodyFormat[], option: string): readonly BodyFormat[] {
  const formats: readonly BodyFormat[] = [body].flat()
  const usable = formats.every((format) => typeof format?.accepts === 'function' && typeof format.parse === 'function')
  if (formats.length === 0 || !usable) throw new TypeError(`${option} must be one or more body formats`)
  return formats
}

function toProviderVerify(
  { verify, open }: { readonly verify: Verifier; readonly open?: ProviderDefinition<Schema, EventSchemas>['open'] },
  owner: object,
): ProviderVerify {
  if (open !== undefined) {
    return (request, { now = Date.now(), respell } = {}) =>
      chain(verify(request, { now, respell }), (proof) =>
        chain(open(request, { now }), (content) => new Verified(request, proof, owner, content)),
      )
  }
  const providerVerify: ProviderVerify = (request, { now = Date.now(), respell } = {}) =>
    chain(verify(request, { now, respell }), (proof) => new Verified(request, proof, owner))
  const judge = judgeOf(verify)
  if (judge !== undefined) {
    providerJudges.set(providerVerify, (request, context) =>
      chain(judge(request, context), (result) =>
        result instanceof Error ? result : new Verified(request, result, owner),
      ),
    )
  }
  return providerVerify
}

/** Verifies without throwing. */
export type ProviderJudge = (request: WebhookRequest, context: VerifyContext) => MaybePromise<Verified | WebhookError>

const providerJudges = new WeakMap<ProviderVerify, ProviderJudge>()

/** How `verify` of a provider judges without throwing, for receivers; a wrapper or a replacement has none. */
export function providerJudgeOf(verify: ProviderVerify): ProviderJudge | undefined {
  return providerJudges.get(verify)
}

function selectFormat(formats: readonly BodyFormat[], head: RequestHead): SelectedFormat {
  const mediaType = readMediaType(head)
  for (const format of formats) if (format.accepts(mediaType)) return { format, mediaType }
  throw unsupportedMediaType(mediaType, formats)
}

// The sender is not to blame if a definition in JavaScript returns a wrong value.
function mustReturn(option: string, expected: string): WebhookError {
  return new WebhookError('internal_error', `defineProvider: ${option} must return ${expected}`)
}

function toSequence(sequence: Sequence | null | undefined): Sequence | undefined {
  const { channel, number } = sequence ?? { channel: '', number: 0 }
  // Accepts fractions, such as some timestamps: the sequencer checks whether it can order the number.
  if (typeof channel !== 'string' || !Number.isFinite(number)) throw mustReturn('sequence', '{ channel, number }')
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
