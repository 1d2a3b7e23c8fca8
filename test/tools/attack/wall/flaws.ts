import { isUtf8 } from 'node:buffer'
import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { vendors } from './attack-endpoint.js'
import {
  act,
  googleId,
  header,
  hmac,
  isEqual,
  once,
  type Received,
  Refusal,
  readBody,
  type Steps,
  verifyGithub,
  verifyGoogle,
  verifySlack,
  verifySquare,
  verifyStripe,
  wait,
} from './endpoint.js'

/** An endpoint with one planted defect. */
export interface Flaw {
  /** The defect in a few words. */
  readonly name: string
  readonly vendor?: 'github' | 'google' | 'stripe' | 'square' | 'slack'
  /** The case that must be the only finding, but for `also`. */
  readonly finds: string
  /** Another case that the same defect fails. */
  readonly also?: string
  readonly steps: Partial<Steps>
  /** Secrets that the attack is given, the newest first. @default the secret of the endpoint */
  readonly older?: string
  /** Runs only these groups or cases, where the flaw makes everything slow. */
  readonly only?: readonly string[]
}

const signature = 'x-hub-signature-256'
const stripe = { vendor: 'stripe', base: { verify: verifyStripe, idOf: idField } } as const

const google = { verify: verifyGoogle, idOf: googleId }

function idField(payload: unknown): string {
  return String(Reflect.get(Object(payload), 'id'))
}

// GitHub's signature over other bytes than those that came.
function over(change: (body: Buffer) => string | Buffer): Partial<Steps> {
  return { verify: ({ request, body }, secret) => verifyGithub({ request, body: Buffer.from(change(body)) }, secret) }
}

// A way around the verification.
function unless(isTrusted: (received: Received) => boolean): Partial<Steps> {
  return { verify: (received, secret) => isTrusted(received) || verifyGithub(received, secret) }
}

// A comparison of the text of the header.
function compare(isRight: (given: string, expected: string) => boolean): Partial<Steps> {
  return {
    verify: ({ request, body }, secret) =>
      isRight(header(request, signature) ?? 'none', `sha256=${hmac(secret, body).toString('hex')}`),
  }
}

// Stripe's signature with another reading of the time.
function stripeTime(
  read: (times: readonly string[]) => { readonly signed: string; readonly isFresh: boolean },
): Partial<Steps> {
  return {
    ...stripe.base,
    verify({ request, body }, secret) {
      const elements = (header(request, 'stripe-signature') ?? '').split(',')
      const times = elements.filter((element) => element.startsWith('t=')).map((element) => element.slice(2))
      const { signed, isFresh } = read(times)
      return isFresh && elements.includes(`v1=${hmac(secret, `${signed}.`, body).toString('hex')}`)
    },
  }
}

const age = (time: string) => Date.now() / 1000 - Number(time)
const isStrict = (time: string) => /^[1-9]\d{0,11}$/.test(time)
const single = (isFresh: (time: string) => boolean) =>
  stripeTime((times) => ({ signed: times[0] ?? '', isFresh: times.length === 1 && isFresh(times[0] ?? '') }))

const githubEvents = new Set(Object.keys(vendors.github.samples).map((event) => event.split('.')[0]))

function toNul(body: Buffer): Buffer {
  const end = body.indexOf(0)
  return end === -1 ? body : body.subarray(0, end)
}

function withoutMark(body: Buffer): Buffer {
  return body[0] === 0xef && body[1] === 0xbb ? body.subarray(3) : body
}

const publicUrl = (request: IncomingMessage) => `http://${request.headers.host}${request.url}`

