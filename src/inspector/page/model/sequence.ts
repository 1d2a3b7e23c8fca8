import type { HeldView } from '../../api/settings-view.js'
import type { CaptureSummary } from '../../api/wire.js'

/** A number of a channel: whether it came, late, again, or not at all. */
interface Numbered {
  readonly number: number
  readonly state: 'in order' | 'late' | 'repeated' | 'missing'
  /** The first capture with it. */
  readonly id: string | undefined
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

const maxShown = 600

/**
 * Reads the numbers of each channel, from the oldest capture to the newest: a number is late if a higher one came before it.
 *
 * Only verified captures count: anyone could send a number.
 */
export function toChannels(captures: readonly CaptureSummary[]): readonly Channel[] {
  const channels = new Map<string, Map<number, { id: string; late: boolean; times: number }>>()
  const highest = new Map<string, number>()
  for (const { sequence, id, verdict } of [...captures].reverse()) {
    if (sequence === undefined || verdict === 'refused') continue
    const seen = channels.get(sequence.channel) ?? new Map()
    const known = seen.get(sequence.number)
    const top = highest.get(sequence.channel) ?? Number.NEGATIVE_INFINITY
    if (known === undefined) seen.set(sequence.number, { id, late: sequence.number < top, times: 1 })
    else known.times += 1
    highest.set(sequence.channel, Math.max(top, sequence.number))
    channels.set(sequence.channel, seen)
  }
  return [...channels].map(([name, seen]) => toChannel(name, seen))
}

function toChannel(name: string, seen: ReadonlyMap<number, { id: string; late: boolean; times: number }>): Channel {
  const present = [...seen.keys()].sort((left, right) => left - right)
  const numbers: Numbered[] = []
  let missing = 0
  for (const [index, number] of present.entries()) {
    const before = present[index - 1] ?? number - 1
    const gap = number - before - 1
    missing += gap
    const first = numbers.length + gap > maxShown ? number : before + 1
    for (let lost = first; lost < number; lost++)
      numbers.push({ number: lost, state: 'missing', id: undefined, times: 0 })
    const { id, late, times } = seen.get(number) ?? { id: '', late: false, times: 0 }
    numbers.push({ number, state: times > 1 ? 'repeated' : late ? 'late' : 'in order', id, times })
  }
  const all = [...seen.values()]
  return {
    name,
    numbers: numbers.slice(-maxShown),
    missing,
    late: all.filter(({ late }) => late).length,
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
