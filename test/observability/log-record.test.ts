import { describe, expect, it } from 'vitest'
import { createReceiver, headerToken, type Receipt } from '../../src/index.js'
import { toLogRecord } from '../../src/observability/index.js'
import { host } from '../../src/styles/host.js'
import { hostSample, withHeaderToken } from '../../src/testing/index.js'

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
  return receipts.map(toLogRecord)
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
