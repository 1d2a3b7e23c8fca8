import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { refusal } from '../../../src/authors.js'
import { type UrlScheme, urlSignature } from '../../../src/core/verify/url-signature.js'
import { v0SignatureOptions } from '../../../src/core/verify/v0-signature.js'
import { hmacSignature, toWebhookRequest, type WebhookErrorCode } from '../../../src/index.js'
import { now, verify, withHeaders } from './run.js'

const url = 'https://shop.example/hooks'
const body = '{"id":1}'
const mac = (content: string, key = 'secret') => createHmac('sha256', key).update(content).digest('base64')

const scheme: UrlScheme = {
  preset: 'shop',
  secrets: ['secret', 'older'],
  url,
  header: 'x-sig',
  algorithm: 'sha256',
  contents: (called, request) => [
    [called, request.body],
    [called.replace('https:', 'http:'), request.body],
  ],
}

function send(signature: string, changes: Partial<UrlScheme> = {}, headers: Record<string, string> = {}) {
  const request = toWebhookRequest({ url: '/inner?a=1', headers: { 'x-sig': signature, ...headers }, body })
  return verify(urlSignature({ ...scheme, ...changes }), request)
}

describe('urlSignature', () => {
  it.each([
    ['the public URL with the query of the request', mac(`${url}?a=1${body}`), 0],
    ['another spelling of the URL', mac(`http://shop.example/hooks?a=1${body}`), 0],
    ['an older secret', mac(`${url}?a=1${body}`, 'older'), 1],
  ])('accepts %s', async (_, signature, key) => {
    expect(await send(signature)).toEqual({
      strength: 'signature',
      verifier: 'shop',
      algorithm: 'hmac-sha256',
      key,
      signedAt: undefined,
    })
  })

  it.each<[string, string, WebhookErrorCode]>([
    ['the URL of the request', mac(`/inner?a=1${body}`), 'signature_mismatch'],
    ['another secret', mac(`${url}?a=1${body}`, 'other'), 'signature_mismatch'],
    ['hex', Buffer.from(mac(`${url}?a=1${body}`), 'base64').toString('hex'), 'signature_malformed'],
    ['a short signature', mac(body).slice(4), 'signature_malformed'],
    ['no signature', '', 'proof_missing'],
  ])('refuses %s', async (_, signature, code) => {
    await expect(send(signature)).rejects.toMatchObject({ code })
  })

  it('checks the timestamp, which is part of the content', async () => {
    const timed: Partial<UrlScheme> = {
      timestamp: { header: 'x-time', toleranceSeconds: 60, unit: 'milliseconds' },
      contents: (called, _, sentAt) => [[called, sentAt]],
    }
    const at = (time: number) => send(mac(`${url}?a=1${time}`), timed, { 'x-time': String(time) })
    expect(await at(now - 60_000)).toMatchObject({ signedAt: now - 60_000 })
    await expect(at(now - 60_001)).rejects.toMatchObject({ code: 'timestamp_too_old', field: 'x-time' })
    await expect(send(mac(url), timed)).rejects.toMatchObject({ code: 'proof_missing', field: 'x-time' })
  })

  it('gives contents an empty text for a timestamp that the scheme lacks', async () => {
    const contents: UrlScheme['contents'] = (_, __, sentAt) => [[`<${sentAt}>`]]
    expect(await send(mac('<>'), { contents })).toMatchObject({ key: 0 })
  })

  it('checks other content only after the signature, and waits for it', async () => {
    const checked: string[] = []
    const check: UrlScheme['check'] = async (called) => {
      checked.push(called)
      throw refusal('signature_mismatch', 'the hash in the URL is wrong', { field: 'hash' })
    }
    await expect(send(mac('other'), { check })).rejects.toMatchObject({ field: undefined })
    expect(checked).toEqual([])
    await expect(send(mac(`${url}?a=1${body}`), { check })).rejects.toMatchObject({ field: 'hash' })
    expect(checked).toEqual([`${url}?a=1`])
    expect(await send(mac(`${url}?a=1${body}`), { check: async () => {} })).toMatchObject({ key: 0 })
  })

  it.each<[string, Partial<Record<keyof UrlScheme, unknown>>]>([
    ['secrets', { secrets: '' }],
    ['url', { url: '/hooks' }],
    ['toleranceSeconds', { timestamp: { header: 'x-time', toleranceSeconds: 0 } }],
  ])('names the preset and its invalid option %s', (option, wrong) => {
    expect(() => urlSignature({ ...scheme, ...wrong } as UrlScheme)).toThrow(`shop: ${option} `)
  })
})

describe('v0SignatureOptions', () => {
  it('describe an HMAC over version, timestamp and body', async () => {
    const seconds = now / 1000
    const options = v0SignatureOptions('x-sig', { header: 'x-time', toleranceSeconds: 60 })
    const signature = createHmac('sha256', 'secret').update(`v0:${seconds}:${body}`).digest('hex')
    const request = withHeaders({ 'x-sig': `v0=${signature}`, 'x-time': String(seconds) }, body)
    expect(await verify(hmacSignature({ ...options, secrets: 'secret' }), request)).toMatchObject({ signedAt: now })
  })
})
