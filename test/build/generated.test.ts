import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { generatedFiles } from '../../src/build/generate/generated-files.js'

const root = join(import.meta.dirname, '../..')

// A difference may be a change for users: review it, then run `npm run generate`.
describe('a generated file', () => {
  it.each(generatedFiles)('$path is up to date', async ({ path, text }) => {
    expect(await text()).toBe(readFileSync(join(root, path), 'utf8'))
  })
})
