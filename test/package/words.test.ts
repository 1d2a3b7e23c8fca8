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

// How many each room still has. These numbers may only become smaller.
const allowed: Readonly<Record<string, number>> = {
  'CONTRIBUTING.md': 1,
  base: 2,
  bytes: 1,
  cloudevents: 1,
  crypto: 4,
  inbox: 12,
  provider: 3,
  request: 7,
  schema: 1,
  'src/errors.ts': 1,
  styles: 4,
  testing: 4,
  vendors: 25,
  verify: 2,
}

interface Place {
  readonly room: string
  /** `file:line: phrase`. */
  readonly text: string
}

/** The avoided phrases in a text, also across the lines of a comment. */
function findAvoided(file: string, text: string): readonly Place[] {
  const room = /^src\/(\w+)\//.exec(file)?.[1] ?? file
  return avoided.flatMap((phrase) => {
    const words = phrase.split(' ').map((word) => `\\b${word}${/\w$/.test(word) ? '\\b' : ''}`)
    const pattern = new RegExp(words.join('[\\s*/]+'), 'gi')
    return [...text.matchAll(pattern)].map(({ index }) => {
      const line = text.slice(0, index).split('\n').length
      return { room, text: `${file}:${line}: ${phrase}` }
    })
  })
}

const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => `src/${file}`)
const places = [...files, 'CONTRIBUTING.md', 'CHANGELOG.md'].flatMap((file) =>
  findAvoided(file, readFileSync(join(root, file), 'utf8')),
)
const rooms = [...new Set([...places.map(({ room }) => room), ...Object.keys(allowed)])].sort()

describe('the words of src, CONTRIBUTING.md and CHANGELOG.md', () => {
  it('are read', () => {
    expect(files.length).toBeGreaterThan(100)
  })

  it('are plain in every room', () => {
    const found = rooms.map((room) => ({ room, places: places.filter((place) => place.room === room) }))
    const tooMany = found.filter(({ room, places }) => places.length > (allowed[room] ?? 0))
    expect(tooMany.map(({ room, places }) => ({ room, places: places.map(({ text }) => text) }))).toEqual([])
  })
})

describe('findAvoided', () => {
  it('finds phrases in any case and across the lines of a comment, with their line', () => {
    const text = [
      '/**',
      ' * Whoever calls it has a copy of its',
      ' * own. A renewed pair of tests,',
      ' */',
      "'so long, and'",
    ]
    expect(findAvoided('src/inbox/made-up.ts', text.join('\n'))).toEqual([
      { room: 'inbox', text: 'src/inbox/made-up.ts:2: whoever' },
      { room: 'inbox', text: 'src/inbox/made-up.ts:2: of its own' },
      { room: 'inbox', text: 'src/inbox/made-up.ts:5: so long,' },
    ])
  })
})
