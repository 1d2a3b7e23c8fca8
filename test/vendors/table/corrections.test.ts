import { createHash, createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { AnyProvider } from '../../../src/core/provider/provider.js'
import { createReceiver, toWebhookRequest, type WebhookRequestInit } from '../../../src/index.js'
import { detectProvider } from '../../../src/tools/doctor/detect/detect-provider.js'
import { box } from '../../../src/vendors/box.js'
import { finch } from '../../../src/vendors/finch.js'
import { gitea } from '../../../src/vendors/gitea.js'
import { livekit } from '../../../src/vendors/livekit.js'
import { messagebird } from '../../../src/vendors/messagebird.js'
import { microsoftGraph } from '../../../src/vendors/microsoft-graph/index.js'
import { pusher } from '../../../src/vendors/pusher.js'
import { qstash } from '../../../src/vendors/qstash.js'
import { zendesk } from '../../../src/vendors/zendesk.js'

// What the vendors' packages and documents accept and refuse beyond the signature itself.

const url = 'https://receiver.example/hooks'
const now = 1_795_000_000_000
const seconds = now / 1000
const secret = 's3cret'

async function receive(provider: AnyProvider, init: WebhookRequestInit) {
  const events: { readonly event: string; readonly payload: unknown }[] = []
  const receiver = createReceiver({
    provider,
    on: { '*': ({ event, payload }) => void events.push({ event, payload }) },
    onError: () => {},
    now: () => now,
  })
  const { response, error } = await receiver.receive(toWebhookRequest({ url, ...init }))
  return { status: response.status, code: error?.code, events }
}

const post = (body: string, headers: Readonly<Record<string, string>>, type = 'application/json') => ({
  body,
  headers: { 'content-type': type, ...headers },
})

function jwt(claims: object, alg = 'HS256', key = secret): string {
  const [head, body] = [{ alg, typ: 'JWT' }, claims].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  )
  const content = `${head}.${body}`
  return `${content}.${createHmac(alg.replace('HS', 'sha'), key).update(content).digest('base64url')}`
}

const sha256 = (text: string) => createHash('sha256').update(text)

describe('livekit', () => {
  const body = '{"event":"room_started","id":"one"}'
  const claims = {
    iss: 'APIone',
    nbf: 0,
    exp: seconds + 300,
    sha256: sha256(body).digest('base64'),
  }
  const provider = livekit({ secrets: { APIone: secret, APItwo: ['another'] } })
  const send = async (changes: object, key = secret) =>
    (await receive(provider, post(body, { authorization: jwt({ ...claims, ...changes }, 'HS256', key) }))).code

  it('accepts tokens of the configured keys that are valid since 1970', async () => {
    expect(await send({})).toBeUndefined()
    expect(await send({ iss: 'APItwo' }, 'another')).toBeUndefined()
  })

  it('refuses other issuers, and tokens that do not expire or are too old', async () => {
    // The secret of another key proves nothing about this one.
    expect(await send({ iss: 'APItwo' })).toBe('signature_mismatch')
    for (const iss of ['APIthree', undefined, ['APIone']]) expect(await send({ iss })).toBe('signature_mismatch')
    expect(await send({ exp: undefined, iat: seconds })).toBe('signature_mismatch')
    expect(await send({ exp: seconds - 10 })).toBeUndefined()
    expect(await send({ exp: seconds - 11 })).toBe('timestamp_too_old')
    expect(await send({ nbf: seconds + 11 })).toBe('timestamp_in_future')
  })

  it('names its secrets in messages', () => {
    expect(() => livekit({ secrets: 'text' as never })).toThrow('livekit: secrets')
    expect(() => livekit({ secrets: {} })).toThrow('livekit: secrets')
    expect(() => livekit({ secrets: { APIone: '' } })).toThrow('livekit: secrets')
  })
})

describe('qstash', () => {
  const body = '{"id":1}'
  const claims = { iss: 'Upstash', sub: url, nbf: 0, iat: seconds, exp: seconds + 300 }
  const send = async (changes: object, options = {}) => {
    const token = jwt({ ...claims, body: sha256(body).digest('base64url'), ...changes })
    return (await receive(qstash({ secrets: secret, ...options }), post(body, { 'upstash-signature': token }))).code
  }

  it('accepts nbf 0, and compares sub with the option url', async () => {
    expect(await send({})).toBeUndefined()
    expect(await send({}, { url })).toBeUndefined()
    expect(await send({ sub: 'https://other.example/' })).toBeUndefined()
    for (const sub of ['https://other.example/', undefined, `${url}/`]) {
      expect(await send({ sub }, { url })).toBe('signature_mismatch')
    }
  })

  it('refuses a token that expired more than 5 s ago, and a list of issuers', async () => {
    expect(await send({ exp: seconds - 5 })).toBeUndefined()
    expect(await send({ exp: seconds - 6 })).toBe('timestamp_too_old')
    expect(await send({ iss: ['Upstash'] })).toBe('signature_mismatch')
  })
})

