import { importPublicKey } from '#crypto'
import { chain, type MaybePromise } from '../../core/base/maybe-promise.js'
import { parseJson } from '../../core/request/body/json.js'
import { boundedFetch, type FetchKeys, type RetrievalOptions } from '../../core/verify/keys/bounded-fetch.js'
import type { KnownKey } from '../../core/verify/keys/key-source.js'
import type { RetentionOptions } from '../../core/verify/keys/retrieval-cache.js'
import { cacheByUrl, type UrlCacheOptions } from '../../core/verify/keys/url-cache.js'
import { isWebhookError, refusal } from '../../errors.js'

/** What {@link actorKeys} needs. */
export interface ActorKeysOptions extends RetrievalOptions, RetentionOptions, UrlCacheOptions {
  readonly fetch: FetchKeys
  /** The hosts that keys may come from. @default any */
  readonly allowedHosts?: readonly string[]
}

/** The key of an actor; or why it has none. */
type ActorKey =
  | { readonly actor: string; readonly keys: readonly KnownKey[] }
  | { readonly reason: string; readonly isGone: boolean }

/** Finds the key that a `keyId` names, and its actor. With `cooldownMs`, it is retrieved again unless that was done just now. */
export type FindActorKey = (keyId: string, cooldownMs?: number) => MaybePromise<ActorKey>

const accept = 'application/activity+json, application/ld+json; profile="https://www.w3.org/ns/activitystreams"'
const maxDepth = 32

/** The parts of a document that say whose a key is: of an actor, or of a key. */
interface Fields {
  readonly id?: unknown
  readonly owner?: unknown
  readonly publicKey?: unknown
  readonly publicKeyPem?: unknown
}

/**
 * Retrieves keys of actors from URLs that strangers choose.
 *
 * A key counts only if the document at the actor's own URL lists it: the actor must be on the host of the key, and own it.
 */
export function actorKeys(options: ActorKeysOptions): FindActorKey {
  const get = boundedFetch({ ...options, fetch: requireDocument(options.fetch) }, accept)
  const read = async (url: string): Promise<Fields> => toFields(parseJson(await get(url), maxDepth))

  const load = async (keyId: string): Promise<ActorKey> => {
    const url = withoutFragment(keyId)
    try {
      const found = await read(url)
      const owner = text(toList(found.publicKey).length > 0 ? found.id : found.owner)
      if (owner === undefined || hostOf(owner) !== hostOf(url)) return refused('has no owner on its host')
      const actor = owner === url ? found : await read(requireActorUrl(owner, options))
      const key = toList(actor.publicKey).find((one) => one.id === keyId)
      const pem = text(key?.publicKeyPem)
      if (actor.id !== owner || key?.owner !== owner || pem === undefined) return refused('is not listed by its actor')
      return { actor: owner, keys: [{ id: keyId, key: importPublicKey(pem) }] }
    } catch (error) {
      if (error instanceof TypeError) return refused('is not a public key')
      if (isWebhookError(error) && error.cause instanceof NoDocument) return error.cause
      if (isWebhookError(error) && error.code !== 'key_unavailable') return refused('has no actor')
      throw error
    }
  }
  // Those of an allow-list share the limits.
  const groupOf = options.allowedHosts ? undefined : domainOf
  const cached = cacheByUrl(load, (found) => 'keys' in found, options, groupOf)
  return (keyId, cooldownMs) => {
    requireActorUrl(withoutFragment(keyId), options)
    return chain(cached(keyId, cooldownMs), (found) => found)
  }
}

function refused(reason: string): ActorKey {
  return { reason, isGone: false }
}

class NoDocument extends Error {
  constructor(
    readonly reason: string,
    readonly isGone: boolean,
  ) {
    super(reason)
  }
}

const activityType =
  /^application\/(activity\+json\s*(;|$)|ld\+json\s*;.*profile="https:\/\/www\.w3\.org\/ns\/activitystreams")/i

// `boundedFetch` takes any other status than 200 for a failure that may pass. Files that users upload to a server have other types:
// otherwise one could be an actor.
function requireDocument(fetch: FetchKeys): FetchKeys {
  return async (url, init) => {
    const response = await fetch(url, init)
    const { status, headers, body } = response
    const isGone = status === 404 || status === 410
    if (!isGone && (status !== 200 || activityType.test(headers.get('content-type') ?? ''))) return response
    body?.cancel().catch(() => {})
    throw new NoDocument(isGone ? 'is gone' : 'is not in a document of ActivityStreams', isGone)
  }
}

/**
 * Checks a URL before anything is retrieved from it: HTTPS, a name with a dot, the usual port, no user, in its normal form, so that
 * no other parser reads another host.
 *
 * @throws {WebhookError} `key_not_trusted`
 */
function requireActorUrl(url: string, { allowedHosts }: Pick<ActorKeysOptions, 'allowedHosts'>): string {
  const parsed = url.length <= 2048 && URL.canParse(url) ? new URL(url) : undefined
  const isAccepted =
    parsed?.href === url &&
    parsed.protocol === 'https:' &&
    parsed.port === '' &&
    parsed.username === '' &&
    parsed.password === '' &&
    /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z][a-z0-9-]*$/.test(parsed.hostname) &&
    allowedHosts?.includes(parsed.hostname) !== false
  if (isAccepted) return url
  throw refusal('key_not_trusted', 'the keyId is not a URL from which keys are retrieved', { field: 'keyId' })
}

/** The host of a URL with its port; an empty text for other texts. */
export function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : ''
}

// Names below which anyone can register one, such as `co.uk`. Where others are missing, their hosts share one bound.
const registry = /^(ac|co|com|edu|go|gov|gob|ne|net|or|org)\.[a-z]{2}$/

/** The domain of a URL, with all its subdomains: its owner can make as many of them as it likes. */
export function domainOf(url: string): string {
  const labels = new URL(url).hostname.split('.')
  const last = labels.slice(-2).join('.')
  return registry.test(last) ? labels.slice(-3).join('.') : last
}

function withoutFragment(url: string): string {
  return url.split('#', 1)[0] ?? ''
}

function toFields(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? value : {}
}

function toList(value: unknown): readonly Fields[] {
  return [value].flat().flatMap((one) => (typeof one === 'object' && one !== null ? [toFields(one)] : []))
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