export const flaws: readonly Flaw[] = [
  // Verification
  { name: 'verifies nothing', finds: 'forged.any-signature', steps: { verify: () => true } },
  {
    name: 'does not await the verification',
    finds: 'forged.any-signature',
    // A promise is truthy.
    steps: { verify: (received, secret) => Boolean(Promise.resolve(verifyGithub(received, secret))) },
  },
  {
    name: 'verifies only if there is a signature',
    finds: 'forged.no-signature',
    steps: unless(({ request }) => request.headers[signature] === undefined),
  },
  {
    name: 'compares over the length of what came',
    finds: 'forged.truncated-signature',
    steps: compare((given, expected) => given.startsWith('sha256=') && expected.startsWith(given)),
  },
  {
    name: 'compares half of the signature',
    finds: 'forged.changed-signature',
    steps: compare(
      (given, expected) => given.length === expected.length && given.slice(0, 39) === expected.slice(0, 39),
    ),
  },
  {
    name: 'accepts the first 16 characters of a signature',
    finds: 'forged.truncated-signature',
    steps: compare((given, expected) => given.length >= 23 && expected.startsWith(given)),
  },
  {
    name: 'decodes hex leniently',
    finds: 'forged.extended-signature',
    steps: {
      verify: ({ request, body }, secret) =>
        isEqual(Buffer.from((header(request, signature) ?? '').replace('sha256=', ''), 'hex'), hmac(secret, body)),
    },
  },
  {
    name: 'compares signatures without letter case',
    finds: 'forged.other-spelling',
    steps: compare((given, expected) => given.toLowerCase() === expected),
  },
  {
    name: 'reads the last signature header',
    finds: 'forged.duplicate-header',
    steps: {
      verify: ({ request, body }, secret) =>
        request.headersDistinct[signature]?.at(-1) === `sha256=${hmac(secret, body).toString('hex')}`,
    },
  },
  {
    name: 'accepts any of several joined signatures',
    finds: 'forged.joined-signatures',
    steps: {
      verify: ({ request, body }, secret) =>
        String(request.headers[signature])
          .split(', ')
          .includes(`sha256=${hmac(secret, body).toString('hex')}`),
    },
  },
  {
    name: 'falls back to SHA-1',
    finds: 'forged.weaker-algorithm',
    steps: {
      verify(received, secret) {
        if (verifyGithub(received, secret)) return true
        const mac = createHmac('sha1', secret).update(received.body).digest('hex')
        return (
          received.request.headers[signature] === undefined &&
          header(received.request, 'x-hub-signature') === `sha1=${mac}`
        )
      },
    },
  },
  {
    name: 'takes the algorithm from the header',
    finds: 'forged.weaker-algorithm',
    steps: {
      verify({ request, body }, secret) {
        const [, algorithm = '', hex] = /^(sha1|sha256)=([0-9a-f]+)$/.exec(header(request, signature) ?? '') ?? []
        return algorithm !== '' && hex === createHmac(algorithm, secret).update(body).digest('hex')
      },
    },
  },
  {
    name: 'accepts an empty older secret',
    finds: 'forged.empty-secret',
    steps: { verify: (received, secret) => [secret, ''].some((one) => verifyGithub(received, one)) },
  },
  {
    name: 'converts an unset secret to text',
    finds: 'forged.default-secret',
    steps: { verify: (received, secret) => [secret, String(undefined)].some((one) => verifyGithub(received, one)) },
  },
  {
    name: 'takes a secret from the query',
    finds: 'forged.own-secret',
    steps: {
      verify(received, secret) {
        const given = new URL(received.request.url ?? '', 'http://a').searchParams.get('secret')
        return verifyGithub(received, given ?? secret)
      },
    },
  },
  {
    name: 'trusts X-Forwarded-For',
    finds: 'forged.forwarded-headers',
    steps: unless(({ request }) => request.headers['x-forwarded-for'] === '127.0.0.1'),
  },
  {
    name: 'trusts X-Real-IP',
    finds: 'forged.forwarded-headers',
    steps: unless(({ request }) => request.headers['x-real-ip'] === '127.0.0.1'),
  },
  {
    name: 'has a switch for tests',
    finds: 'forged.test-switch',
    steps: unless(({ request }) => /[?&]test=/.test(request.url ?? '')),
  },
  {
    name: 'trusts a header of its own tools',
    finds: 'forged.test-switch',
    steps: unless(({ request }) => request.headers['x-internal'] === 'true'),
  },
  {
    name: 'verifies JSON only',
    finds: 'forged.content-type',
    steps: { ...unless(({ request }) => !String(request.headers['content-type']).toLowerCase().includes('json')) },
  },
  {
    name: 'does not verify the path with a slash',
    finds: 'forged.path-spelling',
    steps: unless(({ request }) => request.url?.split('?')[0] === '/hooks/'),
  },
  {
    name: 'accepts any Authorization',
    finds: 'forged.other-vendor',
    steps: unless(({ request }) => request.headers.authorization !== undefined),
  },
  {
    name: 'builds the signed URL from X-Forwarded-Host',
    vendor: 'square',
    finds: 'forged.other-url',
    steps: {
      idOf: (payload) => String(Reflect.get(Object(payload), 'event_id')),
      verify: verifySquare((request) => {
        const host = request.headers['x-forwarded-host']?.toString()
        return host === undefined ? publicUrl(request) : `https://${host}${request.url}`
      }),
    },
  },
  {
    name: 'has the effect before it verifies',
    finds: 'forged.effect',
    steps: {
      before({ request }, endpoint) {
        const id = header(request, 'x-github-delivery') ?? ''
        endpoint.effects.set(id, 1)
        return undefined
      },
      once: async () => {},
    },
  },
  // The body
  {
    name: 'acknowledges bodies that it cannot parse',
    finds: 'forged.changed-body',
    also: 'forged.unsigned-form',
    steps: { before: ({ body }) => (isJson(body) || body.length === 0 ? undefined : { status: 200 }) },
  },
  { name: 'does not verify an empty body', finds: 'forged.other-body', steps: unless(({ body }) => body.length === 0) },
  {
    name: 'takes an id for verified that it has seen',
    finds: 'forged.seen-signature',
    steps: {
      verify(received, secret) {
        const id = header(received.request, 'x-github-delivery') ?? ''
        if (verifiedIds.has(id)) return true
        const isRight = verifyGithub(received, secret)
        if (isRight) verifiedIds.add(id)
        return isRight
      },
    },
  },
  {
    name: 'stops at a NUL',
    finds: 'forged.appended-body',
    steps: { ...over(toNul), parse: (body) => JSON.parse(toNul(body).toString()) },
  },
  {
    name: 'trims the body',
    finds: 'forged.trimmed-body',
    steps: over((body) =>
      body.toString('latin1').trim() === '' ? body : Buffer.from(body.toString('latin1').trim(), 'latin1'),
    ),
  },
  {
    name: 'takes the signature of the trimmed text, too',
    finds: 'forged.trimmed-body',
    steps: {
      verify: ({ request, body }, secret) =>
        [body, trimmed(body)].some((bytes) => verifyGithub({ request, body: bytes }, secret)),
    },
  },
  { name: 'verifies the decoded body', finds: 'forged.lossy-utf8', steps: over((body) => body.toString()) },
  {
    name: 'removes a byte order mark',
    finds: 'forged.bom',
    steps: { ...over(withoutMark), parse: (body) => JSON.parse(withoutMark(body).toString() || 'null') },
  },
  {
    name: 'verifies JSON that it wrote again',
    finds: 'forged.reserialised',
    steps: over((body) => {
      try {
        return JSON.stringify(JSON.parse(body.toString()))
      } catch {
        return body
      }
    }),
  },
  {
    name: 'lowercases the body',
    finds: 'forged.lower-case-body',
    steps: over((body) => Buffer.from(body.toString('latin1').toLowerCase(), 'latin1')),
  },
  {
    name: 'normalises line ends',
    finds: 'forged.line-ends',
    steps: over((body) => Buffer.from(body.toString('latin1').replaceAll('\r\n', '\n'), 'latin1')),
  },
  // Genuine deliveries
  {
    name: 'needs a field that some events do not have',
    finds: 'genuine.samples',
    steps: {
      accept: (_payload, { request }) => (header(request, 'x-github-event') === 'ping' ? { status: 422 } : undefined),
    },
  },
  {
    name: 'refuses anything but ASCII',
    finds: 'genuine.unicode',
    steps: { accept: (_payload, { body }) => (body.every((byte) => byte < 128) ? undefined : { status: 400 }) },
  },
  {
    name: 'refuses white space before JSON',
    finds: 'genuine.layout',
    steps: { accept: (_payload, { body }) => (/^\s/.test(body.toString('latin1')) ? { status: 400 } : undefined) },
  },
  {
    name: 'refuses numbers that are not safe integers',
    finds: 'genuine.numbers',
    steps: {
      accept: (payload) =>
        Object.values(Object(payload)).some((value) => typeof value === 'number' && !Number.isSafeInteger(value))
          ? { status: 400 }
          : undefined,
    },
  },
  {
    name: 'speaks HTTP/1.1 only',
    finds: 'genuine.http-1.0',
    steps: { early: (request) => (request.httpVersion === '1.0' ? { status: 505 } : undefined) },
  },
  {
    name: 'refuses expectations',
    finds: 'genuine.expect-continue',
    steps: {
      listen: (server) =>
        server.on('checkContinue', (_request, response) => {
          response.writeHead(417, { Connection: 'close' }).end()
        }),
    },
  },
  {
    name: 'takes one delivery for each connection',
    finds: 'genuine.keep-alive',
    steps: { accept: (_payload, { request }) => (isFirstOf(request) ? undefined : { status: 400 }) },
  },
  {
    name: 'refuses unknown events',
    finds: 'genuine.unknown-event',
    steps: {
      accept: (_payload, { request }) =>
        githubEvents.has(header(request, 'x-github-event') ?? '') ? undefined : { status: 400 },
    },
  },
  {
    name: 'refuses unknown fields',
    finds: 'genuine.unknown-fields',
    steps: {
      accept: (payload) =>
        Object.keys(Object(payload)).some((key) => key.includes('probe') || key.includes('filler'))
          ? { status: 422 }
          : undefined,
    },
  },
  {
    name: 'compares the whole Content-Type',
    finds: 'genuine.content-type',
    steps: {
      before: ({ request }) =>
        request.headers['content-type'] === 'application/json' ? undefined : { status: 401, text: 'unauthorized' },
    },
  },
  {
    name: 'reads the first of several signatures',
    vendor: 'stripe',
    finds: 'genuine.several-signatures',
    steps: {
      ...stripe.base,
      verify({ request, body }, secret) {
        const [, time = '', hex = ''] =
          /^t=(\d+),v1=([0-9a-f]{64})(?:,|$)/.exec(header(request, 'stripe-signature') ?? '') ?? []
        const isPlain = !/t=.*t=/.test(header(request, 'stripe-signature') ?? '')
        return (
          isPlain &&
          isStrict(time) &&
          Math.abs(age(time)) <= 300 &&
          isEqual(Buffer.from(hex, 'hex'), hmac(secret, `${time}.`, body))
        )
      },
    },
  },
  {
    name: 'has a limit of 50 KB',
    finds: 'genuine.large-body',
    steps: { read: (request) => readBody(request, 50_000) },
  },
  { name: 'knows only the newest secret', finds: 'genuine.older-secret', older: 'the-secret-of-last-year', steps: {} },
  {
    name: 'needs a Content-Length',
    finds: 'genuine.chunked',
    steps: { early: (request) => (request.headers['content-length'] === undefined ? { status: 411 } : undefined) },
  },
  {
    name: 'reads the first part of the body',
    finds: 'genuine.segments',
    steps: {
      read: (request) =>
        new Promise((resolve) => {
          request.once('data', resolve)
          request.once('end', () => resolve(Buffer.alloc(0)))
        }),
    },
  },
  {
    name: 'compares header names with their letter case',
    finds: 'genuine.header-case',
    steps: {
      early: (request) =>
        request.rawHeaders.includes('X-Hub-Signature-256') ? undefined : { status: 401, text: 'unauthorized' },
    },
  },
  {
    name: 'does not answer the handshake',
    vendor: 'slack',
    finds: 'genuine.handshake',
    steps: { verify: verifySlack, parse: parseAnything, idOf: slackId },
  },
  // Time
  { name: 'checks no time', vendor: 'stripe', finds: 'time.old', steps: single(isStrict) },
  {
    name: 'refuses only the past',
    vendor: 'stripe',
    finds: 'time.future',
    steps: single((time) => isStrict(time) && age(time) <= 300),
  },
  {
    name: 'has a tolerance of 30 minutes',
    vendor: 'stripe',
    finds: 'time.past-tolerance',
    steps: single((time) => isStrict(time) && Math.abs(age(time)) <= 1800),
  },
  {
    name: 'has a tolerance of 30 seconds',
    vendor: 'stripe',
    finds: 'time.tolerance',
    steps: single((time) => isStrict(time) && Math.abs(age(time)) <= 30),
  },
  {
    name: 'has a tolerance of 300 milliseconds',
    vendor: 'stripe',
    finds: 'time.tolerance',
    steps: single((time) => isStrict(time) && Math.abs(Date.now() - Number(time) * 1000) <= 300),
  },
  {
    name: 'compares seconds with milliseconds',
    vendor: 'stripe',
    finds: 'time.wrong-unit',
    steps: single((time) => Math.abs(Date.now() - Number(time)) <= 300_000),
  },
  {
    name: 'accepts NaN',
    vendor: 'stripe',
    finds: 'time.not-a-number',
    steps: single((time) => !(Math.abs(age(time)) > 300)),
  },
  {
    name: 'reads the time with parseInt',
    vendor: 'stripe',
    finds: 'time.loose-number',
    steps: stripeTime((times) => {
      const time = Number.parseInt(times[0] ?? '', 10)
      return { signed: String(time), isFresh: times.length === 1 && Math.abs(age(String(time))) <= 300 }
    }),
  },
  {
    name: 'guesses the unit of the time',
    vendor: 'stripe',
    finds: 'time.wrong-unit',
    steps: single((time) => /^[1-9]\d{0,12}$/.test(time) && Math.abs(age(time.slice(0, 10))) <= 300),
  },
  {
    name: 'remembers what it verified, without the time',
    vendor: 'stripe',
    finds: 'time.changed',
    steps: {
      ...stripe.base,
      verify(received, secret) {
        const [, time = '', mac = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(stripeHeader(received)) ?? []
        const known = `${mac} ${createHash('sha256').update(received.body).digest('hex')}`
        if (verifiedBodies.has(known) && Math.abs(age(time)) <= 300) return true
        const isRight = verifyStripe(received, secret)
        if (isRight) verifiedBodies.add(known)
        return isRight
      },
    },
  },
  {
    name: 'checks the age of the last timestamp and verifies the first',
    vendor: 'stripe',
    finds: 'time.two-timestamps',
    steps: stripeTime((times) => ({
      signed: times[0] ?? '',
      isFresh: times.every(isStrict) && Math.abs(age(times.at(-1) ?? '')) <= 300,
    })),
  },
  // Repeats
  { name: 'acknowledges before it stores', finds: 'repeats.acknowledged', steps: { once: late } },
  { name: 'recognises no repeats', finds: 'repeats.twice', steps: { once: (_id, effect) => effect() } },
  {
    name: 'checks and inserts in two steps',
    finds: 'repeats.twice-at-once',
    steps: {
      async once(id, effect, _received, { seen }) {
        if (seen.has(id)) return
        await wait(5)
        await effect()
        seen.set(id, 'done')
      },
    },
  },
  { name: 'gives up waiting for a lock', finds: 'repeats.fifty-at-once', steps: { once: withImpatientLock() } },
  {
    name: 'recognises repeats by their signature',
    vendor: 'stripe',
    finds: 'repeats.signed-again',
    steps: {
      ...stripe.base,
      once: (_id, effect, received, endpoint) =>
        once(received.request.headers['stripe-signature']?.toString() ?? '', effect, received, endpoint),
    },
  },
  {
    name: 'recognises repeats by their body',
    finds: 'repeats.distinct',
    steps: {
      once: (_id, effect, received, endpoint) =>
        once(createHash('sha256').update(received.body).digest('hex'), effect, received, endpoint),
    },
  },
  {
    name: 'remembers the id before it verifies',
    finds: 'repeats.reserved-by-forgery',
    steps: {
      before({ request }, { seen }) {
        const id = header(request, 'x-github-delivery') ?? ''
        if (seen.has(id))
          return verifyGithub({ request, body: Buffer.alloc(0) }, '')
            ? undefined
            : { status: seen.get(id) === 'done' ? 200 : 401, text: 'unauthorized' }
        seen.set(id, 'in progress')
        return undefined
      },
      async once(id, effect, _received, { seen }) {
        await effect()
        seen.set(id, 'done')
      },
    },
  },
  {
    name: 'keeps the reservation of an aborted request',
    finds: 'repeats.after-abort',
    steps: {
      async once(id, effect, { request }, { seen }) {
        if (seen.get(id) === 'done') return
        if (seen.has(id)) throw new Refusal(503)
        seen.set(id, 'in progress')
        await wait(20)
        if (request.socket.destroyed) throw new Refusal(499)
        await effect().catch((error: unknown) => {
          seen.delete(id)
          throw error
        })
        seen.set(id, 'done')
      },
    },
  },
  {
    name: 'keeps the reservation of a handler that failed',
    finds: 'repeats.after-failure',
    steps: {
      async once(id, effect, _received, { seen }) {
        if (seen.get(id) === 'done') return
        if (seen.get(id) === 'in progress') throw new Refusal(503)
        seen.set(id, 'in progress')
        await effect()
        seen.set(id, 'done')
      },
    },
  },
  {
    name: 'claims an id before its effect',
    finds: 'repeats.after-failure',
    steps: {
      async once(id, effect, { request }, { seen }) {
        if (seen.has(id)) return
        seen.set(id, 'done')
        await wait(20)
        if (request.socket.destroyed) throw new Refusal(499)
        await effect()
      },
    },
  },
  {
    name: 'acknowledges when its handler failed',
    finds: 'repeats.after-failure',
    steps: { once: (...parts) => once(...parts).catch(swallow) },
  },
  {
    name: 'handles again what takes longer than a second',
    finds: 'repeats.after-slow-answer',
    steps: { once: withShortLease() },
  },
  {
    name: 'waits for each number without end',
    vendor: 'google',
    finds: 'repeats.missing-number',
    steps: { ...google, once: waitingForNumbers() },
  },
  {
    name: 'drops numbers below the last one',
    vendor: 'google',
    finds: 'repeats.late-number',
    steps: { ...google, once: withoutLateNumbers() },
  },
  // Survival
  {
    name: 'has no limit',
    finds: 'survival.large-body',
    steps: { read: (request) => readBody(request, Number.POSITIVE_INFINITY) },
  },
  {
    name: 'trusts Content-Length',
    finds: 'survival.endless-body',
    steps: {
      read: (request) => {
        if (Number(request.headers['content-length'] ?? 0) > 2_000_000) throw new Refusal(413)
        return readBody(request, Number.POSITIVE_INFINITY)
      },
    },
  },
  { name: 'serves one request at a time', finds: 'survival.slow-bodies', steps: { read: oneAtATime() } },
  {
    name: 'ends with the process on a short signature',
    finds: 'forged.empty-signature',
    steps: {
      before({ request }, endpoint) {
        const given = header(request, signature)
        if (given !== undefined && given.length !== 71) endpoint.crash()
        return undefined
      },
    },
  },
  {
    name: 'ends with the process on a signed null',
    finds: 'survival.odd-json',
    steps: {
      accept(payload, _received, endpoint) {
        if (payload === null) endpoint.crash()
        return undefined
      },
    },
  },
  {
    name: 'never answers a signed list',
    finds: 'survival.odd-json',
    also: 'answers.odd-request',
    steps: { accept: (payload) => (Array.isArray(payload) ? new Promise(() => {}) : undefined) },
  },
  { name: 'merges keys of the payload', finds: 'survival.prototype-keys', steps: { accept: merging() } },
  {
    name: 'walks through JSON by recursion',
    finds: 'survival.deep-json',
    steps: {
      accept(payload, _received, endpoint) {
        try {
          depthOf(payload)
        } catch {
          endpoint.crash()
        }
        return undefined
      },
    },
  },
  {
    name: 'reserves the announced length',
    finds: 'survival.false-length',
    steps: {
      early(request, endpoint) {
        try {
          Buffer.allocUnsafe(Number(request.headers['content-length'] ?? 0))
        } catch {
          endpoint.crash()
        }
        return undefined
      },
    },
  },
  {
    name: 'ends with the process when a request is aborted',
    finds: 'survival.aborted',
    steps: {
      early(request, endpoint) {
        // The aborted requests of that case announce this many bytes.
        if (Number(request.headers['content-length']) >= 100_000) request.once('aborted', () => endpoint.crash())
        return undefined
      },
    },
  },
  {
    name: 'looks an algorithm up in an object',
    finds: 'survival.odd-signatures',
    steps: {
      before({ request }, endpoint) {
        const hashes: Record<string, (text: string) => unknown> = { sha256: createHash }
        const [name = ''] = (header(request, signature) ?? '').split('=')
        if (name in hashes && typeof hashes[name] !== 'function') endpoint.crash()
        return undefined
      },
    },
  },
  {
    name: 'ends with the process on bytes that are not UTF-8',
    finds: 'survival.invalid-utf8',
    steps: {
      parse: (body) => parseAnything(body.length === 0 ? Buffer.from('null') : body),
      accept(_payload, { body }, endpoint) {
        try {
          new TextDecoder('utf-8', { fatal: true }).decode(body)
        } catch {
          endpoint.crash()
        }
        return undefined
      },
    },
  },
  {
    name: 'ends with the process on a long key',
    finds: 'survival.long-values',
    steps: {
      accept(payload, _received, endpoint) {
        if (Object.keys(Object(payload)).some((key) => key.length > 2_000)) endpoint.crash()
        return undefined
      },
    },
  },
  {
    name: 'answers 500 to a coding that it cannot decode',
    finds: 'survival.compressed',
    steps: { early: (request) => (request.headers['content-encoding'] === 'br' ? { status: 500 } : undefined) },
  },
  {
    name: 'inflates bodies before it verifies them',
    finds: 'survival.gzip-bomb',
    steps: {
      before({ request, body }, endpoint) {
        if (request.headers['content-encoding'] !== 'gzip') return undefined
        try {
          // More than this does not fit into the memory of the process.
          gunzipSync(body, { maxOutputLength: 16_000_000 })
        } catch (error) {
          if (error instanceof RangeError) endpoint.crash()
        }
        return undefined
      },
    },
  },
  {
    name: 'expands entities of XML',
    finds: 'survival.xml-bomb',
    steps: {
      before({ request, body }, endpoint) {
        if (request.headers['content-type'] === 'application/xml' && expandedLength(body.toString()) > 16_000_000)
          endpoint.crash()
        return undefined
      },
    },
  },
  {
    name: 'copies headers to a buffer of 4 KB',
    finds: 'survival.header-flood',
    steps: {
      early(request, endpoint) {
        try {
          Buffer.alloc(4_096).set(Buffer.from(request.rawHeaders.filter((text) => text.startsWith('X-Flood')).join()))
        } catch {
          endpoint.crash()
        }
        return undefined
      },
    },
  },
  {
    name: 'ends with the process on malformed HTTP',
    finds: 'survival.malformed-http',
    steps: {
      listen: (server, endpoint) =>
        server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
          socket.destroy()
          if (error.code?.startsWith('HPE_INVALID')) endpoint.crash()
        }),
    },
  },
  { name: 'has a hundred connections to its database', finds: 'survival.burst', steps: { accept: withPool(100) } },
  // Answers
  {
    name: 'tells the expected signature',
    finds: 'answers.leaks-signature',
    also: 'answers.names',
    steps: {
      refuse: ({ body }, { secret }) => ({ status: 401, text: `expected ${hmac(secret, body).toString('hex')}` }),
    },
  },
  {
    name: 'tells the expected signature in base64',
    finds: 'answers.leaks-signature',
    steps: {
      refuse: ({ body }, { secret }) => ({
        status: 401,
        headers: { 'X-Expected': hmac(secret, body).toString('base64') },
      }),
    },
  },
  {
    name: 'tells its configuration',
    finds: 'answers.leaks-secret',
    steps: { refuse: (_received, { secret }) => ({ status: 401, text: JSON.stringify({ config: { secret } }) }) },
  },
  {
    name: 'tells stack traces',
    finds: 'answers.leaks-internals',
    steps: { refuse: () => ({ status: 401, text: new Error('bad signature').stack ?? '' }) },
  },
  {
    name: 'tells how much of the signature is right',
    finds: 'answers.constant',
    steps: {
      refuse({ request, body }, { secret }) {
        const expected = `sha256=${hmac(secret, body).toString('hex')}`
        const given = header(request, signature) ?? ''
        const at = [...expected].findIndex((character, index) => character !== given[index])
        return { status: 401, text: `the signature is wrong at ${at}` }
      },
    },
  },
  {
    name: 'takes longer the more is right',
    finds: 'answers.timing',
    steps: {
      async verify({ request, body }, secret) {
        const expected = `sha256=${hmac(secret, body).toString('hex')}`
        const given = header(request, signature) ?? ''
        if (given.length !== expected.length) return false
        const right = [...expected].findIndex((character, index) => character !== given[index])
        if (right === -1) return true
        // As slow as a comparison that asks a database for each character.
        await wait(Math.floor(right / 2))
        return false
      },
    },
  },
  {
    name: 'fails without a signature',
    finds: 'answers.server-error',
    steps: { refuse: ({ request }) => ({ status: request.headers[signature] === undefined ? 500 : 401 }) },
  },
  {
    name: 'redirects strangers to a login',
    finds: 'answers.redirect',
    steps: { refuse: () => ({ status: 302, headers: { Location: '/login' } }) },
  },
  {
    name: 'sends the vendor to a page of thanks',
    finds: 'answers.redirect',
    steps: { accept: () => ({ status: 303, headers: { Location: '/thanks' } }) },
  },
  { name: 'answers strangers with 410', finds: 'answers.gone', steps: { refuse: () => ({ status: 410 }) } },
  {
    name: 'parses before it verifies',
    finds: 'answers.parsed-first',
    steps: {
      before({ body }) {
        try {
          JSON.parse(body.toString() || 'null')
          return undefined
        } catch {
          return { status: 400, text: 'malformed JSON' }
        }
      },
    },
  },
  {
    name: 'answers after the deadline',
    vendor: 'slack',
    finds: 'answers.deadline',
    only: ['answers.deadline', 'answers.redirect', 'forged.no-signature'],
    steps: {
      verify: verifySlack,
      parse: parseAnything,
      idOf: slackId,
      accept: () => wait(3_200).then(() => undefined),
    },
  },
]

