import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { columns, readRows, readVendorRows, vendorsPage } from '../../src/build/generate/vendors-page.js'
import { readPages } from './pages.js'

describe('docs/start/concepts.md', () => {
  it('names the vendors that do not retry', () => {
    const retries = columns.indexOf('retries')
    const none = readVendorRows().filter(({ cells }) => cells[retries]?.startsWith('none'))
    const names = [...new Set(none.map(({ cells: [vendor = ''] }) => vendor.split(',')[0]))].sort()
    const text = (page: string) =>
      readPages()
        .find(({ path }) => path === page)
        ?.text.replaceAll('\n', ' ')
    expect(text('docs/start/concepts.md')).toContain(`**${names.join(' and ')} do not retry.**`)
    expect(text('docs/errors.md')).toContain(`${names.join(' and ')} do not:`)
  })
})

// Other sections may stand between these.
const sections = [
  'At a glance',
  'What arrives',
  'Options',
  'Handshake',
  'Ids, order',
  'Answers',
  'Pitfalls',
  'Moving from',
  'Schemas',
  'Testing',
]
const required = ['At a glance', 'What arrives', 'Options', 'Ids, order', 'Schemas']

describe('the pages of the presets', () => {
  const pages = readPages().filter(({ path }) => /^docs\/vendors\/(?!table)[a-z0-9-]+\.md$/.test(path))

  it.each(pages)('$path has the sections of all, in one order', ({ text }) => {
    const titles = [...text.matchAll(/^## (.*)$/gm)].map(([, title = '']) => title)
    const found = titles.flatMap((title) => sections.filter((section) => title.startsWith(section)))
    expect(found).toEqual(sections.filter((section) => found.includes(section)))
    expect(required.filter((section) => !found.includes(section))).toEqual([])
  })
})

const cells = ['Parcels', '`parcels`', '`X-Time`, `X-Signature`', 'HMAC', 'hex', "time + '\\|' + body", '300 s']
const others = ['none', 'id', 'none', 'vector', '[parcels.example](https://parcels.example/docs)']

function pageWith(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((row) => `| ${row.join(' | ')} |\n`)
  return `# Parcels\n\n## At a glance\n\n| | |\n| --- | --- |\n${lines.join('')}\n## What arrives\n`
}

describe('readRows', () => {
  const rows = columns.map((title, index) => [title, [...cells, ...others][index] ?? ''])

  it('gives a row of cells for each preset of a page', () => {
    const two = rows.map(([title = '', cell = '']) => [title, cell, `${cell} too`])
    expect(readRows('parcels', pageWith(rows))).toEqual([{ file: 'parcels', cells: [...cells, ...others] }])
    expect(readRows('parcels', pageWith(two)).map((row) => row.cells[0])).toEqual(['Parcels', 'Parcels too'])
  })

  it.each([
    ['a row that is missing', rows.slice(1), 'must have the rows'],
    ['an unknown row', [...rows, ['secret', 'x']], 'must have the rows'],
    ['an empty cell', rows.map(([title = '', cell = '']) => [title, title === 'retries' ? '' : cell]), 'retries'],
    ['no table', [], 'must have the rows'],
  ])('refuses %s', (_, wrong, message) => {
    expect(() => readRows('parcels', pageWith(wrong))).toThrow(message)
  })
})

describe('the evidence of each page', () => {
  const tests = ['libraries', 'vendor-libraries/checks', 'vendors'].flatMap((folder) => {
    const path = join(import.meta.dirname, '..', folder)
    const files = readdirSync(path).filter((name) => /\.(test\.ts|mjs)$/.test(name))
    return files.map((name) => ({ name, text: readFileSync(join(path, name), 'utf8') }))
  })
  const claims = readVendorRows().map(({ file, cells }) => ({ file, claim: cells[columns.indexOf('evidence')] ?? '' }))

  it.each(claims)('of $file is there: $claim', ({ file, claim }) => {
    const [, grade, name] = /^(vector|documented|(?:library|peer)(?=:))(?:: `(.+)`)?$/.exec(claim) ?? []
    expect(grade).toBeDefined()
    const own = tests.filter((test) => test.name.startsWith(file))
    if (name !== undefined) {
      expect(tests.some(({ text }) => text.includes(`from '${name}`))).toBe(true)
    } else if (grade === 'vector' && file !== 'http-signatures') {
      const published = /vectors?\b|published|recorded/i
      const recorded = tests.filter(
        (test) => test.name === 'recorded.test.ts' && test.text.includes(`'./recorded/${file}`),
      )
      expect([...own, ...recorded].some(({ text }) => published.test(text))).toBe(true)
    }
  })
})

describe('vendorsPage', () => {
  it('links the preset to its page', () => {
    const [row] = vendorsPage([{ file: 'post', cells: [...cells, ...others] }])
      .split('\n')
      .slice(-2)
    expect(row).toBe(`| ${['Parcels', '[`parcels`](post.md)', ...cells.slice(2), ...others].join(' | ')} |`)
  })
})
