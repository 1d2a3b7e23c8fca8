import { createLoop } from '../../../core/base/loop.js'
import { notify } from '../../../core/base/notify.js'
import {
  type Check,
  group,
  optional,
  requireFunction,
  requirePositiveInteger,
  requireText,
  requireTimeout,
} from '../../../core/base/options.js'
import type { Inbox } from '../../../core/ports/inbox.js'
import { settlesWithin } from '../handling/drain.js'
import type { InboxOperations } from './operations.js'

/** For how long some dead letters are kept. Without an endpoint and an event it is for all of them. */
export interface DeadRetentionRule {
  /** From the last attempt on, in milliseconds. */
  readonly keepMs: number
  readonly endpoint?: string
  /** The event, or its dotted beginning: `issues` also selects `issues.opened`. */
  readonly event?: string
}

/** For how long dead letters are kept. */
export interface DeadRetention {
  /** A dead letter is discarded at the first time that one of the rules says. Its key goes on. */
  readonly rules: readonly DeadRetentionRule[]
  /** How often a process that consumes, or calls `handleDue`, looks for them, in milliseconds. @default 3_600_000 */
  readonly everyMs?: number
  /** The clock, in milliseconds since 1970. @default Date.now */
  readonly now?: () => number
}

const checkRule = group<DeadRetentionRule>({
  keepMs: requirePositiveInteger,
  endpoint: optional(requireText),
  event: optional(requireText),
})

/** Checks a {@link DeadRetention}. */
export const checkDeadRetention: Check = group<DeadRetention>({
  rules(value, option) {
    if (!Array.isArray(value) || value.length === 0) throw new TypeError(`${option} must be a list of rules`)
    for (const rule of value) checkRule(rule, option)
  },
  everyMs: optional(requireTimeout),
  now: optional(requireFunction),
})

// How long `close` waits for an engine that is down.
const answerMs = 5_000

/** What {@link withDeadRetention} works with. */
export interface Retention {
  readonly deadRetention: DeadRetention
  readonly keepHandledMs?: number
  onError(error: unknown): unknown
}

/**
 * An inbox that discards old dead letters while it handles deliveries.
 *
 * @param forgetKept - deletes the requests of handled deliveries that were kept until a time, in milliseconds since 1970. It is
 * called even if this policy keeps none, because an earlier one may have
 */
export function withDeadRetention<Engine extends Inbox & InboxOperations>(
  engine: Engine,
  { deadRetention, keepHandledMs = 0, onError }: Retention,
  forgetKept?: (until: number) => Promise<unknown>,
): Engine {
  const { rules, everyMs: deadEveryMs = 3_600_000, now = Date.now } = deadRetention
  if (rules.length === 0 && forgetKept === undefined) return engine
  const everyMs = keepHandledMs > 0 ? Math.max(1_000, Math.min(deadEveryMs, keepHandledMs, 3_600_000)) : deadEveryMs
  let sweptAt = -Infinity
  const report = (error: unknown) => notify(() => onError(error))
  const discardOld = async () => {
    for (const { keepMs, endpoint, event } of rules) {
      const match = { ...(endpoint !== undefined && { endpoint }), ...(event !== undefined && { event }) }
      await engine.discard({ ...match, failedBefore: now() - keepMs })
    }
  }
  const sweep = async () => {
    if (performance.now() < sweptAt + everyMs) return
    sweptAt = performance.now()
    // Each by itself, so that an error of one does not keep personal data longer than the other allows.
    await discardOld().catch(report)
    await forgetKept?.(Date.now()).catch(report)
  }
  return {
    ...engine,
    async consume(consumers, options) {
      const consumption = await engine.consume(consumers, options)
      const loop = createLoop(sweep, everyMs)
      loop.start()
      return {
        async close() {
          await Promise.all([settlesWithin(loop.close(), answerMs), consumption.close()])
        },
      }
    },
    async handleDue(consumers, options) {
      const result = await engine.handleDue(consumers, options)
      await sweep()
      return result
    },
  }
}
