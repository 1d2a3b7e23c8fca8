import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Fence, type LatestOptions, latest } from '../../../src/clients/latest/index.js'
import type { Delivery } from '../../../src/index.js'
import { runs } from '../../runs.js'

/** What happens: a change at the provider, or a poke that reaches one of two processes, which may crash. */
interface Happening {
  readonly kind: 'change' | 'delete' | 'poke'
  readonly process: number
  readonly crash: 'no' | 'after the fetch' | 'before the write' | 'after the write'
  /** How many steps of calls in flight follow. */
  readonly steps: number
}

const happening = fc.record<Happening>({
  kind: fc.constantFrom('change', 'change', 'poke', 'poke', 'poke', 'delete'),
  process: fc.nat(1),
  crash: fc.constantFrom('no', 'no', 'after the fetch', 'before the write', 'after the write'),
  steps: fc.nat(4),
})

interface Copy {
  readonly version: number
}

interface Row {
  readonly copy: Copy | undefined
  readonly fence: Fence | undefined
  readonly etag: string | undefined
  readonly isDeleted: boolean
}

type How = 'version' | 'version and ETag' | 'turn' | 'one process' | 'no fence'

/** Has everything happen, with calls interleaved as the scheduler decides, and returns both states at the end. */
async function run(how: How, happenings: readonly Happening[], scheduler: fc.Scheduler) {
  let provider: Copy | undefined = { version: 0 }
  let changes = 0
  let turns = 0
  let row: Row = { copy: undefined, fence: undefined, etag: undefined, isDeleted: false }

  // The comparison and the write are one step, as in a database.
  const write = (copy: Copy | undefined, fence: Fence | undefined, etag: string | undefined) => {
    const isNewer = row.fence === undefined || fence === undefined || fence >= row.fence
    // A version says nothing about a deletion, which is final; a turn does.
    if (how !== 'turn' && row.isDeleted) return
    if (how.includes('fence') || how === 'one process' || isNewer) {
      row = { copy, fence: fence ?? row.fence, etag, isDeleted: copy === undefined }
    }
  }
  const crashes = new Map<Delivery, Happening['crash']>()
  const crashAt = (delivery: Delivery, place: Happening['crash']) => {
    if (crashes.get(delivery) !== place) return
    crashes.delete(delivery)
    throw new Error('crashed')
  }
  const options: LatestOptions<Delivery, Copy> = {
    object: () => 'object',
    async fetch(delivery, { known }) {
      await scheduler.schedule(Promise.resolve(), 'the request arrives')
      const copy = provider
      const etag = `"${copy?.version}"`
      await scheduler.schedule(Promise.resolve(), 'the response arrives')
      crashAt(delivery, 'after the fetch')
      if (known !== undefined && known === etag) return 'unchanged'
      return { object: copy, known: copy && etag }
    },
    async write(copy, fence, { delivery, known }) {
      crashAt(delivery, 'before the write')
      await scheduler.schedule(Promise.resolve(), 'the write arrives')
      write(copy, fence, known)
      crashAt(delivery, 'after the write')
    },
    ...(how.startsWith('version') && { version: ({ version }: Copy) => version }),
    ...(how === 'version and ETag' && { known: () => row.etag }),
    ...(how === 'turn' && { turn: () => ++turns }),
  }
  const processes = [latest(options), latest(options)]

  // An inbox, or the provider, delivers again until the handler succeeds.
  const deliver = async ({ process, crash }: Pick<Happening, 'process' | 'crash'>): Promise<void> => {
    const delivery = {} as Delivery
    crashes.set(delivery, crash)
    const handle = processes[how === 'one process' ? 0 : process]
    const context = { signal: new AbortController().signal, isCurrent: () => true }
    for (let attempt = 1; attempt <= 99; attempt++) {
      const isDone = await handle?.(delivery, context).then(
        () => true,
        () => false,
      )
      if (isDone === true) return
    }
    throw new Error('delivered in vain')
  }
  const change = (isDeletion: boolean) => {
    if (how !== 'turn' && provider === undefined) return
    changes++
    provider = isDeletion ? undefined : { version: changes }
  }

  const deliveries: Promise<void>[] = []
  for (const { kind, process, crash, steps } of happenings) {
    if (kind === 'poke') deliveries.push(deliver({ process, crash }))
    else change(kind === 'delete')
    for (let step = 0; step < steps; step++) {
      // Until each call waits for the scheduler.
      await new Promise(setImmediate)
      if (scheduler.count() > 0) await scheduler.waitOne()
    }
  }
  // All pokes may be lost but the last one, which comes after the last change.
  deliveries.push(deliver({ process: 0, crash: happenings.at(-1)?.crash ?? 'no' }))
  await scheduler.waitFor(Promise.all(deliveries))
  return { provider, stored: row.copy }
}

const converges = (how: How) =>
  fc.asyncProperty(fc.array(happening, { maxLength: 12 }), fc.scheduler(), async (happenings, scheduler) => {
    const { provider, stored } = await run(how, happenings, scheduler)
    expect(stored).toEqual(provider)
  })

describe('latest', () => {
  it.each<How>(['version', 'version and ETag', 'turn', 'one process'])(
    'ends in the state of the provider, whatever is lost, repeated, reordered or crashed: %s',
    async (how) => {
      await fc.assert(converges(how), { numRuns: runs(1_000) })
    },
  )

  it('does not without a fence, as soon as the write of one process comes after that of another', async () => {
    const happenings: Happening[] = [
      { kind: 'poke', process: 1, crash: 'no', steps: 2 },
      { kind: 'change', process: 0, crash: 'no', steps: 0 },
    ]
    // The second process has fetched when the object changes, and writes last: its third call is the last of six.
    const late = () => fc.schedulerFor([1, 2, 4, 5, 6, 3])
    expect(await run('no fence', happenings, late())).toEqual({ provider: { version: 1 }, stored: { version: 0 } })
    expect(await run('version', happenings, late())).toEqual({ provider: { version: 1 }, stored: { version: 1 } })
  })
})
