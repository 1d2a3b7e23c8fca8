import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')

// Words and phrases that have a plainer equivalent, such as "again", "no longer", "has no", "separate", "indefinitely".
const avoided = [
  'whoever',
  'whomever',
  'anew',
  'nobody',
  'is none',
  'are none',
  'was none',
  'there is that',
  'for ever',
  'of its own',
  'of their own',
  'of an own',
  'be it',
  'is not to be had',
  'are not to be had',
  'as it wants it',
  'so long,',
  'let no',
]

/** The avoided phrases in a text, also across the lines of a comment, as `file:line: phrase`. */
function findAvoided(file: string, text: string): readonly string[] {
  return avoided.flatMap((phrase) => {
    const words = phrase.split(' ').map((word) => `\\b${word}${/\w$/.test(word) ? '\\b' : ''}`)
    const pattern = new RegExp(words.join('[\\s*/]+'), 'gi')
    const matches = [...text.matchAll(pattern)].filter(({ index }) => !/if there\s$/.test(text.slice(0, index)))
    return matches.map(({ index }) => `${file}:${text.slice(0, index).split('\n').length}: ${phrase}`)
  })
}

const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => `src/${file}`)

describe('src, CONTRIBUTING.md and CHANGELOG.md', () => {
  it('are worded plainly', () => {
    expect(sources.length).toBeGreaterThan(100)
    const files = [...sources, 'CONTRIBUTING.md', 'CHANGELOG.md']
    expect(files.flatMap((file) => findAvoided(file, readFileSync(join(root, file), 'utf8')))).toEqual([])
  })
})

describe('findAvoided', () => {
  it('finds phrases in any case and across the lines of a comment, with their line', () => {
    const text = [
      '/**',
      ' * Whoever calls it has a copy of its',
      ' * own. A renewed pair of tests, if there is none,',
      ' */',
      "'so long, and'",
    ]
    expect(findAvoided('src/made-up.ts', text.join('\n'))).toEqual([
      'src/made-up.ts:2: whoever',
      'src/made-up.ts:2: of its own',
      'src/made-up.ts:5: so long,',
    ])
  })
})
