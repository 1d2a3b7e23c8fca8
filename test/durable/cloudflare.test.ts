import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { signStripe, stripeSample } from '../../src/testing/vendors/stripe.js'

const folder = await mkdtemp(join(tmpdir(), 'workers-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

const runtimeFile = join(import.meta.dirname, '../cloudflare/runtime.mjs')
const testWorker = join(import.meta.dirname, '../cloudflare/worker.ts')
const object = (className: string) => ({ className, useSQLite: true })
const settings = {
  durableObjects: { INBOX: object('Inbox'), CONTRACT: object('Contract'), DEDUPE: object('Dedupe') },
  d1Databases: ['DB'],
  kvNamespaces: ['KV'],
}
const patience = { timeout: 60_000, interval: 50 }

interface Runtime {
  readonly url: string
  /** Stops the runtime and the process that started it, or lets them continue. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void
  /** Kills the runtime and the process that started it. */
  kill(): Promise<void>
}

const children: ChildProcess[] = []
afterAll(() => Promise.all(children.map(killTree)))

async function start(worker: string, more: object = {}): Promise<Runtime> {
  const child = fork(runtimeFile, [worker, JSON.stringify({ ...settings, ...more })], {
    execArgv: [],
    // A killed runtime complains.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  children.push(child)
  const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`the runtime ended with ${code}`)))
  ended.catch(() => {})
  const [url] = (await Promise.race([once(child, 'message'), ended])) as [string]
  const signal = (name: NodeJS.Signals) => {
    for (const pid of processesOf(child)) process.kill(pid, name)
  }
  return { url, signal, kill: () => killTree(child) }
}

function processesOf(child: ChildProcess): readonly number[] {
  const below = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim().split(' ')
  return [...below.filter((pid) => pid !== ''), child.pid].map(Number)
}

async function killTree(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  for (const pid of processesOf(child)) process.kill(pid, 'SIGKILL')
  await exited
}

async function get<Result>(runtime: Runtime, path: string): Promise<Result> {
  const response = await fetch(new URL(path, runtime.url))
  return (await response.json()) as Result
}

async function deliver(runtime: Runtime, id: string, key: string, body = '{}', path = '/'): Promise<number> {
  const url = new URL(`${path}?id=${id}&key=${key}`, runtime.url)
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(20_000) })
  await response.body?.cancel()
  return response.status
}

interface Effect {
  readonly id: string
  readonly attempt: number
}

async function effects(runtime: Runtime): Promise<readonly Effect[]> {
  const lists = await Promise.all([0, 1].map((shard) => get<Effect[]>(runtime, `/object/${shard}?call=effects`)))
  return lists.flat()
}

describe.runIf(process.platform === 'linux')('on the runtime of Workers', () => {
  let runtime: Runtime

  beforeAll(async () => {
    runtime = await start(testWorker)
  })

  it.each([
    ['durable-object', 39],
    ['d1', 42],
    ['d1-dedupe', 8],
    ['object-dedupe', 8],
  ])('keeps the contract with %s', async (kind, least) => {
    const cases = await get<string[]>(runtime, `/contract/${kind}`)
    expect(cases.length).toBeGreaterThanOrEqual(least)
    for (const name of cases) {
      const result = await get(runtime, `/contract/${kind}?case=${encodeURIComponent(name)}`)
      expect(result, name).toEqual({ ok: true })
    }
  })

  it('refuses Workers KV as a dedupe store, with the reason', async () => {
    expect(await get(runtime, '/kv')).toMatch(/must not be Workers KV: it cannot compare and set/)
  })

  it('handles what is stored in an alarm, and then sets none', async () => {
    expect(await deliver(runtime, 'one', 'a')).toBe(202)
    expect(await deliver(runtime, 'one', 'a')).toBe(200)
    await vi.waitFor(async () => expect(await effects(runtime)).toContainEqual({ id: 'one', attempt: 1 }), patience)
    await vi.waitFor(async () => {
      for (const shard of [0, 1]) expect(await get(runtime, `/object/${shard}?call=alarm`)).toBeNull()
    }, patience)
  })

  it('keeps going when a handler fails more often than the platform repeats an alarm', async () => {
    await deliver(runtime, 'fail-nine', 'b')
    await vi.waitFor(
      async () => expect(await effects(runtime)).toContainEqual({ id: 'fail-nine', attempt: 10 }),
      patience,
    )
  })

  it('keeps going when alarms throw eight times in a row', async () => {
    for (const shard of [0, 1]) await get(runtime, `/object/${shard}?call=break&times=8`)
    await deliver(runtime, 'thrown', 'c')
    await vi.waitFor(async () => expect(await effects(runtime)).toContainEqual({ id: 'thrown', attempt: 1 }), patience)
  })

  it('undoes a committed effect that throws, and keeps one whose handler fails afterwards', async () => {
    await deliver(runtime, 'undo', 'd')
    await deliver(runtime, 'after', 'd')
    await vi.waitFor(async () => {
      const own = (await effects(runtime)).filter(({ id }) => id === 'undo' || id === 'after')
      expect(own).toEqual([
        { id: 'undo', attempt: 2 },
        { id: 'after', attempt: 1 },
      ])
    }, patience)
  })

  it('stores bodies of 2 MB and of 25 MB, in rows of the size that the platform allows', async () => {
    for (const [id, bytes] of [
      ['large', 2_000_000],
      ['huge', 25_000_000],
    ] as const) {
      expect(await deliver(runtime, id, 'e', JSON.stringify({ text: 'x'.repeat(bytes) }))).toBe(202)
      await vi.waitFor(async () => expect(await effects(runtime)).toContainEqual({ id, attempt: 1 }), patience)
    }
    expect(await get(runtime, '/depth')).toEqual(empty)
  })
})

