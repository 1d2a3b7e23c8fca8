import { createHmac, randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createChannelKeeper } from '../../src/clients/channels/channel-keeper.js'
import { memoryChannelStore } from '../../src/clients/channels/memory.js'
import { websubHub } from '../../src/clients/channels/websub-hub.js'
import { createReceiver, memoryDedupeStore } from '../../src/index.js'
import { injectDelivery, type Sample, withBody, withHeaders } from '../../src/testing/index.js'
import { signWebsub, websubSample } from '../../src/testing/vendors/websub.js'
import { type WebsubOptions, websub } from '../../src/vendors/websub/index.js'

const hub = 'https://hub.example/subscribe'
const topic = 'https://www.youtube.com/feeds/videos.xml?channel_id=UC123'
const start = Date.parse('2026-11-21T10:00:00Z')

interface Subscription {
  readonly callback: string
  readonly secret: string
}

interface HubOptions {
  readonly leaseSeconds?: number | undefined
  readonly denies?: boolean
  readonly method?: string
}

/** A hub as the Recommendation describes it, sections 5 and 7, that calls the receiver at once. */
function createHub({ denies = false, method = 'sha256', ...options }: HubOptions = {}) {
  const { leaseSeconds } = { leaseSeconds: 432_000, ...options }
  const requests: Record<string, string>[] = []
  const subscriptions = new Map<string, Subscription>()
  const answers: number[] = []
  let call: (sample: Sample) => Promise<{ readonly status: number; readonly body: string }>
  const get = (callback: string, parameters: Record<string, string>) =>
    call({
      ...websubSample({ method: 'GET', url: `${callback}&${new URLSearchParams(parameters)}` }),
      headers: [],
      body: new Uint8Array(),
    })

  async function verify(form: Record<string, string>): Promise<void> {
    const {
      'hub.callback': callback = '',
      'hub.mode': mode = '',
      'hub.topic': asked = '',
      'hub.secret': secret = '',
    } = form
    if (denies)
      return void answers.push(
        (await get(callback, { 'hub.mode': 'denied', 'hub.topic': asked, 'hub.reason': 'not\npublic' })).status,
      )
    const challenge = randomUUID()
    const lease: Record<string, string> =
      mode === 'subscribe' && leaseSeconds !== undefined ? { 'hub.lease_seconds': String(leaseSeconds) } : {}
    const { status, body } = await get(callback, {
      'hub.mode': mode,
      'hub.topic': asked,
      'hub.challenge': challenge,
      ...lease,
    })
    answers.push(status)
    if (status >= 300 || body !== challenge) return
    if (mode === 'subscribe') subscriptions.set(callback, { callback, secret })
    else subscriptions.delete(callback)
  }

  return {
    requests,
    subscriptions,
    answers,
    get,
    connect(next: typeof call) {
      call = next
    },
    fetch: async (_: string, init: RequestInit) => {
      const form = Object.fromEntries(init.body as URLSearchParams)
      requests.push(form)
      await verify(form)
      return new Response(null, { status: 202 })
    },
    /** Sends content to all subscribers. */
    publish: (body: string, type = 'application/atom+xml') =>
      Promise.all(
        [...subscriptions.values()].map(({ callback, secret }) => {
          const signature = `${method}=${createHmac(method, secret).update(body).digest('hex')}`
          const sample = withBody(websubSample({ url: callback }), body)
          return call(withHeaders(sample, { 'Content-Type': type, 'X-Hub-Signature': signature }))
        }),
      ),
  }
}

type Watches = Readonly<Record<string, { readonly resource: readonly string[] }>>

function setUp(
  server = createHub(),
  options: Partial<WebsubOptions> = {},
  { watches: others = {}, ...keeping }: { readonly lifetimeMs?: number; readonly watches?: Watches } = {},
) {
  let time = start
  const now = () => time
  const keeper = createChannelKeeper({
    channels: websubHub({ hub, fetch: server.fetch, now }),
    store: memoryChannelStore({ now }),
    address: 'https://receiver.example/hooks',
    watches: { videos: { resource: [topic] }, ...others },
    ...keeping,
    now,
  })
  const seen: unknown[] = []
  const codes: string[] = []
  const receiver = createReceiver({
    provider: websub({ subscriptions: keeper, now, ...options } as WebsubOptions),
    on: {
      entry: ({ payload }) => void seen.push(payload.entry['yt:videoId'] ?? payload.entry.title),
      content: ({ payload }) => void seen.push(payload.content),
    },
    dedupe: memoryDedupeStore(),
    onError: ({ code }) => void codes.push(code),
  })
  server.connect(async (sample) => {
    const { response } = await injectDelivery(receiver, sample)
    return { status: response.status, body: String(response.body) }
  })
  const pass = (ms: number) => {
    time += ms
  }
  return { keeper, seen, codes, server, pass }
}

