import { describe, expect, it } from 'vitest'
import { readPem } from '../../../src/core/crypto/pem.js'

const block = (label: string, content: string) => `-----BEGIN ${label}-----\n${content}\n-----END ${label}-----\n`

describe('readPem', () => {
  it('reads all blocks, and no text around them', () => {
    const text = `first\n${block('A', 'AQ==')}second\n${block('RSA PUBLIC KEY', 'Ag\r\n \t==')}third`
    expect(readPem(text)).toEqual([
      { label: 'A', bytes: new Uint8Array([1]) },
      { label: 'RSA PUBLIC KEY', bytes: new Uint8Array([2]) },
    ])
  })

  it.each([
    ['no text', ''],
    ['no block', 'AQ=='],
    ['an empty label', block('', 'AQ==')],
    ['a label without an end', '-----BEGIN A\nAQ=='],
    ['no end', '-----BEGIN A-----\nAQ=='],
    ['another end', '-----BEGIN A-----\nAQ==\n-----END B-----'],
    ['an end that shares its dashes with the label', '-----BEGIN A-----END A-----'],
    ['content that is not base64', block('A', 'A*==')],
    ['a malformed block after a good one', `${block('A', 'AQ==')}${block('A', 'A')}`],
  ])('refuses %s', (_, text) => {
    expect(readPem(text)).toBeUndefined()
  })

  it('reads an empty block', () => {
    expect(readPem('-----BEGIN A----------END A-----')).toEqual([{ label: 'A', bytes: new Uint8Array() }])
  })
})
