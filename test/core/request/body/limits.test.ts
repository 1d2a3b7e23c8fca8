import { describe, expect, it } from 'vitest'
import { requireReadable } from '../../../../src/core/request/headers.js'
import { type HeaderLine, toWebhookRequest } from '../../../../src/index.js'

const limits = { maxBodyBytes: 10, bodyTimeoutMs: 1_000, decompress: ['gzip'] } as const
const withLines = (...headers: readonly HeaderLine[]) => toWebhookRequest({ headers })

describe('requireReadable, by Content-Length', () => {
  it.each(['0', '10', '', 'junk', '5, 5', '-1'])('accepts %j, because received bytes are counted anyway', (length) => {
    expect(() => requireReadable(withLines(['Content-Length', length]), limits)).not.toThrow()
  })

  it('refuses more than the limit', () => {
    expect(() => requireReadable(withLines(['content-length', '11']), limits)).toThrow(
      expect.objectContaining({ code: 'body_too_large', limit: 10 }),
    )
  })
})

describe('requireReadable, by Content-Encoding', () => {
  it.each([[[]], [['']], [['identity']], [[' Identity ']]])('finds no encoding in %j', (lines) => {
    const request = withLines(...lines.map((line): HeaderLine => ['Content-Encoding', line]))
    expect(requireReadable(request, limits)).toBeUndefined()
  })

  it('finds an allowed encoding in any case', () => {
    expect(requireReadable(withLines(['content-encoding', ' GZip']), limits)).toBe('gzip')
  })

  it.each([[['deflate']], [['br']], [['gzip, gzip']], [['gzip', 'gzip']], [['identity', 'gzip']], [['gzip', 'br']]])(
    'refuses %j',
    (lines) => {
      const request = withLines(...lines.map((line): HeaderLine => ['Content-Encoding', line]))
      expect(() => requireReadable(request, limits)).toThrow(
        expect.objectContaining({ code: 'content_encoding_unsupported', field: 'content-encoding' }),
      )
    },
  )
})
