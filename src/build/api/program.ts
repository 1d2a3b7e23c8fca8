import { join } from 'node:path'
import ts from 'typescript'
import { type Subpath, subpathsOf } from '../subpaths.js'
import { createHost } from './compiler-host.js'

const root = join(import.meta.dirname, '../../..')

/** The built files of each subpath: its code and its declarations. */
export const targets: ReadonlyMap<string, Subpath> = subpathsOf(root)

/** The subpaths of the package, without `./package.json`. */
export const subpaths = [...targets.keys()]

/** The declaration file of a subpath in `dist`. */
export function declarationFile(subpath: string): string {
  return join(root, targets.get(subpath)?.types ?? '')
}

/** A program of built declarations, as the users' compilers read them. */
export function declarationsProgram(files: readonly string[]): ts.Program {
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ES2022,
    strict: true,
    types: ['node'],
    noEmit: true,
  }
  return ts.createProgram(files, options, createHost(options))
}

/** The declarations of all subpaths. */
export const publicProgram = declarationsProgram(subpaths.map(declarationFile))

/** The exports of a module, in alphabetical order. */
export function exportsOf(program: ts.Program, file: string): ts.Symbol[] {
  const source = program.getSourceFile(file)
  const module = source && program.getTypeChecker().getSymbolAtLocation(source)
  if (module === undefined) throw new Error(`${file} is not a module`)
  return program
    .getTypeChecker()
    .getExportsOfModule(module)
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** The symbol that an export stands for. */
export function resolveAlias(program: ts.Program, symbol: ts.Symbol): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? program.getTypeChecker().getAliasedSymbol(symbol) : symbol
}
