import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { KeyQuery, KeySource, PublicJwk } from '../../../../src/authors.js'
import { staticKeys, toWebhookRequest } from '../../../../src/index.js'
import { now } from '../run.js'

const [one, two, three] = [1, 2, 3].map(() => generateKeyPairSync('ed25519').publicKey) as [
  KeyObject,
  KeyObject,
  KeyObject,
]
const jwkOf = (key: KeyObject, kid?: string): PublicJwk => ({
  ...(key.export({ format: 'jwk' }) as PublicJwk),
  ...(kid !== undefined && { kid }),
})
const pemOf = (key: KeyObject) => key.export({ type: 'spki', format: 'pem' }).toString()
const bytesOf = (key: KeyObject) => Buffer.from(jwkOf(key).x ?? '', 'base64url')

async function find(source: KeySource, keyId?: string) {
  const query: KeyQuery = { request: toWebhookRequest({}), keyId, algorithm: undefined, now }
  return (await source.findKeys(query)).map(({ id, key }) => [id, key.parts.jwk.x])
}

describe('staticKeys', () => {
  it.each([
    ['PEM', pemOf(one)],
    ['a JWK', jwkOf(one)],
    ['the bytes of an Ed25519 key', bytesOf(one)],
  ])('accepts one key as %s', async (_, material) => {
    expect(await find(staticKeys(material))).toEqual([[undefined, jwkOf(one).x]])
  })

  it('keeps the order of several', async () => {
    const source = staticKeys([pemOf(one), jwkOf(two), bytesOf(three)])
    expect(await find(source)).toEqual([one, two, three].map((key) => [undefined, jwkOf(key).x]))
  })

  it('finds a key by the id of its record', async () => {
    const source = staticKeys({ a: pemOf(one), b: jwkOf(two, 'ignored'), c: bytesOf(three) })
    expect(await find(source, 'b')).toEqual([['b', jwkOf(two).x]])
    expect(await find(source, 'ignored')).toEqual([])
    expect(await find(source)).toHaveLength(3)
  })

  it('finds a JWK by its kid, and every key of that kid', async () => {
    const source = staticKeys([jwkOf(one, 'a'), jwkOf(two, 'b'), jwkOf(three, 'a')])
    expect(await find(source, 'a')).toEqual([
      ['a', jwkOf(one).x],
      ['a', jwkOf(three).x],
    ])
  })

  it('falls back to keys without an id, never to keys of another id', async () => {
    expect(await find(staticKeys([jwkOf(one, 'a'), pemOf(two)]), 'other')).toEqual([[undefined, jwkOf(two).x]])
    expect(await find(staticKeys([jwkOf(one, 'a')]), 'other')).toEqual([])
    expect(await find(staticKeys([jwkOf(one, 'a')]), 'toString')).toEqual([])
    expect(await find(staticKeys([jwkOf(one, 'a')]), '')).toEqual([])
  })

  it('ignores a kid that is not a string', async () => {
    const numbered = Object.assign(jwkOf(one), { kid: 7 }) as unknown as PublicJwk
    expect(await find(staticKeys([numbered]), 'any')).toEqual([[undefined, jwkOf(one).x]])
  })

  it.each([
    ['none', []],
    ['an empty record', {}],
    ['an empty string', ''],
    ['a text that is no PEM', 'key'],
    ['an unacceptable key among others', [pemOf(one), new Uint8Array(32)]],
    ['an undefined key among others', [pemOf(one), undefined]],
    ['a record with an undefined key', { a: undefined }],
    ['undefined', undefined],
    ['null', null],
  ])('refuses %s', (_, material) => {
    const attempt = () => Reflect.apply(staticKeys, undefined, [material])
    expect(attempt).toThrow(TypeError)
    // Our own error, which says what keys must be.
    expect(attempt).toThrow(/ must /)
  })
})
