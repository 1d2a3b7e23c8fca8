// Writes projects with `webhook-receiver init`, and runs them: every framework for three vendors, and every vendor in node:http. The
// compiler and the tests of each must pass. Servers are started by their script, and must answer the delivery that `init` says how
// to send 200, and one with another secret 401.
// node generated.mjs; node generated.mjs fastify koa for some frameworks; node generated.mjs vendors
import { execFile, spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import installWorkers from '../cloudflare/install.mjs'
import installStores from '../durable/install.mjs'
import install from './install.mjs'
import { freePort, isListening } from './processes.mjs'

const execute = promisify(execFile)
const here = import.meta.dirname
const root = join(here, '../..')
const folder = join(here, '.cache/generated')
const program = join(here, 'node_modules/webhook-receiver/dist/tools/cli/bin.js')
const paths = [here, root].map((each) => join(each, 'node_modules/.bin')).join(':')
const env = { ...process.env, PATH: `${paths}:${process.env.PATH}`, NEXT_TELEMETRY_DISABLED: '1' }
const run = (cwd, command, argv) => execute(command, argv, { cwd, env, maxBuffer: 2 ** 26 })
const cli = (cwd, ...argv) => run(cwd, process.execPath, [program, ...argv])

install(false)
installWorkers()
installStores()
const { stdout: help } = await cli(here, 'init', '--help')
const [, frameworks = ''] = /--framework <name> +What receives \(([^)]+)\)/.exec(help.replace(/\n +/g, ' ')) ?? []
const named = process.argv.slice(2)
const wanted = frameworks.split(', ').filter((name) => named.length === 0 || named.includes(name))
const totals = { passed: 0, failed: 0 }

async function check(title, work) {
  const startedAt = performance.now()
  let failure
  try {
    await work()
    totals.passed += 1
  } catch (error) {
    failure = [error.stdout, error.stderr, error.stdout === undefined && error.stack].filter(Boolean).join('\n')
    totals.failed += 1
  }
  const elapsed = `${((performance.now() - startedAt) / 1000).toFixed(1)} s`
  console.log(title.padEnd(48), (failure === undefined ? 'passed' : 'failed').padStart(8), elapsed.padStart(8))
  if (failure !== undefined) console.log(`  ${failure.slice(-4000).replaceAll('\n', '\n  ')}`)
}

/** Writes a project, and returns its folder. */
async function init(name, ...argv) {
  await cli(folder, 'init', name, ...argv)
  return join(folder, name)
}

const scriptsOf = (cwd) => JSON.parse(readFileSync(join(cwd, 'package.json'), 'utf8')).scripts

/** Starts a project by its script, and sends it what `init` says, and the same with another secret. */
async function serve(cwd, vendor, script, path) {
  const port = await freePort()
  const command = scriptsOf(cwd)[script]
  const child = spawn(`exec ${command}`, { cwd, shell: true, detached: true, env: { ...env, PORT: String(port) } })
  let log = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (log += chunk))
  try {
    const until = Date.now() + 60_000
    while (!(await isListening(port))) {
      if (child.exitCode !== null || Date.now() > until) throw new Error(`${command} did not listen:\n${log}`)
      await sleep(50)
    }
    await send(cwd, vendor, `${port}${path}`)
  } finally {
    process.kill(-Number(child.pid), 'SIGKILL')
  }
}

