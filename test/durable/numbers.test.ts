import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, describe, it, vi } from 'vitest'
import { pushSample, sendDelivery } from '../../src/testing/index.js'
import { findServer } from '../stores/dedupe/servers.js'
import { engines } from './engines.mjs'
import { judge } from './kill/judge.mjs'

const postgres = await findServer('DATABASE_URL', 'postgres://postgres@127.0.0.1:5432/test')
const nats = await findServer('NATS_URL', 'nats://127.0.0.1:4222')

// Long enough for a busy machine: later arrivals may be handled late.
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

/** Starts a process, and waits until it is ready. @returns the process, and its port where it receives */
async function start(...args: readonly string[]): Promise<{ readonly child: ChildProcess; readonly port: number }> {
  const child = fork(new URL('./numbers/child.mjs', import.meta.url), args, { execArgv: [] })
  children.push(child)
  const died = once(child, 'exit').then(([code]) => Promise.reject(new Error(`a process ended with ${code}`)))
  died.catch(() => {})
  const [message] = (await Promise.race([once(child, 'message'), died])) as unknown[]
  return { child, port: Number(message) }
}

/** An inbox with two storing processes and `consumers` handling ones. */
async function open(engine: string, consumers: number) {
  const name = engines[engine]?.newName() ?? ''
  cleanings.push(async () => engines[engine]?.remove(name))
  const logFile = join(folder, name)
  const startOne = (role: string) => start(engine, name, logFile, String(settleMs), role)
  // The first process creates the tables or streams.
  const ports = [(await startOne('put')).port, (await startOne('put')).port] as const
  const handling = await Promise.all(Array.from({ length: consumers }, () => startOne('consume')))
  const readLog = () => readFileSync(logFile, 'utf8')
  const handled = async (sent: readonly Sent[]) => {
    const verdict = () => judge(readLog(), sent, () => settleMs)
    await vi.waitUntil(() => verdict().lost === 0, { timeout: 100_000, interval: 100 })
    const lines = readLog().split('\n').slice(0, -1)
    return { verdict: verdict(), lines: lines.map((line) => line.split(' ')) }
  }
  return { ports, consumers: handling.map(({ child }) => child), handled }
}

/** Sends a number of a channel until it is acknowledged. */
async function send(key: string, number: number, port: number): Promise<Sent> {
  const from = performance.now()
  const sample = pushSample({ channelId: key, messageNumber: number, headerPrefix: 'X-Goog-' })
  const { status } = await sendDelivery(`http://127.0.0.1:${port}/`, sample)
  if (status !== 202) throw new Error(`${key} ${number} was answered ${status}`)
  return { key, number, from, until: performance.now() }
}

/** Sends the numbers of a channel one after the other, to the two processes in turn. */
async function sendRounds(key: string, ports: readonly [number, number]): Promise<readonly Sent[]> {
  const sent: Sent[] = []
  for (const round of rounds) {
    for (const number of round) sent.push(await send(key, number, ports[sent.length % 2 === 0 ? 0 : 1]))
    // The first round is in flight or being retried when the last one arrives.
    await sleep(settleMs / 2)
  }
  return sent
}

describe.each([
  ['pg-boss', postgres.reachable],
  ['jetstream', nats.reachable],
])('numbered deliveries in %s', { concurrent: true }, (engine, isReachable) => {
  it.runIf(isReachable)(
    'are handled by their numbers, once, one at a time, by processes that share them',
    async (test) => {
      const { ports, handled } = await open(engine, 2)
      const sent = (await Promise.all(channels.map((channel) => sendRounds(channel, ports)))).flat()
      const { verdict, lines } = await handled(sent)
      test.expect(verdict).toMatchObject({ outOfOrder: 0, beside: 0, handled: sent.length })
      test.expect(verdict.inverted).toBeGreaterThan(sent.length / 4)
      test.expect(lines.filter(([what]) => what === 'done')).toHaveLength(sent.length)
      test.expect(lines.filter(([what]) => what === 'failed')).toHaveLength(channels.length * 4)
      test.expect(new Set(lines.map((line) => line[4])).size).toBe(2)
    },
  )

  it.runIf(isReachable)(
    'are handled by their numbers also where the process stands still while they settle',
    async (test) => {
      const { ports, consumers, handled } = await open(engine, 1)
      const higher = await Promise.all(channels.map((channel) => send(channel, 2, ports[0])))
      await sleep(300)
      consumers[0]?.send(settleMs * 1.3)
      await sleep(100)
      const lower = await Promise.all(channels.map((channel) => send(channel, 1, ports[1])))
      const { verdict } = await handled([...higher, ...lower])
      test.expect(verdict).toMatchObject({ outOfOrder: 0, inverted: channels.length })
    },
  )
})
