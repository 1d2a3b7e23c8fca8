// npm run release -- [patch|minor|major] [--dry-run] [--output folder]
import { execFileSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { increments } from './changelog.js'
import { release } from './release.js'

const root = join(import.meta.dirname, '../../..')
const { values, positionals } = parseArgs({
  args: process.argv.slice(3),
  allowPositionals: true,
  options: { 'dry-run': { type: 'boolean', default: false }, output: { type: 'string', default: 'release' } },
})
const [given] = positionals
const increment = increments.find((each) => each === given)
if (given !== undefined && increment === undefined) throw new Error(`${given} is not one of ${increments.join(', ')}`)

const output = resolve(values.output)
const isDry = values['dry-run']
const { version, tag, commit, files } = release({ root, output, isDry, ...(increment !== undefined && { increment }) })
console.log(`${version}, tag ${tag} at ${commit}`)
for (const file of files) console.log(join(output, file))
const [tarball = ''] = files
const steps = [
  ['git', 'push', '--follow-tags'],
  ['npm', 'publish', join(output, tarball), '--provenance', '--access', 'public'],
] as const
for (const [command, ...argv] of steps) {
  if (isDry) console.log(`not run: ${[command, ...argv].join(' ')}`)
  else execFileSync(command, argv, { cwd: root, stdio: 'inherit' })
}
