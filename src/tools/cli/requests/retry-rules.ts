import { decide, type NextMove } from '../../../testing/simulator/decide.js'
import { type AttemptAnswer, type ProviderProfile, profiles } from '../../../testing/simulator/index.js'
import { loadProfile, namedProfiles } from '../../inspector/providers/providers.js'
import type { RawAnswer } from '../../inspector/sending/send-raw.js'
import { valuesOf } from '../../inspector/signing/raw-request.js'
import { hintOf, UsageError } from '../exit.js'

/**
 * The rules that `--retry` means for a provider.
 *
 * @param wanted - the value of the flag; '' takes those of the provider, or those of the specification
 * @throws {UsageError} there are no such rules
 */
export async function loadRules(wanted: string, provider: string | undefined): Promise<ProviderProfile> {
  const found = await loadProfile(wanted === '' ? provider : wanted)
  if (found !== undefined) return found
  if (wanted === '') return profiles.specified
  const names = [...namedProfiles.keys()]
  const hint = hintOf(wanted, names) || `; the rules are ${names.join(', ')}, or those of a vendor that documents them`
  throw new UsageError(`--retry: there are no rules ${wanted}${hint}`)
}

/** An answer, or why no answer came. */
export type AttemptOutcome = { readonly answer: Pick<RawAnswer, 'status' | 'rawHeaders'> } | { readonly error: string }

/** Decides what the vendor would do after an attempt. */
export function nextMove(
  profile: ProviderProfile,
  outcome: AttemptOutcome,
  retries: number,
  elapsedMs: number,
): NextMove {
  return decide(profile, {
    answer: answerOf(outcome),
    header: (name) => ('answer' in outcome ? valuesOf(outcome.answer.rawHeaders, name)[0] : undefined),
    retries,
    elapsedMs,
    now: Date.now(),
    random: Math.random,
  })
}

function answerOf(outcome: AttemptOutcome): AttemptAnswer {
  if ('answer' in outcome) return outcome.answer.status
  return outcome.error === 'timeout' ? 'timeout' : 'connection'
}

/** How often the vendor retries at most. */
export function maxRetriesOf({ retryDelaysMs, maxRetries }: ProviderProfile): number {
  return 'firstMs' in retryDelaysMs ? (maxRetries ?? 0) : retryDelaysMs.length
}
