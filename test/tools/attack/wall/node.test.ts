import { describe, expect, it } from 'vitest'
import { attackQuickly, secret, vendors } from './attack-endpoint.js'
import { googleId, header, type Steps, start, verifyGoogle, verifyStripe } from './endpoint.js'
import { flaws } from './flaws.js'

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

describe.concurrent('attack on hand-written endpoints in Node', () => {
  it.each([
    ['github', {}],
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
  )('finds in an endpoint that %s only %s', async (_name, finds, { vendor = 'github', steps, older, only }) => {
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
    expect(report.findings.map(({ id, detail }) => (id === finds ? id : `${id}: ${detail}`))).toEqual([finds])
  })
})
