import { notify } from '../base/notify.js'
import { requireFunction, requireOneOf, requirePositiveInteger } from '../base/options.js'
import { Channel } from './channel.js'
import { ChannelTable } from './channel-table.js'
import { createReorderBuffer } from './create-reorder-buffer.js'
import type { Gap, ReorderBufferOptions } from './reorder-buffer.js'
import type { Sequenced, SequencedTask } from './sequenced.js'

/** Options of {@link createSequencer}. */
export interface SequencerOptions {
  /** How numbers follow one another: see {@link ReorderBufferOptions.mode}. */
  readonly mode: ReorderBufferOptions['mode']
  /**
   * The longest time that a delivery is held, in milliseconds: for a missing number in `contiguous`, to settle in the
   * other modes.
   */
  readonly maxWaitMs: number
  /** The first number of each channel: it is waited for in `contiguous`, and lower ones are late. @default the number that comes first */
  readonly first?: number
  /** The most deliveries that one channel holds. @default 1024 */
  readonly maxHeld?: number
  /** The most channels that are remembered; the one unused for longest goes first, but never one that holds something. @default 10_000 */
  readonly maxChannels?: number
  /** How long an unused channel is remembered, in milliseconds. @default 86_400_000, a day */
  readonly idleMs?: number
  /**
   * What happens to a delivery that is older than what was handled.
   *
   * `drop`: it is not handled. `deliver`: it is handled at once, marked as late. `refuse`: the provider is asked to try
   * again, for the case that somebody else can take it.
   *
   * @default 'deliver'
   */
  readonly late?: 'drop' | 'deliver' | 'refuse'
  /**
   * What happens to a channel whose handler failed.
   *
   * `hold`: the channel waits up to `maxWaitMs` for the provider to send that delivery again. `skip`: it goes on with
   * the next one at once, and handles the failed one, marked as late, when it comes again.
   *
   * @default 'hold'
   */
  readonly onFailure?: 'hold' | 'skip'
  /** Told of numbers that were given up. */
  readonly onGap?: (channel: string, gap: Gap) => unknown
  /** The clock, in milliseconds since whenever. @default performance.now, which nobody sets back */
  readonly now?: () => number
}

/** Runs tasks of one channel one at a time and in the order of their numbers; channels do not wait for one another. */
export interface Sequencer {
  /**
   * Runs a task when its turn has come.
   *
   * @param place - channel and number, and whether the number starts its channel anew
   * @param task - is told whether it runs late; if it rejects, so does this, and the channel does as `onFailure` says
   */
  run<Value>(
    place: { readonly channel: string; readonly number: number; readonly starts?: boolean | undefined },
    task: SequencedTask<Value>,
  ): Promise<Sequenced<Value>>
  /**
   * Takes nothing new, and waits for what runs.
   *
   * @param held - `run` handles what is held at once and in order, `refuse` refuses it
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
 * Its memory is this process: after a restart a channel begins with the number that comes first, or with `first`.
 *
 * @throws {TypeError} which option is wrong
 *
 * @example
 * const sequencer = createSequencer({ mode: 'increasing', maxWaitMs: 500 })
 * await sequencer.run({ channel: 'c1', number: 7 }, async () => save())
 */
export function createSequencer(options: SequencerOptions): Sequencer {
  const { mode, maxWaitMs, first, maxHeld, late = 'deliver', onFailure = 'hold', onGap } = options
  const { maxChannels = 10_000, idleMs = 86_400_000, now = () => performance.now() } = options
  requirePositiveInteger(maxWaitMs, 'createSequencer: maxWaitMs')
  requirePositiveInteger(maxChannels, 'createSequencer: maxChannels')
  requirePositiveInteger(idleMs, 'createSequencer: idleMs')
  requireOneOf(late, ['drop', 'deliver', 'refuse'], 'createSequencer: late')
  requireOneOf(onFailure, ['hold', 'skip'], 'createSequencer: onFailure')
  requireFunction(now, 'createSequencer: now')
  if (onGap !== undefined) requireFunction(onGap, 'createSequencer: onGap')
  const bufferOptions = {
    mode,
    waitMs: maxWaitMs,
    ...(first !== undefined && { first }),
    ...(maxHeld !== undefined && { maxHeld }),
  }
  createReorderBuffer(bufferOptions)

  const table = new ChannelTable({ maxChannels, idleMs, now })
  const open = (name: string) =>
    table.open(name, () => {
      const buffer = createReorderBuffer<never>({ ...bufferOptions, onGap: (gap) => notify(() => onGap?.(name, gap)) })
      return new Channel({ buffer, late, onFailure, maxWaitMs, ties: mode === 'timestamp', now })
    })
  let closed = false

  return {
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
