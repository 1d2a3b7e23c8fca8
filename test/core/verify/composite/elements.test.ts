import { describe, expect, it } from 'vitest'
import { type ElementFormat, elementReader } from '../../../../src/core/verify/composite/elements.js'
import { withHeaders } from '../run.js'

const read = (format: Omit<ElementFormat, 'header'>, value: string) =>
  elementReader({ header: 'x-sig', ...format })(withHeaders({ 'x-sig': value }))
const refusal = (field = 'x-sig') => expect.objectContaining({ code: 'signature_malformed', field })

describe('elementReader', () => {
  it('reads a single signature, with or without a prefix', () => {
    expect(read({}, 'abc, v1=d')).toEqual({ signatures: ['abc, v1=d'], timestamp: undefined })
    expect(read({ prefix: 'sha256=' }, 'sha256=abc').signatures).toEqual(['abc'])
    expect(read({ prefix: 'sha256=', optionalPrefix: true }, 'sha256=abc').signatures).toEqual(['abc'])
    expect(read({ prefix: 'sha256=', optionalPrefix: true }, 'abcsha256=').signatures).toEqual(['abcsha256='])
    for (const value of ['abc', 'abcsha256=', 'SHA256=abc', ' sha256=abc']) {
      expect(() => read({ prefix: 'sha256=' }, value)).toThrow(refusal())
    }
  })

  it('reads a list of signatures, each with its prefix', () => {
    expect(read({ separator: ',' }, 'a,b, c,  d').signatures).toEqual(['a', 'b', 'c', ' d'])
    expect(read({ separator: ',', prefix: 'v1 ' }, 'v1 a, v1 b').signatures).toEqual(['a', 'b'])
    expect(() => read({ separator: ',', prefix: 'v1 ' }, 'v1 a,b')).toThrow(refusal())
  })

  it('allows a space after a separator, and none before the first element or within one', () => {
    const pairs = { separator: ';', signature: 'v1', timestamp: 't' } as const
    expect(read(pairs, 't=1; v1=a b')).toMatchObject({ signatures: ['a b'], timestamp: '1' })
    expect(() => read(pairs, ' t=1;v1=a')).toThrow(refusal())
    expect(() => read(pairs, 't=1;x v1=a')).toThrow(refusal())
  })

  it('reads a timestamp that is the first element', () => {
    const first = { separator: ':', timestamp: 0 } as const
    expect(read(first, '17:a:b')).toMatchObject({ signatures: ['a', 'b'], timestamp: '17' })
    expect(() => read(first, '17')).toThrow(refusal())
  })

  it('reads the list of signed headers, of which there is at most one', () => {
    const listed = { separator: ',', signature: 'v1', listed: 'h' }
    expect(read(listed, 'v1=a,h=date host').listed).toBe('date host')
    expect(read(listed, 'v1=a').listed).toBeUndefined()
    expect(read({ separator: ',', signature: 'v1' }, 'v1=a,h=date').listed).toBeUndefined()
    expect(() => read(listed, 'v1=a,h=date,h=host')).toThrow(refusal())
  })

  it('reads at most 32 elements', () => {
    const list = (count: number) => Array.from({ length: count }, () => 'a').join()
    expect(read({ separator: ',' }, list(32)).signatures).toHaveLength(32)
    expect(() => read({ separator: ',' }, list(33))).toThrow(refusal())
  })

  describe('with several headers', () => {
    const reader = elementReader({ header: ['x-sig-1', 'x-sig-2'], prefix: 'v=' })

    it('reads the signatures of those that are present', () => {
      expect(reader(withHeaders({ 'x-sig-1': 'v=a' })).signatures).toEqual(['a'])
      expect(reader(withHeaders({ 'x-sig-2': 'v=b' })).signatures).toEqual(['b'])
      expect(reader(withHeaders({ 'x-sig-2': 'v=b', 'x-sig-1': 'v=a' })).signatures).toEqual(['a', 'b'])
    })

    it('names the first header if all are missing, and else the one that is wrong', () => {
      const missing = expect.objectContaining({ code: 'proof_missing', field: 'x-sig-1' })
      expect(() => reader(withHeaders({}))).toThrow(missing)
      expect(() => reader(withHeaders({ 'x-sig-1': 'v=a', 'x-sig-2': 'b' }))).toThrow(refusal('x-sig-2'))
      const twice = expect.objectContaining({ code: 'proof_duplicated', field: 'x-sig-2' })
      expect(() => reader(withHeaders({ 'x-sig-1': 'v=a', 'x-sig-2': ['v=b', 'v=c'] }))).toThrow(twice)
    })

    it('keeps the timestamp of the first one', () => {
      const timed = elementReader({ header: ['x-sig-1', 'x-sig-2'], separator: ',', signature: 'v1', timestamp: 't' })
      const request = withHeaders({ 'x-sig-1': 't=1,v1=a', 'x-sig-2': 't=2,v1=b,v1=c' })
      expect(timed(request)).toMatchObject({ signatures: ['a', 'b', 'c'], timestamp: '1' })
    })
  })
})
