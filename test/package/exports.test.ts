import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import fc from 'fast-check'
import { describe, expect, inject, it } from 'vitest'
import type { BodyFormat } from 'webhook-receiver'
import { formBody } from 'webhook-receiver/form'
import { subpaths } from '../../src/build/api/program.js'

const execute = promisify(execFile)
const cwd = inject('packedProject')
const specifiers = subpaths.map((subpath) => `webhook-receiver${subpath.slice(1)}`)

// Prints the specifiers for which `import` and `require` give different modules.
const script = `
  import { createRequire } from 'node:module'
  const require = createRequire(import.meta.url)
  const different = []
  const typesOnly = ['webhook-receiver/inbox']
  for (const specifier of ${JSON.stringify(specifiers)}) {
    const [imported, required] = [await import(specifier), require(specifier)]
    const names = Object.keys(imported)
    if ((names.length === 0 && !typesOnly.includes(specifier)) || names.some((name) => imported[name] !== required[name])) different.push(specifier)
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

describe('the built form parser, which has only a part of qs', () => {
  it('reads any form as the sources do', async () => {
    const built: { formBody: typeof formBody } = await import(
      join(cwd, 'node_modules/webhook-receiver/dist/core/request/body/form.js')
    )
    const key = fc.constantFrom('', 'a', 'b', '0', '1', '63', '64', 'toString', '__proto__')
    const name = fc.array(key, { maxLength: 4 }).map((keys) => `a${keys.map((each) => `[${each}]`).join('')}`)
    const form = fc
      .array(fc.tuple(name, fc.string()), { maxLength: 80 })
      .map((pairs) => new URLSearchParams(pairs).toString())
    const options = { maxDepth: 3 }
    expect(await read(built.formBody(options), 'a[b][]=1&a[b][]=2')).toEqual({ a: { b: ['1', '2'] } })
    const formats = [formBody(options), built.formBody(options)] as const
    await fc.assert(
      fc.asyncProperty(form, async (text) => {
        const [expected, actual] = await Promise.all(formats.map((format) => read(format, text)))
        expect(actual).toEqual(expected)
      }),
    )
  })
})

async function read(format: BodyFormat, text: string): Promise<unknown> {
  try {
    return await format.parse(new TextEncoder().encode(text), undefined)
  } catch (error) {
    return String(error)
  }
}
