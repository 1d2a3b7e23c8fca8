import { afterEach, describe, expect, it, vi } from 'vitest'
import { memoryInbox } from '../../src/testing/memory-inbox.js'
import { consumer, stored } from '../stores/inbox/stored.js'

describe('memoryInbox', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  it('reads each delivery of a key only a few times, however many wait', async () => {
    const inbox = memoryInbox()
    let looks = 0
    for (let index = 0; index < 500; index++) {
      const look = () => {
        looks++
        return 'hot'
      }
      await inbox.put(Object.defineProperty({ ...stored(String(index)) }, 'key', { get: look }))
    }
    const orders = consumer()
    const consumption = await inbox.consume(orders)
    await vi.waitFor(() => expect(orders.log).toHaveLength(500))
    await consumption.close()
    expect(orders.log).toEqual(orders.log.toSorted((left, right) => Number(left) - Number(right)))
    expect(looks / 500).toBeLessThan(20)
  })

  it('remembers an id for exactly retentionMs', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_700_000_000_000 })
    const inbox = memoryInbox({ retentionMs: 60_000 })
    const delivery = stored('one')
    await inbox.put(delivery)
    const orders = consumer()
    await (await inbox.consume(orders)).close()
    expect(orders.log).toEqual(['one'])
    vi.setSystemTime(1_700_000_059_999)
    expect(await inbox.put(delivery)).toBe('duplicate')
    vi.setSystemTime(1_700_000_060_000)
    expect(await inbox.put(delivery)).toBe('stored')
    await (await inbox.consume(orders)).close()
    expect(orders.log).toEqual(['one', 'one'])
  })

  it('respects concurrency even if a handler stores deliveries', async () => {
    const inbox = memoryInbox()
    let [running, most] = [0, 0]
    const orders = consumer(async (text) => {
      most = Math.max(most, ++running)
      if (text === 'first') await Promise.all(['a', 'b', 'c'].map((name) => inbox.put(stored(name))))
      await new Promise((resolve) => setTimeout(resolve))
      running--
    })
    await inbox.put(stored('first'))
    const consumption = await inbox.consume(orders, { concurrency: 1 })
    await vi.waitFor(() => expect(orders.log).toHaveLength(4))
    await consumption.close()
    expect(most).toBe(1)
  })

  it('redrives a skipped delivery before later deliveries of its key', async () => {
    const inbox = memoryInbox({ attempts: 1, onDeadLetter: 'skip' })
    let isMended = false
    const orders = consumer((text) => {
      if (text === '1' && !isMended) throw new Error('broken')
    })
    const first = stored('1', { key: 'a' })
    await inbox.put(first)
    const consumption = await inbox.consume(orders)
    await vi.waitFor(async () => expect(await inbox.deadLetters()).toHaveLength(1))
    await consumption.close()
    isMended = true
    await inbox.put(stored('2', { key: 'a' }))
    expect(await inbox.redrive([first.id])).toBe(1)
    const another = await inbox.consume(orders)
    await vi.waitFor(() => expect(orders.log).toEqual(['1', '2']))
    await another.close()
  })
})
