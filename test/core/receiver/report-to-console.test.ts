import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { refusal } from '../../../src/authors.js'
import { createReceiver, fromEnv, hmacSignature, type WebhookErrorCode } from '../../../src/index.js'
import { copyOf } from '../../copy-of.js'
import { parcels } from './parcels.js'

const signedRequest = {
  method: 'POST',
  url: 'https://receiver.example/hooks',
  headers: [
    ['content-type', 'application/json'],
    ['x-signature', '00'.repeat(32)],
  ],
  encrypted: true,
  body: new TextEncoder().encode('{"type":"parcel.sent","weight":2,"token":"t0p-s3cret"}'),
} as const

const hint = '. The option onError replaces these lines.'
const page = 'docs/errors.md'

/** Creates receivers that print as in a new process: the module remembers what it has printed. */
async function load(): Promise<typeof createReceiver> {
  const { reportToConsole } = await copyOf<typeof import('../../../src/core/receiver/report-to-console.js')>(
    'core/receiver/report-to-console',
  )
  return (options) => createReceiver({ onError: reportToConsole, ...options })
}

describe('a receiver without onError', () => {
  let lines: string[] = []
  beforeEach(() => {
    lines = []
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.spyOn(console, 'error').mockImplementation((line: string) => lines.push(line))
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  it('prints what was refused, what to do, and how to see more', async () => {
    const createPrinting = await load()
    const verify = hmacSignature({ secrets: 's3cret', header: 'x-signature' })
    const receiver = createPrinting({ provider: parcels({ verify }), on: {} })
    await receiver.receive(signedRequest)
    expect(lines).toEqual([
      'webhook-receiver: parcels: 401 signature_mismatch: no secret produced this signature for these bytes. ' +
        `Compare the secret, and parse no body before. See ${page}#signature_mismatch${hint}`,
    ])
  })

  it('prints one line per code and minute, with the number of the others', async () => {
    const createPrinting = await load()
    const verify = hmacSignature({ secrets: 's3cret', header: 'x-signature' })
    const receiver = createPrinting({ provider: parcels({ verify }), on: {} })
    for (let count = 0; count < 1000; count++) await receiver.receive(signedRequest)
    await receiver.receive({ ...signedRequest, method: 'GET' })
    expect(lines).toHaveLength(2)
    vi.advanceTimersByTime(60_000)
    await receiver.receive(signedRequest)
    expect(lines[2]).toBe(
      'webhook-receiver: parcels: 401 signature_mismatch: no secret produced this signature for these bytes. ' +
        'Compare the secret, and parse no body before. (999 more) ' +
        `See ${page}#signature_mismatch`,
    )
  })

  it('names the error of a handler and its place, but not its message', async () => {
    const createPrinting = await load()
    const fail = Object.assign(new RangeError('t0p-s3cret\n    at fake (t0p-s3cret.js:1:1)'), { code: 'ECONNREFUSED' })
    const receiver = createPrinting({
      provider: parcels(),
      on: {
        'parcel.sent': () => {
          throw fail
        },
      },
    })
    await receiver.receive(signedRequest)
    expect(lines[0]?.replace(/at [^(]*\(?\S*report-to-console\.test\.ts:\d+:\d+\)?\)/, 'at PLACE')).toBe(
      'webhook-receiver: parcels parcel.sent: 503 handler_failed: the handler threw (RangeError ECONNREFUSED at PLACE. ' +
        `Correct the handler. See ${page}#handler_failed${hint}`,
    )
    expect(lines[0]).not.toContain('t0p-s3cret')
  })

  it('prints a thrown text without the text', async () => {
    const createPrinting = await load()
    const receiver = createPrinting({
      provider: parcels(),
      on: {
        '*': () => {
          throw 't0p-s3cret'
        },
      },
    })
    await receiver.receive(signedRequest)
    expect(lines).toHaveLength(1)
    expect(lines[0]).not.toContain('t0p-s3cret')
  })

  it('prints a lost body and a missing content type', async () => {
    const createPrinting = await load()
    const receiver = createPrinting({ provider: parcels(), on: {} })
    // A body that a parser of the framework has consumed.
    const parsed: unknown = { type: 'parcel.sent' }
    await receiver.receive({ ...signedRequest, body: parsed as Uint8Array })
    await receiver.receive({ ...signedRequest, headers: [] })
    await receiver.receive({ ...signedRequest, headers: [['content-type', 'application/x-www-form-urlencoded']] })
    vi.advanceTimersByTime(60_000)
    await receiver.receive({ ...signedRequest, headers: [['content-type', 'application/x-www-form-urlencoded']] })
    expect(lines).toEqual([
      'webhook-receiver: parcels: 500 body_unavailable: the body must be the raw bytes, in a Uint8Array. ' +
        `Pass on the body as received. See ${page}#body_unavailable${hint}`,
      'webhook-receiver: parcels: 415 media_type_unsupported: Content-Type is missing: expected json. ' +
        `Set it at the sender. See ${page}#media_type_unsupported`,
      'webhook-receiver: parcels: 415 media_type_unsupported: Content-Type is "application/x-www-form-urlencoded": ' +
        'expected json; curl -d sends this type by default. Set it at the sender. ' +
        `(1 more) See ${page}#media_type_unsupported`,
    ])
  })

  it('prints where a payload does not match its schema', async () => {
    const createPrinting = await load()
    const receiver = createPrinting({ provider: parcels(), on: {} })
    await receiver.receive({ ...signedRequest, body: new TextEncoder().encode('{"type":["t0p-s3cret"]}') })
    // Where another test has loaded all of zod, its locale words the issues of sources.
    const words = lines.map((line) => line.replace('Invalid input: expected string, received', 'expected string, got'))
    expect(words).toEqual([
      'webhook-receiver: parcels: 400 payload_invalid: type: expected string, got array. ' +
        `Compare the schema. See ${page}#payload_invalid${hint}`,
    ])
  })

  it('prints which environment variable is missing', async () => {
    const createPrinting = await load()
    const secrets = fromEnv('PARCELS_SECRET', { env: {} })
    const verify = hmacSignature({ secrets, header: 'x-signature' })
    await createPrinting({ provider: parcels({ verify }), on: {} }).receive(signedRequest)
    expect(lines).toEqual([
      'webhook-receiver: parcels: 503 key_unavailable: the environment variable PARCELS_SECRET is not set. ' +
        `Check the secret or the key server. See ${page}#key_unavailable${hint}`,
    ])
  })

  it('prints the causes of two receivers with the same name in the same minute', async () => {
    const createPrinting = await load()
    const receiverOf = (name: string) => {
      const verify = hmacSignature({ secrets: fromEnv(name, { env: {} }), header: 'x-signature' })
      return createPrinting({ provider: parcels({ verify }), on: {} })
    }
    const [first, second] = [receiverOf('FIRST_SECRET'), receiverOf('SECOND_SECRET')]
    for (const receiver of [first, second, second, first]) await receiver.receive(signedRequest)
    expect(lines.map((line) => /variable (\w+) is not set/.exec(line)?.[1])).toEqual(['FIRST_SECRET', 'SECOND_SECRET'])
  })

  it('prints the errors of handlers by their place', async () => {
    const createPrinting = await load()
    const receivers = [() => new RangeError('one'), () => new RangeError('two')].map((makeError) => {
      const fail = () => {
        throw makeError()
      }
      return createPrinting({ provider: parcels(), on: { '*': fail } })
    })
    for (let round = 0; round < 2; round++) for (const receiver of receivers) await receiver.receive(signedRequest)
    expect(lines).toHaveLength(2)
  })

  it('prints one line for refusals that differ only in what the sender wrote', async () => {
    const createPrinting = await load()
    const receiver = createPrinting({ provider: parcels(), on: {} })
    for (const type of ['text/a', 'text/b', 'text/c']) {
      await receiver.receive({ ...signedRequest, headers: [['content-type', type]] })
    }
    expect(lines).toHaveLength(1)
  })

  it('keeps a table of bounded size, whatever the events are', async () => {
    const createPrinting = await load()
    const fail = () => {
      throw new Error('broken')
    }
    const receiver = createPrinting({ provider: parcels(), on: { '*': fail } })
    for (let index = 0; index < 200; index++) {
      await receiver.receive({ ...signedRequest, body: new TextEncoder().encode(`{"type":"event${index}"}`) })
    }
    expect(lines).toHaveLength(101)
  })

  it('prints one line of bounded length, without control characters', async () => {
    const createPrinting = await load()
    const verify = () => {
      throw refusal('token_mismatch', `\n\u001b[31m${'x'.repeat(10_000)}`)
    }
    await createPrinting({ provider: parcels({ verify }), on: {} }).receive(signedRequest)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(/^[ -~]{1,900}$/)
  })

  it('prints by default', async () => {
    vi.advanceTimersByTime(60_000)
    await createReceiver({ provider: parcels({ name: 'unwatched' }), on: {} }).receive({
      ...signedRequest,
      headers: [],
    })
    expect(lines).toEqual([expect.stringContaining('unwatched: 415 media_type_unsupported')])
  })

  it('prints nothing with an onError', async () => {
    const createPrinting = await load()
    const receiver = createPrinting({ provider: parcels(), on: {}, onError: () => {} })
    const { error } = await receiver.receive({ ...signedRequest, headers: [] })
    expect(error?.code).toBe<WebhookErrorCode>('media_type_unsupported')
    expect(lines).toEqual([])
  })

  it('answers where there is no console', async () => {
    const createPrinting = await load()
    vi.stubGlobal('console', undefined)
    const receiver = createPrinting({ provider: parcels(), on: {} })
    const { response } = await receiver.receive({ ...signedRequest, headers: [] })
    vi.unstubAllGlobals()
    expect(response.status).toBe(415)
  })
})
