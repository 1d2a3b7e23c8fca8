// What an editor offers in a handler, and how long it takes: `npm run build && node bench/completions.mjs [rounds]`.
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

// The options of each preset, an event, and the path in its delivery whose fields are listed.
const vendors = {
  github: ["{ secrets: 's' }", 'pull_request.opened', 'payload.pull_request.head'],
  stripe: ["{ secrets: 's' }", 'checkout.session.completed', 'payload.data.object'],
  slack: ["{ secrets: 's' }", 'event.reaction_added', 'payload.event'],
  shopify: ["{ secrets: 's' }", 'orders/create', 'payload'],
  paypal: ["{ webhookId: 'w' }", 'PAYMENT.CAPTURE.COMPLETED', 'payload.resource'],
  gitlab: ["{ tokens: 't' }", 'merge_request.open', 'payload.object_attributes'],
  discord: ["{ keys: 'k' }", 'interaction.application_command', 'payload.data'],
  jira: ["{ secrets: 's' }", 'jira:issue_created', 'payload.issue'],
  twilio: ["{ secrets: 's', url: 'https://a.example/' }", 'message.received', 'payload'],
  zoom: ["{ secrets: 's' }", 'meeting.started', 'payload.payload.object'],
  square: ["{ secrets: 's', url: 'https://a.example/' }", 'payment.updated', 'payload.data.object'],
  hubspot: ["{ secrets: 's', url: 'https://a.example/' }", 'contact.propertyChange', 'payload'],
  twitch: ["{ secrets: 's' }", 'channel.follow', 'payload.event'],
}

const project = mkdtempSync(join(tmpdir(), 'completions-'))
mkdirSync(join(project, 'node_modules'))
symlinkSync(root, join(project, 'node_modules/webhook-receiver'))
writeFileSync(join(project, 'package.json'), JSON.stringify({ type: 'module' }))
const compilerOptions = { module: 'nodenext', target: 'es2022', strict: true, noEmit: true, types: [] }
writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }))

const source = (vendor, on) => `import { createReceiver } from 'webhook-receiver'
import { ${vendor} } from 'webhook-receiver/vendors/${vendor}'

createReceiver({ provider: ${vendor}(${vendors[vendor][0]}), on: ${on} })
`

/** A language server of TypeScript for the project; `ask` resolves with the answer and the milliseconds until it. */
function startServer() {
  const server = spawn(process.execPath, [join(root, 'node_modules/typescript/lib/tsserver.js')], { cwd: project })
  const waiting = new Map()
  let last = 0
  createInterface({ input: server.stdout }).on('line', (line) => {
    if (!line.startsWith('{')) return
    const { request_seq: id, body } = JSON.parse(line)
    waiting.get(id)?.(body)
    waiting.delete(id)
  })
  const send = (command, args) => {
    last += 1
    server.stdin.write(`${JSON.stringify({ seq: last, type: 'request', command, arguments: args })}\n`)
    return last
  }
  const ask = (command, args) => {
    const start = performance.now()
    return new Promise((resolve) => {
      waiting.set(send(command, args), (body) => resolve({ body, ms: performance.now() - start }))
    })
  }
  return { send, ask, stop: () => server.kill() }
}

/** Where `marker` stands in a text, as a position of the protocol, and the text without it. */
function toCursor(text) {
  const before = text.slice(0, text.indexOf('|')).split('\n')
  return { line: before.length, offset: (before.at(-1) ?? '').length + 1, text: text.replace('|', '') }
}

async function complete(server, file, text) {
  const { text: content, ...position } = toCursor(text)
  server.send('open', { file, fileContent: content })
  const first = await server.ask('completionInfo', { file, ...position })
  const again = await server.ask('completionInfo', { file, ...position })
  const names = (first.body?.entries ?? []).filter(({ kind }) => kind !== 'keyword').map(({ name }) => name)
  return { names, first: first.ms, again: again.ms }
}

async function measure(vendor) {
  const [, event, path] = vendors[vendor]
  const file = join(project, `${vendor}.ts`)
  const server = startServer()
  try {
    const cold = await complete(server, file, source(vendor, "{ '|': () => {} }"))
    // A key that is still being typed, in a file whose types the server has seen.
    const keys = await complete(server, file, source(vendor, `{ '${event}': () => {}, '|' }`))
    const fields = await complete(server, file, source(vendor, `{ '${event}': (delivery) => { delivery.${path}.| } }`))
    return { cold, keys, fields }
  } finally {
    server.stop()
  }
}

const median = (values) => values.sort((left, right) => left - right)[Math.floor(values.length / 2)]
const rounds = Number(process.argv[2] ?? 3)
try {
  for (const vendor of Object.keys(vendors)) {
    const runs = []
    for (let round = 0; round < rounds; round += 1) runs.push(await measure(vendor))
    const [{ keys, fields }] = runs
    const ms = (pick) => median(runs.map(pick)).toFixed(0).padStart(5)
    const times = `cold ${ms(({ cold }) => cold.first)} ms, keys ${ms(({ keys }) => keys.first)} ms, fields ${ms(({ fields }) => fields.first)} ms`
    console.log(`${vendor.padEnd(8)} ${times}`)
    console.log(`  ${keys.names.length} keys: ${keys.names.slice(0, 6).join(' ')}`)
    console.log(`  ${fields.names.length} fields: ${fields.names.slice(0, 14).join(' ')}`)
  }
} finally {
  rmSync(project, { recursive: true })
}
