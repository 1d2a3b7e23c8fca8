import type { DynamoDB } from '@aws-sdk/client-dynamodb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { encryptedInbox, keyring } from '../../src/stores/inbox/encryption/index.js'
import { type InboxDynamodb, type SqsInboxOptions, sqsInbox, toSqsHandler } from '../../src/stores/inbox/sqs/index.js'
import { consumer, stored } from '../stores/inbox/stored.js'
import { type LocalQueues, type LocalTable, startQueues, startTable } from './aws.js'
import { minutes, recordingQueue } from './recording-queue.js'

let queues: LocalQueues
let local: LocalTable

beforeAll(async () => {
  queues = await startQueues()
  local = await startTable(['pk', 'sk'])
})
afterAll(async () => {
  local.close()
  await queues.close()
})

const done = { batchItemFailures: [] }
const nothing = { dryRun: false, waiting: 0, active: 0, dead: 0 }
const about = (text: string, key = 'a') => stored(text, { key, subjects: ['ada', 'bo'] })

/** A client that waits before each write whose partition key begins with a text. */
function watched(client: DynamoDB, before: { at: string; run(): Promise<unknown> }): InboxDynamodb {
  const wait = async ({ pk }: { readonly pk?: { readonly S?: string | undefined } }) => {
    if (before.at === '' || !pk?.S?.startsWith(before.at)) return
    before.at = ''
    await before.run()
  }
  return {
    getItem: (input) => client.getItem(input),
    query: (input) => client.query(input),
    deleteItem: (input) => client.deleteItem(input),
    async putItem(input) {
      await wait(input.Item as never)
      return client.putItem(input)
    },
    async updateItem(input) {
      await wait(input.Key as never)
      return client.updateItem(input)
    },
  }
}

/** An inbox whose messages the test hands over, on a table of its own. */
async function open(options: Partial<SqsInboxOptions> = {}) {
  const queue = recordingQueue()
  const table = `erasing-${crypto.randomUUID()}`
  await local.createTable(table)
  const before = { at: '', run: async (): Promise<unknown> => undefined }
  const dynamo = { client: watched(local.client, before), table }
  const inbox = sqsInbox({
    client: queue.client,
    queueUrl: 'https://sqs.eu-west-1.amazonaws.com/1/hooks.fifo',
    dynamo,
    bucket: { client: queues.connectBucket(), name: queues.bucket },
    attempts: 1,
    ...options,
  })
  const items = async () => (await local.client.scan({ TableName: table })).Items ?? []
  const taken = () => queue.eventOf(queue.sent.splice(0))
  const objects = async (id: string) => {
    const listed = await queues.connectBucket().listObjectsV2({ Bucket: queues.bucket, Prefix: `webhook-inbox/${id}` })
    return listed.KeyCount
  }
  /** What the table has besides marks of what is done. */
  const left = async () => {
    const rows = await items()
    return rows.filter(({ state, gone }) => state?.S !== 'done' && gone === undefined).map(({ pk }) => pk?.S)
  }
  return { inbox, ...queue, table, before, items, taken, objects, left }
}

const broken = () =>
  consumer(() => {
    throw new Error('Ada has no account')
  })

