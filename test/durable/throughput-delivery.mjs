// @ts-check
import { randomUUID } from 'node:crypto'

const body = new TextEncoder().encode(JSON.stringify({ text: 'x'.repeat(1_000) }))

/**
 * A delivery with a body of 1 KB.
 *
 * @param {string} key
 * @param {number} number
 * @returns {import('webhook-receiver/inbox').StoredDelivery}
 */
export function toDelivery(key, number) {
  const request = { method: 'POST', url: 'https://hooks.example/', headers: [], encrypted: true, body }
  const proof = { strength: /** @type {const} */ ('signature'), verifier: 'hmacSignature' }
  const about = {
    id: randomUUID(),
    endpoint: 'bench',
    provider: 'bench',
    event: 'number',
    deliveryId: `${key}-${number}`,
  }
  return { ...about, key, number: undefined, request, proof, receivedAt: Date.now(), invalid: undefined }
}
