import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { formBody } from '../../../../src/core/request/body/form.js'
import { jwtSignature } from '../../../../src/core/verify/jwt/jwt-signature.js'
import { withPlaces } from '../../../../src/core/verify/secrets/credential-places.js'
import {
  allOf,
  basicAuth,
  createReceiver,
  type Delivery,
  defineProvider,
  formToken,
  headerToken,
  hmacSignature,
  jsonBody,
  urlToken,
  type Verifier,
} from '../../../../src/index.js'
import { withoutCredentials } from '../../../../src/stores/inbox/storing/without-credentials.js'
import { vendorList } from '../../../../src/tools/inspector/providers/vendor-list.js'
import { lark } from '../../../../src/vendors/lark.js'
import { makeSender } from '../../../testing/senders.js'
import { keepingInbox } from '../redaction/keeping-inbox.js'
import { textOf } from '../stored.js'

const url = 'https://shop.example/hooks'
const token = 't0ken-of-the-sender'

interface Sent {
  readonly address?: string
  readonly headers?: Record<string, string>
  readonly body?: string
}

async function store(verify: Verifier, { address = url, headers = {}, body = '{"type":"sent"}' }: Sent, given = {}) {
  const { inbox, kept } = keepingInbox()
  const provider = defineProvider({
    name: 'parcels',
    body: [jsonBody(), formBody()],
    schema: z.looseObject({ type: z.string() }),
    verify,
    event: ({ type }) => type,
  })
  const receiver = createReceiver({ provider, inbox: { inbox, ...given }, on: {}, onError: () => {} })
  const type = body.startsWith('{') ? 'application/json' : 'application/x-www-form-urlencoded'
  const { outcome } = await receiver.receive({
    method: 'POST',
    url: address,
    headers: Object.entries({ 'content-type': type, ...headers }),
    encrypted: true,
    body: new TextEncoder().encode(body),
  })
  const [stored] = kept
  if (stored === undefined) throw new Error(`not stored: ${outcome}`)
  await receiver.handleStored(stored, 1)
  return { ...stored.request, body: textOf(stored) }
}

const inHeader = headerToken({ header: 'X-Hook-Sender', tokens: token })

