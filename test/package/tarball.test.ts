import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, inject, it } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { subpathsOf, vendorEntries } from '../../src/build/subpaths.js'
import { errorStatus } from '../../src/core/provider/response-policy.js'
import { brokenLinks } from '../docs/broken-links.js'
import { type Page, toPage } from '../docs/pages.js'

const root = join(import.meta.dirname, '../..')
const folder = join(inject('packedProject'), 'node_modules/webhook-receiver')
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(folder, join(entry.parentPath, entry.name)))

interface BillOfMaterials {
  readonly components: readonly {
    readonly name: string
    readonly version: string
    readonly licenses: readonly { readonly license: { readonly text?: { readonly content: string } } }[]
  }[]
}

const bill: BillOfMaterials = JSON.parse(readFileSync(join(folder, 'dist/sbom.json'), 'utf8'))
const lock: { readonly packages: Readonly<Record<string, { readonly version?: string }>> } = JSON.parse(
  readFileSync(join(root, 'package-lock.json'), 'utf8'),
)

// Pages that code and declarations name, such as `docs/errors.md#${code}`; web addresses contain such paths, too.
const namedPage = /(?<![\w./-])(docs\/[\w/-]+\.md)(#\$\{code\}|#\w[\w-]*)?/g

/** The pages that a file names, as a page at the root with links to them; a variable stands for the code of any error. */
function toLinks(file: string, text: string): Page {
  const names = [...text.matchAll(namedPage)].flatMap(([, page, anchor = '']) =>
    anchor.includes('$') ? Object.keys(errorStatus).map((code) => `${page}#${code}`) : [`${page}${anchor}`],
  )
  return toPage(file.replaceAll('/', ' > '), names.map((name) => `[page](${name})`).join('\n'))
}

describe('the packed package', () => {
  it('contains the code, its declarations and a few documents, and nothing else', () => {
    const documents = [
      'package.json',
      'LICENSE',
      'README.md',
      'SECURITY.md',
      'SKILL.md',
      'dist/sbom.json',
      'docs/errors.md',
      'docs/images/inspector-verification.webp',
    ]
    expect(documents.filter((document) => !files.includes(document))).toEqual([])
    const other = files.filter((file) => !documents.includes(file))
    const page = /^dist\/tools\/inspector\/page\/(index\.html|assets\/index-[\w-]+\.(js|css))$/
    expect(other.filter((file) => !/^dist\/.*\.(js|d\.ts)$/.test(file) && !page.test(file))).toEqual([])
  })

  it('contains the pages and the headings that its pages link to, and that its messages and declarations name', () => {
    const texts = files.map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }))
    const pages = texts.filter(({ file }) => file.endsWith('.md')).map(({ file, text }) => toPage(file, text))
    const named = texts.filter(({ file }) => /\.(js|d\.ts)$/.test(file)).map(({ file, text }) => toLinks(file, text))
    expect(named.filter(({ text }) => text !== '').map(({ path }) => path)).toContain('dist > index.js')
    expect(pages.map(({ path }) => path)).toContain('docs/errors.md')
    expect(brokenLinks([...pages, ...named], (path) => files.includes(path))).toEqual([])
  })

  it('contains every file that package.json points to', () => {
    const built = [...subpathsOf(root).values()].flatMap((target) => [target.default, target.types])
    const paths = [...built, ...Object.values(manifest.imports['#platform'])].map((path) => path.replace('./', ''))
    expect(paths.length).toBeGreaterThan(400)
    expect(paths.filter((path) => !files.includes(path))).toEqual([])
  })

  it('has only public files below vendors, because an editor offers all of them', () => {
    const vendors = files.filter((file) => /^dist\/vendors\/.*\.js$/.test(file)).map((file) => file.slice(5, -3))
    expect(vendors.sort()).toEqual([...vendorEntries(join(root, 'src')).keys()].sort())
  })

  it('has at most 1,600 KB', () => {
    const { size } = statSync(join(inject('packedProject'), `webhook-receiver-${manifest.version}.tgz`))
    expect(size).toBeLessThan(1_600_000)
  })

  it('contains no code of zod, of generators, and of parts of schemas', () => {
    const code = files.filter((file) => file.endsWith('.js')).map((file) => readFileSync(join(folder, file), 'utf8'))
    expect(code.filter((text) => /from "zod|\$ZodType|a part of a schema|compileSchema/.test(text))).toEqual([])
  })

  it('lists the bundled packages, in the versions of the lock file, with their licenses', () => {
    expect(bill.components.map(({ name }) => name)).toContain('qs')
    const wrong = bill.components.filter(({ name, version }) => {
      const installed = Object.entries(lock.packages).filter(([path]) => path.endsWith(`node_modules/${name}`))
      return !installed.some(([, entry]) => entry.version === version)
    })
    expect(wrong).toEqual([])
    expect(bill.components.filter(({ licenses: [entry] }) => !entry?.license.text?.content)).toEqual([])
    const code = files.filter((file) => file.endsWith('.js')).map((file) => readFileSync(join(folder, file), 'utf8'))
    const bundled = code.flatMap((text) =>
      [...text.matchAll(/^\/\/ node_modules\/((?:@[^/]+\/)?[^/]+)\//gm)].map(([, name]) => name),
    )
    // The page and the command line are minified, without such comments.
    const questions = [
      '@clack/core',
      '@clack/prompts',
      'fast-string-truncated-width',
      'fast-string-width',
      'fast-wrap-ansi',
    ]
    const all = new Set([...bundled, 'preact', 'sisteransi', ...questions])
    expect([...all].sort()).toEqual(bill.components.map(({ name }) => name).sort())
  })

  it('names the bundled library in SECURITY.md, with its version', () => {
    const { version } = bill.components.find(({ name }) => name === 'qs') ?? {}
    expect(readFileSync(join(folder, 'SECURITY.md'), 'utf8')).toContain(`\`qs\` ${version}`)
  })

  it('has a page of at most 60 KB (gzip)', () => {
    const page = files.filter((file) => file.startsWith('dist/tools/inspector/page/'))
    expect(page).toHaveLength(3)
    const sizes = page.map((file) => gzipSync(readFileSync(join(folder, file))).length)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(60 * 1024)
  })

  it('runs no script when it is installed', () => {
    expect(Object.keys(manifest.scripts).filter((name) => /^(pre|post)?install$|^prepare$/.test(name))).toEqual([])
  })

  it('names every dependency in SECURITY.md', () => {
    const security = readFileSync(join(folder, 'SECURITY.md'), 'utf8')
    const names = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })
    expect(names.filter((name) => !security.includes(`\`${name}\``))).toEqual([])
  })

  it('has a package.json of fewer than 450 lines: a pattern in `exports` stands for many subpaths', () => {
    expect(readFileSync(join(root, 'package.json'), 'utf8').split('\n').length - 1).toBeLessThan(450)
  })

  it('contains its license', () => {
    expect(manifest.license).toBe('MIT')
    expect(files).toContain('LICENSE')
  })
})
