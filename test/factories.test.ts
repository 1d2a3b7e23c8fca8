import { describe, expect, it } from 'vitest'
import { createChannelKeeper } from '../src/clients/channel-keeper.js'
import { postgresChannelStore } from '../src/clients/channel-postgres.js'
import { redisChannelStore } from '../src/clients/channel-redis.js'
import { chatMessages } from '../src/clients/chat-messages.js'
import { paymentsEvents } from '../src/clients/payments-events.js'
import { pushChannels } from '../src/clients/push-channels.js'
import { trackerWebhooks } from '../src/clients/tracker-webhooks.js'
import {
  basicAuth,
  certificateKeys,
  createReceiver,
  defineProvider,
  formToken,
  headerToken,
  hmacSignature,
  publicKeySignature,
  standardWebhooksSignature,
  toWebhookRequest,
  unverified,
  urlToken,
} from '../src/index.js'
import { chat } from '../src/providers/chat.js'
import { host } from '../src/providers/host.js'
import { payments } from '../src/providers/payments.js'
import { push } from '../src/providers/push.js'
import { tracker } from '../src/providers/tracker.js'
import { discord } from '../src/vendors/discord.js'
import { paypal, paypalPostback, paypalSignature } from '../src/vendors/paypal.js'
import { shopify } from '../src/vendors/shopify.js'
import { slack } from '../src/vendors/slack.js'
import { stripe, stripeSignature } from '../src/vendors/stripe.js'
import { zoom } from '../src/vendors/zoom.js'
import { httpMessageSignature } from '../src/verify/http-signature.js'
import { jws } from '../src/verify/jws.js'
import { messageOfTypeError } from './verify/run.js'

// As a program in JavaScript calls them.
const factories: Readonly<Record<string, (options: never) => unknown>> = {
  basicAuth,
  certificateKeys,
  chat,
  chatMessages,
  createChannelKeeper,
  createReceiver,
  defineProvider,
  discord,
  formToken,
  headerToken,
  hmacSignature,
  host,
  httpMessageSignature,
  jws,
  payments,
  paymentsEvents,
  paypal,
  paypalPostback,
  paypalSignature,
  postgresChannelStore,
  publicKeySignature,
  push,
  pushChannels,
  redisChannelStore,
  shopify,
  slack,
  standardWebhooksSignature,
  stripe,
  stripeSignature,
  tracker,
  trackerWebhooks,
  urlToken,
  zoom,
}

const names = Object.keys(factories)
const make = (name: string, options: unknown) => messageOfTypeError(() => factories[name]?.(options as never))

describe('a factory', () => {
  it.each(names)('%s names itself where it is called without options', (name) => {
    for (const nothing of [undefined, null, 'text']) {
      expect(make(name, nothing)).toMatch(new RegExp(`^${name}: (?:options|definition) must be an object$`))
    }
  })

  it.each(['host', 'payments', 'tracker', 'push', 'chat'])('%s says what its verifier may be', (name) => {
    const wrong = name === 'push' || name === 'chat' ? { verify: 'secret' } : {}
    expect(make(name, wrong)).toBe(`${name}: verify must be a verifier, such as hmacSignature({...}) or unverified()`)
  })

  it.each<[string, string, object]>([
    ['hmacSignature', 'header', { secrets: 's' }],
    ['headerToken', 'header', { tokens: 't' }],
    ['jws', 'header', {}],
    ['publicKeySignature', 'signatureHeader', {}],
    ['publicKeySignature', 'algorithmHeader', {}],
    ['publicKeySignature', 'keyIdHeader', {}],
    ['certificateKeys', 'header', { allowedHosts: ['a.example'], commonName: 'a.example' }],
    ['tracker', 'identifierHeader', { verify: unverified() }],
    ['host', 'headerPrefix', { verify: unverified() }],
    ['push', 'headerPrefix', { verify: unverified() }],
    ['standardWebhooksSignature', 'headerPrefix', {}],
  ])('%s refuses a %s that no header can be named', (name, option, right) => {
    const keys = { kty: 'OKP', crv: 'Ed25519', x: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo' }
    const wrong = { keys, algorithms: ['EdDSA'], ...right, [option]: 'X-Sig:' }
    expect(make(name, wrong)).toBe(`${name}: ${option} must be a header name`)
  })

  it.each<[string, string]>([
    ['hmacSignature', 'secrets'],
    ['headerToken', 'tokens'],
    ['formToken', 'tokens'],
    ['urlToken', 'tokens'],
  ])('%s tells a missing secret from an empty one', (name, option) => {
    const withSecrets = (secrets: unknown) => make(name, { header: 'X-Sig', [option]: secrets })
    expect(withSecrets(undefined)).toBe(`${name}: ${option} is missing: is the environment variable set?`)
    const empty = `${name}: ${option} is empty: is the environment variable set?`
    expect(['', [''], [undefined], ['right', '']].map(withSecrets)).toEqual([empty, empty, empty, empty])
    expect(withSecrets([])).toBe(`${name}: ${option} is empty`)
    expect(withSecrets(7)).toBe(`${name}: ${option} must be one or more non-empty secrets`)
  })

  it('says what a provider is where it was not called', () => {
    const message = messageOfTypeError(() => createReceiver({ provider: host, on: {} } as never))
    expect(message).toBe('createReceiver: provider must be a provider, such as github({...})')
  })
})

describe('a missing proof', () => {
  it.each<[string, () => unknown]>([
    ['query parameter key is missing', () => verify(urlToken({ tokens: 't', parameter: 'key' }))],
    ['form field token is missing', () => verify(formToken({ tokens: 't' }))],
    [
      'header webhook-id is missing (option headerPrefix)',
      () => verify(standardWebhooksSignature({ secrets: new Uint8Array(1).fill(1) })),
    ],
  ])('is told as: %s', (message, run) => {
    expect(run).toThrow(expect.objectContaining({ code: 'proof_missing', message }))
  })
})

const verify = (verifier: ReturnType<typeof unverified>) => verifier(toWebhookRequest({}), { now: 0 })
