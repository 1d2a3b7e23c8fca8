import { relative } from 'node:path'
import ts from 'typescript'
import { isInstalled, isOwnType, mentionedName } from '../../src/build/api/mentioned.js'
import { exportsOf, resolveAlias } from '../../src/build/api/program.js'
import { root } from './bundle.js'

/**
 * Types that signatures of a subpath use but no subpath exports, as `name: used type`.
 *
 * A type that is private to its file, or an interface that is only extended, need not be exported; the types that it uses
 * count instead. Declarations marked `@internal` do not count.
 */
export function unexportedTypes(program: ts.Program, file: string, others: readonly string[] = []): string[] {
  const checker = program.getTypeChecker()
  const original = (symbol: ts.Symbol) => resolveAlias(program, symbol)
  const exported = exportsOf(program, file)
  const importable = new Set([file, ...others].flatMap((each) => exportsOf(program, each)).map(original))
  return exported.flatMap((symbol) => {
    const seen = new Set<ts.Symbol>()
    const missing = new Set<string>()
    const visitDeclarations = (declared: ts.Symbol) => {
      if (seen.has(declared)) return
      seen.add(declared)
      for (const declaration of declared.declarations ?? []) visit(declaration)
    }
    const visit = (node: ts.Node): void => {
      if (ts.getJSDocTags(node).some(({ tagName }) => tagName.text === 'internal')) return
      const name = mentionedName(node)
      const found = name && checker.getSymbolAtLocation(name)
      if (found) mention(original(found), ts.findAncestor(node, ts.isHeritageClause) !== undefined)
      ts.forEachChild(node, visit)
    }
    const mention = (mentioned: ts.Symbol, isExtended: boolean) => {
      if (!isOwnType(mentioned) || importable.has(mentioned)) return
      if (isExported(mentioned) && !isExtended) missing.add(mentioned.name)
      else visitDeclarations(mentioned)
    }
    visitDeclarations(original(symbol))
    return [...missing].map((name) => `${symbol.name}: ${name}`)
  })
}

function isExported({ declarations = [] }: ts.Symbol): boolean {
  return declarations.some(
    (node) => (ts.getCombinedModifierFlags(node as ts.Declaration) & ts.ModifierFlags.Export) !== 0,
  )
}

/** Every explicit `any` in the package's own files of a program, as `file:line: text`. */
export function writtenAny(program: ts.Program): string[] {
  return ownFiles(program).flatMap((source) => {
    const found: string[] = []
    const visit = (node: ts.Node) => {
      if (node.kind === ts.SyntaxKind.AnyKeyword) {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
        found.push(`${relative(root, source.fileName)}:${line + 1}: ${source.text.split('\n')[line]?.trim()}`)
      }
      ts.forEachChild(node, visit)
    }
    visit(source)
    return found
  })
}

/** Every import of `#name`, which differs by platform, in the package's own files of a program. */
export function importsOfAliases(program: ts.Program): string[] {
  return ownFiles(program).flatMap(({ fileName, text }) =>
    ts
      .preProcessFile(text)
      .importedFiles.filter((imported) => imported.fileName.startsWith('#'))
      .map((imported) => `${relative(root, fileName)}: ${imported.fileName}`),
  )
}

function ownFiles(program: ts.Program): ts.SourceFile[] {
  return program.getSourceFiles().filter((source) => !isInstalled(source))
}
