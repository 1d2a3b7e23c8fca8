import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { VendorFacts } from '../../src/provider/facts.js'
import { readPages, root } from './pages.js'
import { readVendorRows, requireFacts, vendorsPage } from './vendors-page.js'

const facts = {
  vendor: 'Parcels',
  preset: 'parcels',
  header: 'X-Parcels-Time, X-Parcels-Signature',
  algorithm: 'HMAC-SHA256',
  encoding: 'hex',
  signed: "time + '|' + body",
  tolerance: '300 s',
  handshake: 'none',
  dedupeKey: 'id',
  retries: 'none',
  source: 'https://parcels.example/docs/webhooks',
} satisfies VendorFacts

describe('docs/vendors/README.md', () => {
  // After a change of the facts, write it anew: `npx vitest run test/docs -u`.
  it('says what the facts of the presets say', async () => {
    const page = vendorsPage(await readVendorRows())
    await expect(page).toMatchFileSnapshot(join(root, 'docs/vendors/README.md'))
  })
})

// Other sections may stand between these.
const sections = [
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
const required = ['What arrives', 'Options', 'Ids, order', 'Schemas']

describe('the pages of the presets', async () => {
  const files = [...new Set((await readVendorRows()).map(({ file }) => `docs/vendors/${file}.md`))]

  it.each(readPages().filter(({ path }) => files.includes(path)))(
    '$path has the sections of all, in one order',
    ({ text }) => {
      const titles = [...text.matchAll(/^## (.*)$/gm)].map(([, title = '']) => title)
      const found = titles.flatMap((title) => sections.filter((section) => title.startsWith(section)))
      expect(found).toEqual(sections.filter((section) => found.includes(section)))
      expect(required.filter((section) => !found.includes(section))).toEqual([])
    },
  )
})

describe('vendorsPage', () => {
  it('writes a row of a preset, with its page, its headers and its source', () => {
    const row = vendorsPage([{ file: 'post', facts }])
      .trimEnd()
      .split('\n')
      .at(-1)
    expect(row).toBe(
      '| Parcels | [`parcels`](post.md) | `X-Parcels-Time`, `X-Parcels-Signature` | HMAC-SHA256 | hex ' +
        "| time + '\\|' + body | 300 s | none | id | none | [parcels.example](https://parcels.example/docs/webhooks) |",
    )
  })
})

describe('requireFacts', () => {
  it.each([
    ['a column that is missing', { ...facts, source: undefined }, 'source'],
    ['an empty column', { ...facts, header: '' }, 'header'],
    ['a column of two lines', { ...facts, retries: 'a\nb' }, 'retries'],
    ['a field that is no column', { ...facts, secret: 'x' }, 'secret'],
    ['no facts', undefined, 'vendor'],
  ])('refuses %s', (_, value, field) => {
    expect(() => requireFacts(value, 'parcelsFacts')).toThrow(`parcelsFacts: ${field}`)
  })
})
