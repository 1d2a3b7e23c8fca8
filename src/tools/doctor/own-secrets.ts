import { problemOfSecret } from '../../core/verify/secrets/pasted.js'
import type { Secret } from '../../core/verify/secrets/secrets.js'
import type { Situation } from './changes/change.js'

const maxSecrets = 4

/** The same situation, whose verification collects the secrets and tokens that the provider verifies with. */
export function collectingSecrets(situation: Situation): { readonly own: readonly Secret[]; readonly copy: Situation } {
  const own: Secret[] = []
  const respell = (candidates: readonly unknown[]) => {
    for (const one of candidates) if (isSecret(one) && !own.includes(one) && own.length < maxSecrets) own.push(one)
    return candidates
  }
  return { own, copy: { ...situation, respell } }
}

/** The situation with one secret of the provider replaced. */
export function withOwnSecret(situation: Situation, secret: Secret, replacement: Secret): Situation {
  const respell = (candidates: readonly unknown[]) => candidates.map((one) => (one === secret ? replacement : one))
  return { ...situation, respell }
}

/** Says which of the secrets cannot be one, such as the id of an endpoint. */
export function hintsOfSecrets(secrets: readonly Secret[]): readonly string[] {
  return secrets.flatMap((secret) => {
    const problem = typeof secret === 'string' ? problemOfSecret(secret) : undefined
    return problem === undefined ? [] : [`A secret of the provider ${problem}`]
  })
}

function isSecret(value: unknown): value is Secret {
  return typeof value === 'string' || value instanceof Uint8Array
}
