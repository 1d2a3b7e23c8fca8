import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { describe, expect, inject, it } from 'vitest'
import { subpaths } from './bundle.js'

const execute = promisify(execFile)
const cwd = inject('packedProject')
const specifiers = subpaths.map((subpath) => `webhook-receiver${subpath.slice(1)}`)

// Prints the specifiers for which `import` and `require` give different modules.
const script = `
  import { createRequire } from 'node:module'
  const require = createRequire(import.meta.url)
  const different = []
  for (const specifier of ${JSON.stringify(specifiers)}) {
    const [imported, required] = [await import(specifier), require(specifier)]
    const names = Object.keys(imported)
    if (names.length === 0 || names.some((name) => imported[name] !== required[name])) different.push(specifier)
  }
  console.log(JSON.stringify(different))`

describe('the subpaths', () => {
  it('are the same modules when imported and when required', async () => {
    const { stdout, stderr } = await execute(process.execPath, ['--input-type=module', '--eval', script], { cwd })
    expect(JSON.parse(stdout)).toEqual([])
    expect(stderr).toBe('')
  })

  it('hide all other files', async () => {
    const loading = execute(process.execPath, ['--eval', "require('webhook-receiver/dist/errors.js')"], { cwd })
    await expect(loading).rejects.toMatchObject({ stderr: expect.stringContaining('ERR_PACKAGE_PATH_NOT_EXPORTED') })
  })
})
