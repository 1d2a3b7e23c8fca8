import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toWebhookRequest } from '../../../../src/core/request/to-webhook-request.js'
import { detectProvider } from '../../../../src/tools/doctor/detect/detect-provider.js'
import { vendorSigns } from '../../../../src/tools/doctor/detect/signs.js'
import { loadDeliveries } from '../../../../src/tools/inspector/providers/providers.js'
import { vendorList } from '../../../../src/tools/inspector/providers/vendor-list.js'
import { makeSender } from '../../../testing/senders.js'

const named = (headers: Record<string, string>, body = '') =>
  detectProvider(toWebhookRequest({ headers, body })).map(({ provider, confidence }) => `${confidence} ${provider}`)

const mac = 'f899f1f36a82e6fe73e7f233926d66cb1a59a5b6fafa4fc6996b70ea1c4a1bd3'

describe('detectProvider', () => {
  it('knows the signs of nearly all vendors', () => {
    // Tokens as bodies, and XML, have none.
    expect(vendorSigns.length).toBeGreaterThan(Object.keys(vendorList).length * 0.92)
  })

  it.each(vendorSigns)('finds $provider by its own signed sample', async ({ provider: name, own }) => {
    const deliveries = await loadDeliveries(name)
    const [make] = Object.values(deliveries.samples)
    const signed = make && (await (await makeSender(deliveries)).sign(make()))
    const found = signed && detectProvider(signed).find(({ provider }) => provider === name)
    expect(found?.confidence).toBe(own === undefined ? 'possible' : 'likely')
    expect(found?.evidence.length).toBeGreaterThan(0)
  })

  it('calls a vendor likely by a header that only it sends, whatever the signature', () => {
    expect(named({ 'x-github-event': 'push' })).toEqual(['likely github'])
    expect(named({ 'STRIPE-SIGNATURE': 'damaged' })).toEqual(['likely stripe'])
    expect(named({ 'X-GitHub-Event': 'push', 'Stripe-Signature': 't=1' })).toEqual(['likely github', 'likely stripe'])
  })

  it('explains the headers that a likely vendor shares with others', () => {
    const hub = { 'X-Hub-Signature-256': `sha256=${mac}` }
    expect(named({ ...hub, 'X-GitHub-Event': 'push' })).toEqual(['likely github'])
    // Without headers of GitHub, it is the less probable one.
    expect(named(hub)).toEqual(['possible meta', 'possible github'])
  })

  it('lists every vendor that uses a header, if its value fits none or several', () => {
    const users = vendorSigns.filter(({ shared = {} }) =>
      Object.keys(shared).some((name) => /^x-signature$/i.test(name)),
    )
    expect(users.length).toBeGreaterThan(1)
    expect(named({ 'X-Signature': '?' })).toEqual(users.map(({ provider }) => `possible ${provider}`))
    const standard = named({ 'webhook-signature': 'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=' })
    expect(standard).toEqual(expect.arrayContaining(['possible standard-webhooks', 'possible openai']))
    expect(standard).not.toContain('possible gocardless')
  })

  it('narrows vendors down by the grammar of a value', () => {
    expect(named({ 'X-Signature': `ts=1795256130,v1=${mac}` })).toEqual(['possible mercado-pago'])
    expect(named({ 'X-Signature': mac })).not.toContain('possible mercado-pago')
    expect(named({ 'Webhook-Signature': mac })).toEqual(['possible gocardless'])
  })

  it('takes fields of the body for vendors without a header that tells', () => {
    const token = { authorization: 'abc' }
    expect(named(token, '{"eventId":"1","eventType":"user.session.start"}')).toEqual(['possible okta'])
    expect(named({}, '{"eventId":"1","eventType":"user.session.start"}')).toEqual([])
    expect(named({}, '{"value":[{"clientState":"s","changeType":"created"}]}')).toEqual(['possible microsoft-graph'])
  })

  it('finds nothing in a plain request', () => {
    const plain = { host: 'a.example', accept: '*/*', 'content-type': 'application/json', 'user-agent': 'curl/8.5.0' }
    expect(named(plain, '{"id":1,"event":"x","type":"y"}')).toEqual([])
    expect(named({ ...plain, authorization: 'Bearer abc', 'idempotency-key': '1', 'x-request-id': '2' })).toEqual([])
    expect(detectProvider({ headers: [] })).toEqual([])
  })

  it('reads no body that is long, deep or no JSON', () => {
    const state = { value: [{ clientState: 's', changeType: 'c' }], padding: 'x'.repeat(131_072) }
    for (const body of [JSON.stringify(state), '['.repeat(100_000), '{"value"', '\u0000']) {
      expect(named({}, body)).toEqual([])
    }
  })

  it('takes any headers and any body', () => {
    const names = vendorSigns.flatMap(({ own = [], shared = {} }) => [...own, ...Object.keys(shared)])
    const name = fc.oneof(fc.constantFrom(...names, 'Authorization', '__proto__'), fc.string())
    const body = fc.string().map((text) => new TextEncoder().encode(text))
    fc.assert(
      fc.property(fc.array(fc.tuple(name, fc.string())), body, (headers, bytes) => {
        const found = detectProvider({ headers, body: bytes })
        expect(new Set(found.map(({ provider }) => provider)).size).toBe(found.length)
        expect(found.every(({ evidence }) => evidence.length > 0)).toBe(true)
      }),
      { numRuns: 50 },
    )
  })

  it('takes time in proportion to the request', () => {
    const long = ['a', '1', 'A/+_-', '='].map((text) => text.repeat(1_000_000 / text.length))
    const headers = long.flatMap((value) => [['X-Signature', value] as const, ['authorization', value] as const])
    const many = Array.from({ length: 50_000 }, (_, index) => [`x-${index}`, 'v'] as const)
    // Processor time, because other processes take turns. What is quadratic takes minutes here.
    const before = process.cpuUsage()
    for (const lines of [...headers.map((line) => [line]), many]) detectProvider({ headers: lines })
    const { user, system } = process.cpuUsage(before)
    expect((user + system) / 1000).toBeLessThan(2000)
  })
})
