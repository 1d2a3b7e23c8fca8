/** A delivery as kept in memory, without its body. */
export interface Entry {
  readonly tail: string
  readonly sequence: number
  /** When this process read it, on the clock of `performance.now()`. */
  readonly seenAt: number
  stateSequence: number
  attempts: number
  /** On the clock of `performance.now()`. */
  dueAt: number
}

/** The deliveries of one key. */
interface KeyQueue {
  /** In the order in which they are handled. */
  readonly sorted: Entry[]
  /** The same deliveries, in the order of arrival. */
  readonly arrived: Set<Entry>
  /** The deliveries that block the key: in flight, or held as dead letters. */
  readonly blocking: Set<Entry>
  timer?: ReturnType<typeof setTimeout> | undefined
}

const longestTimerMs = 2_147_483_647

/**
 * Chooses the next delivery to handle: the first one of a key, once it is due and no other delivery blocks the key.
 *
 * @param wake - called when a delivery is due
 */
export function createSchedule(wake: () => void) {
  const keys = new Map<string, KeyQueue>()
  const ready = new Set<string>()

  const queueOf = (key: string): KeyQueue => {
    const queue = keys.get(key) ?? { sorted: [], arrived: new Set(), blocking: new Set() }
    keys.set(key, queue)
    return queue
  }
  const refresh = (key: string, queue: KeyQueue) => {
    clearTimeout(queue.timer)
    ready.delete(key)
    const [head] = queue.sorted
    if (head === undefined && queue.blocking.size === 0) keys.delete(key)
    if (head === undefined || queue.blocking.size > 0) return
    const waitMs = dueTimeOf(head, queue) - performance.now()
    if (waitMs > 0) {
      queue.timer = setTimeout(() => refresh(key, queue), Math.min(waitMs, longestTimerMs))
      return
    }
    ready.add(key)
    wake()
  }
  const change = (entry: Entry, apply: (queue: KeyQueue) => void = () => {}) => {
    const key = keyOf(entry)
    const queue = queueOf(key)
    if (queue.arrived.delete(entry)) queue.sorted.splice(queue.sorted.indexOf(entry), 1)
    queue.blocking.delete(entry)
    apply(queue)
    refresh(key, queue)
  }
  const wait = (entry: Entry) =>
    change(entry, ({ arrived, sorted }) => {
      arrived.add(entry)
      sorted.splice(placeOf(entry, sorted), 0, entry)
    })
  const block = (entry: Entry) => change(entry, ({ blocking }) => blocking.add(entry))

  return {
    /** Queues a delivery at its place in the order of its key. */
    wait,
    /** Blocks the key of a delivery, until that delivery waits again or is removed. */
    block,
    /** Takes a delivery that is due and blocks its key. @returns `undefined` if none is due */
    take() {
      const [key] = ready
      const head = key === undefined ? undefined : queueOf(key).sorted[0]
      if (head !== undefined) block(head)
      return head
    },
    /**
     * Queues a taken delivery again if lower numbers have arrived since, and makes those due no later than it.
     *
     * @returns whether it was queued again
     */
    yieldToLower(entry: Entry) {
      const { sorted } = queueOf(keyOf(entry))
      const lower = sorted.slice(0, placeOf(entry, sorted))
      // A retry keeps its own due time.
      for (const other of lower) if (other.attempts === 0) other.dueAt = Math.min(other.dueAt, entry.dueAt)
      if (lower.length > 0) wait(entry)
      return lower.length > 0
    },
    /** Removes a delivery, and unblocks its key. */
    remove: (entry: Entry) => change(entry),
    close() {
      for (const { timer } of keys.values()) clearTimeout(timer)
      keys.clear()
      ready.clear()
    },
  }
}

// A lower number that arrives while a higher one settles becomes due together with it; a retry keeps its own due time.
function dueTimeOf(head: Entry, { arrived }: KeyQueue): number {
  if (head.attempts > 0) return head.dueAt
  const [first = head] = arrived
  return Math.min(head.dueAt, first.dueAt)
}

// Binary search, because a whole backlog can share one key.
function placeOf(entry: Entry, sorted: readonly Entry[]): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    const other = sorted[middle]
    if (other !== undefined && isBefore(other, entry)) low = middle + 1
    else high = middle
  }
  return low
}

function isBefore(left: Entry, right: Entry): boolean {
  const [leftNumber, rightNumber] = [numberOf(left) ?? 0, numberOf(right) ?? 0]
  return leftNumber === rightNumber ? left.sequence < right.sequence : leftNumber < rightNumber
}

/** The hash of the key of a delivery. */
export function keyOf({ tail }: Pick<Entry, 'tail'>): string {
  return tail.slice(0, tail.indexOf('.'))
}

/** The sequence number of a delivery within its key. */
export function numberOf({ tail }: Pick<Entry, 'tail'>): number | undefined {
  const text = tail.slice(tail.lastIndexOf('.') + 1)
  return text === 'none' ? undefined : Number(text.replace('_', '.'))
}

/** The last tokens of a delivery's subjects: the hash of its key, its id and its number. */
export function toTail(keyHash: string, id: string, number: number | undefined): string {
  // A dot would end the subject token.
  return `${keyHash}.${id}.${number === undefined ? 'none' : String(number).replace('.', '_')}`
}
