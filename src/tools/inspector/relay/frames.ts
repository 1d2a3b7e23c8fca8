import { decodeBytes, encodeBytes } from '../../../core/bytes/encoding.js'
import type { HeaderLine } from '../../../core/request/delivery.js'

/** A request on its way from a relay to a developer, as one line of JSON. */
export interface RelayFrame {
  readonly id: string
  readonly method: string
  /** The request target below the channel, such as `/hooks?a=1`. */
  readonly target: string
  /** Every header line in its order, as Latin-1 text. */
  readonly rawHeaders: readonly HeaderLine[]
  readonly bodyBase64: string
}

/** The answer of the developer's server, on its way back. */
export interface RelayAnswer {
  readonly status: number
  readonly rawHeaders: readonly HeaderLine[]
  readonly bodyBase64: string
}

/** The bytes of a body. @returns `undefined` unless the text is base64 */
export function toBytes(bodyBase64: string): Uint8Array | undefined {
  return decodeBytes(bodyBase64, 'base64')
}

/** The base64 of a body. */
export function toBase64(body: Uint8Array): string {
  return encodeBytes(body, 'base64')
}

/** Whether a name can be that of a channel. It is also what protects the channel, so short names are refused. */
export function isChannelName(name: string): boolean {
  return /^[A-Za-z0-9_-]{16,64}$/.test(name)
}

/** A new name for a channel, which cannot be guessed. */
export function newChannelName(): string {
  return encodeBytes(crypto.getRandomValues(new Uint8Array(18)), 'base64url')
}

const methodForm = /^[!#$%&'*+.^_`|~\w-]{1,32}$/
const nameForm = /^[!#$%&'*+.^_`|~\w-]{1,200}$/
const valueForm = /^[\t\x20-\x7e\x80-\xff]*$/
const maxLines = 500

/** Reads a frame. @returns `undefined` if it has another form */
export function readFrame(text: string): RelayFrame | undefined {
  const { id, method, target, rawHeaders, bodyBase64 } = fieldsOf(text)
  const isRequest = typeof id === 'string' && typeof method === 'string' && methodForm.test(method)
  if (!isRequest || typeof target !== 'string' || !/^\/[\x21-\x7e\x80-\xff]*$/.test(target)) return undefined
  if (!isLines(rawHeaders) || typeof bodyBase64 !== 'string' || toBytes(bodyBase64) === undefined) return undefined
  return { id, method, target, rawHeaders, bodyBase64 }
}

/** Reads an answer. @returns `undefined` if it has another form */
export function readAnswer(text: string): RelayAnswer | undefined {
  const { status, rawHeaders, bodyBase64 } = fieldsOf(text)
  const isStatus = typeof status === 'number' && Number.isInteger(status) && status >= 200 && status <= 599
  if (!isStatus || !isLines(rawHeaders) || typeof bodyBase64 !== 'string') return undefined
  return toBytes(bodyBase64) === undefined ? undefined : { status, rawHeaders, bodyBase64 }
}

function fieldsOf(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

function isLines(value: unknown): value is readonly HeaderLine[] {
  if (!Array.isArray(value) || value.length > maxLines) return false
  return value.every(
    (line: unknown) =>
      Array.isArray(line) &&
      line.length === 2 &&
      typeof line[0] === 'string' &&
      nameForm.test(line[0]) &&
      typeof line[1] === 'string' &&
      valueForm.test(line[1]),
  )
}
