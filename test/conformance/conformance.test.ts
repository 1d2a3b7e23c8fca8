import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'

interface Result {
  readonly name: string
  readonly error?: string
}

async function resultsOf(launcher: string): Promise<readonly Result[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [join(import.meta.dirname, launcher)])
  return JSON.parse(stdout)
}

// The built package, by its own name; test/runtimes does the same with the packed one on every other runtime.
describe('the built package', () => {
  it.each([
    ['Node', 'main.mjs'],
    ['edge-light', 'edge-light.mjs'],
  ])('passes the conformance suite on %s', async (_, launcher) => {
    const results = await resultsOf(launcher)
    expect(results.filter((result) => result.error !== undefined)).toEqual([])
    expect(results.length).toBeGreaterThan(10)
  })
})
