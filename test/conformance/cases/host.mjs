import { hmacSignature, isWebhookError, toWebhookRequest } from 'webhook-receiver'
import { host } from 'webhook-receiver/host'
import { equal, fails, ok } from '../assert.mjs'
import { inject, now, send, timestamp } from '../deliver.mjs'
import { concat, hex, hmac } from '../signing.mjs'

const secret = 'a shared secret'
const header = 'X-Host-Signature-256'
const provider = host({ verify: hmacSignature({ secrets: ['newest', secret], header, prefix: 'sha256=' }) })
const timed = host({ verify: hmacSignature({ secrets: secret, header, timestamp: { header: 'X-Host-Timestamp' } }) })

const payload = {
  action: 'opened',
  issue: { url: 'https://host.example/issues/7', number: 7 },
  repository: { id: 1, full_name: 'team/app', owner: { login: 'team', id: 2 } },
  sender: { login: 'ann', id: 3 },
  extra: 'ünïcode \u{1f4e8}',
}

async function signed(body, { event = 'issues', mediaType = 'application/json', ...headers } = {}) {
  return {
    body,
    headers: {
      'Content-Type': mediaType,
      'X-Host-Event': event,
      'X-Host-Delivery': '72d3162e-cc78-11e3-81ab-4c9367dc0958',
      [header]: `sha256=${hex(await hmac(secret, body))}`,
      ...headers,
    },
  }
}

async function signedAt(seconds) {
  const body = JSON.stringify(payload)
  const signature = hex(await hmac(secret, concat(`${seconds}.`, body)))
  return signed(body, { [header]: signature, 'X-Host-Timestamp': String(seconds) })
}

async function answer(body, headers) {
  const { status, code } = await send(provider, await signed(body, headers))
  return [status, code]
}

const offset = (seconds) => Number(timestamp) + seconds

export const hostCases = {
  'types a genuine delivery': async () => {
    const { status, text, delivery } = await send(provider, await signed(JSON.stringify(payload)))
    equal([status, text], [200, ''])
    equal(
      [delivery.event, delivery.known, delivery.id],
      ['issues.opened', true, '72d3162e-cc78-11e3-81ab-4c9367dc0958'],
    )
    equal(delivery.payload, payload)
    equal(delivery.proof.key, 1, 'index of the matching secret')
    equal(delivery.receivedAt.getTime(), now)
  },
  'takes the form-encoded variant': async () => {
    const body = `payload=${encodeURIComponent(JSON.stringify(payload))}`
    const { status, delivery } = await send(
      provider,
      await signed(body, { mediaType: 'application/x-www-form-urlencoded' }),
    )
    equal([status, delivery?.payload], [200, payload])
  },
  'delivers an event that it does not know': async () => {
    const { status, delivery } = await send(provider, await signed('{"n":1}', { event: 'new_thing' }))
    equal([status, delivery.event, delivery.known, delivery.payload], [200, 'new_thing', false, { n: 1 }])
  },
  'parses only what it verified': async () => {
    const request = toWebhookRequest(await signed(JSON.stringify(payload)))
    const delivery = await provider.parse(await provider.verify(request, { now }), { now })
    equal(delivery.payload.issue.number, 7)
    await fails(() => provider.parse({ request, proof: { strength: 'signature', verifier: 'x' } }), 'TypeError')
  },
  'refuses a tampered body': async () => {
    const request = await signed(JSON.stringify(payload))
    const { status, text, code } = await send(provider, { ...request, body: request.body.replace('7', '8') })
    equal([status, text, code], [401, '', 'signature_mismatch'])
  },
  'refuses a wrong, malformed, truncated or missing signature': async () => {
    const wrong = hex(await hmac('other', '{}'))
    equal(await answer('{}', { [header]: `sha256=${wrong}` }), [401, 'signature_mismatch'])
    equal(await answer('{}', { [header]: wrong }), [401, 'signature_malformed'])
    equal(await answer('{}', { [header]: `sha256=${wrong.slice(2)}` }), [401, 'signature_malformed'])
    equal(await answer('{}', { [header]: `sha256=${wrong.slice(2)}zz` }), [401, 'signature_malformed'])
    equal(await answer('{}', { [header]: '' }), [401, 'proof_missing'])
  },
  'refuses a signature that came twice': async () => {
    const { body, headers } = await signed('{}')
    const lines = [...Object.entries(headers), [header, headers[header]]]
    const { status, code } = await inject(provider, toWebhookRequest({ body, headers: lines }))
    equal([status, code], [401, 'proof_duplicated'])
    const joined = new Headers(headers)
    joined.append(header, headers[header])
    equal((await send(provider, { body, headers: joined })).status, 401, 'joined by Fetch')
  },
  'accepts a signed time within the tolerance only': async () => {
    equal((await send(timed, await signedAt(offset(-300)))).code, 'handled')
    equal((await send(timed, await signedAt(offset(-301)))).code, 'timestamp_too_old')
    equal((await send(timed, await signedAt(offset(301)))).code, 'timestamp_in_future')
    equal((await send(timed, await signedAt(`${timestamp}.0`))).code, 'timestamp_malformed')
  },
  'refuses a body that is not its format': async () => {
    equal(await answer('{"n":1'), [400, 'body_malformed'])
    equal(await answer(''), [400, 'body_malformed'])
    equal(await answer(new Uint8Array([0x22, 0xff, 0x22])), [400, 'body_malformed'])
    equal(await answer('[1]'), [400, 'payload_invalid'])
    equal(await answer('{"action":7}'), [400, 'payload_invalid'])
    equal(await answer('['.repeat(100_000) + ']'.repeat(100_000)), [400, 'body_limit_exceeded'])
  },
  'refuses keys that reach for a prototype, and leaves it untouched': async () => {
    equal(await answer('{"__proto__":{"polluted":1}}'), [400, 'body_key_forbidden'])
    equal(await answer(String.raw`{"a":{"\u005f_proto__":{"polluted":1}}}`), [400, 'body_key_forbidden'])
    equal(typeof {}.polluted, 'undefined')
  },
  'answers 415, 405 and 413 before the signature': async () => {
    equal(await answer('{}', { mediaType: 'text/plain' }), [415, 'media_type_unsupported'])
    const get = await inject(provider, { ...toWebhookRequest({ body: '{}' }), method: 'GET' })
    equal([get.status, get.receipt.response.headers.allow], [405, 'POST'])
    const big = await send(provider, { ...(await signed('x'.repeat(101))), options: { limits: { maxBodyBytes: 100 } } })
    equal([big.status, big.code], [413, 'body_too_large'])
  },
  'answers 503 when the handler fails or takes too long': async () => {
    const request = await signed('{}', { event: 'ping' })
    const failing = { on: { '*': () => Promise.reject(new Error('down')) }, retryAfterSeconds: 9 }
    const failed = await send(provider, { ...request, options: failing })
    equal([failed.status, failed.text, failed.code], [503, '', 'handler_failed'])
    ok(isWebhookError(failed.receipt.error, 'handler_failed'), 'isWebhookError')
    const slow = { on: { '*': () => new Promise(() => {}) }, limits: { handlerTimeoutMs: 10 } }
    equal((await send(provider, { ...request, options: slow })).code, 'handler_timeout')
  },
}
