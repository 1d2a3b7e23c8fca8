import * as z from 'zod/mini'
import { type Check, type Checks, checkOptions, optional, requirePositiveInteger } from '../../core/base/options.js'
import { compileSchema } from '../../core/provider/compile-schema.js'
import { defineProvider } from '../../core/provider/define-provider.js'
import type { ProviderDefinition } from '../../core/provider/definition.js'
import { eventSchemas } from '../../core/provider/event-schemas.js'
import type { AnyProvider, EventSchemas, Provider } from '../../core/provider/provider.js'
import type { OutputOf } from '../../core/provider/schema.js'
import { optionalBody } from '../../core/request/body/format.js'
import { jsonBody } from '../../core/request/body/json.js'
import type { ProviderTypes, WebhookRequest } from '../../core/request/delivery.js'
import { splitUrl } from '../../core/verify/signed/public-url.js'
import type { Verifier } from '../../core/verify/verifier.js'
import { toFlatFields } from './flat-form.js'
import { readEvent, readId, readValue } from './places.js'
import type { PresetRow, VendorFacts, VendorStrength } from './row.js'

const vendorPayloadSchema = compileSchema(z.looseObject({}))

/** The JSON object of a delivery. Its fields depend on vendor and event, and are not checked. */
export type VendorPayload = OutputOf<typeof vendorPayloadSchema>

/** The payload types of a vendor: the same for every event, under any name. */
export interface VendorTypes extends ProviderTypes {
  readonly events: Record<never, never>
  readonly fallback: VendorPayload
}

/** Options of every vendor that sends JSON. */
export interface VendorOptions {
  /** The maximum nesting depth of the JSON. @default 64 */
  readonly maxDepth?: number
}

/** The payload types of a vendor that describes its events. Any other event name is allowed. */
export interface VendorPayloadTypes<Events extends object> extends ProviderTypes {
  readonly events: Events
  readonly open: true
  readonly fallback: VendorPayload
}

/** The preset of a vendor: a function that makes its provider, and what is known about the vendor. */
export interface Vendor<
  Options,
  Strength extends VendorStrength = VendorStrength,
  Types extends ProviderTypes = VendorTypes,
> {
  /** @throws {TypeError} if an option is invalid; the message names it */
  (options: Options): Provider<Types>
  /** The vendor's row in the table: how it signs. */
  readonly row: PresetRow & { readonly strength: Strength }
}

/** A preset whose events have these payload types, by name; they are the `events` of its row. */
export type WithPayloads<Preset, Events extends object> =
  Preset extends Vendor<infer Options, infer Strength> ? Vendor<Options, Strength, VendorPayloadTypes<Events>> : never

/** What the options of a vendor make. What is left out comes from the row. */
export interface VendorDefinition
  extends Partial<
    Omit<ProviderDefinition<typeof vendorPayloadSchema, EventSchemas>, 'name' | 'schema' | 'events' | 'verify'>
  > {
  readonly verify: Verifier
}

/**
 * Makes the preset of a vendor whose options need code.
 *
 * @param row - what is known about the vendor
 * @param checks - the checks of its options, without `maxDepth`
 * @param make - makes the verifier from checked options
 */
export function defineVendor<Options extends object, const Row extends VendorFacts>(
  row: Row,
  checks: Checks<Omit<Options, 'maxDepth'>>,
  make: (options: Options, preset: string) => VendorDefinition,
): Vendor<Options, Row['strength']> {
  const preset = row.name.replace(/-./g, ([, letter = '']) => letter.toUpperCase())
  const { event, events, id, items, ackSeconds, retries, mediaTypes, methods } = row
  const allChecks: Readonly<Record<string, Check>> = { ...checks, maxDepth: optional(requirePositiveInteger) }
  const factory = (options: Options): AnyProvider => {
    checkOptions<object>(options, preset, allChecks)
    const { maxDepth } = options as VendorOptions
    const { body = jsonBody({ maxDepth, ...(mediaTypes && { mediaTypes }) }), ...parts } = make(options, preset)
    return defineProvider({
      event: (payload: VendorPayload, request: WebhookRequest) => readEvent(event, payload, request),
      ...(id && { id: (payload: VendorPayload, request: WebhookRequest) => readId(id, payload, request) }),
      ...(items !== undefined && { parts: (payload: unknown) => listAt(items, payload) }),
      ...(methods && { methods, payload: row.queryPayload ? orQuery : (payload: unknown) => payload ?? {} }),
      ...(ackSeconds && { ackDeadlineMs: ackSeconds * 1000 }),
      ...(retries && { redeliveryMs: Math.max(retries.hours, 1) * 3_600_000 }),
      ...parts,
      name: row.name,
      body: methods ? [body].flat().map(optionalBody) : body,
      schema: vendorPayloadSchema,
      ...(events && { events: eventSchemas(events, vendorPayloadSchema), openEvents: true }),
    })
  }
  // The payloads of every vendor have the type of the common schema.
  return Object.assign(factory, { row }) as Vendor<Options, Row['strength']>
}

function orQuery(body: unknown, request: WebhookRequest): unknown {
  return body ?? toFlatFields([...new URLSearchParams(splitUrl(request.url).query)])
}

function listAt(path: string, payload: unknown): readonly unknown[] | undefined {
  const list = path === '' ? payload : readValue(payload, path)
  return Array.isArray(list) ? list : undefined
}
