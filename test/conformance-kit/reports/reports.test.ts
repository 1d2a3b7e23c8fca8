import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { describe, expect, it } from 'vitest'
import {
  type AttackReport,
  attack,
  toBadge,
  toHtml,
  toJson,
  toJUnit,
  toSarif,
  toText,
} from '../../../src/conformance/index.js'
import { deliveries } from '../../../src/vendors/github/testing.js'
import { sarifSchema } from './sarif-schema.js'

const hostile = '</pre><script>alert(1)</script>]]>&"\'`\u001b[31m\u0000\u202e\ud800'
const secret = 'the-secret-of-the-hook'

const report: AttackReport = await attack({
  target: (request) => ({
    status: request.headers.has('x-hub-signature-256') ? 200 : 500,
    headers: { 'x-powered-by': 'Express', 'x-hostile': '<img src=x onerror=alert(1)>' },
    body: hostile,
  }),
  vendor: deliveries,
  secret,
  rate: 100_000,
  only: ['genuine.samples', 'forged.any-signature', 'forged.effect', 'answers.server-error'],
})

describe('toText', () => {
  it('has the grade, the findings with their fixes, and nothing that a terminal obeys', () => {
    const text = toText(report)
    expect(text).toContain('grade F')
    expect(text).toContain('Accepts any well-formed signature  (forged.any-signature)')
    expect(text).toContain('add an error handler with four')
    expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202e\ud800]/u)
  })
})

describe('toJson', () => {
  it('has all results and can be read again', () => {
    expect(JSON.parse(toJson(report))).toMatchObject({
      version: 1,
      grade: 'F',
      framework: 'Express',
      findings: [{}, {}],
    })
  })
})

describe('toJUnit', () => {
  it('is well-formed XML with a failure for each failed case', () => {
    const xml = toJUnit(report)
    expect(XMLValidator.validate(xml)).toBe(true)
    const { testsuites } = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '' }).parse(xml)
    expect(testsuites).toMatchObject({ tests: '4', failures: '2' })
    expect(testsuites.testsuite.map(({ name }: { name: string }) => name)).toEqual(['genuine', 'forged', 'answers'])
    expect(xml).not.toContain('<script')
  })
})

describe('toSarif', () => {
  it('follows the schema of SARIF 2.1.0', () => {
    const log = JSON.parse(toSarif(report))
    expect(sarifSchema.safeParse(log).error).toBeUndefined()
    expect(log.runs[0].results).toHaveLength(2)
  })

  it('has a rule for each case and a result for each finding', () => {
    const { version, runs } = JSON.parse(toSarif(report))
    expect(version).toBe('2.1.0')
    const [{ tool, results }] = runs
    expect(tool.driver.rules).toHaveLength(4)
    for (const { ruleId, ruleIndex } of results) expect(tool.driver.rules[ruleIndex].id).toBe(ruleId)
    expect(results.map(({ ruleId }: { ruleId: string }) => ruleId)).toEqual([
      'forged.any-signature',
      'answers.server-error',
    ])
  })
})

describe('toHtml', () => {
  it('shows what the endpoint wrote as text only', () => {
    const html = toHtml(report)
    expect(html).toContain('&#60;/pre&#62;&#60;script&#62;alert(1)&#60;/script&#62;')
    expect(html).not.toMatch(/<script|<img|onerror=[^&]*>|javascript:/i)
    expect(html.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cs}]/u)
    expect(html).toContain("default-src 'none'; style-src 'unsafe-inline'")
  })
})

describe('the ids in toHtml', () => {
  it('break behind dots and hyphens only', () => {
    expect(toHtml(report)).toContain('<code class="soft">forged.<wbr>any-<wbr>signature</code>')
    expect(toHtml(report)).toContain('code { overflow-wrap: normal')
  })
})

describe('toBadge', () => {
  it('has what shields.io reads', () => {
    expect(JSON.parse(toBadge(report))).toEqual({
      schemaVersion: 1,
      label: 'webhook endpoint',
      message: expect.stringMatching(/^F \(\d+\)$/),
      color: 'red',
    })
  })
})
