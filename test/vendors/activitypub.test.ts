import { describe, expect, it } from 'vitest'
import { createReceiver, memoryDedupeStore } from '../../src/index.js'
import { injectDelivery, type Sample, signHttpMessage, withBody, withHeaders } from '../../src/testing/index.js'
import {
  activityPayloads,
  activitypubSample,
  actorDocument,
  signActivitypub,
} from '../../src/testing/vendors/activitypub.js'
import { type ActivitypubOptions, activitypub } from '../../src/vendors/activitypub/index.js'
import { otherKeys, sharedKeys } from '../testing/signing-keys.js'

const actor = 'https://harbour.example/users/mira'
const keyId = `${actor}#main-key`
const rival = 'https://harbour.example/users/rival'
const now = 1_795_256_130_000
const url = 'https://receiver.example'
const keys = await sharedKeys('RS256')
const newer = await otherKeys('RS256')

/** A receiver, and the network that it asks for actors: documents by URL, or statuses. */
function setUp(options: Partial<ActivitypubOptions> = {}) {
  const network = new Map<string, object | number>([[actor, actorDocument(keys.pem)]])
  const asked: string[] = []
  const answer = { type: 'application/activity+json; charset=utf-8' }
  const clock = { now }
  const provider = activitypub({
    url,
    now: () => clock.now,
    fetch: async (address) => {
      asked.push(address)
      const found = network.get(address) ?? 404
      if (typeof found === 'number') return new Response('', { status: found })
      return Response.json(found, { headers: { 'Content-Type': answer.type } })
    },
    ...options,
  })
  const seen: unknown[] = []
  const receiver = createReceiver({
    provider,
    on: { '*': ({ event, id }) => void seen.push([event, id]) },
    dedupe: memoryDedupeStore(),
    now: () => clock.now,
    onError: () => {},
  })
  const receive = async (sample: Sample | Promise<Sample>) => {
    const { outcome, error, response } = await injectDelivery(receiver, await sample)
    return [error?.code ?? outcome, response.status]
  }
  return { network, asked, answer, clock, seen, receive }
}

const sign = (sample: Sample = activitypubSample(), by = keys, options: object = {}) =>
  signActivitypub(sample, { ...by, sentAt: now, ...options })
const signMessage = (sample: Sample = activitypubSample(), by = keys, options: object = {}) =>
  signHttpMessage(sample, { ...by, keyId, sentAt: now, ...options })

