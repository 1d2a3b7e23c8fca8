import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { durableObjectInbox, WebhookInbox } from '../../../src/stores/cloudflare/index.js'
import { sqliteDedupeStore } from '../../../src/stores/dedupe/sqlite.js'
import { bullmqInbox } from '../../../src/stores/inbox/bullmq/index.js'
import { jetstreamInbox } from '../../../src/stores/inbox/jetstream/index.js'
import { pgBossInbox } from '../../../src/stores/inbox/pg-boss/index.js'
import { sqliteInbox } from '../../../src/stores/inbox/sqlite/index.js'
import { sqsInbox, toSqsHandler } from '../../../src/stores/inbox/sqs/index.js'
import { consumer } from './stored.js'

// Options are checked before any of these is used.
class Unused {
  start() {}
}
const client = { duplicate: () => {} }
const bullmq = { Queue: Unused, Worker: Unused }

const factories = {
  bullmqInbox: async (options: object) => bullmqInbox({ bullmq, client, ...options } as never),
  pgBossInbox: (options: object) =>
    pgBossInbox({ PgBoss: Unused, client: 'postgres://localhost/x', ...options } as never),
  sqliteInbox: (options: object) => sqliteInbox({ directory: '.', ...options }),
}

describe.each(Object.entries(factories))('%s', (factory, open) => {
  it('refuses a misspelled option', async () => {
    await expect(open({ atempts: 3 })).rejects.toThrow(`${factory}: unknown option atempts; did you mean attempts?`)
    await expect(open({ verbose: true })).rejects.toThrow(TypeError)
  })

  it('refuses a policy that no engine can keep', async () => {
    await expect(open({ attempts: 2 ** 31 })).rejects.toThrow(`${factory}: attempts must be at most 2147483647`)
    await expect(open({ keepHandledMs: -1 })).rejects.toThrow(`${factory}: keepHandledMs`)
    await expect(open({ onError: 'log' })).rejects.toThrow(`${factory}: onError must be a function`)
  })
})

describe('durableObjectInbox', () => {
  it('refuses to pause a tenant with several shards, which store none, and pauses handlers', async () => {
    const asked: string[] = []
    const namespace = {
      getByName: (name: string) => ({
        async fetch(url: string) {
          asked.push(`${name} ${new URL(url).pathname}`)
          return { ok: true, text: async () => 'true' }
        },
      }),
    }
    const several = durableObjectInbox(namespace, { shards: 2 })
    await expect(several.pause({ tenant: '7' })).rejects.toThrow('with several shards it stores no tenants')
    expect(asked).toEqual([])
    expect(await several.pause({ handler: 'mail' })).toBe(true)
    expect(await durableObjectInbox(namespace).pause({ tenant: '7' })).toBe(true)
    expect(asked).toEqual(['webhooks-0 /pause', 'webhooks-1 /pause', 'webhooks-0 /pause'])
  })
})

describe('bullmqInbox', () => {
  it.each(['settleMs', 'onDeadLetter'])('refuses %s, which needs an order', async (option) => {
    await expect(factories.bullmqInbox({ [option]: 1 })).rejects.toThrow(
      `bullmqInbox: ${option} must be left out: BullMQ keeps no order`,
    )
  })

  it.each([
    ['bullmq', { Queue: Unused }, 'bullmqInbox: bullmq: Worker must be a function'],
    ['client', {}, 'bullmqInbox: client: duplicate, of a client of ioredis, must be a function'],
    ['queue', 'a:b', 'bullmqInbox: queue must not contain :'],
    ['keyPrefix', '', 'bullmqInbox: keyPrefix must be a non-empty string'],
  ])('refuses a wrong %s', async (option, value, message) => {
    await expect(factories.bullmqInbox({ [option]: value })).rejects.toThrow(message)
  })
})

describe('keepHandledMs', () => {
  it('is refused by engines that cannot keep what was handled, with the reason', async () => {
    await expect(factories.bullmqInbox({ keepHandledMs: 1 })).rejects.toThrow(
      'bullmqInbox: keepHandledMs must be left out: a job of BullMQ',
    )
    const nothing = () => undefined
    const nats = { client: {}, jetstream: nothing, keepHandledMs: 1 }
    expect(() => jetstreamInbox(nats as never)).toThrow('keepHandledMs must be left out: a stream of JetStream')
    const sqs = { client: {}, queueUrl: 'q.fifo', dynamo: {}, keepHandledMs: 1 }
    expect(() => sqsInbox(sqs as never)).toThrow('sqsInbox: keepHandledMs must be left out: SQS deletes')
    class Inbox extends WebhookInbox {
      readonly receivers = []
      override readonly policy = { keepHandledMs: 1 }
    }
    let opening: Promise<unknown> = Promise.resolve()
    const blockConcurrencyWhile = async (work: () => Promise<unknown>) => {
      opening = work()
      await opening.catch(nothing)
    }
    new Inbox({ blockConcurrencyWhile, storage: {} } as never, {})
    await expect(opening).rejects.toThrow('WebhookInbox: policy.keepHandledMs must be left out: use D1')
  })

  it('is at most retentionMs', async () => {
    await expect(factories.sqliteInbox({ keepHandledMs: 2, retentionMs: 1 })).rejects.toThrow(
      'keepHandledMs must be at most retentionMs',
    )
  })
})

describe('sqliteInbox', () => {
  it('refuses a directory for the memory, like its dedupe store', async () => {
    const refusal = 'directory must be a folder, not :memory: (for tests'
    const options = { directory: ':memory:' }
    await expect(sqliteInbox(options)).rejects.toThrow(`sqliteInbox: ${refusal}`)
    expect(() => sqliteDedupeStore(options)).toThrow(`sqliteDedupeStore: ${refusal}`)
    expect(existsSync(':memory:')).toBe(false)
  })

  it.runIf(process.platform === 'linux')('says that its directory cannot be made', async () => {
    const open = factories.sqliteInbox({ directory: '/proc/missing/inbox' })
    await expect(open).rejects.toMatchObject({ code: 'ENOENT' })
  })
})

describe('toSqsHandler', () => {
  it('says that it was called without a context', async () => {
    const fake = (names: string) => Object.fromEntries(names.split(' ').map((name) => [name, () => undefined]))
    const client = fake('sendMessage receiveMessage deleteMessage changeMessageVisibility getQueueAttributes')
    const dynamo = { client: fake('getItem putItem updateItem deleteItem query'), table: 't' }
    const inbox = sqsInbox({ client, queueUrl: 'q.fifo', dynamo } as never)
    const handler = toSqsHandler(inbox, consumer())
    await expect(handler({ Records: [] }, undefined as never)).rejects.toThrow(
      new TypeError('toSqsHandler: the second argument must be the context of Lambda'),
    )
  })
})
