import { generateKeyPairSync, sign } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import {
  type KeysByUrlOptions,
  keysByUrl,
  publicKeySignature,
  readHeader,
  toWebhookRequest,
} from '../../../src/index.js'

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

function verifierOf(answer: () => Response) {
  const fetched: string[] = []
  const fetch = async (url: string) => {
    fetched.push(url)
    return answer()
  }
  const verify = publicKeySignature({ keys: keysByUrl({ ...options, fetch }), algorithms: ['RS256'] })
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
    await expect(verifierOf(() => new Response(pem)).send()).rejects.toMatchObject({ code: 'proof_missing' })
    for (const answer of [() => new Response('<html>'), () => new Response('', { status: 404 })]) {
      const sent = verifierOf(answer).send('https://keys.parcels.example/keys/1.pem')
      await expect(sent).rejects.toMatchObject({ code: 'key_unavailable' })
    }
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
