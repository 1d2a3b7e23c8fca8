import { generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { KeyQuery, RemoteKeysOptions } from '../../../../src/authors.js'
import { isWebhookError, remoteKeys, toWebhookRequest } from '../../../../src/index.js'
import { countingTimers } from '../../../own-timers.js'
import { rsaPublicKey } from '../../../rsa-keys.js'
import { jwkSet, type KeyServer, keyServer } from './key-server.js'

const url = 'https://pay.example/keys.json'
const jwkOf = (kid?: string) => ({
  ...generateKeyPairSync('ed25519').publicKey.export({ format: 'jwk' }),
  ...(kid !== undefined && { kid }),
})
const [a, b, unnamed] = [jwkOf('a'), jwkOf('b'), jwkOf()]

interface Scene {
  readonly server: KeyServer
  readonly clock: { now: number }
  /** The ids of the keys that are found, or the code of the refusal. */
  readonly find: (keyId?: string) => Promise<readonly (string | undefined)[] | string>
}

function scene(answer: KeyServer['answer'], options: RemoteKeysOptions = {}): Scene {
  const server = keyServer(answer)
  const clock = { now: 1_700_000_000_000 }
  const source = remoteKeys(url, { fetch: server.fetch, now: () => clock.now, ...options })
  const find: Scene['find'] = async (keyId) => {
    const query: KeyQuery = { request: toWebhookRequest({}), keyId, algorithm: undefined, now: clock.now }
    try {
      return (await source.findKeys(query)).map(({ id }) => id)
    } catch (error) {
      return isWebhookError(error) ? error.code : 'not a WebhookError'
    }
  }
  return { server, clock, find }
}

const failing = () => new Response('', { status: 500 })

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('remoteKeys', () => {
  it('finds a key by its id, and all keys if none is named', async () => {
    const { find } = scene(() => jwkSet(a, b))
    expect(await find('b')).toEqual(['b'])
    expect(await find()).toEqual(['a', 'b'])
  })

  it('sends GET without credentials and follows no redirect', async () => {
    const requests: RequestInit[] = []
    const { find } = scene((_, init) => {
      requests.push(init)
      return jwkSet(a)
    })
    await find('a')
    expect(requests).toMatchObject([{ redirect: 'manual', headers: { accept: expect.stringContaining('json') } }])
    expect(Object.keys(requests[0]?.headers ?? {})).toEqual(['accept'])
  })

  it('retrieves the set at the first request, once for all concurrent ones', async () => {
    const { server, find } = scene(() => jwkSet(a))
    expect(server.asked).toEqual([])
    const found = await Promise.all(Array.from({ length: 50 }, () => find('a')))
    expect(found).toEqual(Array(50).fill(['a']))
    expect(server.asked).toEqual([url])
  })

  it('returns synchronously while the set is current', async () => {
    const server = keyServer(() => jwkSet(a))
    const source = remoteKeys(url, { fetch: server.fetch })
    const query: KeyQuery = { request: toWebhookRequest({}), keyId: 'a', algorithm: undefined, now: 0 }
    await source.findKeys(query)
    expect(source.findKeys(query)).not.toBeInstanceOf(Promise)
  })

  it('retrieves the set again after maxAgeMs', async () => {
    const { server, clock, find } = scene(() => jwkSet(a))
    await find('a')
    clock.now += 599_999
    await find('a')
    expect(server.asked).toHaveLength(1)
    clock.now += 1
    server.answer = () => jwkSet(b)
    expect(await find('b')).toEqual(['b'])
    expect(await find('a')).toBe('key_unavailable')
  })

  it('retrieves the set again for an unknown id, but not during the cool-down', async () => {
    const { server, clock, find } = scene(() => jwkSet(a))
    await find('a')
    server.answer = () => jwkSet(a, b)
    clock.now += 29_999
    expect(await find('b')).toBe('key_unavailable')
    expect(server.asked).toHaveLength(1)
    clock.now += 1
    expect(await Promise.all([find('b'), find('b')])).toEqual([['b'], ['b']])
    expect(server.asked).toHaveLength(2)
    for (let index = 0; index < 100; index++) expect(await find(`unknown ${index}`)).toBe('key_unavailable')
    expect(server.asked).toHaveLength(2)
    expect(await find('a')).toEqual(['a'])
  })

  it('reports an unknown key only after a retrieval for that request', async () => {
    const { server, clock, find } = scene(() => jwkSet(a))
    expect(await Promise.all([find('x'), find('x'), find('a')])).toEqual([[], 'key_unavailable', ['a']])
    clock.now += 30_000
    expect(await Promise.all([find('x'), find('x'), find('a')])).toEqual([[], 'key_unavailable', ['a']])
    clock.now += 600_000
    expect(await find('x')).toEqual([])
    expect(server.asked).toHaveLength(3)
  })

  it('does not report a new key as unknown because of a cool-down that someone else caused', async () => {
    const { server, clock, find } = scene(() => jwkSet(a))
    await find('a')
    clock.now += 30_000
    await find('junk')
    server.answer = () => jwkSet(a, b)
    expect(await find('b')).toBe('key_unavailable')
    clock.now += 30_000
    expect(await find('b')).toEqual(['b'])
  })

  it('falls back to keys without an id only after a refresh for the id', async () => {
    const { server, clock, find } = scene(() => jwkSet(unnamed))
    await find()
    clock.now += 30_000
    server.answer = () => jwkSet(unnamed, b)
    expect(await find('b')).toEqual(['b'])
    expect(await find('c')).toEqual([undefined])
  })

  it('answers 503 for an unknown id while the server fails, and still finds known ids', async () => {
    const { server, clock, find } = scene(() => jwkSet(a))
    await find('a')
    clock.now += 30_000
    server.answer = failing
    expect(await find('b')).toBe('key_unavailable')
    expect(await find('a')).toEqual(['a'])
    expect(server.asked).toHaveLength(2)
  })

  it('uses a stale set while the server fails, up to staleMs', async () => {
    const { server, clock, find } = scene(() => jwkSet(a))
    await find('a')
    server.answer = failing
    clock.now += 600_000
    expect(await find('a')).toEqual(['a'])
    clock.now += 3_599_999
    expect(await find('a')).toEqual(['a'])
    clock.now += 1
    expect(await find('a')).toBe('key_unavailable')
    server.answer = () => jwkSet(b)
    clock.now += 5000
    expect(await find('b')).toEqual(['b'])
  })

  it('uses no stale set if staleMs is 0', async () => {
    const { server, clock, find } = scene(() => jwkSet(a), { staleMs: 0 })
    await find('a')
    server.answer = failing
    clock.now += 600_000
    expect(await find('a')).toBe('key_unavailable')
  })

  it('leaves a failing server alone during the cool-down', async () => {
    const { server, clock, find } = scene(failing)
    for (let index = 0; index < 20; index++) expect(await find('a')).toBe('key_unavailable')
    expect(server.asked).toHaveLength(1)
    clock.now += 4999
    expect(await find('a')).toBe('key_unavailable')
    expect(server.asked).toHaveLength(1)
    clock.now += 1
    server.answer = () => jwkSet(a)
    expect(await find('a')).toEqual(['a'])
  })

  it('retrieves again when the clock was set back', async () => {
    const { server, clock, find } = scene(failing)
    await find('a')
    clock.now -= 86_400_000
    server.answer = () => jwkSet(a)
    expect(await find('a')).toEqual(['a'])
    clock.now -= 86_400_000
    expect(await find('a')).toEqual(['a'])
    expect(server.asked).toHaveLength(3)
  })

  it('retrieves again when the clock was set back to a failure before a success', async () => {
    const { server, clock, find } = scene(failing)
    await find('a')
    clock.now += 5000
    server.answer = () => jwkSet(a)
    await find('a')
    clock.now -= 4000
    expect(await find('a')).toEqual(['a'])
    expect(server.asked).toHaveLength(3)
  })

  it.each<[string, () => Response | Promise<Response>]>([
    ['an error', failing],
    ['not found', () => Response.json({ keys: [a] }, { status: 404 })],
    ['no content', () => new Response(null, { status: 204 })],
    ['another success', () => Response.json({ keys: [a] }, { status: 203 })],
    ['a redirect', () => Response.redirect('https://pay.example/other.json')],
    ['no JSON', () => new Response('<html>')],
    ['JSON with a byte that is not UTF-8', () => new Response(new Uint8Array([0x22, 0xff, 0x22]))],
    ['a list', () => Response.json([a])],
    ['null', () => Response.json(null)],
    ['a single key', () => Response.json(a)],
    ['keys that are no list', () => Response.json({ keys: { a } })],
    ['no key', () => jwkSet()],
    ['no usable key', () => jwkSet({ kty: 'oct', k: 'AAAA', kid: 'a' })],
    ['too many keys', () => jwkSet(...Array(101).fill(a))],
    ['keys nested too deeply', () => new Response(`{"keys":${'['.repeat(100_000)}${']'.repeat(100_000)}}`)],
    ['a __proto__ key', () => new Response(`{"__proto__":{},"keys":[${JSON.stringify(a)}]}`)],
    ['too many bytes', () => jwkSet(a, { padding: 'x'.repeat(65_536) })],
    ['a failure of the network', () => Promise.reject(new TypeError('fetch failed'))],
    [
      'a stream that breaks',
      () => new Response(new ReadableStream({ pull: (controller) => controller.error(new Error('reset')) })),
    ],
  ])('answers 503 for %s', async (_, answer) => {
    const { find } = scene(answer)
    expect(await find('a')).toBe('key_unavailable')
    expect(await find()).toBe('key_unavailable')
  })

  const broken = new TypeError('fetch failed')
  it.each<[string, () => Response | Promise<Response>, unknown]>([
    ['a failure of the network', () => Promise.reject(broken), broken],
    ['an error', failing, expect.any(Error)],
    ['null', () => Response.json(null), undefined],
    ['a number', () => Response.json(7), undefined],
    ['a text', () => Response.json('keys'), undefined],
    ['no usable key', () => jwkSet({ kty: 'oct', k: 'AAAA', kid: 'a' }), undefined],
  ])('says why there is no key: %s', async (_, answer, cause) => {
    const source = remoteKeys(url, { fetch: async () => answer() })
    const query: KeyQuery = { request: toWebhookRequest({}), keyId: 'a', algorithm: undefined, now: 0 }
    const code = 'key_unavailable'
    await expect(source.findKeys(query)).rejects.toMatchObject({ code, cause: { code, ...(cause ? { cause } : {}) } })
  })

  it('rejects if fetch throws synchronously', async () => {
    const { find } = scene(() => {
      throw new TypeError('no network')
    })
    expect(await find()).toBe('key_unavailable')
  })

  it('refuses an answer after a redirect that a custom fetch followed', async () => {
    const redirected = jwkSet(a)
    Object.defineProperty(redirected, 'redirected', { value: true })
    const { find } = scene(() => redirected)
    expect(await find()).toBe('key_unavailable')
  })

  it('stops an endless answer at maxBytes', async () => {
    let sent = 0
    let cancelled = false
    const endless = new ReadableStream({
      pull(controller) {
        sent += 1000
        controller.enqueue(new Uint8Array(1000).fill(0x20))
      },
      cancel() {
        cancelled = true
      },
    })
    const { find } = scene(() => new Response(endless), { maxBytes: 10_000 })
    expect(await find()).toBe('key_unavailable')
    expect(sent).toBeLessThan(20_000)
    expect(cancelled).toBe(true)
  })

  it.each<[string, KeyServer['answer']]>([
    ['does not answer', () => new Promise<Response>(() => {})],
    ['does not end', () => new Response(new ReadableStream({ pull: () => new Promise<void>(() => {}) }))],
  ])('stops after timeoutMs if the server %s', async (_, answer) => {
    vi.useFakeTimers()
    await countingTimers(async (timers) => {
      const { find } = scene(answer, { timeoutMs: 3000 })
      const found = find()
      await vi.advanceTimersByTimeAsync(3000)
      expect(await found).toBe('key_unavailable')
      expect(timers.size).toBe(0)
    })
  })

  it('aborts its request after timeoutMs and clears the timer', async () => {
    vi.useFakeTimers()
    await countingTimers(async (timers) => {
      let aborted = false
      const { find } = scene(
        (_, { signal }) =>
          new Promise<Response>((_resolve, fail) => {
            signal?.addEventListener('abort', () => {
              aborted = true
              fail(signal.reason)
            })
          }),
      )
      const found = find()
      await vi.advanceTimersByTimeAsync(5000)
      expect(await found).toBe('key_unavailable')
      expect(aborted).toBe(true)
      expect(timers.size).toBe(0)
    })
  })

  it('clears the timer after a success', async () => {
    vi.useFakeTimers()
    await countingTimers(async (timers) => {
      const { find } = scene(() => jwkSet(a))
      expect(await find('a')).toEqual(['a'])
      expect(timers.size).toBe(0)
    })
  })

  it('ignores keys that cannot verify a signature here', async () => {
    const key = (bits: number) => rsaPublicKey({ bits }).export({ format: 'jwk' })
    const { find } = scene(() =>
      jwkSet(
        a,
        { kty: 'oct', k: 'c2VjcmV0', kid: 'shared secret' },
        { ...jwkOf('encryption'), use: 'enc' },
        { ...jwkOf('operations'), key_ops: ['sign'] },
        { ...jwkOf('algorithm'), alg: 'RS256' },
        { ...key(1024), kid: 'short' },
        { ...key(2048), kid: 'exponent', e: 'AQ' },
        { ...key(2048), kid: 'refused by workers', e: 'AQE' },
        { ...key(2048), kid: 'refused by Deno', n: Buffer.alloc(513, 0xff).toString('base64url') },
        { ...generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' }), kid: 'private' },
        { ...generateKeyPairSync('ec', { namedCurve: 'P-521' }).publicKey.export({ format: 'jwk' }), kid: 'curve' },
        { kty: 'OKP', crv: 'Ed25519', x: 'AQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA', kid: 'small order' },
        { ...key(2048), kid: 'b', alg: 'PS256' },
      ),
    )
    expect(await find()).toEqual(['a', 'b'])
  })

  it('ignores entries that are not objects, such as the PEM text of a key', async () => {
    const pem = generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'pem' })
    const { find } = scene(() => Response.json({ keys: [null, 7, 'key', pem, [], {}, a] }))
    expect(await find()).toEqual(['a'])
  })

  it('uses only the keys of the set that the option accepts', async () => {
    const seen: unknown[] = []
    const accepts: NonNullable<RemoteKeysOptions['accepts']> = (key) => {
      seen.push(key)
      return key.kid !== 'a'
    }
    expect(await scene(() => Response.json({ keys: [null, a, b] }), { accepts }).find()).toEqual(['b'])
    expect(seen).toEqual([a, b])
  })

  it.each([
    'http://pay.example/keys.json',
    'http://127.0.0.1/keys.json',
    'ftp://pay.example/keys.json',
    'file:///keys.json',
    'data:application/json,{}',
    'pay.example/keys.json',
    '/keys.json',
    '',
    'https://user@pay.example/keys.json',
    'https://user:word@pay.example/keys.json',
    'https://:word@pay.example/keys.json',
    'https://pay.example/keys.json#fragment',
  ])('refuses the URL %j', (wrong) => {
    expect(() => remoteKeys(wrong)).toThrow(TypeError)
    expect(() => remoteKeys(wrong)).toThrow('remoteKeys: url must be')
  })

  it('accepts a set of exactly maxKeys keys', async () => {
    expect(await scene(() => jwkSet(a, b), { maxKeys: 2 }).find()).toEqual(['a', 'b'])
    expect(await scene(() => jwkSet(a, b), { maxKeys: 1 }).find()).toBe('key_unavailable')
  })

  it('does not retrieve the set again for a known key among several, or without a key id', async () => {
    const { server, clock, find } = scene(() => jwkSet(a, b))
    await find('a')
    clock.now += 60_000
    expect([await find('b'), await find()]).toEqual([['b'], ['a', 'b']])
    expect(server.asked).toHaveLength(1)
  })

  it('accepts a URL object', async () => {
    const server = keyServer(() => jwkSet(a))
    const source = remoteKeys(new URL(url), { fetch: server.fetch })
    await source.findKeys({ request: toWebhookRequest({}), keyId: undefined, algorithm: undefined, now: 0 })
    expect(server.asked).toEqual([url])
  })

  it.each<Partial<Record<keyof RemoteKeysOptions, unknown>>>([
    { maxKeys: 0 },
    { cooldownMs: Number.NaN },
    { maxAgeMs: -1 },
    { staleMs: 0.5 },
    { failureCooldownMs: '5' },
    { maxBytes: Number.POSITIVE_INFINITY },
    { timeoutMs: 0 },
    { timeoutMs: 2 ** 31 },
    { fetch: null },
    { now: 1 },
  ])('refuses the wrong option: %j', (options) => {
    const attempt = () => Reflect.apply(remoteKeys, undefined, [url, options])
    expect(attempt).toThrow(TypeError)
    expect(attempt).toThrow(`remoteKeys: ${Object.keys(options)[0]}`)
  })

  it('counts the bytes of a real answer after decompression', async () => {
    const bomb = gzipSync(Buffer.alloc(10_000_000, ' '))
    const http = createServer((_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb))
    await new Promise<void>((listening) => void http.listen(0, '127.0.0.1', listening))
    try {
      const { port } = http.address() as AddressInfo
      const { find } = scene((_, init) => fetch(`http://127.0.0.1:${port}/`, init))
      expect(await find()).toBe('key_unavailable')
    } finally {
      http.closeAllConnections()
      http.close()
    }
  })

  it('does not follow a real redirect', async () => {
    const asked: (string | undefined)[] = []
    const http = createServer((request, response) => {
      asked.push(request.url)
      response.writeHead(302, { location: '/elsewhere' }).end()
    })
    await new Promise<void>((listening) => void http.listen(0, '127.0.0.1', listening))
    try {
      const { port } = http.address() as AddressInfo
      const { find } = scene((_, init) => fetch(`http://127.0.0.1:${port}/keys`, init))
      expect(await find()).toBe('key_unavailable')
      expect(asked).toEqual(['/keys'])
    } finally {
      http.closeAllConnections()
      http.close()
    }
  })

  it.each(['WebSocketPair', 'EdgeRuntime'])('shares no retrieval between requests on workers with %s', async (mark) => {
    vi.stubGlobal(mark, class {})
    const { server, find } = scene(() => jwkSet(a))
    expect(await Promise.all([find('a'), find('a')])).toEqual([['a'], ['a']])
    expect(server.asked).toHaveLength(2)
  })

  it('starts only a few retrievals on workers for a flood of unknown ids', async () => {
    vi.stubGlobal('WebSocketPair', class {})
    const { server, clock, find } = scene(() => jwkSet(a))
    await find('a')
    clock.now += 30_000
    server.answer = () => new Promise(() => {})
    const flood = Array.from({ length: 100 }, (_, index) => find(`unknown ${index}`))
    expect(await flood.at(-1)).toBe('key_unavailable')
    expect(server.asked).toHaveLength(21)
    expect(await find('a')).toEqual(['a'])
    clock.now += 5_000
    server.answer = () => jwkSet(a, b)
    expect(await find('b')).toEqual(['b'])
  })

  it('uses the stale set on workers while other requests retrieve it', async () => {
    vi.stubGlobal('WebSocketPair', class {})
    const { server, clock, find } = scene(() => jwkSet(a))
    await find('a')
    clock.now += 600_000
    server.answer = () => new Promise(() => {})
    const found = Array.from({ length: 100 }, () => find('a'))
    expect(await Promise.all(found.slice(20))).toEqual(Array.from({ length: 80 }, () => ['a']))
    expect(server.asked).toHaveLength(21)
  })
})

describe('allowedHosts of remoteKeys', () => {
  it('refuses other hosts, such as private addresses, when the source is made', () => {
    const allowedHosts = ['pay.example']
    expect(() => remoteKeys('https://pay.example:8443/keys.json', { allowedHosts })).not.toThrow()
    for (const other of ['https://10.0.0.7/keys.json', 'https://pay.example.evil.example/', 'https://[::1]/']) {
      expect(() => remoteKeys(other, { allowedHosts })).toThrow('remoteKeys: url must have one of the allowedHosts')
    }
    expect(() => remoteKeys(url, { allowedHosts: [] })).toThrow('remoteKeys: allowedHosts must be one or more')
  })
})
