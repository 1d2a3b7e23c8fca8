import * as z from 'zod'
import { defineProvider } from '../../../../src/core/provider/define-provider.js'
import { jsonBody } from '../../../../src/core/request/body/json.js'
import { WebhookError } from '../../../../src/errors.js'
import {
  type HeaderChanges,
  makeSample,
  type Sample,
  type SampleOptions,
  withHeaders,
} from '../../../../src/testing/sample.js'
import type { VendorDeliveries } from '../../../../src/testing/vendor-deliveries.js'
import { hmac } from './endpoint.js'

/** The payload of the orders, a scheme that no vendor has: it numbers its deliveries in the body. */
const order = { id: '730001', shop: 'north-7f3a9c21d8e4', number: 7, amount: 1250, type: 'order.paid', account: 'acme' }

const schema = z.looseObject({ id: z.coerce.string(), shop: z.string(), number: z.number(), type: z.string() })

type Sign = (body: string, time: string, secret: string) => string

/** Deliveries with an own scheme: a signature in base64, and headers that name an algorithm and a key. */
function ownDeliveries(name: string, sign: Sign, extra: HeaderChanges, payload: object = order): VendorDeliveries {
  const values = (sample: Sample, header: string) =>
    sample.headers.filter(([found]) => found.toLowerCase() === header).map(([, value]) => value)
  const provider = (secret: string) =>
    defineProvider({
      name,
      verify: (request, { now: at }) => {
        const [time = '', ...times] = values(request, 'x-orders-time')
        const [given = '', ...others] = values(request, 'x-orders-signature')
        const isFresh = /^[1-9]\d{9}$/.test(time) && Math.abs(at / 1000 - Number(time)) <= 300
        const isRight = given === sign(new TextDecoder().decode(request.body), time, secret)
        if (
          times.length + others.length > 0 ||
          !isFresh ||
          !isRight ||
          values(request, 'x-key-id').some((id) => id !== 'key-1')
        )
          throw new WebhookError('signature_mismatch', 'refused')
        return { strength: 'signature', verifier: name }
      },
      body: jsonBody(),
      schema,
      event: ({ type }) => type,
      id: ({ id }) => id,
      sequence: ({ shop, number }) => ({ channel: shop, number }),
    })
  return {
    credential: 'secret',
    needs: [],
    samples: {
      'order.paid': (options: SampleOptions = {}) =>
        makeSample(options, { 'Content-Type': 'application/json', ...extra }, JSON.stringify(payload)),
    },
    provider: () => provider(''),
    sender: async ({ secret = 'own-secret' } = {}) => ({
      provider: provider(secret),
      async sign(source, { sentAt = Date.now() } = {}) {
        const sample = await source
        const time = typeof sentAt === 'number' ? String(Math.floor(sentAt / 1000)) : sentAt
        const signature = sign(new TextDecoder().decode(sample.body), time, secret)
        return withHeaders(sample, { 'X-Orders-Time': time, 'X-Orders-Signature': signature })
      },
    }),
  }
}

/** Signs the time and the body. */
export const signAll: Sign = (body, time, secret) => hmac(secret, `${time}.${body}`).toString('base64')

/** Signs the id and the amount of the payload only. */
export const signFields: Sign = (body, time, secret) =>
  hmac(secret, `${time}.${fieldsOf(body).join('.')}`).toString('base64')

function fieldsOf(body: string): readonly string[] {
  try {
    const { id, amount } = Object(JSON.parse(body))
    return [String(id), String(amount)]
  } catch {
    return []
  }
}

const named = { 'X-Algorithm': 'hmac-sha256', 'X-Key-Id': 'key-1', 'X-Account': 'acme' }

/** Orders whose bytes are signed. */
export const orders = ownDeliveries('orders', signAll, named)

/** Orders of which two fields are signed. */
export const receipts = ownDeliveries('receipts', signFields, named)

/** Orders with a number as id. */
export const numbered = ownDeliveries('numbered', signAll, named, { ...order, id: 730_001 })

/** Orders whose key is named by a header that does not say that it is an id. */
export const keyed = ownDeliveries('keyed', signAll, { 'X-Orders-Key': 'main' })
