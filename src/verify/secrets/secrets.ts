import { chain, isPromise, type MaybePromise } from '../../base/maybe-promise.js'
import { encodeUtf8 } from '../../bytes/utf8.js'
import { refusal, WebhookError } from '../../errors.js'
import type { WebhookRequest } from '../../request/delivery.js'

/** A shared secret: text, used as its UTF-8 bytes, or the bytes themselves. */
export type Secret = string | Uint8Array

/**
 * Finds the secrets for a request, newest first: one per tenant, or from a store that rotates them.
 *
 * It sees a request that is not verified yet. None at all refuses the request; a rejection answers 503.
 */
export type SecretResolver = CandidateResolver<Secret>

/** One secret, several with the newest first, or a function that finds them. */
export type SecretSource = Secret | readonly Secret[] | SecretResolver

/**
 * Prepares secrets, none of which is empty or only white space.
 *
 * @param source - the option as the user gave it
 * @param option - its name, for the message
 * @param prepare - what a verifier needs of one secret
 * @throws {TypeError} there is no secret, an empty one, which would let anybody sign, or one that ends with a line break
 */
export function prepareSecrets<Prepared>(
  source: SecretSource,
  option: string,
  prepare: (secret: Secret) => Prepared,
): PreparedCandidates<Prepared> {
  return prepareCandidates<Secret, Prepared>(source, option, (secret) => prepare(requireSecret(secret, option)))
}

function requireSecret(secret: unknown, option: string): Secret {
  // An unset environment variable arrives here as undefined in a list, or as an empty text.
  if (secret === undefined || (typeof secret === 'string' && secret.trim() === '')) {
    throw new TypeError(`${option} is empty: is the environment variable set?`)
  }
  // Read from a file or a command. No service gives out a secret with one, and nothing would match.
  if (typeof secret === 'string' && /[\r\n]$/.test(secret)) throw new TypeError(`${option} ends with a line break`)
  if ((typeof secret === 'string' || secret instanceof Uint8Array) && secret.length > 0) return secret
  throw new TypeError(`${option} must be one or more non-empty secrets`)
}

/** The bytes of a secret, in memory of their own. */
export function secretBytes(secret: Secret): Uint8Array {
  return typeof secret === 'string' ? encodeUtf8(secret) : new Uint8Array(secret)
}

/** Finds what may match a request, newest first, or `undefined` where there is nothing for it. */
export type CandidateResolver<Item> = (request: WebhookRequest) => MaybePromise<Item | readonly Item[] | undefined>

/** Finds prepared items, newest first and never empty. */
export type PreparedCandidates<Prepared> = (request: WebhookRequest) => MaybePromise<readonly Prepared[]>

/**
 * Prepares secrets, tokens or users once where they are fixed, and for each request where a resolver finds them.
 *
 * @param source - the option as the user gave it
 * @param option - its name, for the message
 * @param prepare - what a verifier needs of one item; it throws `TypeError` for an item that cannot be used
 * @returns a finder that throws `key_unknown` where a resolver has nothing for the request, and `key_unavailable` where
 * it fails or gives what cannot be used: no request passes for want of a secret
 * @throws {TypeError} there is no item, or one that cannot be used
 */
export function prepareCandidates<Item, Prepared>(
  source: Item | readonly Item[] | CandidateResolver<Item>,
  option: string,
  prepare: (item: unknown) => Prepared,
): PreparedCandidates<Prepared> {
  if (isResolver(source)) {
    return (request) => chain(callResolver(source, request, 'resolver'), (found) => prepareFound(found, prepare))
  }
  if (source === undefined || source === null)
    throw new TypeError(`${option} is missing: is the environment variable set?`)
  const prepared = toList(source).map(prepare)
  if (prepared.length === 0) throw new TypeError(`${option} is empty`)
  return () => prepared
}

function isResolver<Item>(source: Item | readonly Item[] | CandidateResolver<Item>): source is CandidateResolver<Item> {
  return typeof source === 'function'
}

function prepareFound<Prepared>(found: unknown, prepare: (item: unknown) => Prepared): readonly Prepared[] {
  const items = toList(found)
  if (items.length === 0)
    throw refusal('key_unknown', 'the function that finds secrets or tokens has none for this request')
  try {
    return items.map(prepare)
  } catch (cause) {
    throw new WebhookError('key_unavailable', 'the resolver returned what cannot be used', { cause })
  }
}

function toList(items: unknown): readonly unknown[] {
  if (items === undefined || items === null) return []
  return Array.isArray(items) ? items : [items]
}

/**
 * Asks a resolver that the user wrote.
 *
 * @param name - what it is called in the message
 * @throws {WebhookError} `key_unavailable` where it throws or rejects; its error is the cause
 */
export function callResolver<Query, Found>(
  resolve: (query: Query) => MaybePromise<Found>,
  query: Query,
  name: string,
): MaybePromise<Found> {
  const failed = (cause: unknown): never => {
    throw new WebhookError('key_unavailable', `the ${name} failed`, { cause })
  }
  try {
    const found = resolve(query)
    // A promise of another library may have no `catch`.
    return isPromise(found) ? Promise.resolve(found).catch(failed) : found
  } catch (cause) {
    return failed(cause)
  }
}
