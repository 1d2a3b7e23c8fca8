import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { bundleDeclarations } from '../../src/build/declarations.js'

const root = mkdtempSync(join(tmpdir(), 'declarations-'))

afterEach(() => rmSync(root, { recursive: true }))

/** Bundles the declarations of a package with the subpaths `a` and `b`. Returns the files without line breaks at their ends. */
async function bundle(files: Readonly<Record<string, string>>): Promise<Record<string, string>> {
  const exports = {
    './a': { types: './dist/a.d.ts' },
    './b': { types: './dist/b.d.ts' },
    './package.json': './package.json',
  }
  const dist = join(root, 'dist')
  const all = { 'a.d.ts': 'export {};', 'b.d.ts': 'export {};', ...files }
  for (const [file, text] of Object.entries(all)) {
    await mkdir(dirname(join(dist, file)), { recursive: true })
    await writeFile(join(dist, file), text)
  }
  await writeFile(join(root, 'package.json'), JSON.stringify({ exports }))
  bundleDeclarations(root)
  const written = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.d.ts'))
  return Object.fromEntries(written.map((file) => [file, readFileSync(join(dist, file), 'utf8').trimEnd()]))
}

describe('bundleDeclarations', () => {
  it('puts what one subpath exports into its file, with comments, and leaves out what nothing needs', async () => {
    const { 'a.d.ts': a, ...others } = await bundle({
      'a.d.ts': "export { type Shown } from './inner/shown.js';",
      'inner/shown.d.ts': [
        '/** Is shown. */',
        'export interface Shown {',
        '    own: Own;',
        '}',
        'interface Own {',
        '}',
        'export interface Unused {',
        '}',
        'export {};',
      ].join('\n'),
    })
    expect(a).toBe('/** Is shown. */\nexport interface Shown {\n    own: Own;\n}\ninterface Own {\n}\nexport {};')
    expect(others).toEqual({ 'b.d.ts': '' })
  })

  it('imports what another subpath exports, also instead of an imported type', async () => {
    const { 'b.d.ts': b } = await bundle({
      'a.d.ts': "export type { Box } from './box.js';\nexport { type Item, make } from './item.js';",
      'b.d.ts':
        'import type { Box } from "./box.js";\nexport type { Box };\nexport declare const boxed: Box<import("./item.js").Item>;\nexport { make as create } from "./item.js";',
      'box.d.ts': 'export interface Box<T> {\n    item: T;\n}',
      'item.d.ts': 'export interface Item {\n}\nexport declare function make(): Item;',
    })
    expect(b?.split('\n')).toEqual([
      "import type { Box, Item } from './a.js';",
      "export type { Box } from './a.js';",
      "export { make as create } from './a.js';",
      'export declare const boxed: Box<Item>;',
    ])
  })

  it('shares what no subpath exports but two need', async () => {
    const inner = (name: string) => `import type { Hidden } from "./hidden.js";\nexport declare const ${name}: Hidden;`
    const files = await bundle({
      'a.d.ts': inner('one'),
      'b.d.ts': inner('two'),
      'hidden.d.ts': 'export interface Hidden {\n}',
    })
    expect(files).toEqual({
      'a.d.ts': "import type { Hidden } from './shared.js';\nexport declare const one: Hidden;",
      'b.d.ts': "import type { Hidden } from './shared.js';\nexport declare const two: Hidden;",
      'shared.d.ts': 'export interface Hidden {\n}',
    })
  })

  it('renames private declarations of the same name, or of the name of a global', async () => {
    const { 'a.d.ts': a } = await bundle({
      'a.d.ts': "export { one } from './one.js';\nexport { two } from './two.js';",
      'one.d.ts': 'type Own = 1;\ninterface Request {\n}\nexport declare const one: [Own, Request];\nexport {};',
      'two.d.ts': 'type Own = 2;\nexport declare function two<T extends Own>(request: Request): T;\nexport {};',
    })
    expect(a?.split('\n')).toEqual([
      'type Own = 1;',
      'interface Request$2 {',
      '}',
      'export declare const one: [Own, Request$2];',
      'type Own$2 = 2;',
      'export declare function two<T extends Own$2>(request: Request): T;',
      'export {};',
    ])
  })

  it('keeps imports of other packages, and exports a class as a type where it was exported as one', async () => {
    const { 'a.d.ts': a, 'shared.d.ts': shared } = await bundle({
      'a.d.ts':
        "import type { Server } from 'node:http';\nexport type { Kept } from './kept.js';\nexport declare const server: Server;",
      'kept.d.ts': 'export declare class Kept {\n}',
    })
    expect(a?.split('\n')).toEqual([
      "import type { Server } from 'node:http';",
      "export type { Kept } from './shared.js';",
      'export declare const server: Server;',
    ])
    expect(shared).toBe('export declare class Kept {\n}')
  })

  it('refuses an imported type where a type parameter has its name', async () => {
    const wrong = {
      'a.d.ts': 'export declare function a<Item>(item: Item): import("./item.js").Item;',
      'item.d.ts': 'export interface Item {\n}',
    }
    await expect(bundle(wrong)).rejects.toThrow('the type parameter Item has the name of a type')
  })

  it('refuses a public name that is also used as that of a global', async () => {
    const wrong = {
      'a.d.ts': "export { Request } from './one.js';\nexport { two } from './two.js';",
      'one.d.ts': 'export interface Request {\n}',
      'two.d.ts': 'export declare const two: Request;',
    }
    await expect(bundle(wrong)).rejects.toThrow('Request is also a global name')
  })
})
