import { certificateKeys, publicKeySignature, remoteKeys } from 'webhook-receiver'
import { jws } from 'webhook-receiver/jws'
import { findLink, payments } from 'webhook-receiver/payments'
import { equal, fails } from '../assert.mjs'
import { authorityCertificate, certifiedBody, certifiedSignature, senderCertificate } from '../certificates.mjs'
import { now, send, timestamp } from '../deliver.mjs'
import { base64, base64url, concat, derSignature, generateSigner, toBytes } from '../signing.mjs'

const event = {
  id: 'WH-1',
  create_time: '2018-19-12T22:20:32.000Z',
  resource_type: 'authorization',
  event_type: 'PAYMENT.AUTHORIZATION.CREATED',
  summary: 'Authorized: 7.47 €',
  resource: {
    id: 'A1',
    state: 'authorized',
    amount: { total: '7.47', currency: 'EUR', details: { subtotal: '7.47' } },
    links: [{ href: 'https://pay.example/v1/a/A1/capture', rel: 'capture', method: 'POST' }],
  },
  links: [{ href: 'https://pay.example/v1/notifications/webhooks-events/WH-1', rel: 'self', method: 'GET' }],
}
const body = JSON.stringify(event)
const json = { 'Content-Type': 'application/json' }

function post(verify, headers, content = body) {
  return send(payments({ verify }), { body: content, headers: { ...json, ...headers } })
}

async function signatureCase(algorithm, options = {}) {
  const [signer, other] = await Promise.all([generateSigner(algorithm), generateSigner(algorithm)])
  const verify = publicKeySignature({
    keys: [other.jwk, signer.jwk],
    algorithms: [algorithm],
    timestamp: {},
    ...options,
  })
  const signature = await signer.sign(concat(`${timestamp}.`, body))
  const written = options.ecdsaFormat === 'der' ? derSignature(signature) : signature
  const headers = { 'X-Signature': base64(written), 'X-Signature-Timestamp': timestamp }
  const { status, delivery } = await post(verify, headers)
  equal([status, delivery?.known, delivery?.proof.algorithm], [200, true, algorithm])
  equal((await post(verify, headers, body.replace('7.47', '9.47'))).code, 'signature_mismatch')
  equal((await post(verify, { ...headers, 'X-Signature-Algorithm': 'HS256' })).code, 'algorithm_not_allowed')
  equal((await post(verify, { ...headers, 'X-Signature': base64(written).slice(4) })).status, 401)
}

function keyServer(respond) {
  const requests = []
  const fetch = async (url) => {
    requests.push(url)
    return respond()
  }
  return { requests, keys: remoteKeys('https://pay.example/keys.json', { fetch, now: () => now }) }
}

async function signedBy(signer, kid) {
  return { 'X-Signature': base64(await signer.sign(body)), 'X-Signature-Key-Id': kid }
}

// Workers have no X.509.
const hasCertificates =
  globalThis.navigator?.userAgent !== 'Cloudflare-Workers' && typeof globalThis.EdgeRuntime === 'undefined'

async function certified(options) {
  const fetch = async () => new Response(senderCertificate)
  const defaults = { header: 'X-Certificate-Url', allowedHosts: ['pay.example'], commonName: 'messages.pay.example' }
  const keys = certificateKeys({ ...defaults, fetch, now: () => now, ...options })
  const verify = publicKeySignature({ keys, algorithms: ['ES256'], ecdsaFormat: 'der' })
  const headers = { 'X-Signature': certifiedSignature, 'X-Certificate-Url': 'https://pay.example/sender.pem' }
  const { status, code } = await post(verify, headers, certifiedBody)
  return [status, code]
}

