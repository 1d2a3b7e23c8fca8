import { generateKeys, type SampleKeys } from '../../src/testing/index.js'
import { readKeys } from '../../src/testing/signers/keys.js'
import { otherRsa, rsa, toPem } from '../rsa-keys.js'

type Algorithm = SampleKeys['algorithm']

const made = new Map<string, Promise<SampleKeys>>()

/** Keys that the tests of a process share. */
export function sharedKeys(algorithm: Algorithm, keyId = 'sample-key'): Promise<SampleKeys> {
  const name = `${algorithm} ${keyId}`
  const keys = made.get(name) ?? keysOf(algorithm, rsa, keyId)
  made.set(name, keys)
  return keys
}

/** Keys of another pair than those of {@link sharedKeys}. */
export function otherKeys(algorithm: Algorithm): Promise<SampleKeys> {
  return keysOf(algorithm, otherRsa, 'sample-key')
}

// Generating RSA keys is slow.
async function keysOf(algorithm: Algorithm, pair: typeof rsa, keyId: string): Promise<SampleKeys> {
  if (!/^[RP]S/.test(algorithm)) return generateKeys(algorithm, { keyId })
  const keys = await readKeys(toPem(pair), algorithm)
  const jwk = { ...keys.jwk, kid: keyId }
  return { ...keys, keyId, jwk, jwks: { keys: [jwk] } }
}