const channelOf = (form: Record<string, string> | undefined) =>
  new URL(form?.['hub.callback'] ?? '').searchParams.get('channel') ?? ''

// As YouTube documents it, with another channel and video.
const video = `<?xml version="1.0"?><?xml-stylesheet href="/feed.xsl?v=2"?>
<feed xmlns:yt="http://www.youtube.com/xml/schemas/2015" xmlns="http://www.w3.org/2005/Atom">
  <link rel="hub" href="https://pubsubhubbub.appspot.com"/>
  <link rel="self" href="${topic.replace('&', '&amp;')}"/>
  <title>YouTube video feed</title><updated>2015-04-01T19:05:24.552394234+00:00</updated>
  <entry>
    <id>yt:video:v1</id><yt:videoId>v1</yt:videoId><yt:channelId>UC123</yt:channelId><title>Tide</title>
    <link rel="alternate" href="http://www.youtube.com/watch?v=v1"/>
    <author><name>Harbour</name><uri>http://www.youtube.com/channel/UC123</uri></author>
    <published>2015-03-06T21:40:57+00:00</published><updated>2015-03-09T19:05:24.552394234+00:00</updated>
  </entry>
</feed>`

describe('websub with a keeper', () => {
  it('subscribes with a new secret and callback, confirms it, and handles what is published', async () => {
    const { keeper, server, seen } = setUp()
    expect(await keeper.reconcile()).toEqual([{ watch: 'videos', state: 'created' }])
    const [request] = server.requests
    expect(request).toMatchObject({ 'hub.mode': 'subscribe', 'hub.topic': topic })
    expect(request?.['hub.callback']).toBe(
      `https://receiver.example/hooks?channel=${channelOf(request)}&topic=${encodeURIComponent(topic)}`,
    )
    expect(channelOf(request)).toMatch(/^[\da-f-]{36}$/)
    expect(request?.['hub.secret']).toMatch(/^[\w-]{43}$/)
    expect(server.answers).toEqual([200])
    expect(await server.publish(video)).toMatchObject([{ status: 200 }])
    expect(await keeper.reconcile()).toEqual([{ watch: 'videos', state: 'kept' }])
    expect(seen).toEqual(['v1'])
  })

  it('renews before the lease of the hub ends, handles an entry of both subscriptions once, and ends the old one', async () => {
    const { keeper, server, seen, pass } = setUp(createHub({ leaseSeconds: 86_400 }))
    await keeper.reconcile()
    pass(58_000_000)
    expect(await keeper.reconcile()).toEqual([{ watch: 'videos', state: 'renewed' }])
    expect(server.subscriptions.size).toBe(2)
    expect(new Set(server.requests.map((form) => form['hub.secret'])).size).toBe(2)
    expect(await server.publish(video)).toMatchObject([{ status: 200 }, { status: 200 }])
    expect(seen).toEqual(['v1'])
    pass(61_000)
    await keeper.reconcile()
    expect(server.requests.at(-1)).toMatchObject({ 'hub.mode': 'unsubscribe', 'hub.topic': topic })
    expect(server.answers).toEqual([200, 200, 200])
    expect([...server.subscriptions.keys()]).toEqual([server.requests[1]?.['hub.callback']])
  })

  it('answers a hub only about a topic and a subscription that wait for it', async () => {
    const { keeper, server, codes, pass } = setUp()
    await keeper.reconcile()
    pass(600_000)
    const callback = server.requests[0]?.['hub.callback'] ?? ''
    const asked = { 'hub.mode': 'subscribe', 'hub.topic': topic, 'hub.challenge': 'c', 'hub.lease_seconds': '9000' }
    const other = callback.replace(/channel=[^&]*/, `channel=${randomUUID()}`)
    const statuses = await Promise.all([
      server.get(callback, asked),
      server.get(callback, { ...asked, 'hub.topic': 'https://rival.example/feed' }),
      server.get(callback, { ...asked, 'hub.mode': 'unsubscribe' }),
      server.get(other, asked),
      server.get(other, { 'hub.mode': 'denied', 'hub.topic': topic }),
      server.get(callback, {}),
    ])
    expect(statuses.map(({ status, body }) => [status, body])).toEqual(Array(6).fill([404, '']))
    expect(new Set(codes)).toEqual(new Set(['method_not_allowed']))
    expect(await keeper.reconcile()).toEqual([{ watch: 'videos', state: 'kept' }])
  })

  it('confirms again to a hub that asks again soon, about the same topic, and keeps the first lease', async () => {
    const { keeper, server, pass } = setUp()
    await keeper.reconcile()
    const callback = server.requests[0]?.['hub.callback'] ?? ''
    const channelId = channelOf(server.requests[0])
    const first = await keeper.lookup(channelId)
    pass(599_999)
    const asked = { 'hub.mode': 'subscribe', 'hub.topic': topic, 'hub.challenge': 'c2', 'hub.lease_seconds': '432000' }
    expect(await server.get(callback, asked)).toEqual({ status: 200, body: 'c2' })
    expect((await server.get(callback, { ...asked, 'hub.topic': `${topic}4` })).status).toBe(404)
    expect((await server.get(callback, { ...asked, 'hub.mode': 'unsubscribe' })).status).toBe(404)
    expect(await keeper.lookup(channelId)).toEqual(first)
    await keeper.ended(channelId)
    expect((await server.get(callback, asked)).status).toBe(404)
  })

  it('refuses a confirmation of a waiting subscription without a lease, of another topic or with markup', async () => {
    const server = createHub()
    const statuses: number[] = []
    const asked = { 'hub.mode': 'subscribe', 'hub.topic': topic, 'hub.challenge': 'c', 'hub.lease_seconds': '9000' }
    const wrong = [{ 'hub.lease_seconds': '0' }, { 'hub.topic': `${topic}4` }, { 'hub.challenge': '<script>' }]
    const fetch: typeof server.fetch = async (url, init) => {
      const callback = new URLSearchParams(init.body as URLSearchParams).get('hub.callback') ?? ''
      for (const change of wrong) statuses.push((await server.get(callback, { ...asked, ...change })).status)
      return server.fetch(url, init)
    }
    await setUp({ ...server, fetch }).keeper.reconcile()
    expect(statuses).toEqual([404, 404, 404])
    expect(server.answers).toEqual([200])
  })

  it('subscribes again after a denial, and reports its reason', async () => {
    const denials: unknown[] = []
    const { keeper, server } = setUp(createHub({ denies: true }), { onDenied: (denial) => void denials.push(denial) })
    await keeper.reconcile()
    expect(server.answers).toEqual([200])
    expect(denials).toMatchObject([{ topic, reason: 'not public' }])
    expect(await keeper.reconcile()).toEqual([{ watch: 'videos', state: 'created' }])
    expect(server.requests).toHaveLength(2)
  })

  it('subscribes again if the hub accepts and never asks', async () => {
    const server = createHub()
    const silent = { ...server, fetch: async () => new Response(null, { status: 202 }) }
    const { keeper } = setUp(silent)
    expect(await keeper.reconcile()).toEqual([{ watch: 'videos', state: 'created' }])
    expect(await keeper.reconcile()).toEqual([{ watch: 'videos', state: 'created' }])
  })

  it('refuses content that was signed with the secret of another subscription, or for no subscription', async () => {
    const { keeper, server, codes, seen } = setUp()
    await keeper.reconcile()
    const [subscription] = server.subscriptions.values()
    const callback = subscription?.callback ?? ''
    server.subscriptions.set(callback, { callback, secret: 'another' })
    expect(await server.publish(video)).toMatchObject([{ status: 401 }])
    server.subscriptions.clear()
    server.subscriptions.set('x', { callback: 'https://receiver.example/hooks?channel=7', secret: 'another' })
    expect(await server.publish(video)).toMatchObject([{ status: 401 }])
    expect(codes).toEqual(['signature_mismatch', 'key_unknown'])
    expect(seen).toEqual([])
  })

  it('looks up the subscription once for each delivery, and reports unknown ones', async () => {
    const lookups: string[] = []
    const unknown: unknown[] = []
    const store = memoryChannelStore({ now: () => start })
    const find = (id: string) => {
      lookups.push(id)
      return store.find(id)
    }
    const keeper = createChannelKeeper({
      channels: websubHub({ hub, now: () => start }),
      store: { ...store, find },
      address: 'https://receiver.example/hooks',
      watches: {},
      now: () => start,
      onUnknownChannel: (channel) => void unknown.push(channel),
    })
    const receiver = createReceiver({ provider: websub({ subscriptions: keeper }), on: {} })
    const sample = websubSample({ url: 'https://receiver.example/hooks?channel=7' })
    await injectDelivery(receiver, withHeaders(sample, { 'X-Hub-Signature': `sha256=${'0'.repeat(64)}` }))
    expect([lookups, unknown]).toEqual([['7'], [{ channelId: '7', state: 'unknown' }]])
  })

  it('lets no publisher take the ids of another topic', async () => {
    const { keeper, server, seen, codes } = setUp(undefined, undefined, {
      watches: { rival: { resource: ['https://rival.example/feed'] } },
    })
    await keeper.reconcile()
    // Both hubs send a feed with the ids of the first topic.
    expect(await server.publish(video)).toMatchObject([{ status: 200 }, { status: 200 }])
    expect(seen).toEqual(['v1', 'v1'])
    expect(await server.publish(video)).toMatchObject([{ status: 200 }, { status: 200 }])
    expect(seen).toHaveLength(2)
    // Nor does it help to name the other topic in the callback.
    const [, rival] = server.subscriptions.values()
    const callback = rival?.callback.replace(/topic=.*/, `topic=${encodeURIComponent(topic)}`) ?? ''
    server.subscriptions.clear()
    server.subscriptions.set(callback, { callback, secret: rival?.secret ?? '' })
    expect(await server.publish(video)).toMatchObject([{ status: 401 }])
    expect(codes).toEqual(['key_unknown'])
  })

  it('keeps to the requested lifetime if the hub says no lease', async () => {
    const server = createHub({ leaseSeconds: undefined })
    const { keeper, pass } = setUp(server, {}, { lifetimeMs: 86_400_000 })
    await keeper.reconcile()
    expect(server.answers).toEqual([200])
    pass(58_000_000)
    expect(await keeper.reconcile()).toEqual([{ watch: 'videos', state: 'renewed' }])
  })

  it('accepts sha1 only with the option', async () => {
    const strict = setUp(createHub({ method: 'sha1' }))
    await strict.keeper.reconcile()
    expect(await strict.server.publish(video)).toMatchObject([{ status: 401 }])
    expect(strict.codes).toEqual(['algorithm_not_allowed'])
    const lenient = setUp(createHub({ method: 'sha1' }), { algorithms: ['sha1'] })
    await lenient.keeper.reconcile()
    expect(await lenient.server.publish(video)).toMatchObject([{ status: 200 }])
  })
})

