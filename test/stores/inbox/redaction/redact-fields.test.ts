import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { formBody } from '../../../../src/core/request/body/form.js'
import {
  createReceiver,
  defineProvider,
  hmacSignature,
  jsonBody,
  toWebhookRequest,
  unverified,
} from '../../../../src/index.js'
import { type RedactFieldsOptions, redactFields } from '../../../../src/stores/inbox/redaction/index.js'
import { findValues } from '../../../../src/stores/inbox/redaction/json-values.js'
import { fromStoredRecord, toStoredRecord } from '../../../../src/stores/inbox/storing/stored-record.js'
import { textOf } from '../stored.js'
import { keepingInbox } from './keeping-inbox.js'

const key = Buffer.alloc(32, 7)
const secret = 's3cret'

interface Setup extends Partial<RedactFieldsOptions> {
  readonly payload?: (body: unknown) => unknown
  readonly headers?: readonly (readonly [string, string])[]
  readonly address?: string
}

/** Stores a signed body, and handles it. */
async function store(body: string, { payload, headers = [], address = '/', ...options }: Setup) {
  const { inbox, kept } = keepingInbox()
  const provider = defineProvider({
    name: 'shop',
    body: [jsonBody(), formBody({ maxDepth: 4 })],
    schema: z.looseObject({}),
    verify: hmacSignature({ secrets: secret, header: 'x-signature' }),
    event: () => 'order.paid',
    ...(payload && { payload }),
  })
  const seen: unknown[] = []
  const receiver = createReceiver({
    provider,
    inbox: { inbox, redact: redactFields({ fields: ['payload.email'], key, ...options }) },
    on: { '*': (delivery) => void seen.push(delivery.payload) },
    onError: () => {},
  })
  const type = /^\s*[{[]/.test(body) ? 'application/json' : 'application/x-www-form-urlencoded'
  const signature = createHmac('sha256', secret).update(body).digest('hex')
  const { outcome, error } = await receiver.receive(
    toWebhookRequest({ url: address, headers: [['content-type', type], ['x-signature', signature], ...headers], body }),
  )
  const [stored] = kept
  if (stored === undefined) return { outcome, error, text: '' }
  const record = fromStoredRecord(JSON.parse(JSON.stringify(toStoredRecord(stored))))
  await receiver.handleStored(record, 1)
  return { outcome, error, text: textOf(stored), record, payload: seen[0] }
}

const tokenOf = (text: string) =>
  `redacted_${createHmac('sha256', key)
    .update(JSON.stringify(['field', text]))
    .digest()
    .subarray(0, 16)
    .toString('base64url')}`

describe('redactFields', () => {
  it('replaces fields of JSON by keyed tokens, and keeps all other bytes', async () => {
    const body =
      '{ "n": 12345678901234567890,"c":{"em\\u0061il":"a@b.example", "x":[{"n":"Ada"},{"n":"Bo"}]},\r\n"k":"a@b.example"}'
    const { text, payload } = await store(body, { fields: ['payload.c.email', 'payload.c.x.*.n'] })
    expect(text).toBe(
      `{ "n": 12345678901234567890,"c":{"em\\u0061il":"${tokenOf('a@b.example')}", "x":[{"n":"${tokenOf('Ada')}"},{"n":"${tokenOf('Bo')}"}]},\r\n"k":"a@b.example"}`,
    )
    expect(payload).toMatchObject({ c: { email: tokenOf('a@b.example') } })
  })

  it('keeps the type of a value, and can leave texts empty', async () => {
    const body = '{"a":"x","b":1.5,"c":true,"d":{"e":1},"f":[1],"g":null,"h":""}'
    const fields = [...'abcdefgh'].map((name) => `payload.${name}`)
    const empty = '{"a":"","b":0,"c":false,"d":{},"f":[],"g":null,"h":""}'
    expect((await store(body, { fields, replaceWith: 'empty' })).text).toBe(empty)
  })

  it('replaces fields that an object has twice', async () => {
    expect((await store('{"email":"a","email":"b"}', {})).text).toBe(
      `{"email":"${tokenOf('a')}","email":"${tokenOf('b')}"}`,
    )
  })

  it('replaces fields of forms, with brackets and with JSON', async () => {
    const json = encodeURIComponent('{"user":{"email":"c"},"n":1}')
    const { text } = await store(`a=1&user[email]=b%40c&user[n]=2&payload=${json}`, { fields: ['payload.user.email'] })
    const redacted = encodeURIComponent(`{"user":{"email":"${tokenOf('c')}"},"n":1}`)
    expect(text).toBe(`a=1&user[email]=${tokenOf('b@c')}&user[n]=2&payload=${redacted}`)
  })

  it('replaces headers and parameters of the URL', async () => {
    const { record } = await store('{}', {
      fields: ['headers.X-User', 'query.email'],
      headers: [['x-user', 'ada']],
      address: 'https://shop.example/?a=1&email=a%40b',
    })
    expect(record?.request.headers).toContainEqual(['x-user', tokenOf('ada')])
    expect(record?.request.url).toBe(`https://shop.example/?a=1&email=${tokenOf('a@b')}`)
  })

  it('says what was redacted, with an HMAC of the body under a key of the record', async () => {
    const body = '{"email":"a@b.example"}'
    const records = [await store(body, {}), await store(body, {})].map(({ record }) => record?.redacted)
    for (const redacted of records) {
      const own = createHmac('sha256', key)
        .update(Buffer.from(redacted?.salt ?? '', 'base64'))
        .digest()
      const bodyHmac = createHmac('sha256', own).update(body).digest('base64')
      expect(redacted).toEqual({ fields: ['payload.email'], salt: expect.any(String), bodyHmac })
    }
    expect(records[0]?.bodyHmac).not.toBe(records[1]?.bodyHmac)
  })

  it('takes the fields from a function', async () => {
    const fields: RedactFieldsOptions['fields'] = ({ event }) =>
      event === 'order.paid' ? ['payload.a'] : ['payload.b']
    expect((await store('{"a":"1","b":"2"}', { fields })).text).toBe(`{"a":"${tokenOf('1')}","b":"2"}`)
    expect(await store('{"a":"1"}', { fields: () => ['a'] })).toMatchObject({ outcome: 'failed' })
  })

  it.each([
    [
      'a body without the fields that the payload has',
      { payload: (body: unknown) => ({ email: Object(body).e }) },
      '{"e":"x"}',
    ],
    ['a key that is not there', { key: () => '' }, '{"email":"x"}'],
  ])('stores nothing of %s', async (_, setup, body) => {
    const { outcome, text } = await store(body, setup)
    expect([outcome, text]).toEqual(['failed', ''])
  })

  it('stores nothing of a body that is neither JSON nor a form, or that does not parse afterwards', async () => {
    const { inbox, kept } = keepingInbox()
    const send = async (schema: z.ZodMiniType<{ type: string }>, fields: readonly string[], body: string) => {
      const provider = defineProvider({
        name: 'shop',
        body: { name: 'lines', accepts: () => true, parse: (bytes) => ({ type: Buffer.from(bytes).toString() }) },
        schema,
        verify: unverified(),
        event: () => 'sent',
      })
      const redact = redactFields({ fields, key })
      const receiver = createReceiver({ provider, inbox: { inbox, redact }, on: {}, onError: () => {} })
      return (await receiver.receive(toWebhookRequest({ body }))).error?.message
    }
    expect(await send(z.looseObject({ type: z.string() }), ['payload.type'], '<a/>')).toMatch('neither JSON')
    const long = z.looseObject({ type: z.string().check(z.maxLength(9)) })
    expect(await send(long, ['payload.a'], '{"a":"1"}')).toMatch('does not parse')
    expect(kept).toEqual([])
  })

  it.each([
    [[], 'list of paths'],
    [['email'], 'must begin with'],
    [['payload'], 'must name a field'],
    [['payload.a..b'], 'must name a field'],
    [['headers.a.b'], 'one name'],
    [[7], 'fields\\[0\\]'],
    ['payload.email', 'list of paths'],
  ])('refuses the fields %j, which can never match', (fields, message) => {
    expect(() => redactFields({ fields: fields as string[], key })).toThrow(new RegExp(message))
  })

  it('refuses a wrong key, and to park what it cannot redact', () => {
    expect(() => redactFields({ fields: ['payload.a'], key: 'short' })).toThrow('redactFields: key')
    const inbox = {
      inbox: keepingInbox().inbox,
      redact: redactFields({ fields: ['payload.a'], key }),
      onInvalid: 'park',
    } as const
    const provider = defineProvider({
      name: 'a',
      body: jsonBody(),
      schema: z.unknown(),
      verify: unverified(),
      event: () => 'a',
    })
    expect(() => createReceiver({ provider, inbox, on: {} })).toThrow('onInvalid')
  })
})

describe('findValues', () => {
  it('finds what JSON.parse finds, in any text', () => {
    fc.assert(
      fc.property(fc.json(), fc.integer({ min: 0, max: 4 }), (json, indent) => {
        const text = JSON.stringify(JSON.parse(json), null, indent)
        expect(findValues(text, [['*']]).map(([start, end]) => JSON.parse(text.slice(start, end)))).toEqual(
          Object.values(Object(typeof JSON.parse(json) === 'object' ? JSON.parse(json) : {})),
        )
      }),
    )
  })

  it.each([
    '',
    '{',
    '{"a"',
    '{"a":',
    '{"a":1',
    '[1',
    '"a',
    '"a\\',
    '{a:1}',
    '[1 2]',
    '1 2',
    '{"a" 1}',
    '['.repeat(2_000),
  ])('refuses %j', (text) => {
    expect(() => findValues(text, [['*']])).toThrow(SyntaxError)
  })
})
