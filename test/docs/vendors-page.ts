import { readPages } from './pages.js'

/** One row of the table of vendors, and the name of the page that it comes from, without the ending. */
export interface VendorRow {
  readonly file: string
  /** The cells in the order of {@link columns}, in Markdown. */
  readonly cells: readonly string[]
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
  'source',
]

/** The rows of all pages in `docs/vendors`, in the order of their names. */
export function readVendorRows(): readonly VendorRow[] {
  return readPages().flatMap(({ path, text }) => {
    const file = /^docs\/vendors\/([a-z0-9-]+)\.md$/.exec(path)?.[1]
    return file === undefined ? [] : readRows(file, text)
  })
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
export function vendorsPage(rows: readonly VendorRow[]): string {
  const lines = [columns, columns.map(() => '---'), ...rows.map(toCells)].map((cells) => `| ${cells.join(' | ')} |`)
  return `${introduction}\n\n${lines.join('\n')}\n`
}

function toCells({ file, cells: [vendor = '', preset = '', ...others] }: VendorRow): readonly string[] {
  return [vendor, `[${preset}](${file}.md)`, ...others]
}

const introduction = `# Vendors

<!-- Collected from the sections "At a glance" of the pages in this folder by \`npm run derive\`. -->

A vendor preset is a provider for a real service. It knows the service's headers, signature and events, and how the service
reacts to an answer. Each preset has a separate subpath and a page, linked in the second column. For any other service, write
a [custom provider](../custom-provider.md).`
