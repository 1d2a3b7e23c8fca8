import { afterEach, describe, expect, it, vi } from 'vitest'
import * as web from '../../../src/core/crypto/web.js'
import { copyOf } from '../../copy-of.js'
import { describeContract } from './contract.js'
import { hex, utf8 } from './platform.js'
import { ed25519Vectors } from './rfc-vectors.js'

describeContract('web', web)

describe('importMacKey on the web', () => {
  it('makes a key that cannot be exported', async () => {
    const key = await web.importMacKey(utf8('secret'), 'sha256').load()
    expect(key.extractable).toBe(false)
    await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow(DOMException)
  })
})

describe('verifySignature on the web', () => {
  afterEach(() => {
    vi.restoreAllMocks()
  })

  it("asks once whether the platform has Ed25519, and uses the platform's", async () => {
    const importKey = vi.spyOn(crypto.subtle, 'importKey')
    const verify = vi.spyOn(crypto.subtle, 'verify')
    // A copy, because the module has asked before.
    const { importPublicKey, verifySignature } = await copyOf<typeof web>('core/crypto/web')
    for (const { key, message, signature } of ed25519Vectors) {
      expect(await verifySignature(importPublicKey(hex(key)), 'EdDSA', hex(signature), [hex(message)])).toBe(true)
    }
    expect(verify).toHaveBeenCalledTimes(ed25519Vectors.length)
    expect(importKey).toHaveBeenCalledTimes(ed25519Vectors.length + 1)
  })

  it('imports a key once', async () => {
    const [{ key, message, signature }] = ed25519Vectors
    const imported = web.importPublicKey(hex(key))
    const verify = () => web.verifySignature(imported, 'EdDSA', hex(signature), [hex(message)])
    expect(await verify()).toBe(true)
    const importKey = vi.spyOn(crypto.subtle, 'importKey')
    expect(await verify()).toBe(true)
    expect(importKey).not.toHaveBeenCalled()
  })
})
