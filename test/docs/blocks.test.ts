import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compileErrors, isCode } from './compile.js'
import { readPages, toPage } from './pages.js'
import { outputsOf, promisedOutput, readersFolder } from './run.js'

const blocks = readPages().flatMap((page) => page.blocks)
const runnable = blocks.filter(({ marks }) => marks.includes('run'))

const wrong = toPage(
  'docs/wrong.md',
  `# Wrong

\`\`\`ts
import { urlToken } from 'webhook-receiver'

export const verify = urlToken({ tokens: 's3cret', separator: '.' })
\`\`\`
`,
)

let errors: readonly string[]
let outputs: readonly string[]
let folder: string

// One program and one process for all blocks, since most of the time is spent on the libraries.
beforeAll(async () => {
  folder = await readersFolder()
  outputs = await outputsOf(runnable, folder)
  errors = compileErrors([...blocks.filter(isCode), ...wrong.blocks])
}, 60_000)

afterAll(() => rm(folder, { recursive: true, force: true }))

describe('the code in the documentation', () => {
  it('compiles', () => {
    expect(blocks.filter(isCode).length).toBeGreaterThan(40)
    expect(errors.filter((error) => !error.startsWith(wrong.path))).toEqual([])
  })

  it('does not compile with an option that does not exist', () => {
    const found = errors.filter((error) => error.startsWith(wrong.path))
    expect(found).toEqual([expect.stringMatching(/^docs\/wrong\.md:6: .*separator/)])
  })

  it('is in languages that are checked, or is not code', () => {
    const languages = new Set(blocks.map(({ language }) => language))
    expect([...languages].sort()).toEqual(['js', 'mermaid', 'sh', 'text', 'ts'])
  })

  it('promises an output wherever it is run, and nowhere else but in the tutorials', () => {
    expect(runnable.filter((block) => promisedOutput(block, blocks) === undefined)).toEqual([])
    const promises = blocks.filter(({ marks }) => marks.includes('output'))
    expect(promises.length).toBe(runnable.length)
  })

  it.each(runnable.map((block, index) => [`${block.page}:${block.line}`, block, index] as const))(
    'prints in %s what the page says',
    (_, block, index) => {
      expect(outputs[index]).toBe(promisedOutput(block, blocks))
    },
  )
})
