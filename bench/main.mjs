import { fork } from 'node:child_process'
import { once } from 'node:events'
import { cpus } from 'node:os'
import { joinTables, printTable } from './table.mjs'

const section = new URL('./section.mjs', import.meta.url)

// Each section runs in this many processes, one after the other, because V8 optimizes differently in each process, and code
// with several uses is slower in all of them.
const processes = {
  verify: 3,
  'receive-alone': 5,
  'receive-1kb': 5,
  'receive-10kb': 5,
  'receive-100kb': 3,
  fetch: 3,
  refuse: 3,
  algorithms: 3,
  'reorder-64': 3,
  'reorder-1024': 3,
  http: 1,
}

// Without names it runs all sections, in about two minutes.
const asked = process.argv.slice(2)
console.log(`Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model}, ${new Date().toISOString().slice(0, 10)}`)
for (const name of asked.length === 0 ? Object.keys(processes) : asked) {
  if (!Object.hasOwn(processes, name))
    throw new Error(`unknown section ${name}; the sections are ${Object.keys(processes).join(', ')}`)
  const runs = []
  while (runs.length < processes[name]) runs.push(await run(name))
  for (const index of runs[0].keys()) printTable(joinTables(runs.map((tables) => tables[index])))
}

async function run(name) {
  const child = fork(section, [name], { execArgv: ['--expose-gc'] })
  const [[tables], [status]] = await Promise.all([once(child, 'message'), once(child, 'exit')])
  if (status !== 0) throw new Error(`section ${name} ended with ${status}`)
  return tables
}
