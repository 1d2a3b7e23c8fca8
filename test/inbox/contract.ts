import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Inbox, InboxConsumption, InboxOperations, StoredDelivery } from '../../src/inbox/inbox.js'
import type { InboxPolicy } from '../../src/inbox/policy.js'
import { consumer, stored, textOf } from './stored.js'

export type OperatedInbox = Inbox & InboxOperations

/** How an engine is opened for the contract. */
export interface InboxEngine {
  /** Opens a new queue, or one of the same name again, as another process would. */
  open(policy: InboxPolicy, queue?: string): Promise<OperatedInbox>
  /** Whether the engine can open a queue twice at a time. @default true */
  readonly isShared?: boolean
}

const patience = { timeout: 100_000, interval: 20 }

let queues = 0

/** A name that no other test uses, also in another run on the same server. */
function newQueue(): string {
  queues++
  return `test-${process.pid}-${Date.now().toString(36)}-${queues}`
}

/** What every inbox promises; `ordering` is what it declares. */
export function describeInbox(name: string, engine: InboxEngine, ordering: Inbox['ordering']): void {
  const consumptions: InboxConsumption[] = []
  const inboxes: OperatedInbox[] = []
  const open = async (policy: InboxPolicy = {}, queue = newQueue()) => {
    const inbox = await engine.open({ retryDelaySeconds: 0, settleMs: 300, ...policy }, queue)
    inboxes.push(inbox)
    return inbox
  }
  const consume = async (inbox: Inbox, ...[receivers, options]: Parameters<Inbox['consume']>) => {
    const consumption = await inbox.consume(receivers, options)
    consumptions.push(consumption)
    return consumption
  }

  describe(name, () => {
    afterEach(async () => {
      await Promise.all(consumptions.splice(0).map((consumption) => consumption.close()))
      await Promise.all(inboxes.splice(0).map((inbox) => inbox.close()))
    })

    it('says how it orders', async () => {
      expect((await open()).ordering).toBe(ordering)
    })

    it('hands a delivery over as it was stored, byte for byte', async () => {
      const inbox = await open()
      const body = Uint8Array.from({ length: 256 }, (_, index) => index)
      const delivery = stored('', {
        request: {
          method: 'POST',
          url: 'https://shop.example/hooks?a=%20b',
          headers: [
            ['X-Twice', '1'],
            ['X-Twice', 'zwei – 2'],
          ],
          encrypted: true,
          body,
        },
        proof: { strength: 'signature', verifier: 'allOf', parts: [{ strength: 'url', verifier: 'urlToken' }] },
      })
      let given: StoredDelivery | undefined
      await consume(
        inbox,
        consumer((_text, _attempt, handed) => (given = handed)),
      )
      await expect(inbox.put(delivery)).resolves.toBe('stored')
      await vi.waitFor(() => expect(given).toEqual(delivery), patience)
      expect(given?.request.body).toBeInstanceOf(Uint8Array)
    })

    it('stores a delivery once, however often and at the same time it is put, and knows it after it was handled', async () => {
      const inbox = await open()
      const delivery = stored('one')
      const answers = await Promise.all(Array.from({ length: 20 }, () => inbox.put(delivery)))
      expect(answers.filter((answer) => answer === 'stored')).toHaveLength(1)
      const orders = consumer()
      await consume(inbox, orders)
      await vi.waitFor(async () => expect(await inbox.depth()).toEqual({ waiting: 0, active: 0, dead: 0 }), patience)
      await expect(inbox.put(delivery)).resolves.toBe('duplicate')
      await inbox.put(stored('two'))
      await vi.waitFor(() => expect(orders.log).toEqual(['one', 'two']), patience)
    })

    it('tries a delivery again, and says how often it was tried', async () => {
      const inbox = await open()
      const attempts: number[] = []
      const orders = consumer((_text, attempt) => {
        attempts.push(attempt)
        if (attempt < 3) throw new Error('not yet')
      })
      await consume(inbox, orders)
      await inbox.put(stored('one'))
      await vi.waitFor(() => expect(orders.log).toEqual(['one']), patience)
      expect(attempts).toEqual([1, 2, 3])
    })

    it('gives each delivery to the receiver of its endpoint', async () => {
      const inbox = await open()
      const orders = consumer()
      const refunds = consumer(undefined, 'refunds')
      await consume(inbox, [orders, refunds])
      await inbox.put(stored('one'))
      await inbox.put(stored('two', { endpoint: 'refunds' }))
      await vi.waitFor(() => expect([orders.log, refunds.log]).toEqual([['one'], ['two']]), patience)
    })

    it('tries a delivery without a receiver again until there is one, and tells of it', async () => {
      const errors: unknown[] = []
      const inbox = await open({ attempts: 1, onError: (error) => errors.push(error) })
      await consume(inbox, consumer())
      await inbox.put(stored('lost', { endpoint: 'refunds' }))
      await vi.waitFor(async () => expect((await inbox.deadLetters())[0]?.reason).toContain('refunds'), patience)
      expect(errors.map(String).filter((error) => error.includes('refunds'))).toHaveLength(1)
    })

    it('moves what fails always to the dead letters, with the reason, and goes on with other keys', async () => {
      const inbox = await open({ attempts: 2 })
      const orders = consumer((text) => {
        if (text === 'poison') throw new Error('never again', { cause: new Error('the disk is full') })
      })
      await consume(inbox, orders)
      const poison = stored('poison', { key: 'a' })
      await inbox.put(poison)
      await inbox.put(stored('good', { key: 'b' }))
      await vi.waitFor(() => expect(orders.log).toEqual(['good']), patience)
      await vi.waitFor(async () => {
        const [dead, ...others] = await inbox.deadLetters()
        expect(others).toEqual([])
        expect(dead).toMatchObject({ attempts: 2, delivery: { id: poison.id, key: 'a' } })
        expect(dead?.reason).toContain('never again: the disk is full')
        expect(Math.abs((dead?.failedAt ?? 0) - Date.now())).toBeLessThan(60_000)
      }, patience)
      expect(await inbox.depth()).toMatchObject({ waiting: 0, dead: 1 })
    })

    it.each([
      ['a message without end', () => new Error('r'.repeat(2_000_000)), /^r{2000}$/],
      ['what has no text', () => Object.create(null), /without a message/],
      [
        'what throws when it is asked for its cause',
        () => refuseToTell('cause'),
        /^inside: an error without a message$/,
      ],
      ['what throws when it is asked what it is', () => refuseToTell('prototype'), /without a message/],
    ])('notes a reason that can be read where a handler throws %s', async (_name, make, reason) => {
      const inbox = await open({ attempts: 1 })
      await consume(
        inbox,
        consumer(() => {
          throw make()
        }),
      )
      await inbox.put(stored('poison'))
      await vi.waitFor(async () => expect(await inbox.deadLetters()).toHaveLength(1), patience)
      expect((await inbox.deadLetters())[0]?.reason).toMatch(reason)
    })

    it.each([
      ['an event that is no text', { event: '\ud800\r\n' }],
      ['a key of wildcards', { key: 'a.*.>: \u0000\ud800' }],
      ['a key that objects have', { key: '__proto__' }],
      ['an empty key', { key: '' }],
      ['a number in nanoseconds', { key: 'a', number: 1.7e18 }],
      ['the largest number', { key: 'a', number: Number.MAX_VALUE }],
      ['the smallest number', { key: 'a', number: -Number.MAX_VALUE }],
    ])('stores and hands over a delivery with %s', async (_name, changes) => {
      const inbox = await open({ settleMs: 0 })
      const orders = consumer()
      await consume(inbox, orders)
      await expect(inbox.put(stored('odd', changes))).resolves.toBe('stored')
      await vi.waitFor(() => expect(orders.log).toEqual(['odd']), patience)
    })

    it('refuses to list no dead letters', async () => {
      await expect((await open()).deadLetters({ limit: 0 })).rejects.toThrow(TypeError)
    })

    it('refuses ids that are no list', async () => {
      const inbox = await open()
      await expect(inbox.redrive('one' as never)).rejects.toThrow('redrive: ids')
      await expect(inbox.discard('one' as never)).rejects.toThrow('discard: ids')
    })

    it('handles a dead letter again once an operator says so, with all its attempts', async () => {
      const inbox = await open({ attempts: 2 })
      let isMended = false
      const attempts: number[] = []
      const orders = consumer((_text, attempt) => {
        attempts.push(attempt)
        if (!isMended || attempt === 1) throw new Error('broken')
      })
      await consume(inbox, orders)
      const poison = stored('poison', { key: 'a' })
      await inbox.put(poison)
      await vi.waitFor(async () => expect(await inbox.deadLetters()).toHaveLength(1), patience)
      isMended = true
      await expect(inbox.redrive([poison.id, 'a stranger'])).resolves.toBe(1)
      await vi.waitFor(() => expect(orders.log).toEqual(['poison']), patience)
      expect(attempts).toEqual([1, 2, 1, 2])
      await vi.waitFor(async () => expect(await inbox.deadLetters()).toEqual([]), patience)
      await expect(inbox.put(poison)).resolves.toBe('duplicate')
    })

    it('forgets a dead letter that an operator discards', async () => {
      const inbox = await open({ attempts: 1 })
      const orders = consumer((text) => {
        if (text === 'poison') throw new Error('broken')
      })
      await consume(inbox, orders)
      const poison = stored('poison', { key: 'a' })
      await inbox.put(poison)
      await vi.waitFor(async () => expect(await inbox.deadLetters()).toHaveLength(1), patience)
      await inbox.put(stored('next', { key: 'a' }))
      await expect(inbox.discard([poison.id])).resolves.toBe(1)
      await expect(inbox.discard([poison.id])).resolves.toBe(0)
      await expect(inbox.redrive([poison.id])).resolves.toBe(0)
      await vi.waitFor(() => expect(orders.log).toEqual(['next']), patience)
      expect(await inbox.depth()).toMatchObject({ dead: 0 })
    })

    it('keeps what did not parse among the dead letters, and hands it over when an operator says so', async () => {
      const inbox = await open()
      const orders = consumer()
      await consume(inbox, orders)
      const parked = stored('odd', { invalid: 'payload_invalid: total: expected number' })
      await expect(inbox.put(parked)).resolves.toBe('stored')
      await inbox.put(stored('even'))
      await vi.waitFor(() => expect(orders.log).toEqual(['even']), patience)
      const [dead] = await inbox.deadLetters()
      expect(dead).toMatchObject({ attempts: 0, reason: parked.invalid, delivery: { id: parked.id } })
      await inbox.redrive([parked.id])
      await vi.waitFor(() => expect(orders.log).toEqual(['even', 'odd']), patience)
    })

    it('waits for what is in flight when it closes, and takes nothing more', async () => {
      const inbox = await open()
      let finish = () => {}
      const inFlight = new Promise<void>((resolve) => {
        finish = resolve
      })
      let begun = 0
      const orders = consumer(() => {
        begun++
        return inFlight
      })
      const consumption = await consume(inbox, orders, { concurrency: 1 })
      await inbox.put(stored('one'))
      await vi.waitFor(() => expect(begun).toBe(1), patience)
      await inbox.put(stored('two'))
      const closed = vi.fn()
      const closing = consumption.close().then(closed)
      await new Promise((resolve) => setTimeout(resolve, 200))
      expect(closed).not.toHaveBeenCalled()
      finish()
      await closing
      expect(orders.log).toEqual(['one'])
      await vi.waitFor(async () => expect(await inbox.depth()).toEqual({ waiting: 1, active: 0, dead: 0 }), patience)
    })

    it('refuses what is no receiver, and two of one endpoint', async () => {
      const inbox = await open()
      await expect(inbox.consume([])).rejects.toThrow(TypeError)
      await expect(inbox.consume({} as never)).rejects.toThrow(TypeError)
      await expect(inbox.consume([consumer(), consumer()])).rejects.toThrow(TypeError)
      await expect(inbox.consume(consumer(), { concurrency: 0 })).rejects.toThrow(TypeError)
    })

    if (ordering === 'strict-per-key') describeOrder(open, consume, engine)
  })
}

