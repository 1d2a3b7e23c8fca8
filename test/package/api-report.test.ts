import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { declarationsProgram } from '../../src/build/api/program.js'
import { publicReport, toApiReport } from '../../src/build/api/report.js'

// A difference is a change for users: review it, then run `npm run api`.
describe('the report of the public surface', () => {
  const report = publicReport()

  it('has the files of the folder api', () => {
    expect([...report.keys()].sort()).toEqual(readdirSync(join(import.meta.dirname, 'surface')).sort())
  })

  it.each([...report])('%s is up to date', (name, text) => {
    expect(text).toBe(readFileSync(join(import.meta.dirname, 'surface', name), 'utf8'))
  })
})

describe('toApiReport', () => {
  const folder = inject('packedProject')
  const reportOf = (options: string) => {
    const file = join(folder, 'reported.d.ts')
    const lines = [
      `/** Not exported. */\ninterface Hidden { readonly ${options}: number }`,
      'export interface Options { /** Described. */ readonly hidden?: Hidden }',
      'export declare function open(options: Options): void',
      'export {}',
    ]
    writeFileSync(file, lines.join('\n'))
    const again = join(folder, 'again.d.ts')
    writeFileSync(again, "export { open } from './reported.js'")
    const program = declarationsProgram([file, again])
    return (
      toApiReport(
        program,
        new Map([
          ['.', file],
          ['./authors', again],
        ]),
      ).get('core.api.md') ?? ''
    )
  }

  it('has each declaration once, without comments, and types that no subpath exports', () => {
    expect(reportOf('size').split('\n\n').slice(1).join('\n\n')).toBe(`## \`webhook-receiver\`

\`\`\`ts
interface Options {
    readonly hidden?: Hidden;
}
function open(options: Options): void;
// not exported
interface Hidden {
    readonly size: number;
}
\`\`\`

## \`webhook-receiver/authors\`

\`\`\`ts
export { open } // of webhook-receiver
\`\`\`
`)
  })

  it('changes with a type that is not exported', () => {
    expect(reportOf('size')).not.toBe(reportOf('length'))
  })

  it('refuses a subpath without a group', () => {
    const file = join(folder, 'reported.d.ts')
    expect(() => toApiReport(declarationsProgram([file]), new Map([['./other', file]]))).toThrow(/in no group/)
  })
})
