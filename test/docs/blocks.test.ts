import { beforeAll, describe, expect, it } from 'vitest'
import { compileErrors, isCode } from './compile.js'
import { readPages, toPage } from './pages.js'
import { outputOf, promisedOutput } from './run.js'

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

describe('the code in the documentation', () => {
  let errors: readonly string[]

  // One program for all, since most of its time is spent on the libraries.
  beforeAll(() => {
    errors = compileErrors([...blocks.filter(isCode), ...wrong.blocks])
  }, 30_000)

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

  it('is run with a promise of what it prints', () => {
    expect(runnable.length).toBeGreaterThan(5)
    expect(runnable.filter((block) => promisedOutput(block, blocks) === undefined)).toEqual([])
  })

  it.concurrent.each(runnable.map((block) => [`${block.page}:${block.line}`, block] as const))(
    'prints in %s what the page says',
    { timeout: 20_000 },
    async (_, block) => {
      expect(await outputOf(block)).toBe(promisedOutput(block, blocks))
    },
  )
})
