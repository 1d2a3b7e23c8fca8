import { afterAll, expect, it, vi } from 'vitest'
import { copyOf } from '../../copy-of.js'
import { describeContract } from './contract.js'

const { subtle } = globalThis.crypto

// A runtime whose WebCrypto lacks Ed25519 and reports that as the standard requires.
function withoutEd25519(method: 'importKey' | 'verify') {
  return (...parameters: readonly unknown[]) => {
    if (JSON.stringify(parameters).includes('"Ed25519"')) {
      return Promise.reject(new DOMException('Ed25519 is not supported', 'NotSupportedError'))
    }
    return Reflect.apply(subtle[method], subtle, parameters)
  }
}

vi.stubGlobal('crypto', {
  subtle: {
    importKey: withoutEd25519('importKey'),
    verify: withoutEd25519('verify'),
    sign: subtle.sign.bind(subtle),
    digest: subtle.digest.bind(subtle),
    encrypt: subtle.encrypt.bind(subtle),
    decrypt: subtle.decrypt.bind(subtle),
  },
})
afterAll(() => {
  vi.unstubAllGlobals()
})

it("runs without the platform's Ed25519", async () => {
  await expect(crypto.subtle.importKey('raw', new Uint8Array(32), 'Ed25519', false, ['verify'])).rejects.toThrow(
    DOMException,
  )
})

// A copy, because the module caches whether the platform has Ed25519.
describeContract(
  'web with tweetnacl',
  await copyOf<typeof import('../../../src/core/crypto/web.js')>('core/crypto/web'),
)
