import ts from 'typescript'
import { exportsOf, resolveAlias } from './program.js'

/** A public name of the package, and the subpath on whose page it is described. */
interface Entry {
  readonly name: string
  readonly subpath: string
  readonly kind: Kind
  readonly declarations: readonly ts.Declaration[]
}

const kinds = ['Functions', 'Classes', 'Constants', 'Types'] as const
type Kind = (typeof kinds)[number]

// Longer declarations are schemas of payloads, which the documentation of the service describes better.
const maxLines = 40

/** An export of a subpath. Its name, or its being a type only, may differ from the entry that describes it. */
interface Export {
  readonly name: string
  readonly kind: Kind
  readonly entry: Entry
}

/** The pages of the API reference by file name, and the public names without a doc comment as `subpath: name`. */
export interface ApiReference {
  readonly pages: ReadonlyMap<string, string>
  readonly undocumented: readonly string[]
}

/**
 * Writes the API reference from declarations: a page for each subpath, and an index.
 *
 * A name that several subpaths export is described on the page of the first of them.
 *
 * @param files - the declaration file of each subpath
 */
export function toApiReference(program: ts.Program, files: ReadonlyMap<string, string>): ApiReference {
  const homes = new Map<ts.Symbol, Entry>()
  const names = new Map<string, Entry>()
  const exportsBySubpath = new Map<string, readonly Export[]>()
  for (const [subpath, file] of files) {
    const found = exportsOf(program, file).map((exported) => {
      const symbol = resolveAlias(program, exported)
      const { name } = exported
      const kind = isTypeOnly(exported) ? 'Types' : kindOf(symbol)
      const entry = homes.get(symbol) ?? {
        name,
        subpath,
        kind,
        declarations: symbol.declarations ?? [],
      }
      homes.set(symbol, entry)
      if (!names.has(name)) names.set(name, entry)
      return { name, kind, entry }
    })
    exportsBySubpath.set(subpath, found)
  }
  const link = (name: string) => {
    const entry = names.get(name)
    return entry === undefined ? `\`${name}\`` : `[\`${name}\`](${pageOf(entry.subpath)}#${toAnchor(entry)})`
  }
  const pages = new Map([['README.md', indexPage(exportsBySubpath)]])
  for (const [subpath, found] of exportsBySubpath) pages.set(pageOf(subpath), subpathPage(subpath, found, link))
  const undocumented = [...homes.values()]
    .filter(({ declarations }) => declarations.every((declaration) => docOf(declaration).summary === ''))
    .map(({ name, subpath }) => `${subpath}: ${name}`)
  return { pages, undocumented }
}

function isTypeOnly({ declarations = [] }: ts.Symbol): boolean {
  return declarations.some((declaration) => ts.isTypeOnlyExportDeclaration(declaration))
}

function kindOf({ flags }: ts.Symbol): Kind {
  if (flags & ts.SymbolFlags.Function) return 'Functions'
  if (flags & ts.SymbolFlags.Class) return 'Classes'
  return flags & ts.SymbolFlags.Value ? 'Constants' : 'Types'
}

function toSpecifier(subpath: string): string {
  return `webhook-receiver${subpath.slice(1)}`
}

function pageOf(subpath: string): string {
  return subpath === '.' ? 'core.md' : `${subpath.slice(2).replaceAll('/', '-')}.md`
}

function toAnchor({ name, kind }: Entry): string {
  return `${kind === 'Types' ? 'type-' : ''}${name.toLowerCase()}`
}

function indexPage(exportsBySubpath: ReadonlyMap<string, readonly Export[]>): string {
  const rows = [...exportsBySubpath].map(([subpath, found]) => {
    const values = found.filter(({ kind }) => kind !== 'Types').map(({ name }) => `\`${name}\``)
    return `| [\`${toSpecifier(subpath)}\`](${pageOf(subpath)}) | ${values.join(', ')} |`
  })
  return [
    '# API reference',
    'Every public name of the package, by subpath. `npm run docs` writes these pages from the declarations.',
    ['| import from | functions, classes and constants |', '| --- | --- |', ...rows].join('\n'),
  ]
    .join('\n\n')
    .concat('\n')
}

function subpathPage(subpath: string, found: readonly Export[], link: (name: string) => string): string {
  const own = found.filter(({ entry }) => entry.subpath === subpath).map(({ entry }) => entry)
  const others = found.filter(({ entry }) => entry.subpath !== subpath)
  const sections = kinds.flatMap((kind) => {
    const described = own.filter((entry) => entry.kind === kind).map((entry) => toSection(entry, link))
    return described.length === 0 ? [] : [`## ${kind}`, ...described]
  })
  const elsewhere = others.map(({ name }) => link(name)).join(', ')
  return [
    `# \`${toSpecifier(subpath)}\``,
    '[All subpaths](README.md)',
    ...sections,
    ...(elsewhere === '' ? [] : [`## Described on other pages`, elsewhere]),
  ]
    .join('\n\n')
    .concat('\n')
}

function toSection({ name, kind, declarations }: Entry, link: (name: string) => string): string {
  const title = `### ${kind === 'Types' ? 'type ' : ''}\`${name}\``
  return [title, ...declarations.flatMap((declaration) => describe(declaration, link))].join('\n\n')
}