export const paymentsCases = {
  'types an event, and leaves decimals and impossible dates as they are': async () => {
    const signer = await generateSigner('EdDSA')
    const verify = publicKeySignature({ keys: signer.publicBytes, algorithms: ['EdDSA'] })
    const { delivery } = await post(verify, { 'X-Signature': base64(await signer.sign(body)) })
    equal(delivery.payload, event)
    equal(delivery.name, { resource: 'PAYMENT', subResource: 'AUTHORIZATION', event: 'CREATED' })
    equal(findLink(delivery.payload.resource, 'capture').method, 'POST')
  },
  'verifies RS256': () => signatureCase('RS256'),
  'verifies PS256': () => signatureCase('PS256'),
  'verifies ES256': () => signatureCase('ES256'),
  'verifies ES256 in DER': () => signatureCase('ES256', { ecdsaFormat: 'der' }),
  'verifies EdDSA': () => signatureCase('EdDSA'),
  'finds the key of a key id on a server, once': async () => {
    const signer = await generateSigner('ES256')
    const { requests, keys } = keyServer(() => Response.json({ keys: [{ ...signer.jwk, kid: 'a' }] }))
    const verify = publicKeySignature({ keys, algorithms: ['ES256'] })
    equal((await post(verify, await signedBy(signer, 'a'))).delivery?.proof.key, 'a')
    equal((await post(verify, await signedBy(signer, 'a'))).status, 200)
    equal(requests, ['https://pay.example/keys.json'])
    equal((await post(verify, await signedBy(signer, 'b'))).code, 'key_unavailable')
  },
  'answers 503 while the key server fails': async () => {
    const signer = await generateSigner('ES256')
    for (const respond of [() => Promise.reject(new Error('down')), () => new Response('', { status: 500 })]) {
      const verify = publicKeySignature({ keys: keyServer(respond).keys, algorithms: ['ES256'] })
      const { status, code } = await post(verify, await signedBy(signer, 'a'))
      equal([status, code], [503, 'key_unavailable'])
    }
  },
  'refuses keys and algorithms that are not acceptable when it starts': async () => {
    const { jwk } = await generateSigner('ES256')
    await fails(() => publicKeySignature({ keys: jwk, algorithms: ['RS256'] }), 'TypeError')
    await fails(() => publicKeySignature({ keys: jwk, algorithms: ['none'] }), 'TypeError')
    await fails(() => publicKeySignature({ keys: new Uint8Array(32), algorithms: ['EdDSA'] }), 'TypeError')
    await fails(() => remoteKeys('http://pay.example/keys.json'), 'TypeError')
  },
  'checks certificates, or refuses to start where it cannot': async () => {
    if (!hasCertificates) return fails(() => certified(), 'TypeError')
    const trusted = { trustAnchors: authorityCertificate }
    equal(await certified(trusted), [200, 'handled'])
    equal(await certified({ ...trusted, commonName: 'pay.example' }), [401, 'key_not_trusted'], 'another name')
    equal(await certified({ ...trusted, allowedHosts: ['example'] }), [401, 'key_not_trusted'], 'another host')
    equal(await certified(), [401, 'key_not_trusted'], 'an authority that the runtime does not know')
  },
}

async function detached(signer, header, payload) {
  const protectedText = base64url(toBytes(JSON.stringify(header)))
  return `${protectedText}..${base64url(await signer.sign(concat(`${protectedText}.`, payload)))}`
}

export const jwsCases = {
  'verifies a detached signature, also of an unencoded payload': async () => {
    for (const alg of ['RS256', 'PS256', 'ES256', 'EdDSA']) {
      const signer = await generateSigner(alg)
      const verify = jws({ keys: { a: signer.jwk }, algorithms: [alg], timestamp: {} })
      const header = { alg, kid: 'a', iat: Number(timestamp) }
      const encoded = await detached(signer, header, base64url(toBytes(body)))
      equal((await post(verify, { 'X-JWS-Signature': encoded })).status, 200, alg)
      const plain = await detached(signer, { ...header, b64: false, crit: ['b64'] }, body)
      equal((await post(verify, { 'X-JWS-Signature': plain })).status, 200, `${alg}, b64 false`)
      equal((await post(verify, { 'X-JWS-Signature': plain }, body.replace('7.47', '9.47'))).code, 'signature_mismatch')
    }
  },
  'refuses other algorithms, unknown extensions and old signatures': async () => {
    const signer = await generateSigner('ES256')
    const verify = jws({ keys: signer.jwk, algorithms: ['ES256'], timestamp: {} })
    const answer = async (header) => {
      const token = await detached(
        signer,
        { alg: 'ES256', iat: Number(timestamp), ...header },
        base64url(toBytes(body)),
      )
      return (await post(verify, { 'X-JWS-Signature': token })).code
    }
    equal(await answer({ alg: 'none' }), 'algorithm_not_allowed')
    equal(await answer({ alg: 'HS256' }), 'algorithm_not_allowed')
    equal(await answer({ crit: ['x'], x: 1 }), 'signature_malformed')
    equal(await answer({ iat: Number(timestamp) - 301 }), 'timestamp_too_old')
  },
}
