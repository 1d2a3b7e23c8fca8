import type { DueSource } from '../handle-due.js'
import type { InboxPolicy } from '../policy.js'
import type { Dispatch } from '../route-by-endpoint.js'
import { holdPartitions } from './leases.js'
import { openPartition } from './partition.js'
import type { InboxStreams } from './streams.js'

/** Settings of {@link openDue}. */
export interface DueSettings {
  readonly streams: InboxStreams
  readonly policy: Required<InboxPolicy>
  report(error: unknown): void
}

/** The deliveries that are due in the partitions that no other process holds, for a single pass. */
export async function openDue({ streams, policy, report }: DueSettings): Promise<DueSource> {
  // Rejects if the server is down; a process that consumes would wait for it.
  await streams.leases()
  const by = crypto.randomUUID()
  let current: Dispatch = () => Promise.reject(new Error('handleDue has not started'))
  const dispatch: Dispatch = (...given) => current(...given)
  let wake = () => {}
  const leases = await holdPartitions({
    streams,
    report,
    open: (partition, endsAt, failed) =>
      openPartition({ streams, partition, policy, dispatch, by, wake: () => wake(), endsAt, failed }),
  })
  // A numbered delivery settles from the time when this process read it.
  const load = async () => {
    await Promise.all(leases.partitions().map(({ loaded }) => loaded))
    await new Promise((resolve) => setTimeout(resolve, policy.settleMs))
  }
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
  let isLoaded = false
  let loading: Promise<void> | undefined
  return {
    async start(given, limit) {
      current = given
      loading ??= load().then(() => {
        isLoaded = true
      })
      for (;;) {
        const isLast = isLoaded
        const arrived = new Promise<void>((resolve) => {
          wake = resolve
        })
        const works = startDue(limit)
        if (works.length > 0 || isLast) return works
        // Until the first ones that are due were read, or all were.
        await Promise.race([loading, arrived])
      }
    },
    close: leases.close,
  }
}
