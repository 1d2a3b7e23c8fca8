import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createReceiver, unverified } from '../../src/index.js'
import type { InboxDepth } from '../../src/stores/inbox/index.js'
import { type SqsInboxOptions, sqsInbox, toSqsHandler } from '../../src/stores/inbox/sqs/index.js'
import { createSequencer } from '../../src/stores/sequence/index.js'
import { push } from '../../src/vendors/styles/push.js'
import { describeInbox } from '../stores/inbox/contract.js'
import { consumer, stored } from '../stores/inbox/stored.js'
import { type LocalQueues, type LocalTable, startQueues, startTable } from './aws.js'
import { createCable } from './cable.js'
import { minutes, recordingQueue } from './recording-queue.js'

let queues: LocalQueues
let local: LocalTable
const urls = new Map<string, string>()

beforeAll(async () => {
  queues = await startQueues()
  local = await startTable(['pk', 'sk'])
})
afterAll(async () => {
  local.close()
  await queues.close()
})

/** Opens the inbox of a queue, with a table of its own for each queue. */
async function open(name: string, options: Partial<SqsInboxOptions> = {}) {
  const queueUrl = urls.get(name) ?? (await queues.createQueue(name))
  if (!urls.has(name)) await local.createTable(name)
  urls.set(name, queueUrl)
  const dynamo = { client: local.connect(), table: name }
  const bucket = { client: queues.connectBucket(), name: queues.bucket }
  return sqsInbox({
    client: queues.connect(),
    queueUrl,
    dynamo,
    bucket,
    waitSeconds: 1,
    visibilitySeconds: 5,
    ...options,
  })
}

describeInbox(
  'sqsInbox',
  {
    open: async (policy, queue) => open(queue, policy),
    hasAges: false,
    erases: true,
    async openHeld(policy, queue) {
      const [sqs, dynamo] = await Promise.all([
        createCable(`http://127.0.0.1:${queues.port}`, queues.port),
        createCable(`http://127.0.0.1:${local.port}`, local.port),
      ])
      return {
        inbox: await open(queue, {
          ...policy,
          client: queues.connect(sqs.port),
          dynamo: { client: local.connect(dynamo.port), table: queue },
        }),
        hold() {
          sqs.holdAnswers()
          dynamo.holdAnswers()
        },
        release() {
          sqs.releaseAnswers()
          dynamo.releaseAnswers()
        },
      }
    },
  },
  'arrival-per-key',
)

describe('depth of sqsInbox', () => {
  it('counts only deliveries, also while a redriven line is emptied', async () => {
    const inbox = await open(`depth-${crypto.randomUUID()}`, { attempts: 1 })
    let isMended = false
    const during: InboxDepth[] = []
    const orders = consumer(async (text) => {
      if (text === 'a1' && !isMended) throw new Error('broken')
      if (isMended) during.push(await inbox.depth())
    })
    for (const text of ['a1', 'a2', 'a3']) await inbox.put(stored(text, { key: 'a' }))
    await inbox.handleDue(orders)
    expect(await inbox.depth()).toEqual({ waiting: 2, active: 0, dead: 1 })
    isMended = true
    expect(await inbox.redrive({})).toMatchObject({ changed: 1, after: { waiting: 3, active: 0, dead: 0 } })
    await inbox.handleDue(orders)
    expect([orders.log, during]).toEqual([
      ['a1', 'a2', 'a3'],
      [2, 1, 0].map((waiting) => ({ waiting, active: 1, dead: 0 })),
    ])
    expect(await inbox.depth()).toEqual({ waiting: 0, active: 0, dead: 0 })
  })
})

