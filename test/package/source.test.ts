import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Block, readPages, toPage } from '../docs/pages.js'
import { appleLibrary, compileErrors, sourceProgram, toDraft } from './source-program.js'

// The code of other packages, and for them, is compiled where they are installed: in test/libraries, and Apple's here.
const elsewhere = ['before', 'sdk']
const isForApple = ({ code }: Block) => code.includes('@apple/') && existsSync(appleLibrary)
const isCode = (block: Block) =>
  (block.language === 'ts' || block.language === 'js') &&
  (isForApple(block) || !block.marks.some((mark) => elsewhere.includes(mark)))
const drafts = readPages()
  .flatMap((page) => page.blocks)
  .filter(isCode)
  .map(toDraft)

const wrongBlocks = toPage(
  'docs/wrong.md',
  `# Wrong

\`\`\`ts
import { urlToken } from 'webhook-receiver'

export const verify = urlToken({ tokens: 's3cret', separator: '.' })
\`\`\`
`,
).blocks.map(toDraft)

const misspelled = toPage(
  'docs/misspelled.md',
  `\`\`\`ts
import { createReceiver } from 'webhook-receiver'
import { stripe } from 'webhook-receiver/vendors/stripe'

createReceiver({
  provider: stripe({ secrets: 's' }),
  on: {
    'invoice.paid': ({ id }) => console.log(id),
    'invoice.payed': () => {},
    'invoice.void': async ({ id, payload }, { signal }) => console.log(id, payload, signal),
  },
})
const on = { 'invoice.payed': () => {} }
createReceiver({ provider: stripe({ secrets: 's' }), on })
\`\`\`
`,
).blocks.map(toDraft)

const program = sourceProgram([...drafts, ...wrongBlocks, ...misspelled])

describe('the code in the documentation', () => {
  it('compiles', () => {
    expect(drafts.length).toBeGreaterThan(40)
    expect(compileErrors(program, drafts)).toEqual([])
  })

  it('does not compile with an unknown option', () => {
    expect(compileErrors(program, wrongBlocks)).toEqual([expect.stringMatching(/^docs\/wrong\.md:6: .*separator/)])
  })

  it('does not compile with a misspelled event, and says only what to do about it', () => {
    const reason = (type: string, key: string) =>
      `Property ''correct the name, or move the handler to onOther'' is missing in type '${type}' ` +
      `but required in type 'NotAnEventOfThisProvider<"${key}">'.`
    const [payed = '', voided, variable, ...more] = compileErrors(program, misspelled)
    expect(payed).toBe(`docs/misspelled.md:9: ${reason('() => void', 'invoice.payed')}`)
    const handler = '({ id, payload }: OtherDelivery<AnyPayload>, { signal }: HandlerContext) => Promise<void>'
    expect(voided).toBe(`docs/misspelled.md:10: ${reason(handler, 'invoice.void')}`)
    expect(variable?.split('\n').at(-1)?.trim()).toBe(reason('() => void', 'invoice.payed'))
    expect(more).toEqual([])
    const shown = readPages()
      .find(({ path }) => path === 'docs/receive/handlers.md')
      ?.text.replaceAll('\n', ' ')
    expect(shown).toContain(reason('() => void', 'invoice.payed'))
  })
})
