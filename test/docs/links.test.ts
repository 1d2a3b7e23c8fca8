import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'
import { address, pageUrl } from '../../src/build/generate/address.js'
import { brokenLinks } from './broken-links.js'
import { type Page, proseOf, readPages, root, toPage } from './pages.js'

// The pages beside what they describe are followed, too.
const besides = ['test/README.md', 'src/tools/inspector/page/README.md']
const pages = [...readPages(), ...besides.map((path) => toPage(path, readFileSync(join(root, path), 'utf8')))]

const linksOf = (page: Page) =>
  [...proseOf(page).matchAll(/\]\(([^)#\s]+)/g)].map(([, target = '']) => normalize(join(dirname(page.path), target)))

/** Pages of the package name pages of the repository in code font, and link them to the site. */
const namesOf = (page: Page) => [...proseOf(page).matchAll(/`(docs\/[\w/-]+\.md)`/g)].map(([, name = '']) => name)

describe('the links in the documentation', () => {
  it('lead to files and headings that exist', () => {
    expect(brokenLinks(pages, (path) => existsSync(join(root, path)))).toEqual([])
  })

  it('reach every page, with the names of pages in code font', () => {
    const linked = new Set(pages.flatMap((page) => [...linksOf(page), ...namesOf(page)]))
    expect(pages.map(({ path }) => path).filter((path) => path !== 'README.md' && !linked.has(path))).toEqual([])
  })
})

describe('the links of packed pages to the site', () => {
  it('are those of pages that exist', () => {
    const urls = new Set(pages.map(({ path }) => pageUrl(path)))
    const linked = pages.flatMap((page) =>
      [...proseOf(page).matchAll(/\]\((https:[^)\s]+)\)/g)].map(([, url = '']) => url),
    )
    const toSite = linked.filter((url) => url.startsWith(address.homepage))
    expect(toSite.length).toBeGreaterThan(5)
    expect(toSite.filter((url) => !urls.has(url))).toEqual([])
  })
})

describe('the names of pages in code font', () => {
  it('are those of pages that exist', () => {
    const paths = new Set(pages.map(({ path }) => path))
    const names = pages.flatMap((page) => namesOf(page).map((name) => ({ page: page.path, name })))
    expect(names.length).toBeGreaterThan(20)
    expect(names.filter(({ name }) => !paths.has(name))).toEqual([])
  })
})

describe('the check of the links', () => {
  it('reports a file, a heading and a heading of another page that do not exist', () => {
    const wrong = toPage(
      'docs/wrong.md',
      '# Wrong\n\n[a](gone.md) [b](#gone) [c](#wrong) [d](other.md#two) [e](other.md#one)',
    )
    const other = toPage('docs/other.md', '# One\n')
    expect(brokenLinks([wrong, other], () => false)).toEqual([
      'docs/wrong.md -> gone.md',
      'docs/wrong.md -> #gone',
      'docs/wrong.md -> other.md#two',
    ])
  })
})
