import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readPages, root } from './pages.js'
import { outputsOf, promisedOutput, readersFolder } from './run.js'

const blocks = readPages().flatMap((page) => page.blocks)
const runnable = blocks.filter(({ marks }) => marks.includes('run'))

let outputs: readonly string[]
let folder: string

beforeAll(async () => {
  folder = await readersFolder()
  outputs = await outputsOf(runnable, folder)
})

afterAll(() => rm(folder, { recursive: true, force: true }))

describe('the code in the documentation', () => {
  // test/package/source.test.ts compiles the code. YAML and JSON are only for the settings of other programs.
  it('is in languages that are checked', () => {
    const languages = new Set(blocks.map(({ language }) => language))
    expect([...languages].sort()).toEqual(['js', 'json', 'mermaid', 'sh', 'text', 'ts', 'yaml'])
  })

  it('has JSON that can be parsed', () => {
    for (const { language, code } of blocks) if (language === 'json') expect(() => JSON.parse(code)).not.toThrow()
  })

  it('has the configuration of Jest that test/frameworks runs', () => {
    const shown = (name: string): unknown =>
      JSON.parse(blocks.find(({ marks }) => marks.includes(`file=${name}`))?.code ?? '')
    const run = (name: string): unknown => JSON.parse(readFileSync(join(root, 'test/frameworks/jest', name), 'utf8'))
    expect(run('babel.config.json')).toEqual(shown('babel.config.json'))
    expect(run('jest.babel.json')).toMatchObject(Object(shown('jest.config.json')))
  })

  it('shows an output for every block that runs, and elsewhere only in the tutorials', () => {
    expect(runnable.filter((block) => promisedOutput(block, blocks) === undefined)).toEqual([])
    const promises = blocks.filter(({ marks }) => marks.includes('output'))
    expect(promises.length).toBe(runnable.length)
  })

  it.each(runnable.map((block, index) => [`${block.page}:${block.line}`, block, index] as const))(
    'prints the documented output in %s',
    (_, block, index) => {
      expect(outputs[index]).toBe(promisedOutput(block, blocks))
    },
  )
})
