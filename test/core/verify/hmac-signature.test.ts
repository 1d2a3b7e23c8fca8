import { createHmac } from 'node:crypto'
import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { HmacSignatureOptions } from '../../../src/authors.js'
import { hmacSignature } from '../../../src/index.js'
import { asSubArray, expectRefusal, messageOfTypeError, now, verify, withHeaders } from './run.js'

const secret = 'current secret'
const body = '{"amount":"7.50","currency":"EUR"}'
const signature = createHmac('sha256', secret).update(body).digest('hex')
const byBody = hmacSignature({ secrets: [secret, 'older secret'], header: 'X-Signature', prefix: 'sha256=' })
const signed = (value: string, content: string | Uint8Array = body) => withHeaders({ 'x-signature': value }, content)

const seconds = now / 1000
const byTime = hmacSignature({ secrets: secret, header: 'X-Signature', timestamp: { header: 'X-Timestamp' } })

function timed(sentAt: string | number, headers: Readonly<Record<string, string | string[]>> = {}) {
  const mac = createHmac('sha256', secret).update(`${sentAt}.${body}`).digest('hex')
  return withHeaders({ 'x-signature': mac, 'x-timestamp': `${sentAt}`, ...headers }, body)
}

describe('hmacSignature', () => {
  it('accepts a body signed with the newest secret', async () => {
    await expect(verify(byBody, signed(`sha256=${signature}`))).resolves.toEqual({
      strength: 'signature',
      verifier: 'hmacSignature',
      algorithm: 'hmac-sha256',
      key: 0,
      signedAt: undefined,
    })
  })

  it('accepts a body signed with an older secret and reports its index', async () => {
    const older = createHmac('sha256', 'older secret').update(body).digest('hex')
    await expect(verify(byBody, signed(`sha256=${older}`))).resolves.toMatchObject({ key: 1 })
  })

  it('takes the signed content from a function without a timestamp, and the unit of seconds', async () => {
    const mac = createHmac('sha256', secret).update(`<>${body}`).digest('hex')
    const signedContent: HmacSignatureOptions['signedContent'] = (request, sentAt) => [`<${sentAt}>`, request.body]
    const verifier = hmacSignature({ secrets: secret, header: 'X-Signature', signedContent })
    await expect(verify(verifier, signed(mac))).resolves.toMatchObject({ key: 0 })
    const timestamp = { header: 'X-Timestamp', unit: 'seconds' } as const
    const inSeconds = hmacSignature({ secrets: secret, header: 'X-Signature', timestamp })
    await expect(verify(inSeconds, timed(seconds))).resolves.toMatchObject({ signedAt: now })
  })

  it('returns synchronously if the keys are fixed', () => {
    expect(byBody(signed(`sha256=${signature}`), { now })).not.toBeInstanceOf(Promise)
  })

  it('accepts a body that is a view into a larger buffer', async () => {
    await expect(verify(byBody, signed(`sha256=${signature}`, asSubArray(body)))).resolves.toMatchObject({ key: 0 })
  })

  it('accepts an empty body', async () => {
    const empty = createHmac('sha256', secret).digest('hex')
    await expect(verify(byBody, signed(`sha256=${empty}`, ''))).resolves.toMatchObject({ key: 0 })
  })

  it('verifies the bytes of a binary body', async () => {
    const bytes = new Uint8Array([0xef, 0xbb, 0xbf, 0xff, 0xfe, 0, 0x24, 0x24])
    const mac = createHmac('sha256', secret).update(bytes).digest('hex')
    await expect(verify(byBody, signed(`sha256=${mac}`, bytes))).resolves.toMatchObject({ key: 0 })
    await expectRefusal(byBody, signed(`sha256=${mac}`, bytes.subarray(3)), 'signature_mismatch')
  })

  it.each<[string, string]>([
    ['no prefix', signature],
    ['another prefix', `sha1=${signature}`],
    ['the prefix in upper case', `SHA256=${signature}`],
    ['the prefix twice', `sha256=sha256=${signature}`],
    ['the prefix alone', 'sha256='],
    ['a signature in upper case', `sha256=${signature.toUpperCase()}`],
    ['a truncated signature', `sha256=${signature.slice(0, -2)}`],
    ['half a byte less', `sha256=${signature.slice(0, -1)}`],
    ['an extended signature', `sha256=${signature}00`],
    ['trailing junk', `sha256=${signature}=junk`],
    ['trailing white space', `sha256=${signature} `],
    ['white space inside', `sha256=${signature.slice(0, 8)} ${signature.slice(8)}`],
    ['a character that is not a digit', `sha256=${signature.slice(0, -1)}g`],
    ['a full-width digit', `sha256=${signature.slice(0, -1)}\uff11`],
    ['another encoding', `sha256=${Buffer.from(signature, 'hex').toString('base64')}`],
    ['two header lines that a runtime joined', `sha256=${signature}, sha256=${signature}`],
  ])('refuses %s', async (_, value) => {
    await expectRefusal(byBody, signed(value), 'signature_malformed', [secret, signature])
  })

  it('refuses a request without the header', async () => {
    await expectRefusal(byBody, withHeaders({}, body), 'proof_missing')
    await expectRefusal(byBody, signed(''), 'proof_missing')
  })

  it('refuses two header lines, even with the same valid signature', async () => {
    const value = `sha256=${signature}`
    await expectRefusal(byBody, withHeaders({ 'x-signature': [value, value] }, body), 'proof_duplicated')
    await expectRefusal(
      byBody,
      withHeaders(
        [
          ['X-Signature', value],
          ['x-sIGNATURE', 'x'],
        ],
        body,
      ),
      'proof_duplicated',
    )
  })

  it('refuses any other body', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 60 }), async (bytes) => {
        fc.pre(Buffer.compare(bytes, Buffer.from(body)) !== 0)
        await expectRefusal(byBody, signed(`sha256=${signature}`, bytes), 'signature_mismatch')
      }),
    )
  })

  it('refuses any other signature, wherever it differs', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(255), async (bit) => {
        const mac = Buffer.from(signature, 'hex')
        mac[bit >> 3] = (mac[bit >> 3] ?? 0) ^ (1 << (bit & 7))
        await expectRefusal(byBody, signed(`sha256=${mac.toString('hex')}`), 'signature_mismatch', [secret])
      }),
    )
  })

  it('refuses a body signed with a removed secret', async () => {
    const mac = createHmac('sha256', 'withdrawn').update(body).digest('hex')
    await expectRefusal(byBody, signed(`sha256=${mac}`), 'signature_mismatch')
  })

  it('copies the secret', async () => {
    const bytes = Buffer.from(secret)
    const verifier = hmacSignature({ secrets: bytes, header: 'x-signature' })
    bytes.fill(0)
    await expect(verify(verifier, signed(signature))).resolves.toMatchObject({ key: 0 })
  })
})

