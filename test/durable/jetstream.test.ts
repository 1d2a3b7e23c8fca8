import { fork } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { jetstream } from '@nats-io/jetstream'
import { connect, type NatsConnection } from '@nats-io/transport-node'
import { afterAll, describe, expect, it, vi } from 'vitest'
import type { Inbox, InboxConsumer } from '../../src/core/ports/inbox.js'
import type { JetStreamClient } from '../../src/stores/inbox/jetstream/client.js'
import { type JetStreamInboxOptions, jetstreamInbox } from '../../src/stores/inbox/jetstream/index.js'
import { findServer } from '../stores/dedupe/servers.js'
import { describeInbox } from '../stores/inbox/contract.js'
import { consumer, stored } from '../stores/inbox/stored.js'
import { createCable } from './cable.js'
import { testOutages } from './hung.js'
import { findProgram, freePort, ownServer } from './own-server.js'
import { testWrongClock } from './wrong-clock.js'

const { url, reachable } = await findServer('NATS_URL', 'nats://127.0.0.1:4222')
const servers = new URL(url).host
// The cluster script sets more than one; a client finds the other servers of a cluster by itself.
const { NATS_REPLICAS = 1 } = process.env
const replicas = Number(NATS_REPLICAS)
const itAlone = it.skipIf(replicas > 1)
const patience = { timeout: 100_000, interval: 20 }
const run = `test-${process.pid}-${Date.now().toString(36)}`

const program = findProgram('nats-server')

const connections: NatsConnection[] = []
const names = new Set<string>()
const closings: (() => unknown)[] = []
let queues = 0

async function connectOne(server = servers): Promise<NatsConnection> {
  const connection = await connect({ servers: server, maxReconnectAttempts: -1, reconnectTimeWait: 50 })
  connections.push(connection)
  return connection
}

function createGate(): { readonly opened: Promise<void>; readonly open: () => void } {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open }
}

async function open(options: Partial<JetStreamInboxOptions> = {}, server?: string) {
  queues++
  const { queue: name = `${run}-own-${queues}` } = options
  names.add(name)
  const connection = await connectOne(server)
  const client = jetstream(connection)
  return {
    name,
    ...jetstreamInbox({ client: connection, jetstream: client, retryDelayMs: 0, replicas, ...options, queue: name }),
  }
}

/** A client that gets deliveries late from the first one on whose subject has an ending. */
function deliveringLate(client: JetStreamClient, ending: string, lateMs: number): JetStreamClient {
  return {
    publish: (...publication) => client.publish(...publication),
    jetstreamManager: (checkApi) => client.jetstreamManager(checkApi),
    consumers: {
      async get(stream, options) {
        const consumer = await client.consumers.get(stream, options)
        let isLate = false
        return {
          info: (cached) => consumer.info(cached),
          delete: () => consumer.delete(),
          consume: ({ callback, ...pulling }) =>
            consumer.consume({
              ...pulling,
              callback(message) {
                isLate ||= message.subject.includes('.delivery.') && message.subject.endsWith(ending)
                if (isLate) setTimeout(() => callback(message), lateMs)
                else callback(message)
              },
            }),
        }
      },
    },
  }
}

/** A client for which the server always has one more delivery to read. */
function readingOn(client: JetStreamClient): JetStreamClient {
  return {
    publish: (...publication) => client.publish(...publication),
    jetstreamManager: (checkApi) => client.jetstreamManager(checkApi),
    consumers: {
      async get(stream, options) {
        const consumer = await client.consumers.get(stream, options)
        const more = stream.endsWith('_deliveries') ? 1 : 0
        return {
          info: async (cached) => ({ num_pending: (await consumer.info(cached)).num_pending + more }),
          delete: () => consumer.delete(),
          consume: ({ callback, ...pulling }) =>
            consumer.consume({
              ...pulling,
              callback: (message) =>
                callback({
                  subject: message.subject,
                  seq: message.seq,
                  timestamp: message.timestamp,
                  info: { pending: message.info.pending + more },
                  string: () => message.string(),
                }),
            }),
        }
      },
    },
  }
}

/** A client that would notice a deleted consumer only after a minute. */
function withoutHeartbeats(client: JetStreamClient): JetStreamClient {
  return {
    publish: (...publication) => client.publish(...publication),
    jetstreamManager: (checkApi) => client.jetstreamManager(checkApi),
    consumers: {
      async get(stream, options) {
        const consumer = await client.consumers.get(stream, options)
        return {
          info: (cached) => consumer.info(cached),
          delete: () => consumer.delete(),
          consume: ({ callback }) => consumer.consume({ callback, expires: 60_000, idle_heartbeat: 30_000 }),
        }
      },
    },
  }
}

