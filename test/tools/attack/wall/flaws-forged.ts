import { createHash, createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { VendorDeliveries } from '../../../../src/testing/vendor-deliveries.js'
import type { AttackOptions } from '../../../../src/tools/attack/index.js'
import { vendors } from './attack-endpoint.js'
import {
  header,
  hmac,
  isEqual,
  type Received,
  type Steps,
  verifyGithub,
  verifySlack,
  verifyStripe,
} from './endpoint.js'
import { keyed, orders, receipts, signAll, signFields } from './own.js'

/** An endpoint with one planted defect, and the case that must be the only finding. */
export interface PlantedFlaw {
  readonly name: string
  readonly vendor: VendorDeliveries
  readonly finds: string
  readonly steps: Partial<Steps>
  readonly options?: Partial<AttackOptions>
}

/** The steps of correct endpoints, which a flaw replaces. */
export const bases = {
  github: {},
  stripe: { verify: verifyStripe, idOf: idField },
  slack: { verify: verifySlack, parse: parseSlack, accept: challenge, idOf: slackId },
  webhooks: { verify: verifyStandard, idOf: (_payload, { request }) => header(request, 'webhook-id') ?? '' },
  orders: { verify: verifyOrders(signAll), idOf: idField },
  receipts: { verify: verifyOrders(signFields), idOf: idField },
} satisfies Readonly<Record<string, Partial<Steps>>>

function idField(payload: unknown): string {
  return String(Reflect.get(Object(payload), 'id'))
}

/** The JSON, or the fields, of Slack. */
function parseSlack(body: Buffer): Record<string, unknown> {
  try {
    return Object(JSON.parse(body.toString()))
  } catch {
    const fields = Object.fromEntries(new URLSearchParams(body.toString()))
    return fields['payload'] === undefined ? fields : Object(JSON.parse(fields['payload']))
  }
}

function challenge(payload: unknown) {
  const { type, challenge: text } = Object(payload)
  return type === 'url_verification'
    ? { status: 200, text: JSON.stringify({ challenge: text }), headers: json }
    : undefined
}

const json = { 'Content-Type': 'application/json' }

function slackId(payload: unknown, { body }: Received): string {
  const { event_id: event, trigger_id: trigger } = Object(payload)
  return String(event ?? trigger ?? createHash('sha256').update(body).digest('hex'))
}

function standardMac({ request, body }: Received, secret: string): string {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const text = `${header(request, 'webhook-id')}.${header(request, 'webhook-timestamp')}.`
  return createHmac('sha256', key).update(text).update(body).digest('base64')
}

function isFresh(time: string): boolean {
  return /^[1-9]\d{9}$/.test(time) && Math.abs(Date.now() / 1000 - Number(time)) <= 300
}

// A name with a slash leads out of the folder of the keys.
function verifyWithFile(name: string): Steps['verify'] {
  return (received, secret) => {
    const id = header(received.request, name) ?? ''
    try {
      const key = id.includes('/') ? readFileSync(`/etc/${id}`) : secret
      const time = header(received.request, 'x-orders-time') ?? ''
      const given = Buffer.from(header(received.request, 'x-orders-signature') ?? '')
      const expected = Buffer.from(hmac(key.toString(), `${time}.`, received.body).toString('base64'))
      return isFresh(time) && isEqual(given, expected)
    } catch {
      return false
    }
  }
}

/** Standard Webhooks: any signature of version 1 in a list. */
function verifyStandard(received: Received, secret: string): boolean {
  const { request } = received
  const time = header(request, 'webhook-timestamp') ?? ''
  if (!isFresh(time)) return false
  if (header(request, 'webhook-id') === undefined) return false
  const expected = Buffer.from(`v1,${standardMac(received, secret)}`)
  return (header(request, 'webhook-signature') ?? '').split(' ').some((one) => isEqual(Buffer.from(one), expected))
}

/** The own scheme of orders. */
function verifyOrders(sign: typeof signAll) {
  return ({ request, body }: Received, secret: string): boolean => {
    const time = header(request, 'x-orders-time') ?? ''
    if (!isFresh(time)) return false
    const given = Buffer.from(header(request, 'x-orders-signature') ?? '')
    return header(request, 'x-key-id') === 'key-1' && isEqual(given, Buffer.from(sign(body.toString(), time, secret)))
  }
}

const isFormed = ({ request }: Received) => String(request.headers['content-type']).includes('x-www-form-urlencoded')

function decoded(received: Received): Received {
  if (!isFormed(received)) return received
  return { ...received, body: Buffer.from(new URLSearchParams(received.body.toString()).get('payload') ?? '') }
}

export const forgedFlaws: readonly PlantedFlaw[] = [
  {
    name: 'does not verify a form',
    vendor: vendors.github,
    finds: 'forged.unsigned-form',
    steps: {
      verify: (received, secret) =>
        (isFormed(received) && decoded(received).body.length > 0) || verifyGithub(received, secret),
      parse: (body) => (body.toString().startsWith('payload=') ? {} : JSON.parse(body.toString() || 'null')),
    },
  },
  {
    name: 'decodes a form before it verifies',
    vendor: vendors.github,
    finds: 'forged.decoded-form',
    steps: {
      verify: (received, secret) => verifyGithub(decoded(received), secret),
      parse: (body) => (body.toString().startsWith('payload=') ? {} : JSON.parse(body.toString() || 'null')),
    },
  },
  {
    name: 'does not verify a ping',
    vendor: vendors.github,
    finds: 'forged.other-event',
    steps: {
      before: ({ request }) =>
        header(request, 'x-github-event') === 'ping' ? { status: 200, text: 'pong' } : undefined,
    },
  },
  {
    name: 'answers a handshake before it verifies',
    vendor: vendors.slack,
    finds: 'forged.handshake',
    steps: {
      ...bases.slack,
      before({ body }) {
        try {
          return challenge(JSON.parse(body.toString()))
        } catch {
          return undefined
        }
      },
    },
  },
  {
    name: 'accepts the older signature beside a wrong one',
    vendor: vendors.github,
    finds: 'forged.weaker-algorithm',
    steps: {
      verify: (received, secret) =>
        verifyGithub(received, secret) ||
        header(received.request, 'x-hub-signature') ===
          `sha1=${createHmac('sha1', secret).update(received.body).digest('hex')}`,
    },
  },
  {
    name: 'accepts the entry v0 as well',
    vendor: vendors.stripe,
    finds: 'forged.other-version',
    steps: {
      ...bases.stripe,
      verify({ request, body }, secret) {
        const given = (header(request, 'stripe-signature') ?? '').replace(/\bv0=/, 'v1=')
        const copy = Object.create(request, { headersDistinct: { value: { 'stripe-signature': [given] } } })
        return verifyStripe({ request: copy, body }, secret)
      },
    },
  },
  {
    name: 'compares base64 without letter case',
    vendor: vendors['standard-webhooks'],
    finds: 'forged.letter-case',
    steps: {
      ...bases.webhooks,
      verify: (received, secret) =>
        verifyStandard(received, secret) ||
        (isFresh(header(received.request, 'webhook-timestamp') ?? '') &&
          (header(received.request, 'webhook-signature') ?? '').toLowerCase() ===
            `v1,${standardMac(received, secret)}`.toLowerCase()),
    },
  },
  {
    name: 'lets a header switch the algorithm off',
    vendor: orders,
    finds: 'forged.algorithm-header',
    steps: {
      ...bases.orders,
      verify: (received, secret) =>
        header(received.request, 'x-algorithm') === 'none' || verifyOrders(signAll)(received, secret),
    },
  },
  {
    name: 'reads the key from a file that the key id names',
    vendor: orders,
    finds: 'forged.unknown-key',
    steps: { ...bases.orders, verify: verifyWithFile('x-key-id') },
  },
  {
    name: 'reads the key from a file that another header names',
    vendor: keyed,
    finds: 'forged.unknown-key',
    steps: { ...bases.orders, verify: verifyWithFile('x-orders-key') },
  },
  {
    name: 'verifies the first of two equal keys and handles the last',
    vendor: receipts,
    finds: 'forged.repeated-keys',
    steps: {
      ...bases.receipts,
      verify: verifyOrders((body, time, secret) => {
        const [, id] = /"id":\s*"([^"]*)"/.exec(body) ?? []
        const [, amount] = /"amount":\s*(\d+)/.exec(body) ?? []
        return hmac(secret, `${time}.${id}.${amount}`).toString('base64')
      }),
    },
  },
  {
    name: 'verifies the last of two equal ids and handles the first',
    vendor: receipts,
    finds: 'forged.repeated-id',
    steps: { ...bases.receipts, idOf: (_payload, { body }) => /"id":\s*"([^"]*)"/.exec(body.toString())?.[1] ?? '' },
  },
]
