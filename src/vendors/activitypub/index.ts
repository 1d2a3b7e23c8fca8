import * as z from 'zod/mini'
import { chain, type MaybePromise } from '../../core/base/maybe-promise.js'
import {
  checkedLater,
  checkOptions,
  forPreset,
  optional,
  requireFunction,
  requireHosts,
  requirePositiveInteger,
  requireText,
} from '../../core/base/options.js'
import { compileSchema } from '../../core/provider/compile-schema.js'
import { defineProvider } from '../../core/provider/define-provider.js'
import { type Outcome, reply } from '../../core/provider/outcome.js'
import type { Provider } from '../../core/provider/provider.js'
import type { OutputOf } from '../../core/provider/schema.js'
import { jsonBody } from '../../core/request/body/json.js'
import type { ProviderTypes, WebhookRequest } from '../../core/request/delivery.js'
import { readHeader } from '../../core/request/headers.js'
import {
  type HttpMessageSignatureOptions,
  httpMessageSignature,
  urlReader,
} from '../../core/verify/http-signature/http-signature.js'
import {
  type FetchKeys,
  type LookUpAddresses,
  type RetrievalOptions,
  retrievalChecks,
} from '../../core/verify/keys/bounded-fetch.js'
import type { KeySource } from '../../core/verify/keys/key-source.js'
import { publicFetch } from '../../core/verify/keys/public-fetch.js'
import { type RetentionOptions, retentionChecks } from '../../core/verify/keys/retrieval-cache.js'
import { type UrlCacheOptions, urlCacheChecks } from '../../core/verify/keys/url-cache.js'
import { requireTolerance } from '../../core/verify/signed/timestamp.js'
import type { Verifier } from '../../core/verify/verifier.js'
import { isWebhookError, refusal } from '../../errors.js'
import { readBodyField } from '../table/places.js'
import { actorKeys, type FindActorKey, hostOf } from './actor-keys.js'
import { draftSignature } from './draft-signature.js'

/** The fields of every activity that this package uses. */
export const activitySchema = compileSchema(
  z.looseObject({
    /** The same in every attempt. Some activities have none, such as answers. */
    id: z.optional(z.string().check(z.minLength(1))),
    /** Such as `Create`, `Follow`, `Undo` or `Delete`. */
    type: z.string().check(z.minLength(1)),
    /** The URL of the actor, or the actor. It is the one whose key signed the request. */
    actor: z.unknown(),
    object: z.optional(z.unknown()),
    target: z.optional(z.unknown()),
    published: z.optional(z.string()),
    to: z.optional(z.unknown()),
    cc: z.optional(z.unknown()),
  }),
)

/** An activity. What its `object` says is not verified: fetch it from its own host before you believe it. */
export type Activity = OutputOf<typeof activitySchema>

export type { LookUpAddresses } from '../../core/verify/keys/bounded-fetch.js'

/** The payload types of ActivityPub: activities of any type. */
export interface ActivityTypes extends ProviderTypes {
  readonly events: object
  readonly open: true
  readonly fallback: Activity
}

/** Options of {@link activitypub}. */
export interface ActivitypubOptions extends RetrievalOptions, RetentionOptions, UrlCacheOptions {
  /** The URL as senders know it: scheme, host and port, or a function that returns the whole URL. */
  readonly url: HttpMessageSignatureOptions['url']
  /** The hosts whose actors are accepted, compared exactly. @default any host with a public address */
  readonly allowedHosts?: readonly string[]
  /**
   * Retrieves actors in place of the guarded connection, such as through a proxy. It must refuse private addresses, and follow no
   * redirects.
   *
   * @default on Node, Bun and Deno, a connection to an address that was checked; elsewhere `fetch`, which needs `allowedHosts`
   */
  readonly fetch?: FetchKeys
  /** Finds the addresses of a host, which are then checked. @default the resolver of the system */
  readonly lookUp?: LookUpAddresses
  /** How far `Date` or `created` may be from the clock, in seconds, in either direction. @default 3_600 */
  readonly toleranceSeconds?: number
  /** The name for receipts and dedupe keys. @default 'activitypub' */
  readonly name?: string
  /** The maximum nesting depth of the JSON. @default 64 */
  readonly maxDepth?: number
}

/** The minimum time between retrievals of a key that did not fit a signature. */
const rotationCooldownMs = 60_000

/**
 * The inbox of an ActivityPub server: activities that other servers post.
 *
 * Requests are signed by draft-cavage-http-signatures-12 or RFC 9421, with the RSA key of the activity's actor, which is retrieved
 * from the actor's server. An event is named by the activity's type.
 *
 * @see https://www.w3.org/TR/activitypub/
 * @throws {TypeError} if an option is invalid (the message names it), or the runtime can guard no connection and there is neither
 * `fetch` nor `allowedHosts`
 *
 * @example
 * const receiver = createReceiver({
 *   provider: activitypub({ url: 'https://social.example' }),
 *   on: { Follow: ({ payload }) => console.log(payload.actor, payload.object) },
 * })
 */
