import { afterEach, describe, expect, it, vi } from 'vitest'
import type { StoredDelivery } from '../../../src/authors.js'
import type { InboxConsumption } from '../../../src/core/ports/inbox.js'
import { createReceiver, type Inbox } from '../../../src/index.js'
import { memoryInbox } from '../../../src/testing/memory-inbox.js'
import { parcel, parcels } from '../../core/receiver/parcels.js'

const consumptions: InboxConsumption[] = []

afterEach(async () => {
  await Promise.all(consumptions.splice(0).map((consumption) => consumption.close()))
})

// Records the stored deliveries.
function noting(inbox: Inbox = memoryInbox()) {
  const kept: StoredDelivery[] = []
  const put: Inbox['put'] = (delivery) => {
    kept.push(delivery)
    return inbox.put(delivery)
  }
  return { kept, inbox: { ...inbox, put } }
}

const numbered = parcels({
  parts: (payload) => (Array.isArray(payload) ? payload : undefined),
  payload: (body) => body,
  sequence: ({ channel, number }) =>
    typeof channel === 'string' && typeof number === 'number' ? { channel, number } : undefined,
})

const sent = (number: number, channel = 'a') => ({
  type: 'parcel.sent',
  weight: 1,
  id: `${channel}${number}`,
  channel,
  number,
})

describe('the key and number of a stored delivery', () => {
  it.each([
    ['before a single one', [[1, 2, 3], 4]],
    ['after single ones', [1, 2, 3, [4, 5, 6]]],
    ['that came late', [4, [1, 2, 3]]],
    ['that holds a lower number behind a higher one', [[4, 2], 1]],
  ])('keep the order of numbers with a batch %s', async (_name, requests) => {
    const inbox = memoryInbox({ settleMs: 0 })
    const handled: string[] = []
    const on = { '*': ({ id }: { readonly id: string | undefined }) => void handled.push(id ?? '') }
    const receiver = createReceiver({ provider: numbered, inbox, on })
    for (const request of requests) {
      await receiver.receive(parcel(Array.isArray(request) ? request.map((number) => sent(number)) : sent(request)))
    }
    consumptions.push(await inbox.consume(receiver))
    const lowest = (request: number | number[]) => (Array.isArray(request) ? Math.min(...request) : request)
    const expected = requests.toSorted((left, right) => lowest(left) - lowest(right)).flat()
    await vi.waitFor(() => expect(handled).toEqual(expected.map((number) => `a${number}`)))
  })

  it('are undefined for a batch with several channels, or with a part without one', async () => {
    const { inbox, kept } = noting()
    const receiver = createReceiver({ provider: numbered, inbox, on: {} })
    await receiver.receive(parcel([sent(1, 'a'), sent(2, 'b')]))
    await receiver.receive(parcel([sent(1, 'a'), { type: 'parcel.sent', weight: 1, id: 'none' }]))
    expect(kept.map(({ key, number }) => [key, number])).toEqual([
      [undefined, undefined],
      [undefined, undefined],
    ])
  })

  it('have no number if the option gives the key', async () => {
    const { inbox, kept } = noting()
    const receiver = createReceiver({ provider: numbered, inbox: { inbox, key: () => 'k' }, on: {} })
    await receiver.receive(parcel([sent(1, 'a'), sent(2, 'b')]))
    expect(kept).toMatchObject([{ key: '["parcels","parcels","k"]', number: undefined }])
  })

  it('separate endpoints in one inbox: a dead letter of one blocks no key of another', async () => {
    const inbox = memoryInbox({ attempts: 1 })
    const handled: unknown[] = []
    const poison = () => {
      throw new Error('broken')
    }
    const common = { provider: parcels(), inbox: { inbox, key: () => '1' } }
    const broken = createReceiver({ ...common, endpoint: 'a', on: { '*': poison } })
    const whole = createReceiver({ ...common, endpoint: 'b', on: { '*': ({ id }) => void handled.push(id) } })
    await broken.receive(parcel(sent(1)))
    consumptions.push(await inbox.consume([broken, whole]))
    await vi.waitFor(async () => expect(await inbox.deadLetters()).toHaveLength(1))
    await whole.receive(parcel(sent(2)))
    await vi.waitFor(() => expect(handled).toEqual(['a2']))
    expect(await inbox.blockedKeys()).toEqual(['["a","parcels","1"]'])
    expect((await inbox.deadLetters())[0]?.delivery.key).toBe('["a","parcels","1"]')
  })

  it('separate parts that look the same when joined', async () => {
    const { inbox, kept } = noting()
    for (const [endpoint, key] of [
      ['a', 'b","c'],
      ['a","b', 'c'],
      ['a', '\ud800'],
      ['a', '\ud801'],
    ] as const) {
      const receiver = createReceiver({ provider: parcels(), inbox: { inbox, key: () => key }, endpoint, on: {} })
      await receiver.receive(parcel(sent(1)))
    }
    expect(new Set(kept.map(({ key }) => key)).size).toBe(4)
  })
})
