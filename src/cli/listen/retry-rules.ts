import { decide, type NextMove } from '../../testing/simulator/decide.js'
import { type AttemptAnswer, type ProviderProfile, profiles } from '../../testing/simulator/index.js'
import { UsageError } from '../exit.js'
import { hintOf } from '../nearest.js'
import type { Outcome } from './forward.js'
import { valuesOf } from './header-lines.js'

const byName: ReadonlyMap<string, ProviderProfile> = new Map(
  Object.values(profiles).map((profile) => [profile.name, profile]),
)

/** The names of the rules by which known vendors retry. */
const profileNames: readonly string[] = [...byName.keys()]

/**
 * The rules that `--retry` means for a provider.
 *
 * @param wanted - the value of the flag; '' takes those of the provider, or those of the specification
 * @throws {UsageError} there are no such rules
 */
export function profileFor(wanted: string, provider: string | undefined): ProviderProfile {
  const found = byName.get(wanted === '' ? (provider ?? '') : wanted)
  if (found !== undefined) return found
  if (wanted === '') return profiles.specified
  const hint = hintOf(wanted, profileNames) || `; the rules are ${profileNames.join(', ')}`
  throw new UsageError(`--retry: there are no rules ${wanted}${hint}`)
}

/** Decides what the vendor would do after an attempt. */
export function nextMove(profile: ProviderProfile, outcome: Outcome, retries: number, elapsedMs: number): NextMove {
  return decide(profile, {
    answer: answerOf(outcome),
    header: (name) => ('answer' in outcome ? valuesOf(outcome.answer.rawHeaders, name)[0] : undefined),
    retries,
    elapsedMs,
    now: Date.now(),
    random: Math.random,
  })
}

function answerOf(outcome: Outcome): AttemptAnswer {
  if ('answer' in outcome) return outcome.answer.status
  return outcome.error === 'timeout' ? 'timeout' : 'connection'
}

/** How often the vendor retries at most. */
export function maxRetriesOf({ retryDelaysMs, maxRetries }: ProviderProfile): number {
  return 'firstMs' in retryDelaysMs ? (maxRetries ?? 0) : retryDelaysMs.length
}
