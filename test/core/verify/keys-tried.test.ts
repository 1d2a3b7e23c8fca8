import { beforeAll, describe, expect, it } from 'vitest'
import { httpMessageSignature } from '../../../src/core/verify/http-signature/index.js'
import {
  basicAuth,
  createReceiver,
  headerToken,
  hmacSignature,
  publicKeySignature,
  type Receipt,
  standardWebhooksSignature,
  type Verifier,
} from '../../../src/index.js'
import { toLogRecord } from '../../../src/telemetry/observability/index.js'
import {
  generateKeys,
  generateSecret,
  hostSample,
  type Sample,
  signHmac,
  signHttpMessage,
  signPublicKey,
  signStandardWebhooks,
  withBasicAuth,
  withHeaderToken,
} from '../../../src/testing/index.js'
import { signStripe } from '../../../src/testing/vendors/stripe.js'
import { stripe } from '../../../src/vendors/stripe/index.js'
import { host } from '../../../src/vendors/styles/host.js'

const header = 'X-Host-Signature'
const secrets = ['newest-of-three-secrets', 'older-of-three-secrets', 'oldest-of-three-secrets'] as const
const two = secrets.slice(0, 2)

/** The receipt of a sample, and its record. */
async function receive(verify: Verifier, sample: Sample | Promise<Sample>) {
  const receipts: Receipt[] = []
  const receiver = createReceiver({
    provider: host({ verify }),
    on: {},
    onError: () => {},
    onReceipt: (receipt) => receipts.push(receipt),
  })
  await receiver.receive(await sample)
  const [receipt = expect.fail()] = receipts
  return { error: receipt.error, record: toLogRecord(receipt) }
}

const signed = (secret: string) => signHmac(hostSample(), { secret, header })

describe('the refusal of a signature', () => {
  let keys: Awaited<ReturnType<typeof generateKeys>>[] = []
  beforeAll(async () => {
    keys = await Promise.all([generateKeys('EdDSA'), generateKeys('EdDSA'), generateKeys('EdDSA')])
  })

  it.each([[secrets.slice(0, 1)], [two], [secrets]])('says how many of %j were tried', async (given) => {
    const { error, record } = await receive(hmacSignature({ secrets: given, header }), signed('of-somebody-else'))
    expect(error).toMatchObject({ code: 'signature_mismatch', keysTried: given.length })
    expect(record.webhook_keys_tried).toBe(given.length)
    for (const secret of given) expect(JSON.stringify([error, error?.message, record])).not.toContain(secret)
  })

  it('is missing after a rotation, and so is the number', async () => {
    for (const secret of secrets) {
      const { error, record } = await receive(hmacSignature({ secrets, header }), signed(secret))
      expect(error).toBeUndefined()
      expect(record).not.toHaveProperty('webhook_keys_tried')
    }
  })

  it('has no number if no secret was tried', async () => {
    const { record } = await receive(hmacSignature({ secrets, header }), hostSample())
    expect(record.webhook_error_code).toBe('proof_missing')
    expect(record).not.toHaveProperty('webhook_keys_tried')
  })

  it('counts the keys of a resolver for this request', async () => {
    const { record } = await receive(hmacSignature({ secrets: async () => two, header }), signed('of-somebody-else'))
    expect(record.webhook_keys_tried).toBe(2)
  })

  it('counts tokens and accounts', async () => {
    const token = await receive(
      headerToken({ header: 'X-Token', tokens: secrets }),
      withHeaderToken(hostSample(), { header: 'X-Token', token: 'a-guess' }),
    )
    expect(token.record).toMatchObject({ webhook_error_code: 'token_mismatch', webhook_keys_tried: 3 })
    const account = await receive(
      basicAuth({ users: ['a:first-password', 'b:second-password'] }),
      withBasicAuth(hostSample(), { username: 'a', password: 'a-guess' }),
    )
    expect(account.record).toMatchObject({ webhook_error_code: 'credentials_mismatch', webhook_keys_tried: 2 })
  })

  it('counts public keys', async () => {
    const [first, second, other] = keys
    if (first === undefined || second === undefined || other === undefined) expect.fail()
    const verify = publicKeySignature({ keys: [first.pem, second.pem], algorithms: ['EdDSA'] })
    const { record } = await receive(verify, signPublicKey(hostSample(), other))
    expect(record).toMatchObject({ webhook_error_code: 'signature_mismatch', webhook_keys_tried: 2 })
  })

  it('counts the secrets and the public keys of Standard Webhooks that fit the signatures', async () => {
    const [first, , other] = keys
    if (first?.raw === undefined || other === undefined) expect.fail()
    const options = { secrets: [generateSecret(), generateSecret()], publicKeys: first.raw }
    const both = signStandardWebhooks(hostSample(), { secrets: generateSecret(), privateKeys: other.privateKey })
    const forged = await receive(standardWebhooksSignature(options), both)
    expect(forged.record).toMatchObject({ webhook_error_code: 'signature_mismatch', webhook_keys_tried: 3 })
    const symmetric = signStandardWebhooks(hostSample(), { secrets: generateSecret() })
    const { record } = await receive(standardWebhooksSignature(options), symmetric)
    expect(record.webhook_keys_tried).toBe(2)
  })

  it('counts the secrets of HTTP message signatures, and of a preset', async () => {
    const message = await receive(
      httpMessageSignature({ secrets: [...two], required: ['@method'], url: 'https://hooks.example' }),
      signHttpMessage(hostSample(), { secret: 'of-somebody-else', components: ['@method'] }),
    )
    expect(message.record).toMatchObject({ webhook_error_code: 'signature_mismatch', webhook_keys_tried: 2 })
    const { verify } = stripe({ secrets: ['whsec_first', 'whsec_second', 'whsec_third'] })
    const forged = await signStripe(hostSample(), { secret: 'whsec_of_somebody_else' })
    await expect(async () => verify(forged)).rejects.toMatchObject({ code: 'signature_mismatch', keysTried: 3 })
  })
})
