import { createLoop } from '../../core/base/loop.js'
import type { MaybePromise } from '../../core/base/maybe-promise.js'
import { notify } from '../../core/base/notify.js'
import {
  checkedLater,
  checkOptions,
  optional,
  requireFunction,
  requireFunctions,
  requireText,
  requireTimeout,
} from '../../core/base/options.js'
import type { DedupeStore } from '../../core/ports/dedupe-store.js'
import { type CollectOptions, type CollectReport, collect } from './collect.js'

/** Options of {@link createSweeper}. */
export interface SweeperOptions extends Pick<CollectOptions, 'source' | 'receiver' | 'maxPages'> {
  /** Names the source in the stores, such as `stripe`. */
  readonly name: string
  /** The time between two sweeps of all processes together, in milliseconds. @default 600_000 */
  readonly sweepEveryMs?: number
  /** How far a sweep goes back at most, in milliseconds; the first one goes back so far. @default 3 days */
  readonly lookBackMs?: number
  /** By how much a sweep goes back behind the beginning of the one before, in milliseconds. @default 3_600_000 */
  readonly overlapMs?: number
  /** Has one process sweep at a time, and all of them wait for `sweepEveryMs`: the dedupe store of your receivers. */
  readonly lease: DedupeStore
  /** The longest time for a sweep, in milliseconds: it is interrupted, and the next one continues. @default 300_000 */
  readonly timeoutMs?: number
  /** Loads what `save` stored. @default each sweep looks back for `lookBackMs` */
  readonly load?: () => MaybePromise<string | undefined>
  /** Stores where the next sweep begins, as text. */
  readonly save?: (state: string) => unknown
  /** Called with the report of each sweep. */
  readonly onReport?: (report: CollectReport) => void
  /** Called if the lease, `load` or `save` fails; the sweep is tried again after `sweepEveryMs`. */
  readonly onError?: (error: unknown) => void
  /** The clock, in milliseconds since 1970. @default Date.now */
  readonly now?: () => number
}

/** Collects missed deliveries again and again. */
export interface Sweeper {
  /**
   * Collects once, if it is time and no other process does: for a schedule of your own, such as a cron trigger.
   *
   * @returns `undefined` if it was not time
   */
  sweep(signal?: AbortSignal): Promise<CollectReport | undefined>
  /** Sweeps now and then every `sweepEveryMs`, until `close`. */
  start(): void
  /** Interrupts the sweep after its current delivery, and resolves once it has ended. */
  close(): Promise<void>
}

/** Where the next sweep begins. */
interface SweepState {
  readonly since: number
  /** Of an interrupted run: when it began, and its next page. */
  readonly begun?: number
  readonly cursor?: string
  /** Of an interrupted run: whether a delivery failed, which the next run may collect. */
  readonly hasFailed?: boolean
}

/**
 * Collects missed deliveries on a schedule, in one process at a time.
 *
 * A sweep that was interrupted is continued by the next one, in any process. Once the last page was read, the next one looks back to
 * the beginning of this one, or as far as this one if a delivery failed.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const sweeper = createSweeper({ name: 'stripe', source, receiver, lease: dedupe, onReport: ({ handledIds }) => log(handledIds) })
 * sweeper.start()
 */
export function createSweeper(options: SweeperOptions): Sweeper {
  checkOptions(options, 'createSweeper', {
    name: requireText,
    source: checkedLater,
    receiver: checkedLater,
    maxPages: checkedLater,
    sweepEveryMs: optional(requireTimeout),
    lookBackMs: optional(requireTimeout),
    overlapMs: optional(requireTimeout),
    lease: (value, option) => requireFunctions(value, ['reserve', 'complete', 'release'], option),
    timeoutMs: optional(requireTimeout),
    load: optional(requireFunction),
    save: optional(requireFunction),
    onReport: optional(requireFunction),
    onError: optional(requireFunction),
    now: optional(requireFunction),
  })
  const { name, source, receiver, maxPages, lease: store, load, save, now = Date.now } = options
  const { sweepEveryMs = 600_000, lookBackMs = 3 * 86_400_000, overlapMs = 3_600_000, timeoutMs = 300_000 } = options
  const key = JSON.stringify(['sweep', name])

  const sweep = async (signal?: AbortSignal): Promise<CollectReport | undefined> => {
    // Twice as long, so that a delivery in progress when the time is over is not collected by two processes.
    const reservation = await store.reserve(key, { leaseMs: 2 * timeoutMs })
    if (reservation.state !== 'new') return undefined
    const { lease } = reservation
    try {
      const begun = now()
      const state = toState(await load?.()) ?? { since: begun - lookBackMs }
      const limits = [AbortSignal.timeout(timeoutMs), ...(signal === undefined ? [] : [signal])]
      const { since, cursor } = state
      const pages = maxPages === undefined ? {} : { maxPages }
      const report = await collect({ source, receiver, since, cursor, signal: AbortSignal.any(limits), ...pages })
      await save?.(JSON.stringify(nextState(state, report, { begun, overlapMs, lookBackMs })))
      notify(() => options.onReport?.(report))
      // What is remembered as done is not reserved: the next sweep waits, in every process.
      await store.complete(key, lease, { ttlMs: Math.max(1, sweepEveryMs - (now() - begun)) })
      return report
    } catch (error) {
      await store.release(key, lease)
      throw error
    }
  }
  const failed = (error: unknown) => {
    notify(() => options.onError?.(error))
  }
  const loop = createLoop((signal) => sweep(signal).catch(failed), sweepEveryMs)
  return { sweep, start: () => loop.start(), close: () => loop.close() }
}

function nextState(
  state: SweepState,
  { unread, error, failed, gone }: CollectReport,
  { begun, overlapMs, lookBackMs }: { readonly begun: number; readonly overlapMs: number; readonly lookBackMs: number },
): SweepState {
  const first = state.begun ?? begun
  const hasFailed = state.hasFailed === true || failed > gone
  const since = Math.max(state.since, begun - lookBackMs)
  // The provider may have forgotten the cursor.
  if (error !== undefined && unread === state.cursor) return { since }
  // A delivery that always fails must not keep later pages from being read, so it is retried once the last page was.
  if (unread !== undefined) return { since, begun: first, cursor: unread, ...(hasFailed && { hasFailed }) }
  return { since: hasFailed ? since : first - overlapMs }
}

/** What `save` stored, or nothing if it is something else. */
function toState(text: string | undefined): SweepState | undefined {
  if (text === undefined) return undefined
  try {
    const { since, begun, cursor, hasFailed } = Object(JSON.parse(text)) as Partial<Record<keyof SweepState, unknown>>
    if (typeof since !== 'number') return undefined
    if (typeof begun !== 'number' || typeof cursor !== 'string') return { since }
    return { since, begun, cursor, hasFailed: hasFailed === true }
  } catch {
    return undefined
  }
}
