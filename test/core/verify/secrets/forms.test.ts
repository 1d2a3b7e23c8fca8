import { describe, expect, it } from 'vitest'
import { problemOfSecret } from '../../../../src/core/verify/secrets/pasted.js'
import { decodeSecret } from '../../../../src/core/verify/secrets/secret-encoding.js'

describe('problemOfSecret', () => {
  const id = '1PgafTB1WZUzmd'

  it.each([
    ['white space', ' secret', /white space/],
    ['a line break', 'secret\n', /white space/],
    ['double quotation marks', '"secret"', /quotation marks/],
    ['single quotation marks', "'secret'", /quotation marks/],
    ['backticks', '`secret`', /quotation marks/],
    ['the id of an endpoint', `we_${id}`, /endpoint at Stripe/],
    ['a publishable key', 'pk_live_x', /publishable key/],
    ['a publishable key for tests', 'mk_test_x', /publishable key/],
    ['the id of an account', `acct_${id}`, /account or event at Stripe/],
    ['the id of an event', `evt_${id}`, /account or event at Stripe/],
    ['the SID of an account', `AC${'0a'.repeat(16)}`, /account SID of Twilio/],
    ['a token of Slack', 'xoxb-1', /token of Slack/],
    ['a token of GitHub', 'ghp_1', /token of GitHub/],
    ['a fine-grained token of GitHub', 'github_pat_1', /token of GitHub/],
    ['a token of GitLab', 'glpat-1', /token of GitLab/],
    ['a token of Shopify', 'shpat_1', /token of Shopify/],
  ])('finds %s', (_, secret, problem) => {
    expect(problemOfSecret(secret)).toMatch(problem)
  })

  it.each([
    'secret',
    'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    '"secret',
    '"secret\'',
    'a"b"',
    '"a"b',
    `xwe_${id}`,
    `we_${id.slice(1)}`,
    `we_${id}-`,
    'xpk_live_x',
    `xevt_${id}`,
    `evt_${id.slice(1)}`,
    `evt_${id}-`,
    `xAC${'0a'.repeat(16)}`,
    `AC${'0a'.repeat(16)}0`,
    `AC${'0A'.repeat(16)}`,
    'a xoxb-1',
    'xoxz-1',
    'a ghp_1',
    'ghx_1',
    'a github_pat_1',
    'a glpat-1',
    'a shpat_1',
  ])('takes %j for a secret', (secret) => {
    expect(problemOfSecret(secret)).toBeUndefined()
  })
})

describe('decodeSecret', () => {
  const decode = (secret: string | Uint8Array, encoding: 'utf8' | 'hex' | 'base64') =>
    Buffer.from(decodeSecret(secret, encoding, 'x: secrets')).toString('hex')

  it('decodes a text, in which the case of hex does not matter', () => {
    expect(decode('é', 'utf8')).toBe('c3a9')
    expect(decode('C3a9', 'hex')).toBe('c3a9')
    expect(decode('w6k=', 'base64')).toBe('c3a9')
  })

  it('copies bytes in any encoding', () => {
    const bytes = new Uint8Array([0xc3, 0xa9])
    for (const encoding of ['utf8', 'hex', 'base64'] as const) expect(decode(bytes, encoding)).toBe('c3a9')
    expect(decodeSecret(bytes, 'hex', 'x: secrets')).not.toBe(bytes)
  })

  it.each([
    ['hex', 'xy'],
    ['hex', ''],
    ['base64', '!'],
    ['base64', 'W6K'],
    ['base64', ''],
  ] as const)('refuses a text that is not %s: %j', (encoding, secret) => {
    expect(() => decode(secret, encoding)).toThrow(`x: secrets must be ${encoding}`)
  })
})
