import { errors, flattenedVerify } from 'jose'
import { refusal, type WebhookError } from '../../errors.js'
import { chain } from '../base/maybe-promise.js'
import { checkedLater, checkOptions, group, optional, requireHeaderName, requireText } from '../base/options.js'
import { decodeBytes, encodeBytes } from '../bytes/encoding.js'
import type { SignatureAlgorithm } from '../crypto/algorithms.js'
import { normalizeSignature, type PublicKey } from '../crypto/public-key.js'
import { requireHeader } from '../request/headers.js'
import { readJoseObject } from './jose-object.js'
import { type KeyOption, toKeySource } from './keys/key-source.js'
import { findMatchingKey, requireAlgorithms, requireAllowedAlgorithm } from './keys/try-keys.js'
import { checkTimestamp, type TimestampOptions, timestampChecks } from './signed/timestamp.js'
import type { Verifier } from './verifier.js'

/** A signed timestamp in a parameter of the protected header. */
export interface JwsTimestampOptions extends TimestampOptions {
  /** @default 'iat' */
  readonly parameter?: string
}

/** Options of {@link jws}. */
export interface JwsOptions {
  /** The header that carries the detached JWS. @default 'X-JWS-Signature' */
  readonly header?: string
  /** The public keys of the sender, or where to find them. A `kid` in the protected header selects one. */
  readonly keys: KeyOption
  /** The accepted algorithms. List only those that your sender's keys use. */
  readonly algorithms: readonly SignatureAlgorithm[]
  /** A signed timestamp. Without one, a captured request can be replayed at any time. */
  readonly timestamp?: JwsTimestampOptions
}

/**
 * Verifies a detached JWS over the raw body: `protected..signature` in a header (RFC 7515, appendix F). The payload may
 * be unencoded (`b64: false`, RFC 7797).
 *
 * Keys that the token embeds or points to (`jwk`, `x5c`, `jku`, `x5u`) are never used. Requests with unknown extensions
 * in `crit` are refused. EdDSA needs a runtime whose WebCrypto has Ed25519.
 *
 * @throws {TypeError} if an option is invalid (the message names it), or a fixed key is refused or fits none of the
 * algorithms
 * @throws {WebhookError} from the verifier: `proof_missing`, `proof_duplicated`, `signature_malformed`,
 * `signature_mismatch`, `algorithm_not_allowed`, `key_unknown`, `key_not_trusted`, `key_unavailable`,
 * `timestamp_malformed`, `timestamp_too_old`, `timestamp_in_future`
 *
 * @example
 * const verify = jws({ keys: remoteKeys('https://bank.example/keys.json'), algorithms: ['PS256'] })
 */
export function jws(options: JwsOptions): Verifier {
  checkOptions(options, 'jws', {
    header: optional(requireHeaderName),
    keys: checkedLater,
    algorithms: checkedLater,
    timestamp: optional(group<JwsTimestampOptions>({ ...timestampChecks, parameter: optional(requireText) })),
  })
  const { header = 'X-JWS-Signature', timestamp } = options
  const source = toKeySource(options.keys, 'jws: keys')
  const algorithms = requireAlgorithms(options.algorithms, source, 'jws')
  const parameter = timestamp && (timestamp.parameter ?? 'iat')
  // Equivalent (ConditionalExpression): `false`. No extension is undefined.
  const extensions = parameter === undefined ? ['b64'] : ['b64', parameter]

  return (request, { now }) => {
    const token = readToken(requireHeader(request, header), extensions, header)
    const { alg, kid } = token.parameters
    const algorithm = requireAllowedAlgorithm(alg, algorithms, header)
    const signedAt =
      parameter === undefined
        ? undefined
        : checkTimestamp(toTimeText(token.parameters[parameter]), { ...timestamp, now, field: parameter })
    const payload = token.isEncoded ? encodeBytes(request.body, 'base64url') : request.body
    const match = findMatchingKey(source, { request, keyId: kid, algorithm, now }, algorithms, (key) =>
      verifyToken(token, key, algorithm, payload, extensions),
    )
    return chain(match, (key) => ({ strength: 'signature', verifier: 'jws', ...key, signedAt }))
  }
}

interface DetachedToken {
  readonly protectedText: string
  readonly signatureText: string
  readonly signature: Uint8Array
  readonly parameters: Readonly<Record<string, unknown>> & { readonly kid: string | undefined }
  readonly isEncoded: boolean
}

// Stricter than jose, which accepts white space and unused bits in base64url, and a `b64` that `crit` does not name.
function readToken(value: string, extensions: readonly string[], field: string): DetachedToken {
  // Equivalent (StringLiteral): `"Stryker was here!"`. The text is malformed, too.
  const [protectedText = '', payload, signatureText = '', ...others] = value.split('.')
  const signature = decodeBytes(signatureText, 'base64url')
  if (payload !== '' || others.length > 0 || !signature?.length) throw malformed(field, 'is not a detached JWS')
  const parameters = readJoseObject(protectedText, 8)
  if (parameters === undefined) throw malformed(field, 'has no protected header')
  const { crit, b64 = true, kid } = parameters
  if (!isKnown(crit, extensions, parameters)) {
    throw malformed(field, 'has a crit that names unknown or absent extensions')
  }
  if (typeof b64 !== 'boolean' || ('b64' in parameters && !crit?.includes('b64'))) {
    throw malformed(field, 'has a b64 that is not a boolean named in crit')
  }
  if (kid !== undefined && typeof kid !== 'string') throw malformed(field, 'has a kid that is not a string')
  return { protectedText, signatureText, signature, parameters: { ...parameters, kid }, isEncoded: b64 }
}

function isKnown(
  crit: unknown,
  extensions: readonly string[],
  parameters: object,
): crit is readonly string[] | undefined {
  if (crit === undefined) return true
  if (!Array.isArray(crit) || crit.length === 0) return false
  return crit.every((name) => extensions.includes(name) && Object.hasOwn(parameters, name))
}

// String() throws on some objects, which would turn the sender's fault into ours.
function toTimeText(time: unknown): string {
  // Equivalent (StringLiteral): `"Stryker was here!"`. The text is malformed, too.
  return typeof time === 'number' || typeof time === 'string' ? String(time) : ''
}

async function verifyToken(
  { protectedText, signatureText, signature }: DetachedToken,
  { parts }: PublicKey,
  algorithm: SignatureAlgorithm,
  payload: Uint8Array | string,
  extensions: readonly string[],
): Promise<boolean> {
  if (normalizeSignature(parts, algorithm, signature) === undefined) return false
  // Equivalent (BooleanLiteral): `false`. There is no unprotected header, where an extension could be.
  const crit = Object.fromEntries(extensions.map((name) => [name, true]))
  try {
    const token = { protected: protectedText, payload, signature: signatureText }
    await flattenedVerify(token, parts.jwk, { algorithms: [algorithm], crit })
    return true
  } catch (error) {
    // A token that passes our checks but fails in jose is the sender's fault, too.
    if (error instanceof errors.JWSSignatureVerificationFailed || error instanceof errors.JWSInvalid) return false
    throw error
  }
}

function malformed(header: string, problem: string): WebhookError {
  return refusal('signature_malformed', `header ${header} ${problem}`, { field: header })
}