describe('erasure in sqsInbox', () => {
  it('keeps what is about a person out of the queue, and forgets it once it was handled', async () => {
    const { inbox, sent, taken, items, left } = await open()
    await inbox.put(about('Ada'))
    expect(sent.map(({ body }) => Object.keys(JSON.parse(body)))).toEqual([['id', 'keyed', 'content']])
    const orders = consumer()
    expect(await toSqsHandler(inbox, orders)(taken(), minutes(5))).toEqual(done)
    expect([orders.log, await left(), await inbox.export('bo')]).toEqual([['Ada'], [], []])
    expect(JSON.stringify(await items())).not.toMatch(/QWRh|about#/)
  })

  it('erases a large delivery from the bucket', async () => {
    const { inbox, objects, left } = await open()
    const delivery = about('x'.repeat(400_000))
    await inbox.put(delivery)
    expect([await objects(delivery.id), (await inbox.export('ada')).length]).toEqual([1, 1])
    expect(await inbox.erase('bo')).toEqual({ ...nothing, waiting: 1 })
    expect([await objects(delivery.id), await left()]).toEqual([0, []])
  })

  it.each(['an erasure', 'a redelivery that is handled'])(
    'deletes the object that a process left which died before the table had it, by %s',
    async (by) => {
      const { inbox, before, taken, objects, left, items } = await open()
      const delivery = about('x'.repeat(20_000))
      // Its second write of the content: the first one says where the object will be.
      before.at = 'content#'
      before.run = async () => {
        before.at = 'content#'
        before.run = () => Promise.reject(new Error('killed'))
      }
      await expect(inbox.put(delivery)).rejects.toThrow('killed')
      expect(await objects(delivery.id)).toBe(1)
      const expiries = (await items()).map(({ expiresAt }) => new Date(Number(expiresAt?.N) * 1000).getUTCFullYear())
      expect(expiries).toEqual([9999, 9999, 9999])
      if (by === 'an erasure') {
        expect(await inbox.erase('ada')).toEqual({ ...nothing, waiting: 1 })
      } else {
        const { request } = delivery
        const again = about('', 'a')
        const headers = [...request.headers, ['x-attempt', '2'] as const]
        expect(await inbox.put(Object.assign(again, delivery, { request: { ...request, headers } }))).toBe('stored')
        expect(await objects(delivery.id)).toBe(2)
        expect(await toSqsHandler(inbox, consumer())(taken(), minutes(5))).toEqual(done)
      }
      expect([await objects(delivery.id), await left()]).toEqual([0, []])
    },
  )

  it('shows the message of an erased delivery at once that waits for its retry, so that its key continues', async () => {
    const { inbox, taken, hidden, sent, eventOf } = await open({ attempts: 3, retryDelayMs: 3_600_000 })
    await inbox.put(about('Ada'))
    const [message] = sent
    const handler = toSqsHandler(inbox, broken())
    expect((await handler(taken(), minutes(5))).batchItemFailures).toHaveLength(1)
    expect(hidden).toEqual([['receipt 0', 3_600]])
    expect(await inbox.erase('ada', { dryRun: true })).toMatchObject({ waiting: 1 })
    expect(await inbox.erase('ada')).toEqual({ ...nothing, waiting: 1 })
    expect(hidden.slice(1)).toEqual([['receipt 0', 0]])
    expect(await handler(eventOf(message ? [message] : []), minutes(5))).toEqual(done)
  })

  it('stores nothing of a delivery that is erased while it is stored', async () => {
    const { inbox, before, sent, objects, left } = await open()
    const delivery = about('x'.repeat(20_000))
    before.at = 'content#'
    before.run = () => inbox.erase('ada')
    expect(await inbox.put(delivery)).toBe('duplicate')
    expect([sent, await objects(delivery.id), await left()]).toEqual([[], 0, []])
    expect(await inbox.put(delivery)).toBe('duplicate')
  })

  it('drops the message of a delivery that was erased before it was sent', async () => {
    const { inbox, before, taken, left } = await open()
    before.at = 'id#'
    before.run = () => inbox.erase('ada')
    expect(await inbox.put(about('Ada'))).toBe('stored')
    const orders = consumer()
    expect(await toSqsHandler(inbox, orders)(taken(), minutes(5))).toEqual(done)
    expect([orders.log, await left()]).toEqual([[], []])
  })

  it.each(['dead', 'hold#'])(
    'leaves no dead letter of a delivery that is erased before the write of %s',
    async (at) => {
      const { inbox, before, taken, left, sent, eventOf } = await open()
      await inbox.put(about('Ada'))
      before.at = at
      before.run = () => inbox.erase('ada')
      const handler = toSqsHandler(inbox, broken())
      expect(await handler(taken(), minutes(5))).toEqual(done)
      const orders = consumer()
      await inbox.put(stored('next', { key: 'a' }))
      const event = eventOf(sent.splice(0))
      expect(await toSqsHandler(inbox, orders)(event, minutes(5))).toEqual(done)
      expect([orders.log, await inbox.depth(), await left()]).toEqual([
        ['next'],
        { waiting: 0, active: 0, dead: 0 },
        [],
      ])
    },
  )

  it('tidies up with the next receipt if the worker dies after it wrote the dead letter of an erased delivery', async () => {
    const { inbox, before, sent, eventOf, left, table } = await open()
    await inbox.put(about('Ada'))
    const messages = sent.splice(0)
    before.at = 'dead'
    before.run = () => inbox.erase('ada')
    const dying = sqsInbox({
      client: recordingQueue().client,
      queueUrl: 'https://sqs/hooks.fifo',
      dynamo: {
        table,
        client: {
          ...watched(local.client, before),
          // Its last write is that of the dead letter.
          async updateItem(input) {
            if (
              input.Key['pk'] &&
              'S' in input.Key['pk'] &&
              input.Key['pk'].S.startsWith('content#') &&
              before.at === ''
            )
              throw new Error('killed')
            return local.client.updateItem(input)
          },
        },
      },
      attempts: 1,
    })
    expect((await toSqsHandler(dying, broken())(eventOf(messages), minutes(5))).batchItemFailures).toHaveLength(1)
    expect(await left()).toContain('dead')
    expect(await toSqsHandler(inbox, broken())(eventOf(messages), minutes(5))).toEqual(done)
    expect(await toSqsHandler(inbox, broken())(eventOf(sent.splice(0)), minutes(5))).toEqual(done)
    expect([await left(), await inbox.depth()]).toEqual([[], { waiting: 0, active: 0, dead: 0 }])
  })

  it('erases what is being divided among handlers', async () => {
    const { inbox, before, taken, sent, left } = await open()
    await inbox.put(about('Ada'))
    const child = crypto.randomUUID()
    before.at = `content#${child}`
    before.run = () => inbox.erase('ada')
    const divider = {
      endpoint: 'orders',
      handleStored: async (
        delivery: { readonly id: string },
        _: number,
        claim?: { follow?(list: unknown): unknown },
      ) => {
        await claim?.follow?.([{ id: child, key: 'a/mail', handler: { name: 'mail', of: delivery.id } }])
      },
    }
    expect(await toSqsHandler(inbox, divider as never)(taken(), minutes(5))).toEqual(done)
    expect([sent, await left(), await inbox.export('ada')]).toEqual([[], [], []])
  })

  it('keeps what SQS would not keep for as long, and tells lost contents from erased ones', async () => {
    const { inbox, taken, items, table, sent, eventOf } = await open({ onError: () => {} })
    const [first, second] = [about('one'), about('two')]
    for (const each of [first, second]) await inbox.put(each)
    const handler = toSqsHandler(inbox, broken())
    expect(await handler(taken(), minutes(5))).toEqual(done)
    expect(await inbox.depth()).toEqual({ waiting: 1, active: 0, dead: 1 })
    const kept = (await items()).filter(({ pk }) => /^(content|about)#/.test(pk?.S ?? ''))
    expect(kept.map(({ expiresAt }) => new Date(Number(expiresAt?.N) * 1000).getUTCFullYear())).toEqual(
      Array.from({ length: 6 }, () => 9999),
    )
    const row = { TableName: table, Key: { pk: { S: `content#${second.id}` }, sk: { S: 'content' } } }
    const { Item } = await local.client.getItem(row)
    await local.client.deleteItem(row)
    await inbox.discard([first.id])
    expect(await handler(eventOf(sent.splice(0)), minutes(5))).toEqual(done)
    // It cannot be read, and is not lost: as a table does that was restored to an earlier time.
    expect(await inbox.depth()).toEqual({ waiting: 0, active: 0, dead: 1 })
    await local.client.putItem({ TableName: table, Item: Item ?? {} })
    expect((await inbox.deadLetters()).map(({ reason }) => reason)).toEqual([
      expect.stringContaining('the table does not have the content'),
    ])
    await inbox.redrive({})
    const orders = consumer()
    expect(await toSqsHandler(inbox, orders)(eventOf(sent.splice(0)), minutes(5))).toEqual(done)
    expect(orders.log).toEqual(['two'])
  })

  it('erases and exports behind an encrypted inbox', async () => {
    const { inbox: engine, items, left } = await open()
    const key = crypto.getRandomValues(new Uint8Array(32))
    const inbox = encryptedInbox(engine, { keys: keyring({ current: 'k1', keys: { k1: key }, indexKey: key }) })
    await inbox.put(about('Ada'))
    expect(JSON.stringify(await items())).not.toMatch(/QWRh|orders-a/)
    expect((await inbox.export('ada')).map(({ delivery }) => new TextDecoder().decode(delivery.request.body))).toEqual([
      'Ada',
    ])
    expect(await inbox.erase('bo')).toEqual({ ...nothing, waiting: 1 })
    expect([await inbox.export('ada'), await left()]).toEqual([[], []])
  })
})
