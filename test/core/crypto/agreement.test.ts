import { generateKeyPairSync, sign, verify } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SignatureAlgorithm, SignatureOptions } from '../../../src/core/crypto/algorithms.js'
import * as node from '../../../src/core/crypto/node.js'
import * as web from '../../../src/core/crypto/web.js'
import { rsa } from '../../rsa-keys.js'
import { runs } from '../../runs.js'
import { utf8 } from './platform.js'

const message = utf8('both must answer alike')
const pairs = {
  RSA: rsa,
  'P-256': generateKeyPairSync('ec', { namedCurve: 'P-256' }),
  Ed25519: generateKeyPairSync('ed25519'),
}

interface Subject {
  readonly about: string
  readonly type: keyof typeof pairs
  readonly algorithm: SignatureAlgorithm
  readonly signature: Buffer
  readonly options: SignatureOptions
}

const subjects: readonly Subject[] = [
  {
    about: 'RS256',
    type: 'RSA',
    algorithm: 'RS256',
    signature: sign('sha256', message, pairs.RSA.privateKey),
    options: {},
  },
  {
    about: 'ES256 in DER',
    type: 'P-256',
    algorithm: 'ES256',
    signature: sign('sha256', message, pairs['P-256'].privateKey),
    options: { ecdsaFormat: 'der' },
  },
  {
    about: 'EdDSA',
    type: 'Ed25519',
    algorithm: 'EdDSA',
    signature: sign(null, message, pairs.Ed25519.privateKey),
    options: {},
  },
]

// A signature with a few bytes replaced, inserted or removed, mostly near the start, where the structure is.
function mutated(signature: Uint8Array): fc.Arbitrary<Uint8Array> {
  const edit = fc.record({
    at: fc.oneof(fc.nat(8), fc.nat(signature.length)),
    remove: fc.nat(2),
    insert: fc.uint8Array({ maxLength: 2 }),
  })
  return fc.array(edit, { maxLength: 3 }).map((edits) => {
    const bytes = [...signature]
    for (const { at, remove, insert } of edits) bytes.splice(at, remove, ...insert)
    return Uint8Array.from(bytes)
  })
}

describe.each(subjects)('verifySignature with $about', ({ type, algorithm, signature, options }) => {
  const { publicKey } = pairs[type]
  const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString()
  const keys = { node: node.importPublicKey(pem), web: web.importPublicKey(pem) }
  const hash = algorithm === 'EdDSA' ? null : 'sha256'

  it('agrees between Node, WebCrypto and OpenSSL', async () => {
    await fc.assert(
      fc.asyncProperty(mutated(signature), async (bytes) => {
        const byNode = node.verifySignature(keys.node, algorithm, bytes, [message], options)
        expect(await web.verifySignature(keys.web, algorithm, bytes, [message], options)).toBe(byNode)
        expect(verify(hash, message, publicKey, bytes)).toBe(byNode)
      }),
      { numRuns: runs(300) },
    )
  })
})

describe('importPublicKey', () => {
  it('accepts the same keys on Node and with WebCrypto', () => {
    const accepts = (platform: typeof node | typeof web, key: Uint8Array) => {
      try {
        return platform.importPublicKey(key).type
      } catch (error) {
        expect(error).toBeInstanceOf(TypeError)
        return undefined
      }
    }
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 30, maxLength: 34 }), (key) => {
        expect(accepts(web, key)).toBe(accepts(node, key))
        expect(accepts(node, key)).toBe(key.length === 32 ? 'Ed25519' : undefined)
      }),
    )
  })
})
