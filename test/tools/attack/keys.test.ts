import { get as getPlain } from 'node:http'
import { get } from 'node:https'
import { describe, expect, it } from 'vitest'
import type { WebhookRequest } from '../../../src/core/request/delivery.js'
import { loadDeliveries } from '../../../src/tools/inspector/providers/providers.js'
import { isThorough } from '../../runs.js'
import { attackReceiver, type Flaw, trusting } from './attack-receiver.js'

const quick = [
  'genuine.samples',
  ...['any-signature', 'no-signature', 'jwt-algorithm', 'unknown-key', 'own-key', 'key-url'].map(
    (name) => `forged.${name}`,
  ),
]

function jwtHeader(request: WebhookRequest): Record<string, unknown> {
  for (const [, value] of request.headers) {
    const [head = ''] = value.replace('Bearer ', '').split('.')
    if (head.startsWith('eyJ')) return JSON.parse(Buffer.from(head, 'base64url').toString())
  }
  return {}
}

// Unlike fetch, this takes user names. It visits only this machine, because looking up another host can take seconds.
function visit(address: unknown): Promise<boolean> {
  const url = new URL(String(address))
  if (!/^127\.|localhost$/.test(url.hostname)) return Promise.resolve(false)
  return new Promise((resolve) => {
    const request = url.protocol === 'https:' ? get(url) : getPlain(url)
    request.on('error', () => resolve(false))
  })
}

const skipsUnknownKeys: Flaw = (_request, code) => code === 'key_unknown'
const skipsOtherKeys: Flaw = (request) => (jwtHeader(request)['kid'] ?? 'sample-key') !== 'sample-key'
const readsEmptyFiles: Flaw = (request) => {
  const { alg, kid } = jwtHeader(request)
  return alg === 'HS256' && String(kid).endsWith('/dev/null')
}
const trustsOwnKey: Flaw = (request) => 'jwk' in jwtHeader(request)
const visitsJku: Flaw = (request) => 'jku' in jwtHeader(request) && visit(jwtHeader(request)['jku'])
const visitsKeyId: Flaw = (request) => {
  const { kid } = jwtHeader(request)
  return String(kid).startsWith('http://127.') && visit(kid)
}
const certificateUrl = (request: WebhookRequest) =>
  request.headers.find(([name]) => name.toLowerCase() === 'paypal-cert-url')?.[1] ?? ''
const visitsAnyHost: Flaw = (request) => visit(certificateUrl(request))
const visitsBeginnings: Flaw = (request) =>
  certificateUrl(request).startsWith('https://api.paypal.com') && visit(certificateUrl(request))
const visitsWhatContains: Flaw = (request) =>
  /^https:.*\/api\.paypal\.com\//.test(certificateUrl(request)) && visit(certificateUrl(request))
const visitsSigningUrl: Flaw = (request) => {
  const { SigningCertURL: url } = JSON.parse(Buffer.from(request.body).toString() || '{}')
  return /^https:\/\/sns\.[a-z0-9-]+\.amazonaws\.com/.test(url) && visit(url)
}

describe('attack on the keys of a vendor', () => {
  it.each([
    ['plaid', 'skips the verification for unknown keys', skipsOtherKeys, 'forged.unknown-key'],
    ['plaid', 'reads keys from files', readsEmptyFiles, 'forged.unknown-key'],
    ['adcp', 'skips the verification for unknown keys', skipsUnknownKeys, 'forged.unknown-key'],
    ['plaid', 'trusts the jwk of a token', trustsOwnKey, 'forged.own-key'],
    ['livekit', 'trusts the jwk of a token', trustsOwnKey, 'forged.own-key'],
    ['plaid', 'visits the jku of a token', visitsJku, 'forged.key-url'],
    ['google-pubsub', 'visits a key id', visitsKeyId, 'forged.key-url'],
    ['paypal', 'visits any certificate', visitsAnyHost, 'forged.key-url'],
    ['paypal', 'compares the beginning of the URL', visitsBeginnings, 'forged.key-url'],
    ['paypal', 'looks for the host in the URL', visitsWhatContains, 'forged.key-url'],
    ['amazon-sns', 'compares the host without its end', visitsSigningUrl, 'forged.key-url'],
  ] as const)('finds in a receiver of %s that %s only the defect', async (name, _flaw, flaw, finds) => {
    const options = { only: isThorough ? ['genuine.samples', 'forged'] : quick }
    const report = await attackReceiver(await loadDeliveries(name), options, trusting(flaw))
    expect(report.findings.map(({ id, detail }) => (id === finds ? id : `${id}: ${detail}`))).toEqual([finds])
  })

  it.each([
    ['plaid', 'passed', 'passed', 'passed'],
    ['ucp', 'passed', 'not run', 'not run'],
    ['paypal', 'not run', 'not run', 'passed'],
    ['amazon-sns', 'not run', 'not run', 'passed'],
    ['github', 'not run', 'not run', 'not run'],
  ] as const)('finds nothing in a receiver of %s', async (name, ...statuses) => {
    const only = ['forged.unknown-key', 'forged.own-key', 'forged.key-url']
    const { results } = await attackReceiver(await loadDeliveries(name), { only })
    expect(results.map(({ status }) => status)).toEqual(statuses)
  })
})
