import ts from 'typescript'
import { isOwnType, mentionedName } from './mentioned.js'
import { declarationFile, exportsOf, publicProgram, resolveAlias, subpaths } from './program.js'

/** The groups of subpaths, each of which has a file. The first group that fits has a subpath. */
const groups: readonly (readonly [name: string, subpaths: RegExp])[] = [
  ['core', /^\.$|^\.\/authors$/],
  ['styles', /^\.\/(host|push|chat|tracker|payments|cloudevents)$/],
  ['verifiers', /^\.\/(form|xml|jws|tokens|http-signatures)$/],
  ['frameworks', /^\.\/(fetch|node|express|koa|fastify|nestjs|next|h3|lambda|messages)$/],
  ['stores', /^\.\/(sequence|inbox|effects|dedupe|cloudflare)/],
  ['clients', /^\.\/(clients|latest|missed)/],
  ['testing', /^\.\/testing|^\.\/cloudevents\/testing$/],
  ['tools', /^\.\/(detect|doctor|inspector|attack|observability|opentelemetry)$/],
  ['vendor-testing', /^\.\/vendors\/.*\/testing$/],
  ['vendors', /^\.\/vendors/],
]

/**
 * Writes the public surface of the package: each name that a subpath exports, with its declaration and without comments. What a
 * declaration uses but no subpath exports follows it, because a change of it is a change of the surface.
 *
 * A name that several subpaths export is written at the first one, and named at the others.
 *
 * @param files - the declaration file of each subpath
 * @returns the text of each file, by its name
 */
export function toApiReport(program: ts.Program, files: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const homes = new Map<ts.Symbol, string>()
  for (const [subpath, file] of files) {
    for (const exported of exportsOf(program, file)) {
      const symbol = resolveAlias(program, exported)
      if (!homes.has(symbol)) homes.set(symbol, subpath)
    }
  }
  const sections = new Map(groups.map(([name]) => [name, [] as string[]]))
  for (const [subpath, file] of files) {
    const [group] = groups.find(([, pattern]) => pattern.test(subpath)) ?? []
    const section = group === undefined ? undefined : sections.get(group)
    if (section === undefined) throw new Error(`${subpath} is in no group of src/build/api/report.ts`)
    section.push(subpathSection(program, subpath, file, homes))
  }
  return new Map([...sections].map(([name, parts]) => [`${name}.api.md`, `${note}\n${parts.join('\n')}`]))
}

/** The report of the built package. */
export function publicReport(): ReadonlyMap<string, string> {
  return toApiReport(publicProgram, new Map(subpaths.map((each) => [each, declarationFile(each)])))
}

const note = '<!-- Written by `npm run api` from the declarations. A difference is a change for users. -->\n'

/** The part of a subpath. */
function subpathSection(
  program: ts.Program,
  subpath: string,
  file: string,
  homes: ReadonlyMap<ts.Symbol, string>,
): string {
  const own: string[] = []
  const others = new Map<string, string[]>()
  const mentioned = new Set<ts.Symbol>()
  for (const exported of exportsOf(program, file)) {
    const symbol = resolveAlias(program, exported)
    const home = homes.get(symbol) ?? subpath
    if (home === subpath) {
      own.push(...declarationsOf(symbol, exported.name))
      for (const each of hiddenTypes(program, symbol, homes)) mentioned.add(each)
    } else others.set(home, [...(others.get(home) ?? []), exported.name])
  }
  const hidden = [...mentioned].flatMap((symbol) => declarationsOf(symbol, symbol.name)).sort()
  const lines = [
    ...own,
    ...(hidden.length === 0 ? [] : ['// not exported', ...hidden]),
    ...[...others].map(([home, names]) => `export { ${names.join(', ')} } // of ${specifierOf(home)}`),
  ]
  return `## \`${specifierOf(subpath)}\`\n\n\`\`\`ts\n${lines.join('\n')}\n\`\`\`\n`
}

function specifierOf(subpath: string): string {
  return `webhook-receiver${subpath.slice(1)}`
}

/** The declarations of a symbol. What is generated is in git already. */
function declarationsOf(symbol: ts.Symbol, name: string): readonly string[] {
  return (symbol.declarations ?? []).map((declaration) => {
    const generated = generatedFile(declaration)
    if (generated !== undefined) return `type ${name} // in src/${generated}.ts`
    const statement = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration
    return printed(statement).replace(/^export (declare )?|^declare /, '')
  })
}

function generatedFile(declaration: ts.Declaration): string | undefined {
  return /\/(generated\/.*)\.d\.ts$/.exec(declaration.getSourceFile().fileName)?.[1]
}

/** Types of the package that the declaration of a symbol mentions and no subpath exports, and those that they mention. */
function hiddenTypes(
  program: ts.Program,
  symbol: ts.Symbol,
  homes: ReadonlyMap<ts.Symbol, string>,
): ReadonlySet<ts.Symbol> {
  const found = new Set<ts.Symbol>()
  const visit = (node: ts.Node): void => {
    const name = mentionedName(node)
    const mentioned = name && program.getTypeChecker().getSymbolAtLocation(name)
    const original = mentioned && resolveAlias(program, mentioned)
    if (original !== undefined && isOwnType(original) && !homes.has(original) && !found.has(original)) {
      found.add(original)
      visitDeclarations(original)
    }
    ts.forEachChild(node, visit)
  }
  const visitDeclarations = ({ declarations = [] }: ts.Symbol) => {
    for (const declaration of declarations) if (generatedFile(declaration) === undefined) visit(declaration)
  }
  visitDeclarations(symbol)
  return found
}

const printer = ts.createPrinter({ removeComments: true })

function printed(node: ts.Node): string {
  return printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile())
}