describe.each([
  ['a draft signature', sign],
  ['an HTTP message signature', signMessage],
])('activitypub with %s', (_, signed) => {
  it('handles each activity once, and asks for the actor once', async () => {
    const { receive, seen, asked } = setUp()
    for (const event of ['Create', 'Follow', 'Delete'] as const) {
      expect(await receive(signed(activitypubSample({ event })))).toEqual(['handled', 202])
      expect(await receive(signed(activitypubSample({ event })))).toEqual(['duplicate', 202])
    }
    expect(seen).toEqual(Object.entries(activityPayloads).map(([event, { id }]) => [event, id]))
    expect(asked).toEqual([actor])
  })

  it('refuses another body, another key, another inbox, and no signature', async () => {
    const { receive, seen } = setUp()
    expect(await receive(withBody(await signed(), JSON.stringify(activityPayloads.Follow)))).toEqual([
      'signature_mismatch',
      401,
    ])
    expect(await receive(signed(undefined, newer))).toEqual(['signature_mismatch', 401])
    const forwarded = signed(activitypubSample({ url: 'https://other.example/hooks' }))
    expect(await receive({ ...(await forwarded), url: 'https://receiver.example/hooks' })).toEqual([
      'signature_mismatch',
      401,
    ])
    const elsewhere = { ...(await signed()), url: 'https://receiver.example/users/other/inbox' }
    expect(await receive(elsewhere)).toEqual(['signature_mismatch', 401])
    expect(await receive(activitypubSample())).toEqual(['proof_missing', 401])
    expect(seen).toEqual([])
  })

  it('refuses one that is too old or from the future', async () => {
    const { receive } = setUp()
    expect(await receive(signed(undefined, keys, { sentAt: now - 3600_000 }))).toEqual(['handled', 202])
    expect(await receive(signed(undefined, keys, { sentAt: now - 3601_000 }))).toEqual(['timestamp_too_old', 401])
    expect(await receive(signed(undefined, keys, { sentAt: now + 3601_000 }))).toEqual(['timestamp_in_future', 401])
  })

  it('accepts a new key of the actor, and asks for it once a minute', async () => {
    const { receive, network, asked, clock } = setUp()
    expect(await receive(signed())).toEqual(['handled', 202])
    network.set(actor, actorDocument(newer.pem))
    clock.now += 60_000
    expect(await receive(signed(activitypubSample({ event: 'Follow' }), newer))).toEqual(['handled', 202])
    expect(asked).toHaveLength(2)
    for (let count = 0; count < 5; count++) expect(await receive(signed())).toEqual(['signature_mismatch', 401])
    expect(asked).toHaveLength(2)
  })

  it('refuses an activity of another actor on the same host, and an id of another host', async () => {
    const { receive, seen } = setUp()
    const other = activitypubSample({ payload: { actor: rival } })
    expect(await receive(signed(other))).toEqual(['key_not_trusted', 401])
    const embedded = activitypubSample({ payload: { actor: { id: rival } } })
    expect(await receive(signed(embedded))).toEqual(['key_not_trusted', 401])
    const foreign = activitypubSample({ payload: { id: 'https://victim.example/activities/1' } })
    expect(await receive(signed(foreign))).toEqual(['key_not_trusted', 401])
    const nobody = activitypubSample({ payload: { actor: undefined } })
    expect(await receive(signed(nobody))).toEqual(['proof_missing', 401])
    expect(seen).toEqual([])
  })

  it.each([
    '',
    '{',
    'null',
    '[]',
    '7',
    `{"actor":"${actor}","__proto__":{}}`,
    `{"actor":"${actor}","a":${'['.repeat(70)}${']'.repeat(70)}}`,
  ])('refuses the body %s', async (body) => {
    const { receive, asked } = setUp()
    expect(await receive(signed(activitypubSample({ body })))).toEqual(['proof_missing', 401])
    expect(asked).toEqual([])
  })

  it('asks nothing of another host than that of the actor', async () => {
    const { receive, asked } = setUp()
    const other = activitypubSample({ payload: { actor: 'https://victim.example/users/mira', id: undefined } })
    expect(await receive(signed(other))).toEqual(['key_not_trusted', 401])
    expect(asked).toEqual([])
  })

  it('answers that an actor is gone, and refuses what else it sends', async () => {
    for (const status of [404, 410]) {
      const { receive, network, seen, asked } = setUp()
      network.set(actor, status)
      const gone = await signed(activitypubSample({ event: 'Delete' }))
      expect(await receive(gone)).toEqual(['answered', 202])
      expect(await receive(signed())).toEqual(['key_not_trusted', 401])
      expect(asked).toHaveLength(1)
      expect(seen).toEqual([])
    }
  })

  it('verifies that a note was deleted, and that an actor was that still has its key', async () => {
    const { receive, network } = setUp()
    const note = activitypubSample({ event: 'Delete', payload: { object: `${actor}/statuses/1` } })
    expect(await receive(signed(note))).toEqual(['handled', 202])
    expect(await receive(signed(activitypubSample({ event: 'Delete' }), newer))).toEqual(['signature_mismatch', 401])
    network.set(actor, 410)
    const payload = { id: `${actor}#delete/1` }
    expect(await receive(signed(activitypubSample({ event: 'Delete', payload })))).toEqual(['handled', 202])
  })

  it('asks for a retry while the server of the actor fails', async () => {
    const { receive, network } = setUp()
    network.set(actor, 500)
    expect(await receive(signed())).toEqual(['key_unavailable', 503])
    network.set(actor, 302)
    expect(await receive(signed())).toEqual(['key_unavailable', 503])
  })
})

