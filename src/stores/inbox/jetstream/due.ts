import type { DueSource } from '../handling/handle-due.js'
import type { Dispatch } from '../handling/route-by-endpoint.js'
import type { InboxPolicy } from '../policy.js'
import { holdPartitions } from './leases.js'
import { openPartition, type Partition } from './partition.js'
import type { InboxStreams } from './streams.js'

/** Settings of {@link openDue}. */
export interface DueSettings {
  readonly streams: InboxStreams
  readonly policy: Required<InboxPolicy>
  report(error: unknown): void
}

// How long the other partitions wait for the first one.
const aloneMs = 1_000

/** The deliveries that are due in the partitions that no other process holds, for a single pass. */
export async function openDue({ streams, policy, report }: DueSettings): Promise<DueSource> {
  // Rejects if the server is down; a process that consumes would wait for it.
  await streams.leases()
  const by = crypto.randomUUID()
  let current: Dispatch = () => Promise.reject(new Error('handleDue has not started'))
  const dispatch: Dispatch = (...given) => current(...given)
  let wake = () => {}
  // Then also those that other processes leave meanwhile.
  let readsAll = false
  const leases = await holdPartitions({
    streams,
    report,
    open(partition, endsAt, failed) {
      const open = () => openPartition({ streams, partition, policy, dispatch, by, wake: () => wake(), endsAt, failed })
      return readsAll ? open() : openLater(open)
    },
  })
  // The server counts all stored deliveries for each partition that is read, and one often has as many due as the limit allows.
  // It is a random one, so that no partition waits from call to call.
  const readOne = async () => {
    const held = leases.partitions()
    let timer: ReturnType<typeof setTimeout> | undefined
    const isLate = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, aloneMs)
    })
    await Promise.race([held[Math.floor(Math.random() * held.length)]?.loaded, isLate])
    clearTimeout(timer)
  }
  // A numbered delivery settles from the time when this process read it.
  const readAll = async () => {
    readsAll = true
    await Promise.all(leases.partitions().map(({ loaded }) => loaded))
    await new Promise((resolve) => setTimeout(resolve, policy.settleMs))
  }
  const steps = [readOne, readAll]
  const startDue = (limit: number) => {
    const works: Promise<void>[] = []
    for (const partition of leases.partitions()) {
      while (works.length < limit) {
        const work = partition.handleNext()
        if (work === undefined) break
        works.push(work)
      }
    }
    return works
  }
  let reading: Promise<void> | undefined
  return {
    async start(given, limit) {
      current = given
      for (;;) {
        const arrived = new Promise<void>((resolve) => {
          wake = resolve
        })
        const works = startDue(limit)
        if (works.length > 0) return works
        reading ??= steps
          .shift()?.()
          .finally(() => {
            reading = undefined
          })
        if (reading === undefined) return works
        // Until the first ones that are due were read, or all were.
        await Promise.race([reading, arrived])
      }
    },
    close: leases.close,
  }
}

/** A partition that is opened when it is asked whether it has `loaded`. */
function openLater(open: () => Partition): Partition {
  let partition: Partition | undefined
  let isClosed = false
  return {
    get loaded() {
      if (!isClosed) partition ??= open()
      return partition?.loaded ?? Promise.resolve()
    },
    handleNext: () => partition?.handleNext(),
    async close() {
      isClosed = true
      await partition?.close()
    },
  }
}
