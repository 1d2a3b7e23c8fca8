import { importMacKey, type MacKey } from '#crypto'
import type { MacAlgorithm } from '../../crypto/algorithms.js'
import { type PreparedCandidates, prepareSecrets, type SecretSource, secretBytes } from './secrets.js'

/**
 * Prepares secrets as HMAC keys, as {@link prepareSecrets} does.
 *
 * In its own file, because public declarations refer to `secrets.ts` and must not import `#crypto`.
 */
export function prepareMacKeys(
  source: SecretSource,
  option: string,
  algorithm: MacAlgorithm,
): PreparedCandidates<MacKey> {
  return prepareSecrets(source, option, (secret) => importMacKey(secretBytes(secret), algorithm))
}
