import type { Verifier } from './verifier.js'

/**
 * Accepts every request, from anybody.
 *
 * For providers that cannot prove themselves and for a network in which nobody else can reach the endpoint.
 */
export function unverified(): Verifier {
  return () => ({ strength: 'none', verifier: 'unverified' })
}
