import { type DetectableRequest, detectProvider, type ProviderCandidate } from '../../doctor/detect/detect-provider.js'

/** A guess who sent a request that no provider verifies. */
export interface LikelySender {
  /** The name of the first candidate's preset. */
  readonly provider: string
  /** The guess in words, such as `it looks like GitHub, by the header X-GitHub-Event`. */
  readonly words: string
}

const maxNames = 4

/** Guesses who sent a request; `undefined` if it resembles no known vendor. */
export function likelySenderOf(request: DetectableRequest): LikelySender | undefined {
  const candidates = detectProvider(request)
  const [first] = candidates
  if (first === undefined) return undefined
  const by = first.evidence[0] ?? ''
  const words =
    first.confidence === 'likely'
      ? `it looks like ${first.title}, by ${by}`
      : `it may be from ${namesOf(candidates)}, by ${by}`
  return { provider: first.provider, words }
}

function namesOf(candidates: readonly ProviderCandidate[]): string {
  const names = candidates.map(({ title }) => title)
  const shown = names.slice(0, maxNames)
  if (names.length > maxNames) return `${shown.join(', ')} or ${names.length - maxNames} others`
  return [shown.slice(0, -1).join(', '), ...shown.slice(-1)].filter((text) => text !== '').join(' or ')
}
