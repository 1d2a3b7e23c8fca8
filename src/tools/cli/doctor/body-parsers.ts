import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

/** A line that may change the bytes of a body before they are verified. */
export interface BodyParser {
  readonly file: string
  readonly line: number
  readonly what: string
  readonly fix: string
}

interface Pattern {
  readonly pattern: RegExp
  readonly what: string
  readonly fix: string
  /** Matches in the same file that make the line harmless. */
  readonly unless?: RegExp
  /** The same, for matches in the lines above. */
  readonly unlessAbove?: RegExp
}

// Repetitions have limits, so that a long line with many beginnings of a match takes no longer than any other.
const patterns: readonly Pattern[] = [
  {
    pattern: /\.use\(\s*(?:express|bodyParser)\.(?:json|urlencoded|text)\(/,
    what: 'parses every body before the routes below it',
    fix: "Mount the webhook route above this line: app.post('/webhooks', toExpress(receiver)).",
    unless: /verify:\s*\(/,
    unlessAbove: /toExpress\(|express\.raw\(/,
  },
  {
    pattern: /\.use\(\s*(?:bodyParser|koaBody|koaBodyparser)\(/i,
    what: 'parses every body before the routes below it',
    fix: "Mount the webhook route above this line: router.post('/webhooks', toKoa(receiver)).",
    unless: /rawBody/,
    unlessAbove: /toKoa\(/,
  },
  {
    pattern: /NestFactory\.create(?:<[^>]{0,200}>)?\((?![^)]{0,200}rawBody)/,
    what: 'creates the application without rawBody',
    fix: 'NestFactory.create(AppModule, { rawBody: true }).',
  },
  {
    pattern: /createHmac\([^\n]{0,200}JSON\.stringify|JSON\.stringify\(\s*(?:req|request|ctx\.request)\.body\s*\)/,
    what: 'serialises a parsed body, whose bytes differ from the signed ones',
    fix: 'Verify the received bytes: pass the request to a receiver, or Buffer.concat the chunks.',
  },
  {
    pattern: /await\s+(?:req|request|c\.req)\.json\(\)/,
    what: 'reads the body as JSON; a receiver that gets this request afterwards finds no body',
    fix: 'Call toFetch(receiver) with the request first, and read delivery.payload.',
    unless: /toFetch\(|toNextRoute\(/,
  },
]

const skipped = new Set([
  'node_modules',
  'dist',
  'build',
  'coverage',
  '.git',
  '.next',
  '.output',
  '.svelte-kit',
  'vendor',
])
const maxFiles = 2_000
const maxFileBytes = 262_144

/** Looks for body parsers in the sources of a folder, in at most 2,000 files. Links are not followed. */
export function findBodyParsers(folder: string): { readonly scanned: number; readonly found: readonly BodyParser[] } {
  const files = sourceFiles(folder, maxFiles)
  return { scanned: files.length, found: files.flatMap((file) => findIn(file, relative(folder, file))) }
}

function findIn(file: string, name: string): readonly BodyParser[] {
  const source = readSource(file)
  const lines = source.split('\n')
  const isPagesApi =
    /(^|\/)pages\/api\//.test(name) && /export default/.test(source) && !/bodyParser:\s*false/.test(source)
  const isWebhook = /webhook|signature|hmac/i.test(source)
  const nextPages = isPagesApi && isWebhook ? [{ file: name, line: 1, ...nextBodyParser }] : []
  const found = patterns
    .filter(({ unless }) => unless === undefined || !unless.test(source))
    .flatMap(({ pattern, unlessAbove, what, fix }) => {
      const mounted = unlessAbove === undefined ? -1 : lines.findIndex((line) => unlessAbove.test(line))
      return lines.flatMap((line, index) => {
        const isHarmless = mounted !== -1 && mounted < index
        return line.length < 2_000 && !isHarmless && pattern.test(line)
          ? [{ file: name, line: index + 1, what, fix }]
          : []
      })
    })
  return [...nextPages, ...found]
}

const nextBodyParser = {
  what: 'lets Next.js parse the body of this route',
  fix: 'export const config = { api: { bodyParser: false } } and use toNextApi(receiver).',
}

function readSource(file: string): string {
  try {
    return statSync(file).size > maxFileBytes ? '' : readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function sourceFiles(folder: string, left: number): readonly string[] {
  const found: string[] = []
  for (const entry of entriesOf(folder)) {
    if (found.length >= left) break
    const path = join(folder, entry.name)
    const isFolder = entry.isDirectory() && !skipped.has(entry.name) && !entry.name.startsWith('.')
    if (isFolder) found.push(...sourceFiles(path, left - found.length))
    else if (entry.isFile() && /\.[cm]?[jt]sx?$/.test(entry.name) && !/\.d\.[cm]?ts$/.test(entry.name)) found.push(path)
  }
  return found
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return []
  }
}
