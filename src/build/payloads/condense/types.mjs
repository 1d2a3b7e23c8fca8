import path from 'node:path'
import ts from 'typescript'
import { merge, newFields, pascal } from './shape.mjs'

const folder = path.join(import.meta.dirname, '..')

/** The types that the TypeScript source `text` exports, by name, with their checker. */
export function readTypes(text) {
  const file = path.join(folder, 'entry.ts')
  const options = {
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    types: [],
  }
  const host = ts.createCompilerHost(options)
  const { fileExists, readFile, getSourceFile } = host
  host.fileExists = (name) => name === file || fileExists.call(host, name)
  host.readFile = (name) => (name === file ? text : readFile.call(host, name))
  host.getSourceFile = (name, target, ...rest) =>
    name === file ? ts.createSourceFile(name, text, target, true) : getSourceFile.call(host, name, target, ...rest)
  const program = ts.createProgram([file], options, host)
  const source = program.getSourceFile(file)
  const problems = program.getSemanticDiagnostics(source)
  if (problems.length > 0) throw new Error(ts.formatDiagnostics(problems, host))
  const checker = program.getTypeChecker()
  const exported = checker.getExportsOfModule(checker.getSymbolAtLocation(source))
  return { checker, types: new Map(exported.map((it) => [it.name, checker.getDeclaredTypeOfSymbol(it)])) }
}

/** @typedef {{ symbol: string, title: string, key: string, file: string, type: import('typescript').Type, has: (property: string) => boolean }} Found */

/** The properties of a type: `[name, type, optional]`. */
export function propertiesOf(checker, type) {
  return checker
    .getPropertiesOfType(type)
    .map((property) => [
      property.name,
      checker.getTypeOfSymbol(property),
      (property.flags & ts.SymbolFlags.Optional) !== 0,
    ])
}

/**
 * A function that gives the shape of a type.
 *
 * @param {import('typescript').TypeChecker} checker
 * @param {import('./shape.mjs').Names} names
 * @param {{
 *   nameOf?: (found: Found) => string | undefined,
 *   isBase?: (found: Found) => boolean,
 *   replace?: (name: string | undefined, found: Found) => import('./shape.mjs').Shape | undefined,
 *   union?: (members: import('typescript').Type[]) => import('typescript').Type[],
 *   rename?: (field: string) => string,
 *   field?: (owner: string | undefined, name: string, type: import('typescript').Type) => import('./shape.mjs').Shape | 'omit' | undefined,
 * }} [how]
 */
export function shapes(checker, names, how = {}) {
  const {
    nameOf = ({ symbol }) => symbol || undefined,
    isBase = () => false,
    replace,
    union = (members) => members,
    field,
    rename = (name) => name,
  } = how

  function shapeOf(type) {
    const { flags } = type
    if (flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Void | ts.TypeFlags.Never)) return {}
    if (flags & ts.TypeFlags.Null) return { null: true }
    if (flags & ts.TypeFlags.StringLiteral) return { literals: new Set([type.value]) }
    if (flags & (ts.TypeFlags.StringLike | ts.TypeFlags.TemplateLiteral)) return { string: true }
    if (type.isUnion()) return union(type.types).reduce((all, one) => merge(all, shapeOf(one)), {})
    if (flags & ts.TypeFlags.NumberLike) return { number: true }
    if (flags & ts.TypeFlags.BooleanLike) return { boolean: true }
    if (flags & ts.TypeFlags.TypeParameter) {
      const constraint = checker.getBaseConstraintOfType(type)
      return constraint ? shapeOf(constraint) : { any: true }
    }
    if (type.isIntersection() && type.types.some((one) => one.flags & ts.TypeFlags.StringLike)) return { string: true }
    if (!(flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return { any: true }
    if (checker.isTupleType(type)) {
      return { array: checker.getTypeArguments(type).reduce((all, one) => merge(all, shapeOf(one)), {}) }
    }
    if (checker.isArrayType(type)) return { array: shapeOf(checker.getTypeArguments(type)[0]) }
    if (type.getCallSignatures().length > 0) return { any: true }
    return objectOf(type)
  }

  function objectOf(type) {
    const found = titles(checker, type)
    const name = nameOf(found)
    const fixed = replace?.(name, found)
    if (fixed) return fixed
    if (name === undefined) return { object: fieldsOf(type, undefined) }
    return names.define(pascal(name), type, () => fieldsOf(type, name), isBase(found))
  }

  function fieldsOf(type, owner) {
    const all = newFields()
    for (const [name, inner, optional] of propertiesOf(checker, type)) {
      if (name.startsWith('__')) continue
      if (inner.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Void | ts.TypeFlags.Never)) continue
      const shape = field?.(owner, name, inner) ?? shapeOf(inner)
      if (shape === 'omit') continue
      const mayLack = optional || (inner.isUnion() && inner.types.some((one) => one.flags & ts.TypeFlags.Undefined))
      all.fields.set(rename(name), { shape, required: mayLack ? 0 : 1, absent: false })
    }
    const values = checker.getIndexInfoOfType(type, ts.IndexKind.String)
    if (values) all.values = shapeOf(values.type)
    return all
  }

  return shapeOf
}

/** The name of a type: of its alias, of its interface in its namespaces, and the first line of its comment. */
function titles(checker, type) {
  if (type.isIntersection() && !type.aliasSymbol) {
    return { ...titles(checker, type.types[0]), type, has: (name) => type.getProperty(name) !== undefined }
  }
  const symbol = type.symbol
  const declaration = symbol?.declarations?.[0]
  const file = declaration?.getSourceFile().fileName ?? ''
  const own = symbol && !symbol.name.startsWith('__') ? symbol : undefined
  const generic = /^(?:Record|Partial|Pick|Omit|Readonly|Required)$/.test(type.aliasSymbol?.name ?? '')
  const named = own ?? (generic ? undefined : type.aliasSymbol)
  const commented = declaration && own === undefined ? holder(declaration) : undefined
  const title = commented ? (checker.getSymbolAtLocation(commented.name)?.getDocumentationComment(checker) ?? []) : []
  return {
    symbol: named ? qualified(named) : '',
    title:
      title
        .map(({ text }) => text)
        .join('')
        .split('\n')[0] ?? '',
    key: commented?.name.text ?? '',
    file,
    type,
    has: (property) => type.getProperty(property) !== undefined,
  }
}

function holder(declaration) {
  let node = declaration.parent
  while (ts.isUnionTypeNode(node) || ts.isParenthesizedTypeNode(node) || ts.isArrayTypeNode(node)) node = node.parent
  return ts.isPropertySignature(node) ? node : undefined
}

function qualified(symbol) {
  const path = []
  for (let at = symbol; at && !isFile(at); at = at.parent) path.unshift(at.name)
  return path.join('.')
}

/** Not an interface with a namespace of values beside it. */
function isFile({ flags, name }) {
  return (
    name.startsWith('"') ||
    (flags & (ts.SymbolFlags.ValueModule | ts.SymbolFlags.Interface)) === ts.SymbolFlags.ValueModule
  )
}
