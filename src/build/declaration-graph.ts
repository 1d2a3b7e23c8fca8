import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import ts from 'typescript'

/** What a declaration mentions: a declaration of this package at the top level of its file, or a name of another package. */
export type Entity = ts.Symbol | External

/** A name that is imported from another package. */
interface External {
  readonly specifier: string
  readonly name: string
}

/** A place in a declaration that names an entity. */
interface Mention {
  readonly entity: Entity
  readonly start: number
  readonly end: number
  /** What stands before the name there. */
  readonly prefix: string
}

/** A declaration at the top level of a file. */
export interface Part {
  /** The file, as a path in `dist` without `.d.ts`. */
  readonly module: string
  readonly statement: ts.Statement
  readonly symbols: readonly ts.Symbol[]
  readonly mentions: readonly Mention[]
  /** Global names that it uses, such as `Request`. */
  readonly globals: ReadonlySet<string>
}

/** A public name of a subpath. */
interface Exported {
  readonly name: string
  readonly entity: Entity
  readonly isTypeOnly: boolean
}

export interface DeclarationGraph {
  /** What each entry exports. */
  readonly exports: ReadonlyMap<string, readonly Exported[]>
  /** The declarations that are exported or mentioned by an exported one, in the order of their files. */
  readonly parts: readonly Part[]
  /** Whether a file exports a symbol that it declares. */
  readonly isExported: (symbol: ts.Symbol) => boolean
}

/** Reads the declarations that the entries need. */
export function readDeclarations(dist: string, entries: readonly string[]): DeclarationGraph {
  const program = ts.createProgram(
    entries.map((entry) => join(dist, `${entry}.d.ts`)),
    { noLib: true, types: [], module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler },
    onlyRelative(),
  )
  const checker = program.getTypeChecker()
  const exportsOf = (source: ts.SourceFile | undefined): readonly ts.Symbol[] => {
    const module = source && checker.getSymbolAtLocation(source)
    return module === undefined ? [] : checker.getExportsOfModule(module)
  }
  const exports = new Map(
    entries.map((entry) => [
      entry,
      exportsOf(program.getSourceFile(join(dist, `${entry}.d.ts`))).map((symbol) => toExported(checker, symbol)),
    ]),
  )
  const parts = new Map<ts.Statement, Part>()
  const visit = (entity: Entity): void => {
    if ('specifier' in entity) return
    for (const statement of (entity.declarations ?? []).flatMap((each) => statementOf(each) ?? [])) {
      if (parts.has(statement)) continue
      const part = readPart(checker, dist, statement)
      parts.set(statement, part)
      for (const mention of part.mentions) visit(mention.entity)
    }
  }
  for (const { entity } of [...exports.values()].flat()) visit(entity)
  return {
    exports,
    parts: [...parts.values()].sort(inOrderOfFiles),
    isExported: (symbol) =>
      exportsOf(symbol.declarations?.[0]?.getSourceFile()).some((each) => follow(checker, each) === symbol),
  }
}

function inOrderOfFiles(a: Part, b: Part): number {
  if (a.module !== b.module) return a.module < b.module ? -1 : 1
  return a.statement.pos - b.statement.pos
}

// Nothing of other packages has to be read.
function onlyRelative(): ts.CompilerHost {
  const host = ts.createCompilerHost({})
  host.resolveModuleNameLiterals = (literals, containing) =>
    literals.map(({ text }) => {
      const file = join(dirname(containing), text.replace(/\.js$/, '.d.ts'))
      const isOwn = text.startsWith('.') && existsSync(file)
      return {
        resolvedModule: isOwn ? { resolvedFileName: file, extension: ts.Extension.Dts } : undefined,
      }
    })
  host.readFile = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)
  return host
}

function toExported(checker: ts.TypeChecker, symbol: ts.Symbol): Exported {
  const entity = follow(checker, symbol)
  if (entity === undefined) throw new Error(`the export ${symbol.name} is not declared`)
  return { name: symbol.name, entity, isTypeOnly: !hasValue(entity) || isTypeOnly(checker, symbol) }
}

function hasValue(entity: Entity): boolean {
  return !('specifier' in entity) && (entity.flags & ts.SymbolFlags.Value) !== 0
}

