// @ts-check
import {
  allOf,
  basicAuth,
  createReceiver,
  formToken,
  hmacSignature,
  jsonBody,
  publicKeySignature,
  reply,
  standardWebhooksSignature,
} from 'webhook-receiver'
import { chat } from 'webhook-receiver/chat'
import { host } from 'webhook-receiver/host'
import { payments } from 'webhook-receiver/payments'
import { push } from 'webhook-receiver/push'
import {
  chatSample,
  generateKeys,
  generateSecret,
  hostSample,
  paymentsSample,
  pushSample,
  signHmac,
  signPublicKey,
  signStandardWebhooks,
  trackerSample,
  withBasicAuth,
} from 'webhook-receiver/testing'
import { tracker, trackerXml } from 'webhook-receiver/tracker'
import { xmlBody } from 'webhook-receiver/xml'
import { genuine, malformed, maxBodyBytes, old, oversized, tampered, tooLarge, unproven } from './cases.js'

/**
 * @typedef {import('webhook-receiver').Receipt} Receipt
 * @typedef {import('webhook-receiver').Receiver} Receiver
 * @typedef {import('webhook-receiver/testing').Sample} Sample
 * @typedef {import('./cases.js').Case} Case
 *
 * @typedef {object} Style
 * @property {string} name
 * @property {Receiver} receiver
 * @property {() => Receipt | undefined} takeReceipt what became of the last request
 * @property {readonly Case[]} cases
 */

/**
 * All five styles, with fresh keys and secrets.
 *
 * @returns {Promise<readonly Style[]>}
 */
export async function createStyles() {
  return [pushStyle(), chatStyle(), trackerStyle(), await paymentsStyle(), hostStyle()]
}

/**
 * @template {import('webhook-receiver').ProviderTypes} Types
 * @param {import('webhook-receiver').Provider<Types>} provider
 * @param {readonly Case[]} cases
 * @returns {Style}
 */
function toStyle(provider, cases) {
  /** @type {Receipt | undefined} */
  let last
  const receiver = createReceiver({
    provider,
    limits: { maxBodyBytes },
    // Refusals are expected, and the demo prints its own table.
    onError: () => {},
    on: { '*': (delivery) => reply({ text: `thank you for ${delivery.event}` }) },
    onReceipt: (receipt) => {
      last = receipt
    },
  })
  const takeReceipt = () => {
    const receipt = last
    last = undefined
    return receipt
  }
  return { name: provider.name, receiver, takeReceipt, cases }
}

/** The token of the channel in a header. Nothing is signed, and there is mostly no body. */
function pushStyle() {
  const token = generateSecret()
  const tokens = new Map([['channel-1', token]])
  const channelId = 'channel-1'
  return toStyle(push({ tokens: (id) => tokens.get(id) }), [
    genuine('sync', () => pushSample({ channelId, token, resourceState: 'sync' }), 'genuine, first'),
    genuine('exists', () => pushSample({ channelId, token })),
    unproven('tampered token', 'token_mismatch', () => pushSample({ channelId, token: token.slice(0, -1) })),
    unproven('wrong token', 'token_mismatch', () => pushSample({ channelId, token: generateSecret() })),
    unproven('wrong channel', 'key_unknown', () => pushSample({ channelId: 'channel-2', token })),
    oversized(() => pushSample({ channelId, token, body: tooLarge })),
    malformed(() => pushSample({ channelId, token, body: '{"kind":' })),
  ])
}

/** A token in the form, and an HMAC over timestamp and form. */
function chatStyle() {
  const token = generateSecret()
  const secret = generateSecret()
  const scheme = { header: 'X-Chat-Signature', prefix: 'v0=', timestamp: { header: 'X-Chat-Timestamp' } }
  const verify = allOf(formToken({ tokens: token }), hmacSignature({ ...scheme, secrets: secret }))
  /** @type {(sample: Sample, changes?: { secret?: string, sentAt?: number }) => Promise<Sample>} */
  const sign = (sample, changes) => signHmac(sample, { ...scheme, secret, ...changes })
  const unreadable = `${new URLSearchParams({ token })}&text=%zz`
  return toStyle(chat({ verify }), [
    genuine('tide:', () => sign(chatSample({ token }))),
    tampered(() => sign(chatSample({ token }))),
    unproven('wrong token', 'token_mismatch', () => sign(chatSample({ token: generateSecret() }))),
    unproven('wrong secret', 'signature_mismatch', () => sign(chatSample({ token }), { secret: generateSecret() })),
    old((sentAt) => sign(chatSample({ token }), { sentAt })),
    oversized(() => sign(chatSample({ body: tooLarge }))),
    malformed(() => sign(chatSample({ body: unreadable }))),
  ])
}

