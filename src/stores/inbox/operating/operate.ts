import { notify } from '../../../core/base/notify.js'
import {
  type Checks,
  checkOptions,
  oneOf,
  optional,
  requireList,
  requirePositiveInteger,
  requireText,
  requireTimeout,
  requireWholeNumber,
} from '../../../core/base/options.js'
import { limitTime } from '../../../core/base/waiting.js'
import type {
  BulkOptions,
  BulkResult,
  DeadLetter,
  DeadLetterFilter,
  InboxDepth,
  InboxHealth,
  InboxHealthOptions,
  InboxOperations,
  InboxProblem,
} from './operations.js'
import { type EnginePauses, operatePauses, type PauseOperations } from './pauses.js'

/** What an engine does for operators. */
export interface EngineOperations {
  depth(): Promise<InboxDepth>
  /** The dead letters, oldest first. An error for one that cannot be read, which must not hide the others. */
  dead(): AsyncIterable<DeadLetter | Error>
  redrive(ids: readonly string[]): Promise<number>
  discard(ids: readonly string[]): Promise<number>
  /** The times of the oldest waiting delivery and of the oldest dead letter, in milliseconds since 1970. */
  oldest(): Promise<Oldest>
  /** If the engine can pause. */
  readonly pausing?: EnginePauses | undefined
  /** Called when deliveries may have become due. */
  wake?(): void
  onError(error: unknown): unknown
}

/** Times in milliseconds since 1970. */
export interface Oldest {
  readonly waitingSince?: number | null | undefined
  readonly deadSince?: number | null | undefined
}

const filterChecks: Checks<DeadLetterFilter> = {
  endpoint: optional(requireText),
  event: optional(requireText),
  handler: optional(requireText),
  reason: optional(requireText),
  failedAfter: optional(requireWholeNumber),
  failedBefore: optional(requireWholeNumber),
  limit: optional(requirePositiveInteger),
}

const healthChecks: Checks<InboxHealthOptions> = {
  maxWaiting: optional(requireWholeNumber),
  maxDead: optional(requireWholeNumber),
  maxWaitingMs: optional(requireWholeNumber),
  timeoutMs: optional(requireTimeout),
}

// Limits the size of a statement.
const changedAtOnce = 1_000

/** The operations that every engine has, with the same words. */
export function operateEngine(
  engine: EngineOperations,
): Pick<InboxOperations, 'depth' | 'deadLetters' | 'redrive' | 'discard' | 'health'> & PauseOperations {
  return {
    ...operatePauses(engine.pausing, engine.wake),
    depth: () => engine.depth(),
    async deadLetters(filter = {}) {
      const matches = toPredicate(filter, 'deadLetters')
      const { limit = 100 } = filter
      const letters: DeadLetter[] = []
      for await (const letter of readable(engine)) if (matches(letter) && letters.push(letter) === limit) break
      return letters
    },
    redrive: toDecision(engine, 'redrive'),
    discard: toDecision(engine, 'discard'),
    health: (options) => checkHealth(engine, options),
  }
}

async function* readable({ dead, onError }: EngineOperations): AsyncGenerator<DeadLetter> {
  for await (const letter of dead()) {
    if (letter instanceof Error) notify(() => onError(letter))
    else yield letter
  }
}

function toDecision(engine: EngineOperations, name: 'redrive' | 'discard'): InboxOperations['redrive'] {
  const change = async (ids: readonly string[]) => {
    const changed = await engine[name](ids)
    engine.wake?.()
    return changed
  }
  function decide(ids: readonly string[]): Promise<number>
  function decide(filter: DeadLetterFilter, options?: BulkOptions): Promise<BulkResult>
  async function decide(selection: readonly string[] | DeadLetterFilter, options: BulkOptions = {}) {
    checkOptions(options, name, { dryRun: optional(oneOf([true, false])) })
    if (!isFilter(selection)) {
      if (!Array.isArray(selection)) {
        throw new TypeError(`${name}: give a list of ids, or a filter ({} for all)`)
      }
      requireList(selection, `${name}: ids`)
      return change(selection)
    }
    const matches = toPredicate(selection, name)
    const { dryRun = false } = options
    const { limit = Infinity, failedBefore = Infinity } = selection
    const before = await engine.depth()
    const ids: string[] = []
    // Keeps only the ids, because the bodies of all dead letters may not fit into memory. They are read from the oldest on.
    for await (const letter of readable(engine)) {
      if (ids.length >= limit || letter.failedAt >= failedBefore) break
      if (matches(letter)) ids.push(letter.delivery.id)
    }
    let changed = 0
    for (let start = 0; start < ids.length && !dryRun; start += changedAtOnce) {
      changed += await change(ids.slice(start, start + changedAtOnce))
    }
    return { dryRun, matched: ids.length, changed, before, after: dryRun ? before : await engine.depth() }
  }
  return decide
}

function isFilter(selection: unknown): selection is DeadLetterFilter {
  return typeof selection === 'object' && selection !== null && !Array.isArray(selection)
}

function toPredicate(filter: DeadLetterFilter, caller: string): (letter: DeadLetter) => boolean {
  checkOptions(filter, caller, filterChecks)
  // A variable that is undefined by mistake would otherwise select every dead letter.
  for (const [name, value] of Object.entries(filter)) {
    if (value === undefined) throw new TypeError(`${caller}: ${name} must not be undefined: leave it out`)
  }
  const { endpoint, event, handler, reason, failedAfter = -Infinity, failedBefore = Infinity } = filter
  return (letter) =>
    (endpoint === undefined || letter.delivery.endpoint === endpoint) &&
    (event === undefined || `${letter.delivery.event ?? ''}.`.startsWith(`${event}.`)) &&
    (handler === undefined || letter.delivery.handler?.name === handler) &&
    (reason === undefined || letter.reason.includes(reason)) &&
    letter.failedAt >= failedAfter &&
    letter.failedAt < failedBefore
}

async function checkHealth(engine: EngineOperations, options: InboxHealthOptions = {}): Promise<InboxHealth> {
  checkOptions(options, 'health', healthChecks)
  const { timeoutMs = 5_000, maxWaiting = Infinity, maxDead = Infinity, maxWaitingMs = Infinity } = options
  const checkedAt = Date.now()
  const ageOf = (time: number | null | undefined) =>
    typeof time === 'number' ? Math.max(Math.round(checkedAt - time), 0) : undefined
  try {
    const reading = Promise.all([engine.depth(), engine.oldest()])
    const [depth, oldest] = await limitTime(reading, timeoutMs, () => {
      throw new Error(`health: the engine did not answer within ${timeoutMs} ms`)
    })
    const oldestWaitingMs = depth.waiting > 0 ? ageOf(oldest.waitingSince) : undefined
    const oldestDeadMs = depth.dead > 0 ? ageOf(oldest.deadSince) : undefined
    const found: readonly (readonly [InboxProblem, boolean])[] = [
      ['too_many_waiting', depth.waiting > maxWaiting],
      ['too_many_dead', depth.dead > maxDead],
      ['waiting_too_long', (oldestWaitingMs ?? 0) > maxWaitingMs],
    ]
    const problems = found.flatMap(([problem, isThere]) => (isThere ? [problem] : []))
    const ages = {
      ...(oldestWaitingMs !== undefined && { oldestWaitingMs }),
      ...(oldestDeadMs !== undefined && { oldestDeadMs }),
    }
    return { ok: problems.length === 0, problems, reachable: true, depth, ...ages, checkedAt }
  } catch (error) {
    notify(() => engine.onError(error))
    return { ok: false, problems: ['engine_unreachable'], reachable: false, checkedAt }
  }
}
