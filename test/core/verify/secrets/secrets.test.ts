import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { CandidateResolver } from '../../../../src/authors.js'
import { prepareCandidates } from '../../../../src/core/verify/secrets/secrets.js'
import {
  basicAuth,
  formToken,
  headerToken,
  hmacSignature,
  standardWebhooksSignature,
  toWebhookRequest,
  urlToken,
  type Verifier,
  type WebhookErrorCode,
} from '../../../../src/index.js'
import { expectRefusal, now, verify } from '../run.js'

// One request with every kind of proof for the same secret, which is also a Standard Webhooks secret.
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const body = `token=${secret}`
const standardMac = createHmac('sha256', Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64'))
const request = toWebhookRequest({
  url: `https://receiver.example/hook?token=${secret}`,
  headers: {
    'x-token': secret,
    'x-signature': createHmac('sha256', secret).update(body).digest('hex'),
    authorization: `Basic ${Buffer.from(`ann:${secret}`).toString('base64')}`,
    'webhook-id': 'msg_1',
    'webhook-timestamp': `${now / 1000}`,
    'webhook-signature': `v1,${standardMac.update(`msg_1.${now / 1000}.${body}`).digest('base64')}`,
  },
  body,
})

// A resolver of JavaScript users may return anything at all.
type AnyResolver = () => unknown
const asSecrets = (resolve: AnyResolver) => resolve as CandidateResolver<string>
const asUsers = (resolve: AnyResolver) => resolve as CandidateResolver<{ username: string; password: string }>

const verifiers: readonly [name: string, make: (resolve: AnyResolver) => Verifier, right: unknown][] = [
  ['hmacSignature', (find) => hmacSignature({ secrets: asSecrets(find), header: 'x-signature' }), secret],
  ['headerToken', (find) => headerToken({ tokens: asSecrets(find), header: 'x-token' }), secret],
  ['formToken', (find) => formToken({ tokens: asSecrets(find) }), secret],
  ['urlToken', (find) => urlToken({ tokens: asSecrets(find) }), secret],
  ['basicAuth', (find) => basicAuth({ users: asUsers(find) }), { username: 'ann', password: secret }],
  ['standardWebhooksSignature', (find) => standardWebhooksSignature({ secrets: asSecrets(find) }), secret],
]

describe.each(verifiers)('a resolver of %s', (_, make, right) => {
  const verifyBy = (resolve: AnyResolver) => verify(make(resolve), request)
  const refuses = (resolve: AnyResolver, code: WebhookErrorCode) =>
    expectRefusal(make(resolve), request, code, [secret])

  it('may return one, several, or a promise of them', async () => {
    await expect(verifyBy(() => right)).resolves.toMatchObject({ key: 0 })
    await expect(verifyBy(() => [right])).resolves.toMatchObject({ key: 0 })
    await expect(verifyBy(async () => [right, right])).resolves.toMatchObject({ key: 0 })
  })

  it.each([
    ['undefined', undefined],
    ['null', null],
    ['an empty list', []],
  ])('that returns %s refuses the request', async (_, nothing) => {
    await refuses(() => nothing, 'key_unknown')
    await refuses(async () => nothing, 'key_unknown')
  })

  it.each<[string, unknown]>([
    ['an empty string', ''],
    ['white space', ' \r\n'],
    ['empty bytes', new Uint8Array()],
    ['an empty string after a valid one', [right, '']],
    ['undefined after a valid one', [right, undefined]],
    ['null in a list', [null]],
    ['a number', 42],
    ['zero', 0],
    ['true', true],
    ['false', false],
    ['an object', { secret }],
    ['a list in a list', [[right]]],
    ['a promise in a list', [Promise.resolve(right)]],
    ['a set', new Set([right])],
    ['a function', () => right],
  ])('that returns %s causes key_unavailable', async (_, wrong) => {
    await refuses(() => wrong, 'key_unavailable')
    await refuses(async () => wrong, 'key_unavailable')
  })

  it('that throws or rejects causes key_unavailable', async () => {
    const cause = new Error('the store is down')
    const throwing = make(() => {
      throw cause
    })
    await expect(verify(throwing, request)).rejects.toMatchObject({ code: 'key_unavailable', cause })
    await expect(verifyBy(() => Promise.reject(cause))).rejects.toMatchObject({
      code: 'key_unavailable',
      cause,
    })
  })

  it('is called for each request', async () => {
    const found = [right, undefined]
    const verifier = make(() => found.shift())
    await expect(verify(verifier, request)).resolves.toMatchObject({ key: 0 })
    await expectRefusal(verifier, request, 'key_unknown')
  })
})

describe('prepareCandidates', () => {
  /** Prepares texts, and counts how often. */
  function scene(source: Parameters<typeof prepareCandidates<string, string>>[0]) {
    const prepared: unknown[] = []
    const candidates = prepareCandidates<string, string>(source, 'shop: secrets', (item) => {
      prepared.push(item)
      if (typeof item !== 'string') throw item === null ? new RangeError('null') : new TypeError('no text')
      return item.toUpperCase()
    })
    const find = (context: Parameters<typeof candidates>[1] = {}) => candidates(request, context)
    return { find, prepared }
  }
  const frozen = Object.freeze(['a', 'b'])

  it.each([
    ['fixed candidates', ['a', 'b'], 2],
    ['a frozen list of a resolver', () => frozen, 2],
    ['a list of a resolver that could change', () => [...frozen], 4],
  ] as const)('prepares %s as often as needed', (_, source, count) => {
    const { find, prepared } = scene(source as readonly string[])
    expect([find(), find()]).toEqual([
      ['A', 'B'],
      ['A', 'B'],
    ])
    expect(prepared).toHaveLength(count)
  })

  it('forgets a candidate that a resolver removes from its list', () => {
    const list = ['a', 'b']
    const { find } = scene(() => list)
    expect(find()).toEqual(['A', 'B'])
    list.shift()
    expect(find()).toEqual(['B'])
  })

  it('prepares the next list of a resolver too', () => {
    const found = [frozen, Object.freeze(['c'])]
    const { find } = scene(() => found.shift())
    expect([find(), find()]).toEqual([['A', 'B'], ['C']])
  })

  it.each([
    ['fixed candidates', ['a']],
    ['a resolver', () => Object.freeze(['a'])],
  ] as const)('tries other spellings of %s when asked', (_, source) => {
    const { find } = scene(source as readonly string[])
    const respell = (candidates: readonly unknown[]) => candidates.flatMap((item) => [item, `${String(item)}x`])
    expect([find(), find({ respell }), find()]).toEqual([['A'], ['A', 'AX'], ['A']])
  })

  it.each([undefined, null])('asks for a missing option: %s', (source) => {
    expect(() => scene(source as never)).toThrow('shop: secrets is missing: is the environment variable set?')
    expect(() => scene([])).toThrow('shop: secrets is empty')
  })

  it('says what is wrong with the result of a resolver, in our words only', () => {
    const code = 'key_unavailable'
    expect(() => scene(() => 7 as never).find()).toThrow(
      expect.objectContaining({ code, cause: new TypeError('no text'), message: expect.stringMatching(/: no text$/) }),
    )
    expect(() => scene(() => [null] as never).find()).toThrow(
      expect.objectContaining({ code, cause: new RangeError('null'), message: expect.stringMatching(/ token$/) }),
    )
    const fails = () => {
      throw new Error('down')
    }
    expect(() => scene(fails).find()).toThrow('the resolver failed')
  })
})

describe('a blank secret', () => {
  it.each([' ', '\t ', ['new', ' ']])('is refused: %j', (secrets) => {
    const message = 'hmacSignature: secrets is empty: is the environment variable set?'
    expect(() => hmacSignature({ secrets, header: 'x-signature' })).toThrow(message)
  })
})

describe('a secret with a trailing line break', () => {
  it.each(['s3cret\n', 's3cret\r\n', ['new', 'old\r']])('is refused: %j', (secrets) => {
    expect(() => hmacSignature({ secrets, header: 'x-signature' })).toThrow(
      'hmacSignature: secrets ends with a line break',
    )
  })

  it('may have one inside', () => {
    expect(() => hmacSignature({ secrets: 'two\nlines', header: 'x-signature' })).not.toThrow()
  })

  it('is accepted as bytes', () => {
    expect(() => hmacSignature({ secrets: new TextEncoder().encode('s\n'), header: 'x-signature' })).not.toThrow()
  })
})