describe('hmacSignature with a timestamp', () => {
  it('accepts a fresh delivery and reports when it was signed', async () => {
    await expect(verify(byTime, timed(seconds))).resolves.toMatchObject({ signedAt: now })
  })

  it('accepts a skew of exactly the tolerance, and not a second more', async () => {
    await expect(verify(byTime, timed(seconds - 300))).resolves.toMatchObject({ signedAt: now - 300_000 })
    await expect(verify(byTime, timed(seconds + 300))).resolves.toMatchObject({ signedAt: now + 300_000 })
    await expectRefusal(byTime, timed(seconds - 301), 'timestamp_too_old')
    await expectRefusal(byTime, timed(seconds + 301), 'timestamp_in_future')
  })

  it.each([`${seconds}junk`, `${seconds}.5`, `0${seconds}`, '1.7e9', 'NaN', `${seconds}, ${seconds}`])(
    'refuses the correctly signed timestamp %j',
    async (sentAt) => {
      await expectRefusal(byTime, timed(sentAt), 'timestamp_malformed')
    },
  )

  it('refuses a timestamp other than the signed one', async () => {
    await expectRefusal(byTime, timed(seconds, { 'x-timestamp': `${seconds + 1}` }), 'signature_mismatch')
  })

  it('refuses a missing or repeated timestamp', async () => {
    const mac = createHmac('sha256', secret).update(body).digest('hex')
    await expectRefusal(byTime, withHeaders({ 'x-signature': mac }, body), 'proof_missing')
    await expectRefusal(byTime, timed(seconds, { 'x-timestamp': [`${seconds}`, `${seconds}`] }), 'proof_duplicated')
  })

  it('refuses a signature of the body alone', async () => {
    await expectRefusal(
      byTime,
      timed(seconds, { 'x-signature': createHmac('sha256', secret).update(body).digest('hex') }),
      'signature_mismatch',
    )
  })

  it('puts the configured separator between timestamp and body', async () => {
    const verifier = hmacSignature({
      secrets: secret,
      header: 'x-signature',
      encoding: 'base64',
      timestamp: { header: 'x-timestamp', separator: '', unit: 'milliseconds' },
    })
    const mac = createHmac('sha256', secret).update(`${now}${body}`).digest('base64')
    await expect(verify(verifier, withHeaders({ 'x-signature': mac, 'x-timestamp': `${now}` }, body))).resolves.toEqual(
      expect.objectContaining({ signedAt: now }),
    )
  })
})

