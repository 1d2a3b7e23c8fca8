import { generateKeyPairSync, sign } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { KeysByUrlOptions } from '../../../../src/authors.js'
import { keysByUrl, publicKeySignature, readHeader, toWebhookRequest } from '../../../../src/index.js'

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const pem = String(publicKey.export({ type: 'spki', format: 'pem' }))
const field = 'X-Key-Url'
const body = '{"id":1}'
const signature = sign('sha256', Buffer.from(body), privateKey).toString('base64')

const options = {
  readUrl: (request) => readHeader(request, field),
  field,
  allowedHosts: ['keys.parcels.example'],
  pathPrefix: '/keys/',
} satisfies KeysByUrlOptions

function verifierOf(answer: (init: RequestInit) => Response, others: Partial<KeysByUrlOptions> = {}) {
  const fetched: string[] = []
  const fetch = async (url: string, init: RequestInit) => {
    fetched.push(url)
    return answer(init)
  }
  const verify = publicKeySignature({ keys: keysByUrl({ ...options, fetch, ...others }), algorithms: ['RS256'] })
  const send = async (url?: string, sent = body) =>
    verify(toWebhookRequest({ headers: { 'X-Signature': signature, ...(url && { [field]: url }) }, body: sent }), {
      now: Date.now(),
    })
  return { send, fetched }
}

describe('keysByUrl', () => {
  it('gets the key at a URL once, and only from the allowed hosts and paths', async () => {
    const { send, fetched } = verifierOf(() => new Response(pem))
    const url = 'https://keys.parcels.example/keys/1.pem'
    expect(await send(url)).toMatchObject({ strength: 'signature', key: url })
    await expect(send(url, `${body} `)).rejects.toMatchObject({ code: 'signature_mismatch' })
    for (const other of [
      'https://evil.example/keys/1.pem',
      'https://keys.parcels.example.evil.example/keys/1.pem',
      'https://keys.parcels.example/keys/../1.pem',
      'https://keys.parcels.example/other/1.pem',
      'http://keys.parcels.example/keys/1.pem',
    ]) {
      await expect(send(other)).rejects.toMatchObject({ code: 'key_not_trusted' })
    }
    expect(fetched).toEqual([url])
  })

  it('refuses a request without a URL, and blames itself for a missing key', async () => {
    await expect(verifierOf(() => new Response(pem)).send()).rejects.toMatchObject({ code: 'proof_missing', field })
    for (const answer of [() => new Response('<html>'), () => new Response('', { status: 404 })]) {
      const sent = verifierOf(answer).send('https://keys.parcels.example/keys/1.pem')
      const code = 'key_unavailable'
      await expect(sent).rejects.toMatchObject({ code, cause: { code, cause: expect.any(Error) } })
    }
  })

  it('asks for PEM, and names the field of a URL that is not allowed', async () => {
    const accepted: unknown[] = []
    const { send } = verifierOf(({ headers }) => {
      accepted.push(new Headers(headers).get('accept'))
      return new Response(pem)
    })
    await send('https://keys.parcels.example/keys/1.pem')
    expect(accepted).toEqual([expect.stringContaining('application/x-pem-file')])
    await expect(send('https://keys.parcels.example/1.pem')).rejects.toMatchObject({ code: 'key_not_trusted', field })
  })

  it('retrieves a key again even if the budget for other URLs is used up', async () => {
    const clock = { now: 600_000 }
    const limits = { maxFetchesPerMinute: 1, maxAgeMs: 1000, staleMs: 0, now: () => clock.now }
    const { send, fetched } = verifierOf(() => new Response(pem), limits)
    await send('https://keys.parcels.example/keys/1.pem')
    await expect(send('https://keys.parcels.example/keys/2.pem')).rejects.toMatchObject({ code: 'key_unavailable' })
    clock.now += 1000
    expect(await send('https://keys.parcels.example/keys/1.pem')).toMatchObject({ strength: 'signature' })
    expect(fetched).toHaveLength(2)
  })

  it.each([
    ['readUrl', { readUrl: undefined }],
    ['field', { field: '' }],
    ['allowedHosts', { allowedHosts: [] }],
    ['pathPrefix', { pathPrefix: '' }],
    ['maxBytes', { maxBytes: 0 }],
  ])('names the invalid option %s', (option, wrong) => {
    expect(() => keysByUrl({ ...options, ...wrong } as KeysByUrlOptions)).toThrow(`keysByUrl: ${option}`)
  })
})
