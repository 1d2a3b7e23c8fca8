import { dirname, join, normalize } from 'node:path'
import { anchorsOf, type Page, proseOf } from './pages.js'

/**
 * The relative links of pages that lead nowhere, as `page -> target`.
 *
 * @param pages - the pages whose links are followed, and whose headings are their targets
 * @param exists - whether there is another file at a path
 */
export function brokenLinks(pages: readonly Page[], exists: (path: string) => boolean): string[] {
  const anchors = new Map(pages.map((page) => [page.path, anchorsOf(page)]))
  const leadsSomewhere = (from: string, target: string): boolean => {
    const [file = '', anchor] = target.split('#')
    const path = file === '' ? from : normalize(join(dirname(from), file))
    if (!anchors.has(path) && !exists(path)) return false
    return anchor === undefined || (anchors.get(path)?.includes(anchor) ?? false)
  }
  return pages.flatMap((page) =>
    [...proseOf(page).matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !/^[a-z]+:/.test(target) && !leadsSomewhere(page.path, target))
      .map((target) => `${page.path} -> ${target}`),
  )
}
