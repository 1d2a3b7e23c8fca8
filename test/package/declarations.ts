import { join, relative } from 'node:path'
import ts from 'typescript'
import manifest from '../../package.json' with { type: 'json' }
import { root } from './packed.js'

type Subpath = Exclude<keyof typeof manifest.exports, './package.json'>

/** The declaration file of a subpath in `dist`. */
export function declarationFile(subpath: string): string {
  return join(root, manifest.exports[subpath as Subpath].types)
}

/** A program of built declarations, as the users' compilers read them. */
export function declarationsProgram(files: readonly string[]): ts.Program {
  return ts.createProgram(files, {
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ES2022,
    strict: true,
    types: ['node'],
    noEmit: true,
  })
}

/** What a subpath exports: `value name` or `type name`, in alphabetical order. */
export function publicNames(program: ts.Program, subpath: string): string[] {
  const checker = program.getTypeChecker()
  return exportsOf(program, declarationFile(subpath)).map((symbol) => {
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
    return `${target.flags & ts.SymbolFlags.Value ? 'value' : 'type'} ${symbol.name}`
  })
}

function exportsOf(program: ts.Program, file: string): ts.Symbol[] {
  const source = program.getSourceFile(file)
  const module = source && program.getTypeChecker().getSymbolAtLocation(source)
  if (module === undefined) throw new Error(`${file} is not a module`)
  return program
    .getTypeChecker()
    .getExportsOfModule(module)
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** Every `any` that is written in the package's own files of a program, as `file:line: text`. */
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

/** Every import of `#name` in the package's own files of a program: it means another file on each platform. */
export function importsOfAliases(program: ts.Program): string[] {
  return ownFiles(program).flatMap(({ fileName, text }) =>
    ts
      .preProcessFile(text)
      .importedFiles.filter((imported) => imported.fileName.startsWith('#'))
      .map((imported) => `${relative(root, fileName)}: ${imported.fileName}`),
  )
}

function ownFiles(program: ts.Program): ts.SourceFile[] {
  return program.getSourceFiles().filter(({ fileName }) => !fileName.includes('/node_modules/'))
}
