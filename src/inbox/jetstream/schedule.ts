/** A delivery that waits in a partition, as much of it as has to be in memory. */
export interface Entry {
  readonly tail: string
  readonly sequence: number
  /** Milliseconds since 1970. */
  readonly seenAt: number
  stateSequence: number
  attempts: number
  /** Milliseconds since 1970. */
  dueAt: number
}

/** Says which delivery is next: of each key the first, when it is its time, and none while another one is in the way. */
export interface Schedule {
  /** Lets a delivery wait for its turn. */
  wait(entry: Entry): void
  /** Holds the key of a delivery. */
  hold(entry: Entry): void
  /** Takes what is due; nothing else of its key comes until it waits again or is removed. */
  take(): Entry | undefined
  /** Lets what was taken wait again where others came that belong before it; they are due then. @returns whether it does */
  giveBack(entry: Entry): boolean
  /** Lets go of a delivery, and of its key. */
  remove(entry: Entry): void
  close(): void
}

interface Line {
  /** What waits, in order. */
  readonly sorted: Entry[]
  /** What waits, as it came. */
  readonly arrived: Set<Entry>
  /** What is in the way of the others: being handled, or dead. */
  readonly inTheWay: Set<Entry>
  timer?: ReturnType<typeof setTimeout> | undefined
}

const longestTimerMs = 2_147_483_647

/** Makes a schedule. @param wake - called when something is due */
export function createSchedule(wake: () => void): Schedule {
  const lines = new Map<string, Line>()
  const ready = new Set<string>()

  const lineOf = (key: string): Line => {
    const line = lines.get(key) ?? { sorted: [], arrived: new Set(), inTheWay: new Set() }
    lines.set(key, line)
    return line
  }
  const refresh = (key: string, line: Line) => {
    clearTimeout(line.timer)
    ready.delete(key)
    const [head] = line.sorted
    if (head === undefined && line.inTheWay.size === 0) lines.delete(key)
    if (head === undefined || line.inTheWay.size > 0) return
    const waitMs = timeOf(head, line) - Date.now()
    if (waitMs <= 0) ready.add(key)
    else line.timer = setTimeout(() => refresh(key, line), Math.min(waitMs, longestTimerMs))
    if (waitMs <= 0) wake()
  }
  const change = (entry: Entry, to: (line: Line) => void) => {
    const key = keyOf(entry)
    const line = lineOf(key)
    if (line.arrived.delete(entry)) line.sorted.splice(line.sorted.indexOf(entry), 1)
    line.inTheWay.delete(entry)
    to(line)
    refresh(key, line)
  }

  const wait = (entry: Entry) =>
    change(entry, (line) => {
      line.arrived.add(entry)
      line.sorted.splice(placeOf(entry, line.sorted), 0, entry)
    })

  return {
    wait,
    hold: (entry) => change(entry, (line) => line.inTheWay.add(entry)),
    take() {
      for (const key of ready) {
        const [head] = lineOf(key).sorted
        if (head === undefined) continue
        change(head, (line) => line.inTheWay.add(head))
        return head
      }
      return undefined
    },
    giveBack(entry) {
      const { sorted } = lineOf(keyOf(entry))
      const lower = sorted.slice(0, placeOf(entry, sorted))
      // A retry keeps its own time.
      for (const other of lower) if (other.attempts === 0) other.dueAt = Math.min(other.dueAt, entry.dueAt)
      if (lower.length > 0) wait(entry)
      return lower.length > 0
    },
    remove: (entry) => change(entry, () => {}),
    close() {
      for (const { timer } of lines.values()) clearTimeout(timer)
      lines.clear()
      ready.clear()
    },
  }
}

// What is settled takes along what came after it and belongs before it; a retry keeps its own time.
function timeOf(head: Entry, { arrived }: Line): number {
  if (head.attempts > 0) return head.dueAt
  const [first = head] = arrived
  return Math.min(head.dueAt, first.dueAt)
}

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

function keyOf({ tail }: Entry): string {
  return tail.slice(0, tail.indexOf('.'))
}

/** The number of a delivery. */
export function numberOf({ tail }: Pick<Entry, 'tail'>): number | undefined {
  const text = tail.slice(tail.lastIndexOf('.') + 1)
  return text === 'none' ? undefined : Number(text.replace('_', '.'))
}

/** What the subjects of a delivery end with. */
export function toTail(keyHash: string, id: string, number: number | undefined): string {
  // A point would be the end of a token.
  return `${keyHash}.${id}.${number === undefined ? 'none' : String(number).replace('.', '_')}`
}
