import { setMaxListeners } from 'node:events'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { setTimeout as pause } from 'node:timers/promises'
import { readMessages } from './event-stream.js'
import { type RelayAnswer, type RelayFrame, readFrame } from './frames.js'

/** Options of {@link connectToRelay}. */
export interface RelayClientOptions {
  /** The address of the relay, such as `https://relay.example`. */
  readonly relay: URL
  readonly token: string
  readonly channel: string
  /** Answers a request. If it rejects, 502 is answered. */
  readonly onRequest: (frame: RelayFrame) => Promise<RelayAnswer>
  /** Called when the connection begins, and when it is lost, with the reason. */
  readonly onState: (state: 'connected' | 'lost', reason?: string) => void
  readonly signal: AbortSignal
  /** How long to wait before connecting again, in milliseconds; it doubles up to 30 times this. @default 500 */
  readonly firstDelayMs?: number
}

/** The relay refuses the client: connecting again would not help. */
export class RelayRefusedError extends Error {
  override readonly name = 'RelayRefusedError'
}

const maxMessageCharacters = 134_217_728
const silenceMs = 45_000

/**
 * Takes the requests of a channel until it is aborted, and connects again whenever the connection is lost.
 *
 * @throws {RelayRefusedError} the token or the channel is refused
 */
export async function connectToRelay(options: RelayClientOptions): Promise<void> {
  const { signal, onState, firstDelayMs = 500 } = options
  // Every answer in flight listens to it.
  setMaxListeners(0, signal)
  let delayMs = firstDelayMs
  while (!signal.aborted) {
    try {
      await readChannel(options, () => {
        delayMs = firstDelayMs
      })
      onState('lost', 'the relay ended the connection')
    } catch (error) {
      if (error instanceof RelayRefusedError) throw error
      if (!signal.aborted) onState('lost', reasonOf(error))
    }
    await pause(delayMs, undefined, { signal }).catch(() => undefined)
    delayMs = Math.min(delayMs * 2, firstDelayMs * 30)
  }
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' && code !== '' ? code : error instanceof Error ? error.message : 'unknown'
}

async function readChannel(options: RelayClientOptions, onOpen: () => void): Promise<void> {
  const response = await call(options, 'GET', `/_relay/${options.channel}`, undefined)
  const { statusCode = 0 } = response
  if (statusCode === 401) throw refused(response, 'the relay refuses the token')
  if (statusCode === 400 || statusCode === 404) throw refused(response, `there is no relay at ${options.relay.host}`)
  if (statusCode !== 200) throw new Error(`the relay answers ${statusCode}`)
  // The relay writes every 15 seconds. A connection that is silent for longer is lost without notice.
  response.setTimeout(silenceMs, () => response.destroy(new Error('the relay is silent')))
  onOpen()
  options.onState('connected')
  for await (const { event, data } of readMessages(response, maxMessageCharacters)) {
    const frame = event === 'message' ? readFrame(data) : undefined
    if (frame !== undefined) void answerFrame(frame, options)
  }
}

function refused(response: IncomingMessage, message: string): RelayRefusedError {
  response.destroy()
  return new RelayRefusedError(message)
}

async function answerFrame(frame: RelayFrame, options: RelayClientOptions): Promise<void> {
  const answer = await options
    .onRequest(frame)
    .catch((): RelayAnswer => ({ status: 502, rawHeaders: [], bodyBase64: '' }))
  try {
    const response = await call(
      options,
      'POST',
      `/_relay/${options.channel}/answers/${frame.id}`,
      JSON.stringify(answer),
    )
    response.resume()
  } catch {
    // The relay answers 504 by itself, and the stream tells that it is lost.
  }
}

function call(
  { relay, token, signal }: RelayClientOptions,
  method: string,
  path: string,
  body: string | undefined,
): Promise<IncomingMessage> {
  const send = relay.protocol === 'https:' ? requestHttps : requestHttp
  const headers = {
    Authorization: `Bearer ${token}`,
    ...(body === undefined
      ? { Accept: 'text/event-stream' }
      : { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) }),
  }
  return new Promise((resolve, reject) => {
    const url = new URL(relay.pathname.replace(/\/$/, '') + path, relay)
    const request = send(url, { method, headers, signal, agent: false }, resolve)
    request.on('error', reject)
    request.end(body)
  })
}
