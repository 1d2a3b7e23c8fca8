// @ts-check
import { once } from 'node:events'
import { request } from 'node:http'
import { sendDelivery } from 'webhook-receiver/testing'

/** @typedef {import('webhook-receiver/testing').Sample} Sample */

const timeoutMs = 3000

/**
 * Sends a sample over HTTP.
 *
 * @param {string} url
 * @param {Sample} sample
 * @returns {Promise<number | undefined>} the status
 */
export async function send(url, sample) {
  const response = await sendDelivery(url, sample, { signal: AbortSignal.timeout(timeoutMs) })
  await response.body?.cancel()
  return response.status
}

/**
 * Sends a sample in chunks and without `Content-Length`, and leaves open whether more will come: a server that counts
 * what arrives answers all the same, once it is too much.
 *
 * @param {string} url
 * @param {Sample} sample
 * @returns {Promise<number | undefined>} the status
 */
export async function sendUnannounced(url, { method, headers, body }) {
  const others = headers.filter(([name]) => name.toLowerCase() !== 'content-length')
  const outgoing = request(url, { method, headers: Object.fromEntries(others), signal: AbortSignal.timeout(timeoutMs) })
  for (let offset = 0; offset < body.length; offset += 4096) outgoing.write(body.subarray(offset, offset + 4096))
  try {
    const [response] = await once(outgoing, 'response')
    response.resume()
    return response.statusCode
  } finally {
    outgoing.on('error', () => {}).end()
  }
}