function isTypeOnly(checker: ts.TypeChecker, symbol: ts.Symbol): boolean {
  if (symbol.declarations?.some((each) => ts.isTypeOnlyImportOrExportDeclaration(each))) return true
  const next = symbol.flags & ts.SymbolFlags.Alias ? checker.getImmediateAliasedSymbol(symbol) : undefined
  return next !== undefined && isTypeOnly(checker, next)
}

/** What a symbol stands for, through imports and exports. */
function follow(checker: ts.TypeChecker, symbol: ts.Symbol): Entity | undefined {
  if ((symbol.flags & ts.SymbolFlags.Alias) === 0) return symbol
  const declaration = symbol.declarations?.[0]
  if (declaration === undefined) return undefined
  if (ts.isImportSpecifier(declaration) || ts.isExportSpecifier(declaration)) {
    const { moduleSpecifier } = ts.isImportSpecifier(declaration)
      ? declaration.parent.parent.parent
      : declaration.parent.parent
    const specifier = moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : '.'
    if (!specifier.startsWith('.')) return { specifier, name: (declaration.propertyName ?? declaration.name).text }
  }
  const next = checker.getImmediateAliasedSymbol(symbol)
  return next && follow(checker, next)
}

function statementOf(declaration: ts.Node): ts.Statement | undefined {
  const statement = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration
  return ts.isSourceFile(statement.parent) ? (statement as ts.Statement) : undefined
}

function readPart(checker: ts.TypeChecker, dist: string, statement: ts.Statement): Part {
  const source = statement.getSourceFile()
  const mentions: Mention[] = []
  const globals = new Set<string>()
  const symbols = new Set<ts.Symbol>()
  const mention = (name: ts.Identifier, start: number, prefix = ''): void => {
    const symbol = checker.getSymbolAtLocation(name)
    if (symbol?.declarations === undefined) {
      globals.add(name.text)
      return
    }
    const entity = follow(checker, symbol)
    if (entity === undefined) throw new Error(`${source.fileName}: ${name.text} is not declared`)
    if (!('specifier' in entity)) {
      const homes = entity.declarations?.map(statementOf) ?? []
      if (!homes.some((each) => each !== undefined)) return
      if (homes.includes(statement)) symbols.add(entity)
    }
    mentions.push({ entity, start, end: name.end, prefix })
  }
  const visit = (node: ts.Node): void => {
    if (ts.isImportTypeNode(node) && isRelative(node)) {
      const name = leftmost(node.qualifier)
      refuseShadowing(name)
      mention(name, node.getStart(source), node.isTypeOf ? 'typeof ' : '')
      for (const argument of node.typeArguments ?? []) visit(argument)
    } else if (ts.isIdentifier(node)) {
      if (isName(node)) mention(node, node.getStart(source))
    } else ts.forEachChild(node, visit)
  }
  visit(statement)
  const module = relative(dist, source.fileName).replace(/\.d\.ts$/, '')
  return { module, statement, symbols: [...symbols], mentions, globals }
}

/** Whether an identifier names a type or a value, or is declared at the top level. Others name members and parameters. */
function isName(node: ts.Identifier): boolean {
  const { parent } = node
  if (ts.isTypeReferenceNode(parent) || ts.isExpressionWithTypeArguments(parent) || ts.isTypeQueryNode(parent))
    return true
  if (ts.isComputedPropertyName(parent)) return true
  if (ts.isQualifiedName(parent)) return parent.left === node
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node
  return statementOf(parent) !== undefined && (parent as ts.NamedDeclaration).name === node
}

function isRelative({ argument }: ts.ImportTypeNode): boolean {
  return ts.isLiteralTypeNode(argument) && ts.isStringLiteral(argument.literal) && argument.literal.text.startsWith('.')
}

function leftmost(qualifier: ts.EntityName | undefined): ts.Identifier {
  if (qualifier === undefined) throw new Error('the build reads imported types with a name only')
  return ts.isIdentifier(qualifier) ? qualifier : leftmost(qualifier.left)
}

// An imported type is replaced by its name, which must not mean a type parameter there.
function refuseShadowing(name: ts.Identifier): void {
  ts.findAncestor(name, (node) => {
    const parameters = (node as { typeParameters?: readonly ts.TypeParameterDeclaration[] }).typeParameters ?? []
    if (parameters.some((parameter) => parameter.name.text === name.text)) {
      throw new Error(`${name.getSourceFile().fileName}: the type parameter ${name.text} has the name of a type`)
    }
    return false
  })
}
