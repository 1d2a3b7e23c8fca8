import { createHmac, createPublicKey, createSecretKey } from 'node:crypto'
import { createVerifier, httpbis } from 'http-message-signatures'
import { describe, expect, it } from 'vitest'
import { httpMessageSignature } from '../../../src/core/verify/http-signature/http-signature.js'
import { createReceiver, type HeaderLine, readHeader } from '../../../src/index.js'
import {
  generateKeys,
  hostSample,
  injectDelivery,
  type Sample,
  type SignHttpMessageOptions,
  signHttpMessage,
  withHeaders,
} from '../../../src/testing/index.js'
import { host } from '../../../src/vendors/styles/host.js'
import { sharedKeys } from '../signing-keys.js'

const names = {
  EdDSA: 'ed25519',
  ES256: 'ecdsa-p256-sha256',
  PS512: 'rsa-pss-sha512',
  RS256: 'rsa-v1_5-sha256',
} as const
const algorithms = ['EdDSA', 'ES256', 'PS512', 'RS256'] as const

function toMessage({ method, url, headers }: Sample) {
  const values = (name: string) => headers.filter(([other]) => other === name).map(([, value]) => value)
  return { method, url, headers: Object.fromEntries(headers.map(([name]: HeaderLine) => [name, values(name)])) }
}

/** Verifies a signed sample with another implementation. */
function verifyElsewhere(sample: Sample, verify: ReturnType<typeof createVerifier>) {
  return httpbis.verifyMessage({ keyLookup: async () => ({ verify }) }, toMessage(sample))
}

describe('signHttpMessage', () => {
  it.each(algorithms)('signs with %s so that another implementation agrees', async (algorithm) => {
    const keys = await sharedKeys(algorithm)
    const verifyByKey = createVerifier(createPublicKey(keys.pem), names[algorithm])
    const components = ['@method', '@authority', '@path', '@query', 'Content-Type', 'content-digest']
    for (const options of [{}, { components, label: 'other', nonce: 'n"\\', tag: 't' }]) {
      const sample = await signHttpMessage(hostSample({ url: 'https://hooks.example/a?b=%20c' }), {
        ...keys,
        ...options,
      })
      await expect(verifyElsewhere(sample, verifyByKey)).resolves.toBe(true)
      await expect(verifyElsewhere({ ...sample, method: 'PUT' }, verifyByKey)).resolves.toBe(false)
    }
  })

  it('signs with a shared secret so that another implementation agrees', async () => {
    const sample = await signHttpMessage(hostSample(), { secret: 's3cret', keyId: 'k' })
    await expect(
      verifyElsewhere(sample, createVerifier(createSecretKey(Buffer.from('s3cret')), 'hmac-sha256')),
    ).resolves.toBe(true)
  })

  it('signs the base of RFC 9421, section 2.5, with every parameter', async () => {
    const sample = await signHttpMessage(
      hostSample({ url: 'https://Hooks.example:443/a?b', body: '{"hello": "world"}\n' }),
      {
        secret: 's3cret',
        components: ['@scheme', '@request-target', 'X-Host-Event', 'content-digest'],
        keyId: 'k',
        sentAt: 1_700_000_000_999,
        expiresAt: 1_700_000_060_000,
        nonce: 'n',
        tag: 't',
      },
    )
    const input =
      '("@scheme" "@request-target" "x-host-event" "content-digest")' +
      ';created=1700000000;expires=1700000060;keyid="k";alg="hmac-sha256";nonce="n";tag="t"'
    // The digest of the example in RFC 9530, appendix D.
    const base = [
      '"@scheme": https',
      '"@request-target": /a?b',
      '"x-host-event": issues',
      '"content-digest": sha-256=:RK/0qy18MlBSVnWgjwz6lZEWjP/lF5HF9bvEF8FabDg=:',
      `"@signature-params": ${input}`,
    ].join('\n')
    expect(readHeader(sample, 'signature-input')).toBe(`sig1=${input}`)
    expect(readHeader(sample, 'signature')).toBe(
      `sig1=:${createHmac('sha256', 's3cret').update(base).digest('base64')}:`,
    )
  })

  it('adds a signature to existing ones and keeps an existing digest', async () => {
    const keys = await generateKeys('EdDSA')
    const digested = withHeaders(hostSample(), { 'Content-Digest': 'sha-512=:AAAA:' })
    const once = signHttpMessage(digested, { secret: 'of a proxy', label: 'proxy', sentAt: null })
    const twice = await signHttpMessage(once, { ...keys, digest: 'sha-512' })
    const inputs = twice.headers.filter(([name]) => name === 'Signature-Input').map(([, value]) => value)
    expect(inputs).toEqual([
      'proxy=("@method" "@target-uri" "content-digest");alg="hmac-sha256"',
      expect.stringMatching(/^sig1=.*keyid="sample-key";alg="ed25519"$/),
    ])
    expect(readHeader(twice, 'content-digest')).toBe('sha-512=:AAAA:')
  })

  it.each(['sha-256', 'sha-512'] as const)('makes deliveries that a receiver handles, with %s', async (digest) => {
    const keys = await sharedKeys('PS512', 'k')
    const verify = httpMessageSignature({
      keys: keys.jwks.keys,
      algorithms: ['rsa-pss-sha512'],
      url: 'https://hooks.example',
    })
    const events: string[] = []
    const receiver = createReceiver({
      provider: host({ verify }),
      on: { '*': ({ event, proof }) => void events.push(`${event} by ${proof.key}`) },
    })
    const signed = signHttpMessage(hostSample(), { ...keys, digest, url: 'https://hooks.example/hooks' })
    expect((await injectDelivery(receiver, signed)).response.status).toBe(200)
    const old = signHttpMessage(hostSample(), { ...keys, digest, sentAt: Date.now() - 301_000 })
    expect((await injectDelivery(receiver, old)).error?.code).toBe('timestamp_too_old')
    expect(events).toEqual(['issues.opened by k'])
  })

  it.each<[string, Partial<Record<keyof SignHttpMessageOptions, unknown>>, RegExp]>([
    ['neither key nor secret', {}, /secret must be given/],
    ['an algorithm that RFC 9421 does not have', { algorithm: 'PS256' }, /secret must be given/],
    ['no private key', { algorithm: 'EdDSA' }, /privateKey/],
    ['an empty secret', { secret: '' }, /secret/],
    ['a header that is not there', { secret: 's', components: ['x-other'] }, /x-other/],
    ['a text for components', { secret: 's', components: '@method' }, /components/],
    ['an empty label', { secret: 's', label: '' }, /label/],
    ['another digest', { secret: 's', digest: 'md5' }, /digest/],
    ['no time', { secret: 's', sentAt: Number.NaN }, /sentAt/],
  ])('refuses %s', async (_, options, message) => {
    const attempt = signHttpMessage(hostSample(), options as SignHttpMessageOptions)
    await expect(attempt).rejects.toThrow(message)
    await expect(attempt).rejects.toBeInstanceOf(TypeError)
  })
})
