// @ts-check
import { createHash, createHmac } from 'node:crypto'
import { defineProvider, hmacSignature, jsonBody } from 'webhook-receiver'
import * as z from 'zod/mini'

const secret = 'kill-test'

/** How long a number waits for lower ones, in milliseconds: a killed process is usually back by then. */
export const settleMs = 2_000

/** Numbers the deliveries of each key. */
const numbers = {
  verify: hmacSignature({ secrets: secret, header: 'x-signature' }),
  body: jsonBody(),
  schema: z.object({ key: z.string(), number: z.number() }),
  event: () => 'number',
  id: (/** @type {Numbered} */ { key, number }) => `${key}-${number}`,
}

/**
 * The payload of a delivery.
 *
 * @typedef {object} Numbered
 * @property {string} key
 * @property {number} number
 */

/** The providers by the kind of their order, which is the prefix of their keys. */
export const providers = {
  arrival: defineProvider({ ...numbers, name: 'arrival' }),
  number: defineProvider({
    ...numbers,
    name: 'number',
    sequence: (/** @type {Numbered} */ { key, number }) => ({ channel: key, number }),
  }),
}

/**
 * How the deliveries of a key are ordered.
 *
 * @param {string} key
 */
export function kindOf(key) {
  return key.startsWith('number') ? 'number' : 'arrival'
}

/** The handlers of each delivery with `--effects`. */
export const handlers = ['ledger', 'mail', 'cache']

/** Those with `--diamond`, and what each depends on. */
export const diamond = { order: [], ledger: ['order'], mail: ['order'], report: ['ledger', 'mail'] }

/** The one with a limit for each tenant with `--limited`, and the limit. */
export const limited = { name: 'mail', most: 2 }

/**
 * Whose delivery it is: one of ten tenants.
 *
 * @param {string} key
 */
export function tenantOf(key) {
  return key.replace(/\/.*/, '').slice(-1)
}

/** The handler whose work is urgent with `--urgent`, and how many deliveries a process handles at a time, so that some wait. */
export const urgent = { name: 'mail', concurrency: 5 }

/**
 * Which deliveries are urgent with `--urgent`, with the work of all their handlers: some of each key.
 *
 * @param {{ readonly number: number }} payload
 */
export function isUrgent({ number }) {
  return number % 4 === 0
}

/** The one beside them with `--together`, which is called once for several deliveries of a key. */
export const togetherName = 'sync'

/**
 * A genuine request of this provider, for `fetch`.
 *
 * @param {string} key
 * @param {number} number
 */
export function toInit(key, number) {
  const body = JSON.stringify({ key, number })
  const signature = createHmac('sha256', secret).update(body).digest('hex')
  return { method: 'POST', body, headers: { 'content-type': 'application/json', 'x-signature': signature } }
}

/**
 * The UUID under which an inbox stores a delivery of this provider (RFC 9562, version 8), or the work of a handler: its key is
 * `<key>/<handler>`.
 *
 * @param {Numbered} delivery
 */
export function toStoredId({ key, number }) {
  const [whole = '', handler] = key.split('/')
  const id = toUuid(whole, `${whole}-${number}`)
  return handler === undefined ? id : toUuid(whole, [id, handler])
}

/**
 * @param {string} key
 * @param {string | string[]} id the id of the delivery, or that of its record with the name of a handler
 */
function toUuid(key, id) {
  const kind = kindOf(key)
  const digest = createHash('sha256')
    .update(JSON.stringify([kind, kind, id]))
    .digest()
  digest[6] = ((digest[6] ?? 0) & 0x0f) | 0x80
  digest[8] = ((digest[8] ?? 0) & 0x3f) | 0x80
  return digest.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
