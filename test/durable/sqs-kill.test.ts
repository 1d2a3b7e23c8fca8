import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { type SqsBatchResponse, type SqsEvent, sqsInbox } from '../../src/stores/inbox/sqs/index.js'
import { stored } from '../stores/inbox/stored.js'
import { startQueues, startTable } from './aws.js'

const kills = Number(process.env['SQS_KILLS'] ?? 10)
const keys = ['a', 'b', 'c', 'd']
// More than are handled between the kills.
const perKey = 3 * kills
const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
const closings: (() => unknown)[] = []

afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close()
})

/** A queue with deliveries of several keys, and a file in which processes write what they handled. */
async function openScene(mode: 'poll' | 'function', handlers: string) {
  const [queues, table] = await Promise.all([startQueues(), startTable(['pk', 'sk'])])
  const folder = mkdtempSync(join(tmpdir(), 'sqs-kill-'))
  const log = join(folder, 'handled')
  writeFileSync(log, '')
  closings.push(
    () => rmSync(folder, { recursive: true }),
    () => queues.close(),
    () => table.close(),
  )
  const queueUrl = await queues.createQueue('hooks')
  const client = queues.connect()
  const inbox = sqsInbox({ client, queueUrl, dynamo: { client: table.client, table: table.table } })
  for (let number = 0; number < perKey; number++) {
    await Promise.all(
      keys.map((key) => inbox.put(stored(JSON.stringify(`${key} ${number}`), { key, provider: 'orders' }))),
    )
  }
  const start = async (): Promise<ChildProcess> => {
    const given = [mode, handlers, queues.port, table.port, queueUrl, table.table, log].map(String)
    const child = fork(new URL('./sqs-child.mjs', import.meta.url), given, { execArgv: [], stdio: 'ignore' })
    closings.push(() => child.kill('SIGKILL'))
    await once(child, 'message')
    return child
  }
  const handled = () => readFileSync(log, 'utf8').split('\n').filter(Boolean)
  return { inbox, client, queueUrl, start, handled }
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

/** None is lost, each key is in order for each handler, and `mail` follows `ledger`. What is recorded as handled is not handled again. */
function judge(handled: readonly string[], works: readonly string[]): void {
  expect(new Set(handled).size).toBe(keys.length * perKey * works.length)
  for (const work of works) {
    for (const key of keys) {
      const own = handled.filter((text) => text.startsWith(key) && text.endsWith(work))
      const numbers = own.map((text) => Number.parseInt(text.slice(2), 10))
      expect(numbers).toEqual(numbers.toSorted((left, right) => left - right))
    }
  }
  // It depends on `ledger`.
  const early = handled.filter((text, at) => {
    return text.endsWith('/mail') && !handled.slice(0, at).includes(text.replace('/mail', '/ledger'))
  })
  expect(early).toEqual([])
  const repeated = handled.length - new Set(handled).size
  console.log(`${kills} kills, ${handled.length} handled, ${repeated} again`)
  expect(repeated).toBeLessThanOrEqual(keys.length * works.length * kills)
}

const functions = [
  ['one function', 'one', ['']],
  ['three handlers', 'several', ['/ledger', '/mail', '/cache']],
] as const

const empty = { waiting: 0, active: 0, dead: 0 }

describe('an inbox on SQS whose processes are killed', () => {
  const limits = { timeout: 120_000 + 10_000 * kills }

  it.each(functions)(
    `loses nothing with %s and keeps the order when containers are killed ${kills} times`,
    limits,
    async (_, handlers, works) => {
      const { inbox, start, handled } = await openScene('poll', handlers)
      for (let round = 0; round < kills; round++) {
        const child = await start()
        await sleep(30 + 20 * (round % 20))
        await kill(child)
      }
      await start()
      await expect.poll(() => inbox.depth(), { timeout: 120_000 + 2_000 * kills, interval: 200 }).toEqual(empty)
      judge(handled(), works)
    },
  )

  it.each(functions)(
    `loses nothing with %s and keeps the order when functions are killed ${kills} times`,
    limits,
    async (_, handlers, works) => {
      const { inbox, client, queueUrl: QueueUrl, start, handled } = await openScene('function', handlers)
      let child = await start()
      let killed = 0
      // What Lambda does: it hands over messages, and deletes those that the function does not name.
      for (
        let turn = 0;
        handled().length === 0 || (await inbox.depth()).waiting + (await inbox.depth()).active > 0;
        turn++
      ) {
        const { Messages = [] } = await client.receiveMessage({
          QueueUrl,
          MaxNumberOfMessages: 10,
          WaitTimeSeconds: 1,
          VisibilityTimeout: 2,
          MessageSystemAttributeNames: ['MessageGroupId', 'SequenceNumber'],
        })
        const event: SqsEvent = {
          Records: Messages.map(({ MessageId = '', ReceiptHandle = '', Body = '', Attributes = {} }) => ({
            messageId: MessageId,
            receiptHandle: ReceiptHandle,
            body: Body,
            attributes: Attributes,
          })),
        }
        const answer = Promise.race([once(child, 'message'), once(child, 'exit').then(() => [undefined])])
        child.send(event)
        if (turn % 4 === 3 && killed < kills) {
          await sleep(turn % 23)
          await kill(child)
          killed++
        }
        const [response] = (await answer) as [SqsBatchResponse | undefined]
        if (!child.connected) child = await start()
        const failed = new Set(response?.batchItemFailures.map(({ itemIdentifier }) => itemIdentifier))
        const done = response === undefined ? [] : Messages.filter(({ MessageId = '' }) => !failed.has(MessageId))
        await Promise.all(done.map(({ ReceiptHandle }) => client.deleteMessage({ QueueUrl, ReceiptHandle })))
      }
      expect(killed).toBe(kills)
      judge(handled(), works)
    },
  )
})
