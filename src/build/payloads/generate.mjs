import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { print } from './condense/print.mjs'
import { rejectedExamples } from './examples.mjs'
import { unionModule, unions } from './vendors/unions.mjs'

// `node generate.mjs [--check] [vendor...]` writes src/generated/payloads/*.ts, or tells which files differ.

const here = import.meta.dirname
const root = path.join(here, '../../..')
const { dependencies } = JSON.parse(readFileSync(path.join(here, 'package.json'), 'utf8'))
const recordFile = path.join(here, 'recorded.json')

const vendors = [
  'github',
  'stripe',
  'slack',
  'shopify',
  'square',
  'twitch',
  'discord',
  'paypal',
  'zoom',
  'clerk',
  'linear',
  'openai',
  'paddle',
  'resend',
  'telegram',
  'app-store',
  'heroku',
  'livekit',
  'plaid',
  'chargebee',
  ...Object.keys(unions),
]

/** The lists of event names that the sources know too, by the field of the description. */
const lists = {
  stripe: { events: 'generated/events/stripe.ts', thinEvents: 'generated/events/stripe-thin.ts' },
  shopify: { events: 'generated/events/shopify.ts' },
  square: { events: 'generated/events/square.ts' },
  twitch: { events: 'generated/events/twitch.ts' },
  clerk: { events: 'generated/events/clerk.ts' },
  linear: { events: 'generated/events/linear.ts' },
  openai: { events: 'generated/events/openai.ts' },
  paddle: { events: 'generated/events/paddle.ts' },
  resend: { events: 'generated/events/resend.ts' },
  ...Object.fromEntries(
    ['app-store', 'heroku', 'livekit', 'plaid', 'chargebee', ...Object.keys(unions)].map((name) => [
      name,
      { events: `generated/events/${name}.ts` },
    ]),
  ),
}

const isCheck = process.argv[2] === '--check'
const named = process.argv.slice(isCheck ? 3 : 2)
const recorded = JSON.parse(readFileSync(recordFile, 'utf8'))
const wrong = []

for (const vendor of named.length > 0 ? named : vendors) {
  const {
    describe,
    sources,
    from = ({ name, version }) => `${name} ${version}`,
  } = vendor in unions ? unionModule(vendor) : await import(`./vendors/${vendor}.mjs`)
  const described = describe()
  const packages = sources.map((name) => from({ name, version: dependencies[name] }))
  const header = `// Written by \`npm run payloads\` from:\n${packages.map((one) => `// - ${one}`).join('\n')}`
  const file = path.join(root, 'src/generated/payloads', `${vendor}.ts`)
  const text = format(print(described.names, { header, ...described }), file)
  const record = { sources: packages, bytes: text.length, sha256: createHash('sha256').update(text).digest('hex') }
  if (isCheck) {
    if (readFileSync(file, 'utf8') !== text) wrong.push(`${file} is not what its sources say`)
  } else {
    writeFileSync(file, text)
    recorded[vendor] = record
  }
  for (const [field, list] of Object.entries(lists[vendor] ?? {})) {
    complete(path.join(root, 'src', list), described[field])
  }
  const { examples = [] } = described
  const rejected = rejectedExamples(file, text, examples)
  wrong.push(...rejected)
  const keys = Object.values(described.exports).reduce((sum, { entries }) => sum + entries.length, 0)
  console.log(
    `${vendor}: ${keys} keys, ${text.length} bytes, ${examples.length - rejected.length} of ${examples.length} examples fit`,
  )
}

if (!isCheck) {
  const sorted = Object.fromEntries(Object.entries(recorded).sort(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(recordFile, `${JSON.stringify(sorted, null, 2)}\n`)
  execFileSync(path.join(root, 'node_modules/.bin/biome'), ['format', '--write', recordFile], {
    cwd: root,
    stdio: 'ignore',
  })
}
for (const line of wrong) console.error(line)
process.exitCode = wrong.length > 0 ? 1 : 0

/** Adds the names that a list lacks; it keeps the names that the source does not know. */
function complete(file, events) {
  const text = readFileSync(file, 'utf8')
  const names = [...text.matchAll(/'([^']+)'(?=,|\])/g)].map(([, name]) => name)
  const missing = events.filter((name) => !names.includes(name))
  if (missing.length === 0) return
  if (isCheck) {
    wrong.push(`${file} lacks ${missing.join(', ')}`)
    return
  }
  const all = [...names, ...missing].sort().map((name) => `'${name}'`)
  writeFileSync(file, format(text.replace(/\[[^\]]*\]/, `[${all.join(', ')}]`), file))
}

function format(text, file) {
  return execFileSync(path.join(root, 'node_modules/.bin/biome'), ['format', `--stdin-file-path=${file}`], {
    input: text,
    encoding: 'utf8',
    cwd: root,
    maxBuffer: 1e8,
  })
}
