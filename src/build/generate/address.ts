import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Where the project is published: the only place to change when its address is decided. `npm run generate` then writes it into
 * package.json and into the links of the pages that are packed. The hosts are reserved by RFC 2606, so they belong to no one.
 */
export const address = {
  author: 'The webhook-receiver authors',
  homepage: 'https://webhook-receiver.example',
  repository: 'https://code.example/webhook-receiver/webhook-receiver',
}

const root = join(import.meta.dirname, '../../..')

/** The address of a page of `docs` on the site. */
export function pageUrl(path: string): string {
  const page = path
    .replace(/^docs\//, '')
    .replace(/^README\.md$/, 'pages.md')
    .replace(/(^|\/)README\.md$/, '$1')
  return `${address.homepage}/${page.replace(/\.md$/, '.html')}`
}

/** The manifest with the address. */
export function addressedManifest(): string {
  const manifest: object = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const { author, homepage, repository } = address
  const fields = {
    author,
    homepage,
    repository: { type: 'git', url: `git+${repository}.git` },
    bugs: `${repository}/issues`,
  }
  return `${JSON.stringify({ ...manifest, ...fields }, null, 2)}\n`
}

/** A packed page, whose links to pages that are not packed lead to the site. Their text is the path in the repository. */
export function addressedPage(path: string): string {
  const text = readFileSync(join(root, path), 'utf8')
  return text.replace(
    /\[`(docs\/[\w/-]+\.md)`\]\(https:[^)]*\)/g,
    (_, page: string) => `[\`${page}\`](${pageUrl(page)})`,
  )
}