describe('toSqsHandler', () => {
  async function openFunction(options: Partial<SqsInboxOptions> = {}) {
    const queue = recordingQueue()
    const table = `function-${crypto.randomUUID()}`
    await local.createTable(table)
    const queueUrl = 'https://sqs.eu-west-1.amazonaws.com/1/hooks.fifo'
    const dynamo = { client: local.client, table }
    const inbox = sqsInbox({ client: queue.client, queueUrl, dynamo, ...options })
    const put = async (texts: readonly string[]) => {
      for (const text of texts) await inbox.put(stored(text, { key: text.slice(0, 1) }))
      return queue.eventOf(queue.sent.splice(0))
    }
    return { inbox, put, ...queue }
  }

  it('fails the later messages of a group after the first that failed, and handles other groups', async () => {
    const { inbox, put, hidden } = await openFunction({ retryDelayMs: 7_000 })
    const orders = consumer((text) => {
      if (text === 'a2') throw new Error('not yet')
    })
    const event = await put(['a1', 'b1', 'a2', 'a3', 'b2', 'a4'])
    const { batchItemFailures } = await toSqsHandler(inbox, orders)(event, minutes(5))
    expect(batchItemFailures.map(({ itemIdentifier }) => itemIdentifier)).toEqual([
      'message 2',
      'message 3',
      'message 5',
    ])
    expect(orders.log.toSorted()).toEqual(['a1', 'b1', 'b2'])
    // The failed one waits for its retry, and the others are there as soon as it is gone.
    expect(hidden).toEqual([
      ['receipt 2', 7],
      ['receipt 3', 0],
      ['receipt 5', 0],
    ])
  })

  it('counts attempts by delivery and not by receipt, so that those behind a failing one lose none', async () => {
    const { inbox, put } = await openFunction({ attempts: 2, onDeadLetter: 'skip' })
    const attempts: string[] = []
    const orders = consumer((text, attempt) => {
      attempts.push(`${text} ${attempt}`)
      if (text === 'a1') throw new Error('broken')
    })
    const handler = toSqsHandler(inbox, orders)
    const event = await put(['a1', 'a2'])
    expect((await handler(event, minutes(5))).batchItemFailures).toHaveLength(2)
    expect((await handler(event, minutes(5))).batchItemFailures).toEqual([])
    expect(attempts).toEqual(['a1 1', 'a1 2', 'a2 1'])
  })

  it('keeps what comes behind a dead letter in the table, and hands it over in order once that is redriven', async () => {
    const { inbox, put, sent, eventOf } = await openFunction({ attempts: 1 })
    let isMended = false
    const orders = consumer((text) => {
      if (text === 'a1' && !isMended) throw new Error('broken')
    })
    const handler = toSqsHandler(inbox, orders)
    const none = { batchItemFailures: [] }
    expect(await handler(await put(['a1', 'a2', 'a3']), minutes(5))).toEqual(none)
    expect(await handler(await put(['b1', 'a4']), minutes(5))).toEqual(none)
    expect(orders.log).toEqual(['b1'])
    expect([await inbox.depth(), await inbox.blockedKeys()]).toEqual([{ waiting: 3, active: 0, dead: 1 }, ['a']])
    isMended = true
    expect((await inbox.redrive({})).changed).toBe(1)
    // What arrives while the line moves again comes after it.
    await inbox.put(stored('a5', { key: 'a' }))
    expect(await handler(eventOf(sent.splice(0)), minutes(5))).toEqual(none)
    expect(orders.log).toEqual(['b1', 'a1', 'a2', 'a3', 'a4', 'a5'])
    expect(await inbox.blockedKeys()).toEqual([])
  })

  it('takes up a line again after a function that was killed in the middle of it', async () => {
    const { inbox, put, sent, eventOf } = await openFunction({ attempts: 2 })
    let isMended = false
    let endless = true
    const begun: string[] = []
    const orders = consumer((text) => {
      begun.push(text)
      if (text === 'a1' && !isMended) throw new Error('broken')
      // As far as the inbox can tell, the function was killed here.
      if (text === 'a2' && endless) return new Promise(() => {})
      return undefined
    })
    const handler = toSqsHandler(inbox, orders)
    const event = await put(['a1', 'a2', 'a3'])
    await handler(event, minutes(5))
    await handler(event, minutes(5))
    isMended = true
    await inbox.redrive({})
    const drain = eventOf(sent.splice(0))
    void handler(drain, minutes(5))
    await expect.poll(() => begun, { timeout: 10_000 }).toEqual(['a1', 'a1', 'a1', 'a2'])
    endless = false
    expect(await handler(drain, minutes(5))).toEqual({ batchItemFailures: [] })
    expect(orders.log).toEqual(['a1', 'a2', 'a3'])
    expect(await inbox.depth()).toEqual({ waiting: 0, active: 0, dead: 0 })
  })

  it('handles a message that SQS hands over twice once', async () => {
    const { inbox, put } = await openFunction()
    const orders = consumer()
    const event = await put(['a1'])
    const handler = toSqsHandler(inbox, orders)
    expect(await handler(event, minutes(5))).toEqual({ batchItemFailures: [] })
    expect(await handler(event, minutes(5))).toEqual({ batchItemFailures: [] })
    expect(orders.log).toEqual(['a1'])
  })

  it('starts nothing that it could not finish in time, and says when there never is time', async () => {
    const { inbox, put, hidden } = await openFunction()
    let left = 36_000
    const orders = consumer(() => {
      left = 20_000
    })
    const context = { getRemainingTimeInMillis: () => left }
    const handler = toSqsHandler(inbox, orders, { slowestHandlerMs: 35_500 - 5_000 })
    vi.spyOn(performance, 'now').mockImplementation(() => (left === 36_000 ? 0 : 16_000))
    const event = await put(['a1', 'a2'])
    const { batchItemFailures } = await handler(event, context)
    vi.restoreAllMocks()
    expect([orders.log, batchItemFailures.length, hidden]).toEqual([['a1'], 1, [['receipt 1', 0]]])
    await expect(handler(event, context)).rejects.toThrow('raise its timeout')
  })

  it('leaves a message that it cannot read, and reports it', async () => {
    const errors: unknown[] = []
    const { inbox, eventOf, hidden } = await openFunction({ onError: (error) => errors.push(error) })
    const event = eventOf([{ body: '{"id":1}', group: 'a' }])
    const { batchItemFailures } = await toSqsHandler(inbox, consumer())(event, minutes(5))
    expect([batchItemFailures.length, hidden, errors.length]).toEqual([1, [], 1])
  })

  it('refuses other events, and messages of a queue that is not FIFO', async () => {
    const { inbox } = await openFunction()
    const handler = toSqsHandler(inbox, consumer())
    await expect(handler({} as never, minutes(5))).rejects.toThrow('toSqsHandler: expected an event of SQS')
    const record = { messageId: '1', receiptHandle: '1', body: '{}', attributes: {} }
    await expect(handler({ Records: [record] }, minutes(5))).rejects.toThrow('must be a FIFO queue')
    expect(() => toSqsHandler(inbox, [])).toThrow(TypeError)
  })
})

