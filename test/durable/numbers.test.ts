import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { pushSample, sendDelivery } from '../../src/testing/index.js'
import { findServer } from '../dedupe/servers.js'
import { engines } from './engines.mjs'
import { judge } from './kill/judge.mjs'

const postgres = await findServer('DATABASE_URL', 'postgres://postgres@127.0.0.1:5432/test')
const nats = await findServer('NATS_URL', 'nats://127.0.0.1:4222')

// Long enough for a busy machine: what comes later than that may be late.
const settleMs = 1_500
const channels = Array.from({ length: 16 }, (_, index) => `channel${index}`)
const rounds = [
  [4, 2, 3, 1],
  [6, 8, 5, 7],
  [12, 11, 10, 9],
]

interface Sent {
  readonly key: string
  readonly number: number
  readonly from: number
  readonly until: number
}

const folder = mkdtempSync(join(tmpdir(), 'numbers-'))
const children: ChildProcess[] = []
const cleanings: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await Promise.all(cleanings.map((clean) => clean()))
  rmSync(folder, { recursive: true })
})

async function start(...args: readonly string[]): Promise<unknown> {
  const child = fork(new URL('./numbers/child.mjs', import.meta.url), args, { execArgv: [] })
  children.push(child)
  const died = once(child, 'exit').then(([code]) => Promise.reject(new Error(`a process ended with ${code}`)))
  died.catch(() => {})
  const [message] = (await Promise.race([once(child, 'message'), died])) as unknown[]
  return message
}

/** Sends the numbers of a channel one after the other, to one process and to the other in turn. */
async function send(channelId: string, ports: readonly number[]): Promise<readonly Sent[]> {
  const sent: Sent[] = []
  for (const round of rounds) {
    for (const messageNumber of round) {
      const from = performance.now()
      const url = `http://127.0.0.1:${ports[sent.length % ports.length]}/`
      const sample = pushSample({ channelId, messageNumber, headerPrefix: 'X-Goog-' })
      const { status } = await sendDelivery(url, sample)
      expect(status).toBe(202)
      sent.push({ key: channelId, number: messageNumber, from, until: performance.now() })
    }
    // The first round is being handled, and tried again, when the last one comes.
    await sleep(settleMs / 2)
  }
  return sent
}

describe.each([
  ['pg-boss', postgres.reachable],
  ['jetstream', nats.reachable],
])('numbered deliveries in %s', { concurrent: true }, (engine, isReachable) => {
  it.runIf(isReachable)(
    'are handled by their numbers, once and one at a time, by processes that share what two others received',
    async ({ expect: expectHere }) => {
      const name = engines[engine]?.newName() ?? ''
      cleanings.push(async () => engines[engine]?.remove(name))
      const logFile = join(folder, engine)
      const startOne = (role: string) => start(engine, name, logFile, String(settleMs), role)
      // One makes the tables or streams, which the others find.
      const ports = [await startOne('put'), await startOne('put')].map(Number)
      await Promise.all([startOne('consume'), startOne('consume')])
      const sent = (await Promise.all(channels.map((channel) => send(channel, ports)))).flat()
      const readLog = () => readFileSync(logFile, 'utf8')
      const verdict = () => judge(readLog(), sent, () => settleMs)
      await vi.waitFor(() => expectHere(verdict().lost).toBe(0), { timeout: 30_000, interval: 100 })

      const { outOfOrder, beside, handled, inverted } = verdict()
      expectHere({ outOfOrder, beside, handled }).toEqual({ outOfOrder: 0, beside: 0, handled: sent.length })
      expectHere(inverted).toBeGreaterThan(sent.length / 4)
      const lines = readLog()
        .split('\n')
        .slice(0, -1)
        .map((line) => line.split(' '))
      expectHere(lines.filter(([what]) => what === 'done')).toHaveLength(sent.length)
      expectHere(lines.filter(([what]) => what === 'failed')).toHaveLength(channels.length * 4)
      expectHere(new Set(lines.map((line) => line[4])).size).toBe(2)
    },
  )
})
