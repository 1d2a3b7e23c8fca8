import { generateKeys, type SampleKeys } from '../../src/testing/index.js'

const made = new Map<string, Promise<SampleKeys>>()

/** Keys made once for all tests of a process, for those to whom it does not matter whose they are: RSA takes its time. */
export function sharedKeys(algorithm: SampleKeys['algorithm'], keyId = 'sample-key'): Promise<SampleKeys> {
  const name = `${algorithm} ${keyId}`
  const keys = made.get(name) ?? generateKeys(algorithm, { keyId })
  made.set(name, keys)
  return keys
}
