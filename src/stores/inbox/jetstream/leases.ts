import { createLoop } from '../../../core/base/loop.js'
import type { Partition } from './partition.js'
import { type InboxStreams, leaseMs } from './streams.js'

/** The dependencies of {@link Leases}. */
export interface LeaseSettings {
  readonly streams: InboxStreams
  /**
   * Opens a partition that this process holds.
   *
   * @param endsAt - when the lease ends unless it is renewed, on the clock of `performance.now()`
   * @param failed - called when the partition has to be opened again
   */
  open(partition: number, endsAt: () => number, failed: (error: unknown) => void): Partition
  report(error: unknown): void
}

/** The partitions that this process holds. */
export interface Leases {
  /** The partitions whose lease is valid now. */
  partitions(): readonly Partition[]
  /** Waits for the deliveries in flight, then releases all partitions. */
  close(): Promise<void>
}

interface Lease {
  readonly partition: Partition
  sequence: number
  renewedAt: number
  ending?: Promise<void>
}

const tickMs = 1_000
// A lease counts as ended this long before its end, so that no delivery starts too late.
const marginMs = 1_500

function endOf({ renewedAt }: Lease): number {
  return renewedAt + leaseMs - marginMs
}

function isValid(lease: Lease): boolean {
  return performance.now() < endOf(lease)
}

/**
 * Holds a fair share of the partitions, each by a lease that ends when its process dies.
 *
 * A lease is a message that the server drops after 5 seconds. The write that takes a lease fails if the lease exists; the
 * write that renews it fails if another process has replaced it. Each process also holds a lease for itself, so that the
 * processes can count each other.
 */
export async function holdPartitions({ streams, open, report }: LeaseSettings): Promise<Leases> {
  const held = new Map<number, Lease>()
  const member = `member.${crypto.randomUUID()}`
  let memberSequence = 0

  const release = async (number: number, lease: Lease) => {
    try {
      await lease.partition.close()
      await streams.deleteLease(lease.sequence)
    } catch (error) {
      // The lease expires on its own.
      report(error)
    }
    held.delete(number)
  }
  const giveBack = (number: number, lease: Lease): Promise<void> => {
    lease.ending ??= release(number, lease)
    return lease.ending
  }
  const renew = async (number: number, lease: Lease) => {
    const renewedAt = performance.now()
    const sequence = await streams.writeLease(`partition.${number}`, lease.sequence).catch((error: unknown) => {
      report(error)
      return isValid(lease) ? lease.sequence : undefined
    })
    if (sequence === undefined) void giveBack(number, lease)
    else if (sequence !== lease.sequence) Object.assign(lease, { sequence, renewedAt })
  }
  const acquire = async (number: number) => {
    const renewedAt = performance.now()
    const sequence = await streams.writeLease(`partition.${number}`, 0)
    if (sequence === undefined) return
    const failed = (error: unknown) => {
      report(error)
      void giveBack(number, lease)
    }
    const partition = open(number, () => endOf(lease), failed)
    const lease: Lease = { partition, sequence, renewedAt }
    held.set(number, lease)
  }
  // Replaces only the lease that it knows of: otherwise a process that hears no answers would still count, and no other one
  // would take over its partitions.
  const joinMembers = async () => {
    memberSequence = (await streams.writeLease(member, memberSequence)) ?? 0
  }
  const balance = async () => {
    await joinMembers()
    const leases = new Set(await streams.leases())
    const members = [...leases].filter((lease) => lease.startsWith('member.')).length
    const share = Math.ceil(streams.partitions / Math.max(members, 1))
    for (const [number, lease] of [...held].slice(share)) void giveBack(number, lease)
    const free = [...Array(streams.partitions).keys()].filter(
      (number) => !held.has(number) && !leases.has(`partition.${number}`),
    )
    await Promise.all(free.slice(0, Math.max(share - held.size, 0)).map(acquire))
  }
  const renewAll = () => Promise.all([...held].map(([number, lease]) => renew(number, lease)))
  // Two loops, because leases must be renewed even while balancing waits for the server.
  const renewing = createLoop(renewAll, tickMs)
  const balancing = createLoop(() => balance().catch(report), tickMs)

  await streams.prepare()
  await balance().catch(report)
  renewing.start()
  balancing.start()
  return {
    partitions: () => [...held.values()].filter(isValid).map(({ partition }) => partition),
    async close() {
      await balancing.close()
      await Promise.all([...held].map(([number, lease]) => giveBack(number, lease)))
      await renewing.close()
      // Released, so that other processes need not wait until the lease expires.
      await streams.deleteLease(memberSequence).catch(report)
    },
  }
}
