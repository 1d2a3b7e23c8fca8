import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BodyCollector } from '../../../../src/core/request/body/read.js'

const limits = (maxBodyBytes: number) => ({ maxBodyBytes, bodyTimeoutMs: 1_000, decompress: [] })

describe('BodyCollector', () => {
  it('returns the chunks in order, of any sizes', () => {
    const chunks = fc.array(fc.uint8Array({ maxLength: 50 }), { maxLength: 40 })
    fc.assert(
      fc.property(chunks, (parts) => {
        const collector = new BodyCollector(limits(10_000))
        for (const part of parts) collector.add(part)
        expect(Buffer.from(collector.toBytes())).toEqual(Buffer.concat(parts))
      }),
    )
  })

  it('does not modify the chunks', () => {
    const first = Uint8Array.of(1, 2, 3, 4).subarray(0, 2)
    const collector = new BodyCollector(limits(10))
    collector.add(first)
    collector.add(Uint8Array.of(9))
    expect([...new Uint8Array(first.buffer)]).toEqual([1, 2, 3, 4])
    expect([...collector.toBytes()]).toEqual([1, 2, 9])
  })

  it('does not copy a body of one chunk', () => {
    const chunk = Uint8Array.of(1, 2, 3)
    const collector = new BodyCollector(limits(3))
    collector.add(new Uint8Array())
    collector.add(chunk)
    expect(collector.toBytes()).toEqual(chunk)
    expect(collector.toBytes().buffer).toBe(chunk.buffer)
  })

  it('copies the bytes only where there is no room for more', () => {
    const collector = new BodyCollector(limits(10))
    for (const byte of [1, 2]) collector.add(Uint8Array.of(byte))
    const { buffer } = collector.toBytes()
    expect(buffer.byteLength).toBe(4)
    for (const byte of [3, 4]) collector.add(Uint8Array.of(byte))
    expect(collector.toBytes().buffer).toBe(buffer)
    expect([...collector.toBytes()]).toEqual([1, 2, 3, 4])
  })

  it('accepts exactly the limit and not a byte more', () => {
    const collector = new BodyCollector(limits(4))
    collector.add(Uint8Array.of(1, 2, 3))
    collector.add(Uint8Array.of(4))
    collector.add(new Uint8Array())
    expect([...collector.toBytes()]).toEqual([1, 2, 3, 4])
    expect(() => collector.add(Uint8Array.of(5))).toThrow(expect.objectContaining({ code: 'body_too_large', limit: 4 }))
  })

  it('holds at most twice the bytes received, even in single bytes', () => {
    const collector = new BodyCollector(limits(1_000_000))
    for (let length = 1; length <= 10_000; length += 1) {
      collector.add(Uint8Array.of(length & 255))
      expect(collector.toBytes().buffer.byteLength).toBeLessThanOrEqual(2 * length)
    }
  })
})
