import { bodyOf } from './deliveries.mjs'
import { receiveFloor } from './floor.mjs'
import { compare } from './measure.mjs'
import { dedupingReceiver, distinctRequestOf, receiver, requestOf } from './receivers.mjs'

/** Compares without the other libraries, as in an application: loading them alone changes both results. */
export async function compareAlone() {
  const tables = []
  for (const kilobytes of [1, 10]) {
    const body = bodyOf(kilobytes)
    const toRequest = requestOf(body)
    const candidates = {
      'createHmac + JSON.parse': () => receiveFloor(body),
      'webhook-receiver receive()': () => receiver.receive(toRequest()),
    }
    tables.push(await compare(`With nothing else in the process, ${body.length} bytes`, candidates))
  }
  return tables
}

/** Compares the same with a dedupe store, to which every delivery is new. */
export async function compareDedupe() {
  const body = bodyOf(1)
  const toRequest = distinctRequestOf(body)
  const candidates = {
    // Making a request with a new id takes a fifth of the floor, so the floor makes one too.
    'createHmac + JSON.parse': () => receiveFloor(toRequest().body),
    'webhook-receiver receive()': () => receiver.receive(toRequest()),
    'with memoryDedupeStore': () => dedupingReceiver.receive(toRequest()),
  }
  return [await compare(`With a dedupe store in memory, ${body.length} bytes, every id new`, candidates)]
}
