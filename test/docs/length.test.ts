import { describe, expect, it } from 'vitest'
import { anchorsOf, type Page, proseOf, readPages, toPage } from './pages.js'

// Long by their nature: references that `npm run generate` writes. A reader searches them.
const generated = ['docs/errors.md', 'docs/reference/cli.md', 'docs/vendors/README.md']

const maxWords = 2500
const maxWordsWithoutContents = 1500

/** Words as `wc -w` counts them, with tables and code. */
const wordsOf = ({ text }: Page) => text.split(/\s+/).filter((word) => word !== '').length

const written = (pages: readonly Page[]) =>
  pages.filter(({ path }) => path.startsWith('docs/') && !generated.includes(path))

const tooLong = (pages: readonly Page[]) =>
  written(pages)
    .filter((page) => wordsOf(page) > maxWords)
    .map((page) => `${page.path}: ${wordsOf(page)} words`)

/** The sections of long pages that are not linked above the first section, as `page: anchor`. */
const withoutContents = (pages: readonly Page[]) =>
  written(pages)
    .filter((page) => wordsOf(page) > maxWordsWithoutContents)
    .flatMap((page) => {
      const [top = ''] = page.text.split(/^## /m)
      const sections = anchorsOf({ ...page, text: proseOf(page).replaceAll(/^(#|###+) .*$/gm, '') })
      return sections.filter((anchor) => !top.includes(`(#${anchor})`)).map((anchor) => `${page.path}: ${anchor}`)
    })

/** The long rows of the tables of a page, without the targets of links. */
const rowsOf = (page: Page) => {
  const rows = proseOf(page).match(/^\|.{60,}\|$/gm) ?? []
  return new Set(rows.map((row) => row.replaceAll(/\]\([^)]*\)/g, ']')))
}

/** Pairs of pages that share rows of a table. Presets share one or two, of options that many have. */
const repeatedTables = (pages: readonly Page[]) => {
  const tables = pages.map((page) => ({ path: page.path, rows: rowsOf(page) }))
  return tables.flatMap((one, index) =>
    tables.slice(index + 1).flatMap((other) => {
      const shared = [...one.rows].filter((row) => other.rows.has(row))
      return shared.length > 2 ? [`${one.path} and ${other.path}: ${shared.join('\n')}`] : []
    }),
  )
}

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

  it('begins with links to its sections if it has more than 1,500 words', () => {
    expect(withoutContents(readPages())).toEqual([])
    const long = toPage(
      'docs/long.md',
      `# Long\n\n[a](#one)\n\n## One\n\n${'word '.repeat(1500)}\n\n### Part\n\n## Two\n`,
    )
    expect(withoutContents([long])).toEqual(['docs/long.md: two'])
  })

  it('repeats no table of another page', () => {
    expect(repeatedTables(written(readPages()))).toEqual([])
    const page = (path: string, link: string) =>
      toPage(path, ['a', 'b', 'c'].map((text) => `| ${text.repeat(60)} | [x](${link}) |\n`).join(''))
    expect(repeatedTables([page('a.md', 'x.md'), page('b.md', 'y.md')])).toHaveLength(1)
  })

  it('is in a folder named after a task, except for the first page and the one that errors name', () => {
    const flat = readPages().filter(({ path }) => /^docs\/[^/]+$/.test(path))
    expect(flat.map(({ path }) => path)).toEqual(['docs/README.md', 'docs/errors.md'])
  })
})
