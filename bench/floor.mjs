import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto'
import { secretBytes } from './deliveries.mjs'

const key = createSecretKey(secretBytes)

/** The minimum that verifies a body: one HMAC with a prepared key, and one comparison. */
export function verifyFloor(body, signature) {
  const expected = createHmac('sha256', key).update(body).digest()
  const given = Buffer.from(signature.slice('sha256='.length), 'hex')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** The minimum work of a receiver: one HMAC with a prepared key, and one `JSON.parse`. */
export function receiveFloor(body) {
  createHmac('sha256', key).update(body).digest()
  return JSON.parse(body)
}
