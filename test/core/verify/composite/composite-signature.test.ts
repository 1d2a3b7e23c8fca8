import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { compositeSignature } from '../../../../src/core/verify/composite/composite-signature.js'
import { toWebhookRequest, type WebhookErrorCode } from '../../../../src/index.js'

const now = 1_795_000_000_000
const seconds = now / 1000
const body = '{"id":1}'
const secret = 's3cret'
const hmac = (content: string, key: string | Uint8Array = secret) =>
  createHmac('sha256', key).update(content).digest('hex')
const genuine = hmac(`${seconds}.${body}`)

const verifier = compositeSignature({
  secrets: [secret, 'older'],
  header: 'x-sig',
  timestamp: { toleranceSeconds: 60 },
})

async function verify(value: string | readonly string[], options = { verifier, at: now }) {
  return options.verifier(toWebhookRequest({ headers: { 'x-sig': value }, body }), { now: options.at })
}

describe('compositeSignature', () => {
  it.each([
    ['a signature', `t=${seconds},v1=${genuine}`, 0],
    ['a signature with a space before it', `t=${seconds}, v1=${genuine}`, 0],
    ['the pairs in another order', `v1=${genuine},t=${seconds}`, 0],
    ['other pairs', `t=${seconds},v0=${hmac('x')},v1=${genuine},kid=7`, 0],
    ['the second of two signatures', `t=${seconds},v1=${hmac('x')},v1=${genuine}`, 0],
    ['an older secret', `t=${seconds},v1=${hmac(`${seconds}.${body}`, 'older')}`, 1],
  ])('accepts %s', async (_, value, key) => {
    expect(await verify(value)).toEqual({
      strength: 'signature',
      verifier: 'compositeSignature',
      algorithm: 'hmac-sha256',
      key,
      signedAt: now,
    })
  })

  it.each([
    ['no pairs', 'junk', 'signature_malformed'],
    ['no time', `v1=${genuine}`, 'signature_malformed'],
    ['two times', `t=${seconds},t=${seconds},v1=${genuine}`, 'signature_malformed'],
    ['no signature', `t=${seconds}`, 'signature_malformed'],
    ['a short signature', `t=${seconds},v1=${genuine.slice(2)}`, 'signature_malformed'],
    ['an upper-case signature', `t=${seconds},v1=${genuine.toUpperCase()}`, 'signature_malformed'],
    ['a malformed signature beside a valid one', `t=${seconds},v1=,v1=${genuine}`, 'signature_malformed'],
    ['too many pairs', `t=${seconds},v1=${genuine}${',a=b'.repeat(40)}`, 'signature_malformed'],
    ['two headers', [`t=${seconds},v1=${genuine}`, `t=${seconds},v1=${genuine}`], 'proof_duplicated'],
    ['an empty header', '', 'proof_missing'],
    ['another time', `t=${seconds + 1},v1=${genuine}`, 'signature_mismatch'],
    ['junk after the time', `t=${seconds}x,v1=${hmac(`${seconds}x.${body}`)}`, 'timestamp_malformed'],
    ['an old time', `t=${seconds - 61},v1=${hmac(`${seconds - 61}.${body}`)}`, 'timestamp_too_old'],
    ['a future time', `t=${seconds + 61},v1=${hmac(`${seconds + 61}.${body}`)}`, 'timestamp_in_future'],
  ] satisfies [string, string | string[], WebhookErrorCode][])('refuses %s', async (_, value, code) => {
    const field = code === 'signature_mismatch' ? undefined : 'x-sig'
    await expect(verify(value)).rejects.toMatchObject({ code, field })
  })

  it('takes other separators, names, content, encodings and secrets', async () => {
    const key = Buffer.from('00ff10', 'hex')
    const other = compositeSignature({
      secrets: '00ff10',
      secretEncoding: 'hex',
      header: 'x-sig',
      separator: ';',
      signature: 'h1',
      encoding: 'base64',
      algorithm: 'sha512',
      timestamp: { name: 'ts', unit: 'milliseconds' },
      signedContent: (request, timestamp) => [timestamp, ':', request.body],
    })
    const mac = createHmac('sha512', key).update(`${now}:${body}`).digest('base64')
    await expect(verify(`ts=${now};h1=${mac}`, { verifier: other, at: now })).resolves.toMatchObject({ key: 0 })
  })

  it('verifies the body alone without a timestamp', async () => {
    const untimed = compositeSignature({ secrets: secret, header: 'x-sig' })
    await expect(verify(`v1=${hmac(body)},v1=${hmac('x')}`, { verifier: untimed, at: 0 })).resolves.toMatchObject({
      key: 0,
    })
  })

  it.each([
    ['secrets', { secrets: '' }],
    ['secrets', { secrets: 'xyz', secretEncoding: 'hex' }],
    ['secrets', { secrets: '====', secretEncoding: 'base64' }],
    ['header', { header: 'a b' }],
    ['timestamp.toleranceSeconds', { timestamp: { toleranceSeconds: -1 } }],
  ])('names the invalid option %s: %j', (option, options) => {
    expect(() => compositeSignature({ secrets: secret, header: 'x-sig', ...(options as object) })).toThrow(
      `compositeSignature: ${option}`,
    )
  })
})
