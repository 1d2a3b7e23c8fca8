import { describe, expect, it, vi } from 'vitest'
import { nonceLength, takeNonce } from '../../../../src/stores/inbox/encryption/nonce.js'

describe('takeNonce', () => {
  it('returns each nonce once, from a few draws', () => {
    const draw = vi.spyOn(crypto, 'getRandomValues')
    const nonces = Array.from({ length: 1_000 }, takeNonce)
    expect(draw.mock.calls.length).toBeGreaterThan(10)
    expect(draw.mock.calls.length).toBeLessThan(20)
    draw.mockRestore()
    expect(nonces.every(({ length }) => length === nonceLength)).toBe(true)
    expect(new Set(nonces.map((nonce) => Buffer.from(nonce).toString('hex'))).size).toBe(1_000)
  })

  it('returns bytes that share no memory', () => {
    const [first, second] = [takeNonce(), takeNonce()]
    expect(first.buffer).not.toBe(second.buffer)
    expect(first.buffer.byteLength).toBe(nonceLength)
  })
})
