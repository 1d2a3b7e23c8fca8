import { refusal, type WebhookError } from '../../errors.js'
import { encodeUtf8 } from '../bytes/encoding.js'
import type { BodyLimits, ContentEncoding, RequestHead } from './delivery.js'

/** The name of a method that only an {@link IndexedHead} has. */
export const findHeader: unique symbol = Symbol('findHeader')

/**
 * A request that finds a header without the list of all lines. Its methods are not copied with its fields: a copy with
 * other headers is looked up in those.
 */
export interface IndexedHead extends RequestHead {
  /** The only value of a header, `null` if it is absent; `undefined` if the lines have to be searched. */
  [findHeader](name: string): string | null | undefined
}

/** All values of a header, in order of arrival. Header names are case-insensitive. */
export function headerValues(request: RequestHead, name: string): readonly string[] {
  const found = (request as Partial<IndexedHead>)[findHeader]?.(name)
  if (found !== undefined) return found === null ? [] : [found]
  const values: string[] = []
  for (const line of request.headers) {
    const sent = line[0]
    // Most senders write the name as it is documented, and converting to lower case takes longer than the comparisons.
    const isNamed = sent === name || (sent.length === name.length && sent.toLowerCase() === name.toLowerCase())
    if (isNamed) values.push(line[1])
  }
  return values
}

/** The value of a header or, if it is repeated, of its first line; `undefined` if absent. Do not use it for proofs. */
export function readHeader(request: RequestHead, name: string): string | undefined {
  return headerValues(request, name)[0]
}

/** The value of an informative header; `undefined` if it is absent or empty, or repeated. */
export function soleHeader(request: RequestHead, name: string): string | undefined {
  const values = headerValues(request, name)
  return values.length > 1 ? undefined : values[0] || undefined
}

/**
 * The value of a header that carries a proof: exactly one line of it.
 *
 * @param hint - is appended to the message of `proof_missing`: a text, or a function that returns it
 * @throws {WebhookError} `proof_missing`, `proof_duplicated`
 */
export function requireHeader(
  request: RequestHead,
  name: string,
  hint: string | ((request: RequestHead) => string) = '',
): string {
  const values = headerValues(request, name)
  if (values.length > 1) throw refusal('proof_duplicated', `header ${name} appears more than once`, { field: name })
  if (values[0]) return values[0]
  const why = typeof hint === 'string' ? hint : hint(request)
  throw refusal('proof_missing', `header ${name} is missing${why}`, { field: name })
}

/**
 * The value of a header that is part of the payload; `undefined` if it is absent.
 *
 * @throws {WebhookError} `payload_invalid` if it is repeated, because parsers would disagree on its value
 */
export function readHeaderField(request: RequestHead, name: string): string | undefined {
  const values = headerValues(request, name)
  if (values.length > 1) throw invalidField(name, 'appears more than once')
  return values[0]
}

/**
 * The value of a required header that is part of the payload, such as the name of the event.
 *
 * @param hint - is appended to the message if the header is missing, such as the option that sets its name
 * @throws {WebhookError} `payload_invalid` if it is absent, empty or repeated
 */
export function requireHeaderField(request: RequestHead, name: string, hint = ''): string {
  const value = readHeaderField(request, name)
  if (!value) throw invalidField(name, `is missing${hint}`)
  return value
}

/** The error for a header that is part of the payload. */
export function invalidField(name: string, message: string): WebhookError {
  return refusal('payload_invalid', `header ${name} ${message}`, { field: name, issues: [{ path: name, message }] })
}

/**
 * The type and subtype of a `Content-Type`, in lower case; its parameters are ignored.
 *
 * Real providers send malformed parameters, such as `application/json; utf-8`.
 */
export function mediaTypeEssence(contentType: string | undefined): string | undefined {
  if (contentType === undefined) return undefined
  const end = contentType.indexOf(';')
  const essence = (end === -1 ? contentType : contentType.slice(0, end)).trim().toLowerCase()
  return essence === '' ? undefined : essence
}

/**
 * The bytes of a header value as they arrived, for the `signedContent` of a verifier, which encodes texts as UTF-8.
 *
 * A runtime gives one character for each byte, as Fetch requires; only workerd decodes UTF-8.
 *
 * @example
 * const verify = hmacSignature({
 *   secrets: 's3cret',
 *   header: 'x-signature',
 *   signedContent: (request) => [headerBytes(requireHeader(request, 'x-id')), '.', request.body],
 * })
 */
export function headerBytes(value: string): Uint8Array {
  const encoded = encodeUtf8(value)
  const isAscii = encoded.length === value.length
  if (isAscii || isWorkerd() || /[^\0-\xff]/.test(value)) return encoded
  return Uint8Array.from(value, (character) => character.charCodeAt(0))
}

function isWorkerd(): boolean {
  return typeof navigator === 'object' && navigator.userAgent === 'Cloudflare-Workers'
}

/**
 * The media type of a request; `undefined` if it has none.
 *
 * Some runtimes join two header lines with a comma, and others use the first one. So a comma is refused too, quoted or
 * not: each runtime then gives the same answer.
 *
 * @throws {WebhookError} `media_type_unsupported` if `Content-Type` appears more than once
 */
export function readMediaType(head: RequestHead): string | undefined {
  const values = headerValues(head, 'Content-Type')
  if (values.length > 1 || values[0]?.includes(',')) {
    const field = 'content-type'
    throw refusal('media_type_unsupported', 'Content-Type appears more than once, or has a comma', { field })
  }
  return mediaTypeEssence(values[0])
}

/**
 * Checks the headers of a body before it is read.
 *
 * `Content-Length` is only a fast path: the bytes are also counted as they arrive.
 *
 * @returns the `Content-Encoding` to decode, if any
 * @throws {WebhookError} `content_encoding_unsupported` for an encoding that is not allowed, or several encodings;
 * `body_too_large`
 */
export function requireReadable(head: RequestHead, limits: BodyLimits): ContentEncoding | undefined {
  const encodings = headerValues(head, 'Content-Encoding')
  const encoding = encodings.length === 0 ? undefined : readEncoding(encodings, limits)
  const lengths = headerValues(head, 'Content-Length')
  if (lengths.length === 1 && Number(lengths[0]) > limits.maxBodyBytes) throw bodyTooLarge(limits)
  return encoding
}

// An overlooked second encoding would leave the body encoded, or hide a layer of a decompression bomb.
function readEncoding(values: readonly string[], { decompress }: BodyLimits): ContentEncoding | undefined {
  const named = values.length > 1 ? undefined : values[0]?.trim().toLowerCase()
  const encoding = decompress.find((allowed) => allowed === named)
  if (encoding === undefined && named !== '' && named !== 'identity') {
    throw refusal('content_encoding_unsupported', 'the option decompress does not allow this Content-Encoding', {
      field: 'content-encoding',
    })
  }
  return encoding
}

/** The error for a body with too many bytes. */
export function bodyTooLarge({ maxBodyBytes }: BodyLimits): WebhookError {
  return refusal('body_too_large', `the body has more than ${maxBodyBytes} bytes`, { limit: maxBodyBytes })
}