describe('a stored request', () => {
  it('has no credentials in headers, whatever proved the sender', async () => {
    const headers = {
      Authorization: `Basic ${btoa(`a:${token}`)}`,
      Cookie: `session=${token}`,
      'X-Api-Key': token,
      'x-hook-sender': token,
      'x-request-id': '1',
    }
    const { headers: stored } = await store(allOf(basicAuth({ users: `a:${token}` }), inHeader), { headers })
    expect(stored).toEqual([
      ['content-type', 'application/json'],
      ['x-request-id', '1'],
    ])
  })

  it('has no tokens in its URL', async () => {
    const inQuery = await store(urlToken({ parameter: 'k', tokens: token }), {
      address: `https://user:${token}@shop.example/hooks?a=1&k=${token}&access_token=${token}&b=2`,
    })
    expect(inQuery.url).toBe('https://shop.example/hooks?a=1&k=***&access_token=***&b=2')
    const inPath = await store(urlToken({ pathSegment: -1, tokens: token }), { address: `${url}/${token}?a=1` })
    expect(inPath.url).toBe(`${url}/***?a=1`)
  })

  it('has no token in a form, and keeps all other bytes', async () => {
    const { body } = await store(formToken({ tokens: token }), {
      body: `type=sent&token=${token}&text=${token}%20token=`,
    })
    expect(body).toBe(`type=sent&token=${'*'.repeat(token.length)}&text=${token}%20token=`)
  })

  it('has no token in JSON, and keeps text that looks like a form', async () => {
    const { inbox, kept } = keepingInbox()
    const tokens = 'tök"n'
    const receiver = createReceiver({ provider: lark({ tokens }), inbox, on: {}, onError: () => {} })
    const send = (body: string) => {
      const headers = [['content-type', 'application/json']] as const
      return receiver.receive({ method: 'POST', url, headers, encrypted: true, body: new TextEncoder().encode(body) })
    }
    const event = '"event":{"text":"https://shop.example/?a=1&token=b"},"header":{"event_type":"im"'
    for (const given of [JSON.stringify(tokens), '"t\\u00f6k\\u0022n"']) {
      expect((await send(`{${event},"token":${given}}}`)).outcome).toBe('stored')
      const stored = kept.at(-1)
      expect(new TextDecoder().decode(stored?.request.body)).toMatch(
        /^\{"event":\{"text":"https:.*=b"\},.*"token":"\*+"\}\}$/,
      )
      if (stored) await receiver.handleStored(stored, 1)
    }
  })

  it.each(['adyen', 'mailgun', 'mercado-pago', 'plivo-messaging', 'google-pubsub'] as const)(
    'of %s cannot be sent with another body',
    async (name) => {
      const deliveries = await vendorList[name]()
      const { provider, sign } = await makeSender(deliveries, { url })
      const [makeSample] = Object.values(deliveries.samples)
      if (makeSample === undefined) throw new Error('no sample')
      const { inbox, kept } = keepingInbox()
      const receiver = createReceiver({ provider, inbox, on: {}, onError: () => {} })
      await receiver.receive(await sign(makeSample({ url })))
      const [stored] = kept
      if (stored === undefined) throw new Error('not stored')
      expect((await receiver.receive(stored.request)).outcome).toBe('refused')
    },
  )

  it('has no JWT that does not cover the body, in any header', async () => {
    const verify = jwtSignature({ secrets: 's3cret'.repeat(6), header: 'x-proof', algorithms: ['HS256'], timed: false })
    const parts = [{ alg: 'HS256' }, { sub: 'a' }].map((part) =>
      Buffer.from(JSON.stringify(part)).toString('base64url'),
    )
    const mac = createHmac('sha256', 's3cret'.repeat(6)).update(parts.join('.')).digest('base64url')
    const { headers } = await store(verify, { headers: { 'x-proof': [...parts, mac].join('.') } })
    expect(headers).toEqual([['content-type', 'application/json']])
  })

  it('is made in a time that does not grow with the square of its size', () => {
    const value = new TextEncoder().encode(token)
    const items = Array.from({ length: 6_000 }, () => ({ clientState: token }))
    const places = items.map(() => ({ in: 'json', name: 'clientState', value }) as const)
    const request = {
      method: 'POST',
      url: `${url}${'?'.repeat(60_000)}`,
      headers: [],
      encrypted: true,
      body: new TextEncoder().encode(JSON.stringify(items)),
    }
    const start = process.cpuUsage()
    const { body } = withoutCredentials(request, withPlaces({ strength: 'token', verifier: 'test' }, places))
    expect(process.cpuUsage(start).user).toBeLessThan(2_000_000)
    expect(new TextDecoder().decode(body)).not.toContain(token)
  })

  it('keeps signatures, and all of it if so told', async () => {
    const body = '{"type":"sent"}'
    const verify = hmacSignature({ secrets: 's3cret', header: 'x-signature' })
    const signature = 'a'.repeat(64)
    const sent = { headers: { 'x-hook-sender': token, 'x-signature': signature }, body }
    expect((await store(inHeader, sent)).headers).toContainEqual(['x-signature', signature])
    expect((await store(inHeader, sent, { credentials: 'keep' })).headers).toContainEqual(['x-hook-sender', token])
    await expect(store(verify, sent, { credentials: 'hide' })).rejects.toThrow('credentials')
  })
})

describe('the stored request of a vendor', () => {
  it.each(Object.entries(vendorList))('of %s is handled as it would have been when it arrived', async (_, load) => {
    const deliveries = await load()
    const { provider, sign } = await makeSender(deliveries, { url })
    for (const makeSample of Object.values(deliveries.samples).slice(0, 2)) {
      const seen: unknown[] = []
      const { inbox, kept } = keepingInbox()
      const on = {
        '*': ({ event, id, payload }: Delivery) => void seen.push([event, id, Object.keys(Object(payload))]),
      }
      const signed = await sign(makeSample({ url }))
      await createReceiver({ provider, on }).receive(signed)
      const storing = createReceiver({ provider, inbox, on })
      const { outcome } = await storing.receive(signed)
      expect(['stored', 'answered']).toContain(outcome)
      for (const stored of kept) {
        await storing.handleStored(stored, 1)
        expect(seen[1]).toEqual(seen[0])
      }
    }
  })
})