// Of the one endpoint that uses each.
const verifiedIds = new Set<string>()
const verifiedBodies = new Set<string>()
const sockets = new WeakSet()

function isFirstOf({ socket }: IncomingMessage): boolean {
  const isFirst = !sockets.has(socket)
  sockets.add(socket)
  return isFirst
}

function isJson(body: Buffer): boolean {
  try {
    JSON.parse(body.toString())
    return true
  } catch {
    return false
  }
}

function stripeHeader({ request }: Received): string {
  return header(request, 'stripe-signature') ?? ''
}

function swallow(error: unknown): void {
  if (error instanceof Refusal && error.status === 503) throw error
}

function numberOf({ request }: Received): readonly [channel: string, number: number] {
  return [header(request, 'x-goog-channel-id') ?? '', Number(header(request, 'x-goog-message-number'))]
}

// Acknowledges and keeps what comes too early, as a queue that is read in order does.
function waitingForNumbers(): Steps['once'] {
  const expected = new Map<string, number>()
  const kept = new Map<string, () => Promise<void>>()
  return async (id, effect, received, endpoint) => {
    const [channel, number] = numberOf(received)
    kept.set(`${channel} ${number}`, () => once(id, effect, received, endpoint))
    for (let next = expected.get(channel) ?? number; ; next++) {
      const run = kept.get(`${channel} ${next}`)
      if (run === undefined) break
      await run()
      kept.delete(`${channel} ${next}`)
      expected.set(channel, next + 1)
    }
  }
}

