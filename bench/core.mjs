// What is measured on every runtime. Uses nothing of Node, so that it also runs in a worker.
import { createReceiver, hmacSignature, memoryDedupeStore } from 'webhook-receiver'
import { host } from 'webhook-receiver/host'

const encoder = new TextEncoder()
const secret = '0123456789abcdef0123456789abcdef'

/**
 * The candidates of each table, by its title.
 *
 * @param toMac - makes the HMAC of bytes with the fastest means of the runtime
 * @param parse - parses JSON from bytes with the fastest means of the runtime
 */
export async function toTables({ bodies, prepareMac, parse }) {
  const mac = await prepareMac(encoder.encode(secret))
  const options = {
    provider: host({
      verify: hmacSignature({ secrets: secret, header: 'X-Host-Signature-256', prefix: 'sha256=' }),
    }),
    on: { 'issues.opened': async (delivery) => delivery.payload.issue.number },
  }
  const receiver = createReceiver(options)
  const deduping = createReceiver({ ...options, dedupe: memoryDedupeStore() })
  const floor = async (body) => {
    await mac(body)
    return parse(body)
  }
  const [small, large] = await Promise.all(bodies.map((text) => toDelivery(encoder.encode(text), mac)))
  const forged = { ...small, body: tampered(small.body) }
  await expectStatus(receiver, small, 200)
  await expectStatus(deduping, small, 200)
  await expectStatus(receiver, forged, 401)
  const fresh = numbered(small)
  return {
    [`${small.body.length} bytes`]: {
      'its own HMAC + JSON.parse': () => floor(small.body),
      'webhook-receiver receive()': () => receiver.receive(small),
      'with memoryDedupeStore': () => deduping.receive(fresh()),
    },
    [`${large.body.length} bytes`]: {
      'its own HMAC + JSON.parse': () => floor(large.body),
      'webhook-receiver receive()': () => receiver.receive(large),
    },
    [`a tampered body of ${small.body.length} bytes`]: {
      'its own HMAC': async () => mac(forged.body),
      'webhook-receiver receive(), 401': () => receiver.receive(forged),
    },
  }
}

async function toDelivery(body, mac) {
  const signature = Array.from(new Uint8Array(await mac(body)), (byte) => byte.toString(16).padStart(2, '0')).join('')
  const headers = [
    ['Host', 'receiver.example'],
    ['User-Agent', 'Host-Hookshot/044aadd'],
    ['Accept', '*/*'],
    ['Content-Type', 'application/json'],
    ['Content-Length', String(body.length)],
    ['X-Host-Delivery', '72d3162e-cc78-11e3-81ab-4c9367dc0958'],
    ['X-Host-Event', 'issues'],
    ['X-Host-Signature-256', `sha256=${signature}`],
  ]
  return { method: 'POST', url: 'https://receiver.example/hooks', headers, encrypted: true, body }
}

function numbered(delivery) {
  let count = 0
  return () => {
    count++
    const headers = delivery.headers.map((line) =>
      line[0] === 'X-Host-Delivery' ? [line[0], `72d3162e-cc78-11e3-81ab-${String(count).padStart(12, '0')}`] : line,
    )
    return { ...delivery, headers }
  }
}

function tampered(body) {
  const copy = new Uint8Array(body)
  copy[copy.indexOf('o'.charCodeAt(0))] ^= 32
  return copy
}

async function expectStatus(receiver, delivery, status) {
  const receipt = await receiver.receive(delivery)
  if (receipt.response.status !== status) throw new Error(`${receipt.response.status}: ${receipt.error?.message}`)
}
