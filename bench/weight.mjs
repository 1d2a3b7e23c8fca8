import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'

const execute = promisify(execFile)
const root = join(import.meta.dirname, '..')
const { build } = createRequire(join(root, 'package.json'))('esbuild')
const { dependencies: versions } = JSON.parse(await readFile(join(import.meta.dirname, 'package.json'), 'utf8'))
const peers = ['@octokit/webhooks', 'stripe', 'standardwebhooks', 'svix']
const importsInTurns = 15

/** Packs the package, installs it and its peers into empty projects, and measures each. */
export async function weigh() {
  const parent = await mkdtemp(join(tmpdir(), 'webhook-receiver-weight-'))
  try {
    const packed = JSON.parse(await npm(['pack', '--json', '--ignore-scripts', '--pack-destination', parent], root))[0]
    const projects = [await install(parent, 'webhook-receiver', join(parent, packed.filename))]
    for (const peer of peers) projects.push(await install(parent, peer, `${peer}@${versions[peer]}`))
    return [
      await tarballs(packed, projects),
      await imports(projects),
      await bundles(projects[0].directory, projects.slice(1)),
    ]
  } finally {
    await rm(parent, { recursive: true, force: true })
  }
}

async function npm(args, cwd) {
  return (await execute('npm', [...args, '--silent'], { cwd, maxBuffer: 2 ** 26 })).stdout
}

async function install(parent, name, specifier) {
  const directory = join(parent, name.replace('/', '-'))
  await mkdir(directory)
  await writeFile(join(directory, 'package.json'), '{ "private": true, "type": "module" }')
  await npm(['install', '--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline', specifier], directory)
  return { name, directory }
}

async function tarballs(packed, projects) {
  const rows = []
  for (const { name, directory } of projects) {
    const modules = join(directory, 'node_modules')
    const { packages } = JSON.parse(await readFile(join(modules, '.package-lock.json'), 'utf8'))
    const own = await filesIn(join(modules, name))
    const all = await filesIn(modules)
    rows.push([
      name,
      String(Object.keys(packages).length),
      megabytes(all.bytes),
      megabytes(own.bytes),
      String(own.count),
    ])
  }
  const title = `Installed (our tarball: ${Math.round(packed.size / 1000)} KB, ${packed.entryCount} files)`
  return {
    kind: 'cells',
    title,
    head: ['', 'packages', 'MB in all', 'MB without dependencies', 'files without dependencies'],
    rows,
  }
}

const megabytes = (bytes) => (bytes / 1e6).toFixed(1)

async function filesIn(directory) {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && entry.name !== '.package-lock.json')
  const sizes = await Promise.all(files.map((file) => stat(join(file.parentPath, file.name))))
  return { count: files.length, bytes: sizes.reduce((sum, { size }) => sum + size, 0) }
}

const entries = {
  '@octokit/webhooks': ['@octokit/webhooks', ['@octokit/webhooks']],
  'webhook-receiver': ['webhook-receiver', ['webhook-receiver']],
  'webhook-receiver/vendors/github, /node': [
    'webhook-receiver',
    ['webhook-receiver/vendors/github', 'webhook-receiver/node'],
  ],
  'webhook-receiver, /host, /node': [
    'webhook-receiver',
    ['webhook-receiver', 'webhook-receiver/host', 'webhook-receiver/node'],
  ],
  'webhook-receiver, /github, /node': [
    'webhook-receiver',
    ['webhook-receiver', 'webhook-receiver/vendors/github', 'webhook-receiver/node'],
  ],
  'webhook-receiver, /stripe, /fetch': [
    'webhook-receiver',
    ['webhook-receiver', 'webhook-receiver/vendors/stripe', 'webhook-receiver/fetch'],
  ],
  stripe: ['stripe', ['stripe']],
  standardwebhooks: ['standardwebhooks', ['standardwebhooks']],
  svix: ['svix', ['svix']],
}