describe('messagebird', () => {
  const provider = messagebird({ secrets: secret, url })
  const claims = (sent: string) => ({
    iss: 'MessageBird',
    jti: 'one',
    nbf: seconds,
    exp: seconds + 60,
    url_hash: sha256(sent).digest('hex'),
  })
  const header = (token: string) => ({ 'messagebird-signature-jwt': token })

  it('takes status reports by GET, whose payload is the signed query', async () => {
    const target = `${url}?id=7&status=delivered`
    const report = await receive(provider, { method: 'GET', url: target, headers: header(jwt(claims(target))) })
    expect(report).toMatchObject({ status: 200, events: [{ payload: { id: '7', status: 'delivered' } }] })
    const moved = await receive(provider, { method: 'GET', url: `${target}1`, headers: header(jwt(claims(target))) })
    expect(moved.code).toBe('signature_mismatch')
  })

  it('accepts the longer hashes, and refuses tokens without jti or payload_hash', async () => {
    const body = '{"id":1}'
    const full = { ...claims(url), payload_hash: sha256(body).digest('hex') }
    for (const alg of ['HS256', 'HS384', 'HS512']) {
      expect((await receive(provider, post(body, header(jwt(full, alg))))).code).toBeUndefined()
    }
    expect((await receive(provider, post(body, header(jwt({ ...full, jti: undefined }))))).code).toBe(
      'signature_mismatch',
    )
    expect((await receive(provider, post(body, header(jwt(claims(url)))))).code).toBe('signature_malformed')
    expect((await receive(provider, post(body, header(jwt({ ...full, exp: seconds - 6 }))))).code).toBe(
      'timestamp_too_old',
    )
  })
})

describe('pusher', () => {
  const body = '{"time_ms":1,"events":[{"name":"channel_vacated"}]}'
  const provider = pusher({ secrets: { one: 'tofu', two: ['new', 'old'] } })
  const send = async (key: string | undefined, by: string) => {
    const signature = createHmac('sha256', by).update(body).digest('hex')
    const headers = { 'x-pusher-signature': signature, ...(key !== undefined && { 'x-pusher-key': key }) }
    return (await receive(provider, post(body, headers))).code
  }

  it('selects the secret by its key', async () => {
    expect(await send('one', 'tofu')).toBeUndefined()
    expect(await send('two', 'old')).toBeUndefined()
    expect(await send('two', 'tofu')).toBe('signature_mismatch')
    expect(await send('three', 'tofu')).toBe('key_unknown')
    expect(await send('__proto__', 'tofu')).toBe('key_unknown')
    expect(await send(undefined, 'tofu')).toBe('proof_missing')
  })
})

describe('box', () => {
  const body = '{"trigger":"FILE.UPLOADED","id":"one"}'
  const send = async (changes: Readonly<Record<string, string | undefined>>, sentAt = now) => {
    const time = new Date(sentAt).toISOString()
    const headers = {
      'box-delivery-timestamp': time,
      'box-signature-primary': createHmac('sha256', secret).update(body).update(time).digest('base64'),
      'box-signature-version': '1',
      'box-signature-algorithm': 'HmacSHA256',
      ...changes,
    }
    const sent = Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
    return (await receive(box({ secrets: secret }), post(body, Object.fromEntries(sent)))).code
  }

  it('refuses other versions and algorithms of the signature', async () => {
    expect(await send({})).toBeUndefined()
    for (const name of ['box-signature-version', 'box-signature-algorithm']) {
      expect(await send({ [name]: '2' })).toBe('algorithm_not_allowed')
      expect(await send({ [name]: undefined })).toBe('proof_missing')
    }
  })

  it('allows ten minutes of delay, and one of skew', async () => {
    expect(await send({}, now - 600_000)).toBeUndefined()
    expect(await send({}, now - 601_000)).toBe('timestamp_too_old')
    expect(await send({}, now + 60_000)).toBeUndefined()
    expect(await send({}, now + 61_000)).toBe('timestamp_in_future')
  })
})

