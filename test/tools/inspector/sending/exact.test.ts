import { connect } from 'node:net'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sendRaw } from '../../../../src/tools/inspector/sending/send-raw.js'
import { listenForBytes, listenForRequests } from './wire.js'

const runs = 1000

const token = fc.stringMatching(/^[A-Za-z][A-Za-z0-9!#$%&'*+.^_`|~-]{0,20}$/)
// Every byte that a header value may have, without white space around it.
const inner = fc.oneof(
  fc.integer({ min: 0x21, max: 0x7e }),
  fc.integer({ min: 0x80, max: 0xff }),
  fc.constantFrom(0x20, 0x09),
)
const value = fc.array(inner, { maxLength: 30 }).map((bytes) => Buffer.from(bytes).toString('latin1').trim())
const framing =
  /^(host|content-length|transfer-encoding|connection|expect|upgrade|trailer|keep-alive|te|proxy-connection)$/i
const line = fc.tuple(token, value).filter(([name]) => !framing.test(name))
const repeated = fc.array(line, { maxLength: 12 }).chain((lines) =>
  fc.array(fc.nat(), { maxLength: 4 }).map((places) => [
    ...lines,
    ...places.flatMap((place) => {
      const [name] = lines[place % (lines.length || 1)] ?? []
      return name === undefined ? [] : [[place % 2 === 0 ? name : name.toUpperCase(), `again ${place}`] as const]
    }),
  ]),
)
const anyRequest = fc.record({
  method: fc.constantFrom('POST', 'PUT', 'PATCH', 'DELETE'),
  target: fc.webPath().map((path) => (path.startsWith('/') ? path : `/${path}`)),
  lines: repeated,
  connection: fc.constantFrom(undefined, 'close', 'keep-alive', 'Keep-Alive'),
  body: fc.uint8Array({ maxLength: 2000 }),
  lengthAt: fc.nat(),
})

describe('sendRaw', () => {
  it('puts every byte of a captured request on the wire again', async () => {
    const capturing = await listenForRequests()
    const replaying = await listenForBytes()
    let different = 0
    await fc.assert(
      fc.asyncProperty(anyRequest, async ({ method, target, lines, connection, body, lengthAt }) => {
        const all = [
          ['Host', 'hooks.example'] as const,
          ...lines,
          ...(connection === undefined ? [] : [['Connection', connection] as const]),
        ]
        all.splice(1 + (lengthAt % all.length), 0, ['Content-Length', String(body.length)])
        const head = `${method} ${target} HTTP/1.1\r\n${all.map(([name, text]) => `${name}: ${text}\r\n`).join('')}\r\n`
        const original = Buffer.concat([Buffer.from(head, 'latin1'), body])
        await write(Number(capturing.destination.url.port), original)
        const captured = capturing.arrivals.pop() ?? expect.fail()
        const { status } = await sendRaw(captured, replaying.destination)
        const arrived = replaying.arrivals.pop() ?? expect.fail()
        if (!arrived.equals(original)) different++
        expect([status, arrived.toString('latin1')]).toEqual([204, original.toString('latin1')])
      }),
      { numRuns: runs },
    )
    expect(different).toBe(0)
  })
})

/** Writes bytes to a server, and waits for the answer. */
function write(port: number, bytes: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    socket.once('data', () => {
      socket.destroy()
      resolve()
    })
    socket.on('error', reject)
  })
}