const rounds = Number(process.env['WORKER_KILLS'] ?? 8)
const empty = { waiting: 0, active: 0, dead: 0 }

describe.runIf(process.platform === 'linux')(`when the runtime is killed, in ${rounds} rounds`, () => {
  const limits = { timeout: 90_000 + 15_000 * rounds }
  const emptied = { timeout: 60_000 + 5_000 * rounds, interval: 500 }

  /** Kills the runtime repeatedly while deliveries of each key come in turn. Returns the acknowledged ones, and the last runtime. */
  async function killRepeatedly(keys: readonly string[], path: string, more: object) {
    const acknowledged: string[] = []
    let count = 0
    for (let round = 0; round < rounds; round++) {
      const runtime = await start(testWorker, more)
      let isKilled = false
      const sending = keys.map(async (key) => {
        while (!isKilled) {
          const id = `slow-${key}-${String(count++).padStart(6, '0')}`
          const status = await deliver(runtime, id, key, '{}', path).catch(() => 0)
          if (status === 202) acknowledged.push(id)
          // What was not acknowledged may be stored all the same.
          await new Promise((resolve) => setTimeout(resolve, 30))
        }
      })
      await new Promise((resolve) => setTimeout(resolve, 300 + Math.random() * 700))
      isKilled = true
      await runtime.kill()
      await Promise.all(sending)
    }
    return { acknowledged, runtime: await start(testWorker, more) }
  }

  /** @param works - the handlers of a delivery, as the ends of the ids that they leave */
  function judge(
    keys: readonly string[],
    works: readonly string[],
    acknowledged: readonly string[],
    done: readonly string[],
  ) {
    expect(acknowledged.length).toBeGreaterThan(rounds)
    const known = new Set(done)
    expect(acknowledged.flatMap((id) => works.map((work) => id + work)).filter((id) => !known.has(id))).toEqual([])
    if (works.includes('/mail')) {
      const isEarly = (id: string) => done.indexOf(`${id}/mail`) < done.indexOf(`${id}/ledger`)
      expect(acknowledged.filter(isEarly)).toEqual([])
    }
    for (const work of works) {
      for (const key of keys) {
        const own = done.filter((id) => id.startsWith(`slow-${key}-`) && id.endsWith(work))
        expect(own).toEqual(own.toSorted())
      }
    }
    console.log(`${rounds} kills, ${acknowledged.length} acknowledged, ${done.length} handled, ${known.size} different`)
  }

  const functions = [
    ['one function', '', ['']],
    ['three handlers', 'several', ['/ledger', '/mail', '/cache']],
  ] as const

  it.each(functions)(
    'an object with %s loses nothing, keeps the order of a key, and commits each effect once',
    limits,
    async (_, path, works) => {
      const keys = ['x', 'y', 'z']
      const { acknowledged, runtime } = await killRepeatedly(keys, `/${path}`, {
        durableObjectsPersist: join(folder, `killed-${path}`),
      })
      const depth = () => get(runtime, '/depth')
      await vi.waitFor(async () => expect(await depth()).toEqual(empty), emptied)
      const done = (await effects(runtime)).map(({ id }) => id)
      judge(keys, works, acknowledged, done)
      expect(done.length).toBe(new Set(done).size)
      await runtime.kill()
    },
  )

  it.each(functions)(
    'D1 with %s loses nothing, keeps the order of a key, and repeats only what was in flight',
    limits,
    async (_, path, works) => {
      // A key whose delivery was in flight waits until its lease of 30 seconds ends.
      const keys = Array.from({ length: 12 }, (_, index) => `key${index}`)
      const { acknowledged, runtime } = await killRepeatedly(keys, `/d1/${path}`, {
        d1Persist: join(folder, `killed-d1-${path}`),
      })
      const depth = () => get(runtime, '/d1/depth')
      await vi.waitFor(async () => expect(await depth()).toEqual(empty), emptied)
      const done = (await get<Pick<Effect, 'id'>[]>(runtime, '/d1/effects')).map(({ id }) => id)
      // Equal neighbours of a key are in order: none was handled again after the next one of its key.
      judge(keys, works, acknowledged, done)
      expect(done.length - new Set(done).size).toBeLessThanOrEqual(keys.length * works.length * rounds)
      await runtime.kill()
    },
  )
})

