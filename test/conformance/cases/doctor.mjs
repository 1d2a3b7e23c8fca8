import { hmacSignature, toWebhookRequest } from 'webhook-receiver'
import { diagnose } from 'webhook-receiver/doctor'
import { host } from 'webhook-receiver/host'
import { equal } from '../assert.mjs'
import { now } from '../deliver.mjs'
import { base64, hex, hmac, toBytes } from '../signing.mjs'

const secret = 's3cret of the doctor'
const header = 'x-signature'
const provider = host({ verify: hmacSignature({ secrets: secret, header }) })

// The cause that is found where other bytes arrive than were sent.
async function causeOf(sent, arrived, options = {}) {
  const signature = hex(await hmac(options.secret ?? secret, sent))
  const headers = [
    ['content-type', 'application/json'],
    ['x-host-event', 'push'],
    [options.header ?? header, signature],
  ]
  const request = toWebhookRequest({ body: arrived, headers })
  return (await diagnose(provider, request, { now })).cause
}

export const doctorCases = {
  'finds what was done to a body': async () => {
    const json = '{"text":"Süd/Ost – €"}'
    equal(await causeOf(json, json), 'none')
    equal(await causeOf('{\n  "text": "Süd/Ost – €"\n}', json), 'body_reserialised')
    equal(await causeOf('{"text":"S\\u00fcd\\/Ost \\u2013 \\u20ac"}', json), 'body_reserialised')
    equal(await causeOf(`${json}\n`, json), 'body_whitespace')
    equal(await causeOf(json, base64(toBytes(json))), 'body_base64')
    equal(await causeOf(json, new URLSearchParams({ payload: json }).toString()), 'form_value_signed')
  },
  'finds what was done to a header, and names no cause for a forgery': async () => {
    equal(await causeOf('{}', '{}', { header: 'http_x_signature' }), 'header_renamed')
    equal(await causeOf('{}', '{}', { secret: 'another' }), 'unknown')
  },
}
