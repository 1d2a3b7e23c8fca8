import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formToken } from '../../../src/index.js'
import { asSubArray, expectRefusal, messageOfTypeError, now, verify, withHeaders } from './run.js'

const token = 'xyzz0WbapA4vBCDEFasx0q6G'
const verifier = formToken({ tokens: [token, 'old er+%&=\u00fc'] })
const form = (body: string | Uint8Array) => withHeaders({ 'content-type': 'application/x-www-form-urlencoded' }, body)

describe('formToken', () => {
  it.each([
    `token=${token}`,
    `token=${token}&text=hello`,
    `text=hello&token=${token}`,
    `text=a%26token%3Dx&token=${token}&user=b`,
    `&&token=${token}&`,
    `%74oken=${token}`,
    `token=%78${token.slice(1)}`,
    `Token=x&token%20=x&tokens=x&oken=x&token[]=x&token.a=x&token=${token}`,
  ])('accepts the newest token in %j', async (body) => {
    await expect(verify(verifier, form(body))).resolves.toEqual({ strength: 'token', verifier: 'formToken', key: 0 })
  })

  it('accepts an older token in any encoding', async () => {
    for (const encoded of [encodeURIComponent('old er+%&=\u00fc'), 'old+er%2b%25%26=\u00fc']) {
      await expect(verify(verifier, form(`token=${encoded}`))).resolves.toMatchObject({ key: 1 })
    }
  })

  it.each([
    `token=${token}\nteam_id=T0001\ntext=hello`,
    `team_id=T0001\r\ntoken=${token}\r\n`,
    `team_id=T0001&user=a\ntoken=${token}`,
  ])('refuses %j, and names the line breaks', async (body) => {
    await expect(verify(verifier, form(body))).rejects.toMatchObject({
      code: 'token_mismatch',
      field: 'token',
      message: expect.stringContaining('on lines') as string,
    })
  })

  it('reads a line break within JSON as no token, and an encoded one as part of a value', async () => {
    await expectRefusal(verifier, form(`{"a":1,\n"b=c":"token=${token}"}`), 'proof_missing')
    await expect(verify(verifier, form(`text=a%0Ab%3Dc=&token=${token}`))).resolves.toMatchObject({ key: 0 })
  })

  it('accepts a token in a field with another name', async () => {
    const named = formToken({ field: 'verification[token]', tokens: token })
    await expect(verify(named, form(`verification%5Btoken%5D=${token}`))).resolves.toMatchObject({ key: 0 })
    await expectRefusal(named, form(`token=${token}`), 'proof_missing')
  })

  it('finds the token in any form that the platform writes', async () => {
    const field = fc.tuple(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }))
    await fc.assert(
      fc.asyncProperty(
        fc.array(field),
        // Blank tokens are refused at start.
        fc.string({ unit: 'grapheme' }).filter((text) => text.trim() !== ''),
        fc.nat(),
        async (fields, tokens, at) => {
          const others = fields.filter(([name]) => name !== 'token')
          others.splice(at % (others.length + 1), 0, ['token', tokens])
          const body = new URLSearchParams(others).toString()
          await expect(verify(formToken({ tokens }), form(body))).resolves.toMatchObject({ key: 0 })
        },
      ),
    )
  })

  it('accepts a body that is a view into a larger buffer', async () => {
    await expect(verify(verifier, form(asSubArray(`token=${token}`)))).resolves.toMatchObject({ key: 0 })
    await expectRefusal(verifier, form(new TextEncoder().encode(`token=${token}`).subarray(0, -1)), 'token_mismatch')
  })

  it('returns synchronously if the tokens are fixed', () => {
    expect(verifier(form(`token=${token}`), { now })).toMatchObject({ key: 0 })
  })

  it.each([
    '',
    '&',
    '=',
    'token',
    'token=',
    `text=token=${token}`,
    `token[]=${token}`,
    `token[0]=${token}`,
    `TOKEN=${token}`,
    ` token=${token}`,
    `token =${token}`,
    `+token=${token}`,
    `;token=${token}`,
    `text=a;token=${token}`,
    `%token=${token}`,
    `toke%6=${token}`,
    `token%00=${token}`,
    `\ufefftoken=${token}`,
    `{"token":"${token}"}`,
    `\n\ntoken=${token}`,
    `=${token}`,
  ])('refuses %j, which has no such field', async (body) => {
    await expectRefusal(verifier, form(body), 'proof_missing', [token])
  })

  it.each([
    `token=${token}&token=${token}`,
    `token=${token}&token=other`,
    `token=${token}&token`,
    `token&token=${token}`,
    `token=${token}&text=a&%74%6f%6B%65%6e=x`,
  ])('refuses %j, which has the field twice', async (body) => {
    await expectRefusal(verifier, form(body), 'proof_duplicated', [token])
  })

  it.each([
    'token=other',
    `token=${token.toUpperCase()}`,
    `token=${token.slice(0, -1)}`,
    `token=${token}x`,
    `token=${token}%00`,
    `token=${token}+`,
    `token=${token}\n`,
    `token=${token};text=a`,
    `token=${token}%`,
    `token=${token}%zz`,
    `token=%FF${token}`,
    `token==${token}`,
  ])('refuses %j', async (body) => {
    await expectRefusal(verifier, form(body), 'token_mismatch', [token])
  })

  it('says that a field of the form is missing', async () => {
    await expect(verify(verifier, form('a=b'))).rejects.toThrow(/^form field token is missing$/)
  })

  it('leaves malformed fields beside a valid token to the parser', async () => {
    const broken = Buffer.concat([Buffer.from(`text=%zz&%=%&token=${token}&raw=`), Buffer.from([0xff, 0xfe])])
    await expect(verify(verifier, form(broken))).resolves.toMatchObject({ key: 0 })
  })

  it('reads any number of fields in time linear in the bytes', async () => {
    // Quadratic time would exceed the time limit of a test.
    const fields = `${'a&'.repeat(300_000)}${'%zz&'.repeat(100_000)}${'xoken&'.repeat(50_000)}`
    await expect(verify(verifier, form(`${fields}token=${token}`))).resolves.toMatchObject({ key: 0 })
    await expectRefusal(verifier, form(fields), 'proof_missing')
  })

  it('refuses any other body without another exception', async () => {
    const pieces = fc.array(fc.constantFrom('token', '=', '&', '%', '%7', '4', '+', '[]', 'x', '\0', 'é'))
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.uint8Array(),
          pieces.map((texts) => Buffer.from(texts.join(''))),
        ),
        async (body) => {
          await expect(verify(verifier, form(body))).rejects.toMatchObject({
            code: expect.stringMatching(/^(proof_missing|proof_duplicated|token_mismatch)$/),
          })
        },
      ),
    )
  })

  it.each<[string, object]>([
    ['tokens', { tokens: [token, null] }],
    ['field', { tokens: token, field: '' }],
    ['field', { tokens: token, field: 7 }],
  ])('refuses wrong %s: %j', (option, wrong) => {
    const make = () => formToken(wrong as Parameters<typeof formToken>[0])
    expect(messageOfTypeError(make)).toContain(`formToken: ${option} `)
  })
})