function withoutLateNumbers(): Steps['once'] {
  const last = new Map<string, number>()
  return async (id, effect, received, endpoint) => {
    const [channel, number] = numberOf(received)
    if (number < (last.get(channel) ?? 0)) return
    await once(id, effect, received, endpoint)
    last.set(channel, number)
  }
}

function withShortLease(): Steps['once'] {
  const startedAt = new Map<string, number>()
  return async (id, effect, _received, { seen }) => {
    if (seen.get(id) === 'done') return
    if (Date.now() - (startedAt.get(id) ?? 0) < 1_000) throw new Refusal(503)
    startedAt.set(id, Date.now())
    try {
      await effect()
    } catch (error) {
      startedAt.delete(id)
      throw error
    }
    seen.set(id, 'done')
  }
}

// Each holder of the lock asks a database, which takes a while; after half a second the others do not wait any longer.
function withImpatientLock(): Steps['once'] {
  const locks = new Map<string, Promise<unknown>>()
  return async (id, effect, _received, { seen }) => {
    const before = locks.get(id) ?? Promise.resolve()
    const own = before.then(() => wait(20)).then(() => seen.has(id))
    locks.set(id, own)
    const isKnown = await Promise.race([own, wait(500)])
    if (isKnown === true) return
    seen.set(id, 'done')
    await effect()
  }
}

