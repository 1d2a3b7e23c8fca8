import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toWebhookRequest, urlToken } from '../../../src/index.js'
import { codePoint } from '../../code-points.js'
import { expectRefusal, messageOfTypeError, now, verify } from './run.js'

const token = 'k3y+/=current'
const inQuery = urlToken({ tokens: [token, 'older'] })
const to = (url: string) => toWebhookRequest({ url })

describe('urlToken in the query', () => {
  it.each([
    `https://receiver.example/hook?token=${token}`,
    `https://receiver.example/hook?a=b&token=${token}&c`,
    `https://receiver.example/hook?token=${encodeURIComponent(token)}`,
    `https://receiver.example/hook?%74oken=${token}`,
    `/hook?token=${token}`,
    `//evil.example/hook?token=${token}`,
    `*?token=${token}`,
    `?token=${token}`,
    `http:hook?token=${token}`,
    `https://user@[::1]:99999/\\..//?token=${token}`,
    `https://receiver.example/hook?token=${token}#fragment`,
  ])('accepts the newest token in %j', async (url) => {
    await expect(verify(inQuery, to(url))).resolves.toEqual({ strength: 'url', verifier: 'urlToken', key: 0 })
  })

  it('accepts an older token and a parameter with another name', async () => {
    await expect(verify(inQuery, to('/?token=older'))).resolves.toMatchObject({ key: 1 })
    const named = urlToken({ parameter: 'access key', tokens: token })
    await expect(verify(named, to(`/?access%20key=${token}`))).resolves.toMatchObject({ key: 0 })
    await expectRefusal(named, to(`/?token=${token}`), 'proof_missing')
  })

  it('accepts every token as the platform encodes it', async () => {
    // Blank tokens are refused at start.
    const token = fc.string({ unit: 'grapheme' }).filter((text) => text.trim() !== '')
    await fc.assert(
      fc.asyncProperty(token, async (tokens) => {
        const url = `https://receiver.example/?a=b&token=${encodeURIComponent(tokens)}`
        await expect(verify(urlToken({ tokens }), to(url))).resolves.toMatchObject({ key: 0 })
      }),
    )
  })

  it('names the parameter or the URL', async () => {
    await expect(verify(inQuery, to('/'))).rejects.toThrow(/^query parameter token is missing$/)
    await expect(verify(inQuery, to('/?token=x'))).rejects.toMatchObject({ field: 'token' })
    const inPath = urlToken({ tokens: token, pathSegment: 1 })
    await expect(verify(inPath, to('/hook/x'))).rejects.toMatchObject({ code: 'token_mismatch', field: 'url' })
    await expect(verify(inPath, to('/hook'))).rejects.toMatchObject({ code: 'proof_missing', field: 'url' })
    const bare = urlToken({ tokens: 'older', pathSegment: 1 })
    await expect(verify(bare, to('hook/older'))).resolves.toMatchObject({ key: 0 })
  })

  it('returns synchronously if the tokens are fixed', () => {
    expect(inQuery(to(`/?token=${token}`), { now })).toMatchObject({ key: 0 })
  })

  it.each([
    '',
    '/',
    '?',
    'https://receiver.example/hook',
    'https://receiver.example/hook?',
    'https://receiver.example/hook?token',
    'https://receiver.example/hook?token=',
    `https://receiver.example/token=${token}`,
    `https://receiver.example/hook#?token=${token}`,
    `https://receiver.example/hook?a=b#&token=${token}`,
    `https://receiver.example/hook?Token=${token}`,
    `https://receiver.example/hook?token[]=${token}`,
    `https://receiver.example/hook?a=b;token=${token}`,
    `https://receiver.example/hook??token=${token}`,
    `https://receiver.example/hook%3Ftoken=${token}`,
  ])('refuses %j, which has no such parameter', async (url) => {
    await expectRefusal(inQuery, to(url), 'proof_missing', [token])
  })

  it.each([`/?token=${token}&token=${token}`, `/?token=${token}&token`, `/?token=${token}&tok%65n=x`])(
    'refuses %j, which has the parameter twice',
    async (url) => {
      await expectRefusal(inQuery, to(url), 'proof_duplicated', [token])
    },
  )

  it.each([
    '/?token=other',
    `/?token=${token.toUpperCase()}`,
    `/?token=${token.slice(0, -1)}`,
    `/?token=${token}x`,
    `/?token=${token.replace('+', ' ')}`,
    `/?token=${token.replace('+', '%20')}`,
    `/?token=${token}%`,
    `/?token=${token}%0`,
    `/?token=${token}%00`,
    `/?token=%u006b${token.slice(1)}`,
    `/?token=${token}/?token=x`,
  ])('refuses %j', async (url) => {
    await expectRefusal(inQuery, to(url), 'token_mismatch', [token])
  })

  it('throws no other exception for any URL', async () => {
    const pieces = fc.array(
      fc.constantFrom('https:', '//', '/', '?', '#', 'token=', '&', '%', '%4', '@', '\\', '\0', '\ud800'),
    )
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string({ unit: codePoint }),
          pieces.map((texts) => texts.join('')),
        ),
        async (url) => {
          await expect(verify(inQuery, to(url))).rejects.toMatchObject({ name: 'WebhookError' })
          await expect(verify(urlToken({ pathSegment: 0, tokens: token }), to(url))).rejects.toMatchObject({
            name: 'WebhookError',
          })
        },
      ),
    )
  })
})

