import { createHmac, createPublicKey, verify } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { standardWebhooksSignature } from '../../../src/core/verify/standard-webhooks/standard-webhooks.js'
import { createReceiver, readHeader } from '../../../src/index.js'
import {
  generateKeys,
  generateSecret,
  hostSample,
  injectDelivery,
  type SignStandardWebhooksOptions,
  signStandardWebhooks,
} from '../../../src/testing/index.js'
import { host } from '../../../src/vendors/styles/host.js'

describe('signStandardWebhooks', () => {
  // The example in the README of the reference libraries and in the documentation of the standard.
  it('makes the signature of the published example', async () => {
    const sample = await signStandardWebhooks(hostSample({ body: '{"test": 2432232314}' }), {
      secrets: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
      id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      sentAt: 1_614_265_330_000,
    })
    expect(readHeader(sample, 'webhook-timestamp')).toBe('1614265330')
    expect(readHeader(sample, 'webhook-signature')).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=')
  })

  it('makes one signature per secret and key, which other implementations accept', async () => {
    const keys = await generateKeys('EdDSA')
    const secret = new Uint8Array(32).fill(7)
    const sample = await signStandardWebhooks(hostSample({ body: 'b' }), {
      secrets: [secret, generateSecret()],
      privateKeys: keys.privateKey,
      id: 'i',
      sentAt: '5',
      headerPrefix: 'svix-',
    })
    const [first, second, third = ''] = (readHeader(sample, 'svix-signature') ?? '').split(' ')
    expect(first).toBe(`v1,${createHmac('sha256', secret).update('i.5.b').digest('base64')}`)
    expect(second).toMatch(/^v1,/)
    const signature = Buffer.from(third.replace('v1a,', ''), 'base64')
    expect(verify(null, Buffer.from('i.5.b'), createPublicKey(keys.pem), signature)).toBe(true)
  })

  it('satisfies the verifier with a secret and with a key', async () => {
    const secrets = generateSecret()
    const { privateKey, raw } = await generateKeys('EdDSA')
    const receiver = createReceiver({
      provider: host({ verify: standardWebhooksSignature({ secrets, publicKeys: raw ?? [] }) }),
      on: {},
    })
    for (const proof of [{ secrets }, { privateKeys: [privateKey] }]) {
      expect((await injectDelivery(receiver, signStandardWebhooks(hostSample(), proof))).outcome).toBe('ignored')
    }
    const late = await injectDelivery(receiver, signStandardWebhooks(hostSample(), { secrets, sentAt: 1000 }))
    expect(late.error?.code).toBe('timestamp_too_old')
  })

  it.each([
    [/secrets or privateKeys/, {}],
    [/whsec_/, { secrets: 'plain' }],
    [/secret/, { secrets: new Uint8Array() }],
    [/id/, { secrets: 'whsec_AAAA', id: '' }],
    [/sentAt/, { secrets: 'whsec_AAAA', sentAt: Number.NaN }],
  ])('names the wrong option %s', async (name, options: SignStandardWebhooksOptions) => {
    const signing = signStandardWebhooks(hostSample(), options)
    await expect(signing).rejects.toThrow(name)
    await expect(signing).rejects.toBeInstanceOf(TypeError)
  })
})

describe('generateSecret', () => {
  it('makes a different secret of 32 bytes each time', () => {
    expect(Buffer.from(generateSecret().replace('whsec_', ''), 'base64')).toHaveLength(32)
    expect(generateSecret()).not.toBe(generateSecret())
  })
})
