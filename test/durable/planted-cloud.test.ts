import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'libsql'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { encryptedInbox, keyring } from '../../src/stores/inbox/encryption/index.js'
import { sqsInbox } from '../../src/stores/inbox/sqs/index.js'
import { startRuntime } from '../cloudflare/runtime.mjs'
import { findMarks, markedReceiver, places, sendMarked } from '../stores/inbox/planted.js'
import { startQueues, startTable } from './aws.js'

const folder = await mkdtemp(join(tmpdir(), 'planted-'))
const persons = 500
const half = persons / 2
const credentials = ['authorization', 'cookie', 'token']
const patience = { timeout: 120_000, interval: 200 }

const closing: (() => unknown)[] = []
afterAll(async () => {
  for (const close of closing) await close()
  await rm(folder, { recursive: true, force: true })
})

/** Checks that each person has marks where they may be, and nowhere else. The handler failed for the first half. */
function expectMarks(bytes: Buffer, isEncrypted: boolean, planted = persons, failed = half): void {
  const marks = findMarks(bytes)
  for (let person = 0; person < planted; person++) {
    const expected = places.filter((place) => !credentials.includes(place) && (place !== 'reason' || person < failed))
    expect([person, places.filter((place) => marks.get(person)?.has(place))]).toEqual([
      person,
      isEncrypted ? [] : expected,
    ])
  }
}

describe('planted marks in SQS, DynamoDB and S3', () => {
  it.each([true, false])(
    'are only where they may be, with encryption: %s',
    async (isEncrypted) => {
      const [queues, local] = [await startQueues(), await startTable(['pk', 'sk'])]
      closing.push(() => local.close(), queues.close)
      const [name, s3, Bucket] = ['planted', queues.connectBucket(), queues.bucket]
      await local.createTable(name)
      const engine = sqsInbox({
        client: queues.connect(),
        queueUrl: await queues.createQueue(name),
        dynamo: { client: local.connect(), table: name },
        bucket: { client: s3, name: Bucket },
        attempts: 1,
        waitSeconds: 1,
      })
      const key = randomBytes(32)
      const inbox = isEncrypted
        ? encryptedInbox(engine, { keys: keyring({ current: 'k1', keys: { k1: key }, indexKey: key }) })
        : engine
      /** What the queue, the table and the bucket hold. */
      const queue = async () => (await fetch(`http://127.0.0.1:${queues.port}/_fauxqs/queues/${name}.fifo`)).text()
      const read = async () => {
        const items: unknown[] = []
        for (let start: object | undefined, isMore = true; isMore; isMore = start !== undefined) {
          const page = await local.client.scan({ TableName: name, ...(start && { ExclusiveStartKey: start as never }) })
          items.push(...(page.Items ?? []))
          start = page.LastEvaluatedKey
        }
        const { Contents = [] } = await s3.listObjectsV2({ Bucket })
        const objects = Contents.map(async ({ Key }) => (await s3.getObject({ Bucket, Key })).Body?.transformToString())
        return Buffer.from(JSON.stringify([await queue(), items, Contents, await Promise.all(objects)]))
      }
      const receiver = markedReceiver(inbox)
      const send = async (from: number, to: number) => {
        for (let person = from; person < to; person++) expect(await sendMarked(receiver, person)).toBe('stored')
      }
      await send(0, half)
      while ((await inbox.depth()).waiting > 0) await inbox.handleDue(receiver)
      expect((await inbox.depth()).dead).toBe(half)
      await send(half, persons)
      expectMarks(await read(), isEncrypted)
      // What is about persons is not in the queue, also without encryption.
      expect([(await queue()).includes(name), findMarks(Buffer.from(await queue())).size]).toEqual([true, 0])
      expect(await inbox.erase('person-3')).toMatchObject({ dead: 1 })
      expect(await inbox.erase(`person-${half + 3}`)).toMatchObject({ waiting: 1 })
      const left = findMarks(await read())
      expect([left.has(3), left.has(half + 3), left.size]).toEqual([false, false, isEncrypted ? 0 : persons - 2])
    },
    600_000,
  )
})

/** The bytes of all files below a directory. */
function filesBelow(directory: string): Buffer {
  const names = readdirSync(directory, { recursive: true, encoding: 'utf8' }).map((name) => join(directory, name))
  return Buffer.concat(names.filter((name) => statSync(name).isFile()).map((name) => readFileSync(name)))
}

/** Has SQLite write its files again: the runtime leaves deleted bytes in its log, and in free places. */
function vacuumBelow(directory: string): void {
  for (const name of readdirSync(directory, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.sqlite')) continue
    const database = new Database(join(directory, name))
    database.exec('VACUUM')
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    database.close()
  }
}

describe.each(['d1', 'object'])('planted marks in the files of %s', (engine) => {
  it.each(['sealed', 'plain'])(
    'are only where they may be: %s',
    async (kind) => {
      const directory = join(folder, `${engine}-${kind}`)
      const object = (className: string) => ({ className, useSQLite: true })
      const { runtime, url } = await startRuntime(join(import.meta.dirname, '../cloudflare/planted-worker.ts'), {
        durableObjects: { PLAIN: object('Plain'), SEALED: object('Sealed') },
        d1Databases: ['DB'],
        d1Persist: join(directory, 'd1'),
        durableObjectsPersist: join(directory, 'object'),
      })
      onTestFinished(() => runtime.dispose().catch(() => {}))
      // The runtime closes a connection that a long search of the files leaves idle.
      const headers = { connection: 'close' }
      const ask = async (path: string) => (await fetch(new URL(`/${engine}/${kind}/${path}`, url), { headers })).json()
      const isEncrypted = kind === 'sealed'
      expect(await ask(`plant/0/${half}`)).toEqual(['stored'])
      await expect.poll(() => ask('depth'), patience).toEqual({ waiting: 0, active: 0, dead: half })
      // An object handles what arrives at once, so that all handlers fail there.
      expect(await ask(`plant/${half}/${persons}`)).toEqual(['stored'])
      const isHandled = engine === 'object'
      if (isHandled) await expect.poll(() => ask('depth'), patience).toMatchObject({ dead: persons })
      expectMarks(filesBelow(directory), isEncrypted, persons, isHandled ? persons : half)
      const reasons = (await ask('reasons')) as readonly (readonly [string, string])[]
      expect(
        reasons.filter(([event, reason]) => event.startsWith('markevent') && reason.includes('markreason')),
      ).toHaveLength(isHandled ? persons : half)
      expect(await ask('erase/3')).toMatchObject({ dead: 1 })
      expect(await ask(`erase/${half + 3}`)).toMatchObject(isHandled ? { dead: 1 } : { waiting: 1 })
      await runtime.dispose()
      vacuumBelow(directory)
      const left = findMarks(filesBelow(directory))
      expect([left.has(3), left.has(half + 3), left.size]).toEqual([false, false, isEncrypted ? 0 : persons - 2])
    },
    300_000,
  )
})
