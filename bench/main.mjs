// Runs the sections and writes their tables and plots into the pages about performance. With arguments it runs these groups or
// sections only and prints them; `--write` writes them too, `--runtime bun` is a name of a section of `runtimes`.
import { execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { drawCurve } from './plot.mjs'
import { join as joinResults, print } from './table.mjs'

const root = join(import.meta.dirname, '..')
const pages = ['performance', 'performance-frameworks', 'performance-growth'].map((name) =>
  join(root, `docs/reference/${name}.md`),
)
const images = join(root, 'docs/images')

// Each section runs in this many processes, one after the other, because V8 optimizes differently in each process, and code
// with several uses is slower in all of them. The groups are the places in the pages.
const groups = {
  verify: { verify: 3 },
  receive: { 'receive-alone': 5, 'receive-1kb': 5, 'receive-10kb': 5, 'receive-100kb': 3 },
  dedupe: { dedupe: 5 },
  refuse: { refuse: 3 },
  fetch: { fetch: 3 },
  http: { http: 1 },
  load: { load: 1, flood: 1 },
  algorithms: { algorithms: 3 },
  reorder: { 'reorder-64': 9, 'reorder-1024': 9 },
  growth: {
    'growth-body': 3,
    'growth-secrets': 3,
    'growth-handlers': 3,
    'growth-channels': 3,
    'growth-keys': 3,
    'growth-waiting': 3,
    'growth-concurrency': 3,
  },
  memory: { memory: 1 },
  weight: { weight: 1 },
  runtimes: { bun: 1, deno: 1, workerd: 1, 'edge-light': 1, 'node-24': 1 },
}

const write = process.argv.includes('--write')
const asked = process.argv.slice(2).filter((argument) => argument !== '--write' && argument !== '--runtime')
const chosen = choose(asked)
console.log(describeRun())
if (chosen.has('runtimes')) installRuntimes()
for (const [group, sections] of chosen) {
  const results = []
  for (const [section, processes] of Object.entries(sections)) results.push(...(await runSection(section, processes)))
  const text = results.map((result) => print(result)).join('\n')
  console.log(`\n${text}`)
  const isWhole = Object.keys(sections).length === Object.keys(groups[group]).length
  if ((asked.length === 0 || write) && isWhole) save(group, text, results)
}
if (asked.length === 0) save('run', `${describeRun()}\n`, [])

function choose(names) {
  const chosen = new Map()
  const wanted = names.length === 0 ? Object.keys(groups) : names
  for (const name of wanted) {
    const group = Object.hasOwn(groups, name)
      ? name
      : Object.keys(groups).find((one) => Object.hasOwn(groups[one], name))
    if (group === undefined)
      throw new Error(`unknown section ${name}; the groups are ${Object.keys(groups).join(', ')}`)
    const sections = group === name ? groups[group] : { [name]: groups[group][name] }
    chosen.set(group, { ...chosen.get(group), ...sections })
  }
  return chosen
}

async function runSection(section, processes) {
  const runs = []
  while (runs.length < processes) runs.push(await run(section))
  return runs[0].map((_, index) => joinResults(runs.map((results) => results[index])))
}

async function run(section) {
  const child = fork(new URL('./section.mjs', import.meta.url), [section], { execArgv: ['--expose-gc'] })
  const exit = once(child, 'exit')
  const message = once(child, 'message')
  const [first] = await Promise.race([message, exit])
  const [status] = await exit
  if (status !== 0) throw new Error(`section ${section} ended with ${status}`)
  return first
}

// The runtimes are packages for Linux on x64, about 1 GB.
function installRuntimes() {
  if (existsSync(join(root, 'test/runtimes/node_modules'))) return
  execFileSync('npm', ['ci', '--prefix', 'test/runtimes', '--ignore-scripts'], { cwd: root, stdio: 'inherit' })
}

function describeRun() {
  const { dependencies } = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8'))
  const peers = Object.entries(dependencies).map(([name, version]) => `\`${name}\` ${version}`)
  const [{ model }] = cpus()
  return [
    `Run of ${new Date().toISOString().slice(0, 10)}, Node ${process.version} on ${process.platform}, ${cpus().length} x ${model}.`,
    `With ${peers.slice(0, 3).join(', ')},`,
    `${peers.slice(3).join(', ')}.`,
  ].join('\n')
}

// Replaces the text between the markers of a group.
function save(group, text, results) {
  const start = `<!-- bench: ${group} -->\n`
  const page = pages.find((path) => readFileSync(path, 'utf8').includes(start))
  if (page === undefined) throw new Error(`no page has a marker for ${group}`)
  const before = readFileSync(page, 'utf8')
  const from = before.indexOf(start)
  const to = before.indexOf('<!-- /bench -->', from)
  if (to === -1) throw new Error(`${page} has no end of ${group}`)
  writeFileSync(page, `${before.slice(0, from)}${start}\n${text}\n${before.slice(to)}`)
  mkdirSync(images, { recursive: true })
  for (const result of results) {
    if (result.kind === 'curve') writeFileSync(join(images, `${result.slug}.svg`), drawCurve(result))
  }
}