describe.runIf(process.platform === 'linux')('when the runtime stands still', () => {
  it.concurrent.each([8, 12, 35])('for %i seconds, it loses nothing and keeps the order of a key', async (seconds) => {
    const runtime = await start(testWorker)
    const keys = ['x', 'y', 'z']
    const sent = (path: string) =>
      Promise.all(
        keys.map(async (key) => {
          for (const number of [0, 1, 2, 3]) await deliver(runtime, `slow-${key}-${number}`, key, '{}', path)
        }),
      )
    await Promise.all([sent('/'), sent('/d1')])
    // In the middle of handlers.
    runtime.signal('SIGSTOP')
    await new Promise((resolve) => setTimeout(resolve, seconds * 1_000))
    runtime.signal('SIGCONT')
    for (const [depth, done] of [
      ['/depth', () => effects(runtime)],
      ['/d1/depth', () => get<Pick<Effect, 'id'>[]>(runtime, '/d1/effects')],
    ] as const) {
      await vi.waitFor(async () => expect(await get(runtime, depth)).toEqual(empty), patience)
      const ids = (await done()).map(({ id }) => id)
      for (const key of keys) {
        const own = ids.filter((id) => id.startsWith(`slow-${key}-`))
        expect(own).toEqual(own.toSorted())
        expect(new Set(own).size).toBe(4)
      }
      // What is committed happens once.
      if (depth === '/depth') expect(new Set(ids).size).toBe(ids.length)
    }
    await runtime.kill()
  })
})

describe.runIf(process.platform === 'linux')('the example', () => {
  it('stores events of Stripe and handles each once', async () => {
    const configuration = JSON.parse(
      readFileSync(join(import.meta.dirname, '../../examples/cloudflare/wrangler.jsonc'), 'utf8'),
    )
    const [binding] = configuration.durable_objects.bindings
    expect(configuration.migrations[0].new_sqlite_classes).toEqual([binding.class_name])
    const secret = 'whsec_of_the_example'
    const runtime = await start(join(import.meta.dirname, '../../examples/cloudflare', configuration.main), {
      compatibilityDate: configuration.compatibility_date,
      compatibilityFlags: [],
      durableObjects: { [binding.name]: object(binding.class_name) },
      bindings: { STRIPE_SECRET: secret },
    })
    const send = async (sample: ReturnType<typeof stripeSample>) => {
      const { method, headers, body } = await signStripe(sample, { secret })
      const kept = headers.filter(([name]) => name.toLowerCase() !== 'content-length')
      const response = await fetch(runtime.url, {
        method,
        headers: kept.map(([name, value]): [string, string] => [name, value]),
        body: Uint8Array.from(body),
      })
      return response.status
    }
    const sample = stripeSample({ event: 'invoice.paid' })
    expect([await send(sample), await send(sample)]).toEqual([202, 200])
    await runtime.kill()
  })
})
