import { describe, expect, it } from 'vitest'
import {
  type CollectReport,
  createSweeper,
  type MissedQuery,
  type MissedSource,
  type SweeperOptions,
} from '../../../src/clients/missed/index.js'
import { createReceiver, memoryDedupeStore, unverified } from '../../../src/index.js'
import { hostSample } from '../../../src/testing/index.js'
import { host } from '../../../src/vendors/styles/host.js'
import { rejection } from '../timing.js'

const begin = 1_796_000_000_000
const everyMs = 600_000
const hour = 3_600_000

/** Processes that share stores, a source and a clock. */
function processes(options: Partial<SweeperOptions> = {}) {
  let time = begin
  const now = () => time
  let failing: readonly string[] = []
  let pages: Readonly<Record<string, readonly string[]>> = { first: ['a', 'b'] }
  const asked: [cursor: string | undefined, since: number][] = []
  const saved: string[] = []
  const source: MissedSource = {
    async page(cursor, { since }: MissedQuery) {
      asked.push([cursor, since])
      const names = Object.keys(pages)
      const name = cursor ?? names[0] ?? ''
      if (!(name in pages)) throw new Error('an unknown cursor')
      const collect = async (id: string) => {
        if (failing.includes(id)) throw new Error('not to be had')
        return hostSample({ deliveryId: id })
      }
      const missed = (pages[name] ?? []).map((id) => ({ id, storedAt: undefined, collect: () => collect(id) }))
      return { missed, next: names[names.indexOf(name) + 1] }
    },
  }
  const receiver = createReceiver({
    provider: host({ verify: unverified() }),
    dedupe: memoryDedupeStore(),
    on: {},
    onError: () => {},
  })
  const lease = memoryDedupeStore({ now })
  const make = () =>
    createSweeper({
      name: 'host',
      source,
      receiver,
      lease,
      load: () => saved.at(-1),
      save: (state) => saved.push(state),
      now,
      ...options,
    })
  return {
    asked,
    saved,
    lease,
    make,
    pass: (milliseconds: number) => {
      time += milliseconds
    },
    serve: (served: typeof pages, failed: readonly string[] = []) => {
      pages = served
      failing = failed
    },
  }
}

const state = (saved: readonly string[]): unknown => JSON.parse(saved.at(-1) ?? '')

describe('createSweeper', () => {
  it('sweeps in one process at a time, and in none before the interval is over', async () => {
    const { make, pass, asked } = processes()
    const [one, other] = [make(), make()]
    const reports = await Promise.all([one.sweep(), other.sweep()])
    expect(reports.map((report) => report?.handledIds)).toEqual([['a', 'b'], undefined])
    pass(everyMs - 1)
    expect([await one.sweep(), await other.sweep()]).toEqual([undefined, undefined])
    pass(1)
    expect((await other.sweep())?.duplicates).toBe(2)
    expect(asked.map(([, since]) => since)).toEqual([begin - 72 * hour, begin - hour])
  })

  it('continues an interrupted sweep, in any process, and then looks back to its beginning', async () => {
    const { make, pass, asked, serve, saved } = processes({ maxPages: 1 })
    serve({ first: ['a'], second: ['b'] })
    await make().sweep()
    expect(state(saved)).toEqual({ since: begin - 72 * hour, begun: begin, cursor: 'second' })
    pass(everyMs)
    expect((await make().sweep())?.handledIds).toEqual(['b'])
    expect([asked.at(-1)?.[0], state(saved)]).toEqual(['second', { since: begin - hour }])
  })

  it('begins at the first page again if a delivery failed, and forgets it after the time to look back', async () => {
    const { make, pass, asked, serve, saved } = processes()
    serve({ first: ['a'], second: ['b'] }, ['b'])
    expect((await make().sweep())?.failures).toMatchObject([{ id: 'b' }])
    expect(state(saved)).toEqual({ since: begin - 72 * hour })
    pass(100 * hour)
    await make().sweep()
    expect([asked.at(-2)?.[0], state(saved)]).toEqual([undefined, { since: begin + 28 * hour }])
  })

  it('reads later pages although a delivery fails, and retries it after the last page', async () => {
    const { make, pass, serve, saved } = processes({ maxPages: 1 })
    const pages = { first: ['a'], second: ['b'], third: ['c'] }
    serve(pages, ['a'])
    const ids: unknown[] = []
    for (let sweeps = 0; sweeps < 4; sweeps++) {
      if (sweeps === 3) serve(pages)
      ids.push((await make().sweep())?.handledIds)
      pass(everyMs)
      if (sweeps === 2) expect(state(saved)).toEqual({ since: begin + 2 * everyMs - 72 * hour })
    }
    expect(ids).toEqual([[], ['b'], ['c'], ['a']])
  })

  it('leaves a cursor that the source does not know any more', async () => {
    const { make, pass, serve, saved, asked } = processes({ maxPages: 1 })
    serve({ first: ['a'], second: ['b'] })
    await make().sweep()
    serve({ first: ['c'] })
    pass(everyMs)
    expect((await make().sweep())?.error).toBeInstanceOf(Error)
    expect(state(saved)).toEqual({ since: begin + everyMs - 72 * hour })
    pass(everyMs)
    expect((await make().sweep())?.handledIds).toEqual(['c'])
    expect(asked.map(([cursor]) => cursor)).toEqual([undefined, 'second', undefined])
  })

  it('takes a state that it did not store as none', async () => {
    for (const text of ['', '{', '7', '{"since":"now"}']) {
      const { make, asked } = processes({ load: () => text })
      await make().sweep()
      expect(asked).toEqual([[undefined, begin - 72 * hour]])
    }
  })

  it('leaves the turn to another process if its state cannot be loaded', async () => {
    const { make } = processes()
    const broken = processes({ load: () => Promise.reject(new Error('down')) })
    expect(await rejection(broken.make().sweep())).toMatchObject({ message: 'down' })
    expect(await rejection(broken.make().sweep())).toMatchObject({ message: 'down' })
    expect(await make().sweep()).toMatchObject({ handled: 2 })
  })

  it('sweeps from start to close, and reports', async () => {
    const reports: CollectReport[] = []
    let reported = () => {}
    const first = new Promise<void>((resolve) => {
      reported = resolve
    })
    const { make } = processes({
      onReport(report) {
        reports.push(report)
        reported()
      },
    })
    const sweeper = make()
    sweeper.start()
    await first
    await sweeper.close()
    expect(reports).toMatchObject([{ handledIds: ['a', 'b'], isComplete: true }])
  })

  it('reports errors of its stores while it runs', async () => {
    let failed = (_error: unknown) => {}
    const error = new Promise((resolve) => {
      failed = resolve
    })
    const { make } = processes({ save: () => Promise.reject(new Error('down')), onError: (cause) => failed(cause) })
    const sweeper = make()
    sweeper.start()
    expect(await error).toMatchObject({ message: 'down' })
    await sweeper.close()
  })

  it('rejects wrong options', () => {
    expect(() => processes({ lease: {} as never }).make()).toThrow(/^createSweeper: lease.reserve /)
    expect(() => processes({ sweepEveryMs: 0 }).make()).toThrow(/^createSweeper: sweepEveryMs /)
  })
})
