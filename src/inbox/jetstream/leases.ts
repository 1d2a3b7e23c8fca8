import type { Partition } from './partition.js'
import { type JetStreamQueue, leaseMs } from './queue.js'

/** What is needed to hold partitions. */
export interface HolderSettings {
  readonly queue: JetStreamQueue
  /** Opens a partition that is held. @param failed - to be called when it cannot go on */
  open(partition: number, failed: (error: unknown) => void): Partition
  tell(error: unknown): void
}

/** A process's share of the partitions. */
export interface Holder {
  /** The partitions that are held now. */
  partitions(): readonly Partition[]
  /** Gives all of them back, once what is in flight is handled. */
  close(): Promise<void>
}

interface Held {
  readonly partition: Partition
  sequence: number
  renewedAt: number
  closing?: Promise<void>
}

const tickMs = 1_000
// So long before the end of a lease nothing new begins.
const marginMs = 1_500

function isCurrent({ renewedAt }: Held): boolean {
  return performance.now() < renewedAt + leaseMs - marginMs
}

/**
 * Holds a fair share of the partitions, each by a lease that ends where its process does.
 *
 * A lease is a message that the server drops after a time; it is taken by writing where there is none, and renewed by writing
 * after the own last one. Who consumes is counted in the same way.
 */
export async function holdPartitions({ queue, open, tell }: HolderSettings): Promise<Holder> {
  const held = new Map<number, Held>()
  const member = `member.${crypto.randomUUID()}`
  let isOpen = true
  let wakeUp = () => {}
  let memberSequence = 0
  let balancing: Promise<void> | undefined

  const release = async (number: number, mine: Held) => {
    try {
      await mine.partition.close()
      await queue.deleteLease(mine.sequence)
    } catch (error) {
      // It ends by itself.
      tell(error)
    }
    held.delete(number)
  }
  const giveBack = (number: number, mine: Held): Promise<void> => {
    mine.closing ??= release(number, mine)
    return mine.closing
  }
  const renew = async (number: number, mine: Held) => {
    const startedAt = performance.now()
    const sequence = await queue.writeLease(`partition.${number}`, mine.sequence).catch((error: unknown) => {
      tell(error)
      return isCurrent(mine) ? mine.sequence : undefined
    })
    if (sequence === undefined) void giveBack(number, mine)
    else if (sequence !== mine.sequence) Object.assign(mine, { sequence, renewedAt: startedAt })
  }
  const acquire = async (number: number) => {
    const renewedAt = performance.now()
    const sequence = await queue.writeLease(`partition.${number}`, 0)
    if (sequence === undefined) return
    const fail = (error: unknown) => {
      tell(error)
      const mine = held.get(number)
      if (mine !== undefined) void giveBack(number, mine)
    }
    held.set(number, { partition: open(number, fail), sequence, renewedAt })
  }
  const balance = async () => {
    memberSequence = (await queue.writeLease(member, undefined)) ?? 0
    const leases = new Set(await queue.leases())
    const members = [...leases].filter((lease) => lease.startsWith('member.')).length
    const share = Math.ceil(queue.partitions / Math.max(members, 1))
    for (const [number, mine] of [...held].slice(share)) void giveBack(number, mine)
    const free = [...Array(queue.partitions).keys()].filter(
      (number) => !held.has(number) && !leases.has(`partition.${number}`),
    )
    await Promise.all(free.slice(0, Math.max(share - held.size, 0)).map(acquire))
  }
  // What waits for an answer must not keep leases from being renewed.
  const balanceOnce = () => {
    balancing ??= balance()
      .catch(tell)
      .then(() => {
        balancing = undefined
      })
    return balancing
  }
  const loop = async () => {
    while (isOpen || held.size > 0) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, tickMs)
        wakeUp = () => {
          clearTimeout(timer)
          resolve()
        }
      })
      await Promise.all([...held].map(([number, mine]) => renew(number, mine)))
      if (isOpen) void balanceOnce()
    }
  }

  await queue.prepare()
  await balanceOnce()
  const looping = loop()
  return {
    partitions: () => [...held.values()].filter(isCurrent).map(({ partition }) => partition),
    async close() {
      isOpen = false
      await balancing
      await Promise.all([...held].map(([number, mine]) => giveBack(number, mine)))
      wakeUp()
      await looping
      // Others need not wait for it to end.
      await queue.deleteLease(memberSequence).catch(tell)
    },
  }
}
