import { checkOptions } from '../../core/base/options.js'
import { makeJsonSample, type PayloadChanges, payloadSampleChecks, type Sample, type SampleOptions } from '../sample.js'

/** Options of {@link paymentsSample}. */
export interface PaymentsSampleOptions extends SampleOptions {
  /** Changes to {@link paymentsPayload}. */
  readonly payload?: PayloadChanges<ReturnType<typeof paymentsPayload>>
}

const api = 'https://payments.example/v1'

/** An event about a new authorization, with every field of the specification (sections 2.5 to 2.7). */
export function paymentsPayload() {
  return {
    id: 'WH-2WR32451HC0233532-67976317FL4543714',
    create_time: '2026-11-21T10:15:30.000Z',
    resource_type: 'authorization',
    event_type: 'PAYMENT.AUTHORIZATION.CREATED',
    summary: 'A payment authorization was created',
    resource: authorization(),
    links: [
      {
        href: `${api}/notifications/webhooks-events/WH-2WR32451HC0233532-67976317FL4543714`,
        rel: 'self',
        method: 'GET',
      },
      {
        href: `${api}/notifications/webhooks-events/WH-2WR32451HC0233532-67976317FL4543714/resend`,
        rel: 'resend',
        method: 'POST',
      },
    ],
  }
}

function authorization() {
  const self = `${api}/payments/authorization/2DC87612EK520411B`
  return {
    id: '2DC87612EK520411B',
    create_time: '2026-11-21T10:15:28Z',
    update_time: '2026-11-21T10:15:29Z',
    state: 'authorized',
    amount: { total: '7.47', currency: 'EUR', details: { subtotal: '7.47' } },
    parent_payment: 'PAY-36246664YD343335CKHFA4AY',
    valid_until: '2026-12-20T10:15:28Z',
    links: [
      { href: self, rel: 'self', method: 'GET' },
      { href: `${self}/capture`, rel: 'capture', method: 'POST' },
      { href: `${self}/void`, rel: 'void', method: 'POST' },
      { href: `${api}/payments/payment/PAY-36246664YD343335CKHFA4AY`, rel: 'parent_payment', method: 'GET' },
    ],
  }
}

/**
 * An unsigned delivery in the payments style (specification, sections 2.5 to 2.7).
 *
 * @example
 * const keys = await generateKeys('ES256')
 * const signed = await signPublicKey(paymentsSample({ payload: { id: 'WH-2' } }), { ...keys, timestamp: {} })
 */
export function paymentsSample(options: PaymentsSampleOptions = {}): Sample {
  checkOptions(options, 'paymentsSample', payloadSampleChecks)
  return makeJsonSample(
    options,
    { 'User-Agent': 'Payments/AUHD-214.0', 'Content-Type': 'application/json' },
    paymentsPayload(),
  )
}
