import nodeCrypto, { createHmac, randomBytes } from 'node:crypto'
import { inspect } from 'node:util'
import { describe, expect, it } from 'vitest'
import * as node from '../../../src/core/crypto/node.js'
import { describeContract } from './contract.js'

describeContract('node', node)

describe.each(['sha1', 'sha256', 'sha512'] as const)('computeMac with %s on Node', (algorithm) => {
  // Around the lengths of a block, and of the longest content that is hashed at once.
  const keyLengths = [1, 63, 64, 65, 127, 128, 129, 300]
  const lengths = [0, 1, 1000, 16_255, 16_256, 16_257, 16_319, 16_320, 16_321, 16_384, 16_385, 100_000]

  const expectEqualMacs = () => {
    for (const keyLength of keyLengths) {
      const secret = randomBytes(keyLength)
      const key = node.importMacKey(secret, algorithm)
      for (const length of lengths) {
        const content = randomBytes(length)
        const expected = createHmac(algorithm, secret).update(content).digest()
        const chunks = [content.subarray(0, length >> 1), content.subarray(length >> 1)]
        expect(Buffer.from(node.computeMac(key, chunks)).equals(expected)).toBe(true)
        expect(node.verifyMac(key, expected, chunks)).toBe(true)
      }
    }
  }

  it('equals the HMAC of the platform for any length of key and content', expectEqualMacs)

  it('equals it on a runtime without one-shot hashes, too', () => {
    const { hash } = nodeCrypto
    Reflect.set(nodeCrypto, 'hash', undefined)
    try {
      expectEqualMacs()
    } finally {
      Reflect.set(nodeCrypto, 'hash', hash)
    }
  })

  it('erases the padded secret and the content from the memory that calls share', () => {
    const { hash } = nodeCrypto
    const hashed: Uint8Array[] = []
    Reflect.set(nodeCrypto, 'hash', (...call: Parameters<typeof hash>) => {
      hashed.push(call[1] as Uint8Array)
      return hash(...call)
    })
    try {
      node.computeMac(node.importMacKey(Buffer.from('secret'), algorithm), [Buffer.from('content')])
    } finally {
      Reflect.set(nodeCrypto, 'hash', hash)
    }
    expect(hashed).toHaveLength(2)
    expect(new Set(hashed[0])).toEqual(new Set([0]))
  })
})

describe('importMacKey on Node', () => {
  it('shows neither the secret nor its pads', () => {
    const key = node.importMacKey(Buffer.from('secret'), 'sha256')
    expect(Object.keys(key)).toEqual([])
    expect(inspect(key, { showHidden: true, depth: 9 })).toBe('MacKey {}')
    expect(JSON.stringify(key)).toBe('{}')
  })
})
