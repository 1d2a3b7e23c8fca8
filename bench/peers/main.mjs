// Measures this package against the libraries it is compared with, and prints one table. See README.md.
import { execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { servers } from './servers.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { before: { type: 'string' }, processes: { type: 'string', default: '3' }, write: { type: 'boolean' } },
})
const aims = {
  'verify 1 KB': 1,
  'verify 10 KB': 1,
  'receive 1 KB': 1.25,
  'receive 10 KB': 1.1,
  'dedupe 1 KB': 1.35,
  'refuse 1 KB': 1.3,
  'refuse 10 KB': 1.15,
  'fetch 1 KB': 1.4,
}
const columns = ['hand', 'octokit', 'methods', 'stripe', ...(values.before === undefined ? [] : ['before']), 'ours']
const titles = {
  hand: 'by hand',
  octokit: '`@octokit/webhooks`',
  methods: '`webhooks-methods`',
  stripe: '`stripe`',
  before: 'before',
  ours: 'this package',
}
const versions = { ...(values.before !== undefined && { before: values.before }), ours: '' }
const isAsked = (name) => positionals.length === 0 || positionals.some((part) => name.includes(part))

const inProcess = Object.keys(aims).filter(isAsked)
const overHttp = Object.keys(servers).filter(isAsked)
const lines = [describeRun(), '']
if (inProcess.length > 0) {
  lines.push(
    'In one process: processor time, as a multiple of the floor',
    '',
    head(['us', ...columns.map((one) => titles[one]), 'aim']),
  )
  for (const name of inProcess) lines.push(toLine(name, await measure(name, Number(values.processes))))
}
if (overHttp.length > 0) {
  const titled = columns.map((one) => titles[one])
  lines.push(
    '',
    'Over HTTP, 1 KB, 8 connections: requests per second, and processor time as a multiple of the first column',
    '',
  )
  lines.push(head(['first column', ...titled]))
  for (const name of overHttp) lines.push(toHttpLine(name, await measure(name, 1)))
}
const table = lines.join('\n')
console.log(table)
if (values.write) save(table)

/** The samples of a row from several processes, because V8 optimizes differently in each. */
async function measure(name, processes) {
  console.error(`measuring ${name}`)
  const runs = []
  while (runs.length < processes) {
    const child = fork(new URL('./row.mjs', import.meta.url), [name, JSON.stringify(versions)], {
      execArgv: ['--expose-gc'],
    })
    const exit = once(child, 'exit')
    const [rows] = await Promise.race([once(child, 'message'), exit])
    const [status] = await exit
    if (status !== 0) throw new Error(`${name} ended with ${status}`)
    runs.push(rows)
  }
  return runs[0].map(({ name: column }, index) => ({
    column,
    ...Object.fromEntries(
      ['costs', 'ratios', 'rates'].map((field) => [field, runs.flatMap((rows) => rows[index][field] ?? [])]),
    ),
  }))
}

function toLine(name, rows) {
  const cells = columns.map((column) => {
    const row = rows.find((one) => one.column === column)
    return row === undefined ? '' : spread(row.ratios, (ratio) => ratio.toFixed(2))
  })
  const [floor] = rows
  return `| ${[name, at(floor.costs, 0.5).toPrecision(3), ...cells, aims[name]].join(' | ')} |`
}

function toHttpLine(name, rows) {
  const cells = columns.map((column) => {
    const row = rows.find((one) => one.column === column)
    if (row === undefined) return ''
    return `${Math.round(at(row.rates, 0.5))}; ${spread(row.ratios, (ratio) => ratio.toFixed(2))}`
  })
  const first = `${servers[name].floor}: ${Math.round(at(rows[0].rates, 0.5))}`
  return `| ${[name, first, ...cells].join(' | ')} |`
}

function head(names) {
  return `| | ${names.join(' | ')} |\n|---|${'--:|'.repeat(names.length)}`
}

function spread(samples, format) {
  return `**${format(at(samples, 0.5))}** ${format(at(samples, 0.25))}..${format(at(samples, 0.75))}`
}

function at(samples, part) {
  const sorted = samples.toSorted((left, right) => left - right)
  return sorted[Math.round(part * (sorted.length - 1))]
}

function describeRun() {
  const { dependencies } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'))
  const peers = ['@octokit/webhooks', '@octokit/webhooks-methods', 'stripe', '@hono/node-server']
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: import.meta.dirname, encoding: 'utf8' })
  return [
    `Run of ${new Date().toISOString().slice(0, 16)}Z at ${commit.trim()}, Node ${process.version},`,
    `${cpus().length} x ${cpus()[0].model}, load ${loadavg()[0].toFixed(1)} at the start;`,
    `${peers.map((name) => `\`${name}\` ${dependencies[name]}`).join(', ')}.`,
  ].join(' ')
}

function save(text) {
  const page = join(import.meta.dirname, '../../docs/reference/performance.md')
  const before = readFileSync(page, 'utf8')
  const start = '<!-- bench: peers -->\n'
  const from = before.indexOf(start)
  const to = before.indexOf('<!-- /bench -->', from)
  if (from === -1 || to === -1) throw new Error(`${page} has no place for this table`)
  writeFileSync(page, `${before.slice(0, from)}${start}\n${text}\n\n${before.slice(to)}`)
}
