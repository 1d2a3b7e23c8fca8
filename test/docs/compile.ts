import { join, relative } from 'node:path'
import ts from 'typescript'
import { createHost } from '../package/compiler-host.js'
import { type Block, root } from './pages.js'

// Close to what a careful user has: everything strict, and the package found by its name.
const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts', 'lib.dom.asynciterable.d.ts'],
  module: ts.ModuleKind.NodeNext,
  moduleDetection: ts.ModuleDetectionKind.Force,
  customConditions: ['@webhook-receiver/source'],
  types: ['node'],
  // The engines of inboxes are no packages of the root.
  paths: {
    bullmq: [join(root, 'test/durable/node_modules/bullmq/dist/esm/index.d.ts')],
    '@nats-io/*': [join(root, 'test/durable/node_modules/@nats-io/*/lib/mod.d.ts')],
    'pg-boss': [join(root, 'test/durable/node_modules/pg-boss/dist/index.d.ts')],
  },
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  noImplicitOverride: true,
  noUnusedLocals: true,
  skipLibCheck: true,
  allowJs: true,
  checkJs: true,
  noEmit: true,
}

/** Whether a block is code that has to compile. */
export function isCode({ language }: Block): boolean {
  return language === 'ts' || language === 'js'
}

/**
 * Type-checks blocks, each as a module of its own, in one program.
 *
 * @returns what is wrong, as `page:line: message`
 */
export function compileErrors(blocks: readonly Block[]): readonly string[] {
  const sources = new Map(blocks.map((block) => [fileOf(block), sourceOf(block)]))
  const host = createHost(options)
  const { fileExists, getSourceFile, readFile } = host
  host.fileExists = (file) => sources.has(file) || fileExists(file)
  host.readFile = (file) => sources.get(file) ?? readFile(file)
  host.getSourceFile = (file, ...rest) => {
    const source = sources.get(file)
    return source === undefined
      ? getSourceFile(file, ...rest)
      : ts.createSourceFile(file, source, {
          languageVersion: ts.ScriptTarget.ES2023,
          impliedNodeFormat: ts.ModuleKind.ESNext,
        })
  }
  const program = ts.createProgram([...sources.keys()], options, host)
  return [...sources.keys()].flatMap((file) => {
    const source = program.getSourceFile(file)
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(toText)
  })
}

/** The JavaScript of a block. */
export function toJavaScript(block: Block): string {
  return ts.transpileModule(block.code, { compilerOptions: { ...options, module: ts.ModuleKind.ESNext } }).outputText
}

// It exists only in memory, beside the pages, where names of packages mean what they mean in the repository.
function fileOf({ page, line, language }: Block): string {
  return join(root, `${page}.${line}.${language}`)
}

// With the empty lines a line of the code has the number that it has in the page.
function sourceOf({ line, code }: Block): string {
  return '\n'.repeat(line) + code
}

function toText({ file, start = 0, messageText }: ts.Diagnostic): string {
  const message = ts.flattenDiagnosticMessageText(messageText, '\n')
  if (file === undefined) return message
  const page = relative(root, file.fileName).replace(/\.\d+\.[jt]s$/, '')
  return `${page}:${file.getLineAndCharacterOfPosition(start).line + 1}: ${message}`
}