describe('urlToken in the path', () => {
  const segment = encodeURIComponent(token)
  const last = urlToken({ pathSegment: -1, tokens: token })
  const second = urlToken({ pathSegment: 1, tokens: token })

  it.each([
    `https://receiver.example/hooks/${segment}`,
    `https://receiver.example:8443/hooks/${segment}?token=other`,
    `HTTPS://receiver.example/hooks/${segment}#x`,
    `/hooks/${segment}`,
    `custom+scheme.1://host/hooks/${segment}`,
  ])('accepts the token in %j, counted from either side', async (url) => {
    await expect(verify(last, to(url))).resolves.toEqual({ strength: 'url', verifier: 'urlToken', key: 0 })
    await expect(verify(second, to(url))).resolves.toMatchObject({ key: 0 })
  })

  it('reads a target with two leading slashes as a path', async () => {
    await expect(verify(last, to(`//hooks/${segment}`))).resolves.toMatchObject({ key: 0 })
    await expectRefusal(urlToken({ pathSegment: 0, tokens: token }), to(`//${segment}/x`), 'proof_missing')
  })

  it.each(['', '/', '/hooks', '/hooks/', 'https://receiver.example', `https://${segment}`, `/?/${segment}`])(
    'refuses %j, which has no such segment',
    async (url) => {
      await expectRefusal(second, to(url), 'proof_missing', [token])
    },
  )

  it.each([`/hooks/${segment}%`, `/hooks/${segment}x`, `/hooks/${segment.slice(0, -1)}`, '/hooks/..', '/hooks/%2e%2e'])(
    'refuses %j',
    async (url) => {
      await expectRefusal(last, to(url), 'token_mismatch', [token])
    },
  )
})

describe('urlToken options', () => {
  it.each<[string, object]>([
    ['tokens', { tokens: ' \n' }],
    ['parameter', { tokens: token, parameter: '' }],
    ['parameter', { tokens: token, parameter: 7 }],
    ['pathSegment', { tokens: token, pathSegment: 0.5 }],
    ['pathSegment', { tokens: token, pathSegment: '1' }],
    ['parameter and pathSegment', { tokens: token, pathSegment: 1, parameter: 'token' }],
  ])('refuses wrong %s: %j', (option, wrong) => {
    const make = () => urlToken(wrong as Parameters<typeof urlToken>[0])
    expect(messageOfTypeError(make)).toContain(`urlToken: ${option} `)
  })
})
