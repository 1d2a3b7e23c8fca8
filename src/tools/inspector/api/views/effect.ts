import { type AttemptAnswer, matches, type ProviderProfile } from '../../../../testing/simulator/profile.js'
import { loadProfile } from '../../providers/providers.js'
import type { AnswerEffect } from '../wire.js'

/** What a provider does with an answer, by its documented rules. */
export async function effectOf(
  provider: string | undefined,
  answer: AttemptAnswer,
  attempts: number,
): Promise<AnswerEffect | undefined> {
  if (provider === undefined) return undefined
  const profile = await loadProfile(provider)
  if (profile === undefined) {
    return { effect: 'undocumented', text: `The rules by which ${provider} retries are not known here.` }
  }
  if (matches(answer, profile.delivered)) {
    return { effect: 'delivered', text: `${provider} counts this answer as delivered and does not send again.` }
  }
  if (matches(answer, profile.gone)) {
    return { effect: 'ended', text: `${provider} ends the subscription after this answer.` }
  }
  if (!matches(answer, profile.retried)) return { effect: 'dropped', text: droppedText(provider, profile) }
  return retryEffect(provider, profile, attempts)
}

function droppedText(provider: string, { redeliverableMs }: ProviderProfile): string {
  const dropped = `${provider} does not retry after this answer.`
  if (redeliverableMs === undefined) return dropped
  return `${dropped} You can have it delivered again by hand for ${toDuration(redeliverableMs)}.`
}

function retryEffect(provider: string, profile: ProviderProfile, attempts: number): AnswerEffect {
  const delay = delayBefore(profile, attempts)
  if (delay === undefined) {
    return { effect: 'dropped', text: `${provider} has used up its ${attempts - 1} retries and gives up.` }
  }
  const limit = maxRetries(profile)
  const rest = limit === undefined ? '' : `: retry ${attempts} of ${limit}`
  return { effect: 'retried', text: `${provider} sends again in about ${toDuration(delay)}${rest}.` }
}

function maxRetries({ retryDelaysMs, maxRetries: limit }: ProviderProfile): number | undefined {
  return Array.isArray(retryDelaysMs) ? retryDelaysMs.length : limit
}

/** The delay in milliseconds before the retry after so many attempts, without its random part. */
function delayBefore(profile: ProviderProfile, attempts: number): number | undefined {
  const { retryDelaysMs } = profile
  const limit = maxRetries(profile)
  if (limit !== undefined && attempts > limit) return undefined
  if (!('firstMs' in retryDelaysMs)) return retryDelaysMs[attempts - 1]
  const { firstMs, factor = 2, maxMs = Number.POSITIVE_INFINITY } = retryDelaysMs
  return Math.min(maxMs, firstMs * factor ** (attempts - 1))
}

function toDuration(milliseconds: number): string {
  const units = [
    [86_400_000, 'day'],
    [3_600_000, 'hour'],
    [60_000, 'minute'],
    [1000, 'second'],
  ] as const
  const [size, name] = units.find(([unit]) => milliseconds >= unit) ?? [1000, 'second']
  const count = Math.round(milliseconds / size)
  return `${count} ${name}${count === 1 ? '' : 's'}`
}
