import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, it, type TestContext, vi } from 'vitest'
import { sqliteInbox } from '../../src/stores/inbox/sqlite/index.js'
import { sqsInbox } from '../../src/stores/inbox/sqs/index.js'
import type { OperatedInbox } from '../stores/inbox/contract.js'
import { stored } from '../stores/inbox/stored.js'
import { settingsFor, startQueues, startTable } from './aws.js'

const patience = { timeout: 60_000, interval: 50 }
const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

interface Place {
  readonly inbox: OperatedInbox
  /** What another process needs to open the same inbox. */
  readonly place: object
  /** After how many seconds another process can take over at the earliest, and after how many it has. */
  readonly leaseSeconds: readonly [earliest: number, latest: number]
}

type Closing = Pick<TestContext, 'onTestFinished'>

const engines = {
  async sqlite({ onTestFinished }: Closing, folder: string): Promise<Place> {
    const directory = join(folder, 'inbox')
    const inbox = await sqliteInbox({ directory })
    onTestFinished(() => inbox.close())
    return { inbox, place: { directory }, leaseSeconds: [6, 11] }
  },
  async sqs({ onTestFinished }: Closing): Promise<Place> {
    const [queues, table] = await Promise.all([startQueues(), startTable(['pk', 'sk'])])
    onTestFinished(async () => {
      await queues.close()
      table.close()
    })
    const queueUrl = await queues.createQueue('hooks')
    const dynamo = { client: table.client, table: table.table }
    const inbox = sqsInbox({ client: queues.connect(), queueUrl, dynamo })
    const [queue, settings] = [settingsFor(queues.port), settingsFor(table.port)]
    return { inbox, place: { queue, dynamo: settings, queueUrl, table: table.table }, leaseSeconds: [3, 6] }
  },
}

/** Freezes a process in its handler, while another one runs, and returns what both did. */
async function freeze(context: TestContext, engine: keyof typeof engines, seconds: number, result: string) {
  const { expect, onTestFinished } = context
  const folder = mkdtempSync(join(tmpdir(), 'frozen-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const log = join(folder, 'log')
  writeFileSync(log, '')
  const { inbox, place, leaseSeconds } = await engines[engine](context, folder)
  const lines = () => readFileSync(log, 'utf8').split('\n').filter(Boolean)
  const logged = (line: string) => vi.waitFor(() => expect(lines()).toContain(line), patience)
  const isEmpty = () =>
    vi.waitFor(async () => expect(await inbox.depth()).toEqual({ waiting: 0, active: 0, dead: 0 }), patience)
  const start = async (role: string) => {
    const args = [role, result, log, JSON.stringify(place)]
    const child = fork(new URL('./frozen-child.mjs', import.meta.url), args, { execArgv: [], stdio: 'ignore' })
    onTestFinished(() => void child.kill('SIGKILL'))
    await once(child, 'message')
    return child
  }
  await inbox.put(stored('one', { key: 'a' }))
  const frozen = await start('frozen')
  await logged('frozen begins one')
  frozen.kill('SIGSTOP')
  await inbox.put(stored('two', { key: 'a' }))
  await start('other')
  await sleep(seconds * 1_000)
  frozen.kill('SIGCONT')
  await logged('frozen ends one')
  await isEmpty()
  await inbox.put(stored('three', { key: 'a' }))
  await isEmpty()
  return { lines: lines(), leaseSeconds }
}

describe('a process that stands still in a handler', () => {
  it.concurrent.for([
    ['sqlite', 8, 'success'],
    ['sqlite', 12, 'failure'],
    ['sqlite', 30, 'success'],
    ['sqs', 8, 'success'],
    ['sqs', 12, 'failure'],
    ['sqs', 30, 'success'],
  ] as const)(
    '%s, for %i seconds: it is told, and its late %s is refused',
    async ([engine, seconds, result], context) => {
      const { expect } = context
      const { lines, leaseSeconds } = await freeze(context, engine, seconds, result)
      const [earliest, latest] = leaseSeconds
      const isLate = lines.includes('other begins one')
      if (seconds > latest) expect(isLate).toBe(true)
      if (seconds < earliest) expect(isLate).toBe(false)
      expect(lines).toContain(`frozen is current: ${!isLate}`)
      expect(lines.includes('frozen is told about one')).toBe(isLate)
      // Each is handled once, in its order. Only the one of the frozen process was begun twice.
      const begun = lines.filter((line) => line.includes('begins'))
      expect(begun.map((line) => line.replace(/^\w+ begins /, ''))).toEqual([
        ...(isLate ? ['one'] : []),
        'one',
        'two',
        'three',
      ])
      if (isLate)
        expect(lines.indexOf('other ends one')).toBeLessThan(lines.findIndex((line) => line.endsWith('begins two')))
    },
  )
})
