import { headerLines, secret } from './deliveries.mjs'
import { load } from './package.mjs'

/** The measured receivers, from this build of the package or from the one in another folder. */
export async function receiversOf(root) {
  const { createReceiver, hmacSignature, memoryDedupeStore } = await load('webhook-receiver', root)
  const { host } = await load('webhook-receiver/host', root)
  const hmac = hmacSignature({ secrets: secret, header: 'X-Host-Signature-256', prefix: 'sha256=' })
  const options = {
    provider: host({ verify: hmac }),
    on: { 'issues.opened': async (delivery) => delivery.payload.issue.number },
    // Refusals are counted, not printed.
    onError: () => {},
  }
  return {
    hmac,
    /** HMAC, JSON, both schemas, and an async handler. */
    receiver: createReceiver(options),
    /** The same with a dedupe store in memory. */
    dedupingReceiver: createReceiver({ ...options, dedupe: memoryDedupeStore() }),
  }
}

export const { hmac, receiver, dedupingReceiver } = await receiversOf()

/** A request with this body as an adapter makes it, with the signature of `signed`. */
export function requestOf(body, signed = body) {
  const headers = headerLines(signed)
  return () => ({ method: 'POST', url: 'https://receiver.example/hooks', headers, encrypted: true, body })
}

/** Like `requestOf`, with another delivery id each time. */
export function distinctRequestOf(body) {
  const headers = headerLines(body)
  const index = headers.findIndex(([name]) => name === 'X-Host-Delivery')
  const [name] = headers[index]
  let count = 0
  return () => {
    count++
    const id = [name, `72d3162e-cc78-11e3-81ab-${String(count).padStart(12, '0')}`]
    return { ...requestHead, headers: headers.with(index, id), body }
  }
}

const requestHead = { method: 'POST', url: 'https://receiver.example/hooks', encrypted: true }

/** Fails unless the receipt has this status, so that wrong results are not measured. */
export function expectStatus(receipt, status) {
  if (receipt.response.status !== status) throw new Error(`${receipt.response.status}: ${receipt.error?.message}`)
}