/** The time that a fresh process takes to import a program that imports each entry, in turns. */
async function imports(projects) {
  const names = Object.keys(entries)
  const costs = names.map(() => [])
  for (let turn = 0; turn < importsInTurns; turn++) {
    for (const [index, name] of names.entries()) {
      const [project, specifiers] = entries[name]
      const { directory } = projects.find((one) => one.name === project)
      const file = join(directory, `program-${index}.mjs`)
      if (turn === 0) await writeFile(file, specifiers.map((specifier) => `import '${specifier}'\n`).join(''))
      const program = `const start = performance.now()
        await import('./program-${index}.mjs')
        console.log(performance.now() - start)`
      const { stdout } = await execute(process.execPath, ['--input-type=module', '-e', program], { cwd: directory })
      costs[index].push(1000 * Number(stdout))
    }
  }
  const rows = names.map((name, index) => ({
    name,
    costs: costs[index],
    ratios: costs[index].map((cost, turn) => cost / costs[0][turn]),
  }))
  return { title: `Import, each in ${importsInTurns} fresh processes`, unit: 'ms', scale: 1 / 1000, rows }
}

const receiving = (provider, options, adapter) => `
  import { createReceiver, hmacSignature } from 'webhook-receiver'
  ${provider}
  import { ${adapter} } from 'webhook-receiver/${adapter.slice(2).toLowerCase()}'
  const receiver = createReceiver({ provider: ${options}, on: { '*': (delivery) => console.log(delivery.event) } })
  export default ${adapter}(receiver)`

const programs = {
  'HMAC, one style, toFetch': receiving(
    `import { host } from 'webhook-receiver/host'`,
    `host({ verify: hmacSignature({ secrets: 'secret', header: 'x-signature' }) })`,
    'toFetch',
  ),
  'github, toFetch': receiving(
    `import { github } from 'webhook-receiver/vendors/github'`,
    `github({ secrets: 'secret' })`,
    'toFetch',
  ),
  'stripe, toFetch': receiving(
    `import { stripe } from 'webhook-receiver/vendors/stripe'`,
    `stripe({ secrets: 'secret' })`,
    'toFetch',
  ),
}

const peerPrograms = {
  '@octokit/webhooks': `import { createWebMiddleware, Webhooks } from '@octokit/webhooks'
    export default createWebMiddleware(new Webhooks({ secret: 'secret' }), {})`,
  stripe: `import Stripe from 'stripe'
    export default (body, header) => new Stripe('sk').webhooks.constructEventAsync(body, header, 'secret')`,
  standardwebhooks: `import { Webhook } from 'standardwebhooks'
    export default (body, headers) => new Webhook('c2VjcmV0').verify(body, headers)`,
  svix: `import { Webhook } from 'svix'
    export default (body, headers) => new Webhook('c2VjcmV0').verify(body, headers)`,
}

async function bundles(own, projects) {
  const rows = []
  for (const [name, contents] of Object.entries(programs))
    rows.push(await bundleRow(`webhook-receiver: ${name}`, contents, own))
  for (const { name, directory } of projects) rows.push(await bundleRow(name, peerPrograms[name], directory))
  return { kind: 'cells', title: 'Bundles, minified, KB after gzip', head: ['', 'for a worker', 'for Node'], rows }
}

async function bundleRow(name, contents, resolveDir) {
  return [name, await bundle(contents, resolveDir, 'browser'), await bundle(contents, resolveDir, 'node')]
}

// A package that needs Node cannot be bundled for a worker.
async function bundle(contents, resolveDir, platform) {
  const conditions = platform === 'node' ? ['node'] : ['workerd', 'worker', 'browser']
  const options = { bundle: true, minify: true, write: false, format: 'esm', target: 'es2022', logLevel: 'silent' }
  try {
    const { outputFiles } = await build({ stdin: { contents, resolveDir }, ...options, platform, conditions })
    return (gzipSync(outputFiles[0].contents, { level: 9 }).length / 1024).toFixed(1)
  } catch {
    return 'fails'
  }
}
