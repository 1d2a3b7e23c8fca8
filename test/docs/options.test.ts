import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { readPages, root } from './pages.js'

/** An option, and its default where that is a number or a text. */
interface Option {
  readonly name: string
  readonly standard: string | undefined
}

/** The options of all interfaces and types in a file whose names end in `Options`. */
function optionsIn(file: string, text: string): readonly Option[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2023, true)
  const options: Option[] = []
  const collect = (node: ts.Node) => {
    if (ts.isPropertySignature(node)) options.push({ name: node.name.getText(), standard: defaultOf(node) })
    ts.forEachChild(node, collect)
  }
  for (const statement of source.statements) {
    const isType = ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)
    if (isType && statement.name.text.endsWith('Options')) collect(statement)
  }
  return options
}

function defaultOf(node: ts.Node): string | undefined {
  const [tag] = ts.getJSDocTags(node).filter(({ tagName }) => tagName.text === 'default')
  return /^('[^']*'|[\d_]+)/.exec(ts.getTextOfJSDocComment(tag?.comment) ?? '')?.[1]
}

/** The lines of all pages by what stands between two of their backticks. */
const linesWith = new Map<string, string[]>()
for (const { text } of readPages()) {
  for (const line of text.split('\n')) {
    for (const [, name = ''] of line.matchAll(/`(?=([^`]+)`)/g)) {
      linesWith.set(name, [...(linesWith.get(name) ?? []), line])
    }
  }
}

function isDescribed({ file, name, standard }: Option & { readonly file: string }): boolean {
  const described = linesWith.get(name) ?? []
  // The default values of samples need no description.
  if (standard === undefined || file.startsWith('testing/') || file.endsWith('/testing.ts')) return described.length > 0
  return described.some((line) => withoutSigns(line).includes(withoutSigns(standard)))
}

// Thousands are separated by a space in a page and by an underscore in the code.
function withoutSigns(text: string): string {
  return text.replace(/[ _`]/g, '')
}

describe('the options in the documentation', () => {
  const folder = join(root, 'src')
  // Types of payloads may have a vendor's options in them, and the command line is described by its help.
  const isInternal = (file: string) => /^(tools\/(cli|inspector\/(?!in-app))|generated\/payloads)/.test(file)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !isInternal(file),
  )
  const options = files.flatMap((file) => {
    const path = join(folder, file)
    const text = ts.sys.readFile(path) ?? ''
    // Parsing all files takes seconds.
    return /(interface|type) \w*Options\b/.test(text)
      ? optionsIn(path, text).map((option) => ({ file, ...option }))
      : []
  })

  it('are complete, with their defaults', () => {
    expect(options.length).toBeGreaterThan(80)
    expect(options.filter((option) => !isDescribed(option))).toEqual([])
  })
})

describe('optionsIn', () => {
  it('finds options with their defaults, also in a part of a type alias', () => {
    const text = `
      interface AOptions {
        /** One. @default 10_000 */
        readonly one?: number
      }
      type BOptions = AOptions & {
        /** @default 'x', as ever */
        readonly two?: string
        readonly three: string
      }
      interface Other { readonly four: string }`
    expect(optionsIn('a.ts', text)).toEqual([
      { name: 'one', standard: '10_000' },
      { name: 'two', standard: "'x'" },
      { name: 'three', standard: undefined },
    ])
  })
})
