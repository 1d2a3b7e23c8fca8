import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { bundleSuite } from '../test/conformance/bundle.mjs'
import { withProject } from '../test/runtimes/project.mjs'
import { bodyOf } from './deliveries.mjs'
import { toRow } from './measure.mjs'

const execute = promisify(execFile)
const root = join(import.meta.dirname, '..')
const modules = join(root, 'test/runtimes/node_modules')

/** The runtimes of `--runtime`: each measures the core in a project in which the package is installed. */
export const runtimes = {
  'node-20': { module: 'node-20', measure: (project) => inProcess('node-20/bin/node', ['--expose-gc'], project) },
  'node-24': { module: 'node-24', measure: (project) => inProcess('node-24/bin/node', ['--expose-gc'], project) },
  bun: { module: '@oven/bun-linux-x64', measure: (project) => inProcess('@oven/bun-linux-x64/bin/bun', [], project) },
  deno: {
    module: '@deno/linux-x64-glibc',
    measure: (project) => inProcess('@deno/linux-x64-glibc/deno', denoArguments, project),
  },
  workerd: { module: '@cloudflare/workerd-linux-64', measure: measureWorkerd },
  'edge-light': { module: '@edge-runtime/vm', modules: join(root, 'node_modules'), measure: measureEdgeLight },
}

const denoArguments = ['run', '--cached-only', '--no-prompt', '--node-modules-dir=manual', '--allow-all']

/** Measures the core on a runtime, in a project with the packed package. */
export async function measureRuntime(name) {
  const { module, modules: folder = modules, measure } = runtimes[name]
  const { version } = JSON.parse(await readFile(join(folder, module, 'package.json'), 'utf8'))
  const tables = await withProject(async (project) => {
    await cp(import.meta.dirname, project, {
      recursive: true,
      filter: (path) =>
        !path.includes('node_modules') && !path.endsWith('package.json') && !path.endsWith('package-lock.json'),
    })
    await writeFile(
      join(project, 'bodies.json'),
      JSON.stringify([1, 10].map((kilobytes) => bodyOf(kilobytes).toString())),
    )
    return measure(project)
  })
  const label = `${name.startsWith('node') ? 'Node' : name[0].toUpperCase() + name.slice(1)} ${version}`
  return tables.map((table) => ({
    ...table,
    title: `${label.replace('Workerd', 'workerd').replace('Edge', 'edge')}, ${table.title}`,
  }))
}

async function inProcess(binary, args, project) {
  const { stdout } = await execute(join(modules, binary), [...args, 'core-process.mjs'], {
    cwd: project,
    maxBuffer: 2 ** 26,
  })
  return JSON.parse(stdout)
}

async function measureEdgeLight(project) {
  const script = join(import.meta.dirname, 'core-edge-light.mjs')
  const { stdout } = await execute(process.execPath, ['--expose-gc', script, project], { maxBuffer: 2 ** 26 })
  return JSON.parse(stdout)
}

const workerdConfig = `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = .bench)],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")]
);
const bench :Workerd.Worker = (
  modules = [(name = "worker.js", esModule = embed "worker.js")],
  compatibilityDate = "2026-01-01"
);`

async function measureWorkerd(project) {
  const contents = await bundleSuite(project, {
    contents: `export { default } from './core-worker.mjs'`,
    format: 'esm',
    conditions: ['workerd', 'worker', 'browser'],
  })
  await writeFile(join(project, 'worker.js'), contents)
  await writeFile(join(project, 'config.capnp'), workerdConfig)
  const binary = join(modules, '@cloudflare/workerd-linux-64/bin/workerd')
  // It chooses a free port and tells it on file descriptor 3.
  const server = spawn(binary, ['serve', 'config.capnp', '--control-fd=3'], {
    cwd: project,
    stdio: ['ignore', 'inherit', 'inherit', 'pipe'],
  })
  try {
    const [line] = await once(createInterface(server.stdio[3]), 'line', { signal: AbortSignal.timeout(20_000) })
    return await measureFromOutside(`http://127.0.0.1:${JSON.parse(line).port}/`, server.pid)
  } finally {
    server.kill()
  }
}

async function measureFromOutside(address, pid) {
  const cost = async (table, candidate, calls) => {
    const before = await processorTime(pid)
    const response = await fetch(`${address}?${new URLSearchParams({ table, candidate, calls })}`)
    if ((await response.text()) !== 'done') throw new Error(`workerd answered ${response.status}`)
    return ((await processorTime(pid)) - before) / 1000 / calls
  }
  const tables = []
  for (const [title, names] of await (await fetch(address)).json()) {
    const costs = names.map(() => [])
    // The first calls warm up the code and show how many calls take about 40 ms.
    const calls = []
    for (const name of names) {
      await cost(title, name, 500)
      calls.push(Math.ceil(40_000 / (await cost(title, name, 500))))
    }
    for (let round = 0; round < 15; round++) {
      for (const [index, name] of names.entries()) costs[index].push(await cost(title, name, calls[index]))
    }
    tables.push({ title, rows: names.map((name, index) => toRow(name, costs[index], costs[0])) })
  }
  return tables
}

/** Nanoseconds of processor time of all threads of a process, from Linux. */
async function processorTime(pid) {
  const threads = await readdir(`/proc/${pid}/task`)
  const times = await Promise.all(threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/schedstat`, 'utf8')))
  return times.reduce((sum, text) => sum + Number(text.split(' ')[0]), 0)
}
