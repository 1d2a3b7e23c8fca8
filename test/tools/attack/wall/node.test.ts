import { describe, expect, it } from 'vitest'
import { attackQuickly, secret, vendors } from './attack-endpoint.js'
import { googleId, header, hmac, isEqual, type Steps, start, verifyGoogle, verifyStripe } from './endpoint.js'
import { flaws } from './flaws.js'
import { bases } from './flaws-forged.js'

const wanted = process.env['WALL']

// Asks for a retry of every third delivery, twice.
function busy(): Partial<Steps> {
  const attempts = new Map<string, number>()
  const places = new Map<string, number>()
  return {
    accept(_payload, { request }) {
      const id = header(request, 'x-github-delivery') ?? ''
      if (!places.has(id)) places.set(id, places.size)
      const attempt = (attempts.get(id) ?? 0) + 1
      attempts.set(id, attempt)
      const isBusy = (places.get(id) ?? 0) % 3 === 2 && attempt <= 2
      return isBusy ? { status: 503, headers: { 'Retry-After': '0' } } : undefined
    },
  }
}

// Lenient where a stranger gains nothing: the first of two headers, and what follows another equals sign, are what it verifies.
const readsFirst: Partial<Steps> = {
  verify: ({ request, body }, secret) => {
    const [, hex = ''] = request.headersDistinct['x-hub-signature-256']?.[0]?.split('=') ?? []
    return hex.length === 64 && isEqual(Buffer.from(hex), Buffer.from(hmac(secret, body).toString('hex')))
  },
}

// Zeros before a time are signed with it.
const takesZeros: Partial<Steps> = {
  verify({ request, body }, secret) {
    const time = header(request, 'x-slack-request-timestamp') ?? ''
    const expected = `v0=${hmac(secret, `v0:${time}:`, body).toString('hex')}`
    const isFresh = /^\d{1,12}$/.test(time) && Math.abs(Date.now() / 1000 - Number(time)) <= 300
    return isFresh && isEqual(Buffer.from(header(request, 'x-slack-signature') ?? ''), Buffer.from(expected))
  },
}

describe.concurrent('attack on hand-written endpoints in Node', () => {
  it.each([
    ['github', {}],
    ['github', readsFirst],
    ['slack', { ...bases.slack, ...takesZeros }],
    ['github', busy()],
    ['google', { verify: verifyGoogle, idOf: googleId }],
    ['stripe', { verify: verifyStripe, idOf: (payload: unknown) => String(Reflect.get(Object(payload), 'id')) }],
  ] as const)('finds nothing in a correct endpoint for %s', async (vendor, steps) => {
    const endpoint = await start(steps, secret)
    const report = await attackQuickly({
      target: endpoint.url,
      vendor: vendors[vendor],
      observe: endpoint.count,
      disturb: endpoint.disturb,
    })
    endpoint.close()
    expect(
      report.results.filter(({ status }) => status === 'failed').map(({ id, detail }) => `${id}: ${detail}`),
    ).toEqual([])
    expect(report.grade).toBe('A+')
  })

  it.each(
    flaws
      .filter(({ name }) => wanted === undefined || name.includes(wanted))
      .map((flaw) => [flaw.name, flaw.finds, flaw] as const),
  )('finds in an endpoint that %s only %s', async (_name, finds, { vendor = 'github', also, steps, older, only }) => {
    const endpoint = await start(steps, secret)
    const report = await attackQuickly({
      target: endpoint.url,
      vendor: vendors[vendor],
      secret: older === undefined ? secret : [secret, older],
      observe: endpoint.count,
      disturb: endpoint.disturb,
      ...(only && { only }),
    })
    endpoint.close()
    const expected = also === undefined ? [finds] : [finds, also]
    const found = report.findings.map(({ id, detail }) => (expected.includes(id) ? id : `${id}: ${detail}`))
    expect(found.toSorted()).toEqual(expected.toSorted())
  })
})
