import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { VendorRow as TableRow } from '../../vendors/table/row.js'
import { signedEventCells, signedEventColumns, signedEvents } from './signed-events.js'

/** A vendor that is not exported, and why. */
export type Unconfirmed = readonly [vendor: string, why: string]

/** One row of the table of vendors, and the name of the page that it comes from, without the ending. */
export interface VendorRow {
  readonly file: string
  /** The cells in the order of {@link columns}, in Markdown. */
  readonly cells: readonly string[]
}

/** How a vendor's package and this one differ for a change of a delivery. */
export interface Difference {
  readonly mutation: string
  readonly theirs: string
  readonly vendors: readonly string[]
  readonly why: string
}

/** What the section "At a glance" of each vendor's page says, in this order; `docs/vendors/README.md` collects it. */
export const columns = [
  'vendor',
  'preset',
  'header',
  'algorithm',
  'encoding',
  'what is signed',
  'tolerance',
  'handshake',
  'dedupe key',
  'retries',
  'evidence',
  'source',
]

/** The page about the vendors that are rows of data. */
const pageOfRows = 'table'

/** The rows of all presets' pages in `docs/vendors`, in the order of their names. */
export function readVendorRows(): readonly VendorRow[] {
  const folder = join(import.meta.dirname, '../../../docs/vendors')
  const files = readdirSync(folder).flatMap((name) => /^([a-z0-9-]+)\.md$/.exec(name)?.[1] ?? [])
  return files
    .filter((file) => file !== pageOfRows)
    .sort()
    .flatMap((file) => readRows(file, readFileSync(join(folder, `${file}.md`), 'utf8')))
}

/**
 * Reads the table in the section "At a glance": its first column has the titles, each other one describes a preset.
 *
 * @throws {TypeError} the section is missing, or its titles or cells differ from {@link columns}
 */
export function readRows(file: string, text: string): readonly VendorRow[] {
  const section = /\n## At a glance\n\n((?:\|.*\n)+)/.exec(text)?.[1] ?? ''
  const [, , ...lines] = section.split('\n').filter((line) => line !== '')
  const table = lines.map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()))
  const titles = table.map(([, title = '']) => title)
  if (titles.join() !== columns.join()) {
    throw new TypeError(`${file}.md: "At a glance" must have the rows ${columns.join(', ')}`)
  }
  const presets = table.map(([, , ...cells]) => cells.slice(0, -1))
  const empty = presets.findIndex((cells) => cells.length !== presets[0]?.length || cells.includes(''))
  if (empty !== -1) throw new TypeError(`${file}.md: "${titles[empty]}" must have a cell for each preset`)
  return (presets[0] ?? []).map((_, index) => ({ file, cells: presets.map((cells) => cells[index] ?? '') }))
}

/** The text of `docs/vendors/README.md`. */
export function vendorsPage(
  rows: readonly VendorRow[],
  table: readonly TableRow[] = [],
  unconfirmed: readonly Unconfirmed[] = [],
  differences: readonly Difference[] = [],
  runtimes: ReadonlyMap<string, string> = new Map(),
): string {
  const sections = [introduction, toTable(columns, rows.map(toCells))]
  if (table.length > 0) {
    sections.push(tableIntroduction, countOf(rows, table), toTable(tableColumns, table.map(toTableCells)))
    const evidence = new Map(rows.map(({ file, cells }) => [file, gradeOf(cells)]))
    const events = signedEvents.map((event) => signedEventCells(event, table, evidence, runtimes))
    sections.push(signedEventsIntroduction, toTable(signedEventColumns, events))
  }
  if (differences.length > 0)
    sections.push(differencesIntroduction, toTable(differenceColumns, differences.map(toDifference)))
  if (unconfirmed.length > 0) sections.push(unconfirmedIntroduction, toTable(['vendor', 'why'], unconfirmed))
  return `${sections.join('\n\n')}\n`
}

