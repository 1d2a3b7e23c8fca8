import { refusal } from '../../errors.js'
import { requireList, requireOneOf } from '../base/options.js'
import { type MacAlgorithm, macLengths } from '../crypto/algorithms.js'
import { requireHeader } from '../request/headers.js'
import { hmacSignature } from './hmac-signature.js'
import type { SecretSource } from './secrets/secrets.js'
import type { Verifier } from './verifier.js'

/** The header of WebSub with the signature. */
export const hubSignatureHeader = 'X-Hub-Signature'

/** @throws {TypeError} naming the option, unless the value is a list of hash functions that is not empty */
export function requireAlgorithms(value: unknown, option: string): void {
  requireList(value, option)
  if (value.length === 0) throw new TypeError(`${option} must not be empty`)
  for (const algorithm of value) requireOneOf(algorithm, Object.keys(macLengths), option)
}

/** Verifies the signature of WebSub, `method=signature`, whose method the sender chooses among the allowed ones. */
export function hubSignature(secrets: SecretSource, algorithms: readonly MacAlgorithm[]): Verifier {
  const verifiers = new Map<string, Verifier>(
    algorithms.map((algorithm) => [
      algorithm,
      hmacSignature({ secrets, header: hubSignatureHeader, algorithm, prefix: `${algorithm}=` }),
    ]),
  )
  return (request, context) => {
    const [method = '', ...signature] = requireHeader(request, hubSignatureHeader).split('=')
    if (signature.length !== 1) {
      throw refusal('signature_malformed', `header ${hubSignatureHeader} is not method=signature`, {
        field: hubSignatureHeader,
      })
    }
    const verify = verifiers.get(method)
    if (verify === undefined) {
      throw refusal('algorithm_not_allowed', `header ${hubSignatureHeader} names a method that is not allowed`, {
        field: hubSignatureHeader,
      })
    }
    return verify(request, context)
  }
}
