import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Queue, Worker } from 'bullmq'
import { Redis, type RedisOptions } from 'ioredis'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import type { Inbox, InboxConsumer } from '../../src/core/ports/inbox.js'
import { hashKey } from '../../src/stores/database/hash-key.js'
import { type BullmqInboxOptions, bullmqInbox } from '../../src/stores/inbox/bullmq/index.js'
import { findServer } from '../stores/dedupe/servers.js'
import { describeInbox } from '../stores/inbox/contract.js'
import { consumer, stored } from '../stores/inbox/stored.js'
import { createCable } from './cable.js'
import { testOutages } from './hung.js'
import { setClock, testWrongClock, wrongClocks } from './wrong-clock.js'

const { url, reachable } = await findServer('REDIS_URL', 'redis://127.0.0.1:6379')
const prefix = `test-inbox-${process.pid}-${Date.now().toString(36)}`
const client = new Redis(url, { lazyConnect: true })
const patience = { timeout: 100_000, interval: 20 }

const closings: (() => unknown)[] = []
let queues = 0

function open(options: Partial<BullmqInboxOptions> = {}) {
  queues++
  const { queue: name = `own-${queues}` } = options
  return {
    name,
    ...bullmqInbox({ bullmq: { Queue, Worker }, client, keyPrefix: prefix, queue: name, retryDelayMs: 0, ...options }),
  }
}

/** Opens an inbox that is closed after the test. */
function openOne(options: Partial<BullmqInboxOptions> = {}) {
  const inbox = open(options)
  closings.push(() => inbox.close())
  return inbox
}

async function consume(inbox: Inbox, orders: InboxConsumer): Promise<void> {
  const consumption = await inbox.consume(orders)
  closings.push(() => consumption.close())
}

afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close()
  vi.restoreAllMocks()
})

