import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import {
  type PushChannelsOptions,
  pushChannels,
  type WatchRequest,
} from '../../../src/clients/channels/push-channels.js'
import { simulatedNetwork } from '../simulated-network.js'
import { createTiming, rejection } from '../timing.js'

const baseUrl = 'https://www.example.com'
const watchUrl = `${baseUrl}/calendar/v3/calendars/primary/events/watch`
const stopUrl = `${baseUrl}/calendar/v3/channels/stop`
const address = 'https://consumer.example/hooks/push'
const resource = ['calendars', 'primary', 'events']

const provider = simulatedNetwork()

interface Seen {
  readonly url: string
  readonly authorization: string | null
  readonly body: unknown
}

function answering(url: string, ...answers: readonly ((body: never) => Response)[]) {
  const seen: Seen[] = []
  provider.use(
    http.post(url, async ({ request }) => {
      const body: unknown = await request.json()
      seen.push({ url: request.url, authorization: request.headers.get('authorization'), body })
      return answers[Math.min(seen.length, answers.length) - 1]?.(body as never)
    }),
  )
  return seen
}

const accepted = ({ id }: { readonly id: string }) =>
  HttpResponse.json({ kind: 'api#channel', id, resourceId: 'r1', resourceUri: `${baseUrl}/r1?alt=json` })

function channels(options: Partial<PushChannelsOptions> = {}) {
  return pushChannels({
    baseUrl,
    apiName: 'calendar',
    token: 'access',
    ...createTiming(),
    ...options,
  } as PushChannelsOptions)
}