function refuseToTell(what: 'cause' | 'prototype'): unknown {
  const refuse = () => {
    throw new Error('asked')
  }
  const error = new Error('inside')
  return what === 'cause'
    ? Object.defineProperty(error, 'cause', { get: refuse })
    : new Proxy(error, { getPrototypeOf: refuse })
}

function describeOrder(
  open: (policy?: InboxPolicy, queue?: string) => Promise<OperatedInbox>,
  consume: (inbox: Inbox, ...rest: Parameters<Inbox['consume']>) => Promise<InboxConsumption>,
  { isShared = true }: InboxEngine,
): void {
  it('handles the deliveries of a key one at a time and in order, also across retries, and keys side by side', async () => {
    const inbox = await open()
    const running = new Map<string, number>()
    let beside = 0
    let across = 0
    const orders = consumer(async (text, attempt, { key = '' }) => {
      running.set(key, (running.get(key) ?? 0) + 1)
      if ((running.get(key) ?? 0) > 1) beside++
      if ([...running.values()].filter((count) => count > 0).length > 1) across++
      await new Promise((resolve) => setTimeout(resolve, 5))
      running.set(key, (running.get(key) ?? 0) - 1)
      if (text.endsWith('2') && attempt < 3) throw new Error('not yet')
    })
    for (const index of [1, 2, 3, 4, 5]) {
      for (const key of ['a', 'b', 'c']) await inbox.put(stored(`${key}${index}`, { key }))
    }
    await consume(inbox, orders)
    await vi.waitFor(() => expect(orders.log).toHaveLength(15), patience)
    for (const key of ['a', 'b', 'c']) {
      expect(orders.log.filter((text) => text.startsWith(key))).toEqual([1, 2, 3, 4, 5].map((index) => key + index))
    }
    expect(beside).toBe(0)
    expect(across).toBeGreaterThan(0)
  })

  it('handles numbered deliveries by their numbers, also across a retry', async () => {
    const inbox = await open()
    const orders = consumer((text, attempt) => {
      if (text === '2' && attempt < 3) throw new Error('not yet')
    })
    await consume(inbox, orders)
    for (const number of [3, 1, 5, 2, 4]) await inbox.put(stored(String(number), { key: 'channel', number }))
    await vi.waitFor(() => expect(orders.log).toHaveLength(5), patience)
    expect(orders.log).toEqual(['1', '2', '3', '4', '5'])
  })

  it('puts a backlog of any order right', async () => {
    const inbox = await open({ settleMs: 0 })
    const numbers = Array.from({ length: 40 }, (_, index) => (index * 17) % 40)
    for (const number of numbers) await inbox.put(stored(String(number), { key: 'channel', number }))
    const orders = consumer()
    await consume(inbox, orders)
    await vi.waitFor(() => expect(orders.log).toHaveLength(40), patience)
    expect(orders.log).toEqual(numbers.map((_, index) => String(index)))
  })

  it.runIf(isShared)('keeps the order of a key among several processes that put and handle', async () => {
    const queue = newQueue()
    const inboxes = [await open({}, queue), await open({}, queue)] as const
    const log: string[] = []
    for (const inbox of inboxes) {
      await consume(
        inbox,
        consumer((text) => void log.push(text)),
      )
    }
    for (const number of [2, 1, 4, 3, 6, 5]) {
      await inboxes[number % 2 === 0 ? 0 : 1].put(stored(String(number), { key: 'channel', number }))
    }
    await vi.waitFor(() => expect(log).toHaveLength(6), patience)
    expect(log).toEqual(['1', '2', '3', '4', '5', '6'])
  })

  it('holds the key of a dead letter until it was handled, and keeps the order then', async () => {
    const inbox = await open({ attempts: 1, onDeadLetter: 'hold' })
    let isMended = false
    const orders = consumer((text) => {
      if (text === 'a1' && !isMended) throw new Error('broken')
    })
    await consume(inbox, orders)
    const poison = stored('a1', { key: 'a' })
    await inbox.put(poison)
    await inbox.put(stored('a2', { key: 'a' }))
    await inbox.put(stored('a3', { key: 'a' }))
    await inbox.put(stored('b1', { key: 'b' }))
    await vi.waitFor(async () => expect(await inbox.blockedKeys()).toEqual(['a']), patience)
    await vi.waitFor(() => expect(orders.log).toEqual(['b1']), patience)
    expect((await inbox.deadLetters()).map(({ delivery }) => textOf(delivery))).toEqual(['a1'])
    isMended = true
    await inbox.redrive([poison.id])
    await vi.waitFor(() => expect(orders.log).toEqual(['b1', 'a1', 'a2', 'a3']), patience)
    await vi.waitFor(async () => expect(await inbox.blockedKeys()).toEqual([]), patience)
  })

  it('goes on with the key of a dead letter where it is to be skipped', async () => {
    const inbox = await open({ attempts: 1, onDeadLetter: 'skip' })
    const orders = consumer((text) => {
      if (text === 'a1') throw new Error('broken')
    })
    await consume(inbox, orders)
    await inbox.put(stored('a1', { key: 'a' }))
    await inbox.put(stored('a2', { key: 'a' }))
    await vi.waitFor(() => expect(orders.log).toEqual(['a2']), patience)
    await vi.waitFor(async () => expect(await inbox.deadLetters()).toHaveLength(1), patience)
    expect(await inbox.blockedKeys()).toEqual([])
  })
}
