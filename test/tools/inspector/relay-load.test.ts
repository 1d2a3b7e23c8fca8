import { randomBytes, randomInt } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { HeaderLine } from '../../../src/index.js'
import { newChannelName, type RelayFrame } from '../../../src/tools/inspector/relay/frames.js'
import { connectToRelay } from '../../../src/tools/inspector/relay/relay-client.js'
import { startRelay } from '../../../src/tools/inspector/relay/relay-server.js'
import { toDestination } from '../../../src/tools/inspector/sending/destination.js'
import { runLimited } from '../../../src/tools/inspector/sending/send-all.js'
import { sendRaw } from '../../../src/tools/inspector/sending/send-raw.js'

const token = 'a-token-of-the-relay'
const count = 1000

/** Header lines with repeats and any bytes that a header may have. */
function anyLines(): HeaderLine[] {
  return Array.from({ length: randomInt(0, 8) }, () => {
    const bytes = randomBytes(randomInt(0, 30)).map((byte) => 0xa1 + (byte % 0x5f))
    return [`X-${randomInt(0, 4)}`, Buffer.from(bytes).toString('latin1')]
  })
}

describe('a relay', () => {
  it('carries 1,000 deliveries with every byte and the true status', async () => {
    const limits = {
      maxChannels: 5,
      maxPending: 100,
      maxPendingBytes: 1e9,
      answerTimeoutMs: 60_000,
      reconnectMs: 5_000,
      ttlMs: 60_000,
    }
    const relay = await startRelay({ token, port: 0, host: '127.0.0.1', maxBodyBytes: 1_000_000, smee: false, limits })
    const [stop, channel] = [new AbortController(), newChannelName()]
    const url = new URL(`http://127.0.0.1:${relay.port}`)
    const arrived = new Map<string, RelayFrame>()
    let onConnected = () => {}
    const connected = new Promise<void>((resolve) => {
      onConnected = resolve
    })
    const client = connectToRelay({
      relay: url,
      token,
      channel,
      signal: stop.signal,
      onState: () => onConnected(),
      async onRequest(frame) {
        arrived.set(frame.target, frame)
        const { rawHeaders, bodyBase64, target } = frame
        return {
          status: 200 + (Number(target.slice(1)) % 400),
          rawHeaders: rawHeaders.filter(([name]) => name.startsWith('X-')),
          bodyBase64,
        }
      },
    })
    await connected
    let wrong = 0
    await runLimited([...Array(count).keys()], 20, async (index) => {
      const lines = anyLines()
      const body = new Uint8Array(randomBytes(randomInt(0, 20_000)))
      const rawHeaders: HeaderLine[] = [['Host', 'hooks.example'], ...lines, ['Content-Length', String(body.length)]]
      const answer = await sendRaw(
        { method: 'POST', target: `/${channel}/${index}`, rawHeaders, body },
        toDestination(url.href),
      )
      const frame = arrived.get(`/${index}`)
      const status = 200 + (index % 400)
      const hasBody = status !== 204 && status !== 304
      const isSame =
        JSON.stringify(frame?.rawHeaders) === JSON.stringify(rawHeaders) &&
        frame?.bodyBase64 === Buffer.from(body).toString('base64') &&
        answer.status === status &&
        Buffer.from(answer.body).equals(hasBody ? body : new Uint8Array()) &&
        JSON.stringify(answer.rawHeaders.slice(0, lines.length)) === JSON.stringify(lines)
      if (!isSame) wrong++
    })
    expect([arrived.size, wrong]).toEqual([count, 0])
    stop.abort()
    await client
    await relay.close()
  })
})
