import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  collect,
  collectedFrom,
  githubFailedDeliveries,
  type MissedSource,
  missedPaymentsEvents,
  polledDeliveries,
  storedDeliveries,
  storedDelivery,
} from '../../../src/clients/missed/index.js'
import { paymentsEvents } from '../../../src/clients/payments/payments-events.js'
import { createReceiver } from '../../../src/index.js'
import { hostSample } from '../../../src/testing/index.js'
import { host } from '../../../src/vendors/styles/host.js'

const provider = setupServer()
beforeAll(() => provider.listen({ onUnhandledRequest: 'error' }))
afterEach(() => provider.resetHandlers())
afterAll(() => provider.close())

const since = 1_796_000_000_000

function receiverFor(source: MissedSource) {
  const handled: unknown[] = []
  const receiver = createReceiver({
    provider: host({ verify: collectedFrom(source) }),
    on: { '*': ({ id, proof }) => handled.push([id, proof.verifier, proof.strength]) },
  })
  return { receiver, handled }
}

describe('collectedFrom', () => {
  it('accepts stored deliveries without a signature that collect fetched', async () => {
    const url = 'https://provider.example/stored'
    provider.use(
      http.get(url, () => HttpResponse.json({ deliveries: [{ id: '1', url: `${url}/1` }] })),
      http.get(`${url}/1`, () => {
        const { headers, body } = hostSample({ deliveryId: '1' })
        return new HttpResponse(body, { headers: headers as [string, string][] })
      }),
    )
    const source = storedDeliveries({ url, allowedHosts: ['provider.example'], token: 't0ken' })
    const { receiver, handled } = receiverFor(source)
    expect(await collect({ source, receiver, since })).toMatchObject({ handled: 1, isComplete: true })
    expect(handled).toEqual([['1', 'collectedFrom', 'token']])
  })

  it('accepts deliveries of a custom source, and of no other', async () => {
    const sourceOf = (id: string): MissedSource => ({
      page: async () => ({
        missed: [{ id, storedAt: undefined, collect: async () => hostSample({ deliveryId: id }) }],
        next: undefined,
      }),
    })
    const [mine, other] = [sourceOf('mine'), sourceOf('other')]
    const { receiver, handled } = receiverFor(mine)
    expect(await collect({ source: mine, receiver, since })).toMatchObject({ handled: 1 })
    const report = await collect({ source: other, receiver, since })
    expect(report.failures).toMatchObject([{ id: 'other', code: 'proof_missing' }])
    expect((await receiver.receive(hostSample())).response.status).toBe(401)
    expect(handled).toEqual([['mine', 'collectedFrom', 'token']])
  })

  it('rejects a source that requests redeliveries', () => {
    const hook = { owner: 'harbour', repository: 'tide', hookId: 42 }
    const events = paymentsEvents({ baseUrl: 'https://api.pay.example', token: 't' })
    // @ts-expect-error GitHub redelivers
    expect(() => collectedFrom(githubFailedDeliveries({ hook, token: 't' }))).toThrow(/^collectedFrom: /)
    // @ts-expect-error payments services redeliver
    expect(() => collectedFrom(missedPaymentsEvents({ events, isMissing: () => true }))).toThrow(/^collectedFrom: /)
    // @ts-expect-error returns no deliveries
    expect(() => collectedFrom(polledDeliveries(async () => {}))).toThrow(/^collectedFrom: /)
  })

  it('rejects an argument that is not a source', () => {
    expect(() => collectedFrom(undefined as never)).toThrow(/^collectedFrom: /)
    expect(() => collectedFrom({} as never)).toThrow(/^collectedFrom: /)
    // @ts-expect-error the URL comes from a delivery, so the host alone proves nothing
    expect(() => collectedFrom(storedDelivery({ allowedHosts: ['provider.example'] }))).toThrow(/^collectedFrom: /)
  })
})
