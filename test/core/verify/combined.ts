import { type Proof, type Verifier, WebhookError, type WebhookErrorCode } from '../../../src/index.js'

/** A verifier that accepts with this proof, synchronously or not. */
export function accepting(proof: Proof, later = false): Verifier {
  return () => (later ? Promise.resolve(proof) : proof)
}

/** A verifier that refuses with this code, synchronously or not. */
export function refusing(code: WebhookErrorCode, later = false): Verifier {
  return () => {
    const error = new WebhookError(code, `refused as ${code}`, { field: 'x-proof' })
    if (later) return Promise.reject(error)
    throw error
  }
}

/** A verifier with a defect. */
export function breaking(later = false): Verifier {
  return () => {
    if (later) return Promise.reject(new RangeError('a defect'))
    throw new RangeError('a defect')
  }
}

/** A verifier in JavaScript that returns the wrong thing. */
export function returning(value: unknown): Verifier {
  return () => value as Proof
}

export const bySignature: Proof = {
  strength: 'signature',
  verifier: 'first',
  algorithm: 'RS256',
  key: 'k1',
  signedAt: 7,
}
export const byToken: Proof = { strength: 'token', verifier: 'second', key: 0 }
