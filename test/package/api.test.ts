import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { toApiReference } from './api-pages.js'
import { root, subpaths } from './bundle.js'
import { declarationFile, declarationsProgram, publicProgram } from './declarations.js'

const folder = join(root, 'docs/api')
const files = new Map(subpaths.map((subpath) => [subpath, declarationFile(subpath)]))
const { pages, undocumented } = toApiReference(publicProgram, files)

describe('docs/api', () => {
  // A difference is a change for users: review it, then run `npm run docs`.
  it.each([...pages])('%s is up to date', async (name, page) => {
    await expect(page).toMatchFileSnapshot(join(folder, name))
  })

  it('has no page of a removed subpath', () => {
    const written = existsSync(folder) ? readdirSync(folder) : []
    expect(written.filter((name) => !pages.has(name))).toEqual([])
  })

  it('describes every public name', () => {
    expect(undocumented).toEqual([])
  })
})

describe('docs/api/README.md', () => {
  const rows = new Map(
    (pages.get('README.md') ?? '').split('\n').map((line) => [/^\| \[`([^`]+)`/.exec(line)?.[1], line]),
  )

  it.each(subpaths)('lists the values that %s exports', async (subpath) => {
    const specifier = `webhook-receiver${subpath.slice(1)}`
    const listed = [...(rows.get(specifier)?.split(' | ')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name)
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