describe('zendesk', () => {
  const provider = zendesk({ secrets: secret })
  const time = new Date(now).toISOString()
  const headers = (body: string) => ({
    'x-zendesk-webhook-signature-timestamp': time,
    'x-zendesk-webhook-signature': createHmac('sha256', secret)
      .update(time + body)
      .digest('base64'),
  })

  it('accepts other methods and deliveries without a body, which sign the time alone', async () => {
    const empty = { status: 200, events: [{ event: 'request', payload: {} }] }
    for (const method of ['GET', 'DELETE', 'POST']) {
      // The query is not signed, so it is not the payload.
      expect(await receive(provider, { method, url: `${url}?type=x`, headers: headers('') })).toMatchObject(empty)
    }
    const body = '{"type":"zen:event-type:user.created"}'
    for (const method of ['PUT', 'PATCH']) {
      const sent = { ...post(body, headers(body)), method }
      expect(await receive(provider, sent)).toMatchObject({ events: [{ event: 'zen:event-type:user.created' }] })
    }
    expect((await receive(provider, { method: 'GET', headers: headers('x') })).code).toBe('signature_mismatch')
    expect((await receive(provider, { method: 'HEAD', headers: headers('') })).status).toBe(405)
  })
})

describe('gitea', () => {
  const provider = gitea({ secrets: secret })
  const json = '{"ref":"refs/heads/main","note":"ä & b"}'
  const headers = (signed = json) => ({
    'x-gitea-event': 'push',
    'x-gitea-signature': createHmac('sha256', secret).update(signed).digest('hex'),
  })
  const form = 'application/x-www-form-urlencoded'
  const encoded = new URLSearchParams({ payload: json }).toString()
  const push = { status: 200, events: [{ event: 'push', payload: { ref: 'refs/heads/main', note: 'ä & b' } }] }

  it('accepts JSON, a form and GET, whose signature is over the JSON', async () => {
    expect(await receive(provider, post(json, headers()))).toMatchObject(push)
    expect(await receive(provider, post(encoded, headers(), form))).toMatchObject(push)
    expect(await receive(provider, { method: 'GET', url: `${url}?${encoded}`, headers: headers() })).toMatchObject(push)
  })

  it.each([
    ['a form that is signed as a form', post(encoded, headers(encoded), form), 'signature_mismatch'],
    ['two payloads', post(`${encoded}&${encoded}`, headers(), form), 'proof_missing'],
    ['another field', post(`${encoded}&a=1`, headers(), form), 'proof_missing'],
    [
      'two payloads in the query',
      { method: 'GET', url: `${url}?${encoded}&${encoded}`, headers: headers() },
      'signature_mismatch',
    ],
    ['GET without a payload', { method: 'GET', headers: headers('') }, 'proof_missing'],
    ['a hook without a secret', post(json, { ...headers(), 'x-gitea-signature': '' }), 'proof_missing'],
  ] as const)('refuses %s', async (_, init, code) => {
    expect(await receive(provider, init)).toMatchObject({ code, events: [] })
  })

  it('never takes the payload from bytes that are not signed', async () => {
    const get = { ...post('{"ref":"forged"}', headers()), method: 'GET', url: `${url}?${encoded}` }
    expect(await receive(provider, get)).toMatchObject(push)
    const query = { ...post(json, headers()), url: `${url}?payload=%7B%22ref%22%3A%22forged%22%7D` }
    expect(await receive(provider, query)).toMatchObject(push)
  })

  it('is not taken for GitHub, whose headers it sends, too', () => {
    const names = ['X-Gitea-Event', 'X-Gitea-Signature', 'X-GitHub-Event', 'X-GitHub-Delivery', 'X-Gogs-Event']
    const imitating = [...names, 'X-Gitea-Delivery'].map((name) => [name, 'push'] as const)
    const signed = [...imitating, ['X-Hub-Signature-256', `sha256=${'0'.repeat(64)}`] as const]
    expect(detectProvider({ headers: signed }).map(({ provider: name }) => name)).toEqual(['gitea'])
    expect(detectProvider({ headers: [['X-GitHub-Event', 'push']] })[0]?.provider).toBe('github')
  })
})

describe('microsoftGraph', () => {
  it('delivers lifecycle notifications by their event', async () => {
    const body = JSON.stringify({
      value: [
        { lifecycleEvent: 'reauthorizationRequired', subscriptionId: 'a', clientState: secret },
        { changeType: 'created', lifecycleEvent: 'missed', subscriptionId: 'a', clientState: secret },
      ],
    })
    const { status, events } = await receive(microsoftGraph({ tokens: secret }), post(body, {}))
    expect([status, events.map(({ event }) => event)]).toEqual([200, ['reauthorizationRequired', 'created']])
  })
})

describe('finch', () => {
  it('names the event in the field that the document names', async () => {
    const body = '{"company_id":"one","connection_id":"two","event_type":"directory.updated","data":{}}'
    const key = Buffer.alloc(24, 7)
    const mac = createHmac('sha256', key).update(`evt_1.${seconds}.${body}`).digest('base64')
    const { events } = await receive(
      finch({ secrets: key.toString('base64') }),
      post(body, { 'finch-event-id': 'evt_1', 'finch-timestamp': String(seconds), 'finch-signature': `v1,${mac}` }),
    )
    expect(events.map(({ event }) => event)).toEqual(['directory.updated'])
  })
})
