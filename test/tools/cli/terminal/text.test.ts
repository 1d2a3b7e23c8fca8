import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { jsonLine } from '../../../../src/tools/cli/terminal/output.js'
import { tableLines, widthOf } from '../../../../src/tools/cli/terminal/table.js'
import { bold, red, text, toText } from '../../../../src/tools/cli/terminal/text.js'
import { codePoint } from '../../../code-points.js'

const hostile = fc.string({ unit: codePoint })
const actedUpon = /[\p{C}\p{Zl}\p{Zp}]/u

describe('text', () => {
  it('escapes every character of any string that a terminal could act upon', () => {
    fc.assert(fc.property(hostile, (value) => !actedUpon.test(text`${value}`.colored)))
    expect(text`a${'\u{1b}]52;c;aGk=\u0007\u202e'}b`.plain).toBe('a\\u{1b}]52;c;aGk=\\u{7}\\u{202e}b')
  })

  it('keeps its own colours', () => {
    expect(text`${bold(red('x\u{1b}'))}`).toEqual({
      plain: 'x\\u{1b}',
      colored: '\u{1b}[1m\u{1b}[31mx\\u{1b}\u{1b}[39m\u{1b}[22m',
    })
  })
})

describe('jsonLine', () => {
  it('gives any value back, and contains nothing that a terminal could act upon', () => {
    fc.assert(
      fc.property(hostile, (value) => {
        const line = jsonLine({ value })
        return !actedUpon.test(line) && JSON.parse(line).value === value
      }),
    )
  })
})

describe('tableLines', () => {
  const columns = [{ title: 'id', align: 'right' }, { title: 'time', dropFirst: 1 }, { title: 'event' }] as const
  const rows = [['7', '10:00:00', 'issues.opened'].map(toText), ['12', '10:00:01', '漢字.'.repeat(30)].map(toText)]
  const plain = (width: number) => tableLines(columns, rows, width).map((line) => line.plain)

  it('aligns columns, leaves some out and cuts the last one on a narrow terminal', () => {
    expect(plain(80).slice(0, 2)).toEqual(['id  time      event', ' 7  10:00:00  issues.opened'])
    expect(plain(20).slice(0, 2)).toEqual(['id  event', ' 7  issues.opened'])
  })

  it.each([20, 40, 80, 200])('fits %i columns', (width) => {
    expect(Math.max(...tableLines(columns, rows, width).map(widthOf))).toBeLessThanOrEqual(width)
  })
})