describe('hmacSignature with a resolver', () => {
  const byTenant = (secrets: HmacSignatureOptions['secrets']) => hmacSignature({ secrets, header: 'x-signature' })

  it('passes the request to the resolver', async () => {
    const verifier = byTenant((request) => (request.url.endsWith('/acme') ? [secret] : undefined))
    const request = { ...signed(signature), url: 'https://receiver.example/acme' }
    await expect(verify(verifier, request)).resolves.toMatchObject({ key: 0 })
    await expectRefusal(verifier, { ...request, url: 'https://receiver.example/other' }, 'key_unknown')
  })

  it('awaits promises and other thenables', async () => {
    await expect(
      verify(
        byTenant(async () => ['new', secret]),
        signed(signature),
      ),
    ).resolves.toMatchObject({ key: 1 })
    const lazy: Promise<string> = runInNewContext('({ then: (done) => done(secret) })', { secret })
    await expect(
      verify(
        byTenant(() => lazy),
        signed(signature),
      ),
    ).resolves.toMatchObject({ key: 0 })
  })

  it('returns synchronously if the resolver does', () => {
    expect(byTenant(() => secret)(signed(signature), { now })).toMatchObject({ key: 0 })
  })
})

describe('hmacSignature options', () => {
  const right: HmacSignatureOptions = { secrets: secret, header: 'x-signature' }

  it.each<[string, object]>([
    ['secrets', { secrets: new Uint8Array() }],
    ['secrets', { secrets: {} }],
    ['secrets', { secrets: [[secret]] }],
    ['header', { header: '' }],
    ['header', { header: undefined }],
    ['prefix', { prefix: null }],
    ['algorithm', { algorithm: 'md5' }],
    ['algorithm', { algorithm: 'toString' }],
    ['encoding', { encoding: 'utf8' }],
    ['signedContent', { signedContent: 'v0:' }],
    ['timestamp.header', { timestamp: {} }],
    ['timestamp.toleranceSeconds', { timestamp: { header: 't', toleranceSeconds: Number.NaN } }],
    ['timestamp.unit', { timestamp: { header: 't', unit: 'ms' } }],
    ['timestamp.separator', { timestamp: { header: 't', separator: 46 } }],
  ])('refuses a wrong %s: %j', (option, wrong) => {
    const make = () => hmacSignature({ ...right, ...wrong })
    expect(messageOfTypeError(make)).toContain(`hmacSignature: ${option} `)
  })

  it('does not reveal a secret in the message', () => {
    const secrets = [secret, {}] as unknown as string[]
    expect(messageOfTypeError(() => hmacSignature({ ...right, secrets }))).not.toContain(secret)
  })
})

