import { computeDigest, equalBytes } from '#crypto'
import { refusal } from '../../../errors.js'
import { chain, firstIndex, type MaybePromise } from '../../base/maybe-promise.js'
import type { DigestAlgorithm } from '../../crypto/algorithms.js'
import type { WebhookRequest } from '../../request/delivery.js'
import { headerValues } from '../../request/headers.js'
import { malformed, requireDictionary, type SequenceEncoding, toStandardSequences } from './fields.js'

// The other registered names are broken hashes or checksums (RFC 9530, section 7.2).
const algorithms: ReadonlyMap<string, DigestAlgorithm> = new Map([
  ['sha-256', 'sha256'],
  ['sha-512', 'sha512'],
])

/**
 * Checks the body against every digest in `Content-Digest` that has a known algorithm; there must be at least one (RFC
 * 9530, section 2).
 *
 * @throws {WebhookError} `proof_missing`, `signature_malformed`, `algorithm_not_allowed` if no algorithm is known,
 * `signature_mismatch` if the body differs
 */
export function checkContentDigest(request: WebhookRequest, encoding: SequenceEncoding): MaybePromise<void> {
  const field = 'Content-Digest'
  const lines = headerValues(request, field)
  const standard = encoding === 'base64' ? lines : lines.map((line) => toStandardSequences(line, (same) => same))
  const digests = [...requireDictionary(standard, field)].flatMap(([name, [value]]) => {
    const algorithm = algorithms.get(name)
    if (algorithm === undefined) return []
    if (!(value instanceof ArrayBuffer)) throw malformed(field, `has a ${name} that is not a digest`)
    return [{ algorithm, digest: new Uint8Array(value) }]
  })
  if (digests.length === 0)
    throw refusal('algorithm_not_allowed', `${field} has neither sha-256 nor sha-512`, { field })
  const wrong = firstIndex(digests, ({ algorithm, digest }) =>
    chain(computeDigest(algorithm, request.body), (actual) => !equalBytes(actual, digest)),
  )
  return chain(wrong, (index) => {
    if (index !== -1) throw refusal('signature_mismatch', `the body does not match ${field}`, { field })
  })
}