describe('the key of an actor', () => {
  const withKey = (changes: object, id = actor) => ({
    ...actorDocument(keys.pem, id),
    publicKey: { id: keyId, owner: actor, publicKeyPem: keys.pem, ...changes },
  })

  it.each([
    ['another id', withKey({ id: `${actor}#other` })],
    ['another owner', withKey({ owner: rival })],
    ['no PEM', withKey({ publicKeyPem: undefined })],
    ['no key', withKey({ publicKeyPem: 'no key' })],
    ['another actor', withKey({}, rival)],
    ['an actor elsewhere', withKey({}, 'https://victim.example/users/mira')],
    ['an actor on a port', withKey({}, 'https://harbour.example:8443/users/mira')],
    ['nothing', {}],
  ])('does not count with %s, which is remembered', async (_, document) => {
    const { receive, network, asked } = setUp()
    network.set(actor, document)
    expect(await receive(sign())).toEqual(['key_not_trusted', 401])
    const { length } = asked
    expect(await receive(sign())).toEqual(['key_not_trusted', 401])
    expect(asked).toHaveLength(length)
  })

  it('may be one of several, or a document of its own that the actor lists', async () => {
    const { receive, network } = setUp()
    network.set(actor, {
      ...withKey({}),
      publicKey: [{ id: `${actor}#old` }, { id: keyId, owner: actor, publicKeyPem: keys.pem }],
    })
    expect(await receive(sign())).toEqual(['handled', 202])
    const own = setUp()
    const key = { id: `${actor}/main-key`, owner: actor, publicKeyPem: keys.pem }
    const named = withHeaders(await sign(), {})
    const headers = named.headers.map(([name, value]) => [name, value.replace('#main-key', '/main-key')] as const)
    own.network.set(key.id, key)
    own.network.set(actor, { ...actorDocument(keys.pem), publicKey: key })
    expect(await own.receive({ ...named, headers })).toEqual(['handled', 202])
    const unlisted = setUp()
    unlisted.network.set(key.id, key)
    expect(await unlisted.receive({ ...named, headers })).toEqual(['key_not_trusted', 401])
  })

  it.each([
    ['application/activity+json', 'handled'],
    ['application/ld+json; profile="https://www.w3.org/ns/activitystreams"', 'handled'],
    ['application/ld+json', 'key_not_trusted'],
    ['application/ld+json; profile="https://rival.example/"', 'key_not_trusted'],
    ['application/json', 'key_not_trusted'],
    ['application/activity+json-seq', 'key_not_trusted'],
    ['image/png; a=application/activity+json', 'key_not_trusted'],
    ['', 'key_not_trusted'],
  ])('from a document of the type %s is %s', async (type, code) => {
    const { receive, answer, asked } = setUp()
    answer.type = type
    expect((await receive(sign()))[0]).toBe(code)
    expect((await receive(sign()))[0]).toBe(code === 'handled' ? 'duplicate' : code)
    expect(asked).toEqual([actor])
  })

  it('is not retrieved from a document that is too long', async () => {
    const { receive, network } = setUp({ maxBytes: 2000 })
    network.set(actor, { ...actorDocument(keys.pem), summary: 'x'.repeat(2000) })
    expect(await receive(sign())).toEqual(['key_unavailable', 503])
  })

  it.each([
    'http://harbour.example/users/mira',
    'https://user@harbour.example/users/mira',
    'https://harbour.example:8443/users/mira',
    'https://127.0.0.1/users/mira',
    'https://2130706433/users/mira',
    'https://0x7f.1/users/mira',
    'https://0x7f000001/users/mira',
    'https://017700000001/users/mira',
    'https://[::1]/users/mira',
    'https://[::ffff:127.0.0.1]/users/mira',
    'https://localhost/users/mira',
    'https://localhost./users/mira',
    'https://harbour.example./users/mira',
    'https://HARBOUR.example/users/mira',
    'https://harbour.example/users/../mira',
    'file:///etc/passwd',
    'ftp://harbour.example/users/mira',
    'harbour.example/users/mira',
    `https://harbour.example/${'a'.repeat(2048)}`,
  ])('is never asked for at %s', async (address) => {
    const { receive, asked } = setUp()
    const payload = { actor: address, id: undefined }
    expect(await receive(sign(activitypubSample({ payload }), keys, { actor: address }))).toEqual([
      'key_not_trusted',
      401,
    ])
    expect(
      await receive(
        sign(activitypubSample({ event: 'Delete', payload: { ...payload, object: address } }), keys, {
          actor: address,
        }),
      ),
    ).toEqual(['key_not_trusted', 401])
    expect(asked).toEqual([])
  })

  it('is asked for at allowed hosts only', async () => {
    const { receive, asked } = setUp({ allowedHosts: ['other.example'] })
    expect(await receive(sign())).toEqual(['key_not_trusted', 401])
    expect(asked).toEqual([])
    expect(await setUp({ allowedHosts: ['harbour.example'] }).receive(sign())).toEqual(['handled', 202])
  })

  it('is asked for at most so many times a minute, and at most half of them at one domain', async () => {
    const { receive, asked, clock } = setUp({ maxFetchesPerMinute: 4 })
    const from = (host: string) => `https://${host}/users/${asked.length}`
    const send = (host: string) =>
      receive(
        sign(activitypubSample({ payload: { actor: from(host), id: `${from(host)}/1` } }), keys, { actor: from(host) }),
      )
    for (const host of ['a.harbour.example', 'b.harbour.example'])
      expect(await send(host)).toEqual(['key_not_trusted', 401])
    expect(await send('c.harbour.example')).toEqual(['key_unavailable', 503])
    expect(await send('pier.example')).toEqual(['key_not_trusted', 401])
    expect(await send('quay.example')).toEqual(['key_not_trusted', 401])
    expect(await send('dock.example')).toEqual(['key_unavailable', 503])
    expect(asked).toHaveLength(4)
    clock.now += 60_000
    expect(await send('c.harbour.example')).toEqual(['key_not_trusted', 401])
  })

  it('is asked for as often as there are retrievals, if the hosts are allowed by name', async () => {
    const { receive, asked } = setUp({ maxFetchesPerMinute: 3, allowedHosts: ['harbour.example'] })
    const from = (index: number) => `https://harbour.example/users/${index}`
    const send = (index: number) =>
      receive(sign(activitypubSample({ payload: { actor: from(index) } }), keys, { actor: from(index) }))
    for (let index = 0; index < 3; index++) expect(await send(index)).toEqual(['key_not_trusted', 401])
    expect(await send(3)).toEqual(['key_unavailable', 503])
    expect(asked).toHaveLength(3)
  })
})
