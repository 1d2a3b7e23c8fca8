import { describe, expect, it } from 'vitest'
import { createReceiver } from '../../../../src/core/receiver/receiver.js'
import { hostSample, injectDelivery, signHmac } from '../../../../src/testing/index.js'
import { load, openApi, typesFrom } from './written.js'

const paid = {
  type: 'object',
  required: ['type', 'data'],
  properties: {
    type: { const: 'order.paid' },
    data: { type: 'object', required: ['total'], properties: { total: { type: 'integer' } } },
  },
}
const shipped = {
  allOf: [
    { $ref: '#/components/schemas/Base' },
    { properties: { type: { enum: ['order.shipped'] }, by: { enum: ['rail', 'road', null] } }, required: ['type'] },
  ],
}
const base = { Base: { type: 'object', required: ['id'], properties: { id: { type: 'string', format: 'uuid' } } } }
const shop = openApi({ onPaid: paid, onShipped: shipped }, base)
const hmac = ['--verifier', 'hmac', '--header', 'X-Signature']

describe('types --from', () => {
  it('writes a provider that verifies, narrows and refuses', async () => {
    process.env['ACME_WEBHOOK_SECRET'] = 's3cret'
    const { stdout } = await typesFrom({ 'shop.json': shop }, [...hmac, '--id-in', 'id'])
    const handled: unknown[] = []
    const on = { '*': (delivery: object) => void handled.push(delivery) }
    const receiver = createReceiver({ provider: load(stdout).provider, on, onError: () => {} })
    const statuses = []
    for (const [secret, body] of [
      ['s3cret', { type: 'order.paid', data: { total: 3 }, id: 'a' }],
      ['another', { type: 'order.paid', data: { total: 3 } }],
      ['s3cret', { type: 'order.paid', data: {} }],
      ['s3cret', { type: 'order.shipped', id: 'b', by: null, more: 1 }],
      ['s3cret', { type: 'order.lost' }],
    ] as const) {
      const request = signHmac(hostSample({ body: JSON.stringify(body) }), { header: 'X-Signature', secret })
      statuses.push((await injectDelivery(receiver, request)).response.status)
    }
    expect(statuses).toEqual([200, 401, 400, 200, 200])
    expect(handled).toMatchObject([
      { event: 'order.paid', known: true, id: 'a' },
      { event: 'order.shipped', known: true, payload: { more: 1 } },
      { event: 'order.lost', known: false },
    ])
  })

  it('needs a verifier by name, and lists them', async () => {
    const { code, stdout, stderr } = await typesFrom({ 'shop.json': shop }, [])
    expect([code, stdout]).toEqual([2, ''])
    expect(stderr).toContain('hmac, standard-webhooks, token, basic')
    expect((await typesFrom({ 'shop.json': shop }, ['--verifier', 'unverified'])).code).toBe(2)
  })

  it('takes the header of a token from the document, if there is one', async () => {
    const scheme = { type: 'apiKey', in: 'header', name: 'X-Api-Key' }
    const { stdout } = await typesFrom(
      { 'shop.json': { ...shop, components: { schemas: base, securitySchemes: { key: scheme } } } },
      ['--verifier', 'token'],
    )
    expect(stdout).toContain('header: "X-Api-Key"')
    expect((await typesFrom({ 'shop.json': shop }, ['--verifier', 'token'])).stderr).toContain('needs --header')
  })

  it('asks where the event is, if no constant tells the events apart', async () => {
    const document = openApi({ opened: { type: 'object' }, closed: { type: 'object' } })
    expect((await typesFrom({ 'a.json': document })).stderr).toContain('--event-in')
    const flags = ['--verifier', 'standard-webhooks', '--event-in', 'header:X-Event,data.kind']
    const { stdout } = await typesFrom({ 'a.json': document }, flags)
    const { provider } = load(stdout)
    const request = hostSample({ body: '{"data":{"kind":"closed"}}' })
    const withHeader = {
      ...request,
      headers: [...request.headers, ['X-Event', 'door'] as const, ['webhook-id', 'm'] as const],
    }
    const proven = provider.restore(withHeader, { strength: 'none', verifier: 'unverified' })
    expect(await provider.parse(proven)).toMatchObject({ event: 'door.closed', id: 'm' })
  })

  it('keeps the name of its own schema from those of the document', async () => {
    const payload = { type: 'object', properties: { total: { type: 'integer' } } }
    const document = openApi({ paid: { $ref: '#/components/schemas/Payload' } }, { Payload: payload })
    const { events } = load((await typesFrom({ 'a.json': document })).stdout)
    expect(events['paid']?.safeParse({ total: 'a' }).success).toBe(false)
  })

  it('checks a schema that contains itself once', async () => {
    const tree = {
      type: 'object',
      required: ['next'],
      properties: { name: { type: 'string' }, next: { $ref: '#/components/schemas/Tree' } },
    }
    const { stdout } = await typesFrom({
      'a.json': openApi(
        { tree: { $ref: '#/components/schemas/Tree' } },
        { Tree: tree, Loop: { $ref: '#/components/schemas/Loop' } },
      ),
    })
    expect(stdout).toContain('next: z.unknown()')
    const loop = await typesFrom({
      'a.json': openApi(
        { loop: { $ref: '#/components/schemas/Loop' } },
        { Loop: { $ref: '#/components/schemas/Loop' } },
      ),
    })
    expect(loop.code).toBe(0)
  })

  it('reads the messages that an application of AsyncAPI 3 sends', async () => {
    const yaml = `
asyncapi: 3.0.0
info: { title: Doors }
channels:
  all:
    messages:
      opened: { $ref: '#/components/messages/opened' }
      command: { payload: { type: object } }
operations:
  tell: { action: send, channel: { $ref: '#/channels/all' }, messages: [{ $ref: '#/channels/all/messages/opened' }] }
  hear: { action: receive, channel: { $ref: '#/channels/all' }, messages: [{ $ref: '#/channels/all/messages/command' }] }
components:
  messages:
    opened: { name: door.opened, payload: { schemaFormat: application/schema+json;version=draft-07, schema: { properties: { door: { type: string } } } } }
`
    const { provider, events } = load((await typesFrom({ 'doors.yaml': yaml })).stdout)
    expect(provider.declaredEvents).toEqual(['door.opened'])
    expect(events['door.opened']?.safeParse({ door: 1 }).success).toBe(false)
  })

  it('reads what others can subscribe to of AsyncAPI 2, and its headers', async () => {
    const message = (kind: string) => ({
      name: kind,
      headers: { type: 'object', properties: { 'X-Kind': { const: `door-${kind}` } } },
      payload: { type: 'object', properties: { at: { type: ['number', 'null'] } } },
      contentType: 'application/vnd.doors+json',
    })
    const channel = {
      subscribe: { message: { oneOf: [message('opened'), message('closed')] } },
      publish: { message: message('no') },
    }
    const document = { asyncapi: '2.6.0', info: { title: 'Doors' }, channels: { doors: channel } }
    const { stdout } = await typesFrom({ 'a.json': document })
    expect(load(stdout).provider.declaredEvents).toEqual(['door-opened', 'door-closed'])
    expect(stdout).toContain('requireHeaderField(request, "x-kind")')
    const avro = {
      ...document,
      channels: { doors: { subscribe: { message: { ...message('a'), schemaFormat: 'application/vnd.apache.avro' } } } },
    }
    expect((await typesFrom({ 'a.json': avro })).stderr).toContain('application/vnd.apache.avro')
  })

  it('writes forms, and no other media types', async () => {
    const of = (type: string) => ({
      ...openApi({}),
      webhooks: {
        sms: {
          post: { requestBody: { content: { [type]: { schema: { properties: { From: { type: 'string' } } } } } } },
        },
      },
    })
    expect((await typesFrom({ 'a.json': of('application/x-www-form-urlencoded') })).stdout).toContain(
      'body: formBody()',
    )
    expect((await typesFrom({ 'a.json': of('application/xml') })).stderr).toContain('application/xml cannot be written')
  })

  it('refuses documents of other kinds, and flags that need --from', async () => {
    const { stderr } = await typesFrom({ 'a.json': { openapi: '3.0.3', webhooks: {} } })
    expect(stderr).toContain('openapi: 3.1.0')
    expect((await typesFrom({ 'a.json': openApi({}) })).stderr).toContain('no `webhooks`')
    const { run } = await import('../run.js')
    expect((await run(['types', '--verifier', 'hmac'])).stderr).toContain('--verifier needs --from')
  })

  // Whatever a document says, its text is data in what is written.
  it.each([
    `'); globalThis.broken = true; ('`,
    '"); globalThis.broken = true; ("',
    '*/ globalThis.broken = true /*',
    '${globalThis.broken = true}`',
    'line\n globalThis.broken = true\u2028globalThis.broken = true',
    '\u202Eevil\\',
    'delete',
    'constructor',
    '1st',
    '',
  ])('writes %j as text', async (text) => {
    const schema = {
      type: 'object',
      title: text,
      description: text,
      properties: {
        [text]: { enum: [text, 'b'] },
        type: { const: text },
        list: { $ref: `#/components/schemas/${encodeURIComponent(text.replaceAll('~', '~0').replaceAll('/', '~1'))}` },
      },
    }
    const long = { type: 'object', properties: { [text]: { type: 'string' }, second: { type: 'string' } } }
    const document = {
      ...openApi({ [text]: schema, other: { properties: { type: { const: 'x' } } } }, { [text]: long }),
      info: { title: `Acme ${text}` },
    }
    const { stdout, code } = await typesFrom({ 'a.json': document })
    expect(code).toBe(0)
    const { provider, events } = load(stdout)
    expect(globalThis).not.toHaveProperty('broken')
    expect(provider.declaredEvents).toEqual([text, 'x'])
    expect(events[text]?.safeParse({ [text]: text === 'type' ? text : 'b', type: text }).success).toBe(true)
    // Characters that reorder what a reader sees.
    expect(stdout).not.toMatch(/[\u2028\u202E]/)
  })

  it('leaves out fields with the name __proto__, and refuses an event with it', async () => {
    const schema = '{"type":"object","properties":{"__proto__":{"type":"string"},"a":{"type":"string"}}}'
    const named = (name: string) =>
      `{"openapi":"3.1.0","info":{"title":"Acme"},"webhooks":{"${name}":{"post":{"x-events":["${name}"],"requestBody":{"content":{"application/json":{"schema":${schema}}}}}}}}`
    const { stdout } = await typesFrom({ 'a.json': named('a') })
    expect(stdout).not.toContain('__proto__')
    expect((await typesFrom({ 'a.json': named('__proto__') })).code).toBe(2)
  })
})
