import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BasicAuthOptions } from '../../../src/authors.js'
import { basicAuth, createReceiver, fromEnv } from '../../../src/index.js'
import { host } from '../../../src/vendors/styles/host.js'
import { expectRefusal, messageOfTypeError, now, verify, withHeaders } from './run.js'

const password = 's3cret:with colon'
const users = [
  { username: 'ann', password },
  { username: 'bob', password: 'older' },
]
const verifier = basicAuth({ users })
const base64 = (text: string, encoding: BufferEncoding = 'utf8') => Buffer.from(text, encoding).toString('base64')
const from = (value: string) => withHeaders({ Authorization: value })

describe('basicAuth', () => {
  it('accepts each account with its own password', async () => {
    await expect(verify(verifier, from(`Basic ${base64(`ann:${password}`)}`))).resolves.toEqual({
      strength: 'basic',
      verifier: 'basicAuth',
      key: 0,
    })
    await expect(verify(verifier, from(`Basic ${base64('bob:older')}`))).resolves.toMatchObject({ key: 1 })
  })

  it('returns synchronously if the accounts are fixed', () => {
    expect(verifier(from(`Basic ${base64('bob:older')}`), { now })).toMatchObject({ key: 1 })
  })

  // RFC 7617, sections 2 and 2.1.
  it.each([
    ['Aladdin', 'open sesame', 'Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ=='],
    ['test', '123\u00a3', 'Basic dGVzdDoxMjPCow=='],
  ])('accepts the published example of %s', async (username, open, value) => {
    await expect(verify(basicAuth({ users: { username, password: open } }), from(value))).resolves.toMatchObject({
      key: 0,
    })
  })

  it('accepts the scheme in any case, followed by several spaces', async () => {
    for (const scheme of ['basic ', 'BASIC ', 'Basic   ']) {
      await expect(verify(verifier, from(`${scheme}${base64('bob:older')}`))).resolves.toMatchObject({ key: 1 })
    }
  })

  it('accepts every valid account', async () => {
    const text = fc.string({ unit: 'grapheme' }).filter((value) => !/\p{Cc}/u.test(value))
    const username = text.filter((value) => !value.includes(':'))
    const any = text.filter((value) => value.trim() !== '')
    await fc.assert(
      fc.asyncProperty(username, any, async (name, open) => {
        const single = basicAuth({ users: { username: name, password: open } })
        await expect(verify(single, from(`Basic ${base64(`${name}:${open}`)}`))).resolves.toMatchObject({ key: 0 })
      }),
    )
  })

  it('accepts accounts as text, with colons in the password', async () => {
    const text = basicAuth({ users: ['ann:new', `ann:${password}`] })
    await expect(verify(text, from(`Basic ${base64(`ann:${password}`)}`))).resolves.toMatchObject({ key: 1 })
    await expectRefusal(text, from(`Basic ${base64('ann:s3cret')}`), 'credentials_mismatch')
    for (const wrong of ['ann', 'ann:', ':', ' ']) expect(() => basicAuth({ users: wrong })).toThrow(TypeError)
  })

  it('reads accounts from the environment at the first request', async () => {
    const env: Record<string, string> = {}
    const late = basicAuth({ users: fromEnv('WEBHOOK_LOGIN', { env }) })
    await expectRefusal(late, from(`Basic ${base64('ann:new')}`), 'key_unavailable')
    env['WEBHOOK_LOGIN'] = 'ann'
    const wrong = basicAuth({ users: fromEnv('WEBHOOK_LOGIN', { env }) })
    await expectRefusal(wrong, from(`Basic ${base64('ann:new')}`), 'key_unavailable')
    env['WEBHOOK_LOGIN'] = 'ann:new'
    await expect(verify(late, from(`Basic ${base64('ann:new')}`))).resolves.toMatchObject({ key: 0 })
  })

  it('accepts the old password of a user beside the new one', async () => {
    const rotated = basicAuth({ users: [{ username: 'ann', password: 'new' }, ...users] })
    await expect(verify(rotated, from(`Basic ${base64('ann:new')}`))).resolves.toMatchObject({ key: 0 })
    await expect(verify(rotated, from(`Basic ${base64(`ann:${password}`)}`))).resolves.toMatchObject({ key: 1 })
  })

  it.each<[string, string]>([
    ['a wrong password', base64('ann:wrong')],
    ['a password in upper case', base64(`ann:${password.toUpperCase()}`)],
    ['a truncated password', base64(`ann:${password.slice(0, -1)}`)],
    ['a password with a line break', base64(`ann:${password}\n`)],
    ['an empty password', base64('ann:')],
    ['the password of another account', base64('ann:older')],
    ['an unknown name', base64(`eve:${password}`)],
    ['a name in upper case', base64(`ANN:${password}`)],
    ['an empty name', base64(`:${password}`)],
    ['a byte order mark', base64(`\ufeffann:${password}`)],
    ['another charset', base64('t\u00e4st:x', 'latin1')],
    ['a colon alone', base64(':')],
  ])('refuses %s', async (_, value) => {
    await expectRefusal(verifier, from(`Basic ${value}`), 'credentials_mismatch', [password, 'older'])
  })

  it('refuses an unknown name and a wrong password with the same error', async () => {
    const errors = ['eve:older', 'bob:wrong'].map((pair) => verify(verifier, from(`Basic ${base64(pair)}`)))
    const [unknownName, wrongPassword] = await Promise.all(errors.map((error) => error.catch((thrown) => thrown)))
    expect({ ...unknownName, message: unknownName.message }).toEqual({
      ...wrongPassword,
      message: wrongPassword.message,
    })
  })

  it.each<[string, string]>([
    ['the scheme alone', 'Basic'],
    ['another scheme', `Bearer ${base64('bob:older')}`],
    ['a longer scheme', `Basics ${base64('bob:older')}`],
    ['a scheme with a longer beginning', `xbasic ${base64('bob:older')}`],
    ['no scheme', base64('bob:older')],
    ['the credentials in the clear', 'Basic bob:older'],
    ['no colon', `Basic ${base64('bobolder')}`],
    ['missing padding', `Basic ${base64('bob:older+').replace(/=+$/, '')}`],
    ['the other alphabet', 'Basic Ym9iOj8_Pw=='],
    ['trailing white space', `Basic ${base64('bob:older')} `],
    ['white space inside', `Basic ${base64('bob:older').slice(0, 4)} ${base64('bob:older').slice(4)}`],
    ['a tab', `Basic\t${base64('bob:older')}`],
    ['unused bits that are not zero', 'Basic Ym9iOm9sZGVyKx=='],
    ['two header lines that a runtime joined', `Basic ${base64('bob:older')}, Basic ${base64('bob:older')}`],
  ])('refuses %s', async (_, value) => {
    await expectRefusal(verifier, from(value), 'credentials_malformed', ['older', base64('bob:older')])
  })

  it('refuses a request without the header, or with an empty one', async () => {
    await expectRefusal(verifier, withHeaders({}), 'proof_missing')
    await expectRefusal(verifier, from(''), 'proof_missing')
  })

  it('refuses two header lines, even with the same valid account', async () => {
    const value = `Basic ${base64('bob:older')}`
    await expectRefusal(verifier, withHeaders({ authorization: [value, value] }), 'proof_duplicated')
    await expectRefusal(verifier, withHeaders({ authorization: [value, ''] }), 'proof_duplicated')
  })

  it('names the realm webhooks by default', async () => {
    const challenge = 'Basic realm="webhooks", charset="UTF-8"'
    await expect(verify(basicAuth({ users }), withHeaders({}))).rejects.toMatchObject({ challenge })
  })

  it('sends a challenge with each refusal', async () => {
    const receiver = createReceiver({ provider: host({ verify: basicAuth({ users, realm: 'parcels' }) }), on: {} })
    for (const headers of [{}, { authorization: 'x' }, { authorization: `Basic ${base64('ann:x')}` }]) {
      const request = withHeaders({ 'content-type': 'application/json', ...headers }, '{}')
      const { response } = await receiver.receive(request)
      expect(response).toEqual({
        status: 401,
        headers: { 'www-authenticate': 'Basic realm="parcels", charset="UTF-8"' },
        body: '',
      })
    }
  })

  it.each<[string, object]>([
    ['users', { users: undefined }],
    ['users', { users: [] }],
    ['users', { users: 'ann' }],
    ['users', { users: [undefined] }],
    ['users', { users: [null] }],
    ['users', { users: { username: 'ann' } }],
    ['users', { users: { username: 'ann', password: '' } }],
    ['users', { users: { username: 'ann', password: ' ' } }],
    ['users', { users: { username: 'ann', password: undefined } }],
    ['users', { users: { username: 'ann', password: 7 } }],
    ['users', { users: { username: 'ann', password: 's3cret\n' } }],
    ['users', { users: { username: 'a:b', password: 's3cret' } }],
    ['users', { users: { username: 'ann\r\n', password: 's3cret' } }],
    ['users', { users: { password: 's3cret' } }],
    ['users', { users: [...users, { username: 'cy', password: '' }] }],
    ['realm', { users, realm: 'a"b' }],
    ['realm', { users, realm: 'a\\' }],
    ['realm', { users, realm: 'a\r\nx: y' }],
    ['realm', { users, realm: 'caf\u00e9' }],
    ['realm', { users, realm: 7 }],
  ])('refuses wrong %s: %j', (option, wrong) => {
    const message = messageOfTypeError(() => basicAuth(wrong as BasicAuthOptions))
    expect(message).toContain(`basicAuth: ${option} `)
    expect(message).not.toContain('s3cret')
  })
})
