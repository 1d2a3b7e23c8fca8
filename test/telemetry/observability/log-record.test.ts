import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  createReceiver,
  headerToken,
  hmacSignature,
  type Receipt,
  type Verifier,
  WebhookError,
  type WebhookRequest,
} from '../../../src/index.js'
import { type LogRecord, toLogRecord } from '../../../src/telemetry/observability/index.js'
import { hostSample, signHmac, withHeaderToken } from '../../../src/testing/index.js'
import { withDiagnosis } from '../../../src/tools/doctor/index.js'
import { host } from '../../../src/vendors/styles/host.js'

const header = 'X-Host-Token'
const token = 'a-token-that-nobody-may-see'

async function recordOf(handle: () => unknown, changes: { token?: string; event?: string } = {}) {
  const receipts: Receipt[] = []
  const receiver = createReceiver({
    provider: host({ verify: headerToken({ header, tokens: token }) }),
    on: { '*': handle },
    onReceipt: (receipt) => receipts.push(receipt),
    onError: () => {},
    now: () => 1_700_000_000_000,
  })
  const sample = hostSample({ event: changes.event ?? 'ping', body: '{"card":"4111111111111111"}' })
  await receiver.receive(withHeaderToken(sample, { header, token: changes.token ?? token }))
  return receipts.map((receipt) => toLogRecord(receipt))
}

const clock = 1_700_000_000_000
const handled = {
  response: { status: 200, headers: {}, body: '' },
  outcome: 'handled',
  provider: 'p',
  event: undefined,
  deliveryId: undefined,
  proof: undefined,
  error: undefined,
  receivedAt: 0,
  durationMs: 1,
} as const

/** The records that `onError` makes, of the request and its diagnosis. */
async function recordsWith(verify: Verifier, sample: WebhookRequest) {
  const records: LogRecord[] = []
  const provider = host({ verify })
  let isDiagnosed = () => {}
  const done = new Promise<void>((resolve) => (isDiagnosed = resolve))
  const receiver = createReceiver({
    provider,
    on: {},
    now: () => clock,
    onError: withDiagnosis(provider, (_error, receipt, request, diagnosis) => {
      records.push(toLogRecord(receipt, { request, diagnosis }))
      isDiagnosed()
    }),
  })
  const { error } = await receiver.receive(sample)
  if (error !== undefined) await done
  return records
}

describe('toLogRecord', () => {
  it('gives a handled request flat fields', async () => {
    const [record] = await recordOf(() => {})
    expect(record).toMatchObject({
      level: 'info',
      msg: 'webhook received',
      received_at: '2023-11-14T22:13:20.000Z',
      webhook_provider: 'host',
      webhook_outcome: 'handled',
      webhook_event: 'ping',
      webhook_proof_strength: 'token',
      webhook_proof_verifier: 'headerToken',
      webhook_key: 0,
      http_status: 200,
      duration_ms: expect.any(Number),
    })
    expect(Object.values(record ?? {}).every((value) => ['string', 'number'].includes(typeof value))).toBe(true)
  })

  it('tells refused requests from failed ones, and holds no token, body or message', async () => {
    const refused = await recordOf(() => {}, { token: 'wrong-token-of-a-stranger' })
    expect(refused).toMatchObject([{ level: 'warn', webhook_outcome: 'refused', webhook_error_code: 'token_mismatch' }])
    const failed = await recordOf(() => {
      throw new Error(`db password ${token}`)
    })
    expect(failed).toMatchObject([{ level: 'error', webhook_outcome: 'failed', webhook_error_code: 'handler_failed' }])
    expect(JSON.stringify([refused, failed])).not.toMatch(/nobody-may-see|stranger|4111/)
  })

  it('says of a refused request what was wrong with it, and what the sender claims', async () => {
    const verify = hmacSignature({
      secrets: token,
      header: 'X-Host-Signature',
      timestamp: { header: 'X-Host-Time', toleranceSeconds: 300 },
    })
    const sign = (ageSeconds: number) =>
      signHmac(hostSample({ deliveryId: 'd-1', headers: { 'User-Agent': 'Host/1.2 (key hidden)' } }), {
        secret: token,
        header: 'X-Host-Signature',
        timestamp: { header: 'X-Host-Time' },
        sentAt: clock - ageSeconds * 1000,
      })
    const [late] = await recordsWith(verify, await sign(900))
    expect(late).toMatchObject({
      webhook_error_code: 'timestamp_too_old',
      webhook_error_field: 'X-Host-Time',
      webhook_skew_seconds: 900,
      webhook_claimed_id: 'd-1',
      webhook_diagnosis: 'clock_skew',
      http_media_type: 'application/json',
      http_user_agent: 'Host/1.2',
    })
    const [unsigned] = await recordsWith(verify, hostSample())
    expect(unsigned).toMatchObject({
      webhook_error_code: 'proof_missing',
      webhook_error_field: expect.stringMatching(/^X-Host-/),
    })
  })

  it('names the path of the first wrong field of a verified payload only', () => {
    const error = new WebhookError('payload_invalid', 'wrong', {
      issues: [{ path: `a.${'k'.repeat(5_000)}`, message: token }],
    })
    const proof = { strength: 'token', verifier: 'headerToken' } as const
    expect(toLogRecord({ ...handled, error, proof }).webhook_payload_path).toBe(`a.${'k'.repeat(198)}`)
    expect(toLogRecord({ ...handled, error })).not.toHaveProperty('webhook_payload_path')
  })

  it('never contains a secret, and bounds each value, wherever a sender puts it', async () => {
    const secret = 'planted-9f8e7d6c'
    const spot = fc.constantFrom('authorization', 'cookie', 'x-host-token', 'x-host-signature', 'x-other')
    const around = fc.tuple(fc.string({ maxLength: 300 }), fc.string({ maxLength: 300 }))
    const verifiers = [
      headerToken({ header: 'x-host-token', tokens: secret }),
      hmacSignature({ secrets: secret, header: 'x-host-signature' }),
    ]
    const property = fc.asyncProperty(
      spot,
      around,
      fc.constantFrom(...verifiers),
      async (name, [before, after], verify) => {
        const text = `${before}${secret}${after}`
        const headers = {
          [name]: text.replace(/[^\x20-\x7e]/g, '?'),
          'User-Agent': `Host/1 (${secret})`,
          'Content-Type': `application/json; boundary=${secret}`,
          'X-Host-Delivery': `id ${secret}`,
        }
        const sample = hostSample({
          body: JSON.stringify({ [text]: text }),
          headers,
          url: `https://a.example/?token=${secret}`,
        })
        for (const record of await recordsWith(verify, sample)) {
          expect(JSON.stringify(record)).not.toContain(secret)
          for (const value of Object.values(record)) expect(String(value).length).toBeLessThanOrEqual(200)
        }
      },
    )
    await fc.assert(property, { numRuns: 100 })
  })

  it('limits the length of texts, and replaces control characters', () => {
    const receipt = {
      event: `a\n\u0000${'b'.repeat(5_000)}`,
      proof: undefined,
      error: undefined,
      deliveryId: undefined,
    }
    const response = { status: 200, headers: {}, body: '' }
    const others = { response, outcome: 'handled', provider: 'p', receivedAt: 0, durationMs: 1.23456 } as const
    const { webhook_event, ...record } = toLogRecord({ ...receipt, ...others })
    expect(webhook_event).toBe(`a��${'b'.repeat(197)}`)
    expect(record).not.toHaveProperty('received_at')
    expect(record.duration_ms).toBe(1.235)
  })
})
