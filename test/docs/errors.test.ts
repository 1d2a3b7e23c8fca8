import { describe, expect, it } from 'vitest'
import { documentedCodes, errorsPage } from '../../src/build/generate/errors-page.js'
import { errorStatus } from '../../src/core/provider/response-policy.js'

describe('docs/errors.md', () => {
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
