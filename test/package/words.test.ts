import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Page, proseOf, readPages, toPage } from '../docs/pages.js'

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
  'any more',
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

/** The sentences of a page, without code, tables and headings. A list item and a paragraph end a sentence. */
function sentencesOf(page: Page): readonly string[] {
  const blocks = proseOf(page)
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/`[^`]*`/g, 'code')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^ *([-*>]|\d+\.) /gm, '\n')
    .replace(/^ *[|#<].*$/gm, '\n')
    .split(/\n\s*\n/)
  return blocks.flatMap((block) => block.split(/(?<=[.!?]["')*_]*)\s+/)).map((sentence) => sentence.trim())
}

function countWords(sentence: string): number {
  return sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

function findLong(page: Page): readonly string[] {
  return sentencesOf(page)
    .filter((sentence) => countWords(sentence) > 40)
    .map((sentence) => `${page.path}: ${sentence}`)
}

// The generated payloads have the words of vendors.
const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.startsWith('generated/payloads/'))
  .map((file) => `src/${file}`)

describe('src, CONTRIBUTING.md and CHANGELOG.md', () => {
  it('are worded plainly', () => {
    expect(sources.length).toBeGreaterThan(100)
    const files = [...sources, 'CONTRIBUTING.md', 'CHANGELOG.md']
    expect(files.flatMap((file) => findAvoided(file, readFileSync(join(root, file), 'utf8')))).toEqual([])
  })
})

describe('README.md, SECURITY.md, CONTRIBUTING.md, docs and examples', () => {
  const pages = readPages().filter(({ path }) => path !== 'CHANGELOG.md')
  const examples = readdirSync(join(root, 'examples'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.[jt]s$/.test(file))
    .map((file) => ({ path: `examples/${file}`, text: readFileSync(join(root, 'examples', file), 'utf8') }))

  it('are worded plainly', () => {
    expect(pages.length).toBeGreaterThan(80)
    expect([...pages, ...examples].flatMap(({ path, text }) => findAvoided(path, text))).toEqual([])
  })

  it('have no sentence of more than 40 words', () => {
    expect(pages.flatMap(findLong)).toEqual([])
  })

  it('have at most 25 words a sentence on average, each page', () => {
    const wordy = pages.filter((page) => {
      const sentences = sentencesOf(page).filter((sentence) => countWords(sentence) > 0)
      return countWords(sentences.join(' ')) / sentences.length > 25
    })
    expect(wordy.map(({ path }) => path)).toEqual([])
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

describe('findLong', () => {
  const long = Array.from({ length: 41 }, () => 'word').join(' ')

  it('counts words of paragraphs and list items, but not of code, tables and headings', () => {
    const code = ['```ts', long, '```'].join('\n')
    const page = `# ${long}\n\n${code}\n\n| ${long} |\n\n\`${long}\`\n\nShort. ${long}.\n\n- ${long}\n- short\n`
    expect(findLong(toPage('docs/made-up.md', page))).toEqual([`docs/made-up.md: ${long}.`, `docs/made-up.md: ${long}`])
  })

  it('ends a sentence at a full stop, and where a list or a paragraph begins', () => {
    const half = Array.from({ length: 30 }, () => 'word').join(' ')
    const page = `${half}. ${half}\n\n${half}\n- ${half}\n- ${half}\n`
    expect(findLong(toPage('docs/made-up.md', page))).toEqual([])
  })
})
