import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { WebhookRequest } from '../../../../../src/core/request/delivery.js'
import { toWebhookRequest } from '../../../../../src/core/request/to-webhook-request.js'
import { maskFields } from '../../../../../src/tools/inspector/api/views/mask-fields.js'
import { runs } from '../../../../runs.js'

const json = (body: string) => toWebhookRequest({ body, headers: { 'Content-Type': 'application/json' } })
const form = (body: string) =>
  toWebhookRequest({ body, headers: { 'Content-Type': 'application/x-www-form-urlencoded' } })
const bodyOf = ({ body }: WebhookRequest) => Buffer.from(body).toString()
const masked = (request: WebhookRequest, ...paths: string[]) => bodyOf(maskFields(paths).request(request))

describe('maskFields', () => {
  it('fills fields of JSON with asterisks, and keeps the length and all other bytes', () => {
    const body = '{ "user": {"näme":"Zoë \\u00e9","age":42,"x":7,"tags":["a","b"]},\n "id": 12345678901234567890 }'
    expect(masked(json(body), 'payload.user.näme', 'payload.user.age', 'payload.user.x', 'payload.user.tags.*')).toBe(
      '{ "user": {"näme":"***********","age":"","x":0,"tags":["*","*"]},\n "id": 12345678901234567890 }',
    )
    expect(masked(json(body), 'payload.user.tags')).toContain('"tags":"*******"')
  })

  it.each(['prénom', 'pr\\u00e9nom', 'pr\\u00E9n\\u006fm', 'é\\u00e9'])(
    'masks a field however %s is spelled',
    (name) => {
      const spelled = `{"${name}":"Ada","x":1}`
      const path = `payload.${JSON.parse(`"${name}"`)}`
      expect(masked(json(spelled), path)).toBe(`{"${name}":"***","x":1}`)
      expect(masked(form(`payload=${encodeURIComponent(spelled)}`), path)).not.toContain('Ada')
      expect(Buffer.from(maskFields([path]).answer(Buffer.from(spelled))).toString()).not.toContain('Ada')
    },
  )

  it('leaves requests without these fields, and those without a mask, as they are', () => {
    const request = json('{"a":1}')
    expect(maskFields([]).request(request)).toBe(request)
    expect(maskFields(['payload.b', 'query.c', 'headers.x-d']).request(request)).toEqual(request)
    expect(maskFields(['payload.b', 'query.c', 'headers.x-d']).pathsIn(request)).toEqual([])
  })

  it('masks fields of forms, also in JSON that a field holds, of queries and of headers', () => {
    const payload = encodeURIComponent('{"user":{"name":"Ada"}}')
    const request = { ...form(`a=1&user%5Bname%5D=Ada+L&payload=${payload}`), url: 'http://h/x?email=a%40b&b=1' }
    const paths = ['payload.user.name', 'query.email', 'headers.X-User']
    const found = maskFields(paths).request({ ...request, headers: [...request.headers, ['x-user', 'ada']] })
    expect(bodyOf(found)).toBe(`a=1&user%5Bname%5D=*****&payload=${'*'.repeat(payload.length)}`)
    expect(found.url).toBe('http://h/x?email=***&b=1')
    expect(found.headers.at(-1)).toEqual(['x-user', '***'])
  })

  it.each([
    ['XML', toWebhookRequest({ body: '<a>Ada</a>', headers: { 'Content-Type': 'application/xml' } })],
    ['a broken form', form('name=%zz')],
    ['broken JSON', json('{"name":"Ada"')],
    ['bytes', toWebhookRequest({ body: Uint8Array.of(0x1f, 0x8b, 0xff) })],
  ])('masks the whole body of %s', (_, request) => {
    expect(masked(request, 'payload.name')).toBe('*'.repeat(request.body.length))
    expect(maskFields(['payload.name']).pathsIn(request)).toEqual(['payload.name'])
    expect(masked(request, 'headers.x-user')).toBe(bodyOf(request))
  })

  it('takes the values out of a text about the request', () => {
    const fields = maskFields(['payload.email', 'payload.n'])
    const request = json('{"email":"ada@example.com","n":1}')
    expect(fields.text('no account ada@example.com in 1 shop', request)).toBe('no account *** in 1 shop')
    expect(fields.text('nothing', json('{}'))).toBe('nothing')
  })

  it('masks JSON of answers, and shows a path again', () => {
    const fields = maskFields(['payload.email', 'payload.name'])
    expect(Buffer.from(fields.answer(Buffer.from('{"email":"ada"}'))).toString()).toBe('{"email":"***"}')
    expect(Buffer.from(fields.answer(Buffer.from('ok'))).toString()).toBe('ok')
    const request = json('{"email":"ada","name":"Ada"}')
    expect(bodyOf(fields.without(['payload.email']).request(request))).toBe('{"email":"ada","name":"***"}')
  })

  it.each(['email', 'payload', 'payload..a', 'headers.a.b', 'body.x'])('refuses the path %s', (path) => {
    expect(() => maskFields([path])).toThrow('mask')
  })

  it('never shows a masked text, keeps JSON readable, and the length of any body', () => {
    const paths = ['payload.a', 'payload.*.b']
    const value = fc.jsonValue({ maxDepth: 3 })
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('a', 'b', 'c', 'é'), value), fc.boolean(), (payload, spaced) => {
        const request = json(JSON.stringify({ ...payload, a: 'secret-of-a' }, null, spaced ? 1 : 0))
        const text = masked(request, ...paths)
        expect(Buffer.byteLength(text)).toBe(request.body.length)
        expect(text).not.toContain('secret-of-a')
        expect(Object.keys(JSON.parse(text)).sort()).toEqual(Object.keys({ ...payload, a: 1 }).sort())
      }),
      { numRuns: runs(200) },
    )
  })
})