describe('pushChannels', () => {
  describe('watch', () => {
    it('sends the fields of the specification, and returns the channel', async () => {
      const seen = answering(watchUrl, ({ id, token }: { id: string; token: string }) =>
        HttpResponse.json({
          kind: 'api#channel',
          id,
          resourceId: 'r1',
          resourceUri: `${baseUrl}/r1`,
          token,
          expiration: 1_796_000_000_000,
        }),
      )
      const request = { resource, address, id: 'channel-1', token: 'shared', expiration: 1_796_000_000_000 }
      expect(await channels().watch({ ...request, params: { ttl: '3600' }, payload: true })).toEqual({
        kind: 'api#channel',
        id: 'channel-1',
        resourceId: 'r1',
        resourceUri: `${baseUrl}/r1`,
        token: 'shared',
        expiration: 1_796_000_000_000,
      })
      expect(seen).toEqual([
        {
          url: watchUrl,
          authorization: 'Bearer access',
          body: {
            id: 'channel-1',
            type: 'web_hook',
            address,
            token: 'shared',
            expiration: 1_796_000_000_000,
            params: { ttl: '3600' },
            payload: true,
          },
        },
      ])
    })

    it('generates an id, and leaves out missing fields', async () => {
      const seen = answering(watchUrl, accepted)
      const channel = await channels().watch({ resource, address })
      expect(channel.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
      expect(channel).toMatchObject({ token: undefined, expiration: undefined })
      expect(seen[0]?.body).toEqual({ id: channel.id, type: 'web_hook', address })
    })

    it.each([
      ['1796000000000', 1_796_000_000_000],
      [1_796_000_000_000, 1_796_000_000_000],
    ])('reads the expiration %j', async (expiration, expected) => {
      answering(watchUrl, ({ id }: { id: string }) => HttpResponse.json({ id, resourceId: 'r1', expiration }))
      expect((await channels().watch({ resource, address })).expiration).toBe(expected)
    })

    it.each([
      ['another kind', { kind: 'api#other' }],
      ['no resource id', { resourceId: undefined }],
      ['an expiration that is no time', { expiration: 'soon' }],
      ['an expiration with a fraction', { expiration: 1.5 }],
      ['another id', { id: 'other' }],
    ])('rejects a response with %s', async (_, change) => {
      answering(watchUrl, ({ id }: { id: string }) =>
        HttpResponse.json({ kind: 'api#channel', id, resourceId: 'r1', resourceUri: 'u', ...change }),
      )
      expect(await rejection(channels().watch({ resource, address }))).toMatchObject({ code: 'response_invalid' })
    })

    it('encodes the segments of the path', async () => {
      const seen = answering(`${baseUrl}/api/drive/v2/calendars/*/events/watch`, accepted)
      const client = channels({ baseUrl: `${baseUrl}/api/`, apiName: 'drive', apiVersion: 'v2' })
      await client.watch({ resource: ['calendars', 'de.#holiday@x/../?a=b', 'events'], address, query: { a: '1&b' } })
      expect(seen[0]?.url).toBe(
        `${baseUrl}/api/drive/v2/calendars/de.%23holiday%40x%2F..%2F%3Fa%3Db/events/watch?a=1%26b`,
      )
    })

    it('is retried after 429, but not after 500, when the channel may exist', async () => {
      const seen = answering(watchUrl, () => new HttpResponse(null, { status: 500 }))
      expect(await rejection(channels().watch({ resource, address }))).toMatchObject({
        code: 'server_failed',
        attempts: 1,
      })
      expect(seen).toHaveLength(1)
      const limited = answering(watchUrl, () => new HttpResponse(null, { status: 429 }), accepted)
      await channels().watch({ resource, address })
      expect(limited[1]?.body).toEqual(limited[0]?.body)
    })

    it('does not reveal the token of the channel', async () => {
      answering(watchUrl, ({ token }: { token: string }) => HttpResponse.json({ bad: token }, { status: 400 }))
      const error = await rejection(channels().watch({ resource, address, token: 'shared-s3cret' }))
      expect(error).toMatchObject({ code: 'refused', bodyExcerpt: '{"bad":"[secret]"}' })
    })

    it.each([
      ['as a whole', (sent: string) => sent],
      ['without the rest', () => 'https://consumer.example/other?key=hook-s3cret'],
    ])('does not reveal a token in the address, %s', async (_, quote) => {
      answering(watchUrl, (body: { address: string }) =>
        HttpResponse.json({ bad: quote(body.address) }, { status: 401 }),
      )
      const secretive = 'https://consumer.example/hook?from=push&key=hook-s3cret'
      const error = await rejection(channels().watch({ resource, address: secretive }))
      expect(error).toMatchObject({ code: 'unauthorized', bodyExcerpt: expect.stringContaining('[secret]') })
      expect(error).not.toMatchObject({ bodyExcerpt: expect.stringContaining('s3cret') })
    })

    it.each([
      ['no resource', { resource: [] }],
      ['a text as resource', { resource: 'events' }],
      ['an empty part', { resource: ['calendars', '', 'events'] }],
      ['a step up', { resource: ['calendars', '..', 'events'] }],
      ['a step to itself', { resource: ['.', 'events'] }],
      ['half a character', { resource: ['\ud800'] }],
      ['an address without TLS', { address: 'http://consumer.example/' }],
      ['an address with a user', { address: 'https://user:pass@consumer.example/' }],
      ['an address with a fragment', { address: 'https://consumer.example/#a' }],
      ['an invalid address', { address: 'consumer.example' }],
      ['a long id', { id: 'x'.repeat(65) }],
      ['an empty id', { id: '' }],
      ['a long token', { token: 'x'.repeat(257) }],
      ['a time with a fraction', { expiration: 1.5 }],
    ] as const)('rejects %s', async (_, change) => {
      await expect(channels().watch({ resource, address, ...change } as WatchRequest)).rejects.toThrow(TypeError)
    })
  })

  describe('stop', () => {
    it('sends the ids of channel and resource', async () => {
      const seen = answering(stopUrl, () => new HttpResponse(null, { status: 204 }))
      expect(await channels().stop({ id: 'c1', resourceId: 'r1' })).toBe(true)
      expect(seen).toEqual([{ url: stopUrl, authorization: 'Bearer access', body: { id: 'c1', resourceId: 'r1' } }])
    })

    it('is retried, and accepts a channel that is gone', async () => {
      const seen = answering(
        stopUrl,
        () => new HttpResponse(null, { status: 500 }),
        () => new HttpResponse(null, { status: 404 }),
      )
      expect(await channels().stop({ id: 'c1', resourceId: 'r1' })).toBe(false)
      expect(seen).toHaveLength(2)
    })

    it('fails for other errors', async () => {
      answering(stopUrl, () => new HttpResponse(null, { status: 403 }))
      expect(await rejection(channels().stop({ id: 'c1', resourceId: 'r1' }))).toMatchObject({ code: 'forbidden' })
    })
  })

  it.each([
    ['baseUrl', { baseUrl: 'http://www.example.com' }],
    ['baseUrl', { baseUrl: 'https://www.example.com/?a' }],
    ['baseUrl', { baseUrl: 'https://www.example.com@evil.example' }],
    ['baseUrl', { baseUrl: 'https:www.example.com' }],
    ['baseUrl', { baseUrl: 'http://localhost:8080' }],
    ['baseUrl', { baseUrl: 'http://localhost.evil.example', allowLoopbackHttp: true }],
    ['apiName', { apiName: '' }],
    ['apiVersion', { apiVersion: '' }],
  ] as const)('rejects a wrong %s', (name, options) => {
    expect(() => channels(options)).toThrow(new RegExp(`^pushChannels: ${name} `))
  })

  it.each(['http://localhost:8080', 'http://127.0.0.1:1/base', 'http://[::1]:1'])(
    'takes %s where it is allowed',
    (url) => {
      expect(() => channels({ baseUrl: url, allowLoopbackHttp: true })).not.toThrow()
    },
  )
})
