import type { Verifier } from './verifier.js'

/**
 * Accepts every request from anyone.
 *
 * For providers that send no proof, on a network where only they can reach the endpoint.
 */
export function unverified(): Verifier {
  return () => ({ strength: 'none', verifier: 'unverified' })
}
