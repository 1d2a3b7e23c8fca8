import { notify } from '../../core/base/notify.js'
import { checkOptions, oneOf, optional, requireFunction, requirePositiveInteger } from '../../core/base/options.js'
import type { SequencerPort } from '../../core/ports/sequencer.js'
import { Channel } from './channel.js'
import { ChannelTable } from './channel-table.js'
import { createReorderBuffer, reorderChecks } from './create-reorder-buffer.js'
import { putInOrder } from './put-in-order.js'
import type { Gap, OpenGap, ReorderBufferOptions } from './reorder-buffer.js'

/** Options of {@link createSequencer}. */
export interface SequencerOptions extends Omit<ReorderBufferOptions, 'onGap'> {
  /** The maximum number of remembered channels. The least recently used idle channel is forgotten first. @default 10_000 */
  readonly maxChannels?: number
  /** How long an idle channel is remembered, in milliseconds. @default 86_400_000, a day */
  readonly idleMs?: number
  /**
   * What happens to a delivery that is older than a handled one.
   *
   * `drop`: it is not handled. `deliver`: it is handled at once and marked as late. `refuse`: the provider is asked to
   * retry, because another process may be able to handle it.
   *
   * @default 'deliver'
   */
  readonly late?: 'drop' | 'deliver' | 'refuse'
  /**
   * What happens to a channel whose handler failed.
   *
   * `hold`: the channel waits for the provider's retry, up to `maxWaitMs`. `skip`: the channel continues with the next
   * delivery at once, and handles the retry as late.
   *
   * @default 'hold'
   */
  readonly onFailure?: 'hold' | 'skip'
  /** Called for each gap that a channel skips in `contiguous` mode. */
  readonly onGap?: (channel: string, gap: Gap) => unknown
  /** A monotonic clock, in milliseconds from any origin. @default performance.now, which cannot be set back */
  readonly now?: () => number
}

const checks = {
  ...reorderChecks,
  maxChannels: optional(requirePositiveInteger),
  idleMs: optional(requirePositiveInteger),
  late: optional(oneOf(['drop', 'deliver', 'refuse'])),
  onFailure: optional(oneOf(['hold', 'skip'])),
  now: optional(requireFunction),
}

/**
 * What a channel waits for: the numbers `from` to `to` are missing, or `from` failed and its retry is awaited. In
 * `increasing` mode, numbers of the range may not exist.
 */
export interface SequenceWait extends OpenGap {
  readonly channel: string
  /** How many deliveries are held. */
  readonly held: number
  /** Since when, in milliseconds since 1970. */
  readonly since: number
  /** When the channel continues without the numbers, in milliseconds since 1970. */
  readonly until: number
}

/** Runs the tasks of a channel one at a time, in the order of their numbers. Channels do not wait for one another. */
export interface Sequencer extends SequencerPort {
  /** The channels that wait for missing or failed numbers, the longest wait first. Empty in `timestamp` mode. */
  waits(): readonly SequenceWait[]
  /**
   * Stops waiting for a number and for those below it, so that the channel continues. If one of them still arrives, it
   * is late.
   *
   * @returns whether the channel waited for it; `false` also while a handler of the channel runs
   */
  skip(channel: string, number: number): boolean
  /** How many channels are remembered. */
  readonly channels: number
}

/**
 * Makes a {@link Sequencer}.
 *
 * It keeps its state in memory: after a restart a channel starts with `first`, or with the first number to arrive.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const sequencer = createSequencer({ mode: 'increasing', maxWaitMs: 500 })
 * await sequencer.run({ channel: 'c1', number: 7 }, async () => save())
 */
export function createSequencer(options: SequencerOptions): Sequencer {
  checkOptions(options, 'createSequencer', checks)
  // Equivalent (StringLiteral): `""`. The code only asks for the other values.
  const { mode, maxWaitMs, first, maxHeld, late = 'deliver', onFailure = 'hold', onGap } = options
  const { maxChannels = 10_000, idleMs = 86_400_000, now = () => performance.now() } = options
  const bufferOptions = {
    mode,
    maxWaitMs,
    // Equivalent (ConditionalExpression): `true`. Buffers accept an option that is undefined.
    ...(first !== undefined && { first }),
    // Equivalent (ConditionalExpression): `true`. Buffers accept an option that is undefined.
    ...(maxHeld !== undefined && { maxHeld }),
  }

  const table = new ChannelTable({ maxChannels, idleMs, now })
  const open = (name: string) =>
    table.open(name, () => {
      // Equivalent (OptionalChaining): `onGap(name, gap)`. Errors of an observer are ignored, and so is a missing one.
      const buffer = createReorderBuffer<never>({ ...bufferOptions, onGap: (gap) => notify(() => onGap?.(name, gap)) })
      return new Channel({ buffer, late, onFailure, maxWaitMs, ties: mode === 'timestamp', now })
    })
  let closed = false

  return {
    step: putInOrder,
    maxWaitMs,
    async run({ channel: name, number, starts = false }, task) {
      if (closed) return { state: 'refused', reason: 'closed' }
      const channel = open(name)
      return channel === undefined
        ? { state: 'refused', reason: 'too_many_channels' }
        : channel.run(number, task, starts)
    },
    // Equivalent (StringLiteral): `""`. The code only asks for 'refuse'.
    async close(held = 'run') {
      closed = true
      await Promise.all(table.all().map(([, channel]) => channel.close(held)))
    },
    waits() {
      const offset = Date.now() - now()
      const waits = table.all().flatMap(([channel, entry]): SequenceWait[] => {
        const wait = entry.waiting()
        if (wait === undefined) return []
        return [{ ...wait, channel, since: Math.round(wait.since + offset), until: Math.round(wait.until + offset) }]
      })
      return waits.toSorted((one, other) => one.since - other.since)
    },
    skip: (name, number) => table.get(name)?.skip(number) ?? false,
    get channels() {
      return table.size
    },
  }
}