describe.runIf(reachable)('Redis', () => {
  afterAll(async () => {
    const keys = await client.keys(`${prefix}:*`)
    if (keys.length > 0) await client.del(keys)
    client.disconnect()
  })

  describeInbox(
    'bullmqInbox',
    {
      open: async (policy, queue) => open({ ...policy, queue }),
      erases: true,
      replaces: true,
      async openHeld(policy, queue) {
        const { port, holdAnswers: hold, releaseAnswers: release } = await createCable(url, 6379)
        return {
          inbox: open({ ...policy, queue, client: new Redis(port, { lazyConnect: true }) }),
          hold,
          release,
        }
      },
    },
    'none',
  )

  describe('bullmqInbox', () => {
    testOutages({
      url,
      standardPort: 6379,
      open: async (queue, port) => open({ queue, ...(port && { client: new Redis(port, { lazyConnect: true }) }) }),
    })

    // Like the outages: these wait for locks, and so run side by side.
    it.concurrent('stores and handles again after a failover that leaves the old connection open', async () => {
      const cable = await createCable(url, 6379)
      const inbox = open({ client: new Redis(cable.port, { lazyConnect: true }) })
      const orders = consumer()
      const consumption = await inbox.consume(orders)
      await inbox.put(stored('before'))
      // A handled delivery that is not recorded yet would be handled again.
      await vi.waitFor(async () => expect(await inbox.depth()).toEqual({ waiting: 0, active: 0, dead: 0 }), patience)
      cable.stall()
      const during = inbox.put(stored('during')).catch(() => 'refused')
      cable.renew()
      expect(await during).toBe('refused')
      await vi.waitFor(() => inbox.put(stored('after')), patience)
      await vi.waitFor(() => expect(orders.log).toEqual(['before', 'after']), patience)
      await consumption.close()
      await inbox.close()
      await cable.cut()
    })

    it.concurrent('keeps no part of a delivery that was handled', async () => {
      const inbox = open()
      const delivery = stored('{"email":"ada"}', { subjects: ['ada'], event: undefined })
      await inbox.put(delivery)
      const keyOf = (name: string) => `${prefix}:${inbox.name}:${name}`
      expect(await client.keys(keyOf('subject:*'))).toHaveLength(1)
      await inbox.handleDue(consumer())
      expect(await client.hget(keyOf(delivery.id), 'data')).toBe('{"decision":"discard"}')
      expect(await client.keys(keyOf('subject:*'))).toEqual([])
      expect(await inbox.put(delivery)).toBe('duplicate')
      expect(await client.keys(keyOf('subject:*'))).toEqual([])
      await inbox.close()
    })

    it.concurrent('erases a delivery that is on its way, and what was divided from one', async () => {
      const inbox = open()
      const [first, second] = ['first', 'second'].map((text) => stored(text, { subjects: ['ada'] }))
      if (first === undefined || second === undefined) throw new Error('there are two')
      // Between the link and the job, as a process would that dies there, or waits for the network.
      const hash = await hashKey('ada')
      await client.sadd(`${prefix}:${inbox.name}:subject:${hash}`, first.id)
      expect(await inbox.export('ada')).toEqual([])
      await inbox.put(second)
      expect(await inbox.erase('ada')).toMatchObject({ waiting: 2 })
      expect(await client.pttl(`${prefix}:${inbox.name}:${first.id}`)).toBeGreaterThan(0)
      expect([await inbox.put(first), await inbox.put(second)]).toEqual(['duplicate', 'duplicate'])
      expect(await client.keys(`${prefix}:${inbox.name}:subject:*`)).toEqual([])
      await inbox.close()
    })

    it.concurrent('retries the job of a killed process, and counts the attempt', async () => {
      const inbox = open({ attempts: 2 })
      const orders = consumer((_text, attempt) => {
        attempts.push(attempt)
        throw new Error('broken')
      })
      const attempts: number[] = []
      const delivery = stored('one')
      await inbox.put(delivery)
      const child = fork(new URL('./doomed.mjs', import.meta.url), ['bullmq', url, inbox.name, prefix], {
        execArgv: [],
      })
      expect(await once(child, 'message')).toMatchObject([{ id: delivery.id, attempt: 1 }, undefined])
      child.kill('SIGKILL')
      const consumption = await inbox.consume(orders)
      await vi.waitFor(async () => expect(await inbox.deadLetters()).toHaveLength(1), patience)
      expect(attempts).toEqual([2])
      await consumption.close()
      await inbox.close()
    })

    it.each([
      ['after the job', false],
      ['before the job', true],
    ])('stores a delivery once if two processes put it at the same time and read it %s', async (_name, isEarly) => {
      // As if the first read had reached the server before the job.
      const duplicate = (options: Partial<RedisOptions>) => {
        const connection = client.duplicate(options)
        const look = connection.hget.bind(connection)
        const looked = new Set<string>()
        const hget = (key: string, field: string) => {
          if (!isEarly || looked.has(key)) return look(key, field)
          looked.add(key)
          return Promise.resolve(null)
        }
        return Object.assign(connection, { hget })
      }
      const first = openOne({ client: Object.assign(client.duplicate(), { duplicate }) })
      const second = openOne({ queue: first.name })
      const deliveries = Array.from({ length: 50 }, (_, index) => stored(String(index)))
      for (const [index, delivery] of deliveries.entries()) {
        const inTurn = index % 2 === 0 ? [first, second] : [second, first]
        const answers = await Promise.all(inTurn.map((inbox) => inbox.put(delivery)))
        expect(answers.toSorted()).toEqual(['duplicate', 'stored'])
      }
      expect(await first.depth()).toMatchObject({ waiting: 50 })
    })

    it('rejects put while the server is down, and continues when it is back', async () => {
      const cable = await createCable(url, 6379)
      const there = new Redis(cable.port, { lazyConnect: true })
      const onError = vi.fn()
      const inbox = openOne({ client: there, onError })
      const orders = consumer()
      await consume(inbox, orders)
      await inbox.put(stored('before'))
      // A delivery that was handled but not recorded would be retried.
      await vi.waitFor(async () => expect(await inbox.depth()).toEqual({ waiting: 0, active: 0, dead: 0 }), patience)
      await cable.cut()
      await expect(inbox.put(stored('during'))).rejects.toThrow()
      await vi.waitFor(() => expect(onError).toHaveBeenCalled(), patience)
      await cable.mend()
      await vi.waitFor(() => inbox.put(stored('after')), patience)
      await vi.waitFor(() => expect(orders.log).toEqual(['before', 'after']), patience)
      closings.unshift(() => cable.cut())
    })

    it('stores after a connection that was lost while it was opened', async () => {
      const own = new Redis(url, { lazyConnect: true })
      const duplicate = (options: Partial<RedisOptions>) => {
        const connection = client.duplicate(options)
        // After BullMQ has asked for the server's version, and before it has the answer.
        connection.once('ready', () => setImmediate(() => connection.stream.destroy()))
        return connection
      }
      const inbox = openOne({ client: Object.assign(own, { duplicate }) })
      await vi.waitFor(async () => expect(await inbox.put(stored('one'))).toMatch(/stored|duplicate/), {
        timeout: 20_000,
        interval: 20,
      })
    })

    it('rejects put when the server was never up', async () => {
      const cable = await createCable(url, 6379)
      await cable.cut()
      const inbox = openOne({ client: new Redis(cable.port, { lazyConnect: true }) })
      await vi.waitFor(async () => expect(await inbox.put(stored('one')).catch(String)).toContain('down'), patience)
    })

    it('limits the attempts, and waits between them', async () => {
      const inbox = openOne({ attempts: 2, retryDelayMs: 1_000 })
      const times: number[] = []
      await consume(
        inbox,
        consumer(() => {
          times.push(performance.now())
          throw new Error('broken')
        }),
      )
      await inbox.put(stored('one'))
      await vi.waitFor(async () => expect((await inbox.deadLetters())[0]?.attempts).toBe(2), patience)
      expect(times).toHaveLength(2)
      expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThan(950)
    })

    testWrongClock(async (policy) => openOne(policy))

    it.each(wrongClocks)(
      'retries while the clock is %s, without asking the server again and again',
      async (_name, offMs) => {
        let commands = 0
        const duplicate = (options: Partial<RedisOptions>) => {
          const connection = client.duplicate(options)
          const send = connection.sendCommand.bind(connection)
          const sendCommand: typeof send = (...sent) => {
            commands++
            return send(...sent)
          }
          return Object.assign(connection, { sendCommand })
        }
        const inbox = openOne({ client: Object.assign(client.duplicate(), { duplicate }), retryDelayMs: 2_000 })
        const orders = consumer((_text, attempt) => {
          if (attempt === 1) throw new Error('broken')
        })
        setClock(offMs)
        await inbox.put(stored('one'))
        await consume(inbox, orders)
        await vi.waitFor(() => expect(orders.log).toEqual(['one']), patience)
        expect(commands).toBeGreaterThan(5)
        expect(commands).toBeLessThan(100)
      },
    )

    it('remembers the id of a discarded delivery, and does not handle it', async () => {
      const inbox = openOne({ attempts: 1 })
      const orders = consumer(() => {
        throw new Error('broken')
      })
      const delivery = stored('one')
      await consume(inbox, orders)
      await inbox.put(delivery)
      await vi.waitFor(async () => expect(await inbox.discard([delivery.id])).toBe(1), patience)
      await vi.waitFor(async () => expect(await inbox.depth()).toEqual({ waiting: 0, active: 0, dead: 0 }), patience)
      await expect(inbox.put(delivery)).resolves.toBe('duplicate')
    })

    it('deletes the body of a discarded delivery from Redis, while no worker runs', async () => {
      const inbox = openOne({ attempts: 1 })
      const delivery = stored('a planted body')
      await inbox.put(delivery)
      await inbox.handleDue(
        consumer(() => {
          throw new Error('a planted reason')
        }),
      )
      const key = `${prefix}:${inbox.name}:${delivery.id}`
      const body = Buffer.from('a planted body').toString('base64').slice(0, 12)
      const read = async () => JSON.stringify(await client.hgetall(key))
      expect(await read()).toContain(body)
      expect(await inbox.discard([delivery.id])).toBe(1)
      expect(await read()).not.toContain(body)
      expect(await read()).not.toContain('a planted reason')
      await inbox.handleDue(consumer())
      expect(await inbox.depth()).toEqual({ waiting: 0, active: 0, dead: 0 })
      expect(await inbox.put(delivery)).toBe('duplicate')
    })

    it('forgets an id after its retention', async () => {
      const inbox = openOne({ retentionMs: 1_000 })
      const orders = consumer()
      const delivery = stored('one')
      await consume(inbox, orders)
      await inbox.put(delivery)
      await vi.waitFor(() => expect(orders.log).toEqual(['one']), patience)
      await vi.waitFor(async () => {
        // BullMQ deletes expired jobs when another job completes.
        await inbox.put(stored('other'))
        expect(await inbox.put(delivery)).toBe('stored')
      }, patience)
    })

    it('lists readable dead letters, and reports the others', async () => {
      const onError = vi.fn()
      const inbox = openOne({ attempts: 1, onError })
      await consume(
        inbox,
        consumer(() => {
          throw new Error('broken')
        }),
      )
      const queue = new Queue(inbox.name, { connection: client, prefix })
      closings.push(() => queue.close())
      await queue.add('strange', { record: {} })
      await inbox.put(stored('one'))
      await vi.waitFor(async () => expect(await inbox.depth()).toMatchObject({ dead: 2 }), patience)
      onError.mockClear()
      expect(await inbox.deadLetters()).toHaveLength(1)
      expect(onError.mock.calls[0]?.[0]).toBeInstanceOf(TypeError)
    })

    it.each([
      ['not a stored delivery', '{"record":{}}'],
      ['not JSON', '{'],
    ])(
      'reports the id of a dead letter that is %s, lists others in its place, and discards it',
      async (_name, data) => {
        const onError = vi.fn()
        const inbox = openOne({ onError })
        const altered = stored('altered', { invalid: 'odd' })
        const other = stored('other', { invalid: 'odd' })
        await consume(inbox, consumer())
        await inbox.put(altered)
        await vi.waitFor(async () => expect(await inbox.depth()).toMatchObject({ dead: 1 }), patience)
        await inbox.put(other)
        await vi.waitFor(async () => expect(await inbox.depth()).toMatchObject({ dead: 2 }), patience)
        await client.hset(`${prefix}:${inbox.name}:${altered.id}`, 'data', data)
        onError.mockClear()
        expect((await inbox.deadLetters({ limit: 1 })).map(({ delivery }) => delivery.id)).toEqual([other.id])
        expect(onError.mock.calls).toMatchObject([[{ message: expect.stringContaining(altered.id) }]])
        await expect(inbox.discard([altered.id])).resolves.toBe(1)
        await vi.waitFor(async () => expect(await inbox.depth()).toEqual({ waiting: 0, active: 0, dead: 1 }), patience)
        await expect(inbox.put(altered)).resolves.toBe('duplicate')
      },
    )

    it.each([
      ['redrive', 'redrive'],
      ['redrive', 'discard'],
      ['discard', 'discard'],
    ] as const)('counts only its own decisions if two operators %s and %s at the same time', async (...calls) => {
      const [inbox, other] = [openOne(), openOne({ queue: `own-${queues}` })]
      const orders = consumer()
      await consume(inbox, orders)
      const parked = Array.from({ length: 100 }, (_, index) => stored(String(index), { invalid: 'odd' }))
      await Promise.all(parked.map((delivery) => inbox.put(delivery)))
      await vi.waitFor(async () => expect(await inbox.depth()).toMatchObject({ dead: 100 }), patience)
      const ids = parked.map(({ id }) => id)
      const counts = await Promise.all([inbox[calls[0]](ids), other[calls[1]](ids)])
      expect(counts[0] + counts[1]).toBe(100)
      await vi.waitFor(async () => expect(await inbox.depth()).toEqual({ waiting: 0, active: 0, dead: 0 }), patience)
      const redriven = counts.filter((_, index) => calls[index] === 'redrive').reduce((sum, count) => sum + count, 0)
      expect(orders.log).toHaveLength(redriven)
    })

    it('supports operations immediately after it is opened', async () => {
      const inbox = openOne()
      await consume(inbox, consumer())
      const parked = [stored('one', { invalid: 'odd' }), stored('two', { invalid: 'odd' })]
      for (const delivery of parked) await inbox.put(delivery)
      await vi.waitFor(async () => expect(await inbox.depth()).toMatchObject({ dead: 2 }), patience)
      const ids = parked.map(({ id }) => id)
      expect(await openOne({ queue: inbox.name }).deadLetters()).toHaveLength(2)
      expect(await openOne({ queue: inbox.name }).discard(ids)).toBe(2)
    })

    it('overrides a decision that a dead operator left unfinished', async () => {
      const inbox = openOne()
      const orders = consumer()
      await consume(inbox, orders)
      const parked = stored('one', { invalid: 'odd' })
      await inbox.put(parked)
      await vi.waitFor(async () => expect(await inbox.depth()).toMatchObject({ dead: 1 }), patience)
      const key = `${prefix}:${inbox.name}:${parked.id}`
      const data = JSON.parse((await client.hget(key, 'data')) ?? '')
      await client.hset(key, 'data', JSON.stringify({ ...data, decision: 'discard' }))
      await client.set(`${key}:deciding`, '', 'PX', 1_000)
      await vi.waitFor(async () => expect(await inbox.redrive([parked.id])).toBe(1), patience)
      await vi.waitFor(() => expect(orders.log).toEqual(['one']), patience)
    })

    it('refuses deliveries after close', async () => {
      const inbox = open()
      await inbox.close()
      await expect(inbox.put(stored('one'))).rejects.toThrow()
      await expect(inbox.consume(consumer())).rejects.toThrow('closed')
    })
  })
})

describe('bullmqInbox', () => {
  it.each([
    ['bullmq', { bullmq: undefined }],
    ['Queue', { bullmq: { Worker } }],
    ['Worker', { bullmq: { Queue } }],
    ['client', { client: undefined }],
    ['client', { client: { host: 'localhost' } }],
    ['queue', { queue: '' }],
    ['queue', { queue: 'a:b' }],
    ['keyPrefix', { keyPrefix: '' }],
    ['appendfsync', { appendfsync: 'sometimes' }],
    ['attempts', { attempts: 0 }],
  ])('refuses a wrong %s', (option, options) => {
    const create = () => bullmqInbox({ bullmq: { Queue, Worker }, client, ...options } as never)
    expect(create).toThrow(TypeError)
    expect(create).toThrow(option)
  })
})
