import { deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decompress } from '../../../../src/core/request/body/decompress.js'

const limits = { maxBodyBytes: 100_000, bodyTimeoutMs: 5_000, decompress: [] }

describe('decompress', () => {
  it.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
  ] as const)('undoes %s', async (encoding, encode) => {
    const bytes = Buffer.from('naïve '.repeat(5_000))
    expect(Buffer.from(await decompress(encode(bytes), encoding, limits))).toEqual(bytes)
  })

  it('treats an empty body as one without an encoding', async () => {
    expect((await decompress(new Uint8Array(), 'gzip', limits)).length).toBe(0)
  })

  it('limits the decoded bytes exactly', async () => {
    const exact = gzipSync(new Uint8Array(limits.maxBodyBytes))
    expect((await decompress(exact, 'gzip', limits)).length).toBe(limits.maxBodyBytes)
    const more = gzipSync(new Uint8Array(limits.maxBodyBytes + 1))
    await expect(decompress(more, 'gzip', limits)).rejects.toMatchObject({ code: 'body_too_large', limit: 100_000 })
  })

  it('stops at the limit and does not decode the rest', async () => {
    // Garbage follows, on which a decoder that continued would fail.
    const bomb = Buffer.concat([gzipSync(new Uint8Array(50_000_000)).subarray(0, 40_000), Buffer.alloc(1_000, 0xff)])
    await expect(decompress(bomb, 'gzip', limits)).rejects.toMatchObject({ code: 'body_too_large' })
  })

  it.each([
    ['garbage', 'gzip', Buffer.from('garbage')],
    ['a truncated body', 'gzip', gzipSync('content').subarray(0, -1)],
    ['a head alone', 'gzip', gzipSync('content').subarray(0, 10)],
    [
      'a wrong checksum',
      'gzip',
      gzipSync('content').map((byte, index, all) => (index === all.length - 8 ? byte ^ 1 : byte)),
    ],
    ['deflate for gzip', 'gzip', deflateSync('content')],
    ['gzip for deflate', 'deflate', gzipSync('content')],
    ['raw deflate', 'deflate', deflateRawSync('content')],
  ] as const)('refuses %s', async (_, encoding, bytes) => {
    await expect(decompress(bytes, encoding, limits)).rejects.toMatchObject({
      code: 'body_malformed',
      cause: expect.anything(),
    })
  })

  it('returns a result or refuses, for any bytes', async () => {
    const mutated = fc.tuple(fc.nat(60), fc.nat(255)).map(([at, value]) => {
      const bytes = Uint8Array.from(gzipSync('{"some":"content","that":"is compressed"}'))
      bytes[at] = value
      return bytes
    })
    await fc.assert(
      fc.asyncProperty(fc.oneof(mutated, fc.uint8Array({ minLength: 1, maxLength: 100 })), async (bytes) => {
        const result = await decompress(bytes, 'gzip', limits).catch((error: unknown) => error)
        if (!(result instanceof Uint8Array)) expect(result).toMatchObject({ code: 'body_malformed' })
      }),
    )
  })
})
