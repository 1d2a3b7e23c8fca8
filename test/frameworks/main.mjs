// Builds and starts an application in each real framework, and sends all of them the same requests over HTTP.
// node main.mjs; node main.mjs all, with the heavy ones; node main.mjs fastify nitro-2 for some
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { applications } from './applications.mjs'
import { cases } from './cases.mjs'
import install from './install.mjs'
import { build, start } from './processes.mjs'

const named = process.argv.slice(2)
const wanted = applications.filter(({ name, heavy }) =>
  named.length === 0 ? !heavy : named.includes(name) || named.includes('all'),
)
const totals = { passed: 0, failed: 0 }

const folderOf = ({ separate, folder }) => (separate ? join(import.meta.dirname, 'apps', folder) : import.meta.dirname)

const versionOf = (application) =>
  JSON.parse(readFileSync(join(folderOf(application), 'node_modules', application.module, 'package.json'), 'utf8'))
    .version

async function failuresOf(application) {
  const running = await start(application)
  try {
    const failures = []
    for (const { name, run } of [...cases, ...(application.also ?? [])]) {
      try {
        await run(running, application.expected ?? {})
        totals.passed += 1
      } catch (error) {
        failures.push(`${name}\n    ${error.message.replaceAll('\n', '\n    ')}`)
      }
    }
    if (failures.length > 0) failures[failures.length - 1] += `\n\n${running.log().slice(-2000)}`
    return failures
  } finally {
    running.stop()
  }
}

async function report(application) {
  const startedAt = performance.now()
  let failures
  try {
    await build(application)
    if (application.start === undefined) totals.passed += 1
    failures = application.start === undefined ? [] : await failuresOf(application)
  } catch (error) {
    failures = [error.message]
  }
  totals.failed += failures.length
  const elapsed = `${((performance.now() - startedAt) / 1000).toFixed(1)} s`
  const result = failures.length === 0 ? 'passed' : `${failures.length} failed`
  const title = `${application.title} ${versionOf(application)}`
  console.log(title.padEnd(36), result.padStart(12), elapsed.padStart(8))
  for (const failure of failures) console.log(`  ${failure}`)
}

const shared = wanted.filter(({ separate }) => !separate)
if (shared.length > 0) install(shared.some(({ heavy }) => heavy))
for (const application of wanted.filter(({ separate }) => separate)) install(true, folderOf(application))
for (const application of wanted) await report(application)
console.log(`${totals.passed} passed, ${totals.failed} failed`)
if (totals.failed > 0 || totals.passed === 0) process.exitCode = 1