describe('hmacSignature against published vectors', () => {
  it('gives signedContent an empty text without a timestamp', async () => {
    const verifier = hmacSignature({
      secrets: secret,
      header: 'x-signature',
      signedContent: (request, timestamp) => [timestamp, request.body],
    })
    await expect(verify(verifier, signed(signature))).resolves.toMatchObject({ signedAt: undefined })
  })

  const key25 = Uint8Array.from({ length: 25 }, (_, index) => index + 1)
  const bytesOf = (byte: number, length: number) => new Uint8Array(length).fill(byte)
  const largeKey = 'Test Using Larger Than Block-Size Key - Hash Key First'
  const largeData =
    'This is a test using a larger than block-size key and a larger than block-size data. ' +
    'The key needs to be hashed before being used by the HMAC algorithm.'
  const largeSha1Data = 'Test Using Larger Than Block-Size Key and Larger Than One Block-Size Data'

  // RFC 4231, section 4 (without the truncated case 5), and RFC 2202, section 3.
  it.each<[NonNullable<HmacSignatureOptions['algorithm']>, string | Uint8Array, string | Uint8Array, string]>([
    ['sha256', bytesOf(0x0b, 20), 'Hi There', 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7'],
    [
      'sha256',
      'Jefe',
      'what do ya want for nothing?',
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    ],
    [
      'sha256',
      bytesOf(0xaa, 20),
      bytesOf(0xdd, 50),
      '773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe',
    ],
    ['sha256', key25, bytesOf(0xcd, 50), '82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b'],
    ['sha256', bytesOf(0xaa, 131), largeKey, '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54'],
    ['sha256', bytesOf(0xaa, 131), largeData, '9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2'],
    [
      'sha512',
      bytesOf(0x0b, 20),
      'Hi There',
      '87aa7cdea5ef619d4ff0b4241a1d6cb02379f4e2ce4ec2787ad0b30545e17cdedaa833b7d6b8a702038b274eaea3f4e4be9d914eeb61f1702e696c203a126854',
    ],
    [
      'sha512',
      'Jefe',
      'what do ya want for nothing?',
      '164b7a7bfcf819e2e395fbe73b56e0a387bd64222e831fd610270cd7ea2505549758bf75c05a994a6d034f65f8f0e6fdcaeab1a34d4a6b4b636e070a38bce737',
    ],
    [
      'sha512',
      bytesOf(0xaa, 20),
      bytesOf(0xdd, 50),
      'fa73b0089d56a284efb0f0756c890be9b1b5dbdd8ee81a3655f83e33b2279d39bf3e848279a722c806b485a47e67c807b946a337bee8942674278859e13292fb',
    ],
    [
      'sha512',
      key25,
      bytesOf(0xcd, 50),
      'b0ba465637458c6990e5a8c5f61d4af7e576d97ff94b872de76f8050361ee3dba91ca5c11aa25eb4d679275cc5788063a5f19741120c4f2de2adebeb10a298dd',
    ],
    [
      'sha512',
      bytesOf(0xaa, 131),
      largeKey,
      '80b24263c7c1a3ebb71493c1dd7be8b49b46d1f41b4aeec1121b013783f8f3526b56d037e05f2598bd0fd2215d6a1e5295e64f73f63f0aec8b915a985d786598',
    ],
    [
      'sha512',
      bytesOf(0xaa, 131),
      largeData,
      'e37b6a775dc87dbaa4dfa9f96e5e3ffddebd71f8867289865df5a32d20cdc944b6022cac3c4982b10d5eeb55c3e4de15134676fb6de0446065c97440fa8c6a58',
    ],
    ['sha1', bytesOf(0x0b, 20), 'Hi There', 'b617318655057264e28bc0b6fb378c8ef146be00'],
    ['sha1', 'Jefe', 'what do ya want for nothing?', 'effcdf6ae5eb2fa2d27416d5f184df9c259a7c79'],
    ['sha1', bytesOf(0xaa, 20), bytesOf(0xdd, 50), '125d7342b9ac11cd91a39af48aa17b4f63f175d3'],
    ['sha1', key25, bytesOf(0xcd, 50), '4c9007f4026250c6bc8414f9bf50c86c2d7235da'],
    ['sha1', bytesOf(0xaa, 80), largeKey, 'aa4ae5e15272d00e95705637ce8a3b55ed402112'],
    ['sha1', bytesOf(0xaa, 80), largeSha1Data, 'e8e99d0f45237d786d6bbaa7965c7808bbff1a91'],
  ])('accepts the RFC vector for %s %#', async (algorithm, secrets, content, mac) => {
    const verifier = hmacSignature({ secrets, header: 'x-signature', algorithm })
    await expect(verify(verifier, signed(mac, content))).resolves.toMatchObject({ algorithm: `hmac-${algorithm}` })
    await expectRefusal(verifier, signed(mac.slice(0, 32), content), 'signature_malformed')
  })
})
