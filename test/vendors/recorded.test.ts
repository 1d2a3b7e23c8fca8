import { describe, expect, it } from 'vitest'
import { parseDate } from '../../src/authors.js'
import { withBody, withHeaders } from '../../src/testing/index.js'
import { paypalSample } from '../../src/testing/vendors/paypal.js'
import { paypal } from '../../src/vendors/paypal/index.js'
import recorded from './recorded/paypal.json' with { type: 'json' }

describe('a delivery that PayPal sent in 2016', () => {
  const { webhookId, publicKey, headers, body } = recorded
  const sentAt = parseDate('2016-09-21T22:00:46Z')?.getTime() ?? 0
  const sample = paypalSample({ headers: Object.fromEntries(headers.map(([name = '', value]) => [name, value])), body })
  // Its certificate is gone. The key was computed from this signature and another one of the same time.
  const provider = paypal({ webhookId, keys: publicKey, environment: 'sandbox' })
  const verify = async (request = sample, from = provider) => from.verify(request, { now: sentAt + 60_000 })

  it("verifies, with PayPal's own key", async () => {
    await expect(verify()).resolves.toMatchObject({
      proof: { strength: 'signature', verifier: 'paypalSignature', algorithm: 'RS256', signedAt: sentAt },
    })
  })

  it('has the event and the payload that PayPal documents', async () => {
    const delivery = await provider.parse(await verify(), { now: sentAt })
    expect(delivery).toMatchObject({
      id: 'WH-9UG43882HX7271132-6E0871324L7949614',
      event: 'PAYMENT.SALE.COMPLETED',
      known: true,
      payload: { resource: { amount: { total: '21.00' } } },
    })
  })

  it.each([
    ['body', () => verify(withBody(sample, body.replace('21.00', '21.01')))],
    [
      'webhook id',
      () => verify(sample, paypal({ webhookId: '9XL90610J3647323D', keys: publicKey, environment: 'sandbox' })),
    ],
    [
      'transmission id',
      () => verify(withHeaders(sample, { 'Paypal-Transmission-Id': 'd938e770-8046-11e6-8103-6b62a8a99ac5' })),
    ],
  ])('does not verify with another %s', async (_, tampered) => {
    await expect(tampered()).rejects.toMatchObject({ code: 'signature_mismatch' })
  })
})
