import { posix } from 'node:path'

/** The file of the site's first page, in `docs`. */
export const homePage = 'site/home.md'

/**
 * The path of a page on the site. The first page of a folder is `README.md` in the repository and `index.md` on the site; that of
 * `docs` lists all pages, and the site has another first page.
 */
export const toIndex = (path) => {
  if (path === homePage) return 'index.md'
  return path === 'README.md' ? 'pages.md' : path.replace(/(^|\/)README\.md$/, '$1index.md')
}

// `README.md` of the repository and the files beside `docs` are copied to this folder of the site.
export const filesFolder = 'files'

/** Leads links to where pages are on the site, and links to files outside `docs` to their copies. */
export function fixLinks(markdown) {
  markdown.core.ruler.push('links', ({ tokens, env }) => {
    // A title has no page.
    const { relativePath: page = '' } = env
    const folder = posix.dirname(page === 'index.md' ? homePage : page)
    for (const { children } of tokens) {
      for (const token of children ?? []) {
        const href = token.type === 'link_open' ? token.attrGet('href') : null
        if (href === null || /^([a-z]+:|#)/.test(href)) continue
        const [path = '', anchor] = posix.join(folder, href).split('#')
        const hash = anchor === undefined ? '' : `#${anchor}`
        if (path.startsWith('../')) {
          const copy = posix.join(filesFolder, path.slice(3)) + hash
          token.attrSet('href', `${'../'.repeat(page.split('/').length - 1) || './'}${copy}`)
          token.attrSet('target', '_self')
        } else token.attrSet('href', `./${posix.relative(posix.dirname(page), toIndex(path))}${hash}`)
      }
    }
  })
}
