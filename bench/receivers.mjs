import { createReceiver, hmacSignature } from '../dist/index.js'
import { host } from '../dist/styles/host.js'
import { headerLines, secret } from './deliveries.mjs'

export const hmac = hmacSignature({ secrets: secret, header: 'X-Host-Signature-256', prefix: 'sha256=' })

/** The measured receiver: HMAC, JSON, both schemas, and an async handler. */
export const receiver = createReceiver({
  provider: host({ verify: hmac }),
  on: { 'issues.opened': async (delivery) => delivery.payload.issue.number },
})

/** A request with this body as an adapter makes it, with the signature of `signed`. */
export function requestOf(body, signed = body) {
  const headers = headerLines(signed)
  return () => ({ method: 'POST', url: 'https://receiver.example/hooks', headers, encrypted: true, body })
}

/** Fails unless the receipt has this status, so that wrong results are not measured. */
export function expectStatus(receipt, status) {
  if (receipt.response.status !== status) throw new Error(`${receipt.response.status}: ${receipt.error?.message}`)
}
