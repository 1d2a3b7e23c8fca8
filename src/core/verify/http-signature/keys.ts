import { type MacKey, verifyMac, verifySignature } from '#crypto'
import { refusal } from '../../../errors.js'
import { chain, type MaybePromise } from '../../base/maybe-promise.js'
import { listOf, oneOf, requirePlainObject } from '../../base/options.js'
import type { SignatureAlgorithm } from '../../crypto/algorithms.js'
import type { Proof, WebhookRequest } from '../../request/delivery.js'
import { type KeyOption, toKeySource } from '../keys/key-source.js'
import { findMatchingKey, requireAlgorithms } from '../keys/try-keys.js'
import { prepareMacKeys } from '../secrets/mac-keys.js'
import { requireMatch } from '../secrets/require-match.js'
import type { Secret, SecretSource } from '../secrets/secrets.js'
import type { VerifyContext } from '../verifier.js'
import type { SignatureInput } from './input.js'

/** A signature algorithm that needs a public key, by its name in RFC 9421, section 6.2.2. */
export type HttpSignatureAlgorithm =
  | 'ed25519'
  | 'ecdsa-p256-sha256'
  | 'ecdsa-p384-sha384'
  | 'rsa-pss-sha512'
  | 'rsa-v1_5-sha256'

/**
 * Finds the secrets for a request and the `keyid` of its signature, newest first.
 *
 * Neither is verified yet. Returning nothing refuses the request; throwing or rejecting answers 503.
 */
export type HttpSecretResolver = (
  request: WebhookRequest,
  keyId: string | undefined,
) => MaybePromise<Secret | readonly Secret[] | undefined>

/** Shared secrets: one, several with the newest first, one or more per `keyid`, or a function that finds them. */
export type HttpSecretSource =
  | Secret
  | readonly Secret[]
  | Readonly<Record<string, Secret | readonly Secret[]>>
  | HttpSecretResolver

/** Finds the key that made a signature over these bytes, or throws. */
export type FindSigner = (
  request: WebhookRequest,
  input: SignatureInput,
  base: Uint8Array,
  context: VerifyContext,
) => MaybePromise<Required<Pick<Proof, 'algorithm' | 'key'>>>

const algorithmNames: Readonly<Record<HttpSignatureAlgorithm, SignatureAlgorithm>> = {
  ed25519: 'EdDSA',
  'ecdsa-p256-sha256': 'ES256',
  'ecdsa-p384-sha384': 'ES384',
  'rsa-pss-sha512': 'PS512',
  'rsa-v1_5-sha256': 'RS256',
}

/** @throws {TypeError} if an option is invalid; the message names it */
export function byPublicKey(keys: KeyOption, allowed: readonly HttpSignatureAlgorithm[] = []): FindSigner {
  const source = toKeySource(keys, 'httpMessageSignature: keys')
  listOf(oneOf(Object.keys(algorithmNames)))(allowed, 'httpMessageSignature: algorithms')
  const names = [...allowed]
  const algorithms = requireAlgorithms(
    names.map((name) => algorithmNames[name]),
    source,
    'httpMessageSignature',
  )

  return (request, input, base, { now }) => {
    const named = input.algorithm === undefined ? undefined : requireNamed(input.algorithm, names)
    const algorithm = named && algorithmNames[named]
    const match = findMatchingKey(
      source,
      { request, keyId: input.keyId, algorithm, now },
      algorithms,
      (key, candidate) => verifySignature(key, candidate, input.signature, [base]),
    )
    return chain(match, ({ algorithm: used, key }) => ({
      algorithm: names.find((name) => algorithmNames[name] === used) ?? used,
      key,
    }))
  }
}

const macName = 'hmac-sha256'

/** @throws {TypeError} if there is no secret, or one is empty */
export function bySecret(source: HttpSecretSource): FindSigner {
  const findSecrets = secretFinder(source)
  const isNamed = isById(source)
  return (request, input, base, context) => {
    if (input.algorithm !== undefined) requireNamed(input.algorithm, [macName])
    const index = chain(findSecrets(request, input.keyId, context), (keys) =>
      requireMatch(
        keys,
        (key) => verifyMac(key, input.signature, [base]),
        'no secret produced this signature for these components',
      ),
    )
    return chain(index, (key) => ({ algorithm: macName, key: (isNamed && input.keyId) || key }))
  }
}

type MacKeys = readonly MacKey[]

function secretFinder(
  source: HttpSecretSource,
): (request: WebhookRequest, keyId: string | undefined, context: VerifyContext) => MaybePromise<MacKeys> {
  const option = 'httpMessageSignature: secrets'
  const prepare = (secrets: SecretSource, name = option) => prepareMacKeys(secrets, { option: name })
  if (typeof source === 'function') {
    return (request, keyId, context) => prepare((unverified) => source(unverified, keyId))(request, context)
  }
  if (!isById(source)) {
    const secrets = prepare(source)
    return (request, _, context) => secrets(request, context)
  }
  requirePlainObject(source, option)
  const byId = new Map(Object.entries(source).map(([id, secrets]) => [id, prepare(secrets, `${option}.${id}`)]))
  if (byId.size === 0) throw new TypeError(`${option} is empty`)
  return (request, keyId, context) => {
    // Equivalent (ConditionalExpression): `false`. No id is undefined. The condition is for the compiler.
    const secrets = keyId === undefined ? undefined : byId.get(keyId)
    if (secrets === undefined) throw refusal('key_unknown', 'no secret has this keyid')
    return secrets(request, context)
  }
}

function isById(source: HttpSecretSource): source is Readonly<Record<string, Secret | readonly Secret[]>> {
  return typeof source === 'object' && !Array.isArray(source) && !(source instanceof Uint8Array)
}

function requireNamed<Name extends string>(named: string, allowed: readonly Name[]): Name {
  const algorithm = allowed.find((name) => name === named)
  if (algorithm !== undefined) return algorithm
  throw refusal('algorithm_not_allowed', 'the alg of the signature is not an allowed algorithm', { field: 'alg' })
}