// Writes in batches, as soon as no further delivery comes.
function withPool(size: number): Steps['accept'] {
  let used = 0
  let lastAt = 0
  return async () => {
    if (used >= size) return { status: 500 }
    used++
    lastAt = Date.now()
    do await wait(100)
    while (Date.now() - lastAt < 100)
    used--
    return undefined
  }
}

function expandedLength(xml: string): number {
  const lengths = new Map<string, number>()
  const lengthOf = (text: string): number =>
    [...text.matchAll(/&(\w+);/g)].reduce((sum, [, name = '']) => sum + (lengths.get(name) ?? 0), text.length)
  for (const [, name = '', value = ''] of xml.matchAll(/<!ENTITY (\w+) "([^"]*)">/g)) lengths.set(name, lengthOf(value))
  return lengthOf(xml)
}

function late(id: string, _effect: () => Promise<void>, received: Received, endpoint: Parameters<Steps['once']>[3]) {
  void once(id, () => act(id, endpoint, 400), received, endpoint).catch(() => {})
  return Promise.resolve()
}

function parseAnything(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    return body.toString()
  }
}

function slackId(payload: unknown, { body }: Received): string {
  return typeof payload === 'string' ? body.toString() : String(Reflect.get(Object(payload), 'event_id'))
}

function oneAtATime(): Steps['read'] {
  let last: Promise<unknown> = Promise.resolve()
  return (request) => {
    const body = last.then(
      () => readBody(request),
      () => readBody(request),
    )
    last = body
    return body
  }
}

// Every endpoint has its own prototype, so that the flaw does not reach the process of the test.
function merging(): Steps['accept'] {
  const prototype: Record<string, unknown> = {}
  const settings: Record<string, unknown> = Object.create(prototype)
  return (payload) => {
    for (const [key, value] of Object.entries(Object(payload))) {
      if (key === '__proto__') Object.assign(prototype, value)
    }
    return typeof settings['status'] === 'number' ? { status: settings['status'] } : undefined
  }
}

function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  return 1 + Math.max(0, ...Object.values(value).map(depthOf))
}

// White space for JavaScript includes a byte order mark.
function trimmed(body: Buffer): Buffer {
  return isUtf8(body) ? Buffer.from(body.toString().trim()) : body
}
