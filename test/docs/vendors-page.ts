import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { VendorFacts } from '../../src/provider/facts.js'
import { root } from './pages.js'

/** A row of the table, and the name of its page without the ending. */
export interface VendorRow {
  readonly file: string
  readonly facts: VendorFacts
}

const columns: Readonly<Record<keyof VendorFacts, string>> = {
  vendor: 'vendor',
  preset: 'preset',
  header: 'header',
  algorithm: 'algorithm',
  encoding: 'encoding',
  signed: 'what is signed',
  tolerance: 'tolerance',
  handshake: 'handshake',
  dedupeKey: 'dedupe key',
  retries: 'retries',
  source: 'source',
}

/** Every `*Facts` that a file exports, in the order of the pages' names. */
export async function readVendorRows(): Promise<readonly VendorRow[]> {
  const names = ['vendors', 'cloudevents', 'verify/http-signature'].flatMap((room) =>
    readdirSync(join(root, 'src', room), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('testing.ts'))
      .map((name) => join(room, name)),
  )
  const rows = names.map(async (name) => {
    const exported: Readonly<Record<string, unknown>> = await import(join(root, 'src', name))
    const facts = Object.entries(exported).filter(([key]) => key.endsWith('Facts'))
    return facts.map(([key, value]) => ({ file: pageOf(name), facts: requireFacts(value, key) }))
  })
  return (await Promise.all(rows)).flat().sort((one, other) => (one.file < other.file ? -1 : 1))
}

function pageOf(name: string): string {
  if (name.startsWith('verify/')) return 'http-signatures'
  return name.replace(/^vendors\//, '').split('/')[0] ?? name
}

/** @throws {TypeError} a field is missing, empty or not plain text, or there is one too many */
export function requireFacts(value: unknown, name: string): VendorFacts {
  const fields = Object.entries(value ?? {})
  const wrong = fields.find(([key, text]) => !(key in columns) || typeof text !== 'string' || !/^\S(.*\S)?$/.test(text))
  if (wrong) throw new TypeError(`${name}: ${wrong[0]} must be one of the columns, with one line of text`)
  const missing = Object.keys(columns).find((key) => !fields.some(([field]) => field === key))
  if (missing !== undefined) throw new TypeError(`${name}: ${missing} is missing`)
  // Each column is there, and is text.
  return value as VendorFacts
}

/** The text of `docs/vendors/README.md`. */
export function vendorsPage(rows: readonly VendorRow[]): string {
  const titles = Object.values(columns)
  const lines = [titles, titles.map(() => '---'), ...rows.map(toCells)].map((cells) => `| ${cells.join(' | ')} |`)
  return `${introduction}\n\n${lines.join('\n')}\n`
}

function toCells({ file, facts }: VendorRow): readonly string[] {
  const cells: VendorFacts = {
    ...facts,
    preset: `[\`${facts.preset}\`](${file}.md)`,
    header: facts.header
      .split(', ')
      .map((name) => `\`${name}\``)
      .join(', '),
    source: `[${new URL(facts.source).host}](${facts.source})`,
  }
  return Object.keys(columns).map((key) => cells[key as keyof VendorFacts].replaceAll('|', '\\|'))
}

const introduction = `# Vendors

<!-- Written by test/docs/vendors.test.ts from the facts in src/vendors: \`npx vitest run test/docs -u\`. -->

A vendor preset is a provider for what a real service sends: it knows the service's headers, its signature, its events
and what it does with an answer. Each has a subpath of its own and a page, to which the second column leads. For a
service that is not here see [custom providers](../custom-provider.md).`
