import { describe, expect, it } from 'vitest'
import { toWebhookRequest } from '../../../../../src/core/request/to-webhook-request.js'
import { maskSecrets } from '../../../../../src/tools/inspector/api/views/mask.js'

const shownBody = (text: string, secrets: readonly string[] = []) =>
  Buffer.from(maskSecrets(secrets).body(Buffer.from(text)).base64, 'base64').toString()

describe('maskSecrets', () => {
  it.each([
    'Authorization',
    'Proxy-Authorization',
    'Cookie',
    'Set-Cookie',
    'X-Gitlab-Token',
    'X-Goog-Channel-Token',
    'X-Api-Key',
    'X-Hook-Secret',
    'X-Amz-Security-Token',
  ])('masks the header %s', (name) => {
    expect(maskSecrets().header([name, 's3cret'])).toEqual({ name, value: '', masked: true })
  })

  it('leaves the bytes of a Buffer unchanged', () => {
    const stored = Buffer.from('a s3cret')
    maskSecrets(['s3cret']).body(stored)
    expect(stored.toString()).toBe('a s3cret')
  })

  it('shows other headers, and masks a known secret and a token in an address in them', () => {
    const { header } = maskSecrets(['s3cret'])
    expect(header(['X-GitHub-Event', 'push'])).toEqual({ name: 'X-GitHub-Event', value: 'push', masked: false })
    expect(header(['X-Other', 'my s3cret'])).toMatchObject({ value: '', masked: true })
    expect(header(['Referer', 'https://a.example/?token=abc&x=1'])).toMatchObject({
      value: 'https://a.example/?token=***&x=1',
    })
  })

  it.each([
    ['https://a.example/hook?token=abc&x=1', 'https://a.example/hook?token=***&x=1'],
    ['https://a.example/hook?x=1&access_token=abc#f', 'https://a.example/hook?x=1&access_token=***#f'],
    ['https://a.example/hook/s3cret?x=s3cret', 'https://a.example/hook/***?x=***'],
    ['https://a.example/hook?monkey=1', 'https://a.example/hook?monkey=1'],
  ])('masks tokens and known secrets in the URL %s', (url, shown) => {
    expect(maskSecrets(['s3cret']).url(url)).toBe(shown)
  })

  it.each([
    ['token=abc&team=T1', 'token=***&team=T1'],
    ['team=T1&access_token=abc', 'team=T1&access_token=***'],
    ['{"token":"abc","a":{"client_secret" : "de\\"f"}}', '{"token":"***","a":{"client_secret" : "*****"}}'],
    ['{"tokens":3,"event":"token"}', '{"tokens":3,"event":"token"}'],
    ['ä s3cret ä', 'ä ****** ä'],
  ])('masks the body %s without changing its length', (text, shown) => {
    expect(shownBody(text, ['s3cret'])).toBe(shown)
  })

  it('shows the beginning of a long body', () => {
    const body = maskSecrets().body(new Uint8Array(300_000))
    expect(body).toMatchObject({ size: 300_000, truncated: true })
    expect(Buffer.from(body.base64, 'base64')).toHaveLength(262_144)
  })

  it('masks a whole request', () => {
    const request = toWebhookRequest({ url: 'https://a.example/?key=1', headers: { Cookie: 'a=b' }, body: 'token=abc' })
    const masked = maskSecrets().request(request)
    expect(masked).toMatchObject({ url: 'https://a.example/?key=***', headers: [['Cookie', '***']] })
    expect(Buffer.from(masked.body).toString()).toBe('token=***')
  })
})
