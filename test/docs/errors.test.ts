import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { errorStatus } from '../../src/provider/response-policy.js'
import { documentedCodes, errorsPage } from './errors-page.js'
import { root } from './pages.js'

describe('docs/errors.md', () => {
  // After a change of the codes: `npm run docs`.
  it('lists the codes of the union with their statuses', async () => {
    await expect(errorsPage()).toMatchFileSnapshot(join(root, 'docs/errors.md'))
  })

  it('has a row with a meaning and a status for every code', () => {
    const rows = [...errorsPage().matchAll(/^\| `(\w+)` \| ([45]\d\d) \| \S.*\.( .*)? \|$/gm)].map(([, code]) => code)
    expect(rows.sort()).toEqual(Object.keys(errorStatus).sort())
  })
})

describe('documentedCodes', () => {
  it('separates the steps and joins the lines of a comment', () => {
    const source = [
      'export type WebhookErrorCode =',
      '  // first',
      '  /** One. */',
      "  | 'one'",
      '  // second',
      '  /**',
      '   * Two, at',
      '   * length.',
      '   */',
      "  | 'two'",
      '',
      'export const other = 1',
    ].join('\n')
    expect([...documentedCodes(source)]).toEqual([
      ['first', [{ code: 'one', meaning: 'One.' }]],
      ['second', [{ code: 'two', meaning: 'Two, at length.' }]],
    ])
  })
})
