import { describe, expect, it } from 'vitest'
import { type Page, readPages, toPage } from './pages.js'

// Long by their nature: references that `npm run generate` writes. A reader searches them.
const generated = ['docs/errors.md', 'docs/reference/cli.md', 'docs/vendors/README.md']

const maxWords = 2500

/** Words as `wc -w` counts them, with tables and code. */
const wordsOf = ({ text }: Page) => text.split(/\s+/).filter((word) => word !== '').length

const tooLong = (pages: readonly Page[]) =>
  pages
    .filter(({ path }) => path.startsWith('docs/') && !generated.includes(path))
    .filter((page) => wordsOf(page) > maxWords)
    .map((page) => `${page.path}: ${wordsOf(page)} words`)

describe('a written page of the documentation', () => {
  // Split a longer page by task.
  it('has at most 2,500 words', () => {
    expect(tooLong(readPages())).toEqual([])
  })

  it('is counted with its tables and code', () => {
    const page = (words: number) => toPage('docs/page.md', `${'| word '.repeat(words / 2)}\n`)
    expect(tooLong([page(2500), page(2502)])).toEqual(['docs/page.md: 2502 words'])
  })

  it('is read from the folder that the generated pages are in', () => {
    const paths = readPages().map(({ path }) => path)
    expect(paths).toEqual(expect.arrayContaining(generated))
  })
})
