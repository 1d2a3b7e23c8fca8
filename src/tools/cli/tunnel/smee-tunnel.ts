import { setTimeout as pause } from 'node:timers/promises'
import { printable } from '../../../core/base/printable.js'
import type { HeaderLine } from '../../../core/request/delivery.js'
import { readMessages } from '../../inspector/relay/event-stream.js'
import { toDestination } from '../../inspector/sending/destination.js'
import { sendRaw } from '../../inspector/sending/send-raw.js'
import type { RawRequest } from '../../inspector/signing/raw-request.js'
import { UnreachableError, UsageError } from '../exit.js'
import type { Tunnel, TunnelRequest } from './tunnel-request.js'

const newChannel = 'https://smee.io/new'
const maxCharacters = 33_554_432

const warning =
  'smee parses JSON and writes it again, so bytes change and many signatures fail; it answers 200 whatever your server says'

/**
 * Reads a channel of smee.io, or of a server that speaks its protocol.
 *
 * @throws {UsageError} the URL is malformed
 * @throws {UnreachableError} the server does not answer
 */
export async function openSmeeTunnel({ where, port, onNote }: TunnelRequest): Promise<Tunnel> {
  const url = readSmeeChannel(where) ?? (await makeChannel())
  const stop = new AbortController()
  const destination = toDestination(`http://127.0.0.1:${port}/`)
  const open = () => fetch(url, { headers: { Accept: 'text/event-stream' }, redirect: 'error', signal: stop.signal })
  const first = await open().catch(() => undefined)
  if (first?.status !== 200 || first.body === null) {
    stop.abort()
    throw new UnreachableError(`there is no channel at ${url.href}`)
  }
  const read = async (body: AsyncIterable<Uint8Array>) => {
    for await (const { event, data } of readMessages(body, maxCharacters)) {
      const request = event === 'message' ? toRequest(data, url) : undefined
      // The sender has its answer already.
      if (request !== undefined) void sendRaw(request, destination).catch(() => undefined)
    }
  }
  const follow = async () => {
    let body = first.body
    while (!stop.signal.aborted) {
      if (body !== null) await read(body).catch(() => undefined)
      if (stop.signal.aborted) return
      onNote('the connection to the channel is lost; connecting again')
      await pause(2_000, undefined, { signal: stop.signal }).catch(() => undefined)
      body = (await open().catch(() => undefined))?.body ?? null
    }
  }
  void follow()
  return { url: url.href, warning, close: async () => stop.abort() }
}

/** The URL of a channel; `undefined` for a new one. @throws {UsageError} it is malformed */
export function readSmeeChannel(where: string | undefined): URL | undefined {
  if (where === undefined) return undefined
  if (!/^https?:\/\//.test(where) || !URL.canParse(where)) {
    throw new UsageError(
      '--tunnel smee takes the URL of a channel, such as smee=https://smee.io/abc, or none for a new one',
    )
  }
  return new URL(where)
}

async function makeChannel(): Promise<URL> {
  const response = await fetch(newChannel, { redirect: 'manual' }).catch(() => undefined)
  const location = response?.headers.get('location') ?? ''
  if (!/^https:\/\/smee\.io\/[\w-]+$/.test(location))
    throw new UnreachableError(`${newChannel} gives no channel: ${printable(location, 80) || 'no answer'}`)
  return new URL(location)
}

/** The request that a message of smee describes, as its own client makes it: JSON in the shortest layout. */
export function toRequest(data: string, channel: URL): RawRequest | undefined {
  const { body, query, timestamp: _, ...headers } = fieldsOf(data)
  if (body === undefined) return undefined
  const bytes = new TextEncoder().encode(typeof body === 'string' ? body : JSON.stringify(body))
  const lines = Object.entries(headers).flatMap(([name, value]): HeaderLine[] =>
    typeof value === 'string' &&
    /^[\w!#$%&'*+.^`|~-]+$/.test(name) &&
    /^[\t\x20-\x7e\x80-\xff]*$/.test(value) &&
    !framing.test(name)
      ? [[name, value]]
      : [],
  )
  const search = new URLSearchParams(
    Object.entries(fieldsOf(JSON.stringify(query ?? {}))).map(([name, value]) => [name, String(value)]),
  )
  const target = search.size === 0 ? '/' : `/?${search}`
  return {
    method: 'POST',
    target,
    rawHeaders: [['Host', channel.host], ...lines, ['Content-Length', String(bytes.length)]],
    body: bytes,
  }
}

const framing = /^(host|connection|content-length|transfer-encoding|content-encoding|accept-encoding)$/i

function fieldsOf(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
