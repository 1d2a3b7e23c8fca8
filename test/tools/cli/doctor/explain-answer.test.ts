import { describe, expect, it } from 'vitest'
import { evidenceLabel, explainAnswer } from '../../../../src/tools/cli/doctor/explain-answer.js'
import type { Attempt, Capture } from '../../../../src/tools/inspector/captures/capture.js'
import { newCapture } from '../../inspector/captures/sample.js'

const at = '2026-11-22T09:00:00.000Z'
const options = { framework: 'express', writeCommand: (words: string) => `run ${words}` } as const

function explain(attempt: Partial<Attempt>, verdict: Partial<Capture['verdict']> = {}) {
  const capture = { id: 7, ...newCapture({ verdict: { status: 'verified', ...verdict } }) }
  const to = 'http://localhost:3000/hooks?token=s3cret'
  return explainAnswer(capture, { capture: 7, number: 1, at, to, durationMs: 5, ...attempt }, options)
}

describe('explainAnswer', () => {
  it.each([
    [400, 'server_differs'],
    [401, 'server_differs'],
    [403, 'server_differs'],
    [404, 'path_unknown'],
    [405, 'method_refused'],
    [308, 'server_redirects'],
    [500, 'body_read_before'],
    [503, 'handler_failed'],
    [502, 'server_fails'],
    [418, 'server_fails'],
    [999, 'server_fails'],
    [200, undefined],
    [204, undefined],
  ])('explains the answer %i to a verified delivery as %s', (status, cause) => {
    expect(explain({ status })?.cause).toBe(cause)
  })

  it.each([
    ['ECONNREFUSED', 'server_unreachable'],
    ['ENOTFOUND', 'server_unreachable'],
    ['timeout', 'server_timeout'],
    ['ECONNRESET', 'server_disconnects'],
    ['HPE_INVALID_CONSTANT', 'server_disconnects'],
    ['held', undefined],
    ['cut', undefined],
    ['aborted', undefined],
  ])('explains the error %s as %s', (error, cause) => {
    for (const status of ['verified', 'refused', 'unknown'] as const) {
      expect(explain({ error }, { status })?.cause).toBe(cause)
    }
  })

  it('knows nothing of a server that refuses what is refused here, or what nobody verified', () => {
    expect(explain({ status: 401 }, { status: 'refused' })).toBeUndefined()
    expect(explain({ status: 404 }, { status: 'refused' })?.cause).toBe('path_unknown')
    expect(explain({ status: 500 }, { status: 'refused' })?.cause).toBe('body_read_before')
    expect(explain({ status: 500 }, { status: 'unknown' })).toBeUndefined()
    expect(explain({ status: 200 }, { status: 'unknown' })).toBeUndefined()
    const { verdict: _, ...rest } = newCapture()
    expect(explainAnswer({ id: 1, verdict: { status: 'verified' }, ...rest }, undefined, options)).toBeUndefined()
  })

  it('doubts the secret given to listen if the server accepts what is refused here', () => {
    const finding = explain({ status: 200 }, { status: 'refused' })
    expect(finding).toMatchObject({ cause: 'server_accepts', run: 'run doctor 7' })
    expect(finding?.proof).toContain('the secret given to listen is probably wrong')
    expect(finding?.fix).toBe('Start listen again with the secret of your server; while it runs, it keeps the old one.')
  })

  it('doubts no secret if the request is refused for another reason', () => {
    for (const code of ['proof_missing', 'media_type_unsupported', 'timestamp_too_old']) {
      const finding = explain({ status: 200 }, { status: 'refused', code })
      expect(finding).toMatchObject({
        cause: 'server_accepts',
        proof: expect.stringContaining(`refused here for ${code}`),
      })
      expect(`${finding?.proof} ${finding?.fix}`).not.toContain('secret')
    }
    expect(explain({ status: 200 }, { status: 'refused', code: 'signature_mismatch' })?.fix).toContain('the secret of')
  })

  it('doubts the schema of the server first if it answers 400', () => {
    const { proof = '', fix = '' } = explain({ status: 400 }) ?? {}
    expect(proof).toContain('answers 400: its schema, its secret or its provider is probably another one')
    expect(fix).toMatch(/^Look at your server's console: a receiver answers 400 if its schema refuses the payload\./)
    expect(explain({ status: 401 })?.proof).toContain('answers 401: its secret or its provider is')
  })

  it('tells an old signature from another secret', () => {
    const signedAt = Date.parse(at) - 3_600_000
    expect(explain({ status: 401 }, { signedAt })).toMatchObject({
      cause: 'signature_expired',
      proof: expect.stringContaining('signed 1 h before'),
      run: 'run replay 7 --resign',
    })
    expect(explain({ status: 401 }, { signedAt: Date.parse(at) - 300_000 })?.cause).toBe('server_differs')
    expect(explain({ status: 404 }, { signedAt })?.cause).toBe('path_unknown')
  })

  it('names the line of the framework, the path and where a redirect leads, without credentials', () => {
    expect(explain({ status: 500 })?.fix).toMatch(/app\.post\('\/webhooks'.*doctor env looks for the line/)
    expect(explain({ status: 401 })?.fix).toMatch(
      /^Compare the secret .*, and restart your server after a change\..* Against a changed body: .*app\.post/,
    )
    expect(explain({ status: 404 })).toMatchObject({
      proof: 'your server answers 404 for POST /hooks',
      fix: expect.stringContaining('listen localhost:3000/webhooks, which counts from the next request on'),
      run: 'run replay 7 --to localhost:3000/webhooks',
    })
    expect(explain({ status: 405 })?.run).toBe('run replay 7 --to localhost:3000/webhooks')
    expect(explain({ status: 404, to: 'https://localhost:3000/webhooks' })?.run).toBe(
      'run replay 7 --to https://localhost:3000/hooks',
    )
    expect(explain({ status: 404, to: 'http://$(id)/' })?.run).toBe("run replay 7 --to '$(id)/webhooks'")
    const location = [['Location', '/hooks/?token=s3cret\x1b[31m']] as const
    const { proof } = explain({ status: 308, rawHeaders: location }) ?? {}
    expect(proof).toContain('redirects with 308 to /hooks/,')
    const secrets = [
      ['Location', `https://user:${'x'.repeat(300)}s3cret@h/new\x1b[31m?code=s3cret#token=s3cret`],
    ] as const
    expect(explain({ status: 308, rawHeaders: secrets })?.proof).toContain('redirects with 308 to https://h/new [31m,')
    expect(explain({ error: 'ECONNREFUSED' })?.proof).toBe('nothing takes connections at localhost:3000 (ECONNREFUSED)')
  })
})

describe('evidenceLabel', () => {
  it('calls a proof only what makes verification succeed', () => {
    expect(['body_reserialised', 'unknown', 'body_read_before', 'server_differs'].map(evidenceLabel)).toEqual([
      'proof',
      'seen',
      'seen',
      'seen',
    ])
  })
})