function describe(declaration: ts.Declaration, link: (name: string) => string): readonly string[] {
  const { summary, tags, examples } = docOf(declaration)
  const members =
    ts.isInterfaceDeclaration(declaration) || ts.isClassDeclaration(declaration)
      ? [...declaration.members].filter(isPublic).map((member) => memberLine(member, link))
      : []
  return [
    fenced(signatureOf(declaration)),
    toProse(summary, link),
    members.join('\n'),
    tags.map((tag) => `- ${indent(toProse(tag, link))}`).join('\n'),
    ...examples.map((example) => fenced(example)),
  ].filter((part) => part !== '')
}

function memberLine(member: ts.Node, link: (name: string) => string): string {
  const { summary, tags } = docOf(member)
  const text = [toProse(summary, link), ...tags.map((tag) => toProse(tag, link))].filter((part) => part !== '')
  return `- \`${oneLine(textOf(member))}\`${text.length === 0 ? '' : `\\\n  ${indent(text.join('\n\n'))}`}`
}

function isPublic(member: ts.Node): boolean {
  const modifiers = ts.canHaveModifiers(member) ? (ts.getModifiers(member) ?? []) : []
  return (
    !modifiers.some(({ kind }) => kind === ts.SyntaxKind.PrivateKeyword) &&
    !ts.getJSDocTags(member).some(({ tagName }) => tagName.text === 'internal')
  )
}

/** An interface or class without its members, and other declarations completely. */
function signatureOf(declaration: ts.Declaration): string {
  if (ts.isInterfaceDeclaration(declaration) || ts.isClassDeclaration(declaration)) {
    const keyword = ts.isClassDeclaration(declaration) ? 'class' : 'interface'
    const parameters = declaration.typeParameters?.map((parameter) => textOf(parameter)).join(', ')
    const heritage = (declaration.heritageClauses ?? []).map((clause) => ` ${textOf(clause).trim()}`).join('')
    return `${keyword} ${declaration.name?.text}${parameters === undefined ? '' : `<${parameters}>`}${heritage}`
  }
  const statement = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration
  // Inside a type alias the comments describe its members.
  const text = ts.isTypeAliasDeclaration(statement) ? statement.getText() : textOf(statement)
  const lines = text.replace(/^export (declare )?/, '').split('\n')
  if (lines.length <= maxLines) return lines.join('\n')
  return [...lines.slice(0, maxLines), `// and ${lines.length - maxLines} more lines`].join('\n')
}

const printer = ts.createPrinter({ removeComments: true })

function textOf(node: ts.Node): string {
  return printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile())
}

interface Doc {
  readonly summary: string
  /** Parameters, results, errors and defaults, as Markdown. */
  readonly tags: readonly string[]
  readonly examples: readonly string[]
}

function docOf(declaration: ts.Node): Doc {
  const node = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration
  const comments = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc)
  const tags = comments.flatMap((comment) => [...(comment.tags ?? [])])
  return {
    summary: comments.map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '').join('\n\n'),
    tags: tags.filter(({ tagName }) => tagName.text !== 'example').flatMap(toText),
    examples: tags
      .filter(({ tagName }) => tagName.text === 'example')
      .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? ''),
  }
}

function toText(tag: ts.JSDocTag): readonly string[] {
  const text = (ts.getTextOfJSDocComment(tag.comment) ?? '').replace(/^- /, '')
  if (ts.isJSDocParameterTag(tag)) return [`\`${tag.name.getText()}\`: ${text}`]
  if (ts.isJSDocThrowsTag(tag)) return [`Throws \`${tag.typeExpression?.type.getText() ?? 'Error'}\`: ${text}`]
  if (tag.tagName.text === 'returns') return [`Returns ${text}`]
  if (tag.tagName.text === 'experimental') return [`**Experimental**: ${text}`]
  if (tag.tagName.text === 'default') return [`Default: ${/^[\w'[{-]/.test(text) ? asCode(text) : text}`]
  // The parser takes the scheme of an address for a name: `https`, and then `://...` as the comment.
  return ts.isJSDocSeeTag(tag) ? [`See ${tag.name?.getText() ?? ''}${text}`] : []
}

// Marks values such as `'hex'` and `300` as code, but not a remark after the value.
function asCode(text: string): string {
  return text.replace(/^('[^']*'|-?[\d_]+|true|false|\[.*?\]|\{.*?\})/, '`$1`')
}

function toProse(text: string, link: (name: string) => string): string {
  return text
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? part : withLinks(part, link)))
    .join('')
}

function withLinks(text: string, link: (name: string) => string): string {
  return text.replaceAll(/</g, '&lt;').replaceAll(/\{@link\s+([\w.]+)\s*\}/g, (_, name: string) => link(name))
}

function fenced(code: string): string {
  return `\`\`\`ts\n${code}\n\`\`\``
}

function oneLine(text: string): string {
  return text.replace(/;$/, '').replaceAll(/\s+/g, ' ')
}

function indent(text: string): string {
  return text.replaceAll('\n', '\n  ').replaceAll(/^ +$/gm, '')
}
