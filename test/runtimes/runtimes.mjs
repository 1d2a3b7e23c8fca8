import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { bundleSuite } from '../conformance/bundle.mjs'
import { output } from './process.mjs'

const modules = join(import.meta.dirname, 'node_modules')
const conformance = join(import.meta.dirname, '../conformance')
const json = async (command, args, project) => JSON.parse(await output(command, args, { cwd: project }))

const node = (name) => (project) => json(join(modules, name, 'bin/node'), ['main.mjs'], project)
const bunProgram = join(modules, '@oven/bun-linux-x64/bin/bun')
const bun = (project) => json(bunProgram, ['main.mjs'], project)
const denoFlags = [
  '--cached-only',
  '--no-prompt',
  '--node-modules-dir=manual',
  '--allow-env',
  '--allow-read',
  '--allow-net=127.0.0.1',
  '--allow-sys',
]
const denoProgram = join(modules, '@deno/linux-x64-glibc/deno')
const deno = (project) => json(denoProgram, ['run', ...denoFlags, 'main.mjs'], project)
const edgeLight = (project) => json(process.execPath, [join(conformance, 'edge-light.mjs'), project], project)

const workerdConfig = `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = .suite)],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")]
);
const suite :Workerd.Worker = (
  modules = [(name = "worker.js", esModule = embed "worker.js")],
  compatibilityDate = "2026-01-01"
);`

async function workerd(project) {
  const contents = await bundleSuite(project, {
    contents: `export { default } from './worker.mjs'`,
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
    const response = await fetch(`http://127.0.0.1:${JSON.parse(line).port}/`)
    return await response.json()
  } finally {
    server.kill()
  }
}

const denoStoreFlags = ['--unstable-kv', '--allow-write', '--allow-ffi']

/** Runs the contracts of the stores that a runtime brings, in a folder of the project. */
const stores =
  (program, flags = []) =>
  (project) =>
    json(program, [...flags, 'stores.mjs', join(project, `stores-${crypto.randomUUID()}`)], project)

/** Every runtime: runs the suite in a project and tells its results. */
export const runtimes = [
  { name: 'Node', module: 'node-20', run: node('node-20') },
  { name: 'Node', module: 'node-22', run: node('node-22') },
  { name: 'Node', module: 'node-24', run: node('node-24') },
  { name: 'Node', module: 'node-26', run: node('node-26') },
  { name: 'Bun', module: '@oven/bun-linux-x64', run: bun },
  { name: 'Deno', module: '@deno/linux-x64-glibc', run: deno },
  { name: 'workerd', module: '@cloudflare/workerd-linux-64', run: workerd },
  { name: 'edge-light', module: '@edge-runtime/vm', run: edgeLight },
  // Node 20 has no SQLite; `npm test` runs the same contracts there, with libsql.
  { name: 'stores of Node', module: 'node-22', run: stores(join(modules, 'node-22/bin/node')) },
  { name: 'stores of Node', module: 'node-24', run: stores(join(modules, 'node-24/bin/node')) },
  { name: 'stores of Bun', module: '@oven/bun-linux-x64', run: stores(bunProgram) },
  {
    name: 'stores of Deno',
    module: '@deno/linux-x64-glibc',
    run: stores(denoProgram, ['run', ...denoFlags, ...denoStoreFlags]),
  },
]
