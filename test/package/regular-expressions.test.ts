import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { root } from '../docs/pages.js'
import { findQuadratic, regularExpressions } from './attacks.js'

const files = ts.sys
  .readDirectory(join(root, 'src'), ['.ts'], ['build'])
  .map((file) => ({ file, literals: regularExpressions(file, readFileSync(file, 'utf8')) }))
  .filter(({ literals }) => literals.length > 0)

// Senders choose the texts that most of these read. src/build is not part of the package, and reads this repository.
describe('regular expressions', () => {
  it.each(files)('of $literals.0.file take linear time', ({ literals }) => {
    const slow = literals.flatMap((literal) => {
      const attack = findQuadratic(literal)
      return attack === undefined ? [] : [{ ...literal, attack }]
    })
    expect(slow).toEqual([])
  })

  it.each([
    String.raw`const path = url.replace(/\/rest\/.*$/, '')`,
    'const text = input.replace(/ +$/, "")',
    String.raw`const isList = /^(?:\w+,?)+;$/.test(input)`,
    String.raw`const pair = /^a(\d+)(\d+)b/.exec(input)`,
  ])('would be found in: %s', (code) => {
    const [literal, ...others] = regularExpressions(join(root, 'src/wrong.ts'), code)
    expect(others).toEqual([])
    expect(literal && findQuadratic(literal)).toBeDefined()
  })

  it('reads the literals of a file', () => {
    const code = 'const parts = /[/]a/giu.exec(text) ?? text.split(/b/)\n// not /this/ one'
    expect(regularExpressions(join(root, 'src/some.ts'), code)).toEqual([
      { file: 'src/some.ts', pattern: '[/]a', flags: 'giu' },
      { file: 'src/some.ts', pattern: 'b', flags: '' },
    ])
    expect(files.length).toBeGreaterThan(50)
  })
})
