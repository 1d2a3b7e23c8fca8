import { importMacKey, type MacKey } from '#crypto'
import type { MacAlgorithm } from '../../crypto/algorithms.js'
import { decodeSecret, type SecretEncoding } from './secret-encoding.js'
import { type PreparedCandidates, prepareSecrets, type Secret, type SecretSource } from './secrets.js'

/** How secrets become HMAC keys. */
export interface MacKeyRules {
  /** The name of the option, for messages. */
  readonly option: string
  /** @default 'utf8', the text itself */
  readonly encoding?: SecretEncoding
  /** @default 'sha256' */
  readonly algorithm?: MacAlgorithm
  /** Refuses what cannot be a secret of the vendor. @throws {TypeError} */
  readonly check?: (secret: Secret) => void
}

/**
 * Prepares secrets as HMAC keys, as {@link prepareSecrets} does.
 *
 * In its own file, because public declarations refer to `secrets.ts` and must not import `#crypto`.
 */
export function prepareMacKeys(source: SecretSource, rules: MacKeyRules): PreparedCandidates<MacKey> {
  const { option, encoding = 'utf8', algorithm = 'sha256', check } = rules
  return prepareSecrets(source, option, (secret) => {
    check?.(secret)
    return importMacKey(decodeSecret(secret, encoding, option), algorithm)
  })
}
