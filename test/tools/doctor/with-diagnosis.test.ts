import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { afterEach, describe, expect, it } from 'vitest'
import { toExpress } from '../../../src/frameworks/express.js'
import { createReceiver, hmacSignature, type IncomingRequest } from '../../../src/index.js'
import {
  hostPayload,
  hostSample,
  injectDelivery,
  sendDelivery,
  signHmac,
  withBody,
} from '../../../src/testing/index.js'
import { type Diagnosis, withDiagnosis } from '../../../src/tools/doctor/index.js'
import { host } from '../../../src/vendors/styles/host.js'

const secret = 's3cret of the hook'
const scheme = { header: 'X-Host-Signature-256', prefix: 'sha256=' }
const provider = host({ verify: hmacSignature({ ...scheme, secrets: secret }) })
const now = 1_796_000_000_000

const pretty = JSON.stringify(hostPayload(), null, 2)
const signed = () => signHmac(hostSample({ body: pretty }), { ...scheme, secret })

/** Resolves with the next diagnosis of a receiver. */
function listener() {
  const told: (Diagnosis | undefined)[] = []
  let wake = () => {}
  const onDiagnosed = (...[, , , diagnosis]: [unknown, unknown, unknown, Diagnosis | undefined]) => {
    told.push(diagnosis)
    wake()
  }
  const next = async () => {
    while (told.length === 0) {
      await new Promise<void>((resolve) => {
        wake = resolve
      })
    }
    return told.shift()
  }
  return { told, onDiagnosed, next }
}

let close = () => {}
afterEach(() => close())

async function serve(app: express.Express): Promise<string> {
  const server = app.listen(0, '127.0.0.1')
  await once(server, 'listening')
  close = () => server.close()
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks`
}

describe('withDiagnosis, under Express over HTTP', () => {
  it('finds a body that was parsed and serialised again', async () => {
    const { onDiagnosed, next } = listener()
    const onError = withDiagnosis(provider, onDiagnosed, { framework: 'express' })
    const receiver = createReceiver({ provider, on: {}, onError })
    const app = express()
    app.use(express.json())
    // A workaround from forums: serialising the parsed object again.
    app.post('/webhooks', (request, response) => {
      Object.assign(request, { rawBody: Buffer.from(JSON.stringify(request.body)) })
      return toExpress(receiver)(request, response)
    })
    const response = await sendDelivery(await serve(app), signed())
    expect([response.status, await response.text()]).toEqual([401, ''])
    const diagnosis = await next()
    expect(diagnosis).toMatchObject({ cause: 'body_reserialised', error: 'signature_mismatch' })
    expect(diagnosis?.evidence).toContain('indentation of 2 spaces')
    expect(diagnosis?.fix).toContain('express.json()')
    expect(diagnosis?.fix).toContain('toExpress(receiver)')
  })

  it('reports that a parser consumed the body', async () => {
    const { onDiagnosed, next } = listener()
    const receiver = createReceiver({ provider, on: {}, onError: withDiagnosis(provider, onDiagnosed) })
    const app = express()
    app.use(express.json())
    app.post('/webhooks', toExpress(receiver))
    const response = await sendDelivery(await serve(app), signed())
    expect([response.status, await response.text()]).toEqual([500, ''])
    expect(await next()).toMatchObject({ cause: 'body_lost', error: 'body_unavailable' })
  })

  it('suggests a fix that works', async () => {
    const receiver = createReceiver({ provider, on: {}, onError: withDiagnosis(provider, () => {}) })
    const app = express()
    app.post('/webhooks', toExpress(receiver))
    app.use(express.json())
    expect((await sendDelivery(await serve(app), signed())).status).toBe(200)
  })
})

describe('withDiagnosis', () => {
  it('passes the arguments of onError, with the body bytes', async () => {
    const calls: unknown[][] = []
    const onError = withDiagnosis(provider, (...all) => calls.push(all))
    const receiver = createReceiver({ provider, on: {}, onError, now: () => now })
    const receipt = await injectDelivery(receiver, withBody(await signed(), JSON.stringify(hostPayload())))
    await expect.poll(() => calls.length).toBe(1)
    const [error, told, request, diagnosis] = calls[0] ?? []
    expect([error, told]).toEqual([receipt.error, receipt])
    expect((request as IncomingRequest).body).toBeInstanceOf(Uint8Array)
    expect(diagnosis).toMatchObject({ cause: 'body_reserialised' })
  })

  it('diagnoses at the time of receipt', async () => {
    const { onDiagnosed, next } = listener()
    const timestamp = { header: 'X-Time' }
    const timed = host({ verify: hmacSignature({ ...scheme, timestamp, secrets: secret }) })
    const receiver = createReceiver({
      provider: timed,
      on: {},
      onError: withDiagnosis(timed, onDiagnosed),
      now: () => now,
    })
    await injectDelivery(receiver, signHmac(hostSample(), { ...scheme, timestamp, secret, sentAt: now - 400_000 }))
    expect(await next()).toMatchObject({ cause: 'clock_skew', skewSeconds: 400 })
  })

  it('diagnoses only failed verifications', async () => {
    const { onDiagnosed, next } = listener()
    const fails = () => {
      throw new Error('the database is away')
    }
    const receiver = createReceiver({ provider, on: { '*': fails }, onError: withDiagnosis(provider, onDiagnosed) })
    await injectDelivery(receiver, signed())
    expect(await next()).toBeUndefined()
  })

  it('diagnoses one request per interval', async () => {
    const { onDiagnosed, next } = listener()
    let time = now
    const onError = withDiagnosis(provider, onDiagnosed, { minIntervalMs: 500 })
    const receiver = createReceiver({ provider, on: {}, onError, now: () => time })
    const causes: (string | undefined)[] = []
    for (const later of [0, 499, 1, 0]) {
      time += later
      await injectDelivery(receiver, hostSample())
      causes.push((await next())?.cause)
    }
    expect(causes).toEqual(['unknown', undefined, 'unknown', undefined])
  })

  it('diagnoses one request at a time', async () => {
    const { told, onDiagnosed, next } = listener()
    const waiting: (() => void)[] = []
    const slow = host({
      verify: async (request, context) => {
        if (waiting.length < 3) await new Promise<void>((resolve) => waiting.push(resolve))
        return hmacSignature({ ...scheme, secrets: secret })(request, context)
      },
    })
    const onError = withDiagnosis(slow, onDiagnosed, { minIntervalMs: 0 })
    const receiver = createReceiver({ provider: slow, on: {}, onError })
    const first = injectDelivery(receiver, hostSample())
    const second = injectDelivery(receiver, hostSample())
    await expect.poll(() => waiting.length).toBe(2)
    for (const go of waiting) go()
    await Promise.all([first, second])
    await expect.poll(() => told.length).toBe(1)
    expect(await next()).toBeUndefined()
    waiting.at(-1)?.()
    expect(await next()).toMatchObject({ cause: 'unknown' })
  })

  it('names a wrong option', () => {
    expect(() => withDiagnosis(provider, undefined as never)).toThrow(/onError/)
    expect(() => withDiagnosis(provider, () => {}, { minIntervalMs: -1 })).toThrow(/minIntervalMs/)
    expect(() => withDiagnosis(provider, () => {}, { maxAttempts: 0 })).toThrow(/^withDiagnosis: maxAttempts /)
    for (const unknown of ['framewrok', 'now']) {
      const message = new RegExp(`^withDiagnosis: unknown option ${unknown}; `)
      expect(() => withDiagnosis(provider, () => {}, { [unknown]: 1 } as never)).toThrow(message)
    }
  })
})
