import { posix } from 'node:path'

/** The first page of a folder is `README.md` in the repository and `index.md` on the site. */
export const toIndex = (path) => path.replace(/(^|\/)README\.md$/, '$1index.md')

// `README.md` of the repository and the files beside `docs` are copied to this folder of the site.
export const filesFolder = 'files'

/** Leads links to `README.md` to `index.md`, and links to files outside `docs` to their copies. */
export function fixLinks(markdown) {
  markdown.core.ruler.push('links', ({ tokens, env }) => {
    for (const { children } of tokens) {
      for (const token of children ?? []) {
        const href = token.type === 'link_open' ? token.attrGet('href') : null
        if (href === null || /^([a-z]+:|#)/.test(href)) continue
        const outside = posix.join(posix.dirname(env.relativePath), href)
        if (outside.startsWith('../')) {
          const copy = posix.join(filesFolder, outside.slice(3))
          token.attrSet('href', `${'../'.repeat(env.relativePath.split('/').length - 1) || './'}${copy}`)
          token.attrSet('target', '_self')
        } else token.attrSet('href', href.replace(/README\.md(?=$|#)/, 'index.md'))
      }
    }
  })
}
