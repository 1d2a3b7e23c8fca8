import { describe, expect, it } from 'vitest'
import { printable, singleLine } from '../../../src/core/base/printable.js'

describe('printable', () => {
  it('escapes invisible characters and backslashes', () => {
    expect(printable('a\r\n\u001b[2J\u2028\u202e\ud800\\ü')).toBe(
      'a\\u{d}\\u{a}\\u{1b}[2J\\u{2028}\\u{202e}\\u{d800}\\u{5c}ü',
    )
  })

  it('takes at most maxLength characters of the text', () => {
    expect([printable('abc', 2), printable('x'.repeat(1000))]).toEqual(['ab', 'x'.repeat(500)])
  })
})

describe('singleLine', () => {
  it('replaces each run of invisible characters by one space', () => {
    expect(singleLine('a\r\n\u001b[31m\u2028\u202eb\\ü')).toBe('a [31m b\\ü')
  })

  it('returns at most maxLength characters', () => {
    expect([singleLine('a\r\nbc', 3), singleLine('x'.repeat(1000))]).toEqual(['a b', 'x'.repeat(500)])
  })
})
