import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { HeaderTokenOptions } from '../../../src/authors.js'
import { headerToken } from '../../../src/index.js'
import { expectRefusal, messageOfTypeError, now, verify, withHeaders } from './run.js'

const token = 'f3a9-current'
const plain = headerToken({ header: 'X-Token', tokens: [token, 'older', token] })
const bearer = headerToken({ header: 'Authorization', prefix: 'Bearer ', tokens: token })

describe('headerToken', () => {
  it('accepts the newest token', async () => {
    await expect(verify(plain, withHeaders({ 'x-token': token }))).resolves.toEqual({
      strength: 'token',
      verifier: 'headerToken',
      key: 0,
    })
  })

  it('accepts an older token and reports its index', async () => {
    await expect(verify(plain, withHeaders({ 'x-token': 'older' }))).resolves.toMatchObject({ key: 1 })
  })

  it('returns synchronously if the tokens are fixed', () => {
    expect(plain(withHeaders({ 'x-token': token }), { now })).toMatchObject({ key: 0 })
  })

  it('accepts the scheme in any case', async () => {
    for (const scheme of ['Bearer', 'bearer', 'BEARER']) {
      await expect(verify(bearer, withHeaders({ authorization: `${scheme} ${token}` }))).resolves.toMatchObject({
        key: 0,
      })
    }
  })

  it.each<[string, string]>([
    ['another token', 'other'],
    ['a token of the same length', 'f3a9-currenT'],
    ['the token in upper case', token.toUpperCase()],
    ['a truncated token', token.slice(0, -1)],
    ['the beginning of the token', token.slice(0, 1)],
    ['an extended token', `${token}x`],
    ['leading white space', ` ${token}`],
    ['trailing white space', `${token} `],
    ['a trailing NUL', `${token}\0`],
    ['an unexpected prefix', `Bearer ${token}`],
    ['full-width characters that look the same', token.replace('a', '\uff41')],
    ['two header lines that a runtime joined', `${token}, ${token}`],
  ])('refuses %s', async (_, value) => {
    await expectRefusal(plain, withHeaders({ 'x-token': value }), 'token_mismatch', [token, 'older'])
  })

  it.each(['Bearer', `Basic ${token}`, token, `Bearer  ${token}`, `Bearer\t${token}`, `xBearer ${token}`])(
    'refuses %j instead of a Bearer token',
    async (value) => {
      await expectRefusal(bearer, withHeaders({ authorization: value }), 'token_mismatch', [token])
    },
  )

  it('refuses a request without the header, or with an empty one', async () => {
    await expectRefusal(plain, withHeaders({}), 'proof_missing')
    await expectRefusal(plain, withHeaders({ 'x-token': '' }), 'proof_missing')
  })

  it('refuses two header lines, even with the same valid token', async () => {
    await expectRefusal(plain, withHeaders({ 'x-token': [token, token] }), 'proof_duplicated', [token])
    await expectRefusal(plain, withHeaders({ 'x-token': [token], 'X-TOKEN': 'x' }), 'proof_duplicated', [token])
  })

  it('refuses any other text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ minLength: 1 }), async (value) => {
        fc.pre(value !== token && value !== 'older')
        await expectRefusal(plain, withHeaders({ 'x-token': value }), 'token_mismatch')
      }),
    )
  })

  it('copies the token', async () => {
    const bytes = Buffer.from(token)
    const verifier = headerToken({ header: 'x-token', tokens: bytes })
    bytes.fill(0x61)
    await expect(verify(verifier, withHeaders({ 'x-token': token }))).resolves.toMatchObject({ key: 0 })
  })

  it('accepts tokens of any printable ASCII', () => {
    expect(() => headerToken({ header: 'x-token', tokens: '! a~' })).not.toThrow()
  })

  it.each<[string, object]>([
    ['tokens', { tokens: [7] }],
    ['tokens', { tokens: { token } }],
    ['tokens', { tokens: `${token}\n` }],
    ['tokens', { tokens: ` ${token}` }],
    ['tokens', { tokens: `${token} ` }],
    ['tokens', { tokens: `${token}\t${token}` }],
    ['tokens', { tokens: `${token}\u001f` }],
    ['tokens', { tokens: `${token}\u007f` }],
    ['tokens', { tokens: 'caf\u00e9' }],
    ['header', { header: '' }],
    ['header', { header: 7 }],
    ['prefix', { prefix: 7 }],
  ])('refuses wrong %s: %j', (option, wrong) => {
    const options: HeaderTokenOptions = { header: 'x-token', tokens: token, ...wrong }
    const message = messageOfTypeError(() => headerToken(options))
    expect(message).toContain(`headerToken: ${option} `)
    expect(message).not.toContain(token)
  })
})
