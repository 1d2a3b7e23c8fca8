import { describe, expect, it } from 'vitest'
import { createChannelKeeper } from '../../../src/clients/channels/channel-keeper.js'
import { postgresChannelStore } from '../../../src/clients/channels/postgres.js'
import { pushChannels } from '../../../src/clients/channels/push-channels.js'
import { redisChannelStore } from '../../../src/clients/channels/redis.js'
import { chatMessages } from '../../../src/clients/chat/chat-messages.js'
import { collect } from '../../../src/clients/missed/index.js'
import { paymentsEvents } from '../../../src/clients/payments/payments-events.js'
import { trackerWebhooks } from '../../../src/clients/tracker/tracker-webhooks.js'
import { httpMessageSignature } from '../../../src/core/verify/http-signature/http-signature.js'
import { jws } from '../../../src/core/verify/jws.js'
import {
  basicAuth,
  certificateKeys,
  createReceiver,
  defineProvider,
  formToken,
  headerToken,
  hmacSignature,
  memoryDedupeStore,
  publicKeySignature,
  standardWebhooksSignature,
  toWebhookRequest,
  unverified,
  urlToken,
} from '../../../src/index.js'
import { createSequencer } from '../../../src/stores/sequence/index.js'
import { memoryInbox } from '../../../src/testing/memory-inbox.js'
import { paypalPostback } from '../../../src/vendors/paypal/index.js'
import { chat } from '../../../src/vendors/styles/chat.js'
import { host } from '../../../src/vendors/styles/host.js'
import { payments } from '../../../src/vendors/styles/payments.js'
import { push } from '../../../src/vendors/styles/push.js'
import { tracker } from '../../../src/vendors/styles/tracker.js'
import { messageOfTypeError } from '../verify/run.js'

// As a program in JavaScript calls them.
const factories: Readonly<Record<string, (options: never) => unknown>> = {
  basicAuth,
  certificateKeys,
  chat,
  chatMessages,
  createChannelKeeper,
  createReceiver,
  defineProvider,
  formToken,
  headerToken,
  hmacSignature,
  host,
  httpMessageSignature,
  jws,
  payments,
  paymentsEvents,
  paypalPostback,
  postgresChannelStore,
  publicKeySignature,
  push,
  pushChannels,
  redisChannelStore,
  standardWebhooksSignature,
  tracker,
  trackerWebhooks,
  urlToken,
}

const names = Object.keys(factories)
const make = (name: string, options: unknown) => messageOfTypeError(() => factories[name]?.(options as never))

