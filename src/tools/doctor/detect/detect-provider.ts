import { parseJson } from '../../../core/request/body/json.js'
import type { HeaderLine, WebhookRequest } from '../../../core/request/delivery.js'
import { shapeOf, type VendorSigns, vendorSigns } from './signs.js'

/** A vendor that may have sent a request. */
export interface ProviderCandidate {
  /** The name of the preset and of its subpath, such as `github`. */
  readonly provider: string
  /** The vendor's name, such as `GitHub`. */
  readonly title: string
  /**
   * `likely`: the request has a header that no other known vendor sends. `possible`: it has only headers or fields that
   * others send too.
   */
  readonly confidence: 'likely' | 'possible'
  /** The headers and fields that make the vendor a candidate. */
  readonly evidence: readonly string[]
}

/** The part of a request that {@link detectProvider} reads. */
export type DetectableRequest = Pick<WebhookRequest, 'headers'> & { readonly body?: WebhookRequest['body'] | undefined }

const maxBodyBytes = 131_072
const maxDepth = 64

/**
 * Names the vendors whose deliveries resemble a request, likely ones first.
 *
 * This is a guess from the names of headers and the form of their values, which anyone can send. Use it to help a developer,
 * never to choose how a request is verified.
 *
 * @param request - the body is optional; it helps with vendors that sign in the body
 * @returns an empty list for a request that resembles no known vendor
 *
 * @example
 * const request = toWebhookRequest({ headers: { 'X-GitHub-Event': 'push' } })
 * const [candidate] = detectProvider(request)
 * console.log(candidate?.provider, candidate?.confidence)
 */
export function detectProvider({ headers, body }: DetectableRequest): readonly ProviderCandidate[] {
  const values = readValues(headers)
  const readPayload = payloadReader(body)
  const found = vendors.filter(({ own }) => own.some(({ key }) => values.has(key)))
  // Some vendors also send the headers of another one, for endpoints that were written for it.
  const imitated = new Set(found.flatMap(({ also = [] }) => also.map((name) => name.toLowerCase())))
  const likely = found.filter(({ own }) => own.some(({ key }) => values.has(key) && !imitated.has(key)))
  // A vendor with its own header may also send headers that others send.
  const explained = new Set([...imitated, ...likely.flatMap(({ shared }) => shared.map(({ key }) => key))])
  const isPossible = (vendor: Vendor): boolean => {
    if (likely.includes(vendor)) return false
    if (vendor.fields === undefined) return fittingHeaders(vendor, values).some(({ key }) => !explained.has(key))
    return likely.length === 0 && resemblesInBody(vendor, values, readPayload)
  }
  return [
    ...likely.map((vendor) => toCandidate(vendor, 'likely', sentHeaders(vendor, values))),
    ...vendorsByProbability.filter(isPossible).map((vendor) => {
      return toCandidate(vendor, 'possible', fittingHeaders(vendor, values))
    }),
  ]
}

interface KnownHeader {
  readonly name: string
  /** The name in lower case. */
  readonly key: string
}

interface SharedHeader extends KnownHeader {
  readonly shapes: readonly string[]
  /** The shapes of all vendors that use the header; `undefined` if a value that has none of them says nothing. */
  readonly known: readonly string[] | undefined
}

const vendors = vendorSigns.map(({ own = [], shared = {}, ...vendor }) => ({
  ...vendor,
  own: own.map((name): KnownHeader => ({ name, key: name.toLowerCase() })),
  shared: Object.entries(shared).map(([name, shapes]): SharedHeader => {
    const key = name.toLowerCase()
    return { name, key, shapes, known: vendor.fields ? undefined : vendorSigns.flatMap((each) => shapesOf(each, key)) }
  }),
}))

type Vendor = (typeof vendors)[number]

// Without its own header, a vendor that has one is less probable.
const vendorsByProbability = [...vendors].sort(
  (left, right) => Number(left.own.length > 0) - Number(right.own.length > 0),
)

type HeaderValues = ReadonlyMap<string, string>

function sentHeaders({ own, shared }: Vendor, values: HeaderValues): readonly KnownHeader[] {
  return [...own, ...shared].filter(({ key }) => values.has(key))
}

/** The headers whose names others use, too, with values that this vendor could send. */
function fittingHeaders({ shared }: Vendor, values: HeaderValues): readonly KnownHeader[] {
  return shared.filter((header) => fits(header, values.get(header.key)))
}

function resemblesInBody(vendor: Vendor, values: HeaderValues, readPayload: () => unknown): boolean {
  if (fittingHeaders(vendor, values).length < vendor.shared.length) return false
  const payload = readPayload()
  return vendor.fields?.every((path) => hasField(payload, path.split('.'))) ?? false
}

function shapesOf({ shared = {} }: VendorSigns, key: string): readonly string[] {
  return Object.entries(shared).flatMap(([name, shapes]) => (name.toLowerCase() === key ? shapes : []))
}

function toCandidate(
  { provider, title, fields = [] }: Pick<VendorSigns, 'provider' | 'title' | 'fields'>,
  confidence: ProviderCandidate['confidence'],
  found: readonly KnownHeader[],
): ProviderCandidate {
  return { provider, title, confidence, evidence: [...found.map(({ name }) => name), ...fields] }
}

/** The first value of each header, by its name in lower case. */
function readValues(headers: readonly HeaderLine[]): HeaderValues {
  const values = new Map<string, string>()
  for (const [name, value] of headers) {
    const key = name.toLowerCase()
    if (!values.has(key)) values.set(key, value)
  }
  return values
}

// A value that no known vendor sends, such as a damaged one, leaves all vendors that use the header.
function fits({ shapes, known }: SharedHeader, value: string | undefined): boolean {
  if (value === undefined) return false
  const shape = shapeOf(value)
  return hasShape(shape, shapes) || (known !== undefined && !hasShape(shape, known))
}

function hasShape(shape: string, shapes: readonly string[]): boolean {
  return shapes.some((known) => (known.endsWith('*') ? shape.startsWith(known.slice(0, -1)) : shape === known))
}

/** Parses the JSON of a body at most once; `undefined` if it is something else, or long. */
function payloadReader(body: Uint8Array | undefined): () => unknown {
  let parsed: { readonly payload: unknown } | undefined
  return () => {
    parsed ??= { payload: parsePayload(body) }
    return parsed.payload
  }
}

function parsePayload(body: Uint8Array | undefined): unknown {
  if (body === undefined || body.length === 0 || body.length > maxBodyBytes) return undefined
  try {
    return parseJson(body, maxDepth)
  } catch {
    return undefined
  }
}

function hasField(value: unknown, [name, ...rest]: readonly string[]): boolean {
  if (name === undefined) return true
  if (typeof value !== 'object' || value === null) return false
  if (name === '*') return Array.isArray(value) && hasField(value[0], rest)
  return Object.hasOwn(value, name) && hasField(Reflect.get(value, name), rest)
}