describe('websub', () => {
  const secret = 's3cret'
  const provider = websub({ secrets: secret })

  async function parse(event: 'entry' | 'deleted-entry' | 'item' | 'content') {
    const verified = await provider.verify(await signWebsub(websubSample({ event }), { secret }))
    return provider.parseAll(verified)
  }

  it('makes a delivery of each kind of content', async () => {
    expect(await parse('entry')).toMatchObject([
      {
        event: 'entry',
        known: true,
        id: 'https%3A//blog.example/feed:tag%3Ablog.example,2026%3A7:2026-11-21T10%3A15%3A29Z',
        payload: {
          channelId: '3f0c1e4a-9a53-4a7e-8d0a-6f1f6c2f0b11',
          feed: { title: 'Harbour news', link: [{ '@rel': 'self' }] },
          entry: { title: { '@type': 'html', '#text': 'A <b>storm</b>' }, author: [{ name: 'Mira' }] },
        },
      },
    ])
    expect(await parse('deleted-entry')).toMatchObject([
      { event: 'deleted-entry', payload: { deletedEntry: { '@ref': 'tag:blog.example,2026:6' } } },
    ])
    expect(await parse('item')).toMatchObject([
      { event: 'item', payload: { feed: { title: 'Harbour news' }, item: { guid: { '#text': '7' } } } },
    ])
    expect(await parse('content')).toMatchObject([{ event: 'content', payload: { content: { items: [{ id: '7' }] } } }])
  })

  it('binds the ids of entries to the topic that the option finds', async () => {
    const bound = websub({ secrets: secret, topic: ({ url }) => new URL(url).pathname })
    const verified = await bound.verify(await signWebsub(websubSample(), { secret }))
    expect(await bound.parseAll(verified)).toMatchObject([
      { id: '/hooks:tag%3Ablog.example,2026%3A7:2026-11-21T10%3A15%3A29Z', payload: { topic: '/hooks' } },
    ])
  })

  it('tells items and entries without an id apart', async () => {
    const bodies = [
      '<rss version="2.0"><channel><item><title>A</title></item><item><title>B</title></item></channel></rss>',
      '<feed xmlns="http://www.w3.org/2005/Atom"><entry><title>A</title></entry><entry><title>B</title></entry></feed>',
    ]
    for (const body of bodies) {
      const verified = await provider.verify(await signWebsub(withBody(websubSample(), body), { secret }))
      const ids = (await provider.parseAll(verified)).map(({ id }) => id)
      expect(new Set(ids).size).toBe(2)
    }
  })

  it('takes text of any kind, and refuses other media types', async () => {
    const page = withHeaders(withBody(websubSample(), '<p>'), { 'Content-Type': 'text/html' })
    const verified = await provider.verify(await signWebsub(page, { secret }))
    expect(await provider.parse(verified)).toMatchObject({ event: 'content', payload: { content: '<p>' } })
    expect(() => provider.admit(withHeaders(page, { 'Content-Type': 'image/png' }))).toThrow()
  })

  // From `printf content | openssl dgst -sha384 -hmac key`.
  it.each([
    ['sha384', '10a516c935d7876d270342967ef1d251e2c44fd7980fa4781636986e1caf1b3fa78cb8c0773291adb72d0ae66060b13a'],
    [
      'sha512',
      '21a6ff90fb245e0fd9cb3d949399b69e4c838e5120c10e66b4da7bc6a7b6eaeb839fd08a8a5b9ebcbf6ffa6eec70b1f733efe914f67fb9d0ac8a5aab6aa508da',
    ],
  ])('accepts %s', async (method, digest) => {
    const sample = withHeaders(withBody(websubSample({ event: 'content' }), 'content'), {
      'X-Hub-Signature': `${method}=${digest}`,
    })
    expect(await websub({ secrets: 'key' }).verify(sample)).toMatchObject({ proof: { algorithm: `hmac-${method}` } })
  })

  it('answers no hub without subscriptions', async () => {
    const receiver = createReceiver({ provider, on: {} })
    const url = 'https://receiver.example/hooks?hub.mode=subscribe&hub.topic=t&hub.challenge=c&hub.lease_seconds=9'
    expect(await injectDelivery(receiver, websubSample({ method: 'GET', url }))).toMatchObject({
      response: { status: 405 },
    })
  })

  it('refuses wrong options', () => {
    const wrong = (options: unknown) => () => websub(options as WebsubOptions)
    expect(wrong({})).toThrow('exactly one of subscriptions and secrets')
    expect(wrong({ secrets: 's', algorithms: [] })).toThrow('algorithms')
    expect(wrong({ secrets: 's', algorithms: ['md5'] })).toThrow('algorithms')
    expect(wrong({ subscriptions: {} })).toThrow('subscriptions')
    const subscriptions = createChannelKeeper({
      channels: websubHub({ hub }),
      store: memoryChannelStore(),
      address: 'https://receiver.example',
      watches: {},
    })
    expect(wrong({ subscriptions, topic: () => topic })).toThrow('topic is for secrets only')
  })
})

