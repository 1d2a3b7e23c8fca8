import { isWebhookError, refusal, WebhookError } from '../../../errors.js'
import { chain, isPromise, type MaybePromise } from '../../base/maybe-promise.js'
import { encodeUtf8 } from '../../bytes/encoding.js'
import type { WebhookRequest } from '../../request/delivery.js'
import type { VerifyContext } from '../verifier.js'

/** A shared secret: text, used as its UTF-8 bytes, or the bytes themselves. */
export type Secret = string | Uint8Array

/**
 * Finds the secrets, tokens or accounts for a request, newest first: per tenant, or from a store that rotates them.
 *
 * The request is not verified yet. Returning nothing refuses it; throwing or rejecting answers 503.
 */
export type CandidateResolver<Item> = (request: WebhookRequest) => MaybePromise<Item | readonly Item[] | undefined>

/** A {@link CandidateResolver} of secrets or tokens. */
export type SecretResolver = CandidateResolver<Secret>

/** One secret, several with the newest first, or a function that finds them. */
export type SecretSource = Secret | readonly Secret[] | SecretResolver

/** Returns the prepared candidates for a request: newest first, never empty. */
export type PreparedCandidates<Prepared> = (
  request: WebhookRequest,
  context: Pick<VerifyContext, 'respell'>,
) => MaybePromise<readonly Prepared[]>

/**
 * Prepares secrets for a verifier.
 *
 * @param source - the value of the option
 * @param option - the name of the option, for the message
 * @param prepare - converts one secret, such as to an HMAC key
 * @throws {TypeError} if there is no secret, one is empty (which would let anyone sign), or one ends with a line break
 */
export function prepareSecrets<Prepared>(
  source: SecretSource,
  option: string,
  prepare: (secret: Secret) => Prepared,
): PreparedCandidates<Prepared> {
  return prepareCandidates<Secret, Prepared>(source, option, (secret) => prepare(requireSecret(secret, option)))
}

function requireSecret(secret: unknown, option: string): Secret {
  // An unset environment variable arrives as undefined in a list, or as an empty string.
  if (secret === undefined || (typeof secret === 'string' && secret.trim() === '')) {
    throw new TypeError(`${option} is empty: ${unset}`)
  }
  // The line break is left over from a file or a command: no service issues such a secret, so nothing would match.
  if (typeof secret === 'string' && /[\r\n]$/.test(secret)) throw new TypeError(`${option} ends with a line break`)
  if ((typeof secret === 'string' || secret instanceof Uint8Array) && secret.length > 0) return secret
  throw new TypeError(`${option} must be one or more non-empty secrets`)
}

/** A copy of the secret's bytes. */
export function secretBytes(secret: Secret): Uint8Array {
  return typeof secret === 'string' ? encodeUtf8(secret) : new Uint8Array(secret)
}

/**
 * Prepares fixed candidates once, and resolved candidates at each request.
 *
 * @param prepare - converts one candidate; throws `TypeError` if it cannot be used
 * @returns a function that throws `key_unknown` if the resolver finds nothing, and `key_unavailable` if it fails or
 * returns something unusable
 * @throws {TypeError} if there is no candidate, or one cannot be used
 */
export function prepareCandidates<Item, Prepared>(
  source: Item | readonly Item[] | CandidateResolver<Item>,
  option: string,
  prepare: (item: unknown) => Prepared,
): PreparedCandidates<Prepared> {
  if (isResolver(source)) return preparing(source, prepare)
  if (source === undefined || source === null) {
    throw new TypeError(`${option} is missing: ${unset}`)
  }
  const items = toList(source)
  const prepared = items.map(prepare)
  if (prepared.length === 0) throw new TypeError(`${option} is empty`)
  return (_, { respell }) => (respell === undefined ? prepared : prepareFound(respell(items), prepare))
}

const unset = "is the environment variable set? fromEnv('NAME') reads it at the first request"

function preparing<Item, Prepared>(
  resolve: CandidateResolver<Item>,
  prepare: (item: unknown) => Prepared,
): PreparedCandidates<Prepared> {
  let last: { readonly found: unknown; readonly prepared: readonly Prepared[] } | undefined
  return (request, { respell }) =>
    chain(callResolver(resolve, request, 'resolver'), (found) => {
      if (respell !== undefined) return prepareFound(respell(toList(found)), prepare)
      if (last !== undefined && last.found === found) return last.prepared
      const prepared = prepareFound(found, prepare)
      // What cannot change is prepared once: a text, or the frozen list of `fromEnv`.
      if (Object.isFrozen(found)) last = { found, prepared }
      return prepared
    })
}

function isResolver<Item>(source: Item | readonly Item[] | CandidateResolver<Item>): source is CandidateResolver<Item> {
  return typeof source === 'function'
}

function prepareFound<Prepared>(found: unknown, prepare: (item: unknown) => Prepared): readonly Prepared[] {
  const items = toList(found)
  if (items.length === 0) throw refusal('key_unknown', 'the resolver found no secret or token for this request')
  try {
    return items.map(prepare)
  } catch (cause) {
    // Our own message, which names the option and what is wrong.
    const why = cause instanceof TypeError ? `: ${cause.message}` : ''
    throw new WebhookError('key_unavailable', `the resolver returned an unusable secret or token${why}`, { cause })
  }
}

function toList(items: unknown): readonly unknown[] {
  if (items === undefined || items === null) return []
  return Array.isArray(items) ? items : [items]
}

/**
 * Calls a user-supplied resolver.
 *
 * @param name - the resolver's name in the message
 * @throws {WebhookError} `key_unavailable` if it throws or rejects; another error of it is the cause
 */
export function callResolver<Query, Found>(
  resolve: (query: Query) => MaybePromise<Found>,
  query: Query,
  name: string,
): MaybePromise<Found> {
  const failed = (cause: unknown): never => {
    if (isWebhookError(cause, 'key_unavailable')) throw cause
    throw new WebhookError('key_unavailable', `the ${name} failed`, { cause })
  }
  try {
    const found = resolve(query)
    // A thenable of another library may lack `catch`.
    return isPromise(found) ? Promise.resolve(found).catch(failed) : found
  } catch (cause) {
    return failed(cause)
  }
}