function toTable(titles: readonly string[], rows: readonly (readonly string[])[]): string {
  return [titles, titles.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

const tableColumns = [
  'vendor',
  'import',
  'header',
  'algorithm',
  'what is signed',
  'strength',
  'handshake',
  'evidence',
  'compared with',
  'payload types',
  'verified on',
]

function toTableCells(row: TableRow): readonly string[] {
  const identifier = row.name.replace(/-./g, ([, letter = '']) => letter.toUpperCase())
  return [
    row.title,
    `\`${identifier}\` from \`webhook-receiver/vendors/${row.name}\``,
    headerOf(row),
    algorithmOf(row),
    signedOf(row),
    row.strength,
    row.handshake ?? 'none',
    `${row.evidence}: [${new URL(row.source).host}](${row.source})`,
    row.library === undefined ? '' : `\`${row.library}\``,
    payloadTypesOf(row),
    row.verifiedOn,
  ]
}

/** Where the payload types of a row come from, as `docs/vendors/table.md` explains it. */
function payloadTypesOf({ name, events, untyped }: TableRow): string {
  if (existsSync(join(import.meta.dirname, `../../generated/payloads/${name}.ts`))) return 'published'
  return events === undefined ? (untyped ?? 'none') : 'described'
}

function headerOf({ signature, headerPrefix, header, field = signature?.field }: TableRow): string {
  if (headerPrefix !== undefined)
    return [headerPrefix]
      .flat()
      .map((prefix) => `\`${prefix}signature\``)
      .join(', ')
  if (field !== undefined) return `the field \`${field}\``
  const [first, ...others] = [signature?.header ?? header ?? []].flat()
  if (first === undefined) return 'as said beside it'
  return others.length === 0 ? `\`${first}\`` : `\`${first}\` to \`${others.at(-1)}\``
}

const keyAlgorithms = {
  RS256: 'RSA with SHA-256',
  PS256: 'RSA-PSS with SHA-256',
  PS512: 'RSA-PSS with SHA-512',
  ES256: 'ECDSA on P-256 with SHA-256',
  ES384: 'ECDSA on P-384 with SHA-384',
  EdDSA: 'Ed25519',
}

function algorithmOf({ signature, headerPrefix, header, scheme, keyAlgorithm, encoding = 'base64' }: TableRow): string {
  if (scheme !== undefined) return scheme
  if (keyAlgorithm !== undefined) return `${keyAlgorithms[keyAlgorithm]}, ${encoding}`
  if (headerPrefix !== undefined) return 'HMAC-SHA256, base64'
  if (signature === undefined) return header === undefined ? '' : 'token'
  return `HMAC-${(signature.algorithm ?? 'sha256').toUpperCase()}, ${signature.encoding ?? 'hex'}`
}

function signedOf({ signature, keyAlgorithm, message = '{body}', headerPrefix, signs }: TableRow): string {
  if (signs !== undefined) return signs
  if (headerPrefix !== undefined) return '`{header:id}.{time}.{body}`'
  if (signature === undefined && keyAlgorithm === undefined) return 'nothing'
  return `\`${message.replaceAll('|', '\\|').replaceAll('\n', '\\n')}\``
}

const tableIntroduction = `## The table of vendors

Each of these vendors is one row of data, from which the package makes the preset. [How to use them](table.md) is the
same for all. The column *strength* says what a genuine delivery proves, and *evidence* why you can rely on the row.`

/** Why a preset of a page can be relied on: `vector`, `library`, `peer` or `documented`. */
function gradeOf(cells: VendorRow['cells']): string {
  return cells[columns.indexOf('evidence')]?.split(':')[0] ?? ''
}

const judgedBy = ['vector', 'library']

function countOf(rows: readonly VendorRow[], table: readonly TableRow[]): string {
  const of = (grade: TableRow['evidence']) => table.filter(({ evidence }) => evidence === grade).length
  // `httpMessageSignature` is of no vendor.
  const pages = rows.filter(({ file }) => file !== 'http-signatures')
  const filesOf = (some: readonly VendorRow[]) => new Set(some.map(({ file }) => file)).size
  const judged = filesOf(pages.filter(({ cells }) => judgedBy.includes(gradeOf(cells))))
  return `Of these ${table.length} rows, ${of('vector')} rely on a signature that the vendor published, ${of('library')} on its package, and ${of('documented')} on its documents.
Of the ${filesOf(pages)} presets with a page, ${judged} rely on a published signature or a package. So ${of('vector') + of('library') + judged} of ${table.length + filesOf(pages)} presets were judged by a
signature that the vendor published, by its package, or by that of the standard that it follows.`
}

const signedEventsIntroduction = `## Tokens, encrypted bodies and protocols

A test sends each of these presets a changed body (*forged*), a genuine delivery of a year ago (*stale*), and one that was signed with
another key or secret (*swapped key*). It sends one without its proof (*stripped*), and with a dedupe store the same one twice (*replayed*).
A *peer* is a package that speaks the same protocol.`

const differenceColumns = ['change of a genuine delivery', "the vendor's package", 'vendors', 'why']

function toDifference({ mutation, theirs, vendors, why }: Difference): readonly string[] {
  return [mutation, `${theirs} it`, vendors.join(', '), why]
}

const differencesIntroduction = `## Where a vendor's package differs

A suite changes a genuine delivery in about twenty ways, and compares the verdict of each vendor's package with that of this one. These
are all differences. The package is the one in the column *compared with*.`

const unconfirmedIntroduction = `## Unconfirmed

The package has no preset for these vendors, because their facts could not be confirmed by a published signature, the vendor's
package or its current documents, or because their scheme is not supported.`

function toCells({ file, cells: [vendor = '', preset = '', ...others] }: VendorRow): readonly string[] {
  return [vendor, `[${preset}](${file}.md)`, ...others]
}

const introduction = `# Vendors

<!-- Collected from the sections "At a glance" of the pages in this folder by \`npm run generate\`. -->

A vendor preset is a provider for a real service. It knows the service's headers, signature and events, and how the service
reacts to an answer. Each preset has a separate subpath and a page, linked in the second column. For any other service, write
a [custom provider](../receive/custom-provider.md).`