describe('websubHub', () => {
  it('refuses a hub without TLS, a topic that is no URL, and a long secret', async () => {
    expect(() => websubHub({ hub: 'http://hub.example' })).toThrow('hub')
    const channels = websubHub({ hub, fetch: async () => new Response() })
    const request = { resource: [topic], address: 'https://receiver.example', id: '1', token: 's' }
    await expect(channels.watch({ ...request, resource: ['feeds', 'x'] })).rejects.toThrow('topic')
    await expect(channels.watch({ ...request, token: 'x'.repeat(200) })).rejects.toThrow('199')
  })

  it('sends credentials and parameters of the hub, and the lifetime', async () => {
    const sent: RequestInit[] = []
    const channels = websubHub({
      hub,
      authorization: 'Basic bWlyYTpzM2NyZXQ=',
      now: () => start,
      fetch: async (_, init) => {
        sent.push(init)
        return new Response(null, { status: 202 })
      },
    })
    const address = 'https://receiver.example/hooks?tenant=a'
    const request = { resource: [topic], address, id: 'i1', token: 's3cret', params: { format: 'json' } }
    await channels.watch({ ...request, expiration: start + 86_400_000 })
    expect(new Headers(sent[0]?.headers).get('authorization')).toBe('Basic bWlyYTpzM2NyZXQ=')
    expect(Object.fromEntries(sent[0]?.body as URLSearchParams)).toEqual({
      format: 'json',
      'hub.callback': `https://receiver.example/hooks?tenant=a&channel=i1&topic=${encodeURIComponent(topic)}`,
      'hub.mode': 'subscribe',
      'hub.topic': topic,
      'hub.secret': 's3cret',
      'hub.lease_seconds': '86400',
    })
  })
})
