import { writeFileSync } from 'node:fs'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { toApiReference } from '../../src/build/api/pages.js'
import { declarationsProgram, subpaths } from '../../src/build/api/program.js'
import { writeApiReference } from '../../src/build/api/reference.js'
import { brokenLinks } from '../docs/broken-links.js'
import { toPage } from '../docs/pages.js'

describe('the API reference', () => {
  const folder = join(inject('packedProject'), 'api')
  let undocumented: readonly string[]
  let pages: ReadonlyMap<string, string>

  beforeAll(async () => {
    ;({ undocumented } = await writeApiReference(folder))
    const names = await readdir(folder)
    pages = new Map(
      await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const)),
    )
  })

  afterAll(() => rm(folder, { recursive: true, force: true }))

  it('describes every public name', () => {
    expect(undocumented).toEqual([])
  })

  it('has a page for every subpath, which the index links, and links that lead somewhere', () => {
    const titles = [...pages.values()].map((page) => /^# `(.*)`/.exec(page)?.[1]).filter((title) => title !== undefined)
    expect(titles.sort()).toEqual(subpaths.map((subpath) => `webhook-receiver${subpath.slice(1)}`).sort())
    const all = [...pages].map(([name, page]) => toPage(name, page))
    expect(brokenLinks(all, () => false)).toEqual([])
  })

  it.each(subpaths)('lists the values that %s exports', async (subpath) => {
    const specifier = `webhook-receiver${subpath.slice(1)}`
    const row = (pages.get('README.md') ?? '').split('\n').find((line) => line.startsWith(`| [\`${specifier}\`]`)) ?? ''
    const listed = [...(row.split(' | ')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name)
    const exported: object = await import(specifier)
    expect(listed.sort()).toEqual(Object.keys(exported).sort())
  })
})

describe('toApiReference', () => {
  const file = join(inject('packedProject'), 'documented.d.ts')
  const lines = [
    '/** Options of {@link open}. */',
    'export interface OpenOptions<T> extends Iterable<T> {',
    '  /** Where <it> is. @default `none` */',
    '  readonly at?: T',
    '  /** @internal */',
    '  readonly hidden: string',
    '}',
    '/**',
    ' * Opens it.',
    ' *',
    ' * @throws {TypeError} which option is wrong',
    ' * @see https://doors.example/open',
    ' * @example',
    ' * open({ at: 1 })',
    ' */',
    'export declare function open(options: OpenOptions<number>): void',
    'export type Silent = 1',
  ]
  writeFileSync(file, lines.join('\n'))
  const reference = toApiReference(declarationsProgram([file]), new Map([['./doors', file]]))

  it('writes signatures, members, errors, defaults and examples, and links names', () => {
    const page = reference.pages.get('doors.md') ?? ''
    expect(page).toContain('# `webhook-receiver/doors`\n')
    expect(page).toContain('```ts\nfunction open(options: OpenOptions<number>): void;\n```\n\nOpens it.\n')
    expect(page).toContain(
      '- Throws `TypeError`: which option is wrong\n- See https://doors.example/open\n\n```ts\nopen({ at: 1 })\n```\n',
    )
    expect(page).toContain('```ts\ninterface OpenOptions<T> extends Iterable<T>\n```\n')
    expect(page).toContain('Options of [`open`](doors.md#open).\n')
    expect(page).toContain('- `readonly at?: T`\\\n  Where &lt;it> is.\n\n  Default: `none`\n')
    expect(page).not.toContain('hidden')
  })

  it('reports a name without a description', () => {
    expect(reference.undocumented).toEqual(['./doors: Silent'])
  })
})
