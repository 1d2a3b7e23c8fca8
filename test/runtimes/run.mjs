// Installs the packed package into a project of its own, runs the conformance suite there on every runtime, and checks
// with every compiler that a user's program compiles.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { compilers } from './compilers.mjs'
import { withProject } from './project.mjs'
import { runtimes } from './runtimes.mjs'

const require = createRequire(import.meta.url)

async function versionOf(name) {
  return JSON.parse(await readFile(require.resolve(`${name}/package.json`), 'utf8')).version
}

async function resultsOf(run, project) {
  try {
    const results = await run(project)
    return results.length > 0 ? results : [{ name: 'suite', error: 'no case ran' }]
  } catch (error) {
    return [{ name: 'start', error: error.message }]
  }
}

async function report({ name, module, run }, project) {
  const startedAt = performance.now()
  const results = await resultsOf(run, project)
  const elapsed = `${Math.round(performance.now() - startedAt)} ms`
  const failures = results.filter((result) => result.error !== undefined)
  const passed = results.length - failures.length
  const row = [
    `${name} ${await versionOf(module)}`.padEnd(24),
    `${passed} passed`.padStart(11),
    `${failures.length} failed`.padStart(9),
  ]
  console.log(...row, elapsed.padStart(9))
  for (const failure of failures) console.log(`  ${failure.name}\n    ${failure.error.replaceAll('\n', '\n    ')}`)
  return { passed, failed: failures.length }
}

await withProject(async (project) => {
  const totals = { passed: 0, failed: 0 }
  for (const runtime of [...runtimes, ...compilers]) {
    const { passed, failed } = await report(runtime, project)
    totals.passed += passed
    totals.failed += failed
  }
  console.log(`${totals.passed} passed, ${totals.failed} failed`)
  if (totals.failed > 0) process.exitCode = 1
})
