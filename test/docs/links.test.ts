import { existsSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { anchorsOf, type Page, proseOf, readAllPages, root, toPage } from './pages.js'

const pages = readAllPages()

/** Broken links, as `page -> target`. */
function brokenLinks(all: readonly Page[]): string[] {
  const anchors = new Map(all.map((page) => [page.path, anchorsOf(page)]))
  return all.flatMap((page) =>
    [...proseOf(page).matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !/^[a-z]+:/.test(target) && !leadsSomewhere(page, target, anchors))
      .map((target) => `${page.path} -> ${target}`),
  )
}

function leadsSomewhere(page: Page, target: string, anchors: ReadonlyMap<string, readonly string[]>): boolean {
  const [file = '', anchor] = target.split('#')
  const path = file === '' ? page.path : normalize(join(dirname(page.path), file))
  if (!anchors.has(path) && !existsSync(join(root, path))) return false
  return anchor === undefined || (anchors.get(path)?.includes(anchor) ?? false)
}

describe('the links in the documentation', () => {
  it('lead to files and headings that exist', () => {
    expect(brokenLinks(pages)).toEqual([])
  })

  it('reach every page', () => {
    const linked = new Set(
      pages.flatMap((page) =>
        [...proseOf(page).matchAll(/\]\(([^)#\s]+)/g)].map(([, target = '']) =>
          normalize(join(dirname(page.path), target)),
        ),
      ),
    )
    expect(pages.map(({ path }) => path).filter((path) => path !== 'README.md' && !linked.has(path))).toEqual([])
  })
})

describe('the links in the pages of the package', () => {
  const isPacked = (path: string) => /^(README\.md|LICENSE)$/.test(path) || manifest.files.includes(path)
  const outside = (text: string) =>
    [...proseOf(toPage('', text)).matchAll(/\]\((?![a-z]+:|#)([^)#\s]+)/g)].map(([, target = '']) => target)

  it.each(pages.filter(({ path }) => isPacked(path)))(
    'lead into the package, or $path says otherwise before',
    (page) => {
      const [before = '', after = ''] = page.text.split('\nLinks to `docs` lead to the repository.')
      const dead = (text: string) =>
        outside(text).filter((target) => !isPacked(normalize(join(dirname(page.path), target))))
      expect(dead(before)).toEqual([])
      expect(dead(after).filter((target) => page.path !== 'README.md' || !target.startsWith('docs/'))).toEqual([])
    },
  )
})

describe('the check of the links', () => {
  it('reports a file, a heading and a heading of another page that do not exist', () => {
    const wrong = toPage(
      'docs/wrong.md',
      '# Wrong\n\n[a](gone.md) [b](#gone) [c](#wrong) [d](other.md#two) [e](other.md#one)',
    )
    const other = toPage('docs/other.md', '# One\n')
    expect(brokenLinks([wrong, other])).toEqual([
      'docs/wrong.md -> gone.md',
      'docs/wrong.md -> #gone',
      'docs/wrong.md -> other.md#two',
    ])
  })
})
