// @ts-check
// Measures the inboxes of this machine, in turns, and prints tables with medians and quartiles. It takes up to ten minutes.
//
//   npm run bench:inbox -- [engine ...] [--node=<another node, for SQLite>] [--rounds=5] [--waiting=100000]
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { parseArgs } from 'node:util'

const { values, positionals } = parseArgs({
  options: {
    node: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    waiting: { type: 'string', default: '100000' },
  },
  allowPositionals: true,
})
const names = positionals.length > 0 ? positionals : ['sqlite', 'pglite', 'pg-boss', 'bullmq', 'jetstream']
const subjects = [
  ...names.map((engine) => ({ title: engine, engine, node: process.execPath })),
  ...(values.node === undefined ? [] : [{ title: 'sqlite, other Node', engine: 'sqlite', node: values.node }]),
]
const script = new URL('./throughput-child.mjs', import.meta.url)

/**
 * @typedef {(typeof subjects)[number]} Subject
 * @typedef {Record<string, number | readonly number[]>} Figures what a process measured, by name
 */

/**
 * @param {Subject} subject
 * @param {string} [waiting] how many deliveries to store first
 * @returns {Promise<Figures>}
 */
async function measure({ engine, node }, waiting = '') {
  const child = fork(script, [engine, waiting], { execPath: node, execArgv: ['--disable-warning=ExperimentalWarning'] })
  const exited = once(child, 'exit').then(([code]) => Promise.reject(new Error(`${engine} ended with ${code}`)))
  const [figures] = await Promise.race([once(child, 'message'), exited])
  await exited.catch(() => {})
  return figures
}

/** @type {Map<string, Map<string, number[]>>} */
const measured = new Map(subjects.map(({ title }) => [title, new Map()]))

/**
 * @param {Subject} subject
 * @param {Figures} figures
 */
function add({ title }, figures) {
  const all = measured.get(title)
  for (const [name, value] of Object.entries(figures)) all?.set(name, [...(all.get(name) ?? []), value].flat())
}

const startedAt = performance.now()
for (let round = 0; round < Number(values.rounds); round++) {
  // In turns, so that other load on the machine affects all.
  for (const subject of subjects) add(subject, await measure(subject))
}
for (const subject of subjects) add(subject, await measure(subject, values.waiting))

/**
 * The median, and the quartiles.
 *
 * @param {string} title
 * @param {string} name
 */
function cell(title, name, digits = 0) {
  const sorted = (measured.get(title)?.get(name) ?? []).toSorted((left, right) => left - right)
  if (sorted.length === 0) return ''
  const last = sorted.length - 1
  // Outwards: of three rounds they are the lowest and the highest.
  const [low, middle, high] = [Math.floor(0.25 * last), Math.round(0.5 * last), Math.ceil(0.75 * last)].map((at) =>
    new Intl.NumberFormat('en', { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
      sorted[at] ?? 0,
    ),
  )
  return `${middle} (${low}–${high})`
}

/**
 * @param {readonly string[]} head
 * @param {(title: string) => readonly string[]} toCells
 */
function print(head, toCells) {
  console.log(`\n| | ${head.join(' | ')} |\n| --- |${' --: |'.repeat(head.length)}`)
  for (const { title } of subjects) console.log(`| ${title} | ${toCells(title).join(' | ')} |`)
}

console.log(
  `Node ${process.version}, ${values.rounds} rounds in ${Math.round((performance.now() - startedAt) / 1_000)} s`,
)
print(['`put`, /s', 'engine, /s', 'ratio', '`put` 32 at once, /s', 'engine, /s', 'ratio'], (title) =>
  ['put1', 'own1', 'ratio1', 'put32', 'own32', 'ratio32'].map((name) =>
    cell(title, name, name.startsWith('r') ? 2 : 0),
  ),
)
print(['handled, /s', 'waiting', 'ten due, ms', 'opens in, ms', 'MB, idle', 'MB, after that'], (title) => [
  cell(title, 'handled'),
  String(measured.get(title)?.get('waiting')?.[0] ?? ''),
  cell(title, 'due', 1),
  cell(title, 'opened'),
  cell(title, 'idle'),
  cell(title, 'busy'),
])
