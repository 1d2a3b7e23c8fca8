import { decodeUtf8 } from '../../../core/bytes/encoding.js'

/** The revision of the protocol that the server speaks. Clients of a newer one fall back to it. */
export const protocolVersion = '2025-11-25'

/** Codes of errors, of JSON-RPC 2.0. */
export const errorCodes = {
  parse: -32700,
  request: -32600,
  method: -32601,
  params: -32602,
  internal: -32603,
} as const

/** An error of the protocol, as opposed to a call of a tool that failed. */
export class ProtocolError extends Error {
  override readonly name = 'ProtocolError'
  readonly code: number

  constructor(code: keyof typeof errorCodes, message: string) {
    super(message)
    this.code = errorCodes[code]
  }
}

/** The id of a request. */
export type RequestId = string | number

/** A message from the client. */
export interface Incoming {
  /** `undefined` for a notification, which gets no answer. */
  readonly id: RequestId | undefined
  readonly method: string
  readonly params: Readonly<Record<string, unknown>>
}

/**
 * Reads one line.
 *
 * @returns `undefined` for a response: this server sends no requests, so it is not for it
 * @throws {ProtocolError} it is not JSON, or not a message
 */
export function readMessage(line: Uint8Array): Incoming | undefined {
  const value = parse(line)
  if (!isRecord(value)) throw new ProtocolError('request', 'a message is one JSON object; batches are not supported')
  const { jsonrpc, id, method, params = {} } = value
  if (jsonrpc === '2.0' && method === undefined && ('result' in value || 'error' in value)) return undefined
  const isId = typeof id === 'string' || Number.isSafeInteger(id)
  if (jsonrpc !== '2.0' || typeof method !== 'string' || ('id' in value && !isId)) {
    throw new ProtocolError(
      'request',
      'a request needs jsonrpc 2.0, a method, and an id that is a text or a whole number',
    )
  }
  if (!isRecord(params)) throw new ProtocolError('params', 'params must be an object')
  // Checked above.
  return { id: id as RequestId | undefined, method, params }
}

function parse(line: Uint8Array): unknown {
  const text = decodeUtf8(line)
  if (text === undefined) throw new ProtocolError('parse', 'the line is not UTF-8')
  try {
    return JSON.parse(text)
  } catch {
    throw new ProtocolError('parse', 'the line is not JSON')
  }
}

/** The id of a message that cannot be read otherwise, for the answer. */
export function idOf(line: Uint8Array): RequestId | undefined {
  try {
    const value = parse(line)
    const id = isRecord(value) ? value['id'] : undefined
    return typeof id === 'string' || (typeof id === 'number' && Number.isSafeInteger(id)) ? id : undefined
  } catch {
    return undefined
  }
}

/** Whether a value is an object of JSON. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * Splits bytes into lines. A line that is longer than the limit is `undefined`, and is not kept in memory.
 *
 * @param maxBytes - of a line, without its end
 */
export async function* readLines(
  source: AsyncIterable<Uint8Array>,
  maxBytes: number,
): AsyncGenerator<Uint8Array | undefined> {
  let parts: Uint8Array[] = []
  let length = 0
  const add = (part: Uint8Array) => {
    length += part.length
    if (length > maxBytes) parts = []
    else parts.push(part)
  }
  const take = () => {
    const line = length > maxBytes ? undefined : new Uint8Array(Buffer.concat(parts))
    parts = []
    length = 0
    return line
  }
  for await (const chunk of source) {
    let start = 0
    for (let end = chunk.indexOf(newline); end !== -1; end = chunk.indexOf(newline, start)) {
      add(chunk.subarray(start, end))
      start = end + 1
      yield take()
    }
    add(chunk.subarray(start))
  }
  if (length > 0) yield take()
}

const newline = 10