describe('a factory', () => {
  it.each(names)('%s names itself where it is called without options', (name) => {
    for (const nothing of [undefined, null, 'text']) {
      expect(make(name, nothing)).toMatch(new RegExp(`^${name}: (?:options|definition) must be an object$`))
    }
  })

  it.each(['host', 'payments', 'tracker', 'push', 'chat'])('%s names the verifiers that it accepts', (name) => {
    const wrong = name === 'push' || name === 'chat' ? { verify: 'secret' } : {}
    expect(make(name, wrong)).toBe(`${name}: verify must be a verifier, such as hmacSignature({...}) or unverified()`)
  })

  it.each<[string, string, object]>([
    ['hmacSignature', 'header', { secrets: 's' }],
    ['headerToken', 'header', { tokens: 't' }],
    ['jws', 'header', {}],
    ['publicKeySignature', 'header', {}],
    ['publicKeySignature', 'algorithmHeader', {}],
    ['publicKeySignature', 'keyIdHeader', {}],
    ['certificateKeys', 'header', { allowedHosts: ['a.example'], commonName: 'a.example' }],
    ['tracker', 'identifierHeader', { verify: unverified() }],
    ['host', 'headerPrefix', { verify: unverified() }],
    ['push', 'headerPrefix', { verify: unverified() }],
    ['standardWebhooksSignature', 'headerPrefix', {}],
  ])('%s refuses a %s that is not a valid header name', (name, option, right) => {
    const wrong = { ...right, [option]: 'X-Sig:' }
    expect(make(name, wrong)).toBe(`${name}: ${option} must be a header name`)
  })

  it.each<[string, string]>([
    ['hmacSignature', 'secrets'],
    ['headerToken', 'tokens'],
    ['formToken', 'tokens'],
    ['urlToken', 'tokens'],
  ])('%s distinguishes a missing secret from an empty one', (name, option) => {
    const header = name === 'hmacSignature' || name === 'headerToken' ? { header: 'X-Sig' } : {}
    const withSecrets = (secrets: unknown) => make(name, { ...header, [option]: secrets })
    expect(withSecrets(undefined)).toBe(
      `${name}: ${option} is missing: is the environment variable set? fromEnv('NAME') reads it at the first request`,
    )
    const empty = `${name}: ${option} is empty: is the environment variable set? fromEnv('NAME') reads it at the first request`
    expect(['', [''], [undefined], ['right', '']].map(withSecrets)).toEqual([empty, empty, empty, empty])
    expect(withSecrets([])).toBe(`${name}: ${option} is empty`)
    expect(withSecrets(7)).toBe(`${name}: ${option} must be one or more non-empty secrets`)
  })

  it('collect refuses an unknown option', async () => {
    await expect(collect({ maxPage: 1 } as never)).rejects.toThrow(
      /^collect: unknown option maxPage; did you mean maxPages\?$/,
    )
  })

  it('createReceiver accepts all of its options', async () => {
    const all = {
      provider: host({ verify: unverified() }),
      on: {},
      onError: () => {},
      onReceipt: () => {},
      now: Date.now,
      limits: {
        maxBodyBytes: 1,
        bodyTimeoutMs: 1,
        verifyTimeoutMs: 1,
        handlerTimeoutMs: 1,
        ackDeadlineMs: 1,
        storeTimeoutMs: 1,
      },
      decompress: [],
      retryAfterSeconds: 1,
      endpoint: 'a',
      dedupe: { store: memoryDedupeStore(), ttlMs: 1, leaseMs: 1, onStoreError: 'retry', onDuplicate: 'acknowledge' },
      onDeadline: 'retry',
    } as const
    const order = createSequencer({ mode: 'increasing', maxWaitMs: 1 })
    const provider = push({ verify: unverified() })
    expect(createReceiver({ ...all, provider, order }).endpoint).toBe('a')
    const inbox = { inbox: memoryInbox(), key: () => undefined, onInvalid: 'park', maxPendingBytes: 2 ** 24 } as const
    expect(createReceiver({ ...all, inbox }).endpoint).toBe('a')
  })

  it.each([
    [
      { dedupe: { store: memoryDedupeStore(), ttl: 1 } },
      'createReceiver: dedupe: unknown option ttl; did you mean ttlMs?',
    ],
    [
      { dedupe: { stor: memoryDedupeStore() } },
      'createReceiver: dedupe.step or createReceiver: dedupe.store.step must be deduplicate of webhook-receiver/authors',
    ],
    [
      { inbox: { inbox: memoryInbox(), keys: () => 'k' } },
      'createReceiver: inbox: unknown option keys; did you mean key?',
    ],
    [
      { limits: { handlerTimeout: 1 } },
      'createReceiver: limits: unknown option handlerTimeout; did you mean handlerTimeoutMs?',
    ],
    [
      { dedupe: Promise.resolve(memoryDedupeStore()) },
      'createReceiver: dedupe must be an object, and is a promise: is an await missing?',
    ],
  ])('createReceiver refuses a misspelled option in a group: %o', (options, message) => {
    const all = { provider: host({ verify: unverified() }), on: {}, ...(options as object) }
    expect(messageOfTypeError(() => createReceiver(all))).toBe(message)
  })

  it('explains what a provider is if the factory was not called', () => {
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
