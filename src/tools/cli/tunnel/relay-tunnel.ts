import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from '../../../stores/database/make-folder.js'
import {
  isChannelName,
  newChannelName,
  type RelayAnswer,
  type RelayFrame,
  toBase64,
  toBytes,
} from '../../inspector/relay/frames.js'
import { connectToRelay, RelayRefusedError } from '../../inspector/relay/relay-client.js'
import { toDestination } from '../../inspector/sending/destination.js'
import { SendError, sendRaw } from '../../inspector/sending/send-raw.js'
import type { Context } from '../command.js'
import { UnreachableError, UsageError } from '../exit.js'
import type { Tunnel, TunnelRequest } from './tunnel-request.js'

const variable = 'WEBHOOK_RELAY_TOKEN'
const connectMs = 15_000

/**
 * Connects to a relay. The channel is kept in the folder of captures, so that the URL stays the same.
 *
 * @throws {UsageError} the URL or the token is missing, or refused
 * @throws {UnreachableError} the relay does not answer
 */
export async function openRelayTunnel({ where, port, context, onNote }: TunnelRequest): Promise<Tunnel> {
  const { dir } = context
  const { relay, token } = readRelay(where, context)
  const channel = channelIn(dir)
  const stop = new AbortController()
  const destination = toDestination(`http://127.0.0.1:${port}/`)
  let isConnected = false
  let failure: unknown
  const connected = new Promise<void>((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new UnreachableError(`the relay at ${relay.host} does not answer`)),
      connectMs,
    )
    connectToRelay({
      relay,
      token,
      channel,
      signal: stop.signal,
      onRequest: (frame) => deliver(frame, (request) => sendRaw(request, destination, { timeoutMs: 120_000 })),
      onState(state, reason = '') {
        if (state === 'connected') {
          if (isConnected) onNote('the relay is connected again')
          isConnected = true
          clearTimeout(timer)
          resolve()
        } else if (isConnected) onNote(`the connection to the relay is lost (${reason}); connecting again`)
      },
    }).catch((error: unknown) => {
      failure = error
      clearTimeout(timer)
      reject(error instanceof RelayRefusedError ? new UsageError(`--tunnel: ${error.message}`) : error)
      if (isConnected) onNote(error instanceof Error ? error.message : String(failure))
    })
  })
  try {
    await connected
  } catch (error) {
    stop.abort()
    throw error
  }
  return { url: `${relay.href.replace(/\/$/, '')}/${channel}`, close: async () => stop.abort() }
}

/** The URL of the relay and its token. @throws {UsageError} one is missing, or the URL is malformed */
export function readRelay(where: string | undefined, { env }: Pick<Context, 'env'>) {
  if (where === undefined || !/^https?:\/\//.test(where) || !URL.canParse(where)) {
    throw new UsageError('--tunnel relay needs the URL of the relay, such as --tunnel relay=https://relay.example')
  }
  const token = env[variable]
  if (token === undefined || token === '')
    throw new UsageError(`set the variable ${variable} to the token of the relay`)
  return { relay: new URL(where), token }
}

/** The name of the channel in a file that only its owner can read, because anyone who knows it can send. */
function channelIn(dir: string): string {
  const file = join(dir, 'relay-channel')
  const known = existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
  if (isChannelName(known)) return known
  const made = newChannelName()
  makeFolder(dir)
  writeFileSync(file, `${made}\n`, { mode: 0o600 })
  return made
}

type Send = (request: Parameters<typeof sendRaw>[0]) => ReturnType<typeof sendRaw>

/** Hands a frame to the local server, and returns its answer; 502 or 504 without one. */
async function deliver(frame: RelayFrame, send: Send): Promise<RelayAnswer> {
  const { method, target, rawHeaders, bodyBase64 } = frame
  try {
    const {
      status,
      rawHeaders: lines,
      body,
    } = await send({ method, target, rawHeaders, body: toBytes(bodyBase64) ?? new Uint8Array() })
    return { status, rawHeaders: lines, bodyBase64: toBase64(body) }
  } catch (error) {
    const status = error instanceof SendError && error.code === 'timeout' ? 504 : 502
    return { status, rawHeaders: [], bodyBase64: '' }
  }
}
