import { createReceiver, reply, retryLater, unverified } from 'webhook-receiver'
import { toFetch } from 'webhook-receiver/fetch'
import { host } from 'webhook-receiver/host'
import { equal } from '../assert.mjs'
import { send } from '../deliver.mjs'
import { toBytes } from '../signing.mjs'

const provider = host({ verify: unverified() })
const headers = { 'Content-Type': 'application/json', 'X-Host-Event': 'ping' }

// A body in pieces, without a length in front.
function chunked(...chunks) {
  const pending = chunks.map(toBytes)
  return new ReadableStream({
    pull(controller) {
      const chunk = pending.shift()
      if (chunk === undefined) controller.close()
      else controller.enqueue(chunk)
    },
  })
}

// `{"zen":"x"}` as gzip, made by `gzip -n`.
const gzipped = Uint8Array.from(atob('H4sIAAAAAAAAA6tWqkrNU7JSqlCqBQB8dgmjCwAAAA=='), (character) =>
  character.charCodeAt(0),
)

function request(body, more) {
  return new Request('https://receiver.example/hook', { method: 'POST', headers, body, duplex: 'half', ...more })
}

export const fetchCases = {
  'puts a body in pieces together': async () => {
    const { status, delivery } = await send(provider, { headers, body: chunked('{"zen":"', 'pieces', '"}') })
    equal([status, delivery.payload], [200, { zen: 'pieces' }])
  },
  'counts what arrives, not what was announced': async () => {
    const piece = `"${'x'.repeat(50)}"`
    const { status, code } = await send(provider, {
      headers,
      body: chunked('[', piece, ',', piece, ']'),
      options: { limits: { maxBodyBytes: 100 } },
    })
    equal([status, code], [413, 'body_too_large'])
  },
  'ends a body that does not end': async () => {
    const { status, code } = await send(provider, {
      headers,
      body: new ReadableStream({ pull: () => new Promise(() => {}) }),
      options: { limits: { bodyTimeoutMs: 20 } },
    })
    equal([status, code], [503, 'body_timeout'])
  },
  'takes a compressed body only where it is allowed': async () => {
    const compressed = { ...headers, 'Content-Encoding': 'gzip' }
    equal((await send(provider, { headers: compressed, body: gzipped })).status, 415)
    // The edge runtime cannot undo any encoding.
    if (typeof DecompressionStream === 'undefined') return
    const { status, delivery } = await send(provider, {
      headers: compressed,
      body: gzipped,
      options: { decompress: ['gzip'] },
    })
    equal([status, delivery?.payload], [200, { zen: 'x' }])
  },
  'refuses a body that something else has read': async () => {
    const consumed = request('{}')
    await consumed.text()
    const receiver = createReceiver({ provider, on: {} })
    equal((await toFetch(receiver)(consumed)).status, 500)
  },
  'writes the answer of the handler': async () => {
    const answers = { a: () => reply({ text: 'hi' }), b: () => retryLater({ afterSeconds: 60 }) }
    const serve = toFetch(createReceiver({ provider, on: answers }))
    const replied = await serve(request('{}', { headers: { ...headers, 'X-Host-Event': 'a' } }))
    equal(
      [replied.status, replied.headers.get('content-type'), await replied.json()],
      [200, 'application/json', { text: 'hi' }],
    )
    const later = await serve(request('{}', { headers: { ...headers, 'X-Host-Event': 'b' } }))
    equal([later.status, later.headers.get('retry-after')], [503, '60'])
  },
}
