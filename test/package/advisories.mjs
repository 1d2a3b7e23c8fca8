// Asks npm for security advisories about the packages whose code is in dist, which `npm audit` of a user does not see. Run
// `npm run build` first. It needs the network, so it is not a test: without an answer it says so and succeeds.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const bill = resolve(process.argv[2] ?? join(import.meta.dirname, '../../dist/sbom.json'))
const { components } = JSON.parse(readFileSync(bill, 'utf8'))

/** The report of `npm audit` about a project that has these packages; `undefined` if the registry does not answer. */
function audit(packages) {
  const directory = mkdtempSync(join(tmpdir(), 'webhook-receiver-audit-'))
  try {
    const dependencies = Object.fromEntries(packages.map(({ name, version }) => [name, version]))
    const entries = packages.map(({ name, version }) => [`node_modules/${name}`, { version }])
    const lock = { lockfileVersion: 3, packages: { '': { dependencies }, ...Object.fromEntries(entries) } }
    writeFileSync(join(directory, 'package.json'), JSON.stringify({ dependencies }))
    writeFileSync(join(directory, 'package-lock.json'), JSON.stringify(lock))
    const { stdout } = spawnSync('npm', ['audit', '--json', '--package-lock-only'], {
      cwd: directory,
      encoding: 'utf8',
      timeout: 60_000,
    })
    return JSON.parse(stdout || '{}').vulnerabilities
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}

const found = audit(components)
const lines = Object.values(found ?? {}).map(({ name, severity, via }) => {
  const reasons = via.map((each) => (typeof each === 'string' ? each : `${each.title} ${each.url}`))
  return `${name}: ${severity}: ${reasons.join('; ')}`
})
if (found === undefined) console.log('The registry does not answer: the bundled packages are not checked.')
else if (lines.length === 0) console.log(`No advisory about the ${components.length} bundled packages.`)
else console.error(lines.join('\n'))
process.exitCode = lines.length > 0 ? 1 : 0
