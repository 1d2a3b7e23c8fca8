import { join, relative } from 'node:path'
import ts from 'typescript'
import { createHost } from '../../src/build/api/compiler-host.js'
import { type Block, root } from '../docs/pages.js'

/** The types of Apple's library, if the packages of test/vendor-libraries are installed. */
export const appleLibrary: string = join(
  root,
  'test/vendor-libraries/node_modules/@apple/app-store-server-library/dist/index.d.ts',
)

/** The settings of a careful user: everything strict, and the package imported by its name. */
export const readersOptions: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  lib: ['es2023', 'es2024.string', 'dom', 'dom.iterable', 'dom.asynciterable'].map((name) => `lib.${name}.d.ts`),
  module: ts.ModuleKind.NodeNext,
  moduleDetection: ts.ModuleDetectionKind.Force,
  customConditions: ['@webhook-receiver/source'],
  types: ['node'],
  // The engines of inboxes are not installed at the root.
  paths: {
    'webhook-receiver/vendors/*/testing': [join(root, 'src/testing/vendors/*.ts')],
    'webhook-receiver/vendors/*': [join(root, 'src/vendors/*.ts'), join(root, 'src/vendors/*/index.ts')],
    'webhook-receiver/dedupe/*': [join(root, 'src/stores/dedupe/*.ts')],
    'webhook-receiver/inbox/*': [join(root, 'src/stores/inbox/*/index.ts')],
    '@apple/app-store-server-library': [appleLibrary],
    '@aws-sdk/*': [join(root, 'test/durable/node_modules/@aws-sdk/*/dist-types/index.d.ts')],
    bullmq: [join(root, 'test/durable/node_modules/bullmq/dist/esm/index.d.ts')],
    '@netlify/blobs': [join(root, 'test/durable/node_modules/@netlify/blobs/dist/main.d.ts')],
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

/** A source file that exists only in memory. */
export interface Draft {
  readonly file: string
  readonly text: string
}

/** One program of all drafts, because reading the libraries takes most of the time. */
export function sourceProgram(drafts: readonly Draft[]): ts.Program {
  const texts = new Map(drafts.map(({ file, text }) => [file, text]))
  const host = createHost(readersOptions)
  const { fileExists, getSourceFile, readFile } = host
  host.fileExists = (file) => texts.has(file) || fileExists(file)
  host.readFile = (file) => texts.get(file) ?? readFile(file)
  host.getSourceFile = (file, how, ...rest) => {
    const text = texts.get(file)
    if (text === undefined) return getSourceFile(file, how, ...rest)
    return ts.createSourceFile(file, text, {
      languageVersion: ts.ScriptTarget.ES2023,
      impliedNodeFormat: ts.ModuleKind.ESNext,
    })
  }
  return ts.createProgram([...texts.keys()], readersOptions, host)
}

/** A code block as a separate module beside its page, where package names resolve as in the repository. */
export function toDraft({ page, line, language, code }: Block): Draft {
  // The empty lines give each line of the code the number that it has in the page.
  return { file: join(root, `${page}.${line}.${language}`), text: '\n'.repeat(line) + code }
}

/** Compile errors in drafts of code blocks, as `page:line: message`. */
export function compileErrors(program: ts.Program, drafts: readonly Draft[]): readonly string[] {
  return drafts.flatMap(({ file }) => {
    const source = program.getSourceFile(file)
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(toText)
  })
}

function toText({ file, start = 0, messageText }: ts.Diagnostic): string {
  const message = ts.flattenDiagnosticMessageText(messageText, '\n')
  if (file === undefined) return message
  const page = relative(root, file.fileName).replace(/\.\d+\.[jt]s$/, '')
  return `${page}:${file.getLineAndCharacterOfPosition(start).line + 1}: ${message}`
}