/** Sends as `init` says, and with another secret. */
async function send(cwd, vendor, to) {
  await cli(cwd, 'send', vendor, '--to', to, '--env', '.env', '--expect', cwd.includes('inbox') ? '202' : '200')
  writeFileSync(join(cwd, 'another-secret'), 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw')
  await cli(cwd, 'send', vendor, '--to', to, '--secret-file', 'another-secret', '--expect', '401')
}

/** Runs a Worker in workerd, with the variables of `.env`. */
async function serveWorker(cwd, vendor) {
  const settings = JSON.parse(readFileSync(join(cwd, 'wrangler.jsonc'), 'utf8'))
  const { outputFiles } = await build({
    entryPoints: [join(cwd, settings.main)],
    bundle: true,
    format: 'esm',
    platform: 'browser',
    conditions: ['workerd', 'worker', 'browser'],
    external: ['node:*'],
    write: false,
  })
  const { Miniflare } = await import(
    pathToFileURL(join(root, 'test/cloudflare/node_modules/miniflare/dist/src/index.js')).href
  )
  const lines = readFileSync(join(cwd, '.env'), 'utf8').trim().split('\n')
  const runtime = new Miniflare({
    modules: true,
    script: outputFiles[0].text,
    compatibilityDate: settings.compatibility_date,
    compatibilityFlags: settings.compatibility_flags,
    handleRuntimeStdio: (...streams) => streams.map((stream) => stream.resume()),
    bindings: Object.fromEntries(
      lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
    ),
  })
  try {
    await send(cwd, vendor, String(await runtime.ready))
  } finally {
    await runtime.dispose()
  }
}

/** Bundles a function by its script, and calls it with an event. */
async function callFunction(cwd, vendor) {
  const [command, ...argv] = scriptsOf(cwd).build.split(' ')
  await run(cwd, command, argv)
  const { stdout } = await cli(cwd, 'send', vendor, '--to', '3000', '--env', '.env', '--print', 'json')
  writeFileSync(join(cwd, 'request.json'), stdout)
  const code = `
    const { handler } = await import('./dist/handler.mjs')
    const { readFileSync } = await import('node:fs')
    const { rawHeaders, body } = JSON.parse(readFileSync('request.json', 'utf8'))
    const headers = Object.fromEntries(rawHeaders)
    const event = { version: '2.0', rawPath: '/', rawQueryString: '', headers, requestContext: { domainName: 'x.example', http: { method: 'POST' } } }
    const answers = [body, 'e30='].map((each) => handler({ ...event, body: each, isBase64Encoded: true }))
    console.log((await Promise.all(answers)).map(({ statusCode }) => statusCode).join(' '))`
  const { stdout: statuses } = await run(cwd, process.execPath, ['--env-file=.env', '-e', code])
  if (statuses.trim().split('\n').at(-1) !== '200 401') throw new Error(`the function answered ${statuses}`)
}

async function runProject(name, vendor, framework) {
  const cwd = join(folder, name)
  if (framework === 'workers') return serveWorker(cwd, vendor)
  if (framework === 'lambda') await callFunction(cwd, vendor)
  await serve(cwd, vendor, framework === 'next' ? 'dev' : 'start', framework === 'lambda' ? '' : '/webhooks')
}

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
// Compilers take the configuration of the repository otherwise.
writeFileSync(join(folder, 'tsconfig.json'), '{}')
const projects = []
for (const framework of wanted) {
  for (const vendor of ['github', 'stripe', 'linear']) {
    const name = `${framework}-${vendor}`
    await check(`${name}: TypeScript`, async () => {
      await init(name, '--vendor', vendor, '--framework', framework, '--yes')
      projects.push(name)
      await runProject(name, vendor, framework)
    })
  }
  if (framework === 'nestjs') continue
  await check(`${framework}-javascript`, async () => {
    await init(`${framework}-javascript`, '--vendor', 'slack', '--framework', framework, '--javascript', '--yes')
    await runProject(`${framework}-javascript`, 'slack', framework)
  })
}

// Stores, of which SQLite needs no server.
const [, stores = ''] = /--store <name> .*?\(([^)]+)\)/.exec(help.replace(/\n +/g, ' ')) ?? []
for (const store of stores.split(', ')) {
  await check(`node with ${store}`, async () => {
    const cwd = await init(`store-${store}`, '--vendor', 'github', '--framework', 'node', '--store', store, '--yes')
    projects.push(`store-${store}`)
    if (store === 'sqlite-inbox') await serve(cwd, 'github', 'start', '/webhooks')
  })
}

const { stdout: list } = await cli(here, 'send', '--list', '--json')
const vendors =
  named.length > 0 && !named.includes('vendors')
    ? []
    : list
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).provider)
const unknown = []
await check(`${vendors.length} providers: written`, async () => {
  for (const vendor of vendors) {
    try {
      await init(`vendor-${vendor}`, '--vendor', vendor, '--framework', 'node', '--store', 'none', '--typescript')
      projects.push(`vendor-${vendor}`)
    } catch (error) {
      if (!/cannot write a receiver/.test(error.stderr)) throw error
      unknown.push(vendor)
    }
  }
})
if (unknown.length > 0) console.log(`not written: ${unknown.join(', ')}`)

async function compile(names, moduleResolution) {
  if (names.length === 0) return
  const compilerOptions = {
    target: 'es2023',
    module: moduleResolution === 'bundler' ? 'esnext' : 'nodenext',
    moduleResolution,
    types: ['node'],
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    experimentalDecorators: true,
    paths: { 'pg-boss': [join(root, 'test/durable/node_modules/pg-boss/dist/index.d.ts')] },
  }
  const file = join(folder, `tsconfig.${moduleResolution}.json`)
  const include = names.map((name) => `${name}/**/*.ts`)
  writeFileSync(file, JSON.stringify({ compilerOptions, include, exclude: ['**/.next'] }))
  await run(folder, process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', file])
}

await check(`${projects.length} projects: the compiler`, async () => {
  const isNext = (name) => name.startsWith('next-')
  await compile(
    projects.filter((name) => !isNext(name)),
    'nodenext',
  )
  await compile(projects.filter(isNext), 'bundler')
})

await check(`${projects.length} projects: their tests`, async () => {
  writeFileSync(join(folder, 'vitest.config.mjs'), 'export default {}\n')
  await run(folder, 'vitest', ['run', '--reporter=dot'])
})

console.log(`${totals.passed} passed, ${totals.failed} failed`)
if (totals.failed > 0) process.exitCode = 1
