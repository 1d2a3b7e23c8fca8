import { notify } from '../base/notify.js'
import { checkOptions, oneOf, optional, requireFunction, requirePositiveInteger } from '../base/options.js'
import type { CarriedStep } from '../steps/step.js'
import { Channel } from './channel.js'
import { ChannelTable } from './channel-table.js'
import { createReorderBuffer, reorderChecks } from './create-reorder-buffer.js'
import { putInOrder, type Turns } from './put-in-order.js'
import type { Gap, ReorderBufferOptions } from './reorder-buffer.js'

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

/** Runs the tasks of a channel one at a time, in the order of their numbers. Channels do not wait for one another. */
export interface Sequencer extends Turns {
  /** The step of the pipeline that uses the sequencer: `putInOrder`. A receiver without a sequencer does not bundle it. */
  readonly step: CarriedStep
  /**
   * Refuses new deliveries and waits for running tasks.
   *
   * @param held - `run` handles held deliveries at once, in order; `refuse` refuses them. Default `run`
   */
  close(held?: 'run' | 'refuse'): Promise<void>
  /** How many channels are remembered. */
  readonly channels: number
  /** The longest time that a delivery is held for others, in milliseconds. */
  readonly maxWaitMs: number
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
  const { mode, maxWaitMs, first, maxHeld, late = 'deliver', onFailure = 'hold', onGap } = options
  const { maxChannels = 10_000, idleMs = 86_400_000, now = () => performance.now() } = options
  const bufferOptions = {
    mode,
    maxWaitMs,
    ...(first !== undefined && { first }),
    ...(maxHeld !== undefined && { maxHeld }),
  }

  const table = new ChannelTable({ maxChannels, idleMs, now })
  const open = (name: string) =>
    table.open(name, () => {
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
    async close(held = 'run') {
      closed = true
      await Promise.all(table.all().map((channel) => channel.close(held)))
    },
    get channels() {
      return table.size
    },
  }
}