describe('sqsInbox', () => {
  const large = 'x'.repeat(400_000)

  it('keeps a large delivery in the bucket until it was handled', async () => {
    const inbox = await open(`large-${crypto.randomUUID()}`)
    const s3 = queues.connectBucket()
    const before = (await s3.listObjectsV2({ Bucket: queues.bucket })).KeyCount
    const orders = consumer()
    await inbox.put(stored(large))
    expect((await s3.listObjectsV2({ Bucket: queues.bucket })).KeyCount).toBe((before ?? 0) + 1)
    expect(await inbox.handleDue(orders)).toMatchObject({ handled: 1 })
    expect(orders.log.map((text) => text.length)).toEqual([large.length])
    expect((await s3.listObjectsV2({ Bucket: queues.bucket })).KeyCount).toBe(before)
  })

  it('handles no object that was changed in the bucket', async () => {
    const inbox = await open(`changed-${crypto.randomUUID()}`, { attempts: 1 })
    const s3 = queues.connectBucket()
    const delivery = stored(large)
    await inbox.put(delivery)
    const { Contents = [] } = await s3.listObjectsV2({ Bucket: queues.bucket, Prefix: `webhook-inbox/${delivery.id}` })
    await s3.putObject({ Bucket: queues.bucket, Key: Contents[0]?.Key, Body: '{}' })
    const orders = consumer()
    expect(await inbox.handleDue(orders)).toMatchObject({ handled: 0, failed: 0 })
    expect([orders.log, (await inbox.depth()).dead]).toEqual([[], 1])
    expect(await inbox.discard([delivery.id])).toBe(1)
  })

  it('rejects a large delivery without a bucket', async () => {
    const name = `small-${crypto.randomUUID()}`
    await local.createTable(name)
    const dynamo = { client: local.client, table: name }
    const inbox = sqsInbox({ client: queues.connect(), queueUrl: await queues.createQueue(name), dynamo })
    await expect(inbox.put(stored(large))).rejects.toThrow('set bucket')
  })

  it('stores a delivery again that is sent after its retention, also before DynamoDB has deleted the record', async () => {
    const { client, sent } = recordingQueue()
    const table = `old-${crypto.randomUUID()}`
    await local.createTable(table)
    const queueUrl = 'https://sqs.eu-west-1.amazonaws.com/1/hooks.fifo'
    const inbox = sqsInbox({ client, queueUrl, dynamo: { client: local.client, table } })
    const delivery = stored('one')
    expect([await inbox.put(delivery), await inbox.put(delivery), sent.length]).toEqual(['stored', 'duplicate', 1])
    await local.client.updateItem({
      TableName: table,
      Key: { pk: { S: `id#${delivery.id}` }, sk: { S: 'id' } },
      UpdateExpression: 'SET expiresAt = :past',
      ExpressionAttributeValues: { ':past': { N: '1' } },
    })
    expect([await inbox.put(delivery), await inbox.put(delivery), sent.length]).toEqual(['stored', 'duplicate', 2])
  })

  it.each([
    ['queueUrl', 'https://sqs.eu-west-1.amazonaws.com/1/hooks', 'queueUrl must be of a FIFO queue'],
    ['client', {}, 'client.sendMessage must be a function'],
    ['dynamo', { client: {}, table: 't' }, 'dynamo.client.getItem must be a function'],
    ['bucket', { name: 'b' }, 'bucket.client must be an object'],
    ['retentionMs', 299_999, 'retentionMs must be at least 300000'],
    ['maxRetryDelayMs', 40_000_000, 'maxRetryDelayMs must be at most 39600000'],
    ['waitSeconds', 21, 'waitSeconds must be at most 20'],
    ['visibilitySeconds', 1, 'visibilitySeconds must be from 2 to 43200'],
    ['settleMs', 5, 'settleMs must be left out: SQS keeps the order of arrival'],
    ['retentionMS', 5, 'unknown option retentionMS; did you mean retentionMs?'],
    [
      'lag',
      5,
      'unknown option lag; it takes attempts, retryDelayMs, maxRetryDelayMs, onDeadLetter, retentionMs, deadRetention,',
    ],
  ])('refuses a wrong %s', (option, value, message) => {
    const { client } = recordingQueue()
    const right = { client, queueUrl: 'https://sqs/hooks.fifo', dynamo: { client: local.client, table: 't' } }
    expect(() => sqsInbox({ ...right, [option]: value } as never)).toThrow(`sqsInbox: ${message}`)
  })
})

describe('a receiver with sqsInbox', () => {
  const inbox = () => {
    const { client } = recordingQueue()
    return sqsInbox({ client, queueUrl: 'https://sqs/hooks.fifo', dynamo: { client: local.client, table: 't' } })
  }
  const numbered = push({ verify: unverified() })

  it('is refused for a provider that numbers its deliveries, unless it has another key', () => {
    expect(() => createReceiver({ provider: numbered, on: {}, inbox: inbox() })).toThrow('inbox.key must be set')
    const key = () => 'a'
    expect(createReceiver({ provider: numbered, on: {}, inbox: { inbox: inbox(), key } })).toBeDefined()
  })

  it('is refused with a sequencer, which would wait for what the queue holds back', () => {
    const order = createSequencer({ mode: 'contiguous', maxWaitMs: 1_000 })
    const options = { provider: numbered, on: {}, order, inbox: { inbox: inbox(), key: () => 'a' } }
    expect(() => createReceiver(options)).toThrow('order must be left out')
  })
})
