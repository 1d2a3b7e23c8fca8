import { generateKeys, type SampleKeys } from '../../src/testing/index.js'

const made = new Map<string, Promise<SampleKeys>>()

/** Keys that the tests of a process share, because generating RSA keys is slow. */
export function sharedKeys(algorithm: SampleKeys['algorithm'], keyId = 'sample-key'): Promise<SampleKeys> {
  const name = `${algorithm} ${keyId}`
  const keys = made.get(name) ?? generateKeys(algorithm, { keyId })
  made.set(name, keys)
  return keys
}
