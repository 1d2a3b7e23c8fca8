import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createReceiver, hmacSignature, readHeader } from '../../../src/index.js'
import { hostSample, injectDelivery, type SignHmacOptions, signHmac } from '../../../src/testing/index.js'
import { host } from '../../../src/vendors/styles/host.js'

const body = new TextDecoder().decode(hostSample().body)

describe('signHmac', () => {
  it('makes the signature of the published example', async () => {
    const sample = await signHmac(hostSample({ body: 'Hello, World!' }), {
      secret: "It's a Secret to Everybody",
      header: 'x-host-signature-256',
      prefix: 'sha256=',
    })
    expect(readHeader(sample, 'x-host-signature-256')).toBe(
      'sha256=757107ea0eb2509fc211221cce984b8a37570b6d7586c22c46f4379c8b043e17',
    )
  })

  it.each(['sha1', 'sha256', 'sha512'] as const)('agrees with another implementation of %s', async (algorithm) => {
    const sample = await signHmac(hostSample(), { secret: 's', header: 'sig', algorithm })
    expect(readHeader(sample, 'sig')).toBe(createHmac(algorithm, 's').update(body).digest('hex'))
  })

  it.each(['hex', 'base64', 'base64url'] as const)('writes %s as another implementation does', async (encoding) => {
    const sample = await signHmac(hostSample(), { secret: 's', header: 'sig', encoding, algorithm: 'sha512' })
    expect(readHeader(sample, 'sig')).toBe(createHmac('sha512', 's').update(body).digest(encoding))
  })

  it('writes upper-case hex', async () => {
    const sample = await signHmac(hostSample(), { secret: 's', header: 'sig', encoding: 'hex-upper' })
    expect(readHeader(sample, 'sig')).toBe(createHmac('sha256', 's').update(body).digest('hex').toUpperCase())
  })

  it('signs timestamp, separator and body', async () => {
    const sample = await signHmac(hostSample(), {
      secret: new Uint8Array([0, 255]),
      header: 'sig',
      timestamp: { header: 'ts', separator: ':' },
      sentAt: 1_796_000_000_999,
    })
    const expected = createHmac('sha256', new Uint8Array([0, 255]))
      .update(`1796000000:${body}`)
      .digest('hex')
    expect([readHeader(sample, 'ts'), readHeader(sample, 'sig')]).toEqual(['1796000000', expected])
  })

  it('signs milliseconds, and any text as a timestamp', async () => {
    const options: SignHmacOptions = { secret: 's', header: 'sig', timestamp: { header: 'ts', unit: 'milliseconds' } }
    const exact = await signHmac(hostSample(), { ...options, sentAt: 1_796_000_000_999 })
    expect(readHeader(exact, 'ts')).toBe('1796000000999')
    const junk = await signHmac(hostSample(), { ...options, sentAt: '12junk' })
    expect(readHeader(junk, 'ts')).toBe('12junk')
    expect(readHeader(junk, 'sig')).toBe(createHmac('sha256', 's').update(`12junk.${body}`).digest('hex'))
  })

  it('signs the result of signedContent', async () => {
    const sample = await signHmac(hostSample(), {
      secret: 's',
      header: 'sig',
      timestamp: { header: 'ts' },
      sentAt: '7',
      signedContent: (request, timestamp) => [request.method, timestamp, readHeader(request, 'ts') ?? '', request.body],
    })
    expect(readHeader(sample, 'sig')).toBe(createHmac('sha256', 's').update(`POST77${body}`).digest('hex'))
  })

  it('satisfies the verifier with the same options', async () => {
    const scheme = { header: 'sig', prefix: 'v0=', encoding: 'base64', timestamp: { header: 'ts' } } as const
    const receiver = createReceiver({ provider: host({ verify: hmacSignature({ ...scheme, secrets: 's' }) }), on: {} })
    const receipt = await injectDelivery(receiver, signHmac(hostSample(), { ...scheme, secret: 's' }))
    expect(receipt).toMatchObject({ outcome: 'ignored', event: 'issues.opened' })
    const forged = await injectDelivery(receiver, signHmac(hostSample(), { ...scheme, secret: 'other' }))
    expect(forged.error?.code).toBe('signature_mismatch')
  })

  it.each([
    [/^signHmac: secret must be /, { secret: '', header: 'sig' }],
    [/^signHmac: unknown option secrets; did you mean secret\?$/, { secrets: ['s'], header: 'sig' }],
    [/^signHmac: options must be /, undefined],
    [/header/, { secret: 's', header: '' }],
    [/algorithm/, { secret: 's', header: 'sig', algorithm: 'md5' }],
    [/encoding/, { secret: 's', header: 'sig', encoding: 'base32' }],
    [/sentAt/, { secret: 's', header: 'sig', timestamp: { header: 'ts' }, sentAt: Number.NaN }],
  ])('names the wrong option %s', async (name, options) => {
    const signing = signHmac(hostSample(), options as unknown as SignHmacOptions)
    await expect(signing).rejects.toThrow(name)
    await expect(signing).rejects.toBeInstanceOf(TypeError)
  })
})
