import { describe, expect, it } from 'vitest'
import { createReceiver, headerToken, memoryDedupeStore, reject, retryLater } from '../../src/index.js'
import { hostSample, injectDelivery, memoryInbox, withBody, withHeaderToken } from '../../src/testing/index.js'
import { type WebhookMatchers, webhookMatchers } from '../../src/testing/matchers.js'
import { host } from '../../src/vendors/styles/host.js'

declare module 'vitest' {
  interface Matchers<T> extends WebhookMatchers<T> {}
}

expect.extend(webhookMatchers)

const receiver = createReceiver({
  provider: host({ verify: headerToken({ header: 'x-token', tokens: 's3cret' }) }),
  on: {
    issues: () => undefined,
    push: () => retryLater({ afterSeconds: 30 }),
    ping: () => reject(),
    star: () => {
      throw new Error('broken')
    },
  },
  dedupe: memoryDedupeStore(),
})

let count = 0
function deliver(event: string, deliveryId = `delivery-${count++}`) {
  const sample = hostSample({ event, deliveryId })
  return injectDelivery(receiver, withHeaderToken(sample, { header: 'x-token', token: 's3cret' }))
}

describe('webhookMatchers', () => {
  it('distinguish accepted, handled and duplicate deliveries', async () => {
    const first = await deliver('issues', 'same')
    expect(first).toBeAccepted()
    expect(first).toBeHandled()
    expect(first).not.toBeDuplicate()
    const second = await deliver('issues', 'same')
    expect(second).toBeAccepted()
    expect(second).toBeDuplicate()
    expect(second).not.toBeHandled()
    const ignored = await deliver('fork')
    expect(ignored).toBeAccepted()
    expect(ignored).not.toBeHandled()
  })

  it('accept a stored delivery, but not a parked one', async () => {
    const provider = host({ verify: headerToken({ header: 'x-token', tokens: 's3cret' }) })
    const storing = createReceiver({ provider, inbox: { inbox: memoryInbox(), onInvalid: 'park' }, on: {} })
    const sample = withHeaderToken(hostSample(), { header: 'x-token', token: 's3cret' })
    const stored = await injectDelivery(storing, sample)
    expect(stored).toBeStored()
    expect(stored).toBeAccepted()
    expect(stored).not.toBeHandled()
    const parked = await injectDelivery(storing, withBody(sample, '{'))
    expect(parked.outcome).toBe('parked')
    expect(parked).not.toBeStored()
    expect(parked).not.toBeAccepted()
    expect(await deliver('issues')).not.toBeStored()
  })

  it('match the error of a refused delivery', async () => {
    const forged = await injectDelivery(receiver, hostSample())
    expect(forged).toBeRefusedWith('proof_missing')
    expect(forged).not.toBeRefusedWith('token_mismatch')
    expect(forged).not.toBeAccepted()
    expect(forged).not.toAskForRetry()
    expect(await deliver('star')).toBeRefusedWith('handler_failed')
  })

  it('do not treat a delivery without an error as refused', async () => {
    const code = undefined as unknown as 'proof_missing'
    expect(webhookMatchers.toBeRefusedWith(await deliver('issues'), code).pass).toBe(false)
  })

  it('match requests for a retry and their delay', async () => {
    const later = await deliver('push')
    expect(later).toAskForRetry()
    expect(later).toAskForRetry({ afterSeconds: 30 })
    expect(later).not.toAskForRetry({ afterSeconds: 31 })
    expect(later).not.toBeAccepted()
    expect(await deliver('star')).toAskForRetry()
  })

  it('do not treat a rejected delivery as accepted, whatever its status', async () => {
    const rejected = await deliver('ping')
    expect(rejected.response.status).toBe(200)
    expect(rejected).not.toBeAccepted()
  })

  it('report what was expected and what happened', async () => {
    const forged = await injectDelivery(receiver, hostSample())
    expect(() => expect(forged).toBeAccepted()).toThrow(/to be accepted, and it was refused with 401 .*proof_missing/)
    const handled = await deliver('issues')
    expect(() => expect(handled).not.toBeHandled()).toThrow(/not to be handled, and it was handled with 200/)
  })

  it('throw unless they are given a receipt', () => {
    for (const value of [undefined, deliver('issues'), { response: {} }]) {
      expect(() => expect(value).toBeAccepted()).toThrow(/awaited/)
      expect(() => expect(value).not.toBeAccepted()).toThrow(/awaited/)
    }
  })
})
