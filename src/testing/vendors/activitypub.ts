import { checkedLater, checkOptions, optional, requireList, requireText } from '../../core/base/options.js'
import { activitypub } from '../../vendors/activitypub/index.js'
import {
  makeJsonSample,
  type PayloadChanges,
  payloadSampleChecks,
  requireSample,
  type Sample,
  type SampleOptions,
  type SampleSource,
  withHeaders,
} from '../sample.js'
import { encode, joinBytes } from '../signers/encode.js'
import { generateKeys, keyChecks, readKeys, type SampleKeys, signBytes } from '../signers/keys.js'
import { requireOneValue, type VendorDeliveries } from '../vendor-deliveries.js'

const actor = 'https://harbour.example/users/mira'

/** What activities contain, by their type. */
export const activityPayloads = {
  Create: {
    '@context': 'https://www.w3.org/ns/activitystreams',
    id: `${actor}/statuses/1/activity`,
    type: 'Create',
    actor,
    published: '2026-11-21T10:15:30Z',
    to: ['https://www.w3.org/ns/activitystreams#Public'],
    object: { id: `${actor}/statuses/1`, type: 'Note', attributedTo: actor, content: '<p>Three ships arrived.</p>' },
  },
  Follow: {
    '@context': 'https://www.w3.org/ns/activitystreams',
    id: `${actor}#follows/1`,
    type: 'Follow',
    actor,
    object: 'https://receiver.example/users/harbour-master',
  },
  Delete: {
    '@context': 'https://www.w3.org/ns/activitystreams',
    id: `${actor}#delete`,
    type: 'Delete',
    actor,
    object: actor,
  },
} as const

/** The types of the activities that {@link activitypubSample} makes. */
export type ActivitySampleType = keyof typeof activityPayloads

/** Options of {@link activitypubSample}. */
export interface ActivitypubSampleOptions<Event extends ActivitySampleType = ActivitySampleType> extends SampleOptions {
  /** @default 'Create' */
  readonly event?: Event
  /** Changes to the activity in {@link activityPayloads}. */
  readonly payload?: PayloadChanges<(typeof activityPayloads)[Event]>
}

/**
 * An activity without a signature.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const reply = activitypubSample({ payload: { object: { type: 'Note', content: 'How many?' } } })
 */
export function activitypubSample<const Event extends ActivitySampleType = 'Create'>(
  options: ActivitypubSampleOptions<Event> = {},
): Sample {
  checkOptions<ActivitypubSampleOptions>(options, 'activitypubSample', {
    ...payloadSampleChecks,
    event: optional(requireText),
  })
  const { event = 'Create' } = options
  return makeJsonSample(options, { 'Content-Type': 'application/activity+json' }, activityPayloads[event])
}

/** Options of {@link signActivitypub}: the result of `generateKeys` for RS256. */
export interface SignActivitypubOptions extends SampleKeys {
  /** The actor, whose key is `#main-key`. @default that of the activities in {@link activityPayloads} */
  readonly actor?: string
  /** The time of sending, in milliseconds since 1970. @default now */
  readonly sentAt?: number
  /** What is signed. @default the target, host, date, digest and media type */
  readonly signed?: readonly string[]
}

/**
 * Signs a sample as Mastodon does, by draft-cavage-http-signatures-12.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const keys = await generateKeys('RS256')
 * const signed = await signActivitypub(activitypubSample(), keys)
 */
export async function signActivitypub(source: SampleSource, options: SignActivitypubOptions): Promise<Sample> {
  const sample = requireSample(await source, 'signActivitypub')
  checkOptions<SignActivitypubOptions>(options, 'signActivitypub', {
    ...keyChecks,
    actor: optional(requireText),
    signed: optional(requireList),
    sentAt: checkedLater,
  })
  const { privateKey, actor: sender = actor, sentAt = Date.now() } = options
  const { signed = ['(request-target)', 'host', 'date', 'digest', 'content-type'] } = options
  const { host, pathname, search } = new URL(sample.url)
  const date = new Date(sentAt).toUTCString()
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', sample.body.slice()))
  const digest = `SHA-256=${encode(hash, 'base64')}`
  const values: Readonly<Record<string, string>> = {
    '(request-target)': `${sample.method.toLowerCase()} ${pathname}${search}`,
    host,
    date,
    digest,
    'content-type': sample.headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? '',
  }
  const content = await joinBytes([signed.map((name) => `${name}: ${values[name] ?? ''}`).join('\n')])
  const signature = encode(await signBytes(content, privateKey, 'RS256', 'signActivitypub'), 'base64')
  return withHeaders(sample, {
    Date: date,
    Digest: digest,
    Signature: `keyId="${sender}#main-key",algorithm="rsa-sha256",headers="${signed.join(' ')}",signature="${signature}"`,
  })
}

/** The document of an actor with one key, such as a server returns it. */
export function actorDocument(publicKeyPem: string, id: string = actor): object {
  return {
    '@context': ['https://www.w3.org/ns/activitystreams', 'https://w3id.org/security/v1'],
    id,
    type: 'Person',
    inbox: `${id}/inbox`,
    publicKey: { id: `${id}#main-key`, owner: id, publicKeyPem },
  }
}

/** A server that has only this actor. */
function serve(publicKeyPem: string): (url: string) => Promise<Response> {
  return async (url) =>
    url === actor
      ? Response.json(actorDocument(publicKeyPem), { headers: { 'Content-Type': 'application/activity+json' } })
      : new Response(null, { status: 404 })
}

/** Genuine deliveries of an ActivityPub server, for tools and tests that work with any vendor. */
export const deliveries: VendorDeliveries = {
  credential: 'key pair',
  needs: [
    { name: 'keys', kind: 'public key', env: 'ACTIVITYPUB_PUBLIC_KEY', about: 'the public key of the actor, as PEM' },
    { name: 'url', kind: 'url', env: 'ACTIVITYPUB_INBOX_URL', about: 'the URL of the inbox' },
  ],
  samples: {
    Create: (options) => activitypubSample(options),
    Follow: (options) => activitypubSample({ ...options, event: 'Follow' }),
    Delete: (options) => activitypubSample({ ...options, event: 'Delete' }),
  },
  provider: (values) =>
    activitypub({
      url: new URL(requireOneValue(values, 'url', 'activitypub')).origin,
      fetch: serve(requireOneValue(values, 'keys', 'activitypub')),
    }),
  sender: async ({ privateKey, url = 'https://receiver.example/hooks' } = {}) => {
    const keys = privateKey === undefined ? await generateKeys('RS256') : await readKeys(privateKey, 'RS256')
    return {
      provider: activitypub({ url: new URL(url).origin, fetch: serve(keys.pem) }),
      publicKey: keys.pem,
      sign: (sample, sent) => signActivitypub(sample, { ...keys, ...sent }),
    }
  },
}
