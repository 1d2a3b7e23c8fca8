import type { DeliveryIdPlace, VendorSender } from '../../../testing/vendor-deliveries.js'
import type { Edit } from './edit.js'
import { editBody } from './edit-body.js'
import { withNewId } from './new-id.js'
import { isSameName, type RawRequest, valuesOf, withValues } from './raw-request.js'

/** What changes when a request is signed again. */
export interface ResignOptions {
  /** Signs as the provider of the request does: `sender` of its deliveries, with the secret of the endpoint. */
  readonly sender: Pick<VendorSender, 'sign'>
  /** Changes to fields of the body, in order. @default none */
  readonly edits?: readonly Edit[]
  /** The whole body, instead of the one of the request; `edits` apply to it. */
  readonly body?: Uint8Array
  /** Where the provider has its delivery id, to give the request a new one. @default the id stays */
  readonly newId?: readonly DeliveryIdPlace[]
  /** The signed time, in milliseconds since 1970. @default now */
  readonly sentAt?: number
  /** The URL that the provider knows, where it signs one; the query is that of the request. @default that of `Host` and target */
  readonly url?: string
}

/** A part of a request that differs from the original. */
export interface Remade {
  /** The header or field; `body` for edits, and `query` for a signature in the URL. */
  readonly part: string
  readonly why: 'signature' | 'time' | 'id' | 'edit' | 'length'
}

/** A request that is signed again, and what was made new in it. */
export interface Resigned {
  readonly request: RawRequest
  readonly remade: readonly Remade[]
}

/**
 * Signs a request again, with the current time, and keeps every header line that has nothing to do with it in its place.
 *
 * @returns the request, and which parts were made new and why; no part if the provider proves nothing that changes
 * @throws {EditError} an edit cannot be made
 * @throws {TypeError} the secret is not of the provider's kind
 *
 * @example
 * const { sender } = await loadDeliveries('stripe')
 * const { request, remade } = await resign(captured, { sender: await sender({ secret }), edits: [readSetting('data.object.paid=true')] })
 */
export async function resign(original: RawRequest, options: ResignOptions): Promise<Resigned> {
  const { sender, edits = [], newId, sentAt, url } = options
  const given = options.body === undefined ? original : { ...original, body: options.body }
  const edited = { ...given, body: editBody(given, edits) }
  const { request, places } = newId === undefined ? { request: edited, places: [] } : withNewId(edited, newId)
  const sample = toSample(request, url)
  const signed = await sender.sign(sample, sentAt === undefined ? {} : { sentAt })
  const names = [...new Set(signed.headers.map(([name]) => name.toLowerCase()))]
  let { rawHeaders } = request
  const remade: Remade[] = places.map((part) => ({ part, why: 'id' }))
  for (const name of names.filter((other) => other !== 'content-length')) {
    const [spelled = name] = signed.headers.filter(([other]) => isSameName(other, name)).map(([other]) => other)
    const changed = withValues(rawHeaders, spelled, valuesOf(signed.headers, name))
    if (changed !== rawHeaders) remade.push({ part: spelled, why: whyOf(valuesOf(signed.headers, name)) })
    rawHeaders = changed
  }
  const target = withQueryOf(request.target, sample.url, signed.url)
  if (target !== request.target) remade.push({ part: 'query', why: 'signature' })
  const body = signed.body
  if (!isSame(edited.body, original.body)) remade.push({ part: 'body', why: 'edit' })
  if (!isSame(body, request.body)) remade.push({ part: 'body', why: 'signature' })
  const framed = withLength(rawHeaders, body.length)
  if (framed !== rawHeaders) remade.push({ part: 'Content-Length', why: 'length' })
  return { request: { ...request, target, rawHeaders: framed, body }, remade }
}

/** A header that holds only a timestamp has digits, or a date. */
function whyOf(values: readonly string[]): Remade['why'] {
  return values.every((value) => /^\d{9,16}$|^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) ? 'time' : 'signature'
}

function toSample({ method, target, rawHeaders, body }: RawRequest, url: string | undefined) {
  const [host = 'localhost'] = valuesOf(rawHeaders, 'host')
  const absolute = url === undefined ? `http://${host}${target}` : url.split(/[?#]/, 1)[0] + queryOf(target)
  return { method, url: absolute, headers: rawHeaders, body, encrypted: absolute.startsWith('https:') }
}

function queryOf(url: string): string {
  const [head = ''] = url.split('#', 1)
  const start = head.indexOf('?')
  return start === -1 ? '' : head.slice(start)
}

// The path of the public URL may differ from the local one, so only a changed query goes into the target.
function withQueryOf(target: string, before: string, after: string): string {
  return before === after ? target : target.split('?', 1)[0] + queryOf(after)
}

/** Corrects a length that is there; a request without one is chunked, or has no body. */
function withLength(headers: RawRequest['rawHeaders'], length: number): RawRequest['rawHeaders'] {
  if (valuesOf(headers, 'content-length').length > 0) return withValues(headers, 'Content-Length', [String(length)])
  const isChunked = valuesOf(headers, 'transfer-encoding').length > 0
  return isChunked || length === 0 ? headers : withValues(headers, 'Content-Length', [String(length)])
}

function isSame(left: Uint8Array, right: Uint8Array): boolean {
  return left.length === right.length && left.every((byte, index) => byte === right[index])
}
