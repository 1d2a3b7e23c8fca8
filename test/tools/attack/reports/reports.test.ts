import { execFileSync } from 'node:child_process'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { describe, expect, it } from 'vitest'
import { deliveries } from '../../../../src/testing/vendors/github.js'
import {
  type AttackReport,
  attack,
  toBadge,
  toHtml,
  toJson,
  toJUnit,
  toSarif,
  toText,
} from '../../../../src/tools/attack/index.js'
import { toCurl, toEvidence } from '../../../../src/tools/attack/reports/request-text.js'
import { sarifSchema } from './sarif-schema.js'

const hostile = '</pre><script>alert(1)</script>]]>&"\'`\u001b[31m\u0000\u202e\ud800'
const secret = 'the-secret-of-the-hook'
const planted = 'planted-credential'

const report: AttackReport = await attack({
  target: (request) => ({
    status: request.headers.has('x-hub-signature-256') ? 200 : 500,
    headers: {
      'x-powered-by': 'Express',
      'x-hostile': '<img src=x onerror=alert(1)>',
      'set-cookie': `session=${planted}`,
      'X-Csrf-Token': planted,
    },
    body: hostile,
  }),
  vendor: deliveries,
  secret,
  rate: 100_000,
  only: ['genuine.samples', 'forged.any-signature', 'forged.effect', 'answers.server-error'],
})

describe('toEvidence', () => {
  it('masks tokens in forgeries that have nearly all of them, and credentials in redirects', () => {
    const token = 'a-long-secret-of-the-hook'
    const near = (each: string) => [each, each.toUpperCase(), `z${each.slice(1)}`, each.slice(0, -1), `x, ${each}`]
    const evidenceOf = (url: string, value: string, text: string) => {
      const request = {
        method: 'POST',
        url,
        headers: [['X-Token', value]] as const,
        body: new TextEncoder().encode(text),
      }
      const headers = [['Location', 'https://user:planted@h/new?token=planted']] as const
      const arrival = {
        kind: 'answer',
        answer: { status: 302, headers, body: request.body },
        ms: 1,
        sentBytes: 1,
      } as const
      return toEvidence({ label: '', request, arrival }, [token, "it's-a-long-token"])
    }
    for (const value of near(token)) {
      const evidence = evidenceOf(`http://127.0.0.1/hooks?a=${encodeURIComponent(value)}`, value, `{"a":"${value}"}`)
      expect(JSON.stringify(evidence)).not.toMatch(/long|hook[^s]|planted/i)
      expect(evidence.answer).toContain('Location: https://h/new\n')
    }
    for (const value of near("it's-a-long-token")) {
      expect(evidenceOf('http://127.0.0.1/', value, '').request).toContain("-H 'X-Token: <secret>'")
    }
  })
})

describe('toText', () => {
  it('has the grade, the findings with their fixes, and nothing that a terminal obeys', () => {
    const text = toText(report)
    expect(text).toContain('grade F')
    expect(text).toContain('Accepts any well-formed signature  (forged.any-signature)')
    expect(text).toContain('add an error handler with four')
    expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202e\ud800]/u)
  })

  it('says beside the grade how many cases were not run, and lists them by their reason', () => {
    const text = toText(report)
    expect(text).toContain('of 100: 1 of 4 cases passed, 2 failed, 1 not run\n')
    expect(text).toContain('\n1 not run: it needs the option observe\n        forged.effect\n')
    const groups = [...text.matchAll(/(\d+) passed, (\d+) failed, (\d+) not run$/gm)]
    const sums = [1, 2, 3].map((at) => groups.reduce((sum, counts) => sum + Number(counts[at]), 0))
    expect(sums).toEqual([1, 2, 1])
    expect(toHtml(report)).toContain('of 100: 1 of 4 cases passed, 2 failed, 1 not run</p>')
  })

  it('has a whole curl command that bash accepts, or none', () => {
    const [finding] = report.findings
    const [evidence] = finding?.evidence ?? []
    if (finding === undefined || evidence === undefined) expect.fail()
    const written = (body: string) => {
      const request = toCurl({ method: 'POST', url: 'http://127.0.0.1/', headers: [], body: Buffer.from(body) })
      return [request, toText({ ...report, findings: [{ ...finding, evidence: [{ ...evidence, request }] }] })] as const
    }
    const [request, text] = written(`{"it's":"${'x'.repeat(2_000)}"}`)
    const printed = text.slice(text.indexOf('curl -i'), text.indexOf('\n  came'))
    expect(printed.replaceAll('\n        ', '\n')).toBe(request)
    const words = execFileSync('bash', ['-c', printed.replace(/^curl/, 'printf %s')]).toString()
    expect(words).toContain(`{"it's":"${'x'.repeat(2_000)}"}`)
    const [long, short] = written('x'.repeat(9_000))
    expect(short).toContain(`a curl command of ${long.length} characters: --report json has it whole`)
    expect(short).not.toContain('curl -i')
  })

  it('has no value of a cookie or of a token', () => {
    for (const write of [toText, toJson, toJUnit, toSarif, toHtml]) {
      const written = write(report)
      expect(written).not.toContain(planted)
      expect(written).toMatch(/set-cookie: (?:<|&#60;)masked/)
    }
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
      message: expect.stringMatching(/^F \(\d+, 3 of 4 cases\)$/),
      color: 'red',
    })
  })
})