export function activitypub(options: ActivitypubOptions): Provider<ActivityTypes> {
  checkOptions<ActivitypubOptions>(options, 'activitypub', {
    ...retrievalChecks,
    ...retentionChecks,
    ...urlCacheChecks,
    url: checkedLater,
    // Equivalent (StringLiteral): `""`. The text is only compared with the other one.
    allowedHosts: optional((value, option) => requireHosts(value, option, 'without ports')),
    lookUp: optional(requireFunction),
    toleranceSeconds: requireTolerance,
    name: optional(requireText),
    maxDepth: optional(requirePositiveInteger),
  })
  const { name = 'activitypub', maxDepth } = options
  const find = actorKeys({
    maxBytes: 1_048_576,
    maxCachedUrls: 1000,
    maxFetchesPerMinute: 300,
    ...options,
    fetch: requireFetch(options),
  })
  return defineProvider({
    name,
    verify: forPreset('activitypub', () => actorSignature(find, options)),
    body: jsonBody({ maxDepth }),
    schema: activitySchema,
    openEvents: true,
    event: ({ type }) => type,
    id: ({ id }) => id,
    probe: { answer: (request) => answerGone(find, request) },
    responses: { success: 202 },
    // Mastodon tries for about two days.
    redeliveryMs: 3 * 86_400_000,
  })
}

function requireFetch({ fetch, lookUp, allowedHosts }: ActivitypubOptions): FetchKeys {
  if (fetch !== undefined && lookUp !== undefined)
    throw new TypeError('activitypub: fetch and lookUp exclude each other')
  const found = fetch ?? publicFetch(lookUp) ?? (allowedHosts && ((url, init) => globalThis.fetch(url, init)))
  if (found !== undefined) return found
  throw new TypeError(
    'activitypub: this runtime cannot connect to an address that was checked: give allowedHosts, or fetch through a proxy that refuses private addresses',
  )
}

function actorSignature(find: FindActorKey, { url, toleranceSeconds = 3600 }: ActivitypubOptions): Verifier {
  const readUrl = urlReader(url)
  const verifierOf = (cooldownMs?: number): Verifier => {
    const keys = keysOfActors(find, cooldownMs)
    const draft = draftSignature({ keys, url: readUrl, toleranceSeconds })
    const message = httpMessageSignature({ keys, algorithms: ['rsa-v1_5-sha256'], url: readUrl, toleranceSeconds })
    return (request, context) =>
      (readHeader(request, 'Signature-Input') === undefined ? draft : message)(request, context)
  }
  const verify = verifierOf()
  // The actor may have a new key.
  const verifyAgain = verifierOf(rotationCooldownMs)
  return async (request, context) => {
    const actor = requireActor(request)
    const proof = await chainRetry(verify, verifyAgain)(request, context)
    const found = await find(String(proof.key))
    if (!('actor' in found) || found.actor !== actor) {
      throw refusal('key_not_trusted', 'the key is not that of the actor of the activity', { field: 'actor' })
    }
    return proof
  }
}

function chainRetry(verify: Verifier, again: Verifier): Verifier {
  return async (request, context) => {
    try {
      return await verify(request, context)
    } catch (error) {
      // With a field, it is the digest of the body that does not fit.
      if (!isWebhookError(error, 'signature_mismatch') || error.field !== undefined) throw error
      return again(request, context)
    }
  }
}

function keysOfActors(find: FindActorKey, cooldownMs: number | undefined): KeySource {
  return {
    findKeys({ request, keyId = '' }) {
      if (hostOf(keyId) !== hostOf(requireActor(request))) {
        throw refusal('key_not_trusted', 'the key is not on the host of the actor', { field: 'keyId' })
      }
      return chain(find(keyId, cooldownMs), (found) => {
        if ('keys' in found) return found.keys
        throw refusal('key_not_trusted', `the key ${found.reason}`, { field: 'keyId' })
      })
    },
  }
}

// The body is not verified yet, but nothing else in it is believed.
function requireActor(request: WebhookRequest): string {
  const actor = actorOf(request, 'actor')
  if (actor === undefined) throw refusal('proof_missing', 'the activity has no actor', { field: 'actor' })
  const id = readBodyField(request, 'id')
  // Otherwise an activity could take the id of one of another server, which would then be a duplicate.
  if (id !== undefined && hostOf(id) !== hostOf(actor)) {
    throw refusal('key_not_trusted', 'the id of the activity is not on the host of its actor', { field: 'id' })
  }
  return actor
}

function actorOf(request: WebhookRequest, field: string): string | undefined {
  return readBodyField(request, field) ?? readBodyField(request, `${field}.id`)
}

/** Answers that an actor was deleted whose key is gone with it: it cannot be verified, and its server would repeat it. */
function answerGone(find: FindActorKey, request: WebhookRequest): MaybePromise<Outcome | undefined> {
  const actor = actorOf(request, 'actor')
  if (readBodyField(request, 'type') !== 'Delete' || actor === undefined || actorOf(request, 'object') !== actor)
    return undefined
  const named = `${readHeader(request, 'Signature') ?? ''} ${readHeader(request, 'Signature-Input') ?? ''}`
  const keyId = /keyid="([^"]*)"/i.exec(named)?.[1]
  if (keyId === undefined || hostOf(keyId) !== hostOf(actor)) return undefined
  return chain(find(keyId), (found) => ('isGone' in found && found.isGone ? reply('') : undefined))
}
