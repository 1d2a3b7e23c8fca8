import type { SequenceWait } from '../../../../stores/sequence/sequencer.js'
import type { HeldView } from '../../api/settings-view.js'
import type { CaptureSummary } from '../../api/wire.js'

/** A number of a channel: whether it came, late, again, not at all, or is held. */
interface Numbered {
  readonly number: number
  readonly state: 'in order' | 'late' | 'repeated' | 'held' | 'missing'
  /** The first capture with it. */
  readonly id: string | undefined
  /** How often it came; 0 while it is missing. */
  readonly times: number
}

/** The numbers of one channel. */
export interface Channel {
  readonly name: string
  readonly numbers: readonly Numbered[]
  readonly missing: number
  readonly late: number
  readonly repeated: number
  /** Missing numbers that are too many to show one by one. */
  readonly hidden: number
}

interface Seen {
  readonly id: string | undefined
  readonly state: 'in order' | 'late' | 'held'
  times: number
}

const maxShown = 600

/**
 * Reads the numbers of each channel, from the oldest capture to the newest: a number is late if a higher one came before it.
 *
 * Refused captures do not count: anyone could send a number.
 *
 * @param held - an application has no capture of them yet; those before them are missing
 * @param waits - what the channels wait for, also before their first number
 */
export function toChannels(
  captures: readonly CaptureSummary[],
  held: readonly HeldView[] = [],
  waits: readonly SequenceWait[] = [],
): readonly Channel[] {
  const channels = new Map<string, Map<number, Seen>>()
  const highest = new Map<string, number>()
  for (const { sequence, id, verdict } of [...captures].reverse()) {
    if (sequence === undefined || verdict === 'refused') continue
    const seen = channels.get(sequence.channel) ?? new Map<number, Seen>()
    const known = seen.get(sequence.number)
    const top = highest.get(sequence.channel) ?? Number.NEGATIVE_INFINITY
    const state = sequence.number < top ? 'late' : 'in order'
    if (known === undefined) seen.set(sequence.number, { id, state, times: 1 })
    else known.times += 1
    highest.set(sequence.channel, Math.max(top, sequence.number))
    channels.set(sequence.channel, seen)
  }
  for (const { sequence, id } of held) {
    if (sequence === undefined) continue
    const seen = channels.get(sequence.channel) ?? new Map<number, Seen>()
    if (!seen.has(sequence.number)) seen.set(sequence.number, { id, state: 'held', times: 1 })
    channels.set(sequence.channel, seen)
  }
  const startOf = (name: string) => waits.find(({ channel }) => channel === name)?.from ?? Number.POSITIVE_INFINITY
  return [...channels].map(([name, seen]) => toChannel(name, seen, startOf(name)))
}

function toChannel(name: string, seen: ReadonlyMap<number, Seen>, start: number): Channel {
  const present = [...seen.keys()].sort((left, right) => left - right)
  const numbers: Numbered[] = []
  let missing = 0
  for (const [index, number] of present.entries()) {
    const before = present[index - 1] ?? Math.min(start, number) - 1
    const gap = number - before - 1
    missing += gap
    const first = numbers.length + gap > maxShown ? number : before + 1
    for (let lost = first; lost < number; lost++)
      numbers.push({ number: lost, state: 'missing', id: undefined, times: 0 })
    const { id, state = 'in order', times = 0 } = seen.get(number) ?? {}
    numbers.push({ number, state: times > 1 ? 'repeated' : state, id, times })
  }
  const all = [...seen.values()]
  return {
    name,
    numbers: numbers.slice(-maxShown),
    missing,
    late: all.filter(({ state }) => state === 'late').length,
    repeated: all.reduce((sum, { times }) => sum + times - 1, 0),
    hidden: Math.max(0, missing + present.length - Math.min(numbers.length, maxShown)),
  }
}

const maxNamed = 5

/** What a held delivery waits for: the numbers of its channel before it that have not come. */
export function waitText(
  { for: known, sequence }: HeldView,
  captures: readonly CaptureSummary[],
  held: readonly HeldView[],
): string {
  if (known !== undefined) return `waits for ${known}`
  if (sequence === undefined) return 'waits for its turn'
  const { channel, number } = sequence
  const ofChannel = (all: readonly Pick<HeldView, 'sequence'>[]) =>
    all.flatMap((one) => (one.sequence?.channel === channel ? [one.sequence.number] : []))
  const handled = ofChannel(captures.filter(({ verdict }) => verdict !== 'refused')).filter((one) => one < number)
  const here = new Set([...handled, ...ofChannel(held)])
  const missing: number[] = []
  const first = handled.length === 0 ? number : handled.reduce((top, one) => Math.max(top, one)) + 1
  for (let before = first; before < number && missing.length <= maxNamed; before++) {
    if (!here.has(before)) missing.push(before)
  }
  if (missing.length === 0) return 'waits for its turn'
  return `waits for ${missing.slice(0, maxNamed).join(', ')}${missing.length > maxNamed ? ' and more' : ''}`
}

/** The numbers that a channel waits for: `7`, or `7 to 9`. */
export function numbersOf({ from, to }: SequenceWait): string {
  return from === to ? String(from) : `${from} to ${to}`
}