/** An account, and a signature after Standard Webhooks; JSON and XML. */
function trackerStyle() {
  const account = { username: 'tracker', password: generateSecret() }
  const secrets = generateSecret()
  const verify = allOf(basicAuth({ users: account }), standardWebhooksSignature({ secrets }))
  /** @type {(sample: Sample, changes?: { password?: string, secrets?: string, sentAt?: number }) => Promise<Sample>} */
  const sign = (sample, { password = account.password, ...changes } = {}) =>
    signStandardWebhooks(withBasicAuth(sample, { ...account, password }), { secrets, ...changes })
  return toStyle(tracker({ verify, body: [jsonBody(), xmlBody(trackerXml)] }), [
    genuine('tracker:issue_updated', () => sign(trackerSample()), 'genuine, JSON'),
    genuine('tracker:issue_updated', () => sign(trackerSample({ format: 'xml' })), 'genuine, XML'),
    tampered(() => sign(trackerSample())),
    unproven('wrong password', 'credentials_mismatch', () => sign(trackerSample(), { password: 'guess' })),
    unproven('wrong secret', 'signature_mismatch', () => sign(trackerSample(), { secrets: generateSecret() })),
    old((sentAt) => sign(trackerSample(), { sentAt })),
    oversized(() => sign(trackerSample({ body: tooLarge }))),
    malformed(() => sign(trackerSample({ body: '{"id":' })), 'malformed JSON'),
    malformed(() => sign(trackerSample({ format: 'xml', body: '<webhook><id>' })), 'malformed XML'),
  ])
}

/** A signature with a private key over timestamp and body, whose public key everybody may know. */
async function paymentsStyle() {
  const [keys, otherKeys] = await Promise.all([generateKeys('ES256'), generateKeys('ES256')])
  const verify = publicKeySignature({ keys: keys.jwk, algorithms: ['ES256'], timestamp: {} })
  /** @type {(sample: Sample, changes?: { privateKey?: CryptoKey, sentAt?: number }) => Promise<Sample>} */
  const sign = (sample, changes) => signPublicKey(sample, { ...keys, timestamp: {}, ...changes })
  return toStyle(payments({ verify }), [
    genuine('PAYMENT.AUTHORIZATION.CREATED', () => sign(paymentsSample())),
    tampered(() => sign(paymentsSample())),
    unproven('wrong key', 'signature_mismatch', () => sign(paymentsSample(), { privateKey: otherKeys.privateKey })),
    old((sentAt) => sign(paymentsSample(), { sentAt })),
    oversized(() => sign(paymentsSample({ body: tooLarge }))),
    malformed(() => sign(paymentsSample({ body: '{"id":' }))),
  ])
}

/** An HMAC over the body alone; JSON, and JSON in a form. */
function hostStyle() {
  const scheme = { header: 'X-Host-Signature-256', prefix: 'sha256=' }
  const secret = generateSecret()
  const verify = hmacSignature({ ...scheme, secrets: [secret, generateSecret()] })
  /** @type {(sample: Sample, changes?: { secret?: string }) => Promise<Sample>} */
  const sign = (sample, changes) => signHmac(sample, { ...scheme, secret, ...changes })
  return toStyle(host({ verify }), [
    genuine('issues.opened', () => sign(hostSample()), 'genuine, JSON'),
    genuine('ping', () => sign(hostSample({ event: 'ping', format: 'form' })), 'genuine, form'),
    tampered(() => sign(hostSample())),
    unproven('wrong secret', 'signature_mismatch', () => sign(hostSample(), { secret: generateSecret() })),
    oversized(() => sign(hostSample({ body: tooLarge }))),
    malformed(() => sign(hostSample({ body: '{"action":' }))),
  ])
}
