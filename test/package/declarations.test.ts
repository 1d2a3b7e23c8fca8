import { cp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, inject, it } from 'vitest'
import { errorsOf } from '../../src/build/api/compiler-host.js'
import {
  declarationFile,
  declarationsProgram,
  exportsOf,
  publicProgram,
  subpaths,
} from '../../src/build/api/program.js'
import { root } from './bundle.js'
import { importsOfAliases, unexportedTypes, writtenAny } from './declarations.js'

const files = subpaths.map(declarationFile)
const project = inject('packedProject')
const program = publicProgram

describe('the public declarations', () => {
  it('do not contain any', () => {
    expect(writtenAny(program)).toEqual([])
  })

  it('do not depend on modules that differ by platform', () => {
    expect(importsOfAliases(program)).toEqual([])
  })

  // What users write down. Authors of stores, inboxes and verifiers have `webhook-receiver/authors`.
  it('have at most 85 names at the root', () => {
    expect(exportsOf(program, declarationFile('.')).length).toBeLessThanOrEqual(85)
  })

  it.each(subpaths)('use only types in %s that users can import', (subpath) => {
    expect(unexportedTypes(program, declarationFile(subpath), files)).toEqual([])
  })

  // test/runtimes does the same with every supported compiler.
  it.each([
    ['Node', 'tsconfig.node.json', { module: ts.ModuleKind.NodeNext }],
    ['Express and Koa', 'tsconfig.frameworks.json', { module: ts.ModuleKind.NodeNext }],
    [
      'a worker',
      'tsconfig.worker.json',
      { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler },
    ],
  ])('compile in a project for %s', async (_, config, options) => {
    await cp(join(root, 'test/package/consumer'), project, { recursive: true })
    expect(errorsOf(join(project, config), options)).toEqual([])
  })
})

describe('the check of the declarations', () => {
  it('reports compile errors of a project', async () => {
    await writeFile(join(project, 'tsconfig.json'), '{ "files": ["refused.ts"], "compilerOptions": { "types": [] } }')
    await writeFile(
      join(project, 'refused.ts'),
      "import { urlToken } from 'webhook-receiver'\nurlToken({ tokens: 's3cret', separator: '.' })\n",
    )
    const errors = errorsOf(join(project, 'tsconfig.json'), { module: ts.ModuleKind.NodeNext, skipLibCheck: true })
    expect(errors).toEqual([expect.stringMatching(/refused\.ts: .*separator/)])
  })

  it('reports a nested any, and an import of an alias', async () => {
    const file = join(project, 'wrong.d.ts')
    await writeFile(file, "import type { K } from '#crypto'\nexport declare const f: (k: K) => Promise<{ a: any }[]>\n")
    const wrong = declarationsProgram([file])
    expect(writtenAny(wrong)).toEqual([expect.stringMatching(/wrong\.d\.ts:2: .*a: any/)])
    expect(importsOfAliases(wrong)).toEqual([expect.stringContaining('#crypto')])
  })

  it('reports a type that is used but not exported, also through a type that is private to its file', async () => {
    await writeFile(
      join(project, 'hidden.d.ts'),
      'export interface Hidden {}\nexport interface Shown {}\nexport interface Base { readonly hidden: Hidden }\n',
    )
    const file = join(project, 'mentions.d.ts')
    const lines = [
      "import type { Base, Hidden, Shown } from './hidden.js'",
      "export type { Shown } from './hidden.js'",
      'type Own<T> = { readonly of: T; readonly hidden?: Hidden }',
      'export declare const right: (shown: Shown) => Promise<Date>',
      'export declare const own: (shown: Shown) => Own<Date>',
      'export interface Wrong extends Own<Shown> {}',
      'export interface Extending extends Base {}',
      "export declare const wrong: { readonly a: readonly import('./hidden.js').Hidden[] }",
    ]
    await writeFile(file, lines.join('\n'))
    const wrong = declarationsProgram([file])
    expect(unexportedTypes(wrong, file)).toEqual(['Extending: Hidden', 'Wrong: Hidden', 'own: Hidden', 'wrong: Hidden'])
  })
})
