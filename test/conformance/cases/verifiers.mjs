import {
  allOf,
  anyOf,
  basicAuth,
  defineProvider,
  formToken,
  headerToken,
  httpsOnly,
  jsonBody,
  standardWebhooksSignature,
  toWebhookRequest,
  urlToken,
} from 'webhook-receiver'
import { equal, fails, ok } from '../assert.mjs'
import { now, timestamp } from '../deliver.mjs'
import { base64, concat, generateSigner, hmac } from '../signing.mjs'

const body = '{"text":"ünïcode"}'

// The proof's strength, or the code of the refusal.
async function outcome(verify, request) {
  try {
    return (await verify(toWebhookRequest({ body, ...request }), { now })).strength
  } catch (error) {
    return error.code ?? String(error)
  }
}

const withHeaders = (...lines) => ({ headers: lines })
const utf8Base64 = (text) => base64(new TextEncoder().encode(text))

const id = 'msg_1'
const secret = new Uint8Array(32).fill(7)
const signedContent = concat(`${id}.${timestamp}.`, body)

function standardHeaders(signature, sentAt = timestamp) {
  return withHeaders(['webhook-id', id], ['webhook-timestamp', sentAt], ['webhook-signature', signature])
}

export const verifierCases = {
  'header token': async () => {
    const verify = headerToken({ header: 'X-Token', tokens: ['new', 'old'] })
    equal(await outcome(verify, withHeaders(['x-token', 'old'])), 'token')
    equal(await outcome(verify, withHeaders(['x-token', 'ol'])), 'token_mismatch')
    equal(await outcome(verify, withHeaders(['x-token', 'old'], ['x-token', 'old'])), 'proof_duplicated')
    equal(await outcome(verify, {}), 'proof_missing')
  },
  'form token': async () => {
    const verify = formToken({ tokens: 's3cret' })
    equal(await outcome(verify, { body: 'text=a&token=s3cret' }), 'token')
    equal(await outcome(verify, { body: 'token=other' }), 'token_mismatch')
    equal(await outcome(verify, { body: 'token=s3cret&token=s3cret' }), 'proof_duplicated')
    equal(await outcome(verify, { body: 'token[]=s3cret' }), 'proof_missing')
  },
  'token in the URL': async () => {
    const verify = urlToken({ tokens: 'a b+c' })
    equal(await outcome(verify, { url: 'https://r.example/hook?token=a%20b+c' }), 'url')
    equal(await outcome(verify, { url: 'https://r.example/hook?token=a+b+c' }), 'token_mismatch')
    equal(await outcome(verify, { url: 'https://r.example/hook' }), 'proof_missing')
  },
  'HTTP Basic': async () => {
    const verify = basicAuth({ users: { username: 'pay', password: 'pä:ß' } })
    const authorization = (value) => withHeaders(['Authorization', value])
    equal(await outcome(verify, authorization(`Basic ${utf8Base64('pay:pä:ß')}`)), 'basic')
    equal(await outcome(verify, authorization(`Basic ${utf8Base64('pay:other')}`)), 'credentials_mismatch')
    equal(await outcome(verify, authorization('Basic %%%')), 'credentials_malformed')
  },
  'TLS only, told by the connection': async () => {
    const verify = httpsOnly(headerToken({ header: 'x-token', tokens: 't' }))
    const headers = [
      ['x-token', 't'],
      ['x-forwarded-proto', 'https'],
    ]
    equal(await outcome(verify, { headers, url: 'https://r.example/' }), 'token')
    equal(await outcome(verify, { headers, url: 'http://r.example/' }), 'transport_insecure')
  },
  'Standard Webhooks with a shared secret': async () => {
    const verify = standardWebhooksSignature({ secrets: `whsec_${base64(secret)}` })
    const signature = `v1,${base64(await hmac(secret, signedContent))}`
    equal(await outcome(verify, standardHeaders(`v1,${base64(secret)} v9,x ${signature}`)), 'signature')
    equal(await outcome(verify, { ...standardHeaders(signature), body: '{}' }), 'signature_mismatch')
    equal(await outcome(verify, standardHeaders(signature, `${Number(timestamp) - 301}`)), 'timestamp_too_old')
  },
  'Standard Webhooks with Ed25519': async () => {
    const signer = await generateSigner('EdDSA')
    const verify = standardWebhooksSignature({ publicKeys: `whpk_${base64(signer.publicBytes)}` })
    const signature = `v1a,${base64(await signer.sign(signedContent))}`
    equal(await outcome(verify, standardHeaders(signature)), 'signature')
    equal(await outcome(verify, { ...standardHeaders(signature), body: '{}' }), 'signature_mismatch')
  },
  'one of several, and all of several': async () => {
    const token = headerToken({ header: 'x-token', tokens: 't' })
    const url = urlToken({ tokens: 'u' })
    const [both, one] = [
      { url: 'https://r.example/?token=u', headers: [['x-token', 't']] },
      withHeaders(['x-token', 't']),
    ]
    equal(await outcome(anyOf(url, token), one), 'token')
    equal(await outcome(allOf(url, token), both), 'token')
    equal(await outcome(allOf(url, token), one), 'proof_missing')
  },
  'an asynchronous resolver, by request': async () => {
    const tokens = async (request) => (request.url.endsWith('/ann') ? 'a' : undefined)
    const verify = headerToken({ header: 'x-token', tokens })
    equal(await outcome(verify, { url: 'https://r.example/ann', headers: [['x-token', 'a']] }), 'token')
    equal(await outcome(verify, { url: 'https://r.example/bob', headers: [['x-token', 'a']] }), 'key_unknown')
    const failing = headerToken({ header: 'x-token', tokens: () => Promise.reject(new Error('down')) })
    equal(await outcome(failing, { headers: [['x-token', 'a']] }), 'key_unavailable')
  },
  'no provider without a verifier, and no empty secret': async () => {
    const schema = { '~standard': { version: 1, vendor: 'x', validate: (value) => ({ value }) } }
    const format = { name: 'x', body: jsonBody(), schema, event: () => 'x' }
    await fails(() => defineProvider(format), 'TypeError')
    await fails(() => headerToken({ header: 'x-token', tokens: '' }), 'TypeError')
    await fails(() => headerToken({ header: 'x-token', tokens: [] }), 'TypeError')
    ok(typeof defineProvider({ ...format, verify: urlToken({ tokens: 't' }) }).parse === 'function', 'provider')
  },
}