async function consume(inbox: Inbox, orders: InboxConsumer): Promise<void> {
  const consumption = await inbox.consume(orders)
  closings.push(() => consumption.close())
}

describe.runIf(reachable)('NATS', () => {
  afterAll(async () => {
    await Promise.all(closings.map((close) => close()))
    const connection = await connect({ servers })
    const { streams } = await jetstream(connection).jetstreamManager()
    for (const name of names) {
      for (const kind of ['deliveries', 'states', 'leases']) await streams.delete(`${name}_${kind}`).catch(() => {})
    }
    await Promise.all([connection, ...connections].map((each) => each.close()))
  })

  describeInbox(
    'jetstreamInbox',
    {
      open: (policy, queue) => open({ ...policy, queue }),
      erases: true,
      async openHeld(policy, name) {
        const { port, holdAnswers: hold, releaseAnswers: release } = await createCable(url, 4222)
        return { inbox: await open({ ...policy, queue: name }, `127.0.0.1:${port}`), hold, release }
      },
    },
    'strict-per-key',
  )

  describe('jetstreamInbox with a wrong clock', () => testWrongClock(open))

  // Concurrent, because most tests wait for leases to end.
  describe('jetstreamInbox', { concurrent: true }, () => {
    testOutages({
      url,
      standardPort: 4222,
      open: (queue, port) => open({ queue }, port === undefined ? servers : `127.0.0.1:${port}`),
    })

    it('retries the delivery of a killed process before later ones of its key', async () => {
      const inbox = await open()
      const attempts: unknown[] = []
      const orders = consumer((text, attempt) => void attempts.push([text, attempt]))
      const delivery = stored('one', { key: 'a' })
      await inbox.put(delivery)
      const child = fork(new URL('./doomed.mjs', import.meta.url), ['jetstream', url, inbox.name], { execArgv: [] })
      expect(await once(child, 'message')).toMatchObject([{ id: delivery.id, attempt: 1 }, undefined])
      await inbox.put(stored('two', { key: 'a' }))
      expect(await inbox.depth()).toEqual({ waiting: 1, active: 1, dead: 0 })
      child.kill('SIGKILL')
      await consume(inbox, orders)
      await vi.waitFor(() => expect(orders.log).toEqual(['one', 'two']), patience)
      expect(attempts).toEqual([
        ['one', 2],
        ['two', 1],
      ])
    })

    itAlone('rejects deliveries while the server is away, and resumes by itself', async () => {
      const cable = await createCable(url, 4222)
      const inbox = await open({}, `127.0.0.1:${cable.port}`)
      const orders = consumer()
      await consume(inbox, orders)
      await inbox.put(stored('before'))
      // A delivery that is handled but not recorded would be retried.
      await vi.waitFor(async () => expect(await inbox.depth()).toEqual({ waiting: 0, active: 0, dead: 0 }), patience)
      await cable.cut()
      const refusal = () => inbox.put(stored('during')).catch(String)
      await vi.waitFor(async () => expect(await refusal()).toContain('disconnected'), patience)
      expect(await refusal()).toContain('disconnected')
      await cable.mend()
      await vi.waitFor(() => inbox.put(stored('after')), patience)
      await vi.waitFor(() => expect(orders.log).toEqual(['before', 'after']), patience)
    })

    it('sends nothing to a server that hangs, until it answers again', async () => {
      const cable = await createCable(url, 4222)
      const inbox = await open({}, `127.0.0.1:${cable.port}`)
      await inbox.put(stored('before'))
      cable.stall()
      const refusal = () => inbox.put(stored('during')).catch(String)
      expect(await refusal()).toContain('timeout')
      expect(await refusal()).toContain('does not respond')
      cable.resume()
      await vi.waitFor(() => inbox.put(stored('after')), patience)
    })

    it('handles other keys of a partition while one key waits for a retry', async () => {
      const inbox = await open({ partitions: 1, retryDelayMs: 1_000_000 })
      const orders = consumer((text) => {
        if (text === 'a1') throw new Error('broken')
      })
      await consume(inbox, orders)
      for (const text of ['a1', 'a2', 'b1', 'c1']) await inbox.put(stored(text, { key: text.charAt(0) }))
      await vi.waitFor(() => expect(orders.log.toSorted()).toEqual(['b1', 'c1']), patience)
      expect(await inbox.depth()).toEqual({ waiting: 2, active: 0, dead: 0 })
    })

    it('keeps retry times and dead letters when another process takes over', async () => {
      const first = await open({ attempts: 2, retryDelayMs: 1_000 })
      const attempts: number[] = []
      const broken = consumer((_text, attempt) => {
        attempts.push(attempt)
        throw new Error('broken')
      })
      const consumption = await first.consume(broken)
      await first.put(stored('a1', { key: 'a' }))
      await first.put(stored('a2', { key: 'a' }))
      await vi.waitFor(() => expect(attempts).toEqual([1]), patience)
      await consumption.close()

      const { name } = first
      const second = await open({ queue: name, attempts: 2, retryDelayMs: 1_000 })
      await consume(second, broken)
      await vi.waitFor(async () => expect(await first.blockedKeys()).toEqual(['a']), patience)
      expect(attempts).toEqual([1, 2])
      expect(await second.depth()).toEqual({ waiting: 1, active: 0, dead: 1 })
    })

    it('shares the partitions among processes, and takes over those of a process that closes', async () => {
      const inbox = await open({ partitions: 4 })
      const [one, two] = [consumer(), consumer()]
      const keys = Array.from({ length: 32 }, (_, index) => `key ${index}`)
      const first = await inbox.consume(one)
      await consume(await open({ queue: inbox.name, partitions: 4 }), two)
      await vi.waitFor(async () => {
        for (const key of keys) await inbox.put(stored(key, { key }))
        expect(two.log.length).toBeGreaterThan(0)
      }, patience)
      await first.close()
      const before = two.log.length
      for (const key of keys) await inbox.put(stored(key, { key }))
      await vi.waitFor(() => expect(two.log.length - before).toBeGreaterThanOrEqual(keys.length), patience)
    })

    it('handles what is due in partitions that another process leaves meanwhile', async () => {
      const inbox = await open({ partitions: 4 })
      const other = await (await open({ queue: inbox.name, partitions: 4 })).consume(consumer())
      const gate = createGate()
      const begun: string[] = []
      const orders = consumer(async (text) => {
        begun.push(text)
        if (text.startsWith('slow')) await gate.opened
      })
      const keys = Array.from({ length: 32 }, (_, index) => `key ${index}`)
      let due: Promise<unknown> | undefined
      await vi.waitFor(async () => {
        for (const key of keys) await inbox.put(stored(`slow ${crypto.randomUUID()}`, { key }))
        due = inbox.handleDue(orders, { concurrency: 100 })
        await Promise.race([due, vi.waitFor(() => expect(begun.length).toBeGreaterThan(0), patience)])
        expect(begun.length).toBeGreaterThan(0)
      }, patience)
      await other.close()
      // Time to take over the partitions of the other process, after all others were read.
      await new Promise((resolve) => setTimeout(resolve, 4_000))
      const ids = keys.map((key) => `late ${key}`)
      for (const key of ids) await inbox.put(stored(key, { key }))
      gate.open()
      await due
      expect(orders.log).toEqual(expect.arrayContaining(ids))
    })

    it('fences off a process that lost its lease', async () => {
      const onError = vi.fn()
      const first = await open({ onError, partitions: 1 })
      const second = await open({ queue: first.name, partitions: 1 })
      const log: string[] = []
      const [slow, slower] = [createGate(), createGate()]
      const handle = (name: string, gate: Promise<void>) =>
        consumer(async (text, attempt) => {
          log.push(`${name} begins ${text} ${attempt}`)
          if (text === 'one') await gate
          log.push(`${name} ends ${text}`)
        })
      await consume(first, handle('first', slow.opened))
      await first.put(stored('one', { key: 'a' }))
      await first.put(stored('two', { key: 'a' }))
      await vi.waitFor(() => expect(log).toEqual(['first begins one 1']), patience)

      // As if the first process had been suspended until its lease ended.
      const manager = await jetstream(await connectOne()).jetstreamManager()
      await manager.streams.purge(`${first.name}_leases`)
      await consume(second, handle('second', slower.opened))
      await vi.waitFor(() => expect(log.at(-1)).toBe('second begins one 2'), patience)
      slow.open()
      await vi.waitFor(() => expect(onError).toHaveBeenCalled(), patience)
      expect(await second.depth()).toEqual({ waiting: 1, active: 1, dead: 0 })
      slower.open()
      await vi.waitFor(() => expect(log.at(-1)).toMatch('ends two'), patience)
      expect(log.slice(0, 4)).toEqual([
        'first begins one 1',
        'second begins one 2',
        'first ends one',
        'second ends one',
      ])
      expect(log).toHaveLength(6)
    })

    it.skipIf(replicas > 1 || program === undefined).each([
      ['another process resumes', true],
      ['the same process resumes', false],
    ])('keeps handled deliveries handled when NATS is killed and %s', async (_name, isOther) => {
      const port = await freePort()
      const folder = mkdtempSync(join(tmpdir(), 'killed-'))
      chmodSync(folder, 0o777)
      const server = ownServer(program ?? '', port, ['-a', '127.0.0.1', '-p', String(port), '-js', '-sd', folder])
      closings.push(async () => {
        await server.kill()
        rmSync(folder, { recursive: true })
      })
      await server.start()
      const address = `127.0.0.1:${port}`
      const inbox = await open({ attempts: 1 }, address)
      const handle = (text: string) => {
        if (text === 'poison') throw new Error('broken')
      }
      const orders = consumer(handle)
      const consumption = await inbox.consume(orders)
      // An empty file would be removed at once, and nothing could come back.
      await inbox.put(stored('poison'))
      const texts = Array.from({ length: 100 }, (_, index) => String(index))
      await Promise.all(texts.map((text) => inbox.put(stored(text, { key: text }))))
      const settled = { waiting: 0, active: 0, dead: 1 }
      await vi.waitFor(async () => expect(await inbox.depth()).toEqual(settled), patience)
      await server.kill()
      await server.start()
      await vi.waitFor(() => inbox.put(stored('after')), patience)
      await vi.waitFor(() => expect(orders.log).toContain('after'), patience)
      // The same process deletes returned deliveries within 15 seconds.
      if (!isOther) await vi.waitFor(async () => expect(await inbox.depth()).toEqual(settled), patience)
      await consumption.close()

      const other = consumer(handle)
      const next = await open({ queue: inbox.name, attempts: 1 }, address)
      const nextConsumption = await next.consume(other)
      await vi.waitFor(async () => expect(await next.depth()).toEqual(settled), patience)
      expect(other.log).toEqual([])
      expect(orders.log.toSorted()).toEqual([...texts, 'after'].toSorted())
      await nextConsumption.close()
    })

    it.skipIf(replicas > 1 || program === undefined)('overwrites an erased delivery in the files of NATS', async () => {
      const port = await freePort()
      const folder = mkdtempSync(join(tmpdir(), 'erased-'))
      chmodSync(folder, 0o777)
      const server = ownServer(program ?? '', port, ['-a', '127.0.0.1', '-p', String(port), '-js', '-sd', folder])
      closings.push(async () => {
        await server.kill()
        rmSync(folder, { recursive: true })
      })
      await server.start()
      const inbox = await open({ attempts: 1 }, `127.0.0.1:${port}`)
      const marks = ['ada-mark-waiting', 'ada-mark-dead', 'bo-mark-waiting']
      const [first = '', second = '', third = ''] = marks
      await inbox.put(stored(second, { subjects: ['ada'] }))
      await inbox.handleDue(
        consumer(() => {
          throw new Error('broken')
        }),
      )
      await inbox.put(stored(first, { subjects: ['ada'] }))
      await inbox.put(stored(third, { subjects: ['bo'] }))
      const found = () => {
        const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
        const files = entries.filter((entry) => entry.isFile())
        const texts = files.map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'latin1')).join()
        const isFound = (mark: string) =>
          [mark, Buffer.from(mark).toString('base64')].some((form) => texts.includes(form))
        return marks.filter(isFound)
      }
      expect(found()).toEqual(marks)
      expect(await inbox.erase('ada')).toEqual({ dryRun: false, waiting: 1, active: 0, dead: 1 })
      expect(found()).toEqual([third])
    })

    it('resumes within seconds when the server forgets its consumers', async () => {
      const inbox = await open()
      const orders = consumer()
      await consume(inbox, orders)
      await inbox.put(stored('before'))
      await vi.waitFor(() => expect(orders.log).toEqual(['before']), patience)
      const { consumers } = await jetstream(await connectOne()).jetstreamManager()
      for (const kind of ['deliveries', 'states']) {
        const stream = `${inbox.name}_${kind}`
        for await (const { name } of consumers.list(stream)) await consumers.delete(stream, name)
      }
      await inbox.put(stored('after'))
      await vi.waitFor(() => expect(orders.log).toEqual(['before', 'after']), { ...patience, timeout: 30_000 })
    })

    it('replaces deleted consumers before heartbeats are missing', async () => {
      const client = jetstream(await connectOne())
      const inbox = await open({ jetstream: withoutHeartbeats(client) })
      const orders = consumer()
      await consume(inbox, orders)
      const { consumers } = await jetstream(await connectOne()).jetstreamManager()
      const stream = `${inbox.name}_deliveries`
      for (const text of ['one', 'two', 'three']) {
        await inbox.put(stored(text, { key: 'a' }))
        await vi.waitFor(() => expect(orders.log.at(-1)).toBe(text), { ...patience, timeout: 20_000 })
        for await (const { name } of consumers.list(stream)) await consumers.delete(stream, name)
      }
      expect(orders.log).toEqual(['one', 'two', 'three'])
    })

    it('handles hundreds of shuffled numbers in order', async () => {
      const inbox = await open({ settleMs: 0 })
      const numbers = Array.from({ length: 300 }, (_, index) => (index * 77) % 300)
      await Promise.all(numbers.map((number) => inbox.put(stored(String(number), { key: 'channel', number }))))
      const orders = consumer()
      await consume(inbox, orders)
      await vi.waitFor(() => expect(orders.log).toHaveLength(300), patience)
      expect(orders.log).toEqual(numbers.map((_, index) => String(index)))
    })

    it('waits for lower numbers that the server delivers late', async () => {
      const client = jetstream(await connectOne())
      const inbox = await open({ settleMs: 200, jetstream: deliveringLate(client, '.1', 1_000) })
      const orders = consumer()
      await consume(inbox, orders)
      for (const number of [3, 1, 2]) await inbox.put(stored(String(number), { key: 'channel', number }))
      await vi.waitFor(() => expect(orders.log).toHaveLength(3), patience)
      expect(orders.log).toEqual(['1', '2', '3'])
    })

    it('handles what it has read before it has read the backlog, except keys with numbers', async () => {
      const inbox = await open({ jetstream: readingOn(jetstream(await connectOne())) })
      const orders = consumer()
      await inbox.put(stored('numbered', { key: 'channel', number: 2 }))
      await inbox.put(stored('behind it', { key: 'channel' }))
      for (const id of ['one', 'two', 'three']) await inbox.put(stored(id, { key: 'order' }))
      await expect(inbox.handleDue(orders, { limit: 2 })).resolves.toMatchObject({ handled: 2, isMore: true })
      expect(orders.log).toEqual(['one', 'two'])
    })

    it('reads one partition if that has as many due as the limit allows, and otherwise all', async () => {
      const client = jetstream(await connectOne())
      const read: string[] = []
      const counting: JetStreamClient = {
        publish: (...publication) => client.publish(...publication),
        jetstreamManager: (checkApi) => client.jetstreamManager(checkApi),
        consumers: {
          get(stream, options) {
            if (stream.endsWith('_deliveries')) read.push(options.filter_subjects)
            return client.consumers.get(stream, options)
          },
        },
      }
      const inbox = await open({ jetstream: counting })
      for (let number = 0; number < 100; number++) await inbox.put(stored(`id-${number}`, { key: `key-${number}` }))
      await expect(inbox.handleDue(consumer(), { limit: 2 })).resolves.toMatchObject({ handled: 2, isMore: true })
      expect(read).toHaveLength(1)
      read.length = 0
      await expect(inbox.handleDue(consumer())).resolves.toMatchObject({ handled: 98, isMore: false })
      expect(new Set(read).size).toBe(8)
    })

    it('lists readable dead letters, and reports foreign messages among them', async () => {
      const onError = vi.fn()
      const inbox = await open({ attempts: 1, onError })
      await consume(
        inbox,
        consumer(() => {
          throw new Error('broken')
        }),
      )
      const foreign = await connectOne()
      await foreign.request(`${inbox.name}.delivery.0.strange.id-1.none`, '{}')
      await foreign.request(`${inbox.name}.delivery.0.strange.id-2.none`, 's3cret')
      await vi.waitFor(async () => expect(await inbox.depth()).toMatchObject({ dead: 1 }), patience)
      await inbox.put(stored('one'))
      await vi.waitFor(async () => expect(await inbox.depth()).toMatchObject({ dead: 2 }), patience)
      // Unreadable dead letters do not count towards the limit.
      expect((await inbox.deadLetters({ limit: 1 })).map(({ delivery }) => delivery.deliveryId)).toEqual(['one'])
      expect(onError.mock.calls[0]?.[0]).toBeInstanceOf(TypeError)
      expect(onError.mock.calls[0]?.[0].message).toContain('id-1')
      await expect(inbox.discard(['id-1'])).resolves.toBe(1)
      await vi.waitFor(async () => expect(await inbox.depth()).toMatchObject({ dead: 2 }), patience)
      onError.mockClear()
      expect(await inbox.deadLetters()).toHaveLength(1)
      expect(onError.mock.calls.map(String).join()).toContain('id-2')
      expect(onError.mock.calls.map(String).join()).not.toContain('s3cret')
    })

    it('deletes the message of a discarded delivery, while no process consumes', async () => {
      const inbox = await open({ attempts: 1 })
      const delivery = stored('a planted body')
      await inbox.put(delivery)
      await inbox.handleDue(
        consumer(() => {
          throw new Error('broken')
        }),
      )
      const manager = await jetstream(await connectOne()).jetstreamManager()
      const subject = `${inbox.name}.delivery.>`
      const read = () => manager.streams.getMessage(`${inbox.name}_deliveries`, { last_by_subj: subject })
      expect((await read())?.string()).toContain(delivery.id)
      expect(await inbox.discard([delivery.id])).toBe(1)
      expect(await read()).toBeNull()
      expect(await inbox.depth()).toEqual({ waiting: 0, active: 0, dead: 0 })
      expect(await inbox.put(delivery)).toBe('duplicate')
    })

    it.each([
      ['before a process consumes', true],
      ['while a process consumes', false],
    ])('deletes the state of a delivery that is gone, written %s', async (_name, isEarly) => {
      const inbox = await open()
      await inbox.put(stored('one', { key: 'a' }))
      const orders = consumer()
      const client = jetstream(await connectOne())
      // As a write of another process that the network held until the delivery was handled.
      const state = { phase: 'active', attempts: 1, dueAt: 0, failedAt: 0, reason: '', by: 'another' }
      const write = () => client.publish(`${inbox.name}.state.3.${'0'.repeat(32)}.gone.none`, JSON.stringify(state))
      if (isEarly) await write()
      await consume(inbox, orders)
      await vi.waitFor(() => expect(orders.log).toEqual(['one']), patience)
      if (!isEarly) await write()
      await vi.waitFor(async () => expect(await inbox.depth()).toEqual({ waiting: 0, active: 0, dead: 0 }), patience)
    })

    it('rejects deliveries beyond maxStored', async () => {
      const inbox = await open({ maxStored: 2 })
      await inbox.put(stored('one'))
      await inbox.put(stored('two'))
      await expect(inbox.put(stored('three'))).rejects.toThrow('maximum')
      const orders = consumer()
      await consume(inbox, orders)
      await vi.waitFor(() => inbox.put(stored('four')), patience)
    })

    it('refuses streams with another number of partitions', async () => {
      const inbox = await open()
      await inbox.put(stored('one'))
      const other = await open({ queue: inbox.name, partitions: 4 })
      await expect(other.put(stored('two'))).rejects.toThrow('partitions: 8')
      await expect(other.consume(consumer())).rejects.toThrow('choose a different name')
    })
  })
})

describe('jetstreamInbox', () => {
  it.each([
    ['client', { client: undefined }],
    ['client', { client: {} }],
    ['jetstream', { jetstream: undefined }],
    ['jetstream', { jetstream: {} }],
    ['jetstream', { jetstream: { publish() {}, status() {} } }],
    ['queue', { queue: '' }],
    ['queue', { queue: 'a.b' }],
    ['partitions', { partitions: 0 }],
    ['replicas', { replicas: 0 }],
    ['maxStored', { maxStored: 0 }],
    ['settleMs', { settleMs: -1 }],
  ])('refuses a wrong %s at start', (option, options) => {
    const given = {
      client: { status: () => [], flush() {} },
      jetstream: { publish() {}, jetstreamManager() {} },
      ...options,
    }
    const create = () => jetstreamInbox(given as never)
    expect(create).toThrow(TypeError)
    expect(create).toThrow(option)
  })
})
