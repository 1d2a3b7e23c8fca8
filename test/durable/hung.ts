import { expect, it, vi } from 'vitest'
import type { Inbox } from '../../src/core/ports/inbox.js'
import { createReceiver } from '../../src/index.js'
import { parcel, parcels } from '../core/receiver/parcels.js'
import type { OperatedInbox } from '../stores/inbox/contract.js'
import { consumer, stored } from '../stores/inbox/stored.js'
import { createCable } from './cable.js'

/** An engine whose connection tests can interrupt. */
export interface EngineBehindCable {
  readonly url: string
  readonly standardPort: number
  /** Opens a queue through a port on loopback, or directly. */
  open(queue: string, port?: number): Promise<OperatedInbox>
}

const patience = { timeout: 100_000, interval: 20 }
const longTest = 300_000

/** Tests every engine with a server that hangs or is down. Separate, because they wait for locks and leases to expire. */
export function testOutages({ url, standardPort, open }: EngineBehindCable): void {
  const newQueue = () => `hung-${crypto.randomUUID()}`

  it.concurrent('holds a limited number of puts while it hangs, and then continues', {
    timeout: longTest,
  }, async () => {
    const cable = await createCable(url, standardPort)
    const inbox = await open(newQueue(), cable.port)
    let given = 0
    const counting: Inbox = {
      ...inbox,
      put(delivery) {
        given++
        return inbox.put(delivery)
      },
    }
    const handled = new Set<string | undefined>()
    const limits = { storeTimeoutMs: 1_000 }
    const on = { '*': ({ id }: { readonly id: string | undefined }) => void handled.add(id) }
    const receiver = createReceiver({
      provider: parcels(),
      on,
      inbox: { inbox: counting, maxPendingBytes: 20_000 },
      limits,
    })
    const statusOf = async (id: string) =>
      (await receiver.receive(parcel({ type: 'parcel.sent', weight: 2, id }))).response.status
    const consumption = await inbox.consume(receiver)
    await vi.waitFor(async () => expect(await statusOf('before')).toBe(202), patience)
    await vi.waitFor(() => expect(handled.size).toBe(1), patience)

    cable.stall()
    given = 0
    const during = Array.from({ length: 20 }, (_, index) => `during ${index}`)
    expect(new Set(await Promise.all(during.map(statusOf)))).toEqual(new Set([503]))
    expect(given).toBe(4)

    cable.resume()
    await vi.waitFor(async () => expect(await statusOf('after')).toBeLessThan(300), patience)
    for (const id of during) await vi.waitFor(async () => expect(await statusOf(id)).toBeLessThan(300), patience)
    await vi.waitFor(() => expect(handled).toEqual(new Set(['before', ...during, 'after'])), patience)
    await consumption.close()
    await inbox.close()
    await cable.cut()
  })

  it.concurrent.each([
    ['hangs', 'stall'],
    ['is down', 'cut'],
  ] as const)('closes while the server %s, and loses no delivery', { timeout: longTest }, async (_name, end) => {
    const cable = await createCable(url, standardPort)
    const queue = newQueue()
    const inbox = await open(queue, cable.port)
    let begin = () => {}
    let finish = () => {}
    const begun = new Promise<void>((resolve) => (begin = resolve))
    const finished = new Promise<void>((resolve) => (finish = resolve))
    const first = consumer(() => {
      begin()
      return finished
    })
    const consumption = await inbox.consume(first, { concurrency: 1 })
    for (const text of ['one', 'two']) await inbox.put(stored(text))
    await begun
    await cable[end]()
    finish()
    await consumption.close()
    await inbox.close()
    // Data held back by the cable never arrives.
    if (end === 'stall') await cable.cut()

    const other = await open(queue)
    const second = consumer()
    const consumptionOfOther = await other.consume(second)
    await vi.waitFor(() => expect(second.log.toSorted()).toEqual(['one', 'two']), patience)
    expect(first.log).toHaveLength(1)
    await consumptionOfOther.close()
    await other.close()
  })
}
