import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { errorStatus } from '../../src/provider/response-policy.js'
import { readPages, root } from './pages.js'

const text = readPages()
  .filter(({ path }) => path !== 'CHANGELOG.md' && path !== 'CONTRIBUTING.md')
  .map((page) => page.text)
  .join('\n')
const words = new Set(text.split(/[^\w$]+/))

/** The names in the `export` declarations of a file, and those of the declarations that are exported. */
function exportedNames(file: string): readonly string[] {
  const source = ts.createSourceFile(file, ts.sys.readFile(file) ?? '', ts.ScriptTarget.ES2023)
  return source.statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement)) {
      const { exportClause } = statement
      return exportClause && ts.isNamedExports(exportClause) ? exportClause.elements.map(({ name }) => name.text) : []
    }
    const isExported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true
    return isExported ? declaredNames(statement) : []
  })
}

function declaredNames(statement: ts.Statement): readonly string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map(({ name }) => (ts.isIdentifier(name) ? name.text : ''))
  }
  const isNamed =
    ts.isFunctionDeclaration(statement) || ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)
  return isNamed && statement.name !== undefined ? [statement.name.text] : []
}

const sources = Object.entries(manifest.exports).flatMap(([subpath, target]) =>
  typeof target === 'string' ? [] : [[subpath, join(root, target['@webhook-receiver/source'])] as const],
)

describe('the documentation', () => {
  it.each(sources)('mentions every export of %s', (_, file) => {
    const names = exportedNames(file)
    expect(names.length).toBeGreaterThan(0)
    expect(names.filter((name) => !words.has(name))).toEqual([])
  })

  it('mentions every subpath', () => {
    const specifiers = sources.map(([subpath]) => `webhook-receiver${subpath.slice(1)}`)
    expect(specifiers.filter((specifier) => !text.includes(`'${specifier}'`))).toEqual([])
  })

  it('mentions every error code', () => {
    expect(Object.keys(errorStatus).filter((code) => !words.has(code))).toEqual([])
  })
})

describe('exportedNames', () => {
  it('finds re-exports, functions, constants and types', () => {
    const root = exportedNames(join(import.meta.dirname, '../../src/index.ts'))
    expect(root).toEqual(expect.arrayContaining(['createReceiver', 'Verifier', 'emptyBody']))
    const chat = exportedNames(join(import.meta.dirname, '../../src/styles/chat.ts'))
    expect(chat).toEqual(expect.arrayContaining(['chat', 'chatPayloadSchema', 'ChatReply', 'ChatOptions']))
  })
})
