import { join } from 'node:path'
import { describe, expect, expectTypeOf, it } from 'vitest'
import type { AnyProvider } from '../../src/core/provider/provider.js'
import { fromEnv, unverified } from '../../src/index.js'
import { generateSecret, hostSample, type VendorDeliveries } from '../../src/testing/index.js'
import { a2a } from '../../src/vendors/a2a/index.js'
import { discord } from '../../src/vendors/discord/index.js'
import { github } from '../../src/vendors/github/index.js'
import { gitlab } from '../../src/vendors/gitlab/index.js'
import { google } from '../../src/vendors/google/index.js'
import { hubspot } from '../../src/vendors/hubspot/index.js'
import { jira } from '../../src/vendors/jira/index.js'
import { jiraConnectJwt, jiraOAuthJwt } from '../../src/vendors/jira/jwt.js'
import { matrix } from '../../src/vendors/matrix/index.js'
import { paypal, paypalSignature } from '../../src/vendors/paypal/index.js'
import { shopify } from '../../src/vendors/shopify/index.js'
import { slack } from '../../src/vendors/slack/index.js'
import { square } from '../../src/vendors/square/index.js'
import { standardWebhooks } from '../../src/vendors/standard-webhooks/index.js'
import { stripe, stripeSignature } from '../../src/vendors/stripe/index.js'
import { chat } from '../../src/vendors/styles/chat.js'
import { host } from '../../src/vendors/styles/host.js'
import { payments } from '../../src/vendors/styles/payments.js'
import { push } from '../../src/vendors/styles/push.js'
import { tracker } from '../../src/vendors/styles/tracker.js'
import { twilio } from '../../src/vendors/twilio/index.js'
import { twitch } from '../../src/vendors/twitch/index.js'
import { zoom } from '../../src/vendors/zoom/index.js'
import { messageOfTypeError } from '../core/verify/run.js'
import { codeOf } from './code-of.js'

type Preset = (options: never) => unknown

const url = 'https://receiver.example/hooks'
const whsec = generateSecret()
const key = '3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c'
const [secrets, tokens] = ['s3cret', 't0ken']
const [knowsTask, verify] = [() => true, unverified()]
const issuers = ['https://agent.example']
const webhookId = '4JH86294D6297924G'
const notTolerances = [0, -1, Number.NaN, Number.POSITIVE_INFINITY]
const notSecrets = ['', [], ['a', ''], ['a', undefined]]

/** What each preset needs, and values of its options that are wrong. */
const presets: readonly (readonly [Preset, object, Readonly<Record<string, readonly unknown[]>>])[] = [
  [a2a, { tokens, knowsTask }, { tokens: [''], knowsTask: [undefined] }],
  [chat, { tokens }, { tokens: notSecrets, maxFields: [0] }],
  [
    discord,
    { keys: key },
    { keys: ['', 'zz'.repeat(32), key.slice(2), `${key}00`, new Uint8Array(31), undefined, 7, ['']] },
  ],
  [github, { secrets }, { secrets: notSecrets, maxDepth: [0] }],
  [gitlab, { tokens }, { tokens: notSecrets, secrets: ['not whsec_'], maxDepth: [0] }],
  [gitlab, { secrets: whsec }, { toleranceSeconds: notTolerances }],
  [google, { tokens }, { tokens: notSecrets, maxDepth: [0] }],
  [host, { verify }, { verify: [undefined], headerPrefix: [7, 'X-Sig:'], maxDepth: [0] }],
  [hubspot, { secrets, url }, { secrets: notSecrets, url: [undefined], toleranceSeconds: notTolerances }],
  [jira, { secrets }, { secrets: notSecrets, algorithms: [[], ['md5'], 'sha256'] }],
  [jira, { verify }, { verify: ['s3cret'] }],
  [jiraConnectJwt, { secrets }, { secrets: notSecrets, toleranceSeconds: notTolerances }],
  [jiraConnectJwt, { secrets }, { basePath: [7, 'app', '/', '/app/', '/a?b'] }],
  [jiraOAuthJwt, { secrets }, { secrets: notSecrets, toleranceSeconds: notTolerances }],
  [matrix, { tokens }, { tokens: notSecrets, name: [''], maxDepth: [0] }],
  [payments, { verify }, { verify: [undefined], maxDepth: [0] }],
  [paypal, { webhookId }, {}],
  [paypal, { verify }, { verify: ['x'], maxDepth: [0] }],
  [
    paypalSignature,
    { webhookId },
    {
      webhookId: [undefined, '', 'WEBHOOK_ID', 'a|b'],
      environment: ['production', 'constructor'],
      toleranceSeconds: notTolerances,
      transmissions: [null],
    },
  ],
  [push, { tokens }, { tokens: notSecrets, headerPrefix: [7, 'X-Sig:'], maxDepth: [0] }],
  [shopify, { secrets }, { secrets: notSecrets, maxDepth: [0] }],
  [slack, { secrets }, { secrets: notSecrets, toleranceSeconds: notTolerances, maxFields: [0], maxDepth: [0] }],
  [slack, { tokens }, { tokens: notSecrets }],
  [square, { secrets, url }, { secrets: notSecrets, url: [undefined, `${url}?a`], maxDepth: [0] }],
  [
    standardWebhooks,
    { secrets: whsec },
    {
      secrets: ['', 'polar_whs_s3cret'],
      name: [''],
      headerPrefix: [[], ['a b'], 7],
      secretEncoding: ['hex'],
      events: [[7]],
    },
  ],
  [standardWebhooks, { secrets, secretEncoding: 'utf8' }, { secrets: notSecrets }],
  [stripe, { secrets }, { secrets: notSecrets, maxDepth: [0] }],
  [stripeSignature, { secrets }, { secrets: notSecrets, toleranceSeconds: notTolerances }],
  [tracker, { verify }, { verify: [undefined], eventPrefix: [7], identifierHeader: ['', 'X-Sig:'] }],
  [twilio, { secrets, url }, { secrets: notSecrets, url: [undefined], maxFields: [0] }],
  [twitch, { secrets }, { secrets: notSecrets, toleranceSeconds: notTolerances }],
  [zoom, { secrets }, { secrets: notSecrets, toleranceSeconds: notTolerances, maxDepth: [0] }],
]

describe.each(presets.map(([preset, needs, wrong]) => ({ name: preset.name, preset, needs, wrong })))(
  'the options of $name',
  ({ name, preset, needs, wrong }) => {
    const make = (options: unknown) => () => preset(options as never)

    it('are enough, also from the environment', () => {
      expect(make(needs)).not.toThrow()
      const later = fromEnv('NOT_SET_ANYWHERE')
      const credentials = Object.keys(needs).filter((need) => need === 'secrets' || need === 'tokens')
      expect(make({ ...needs, ...Object.fromEntries(credentials.map((name) => [name, later])) })).not.toThrow()
    })

    it('are named where they are wrong', () => {
      for (const [option, values] of Object.entries(wrong)) {
        for (const value of values) {
          expect(messageOfTypeError(make({ ...needs, [option]: value }))).toMatch(
            new RegExp(`^${name}: (timestamp\\.)?${option}\\b`),
          )
        }
      }
      expect(messageOfTypeError(make({ ...needs, maxDept: 1 }))).toMatch(`${name}: unknown option maxDept`)
      expect(messageOfTypeError(make(undefined))).toBe(`${name}: options must be an object`)
    })
  },
)

it.each<[Preset, object, string]>([
  [a2a, { knowsTask }, 'tokens, keys or notificationTokens must be given'],
  [a2a, { keys: [], issuers, audiences: issuers, knowsTask }, 'keys'],
  [a2a, { keys: 'k', issuers, knowsTask }, 'issuers and audiences must be given'],
  [a2a, { tokens, keys: 'k', knowsTask }, 'exclude each other'],
  [chat, {}, 'chat: exactly one of tokens and verify must be given'],
  [chat, { tokens, verify }, 'chat: exactly one of tokens and verify must be given'],
  [discord, { keys: [] }, 'keys'],
  [discord, { keys: '00'.repeat(32) }, 'key'],
  [discord, { keys: key, toleranceSeconds: -1 }, 'toleranceSeconds'],
  [gitlab, {}, 'gitlab: secrets or tokens must be given'],
  [google, {}, 'google: exactly one of tokens and verify must be given'],
  [google, { tokens, verify }, 'google: exactly one of tokens and verify must be given'],
  [jira, {}, 'jira: exactly one of secrets and verify must be given'],
  [jira, { secrets, verify }, 'jira: exactly one of secrets and verify must be given'],
  [paypal, {}, 'paypalSignature: webhookId must'],
  [paypalSignature, { webhookId, environment: 'simulator' }, 'paypalSignature: webhookId must not be set'],
  [push, {}, 'push: exactly one of tokens and verify must be given'],
  [push, { tokens, verify }, 'push: exactly one of tokens and verify must be given'],
  [slack, {}, 'slack: exactly one of secrets (the signing secret) and tokens must be given'],
  [slack, { secrets, tokens }, 'slack: exactly one of secrets (the signing secret) and tokens must be given'],
  [standardWebhooks, {}, 'standardWebhooks: secrets or publicKeys'],
])('%o refuses %o', (preset, options, message) => {
  expect(messageOfTypeError(() => preset(options as never))).toMatch(message)
})

describe('the option toleranceSeconds', () => {
  it.each<[string, (options: never) => AnyProvider, string]>([
    ['discord', discord, 'keys'],
    ['gitlab', gitlab, 'secrets'],
    ['hubspot', hubspot, 'secrets'],
    ['slack', slack, 'secrets'],
    ['stripe', stripe, 'secrets'],
    ['twitch', twitch, 'secrets'],
    ['zoom', zoom, 'secrets'],
  ])('of %s is applied', async (name, preset, credential) => {
    const { deliveries }: { readonly deliveries: VendorDeliveries } = await import(
      join(import.meta.dirname, '../../src/testing/vendors', `${name}.ts`)
    )
    const { sign, publicKey } = await deliveries.sender({ secret: whsec, url })
    const [make = hostSample] = Object.values(deliveries.samples)
    const now = Math.floor(Date.now() / 1000) * 1000
    const sample = await sign(make({ url }), { sentAt: now })
    const strict = preset({
      [credential]: publicKey ?? whsec,
      ...(preset === hubspot && { url }),
      toleranceSeconds: 10,
    } as never)
    expect(await codeOf(strict, sample, now + 10_000)).toBe('accepted')
    expect(await codeOf(strict, sample, now + 11_000)).toBe('timestamp_too_old')
  })
})

it('requires credentials by type', () => {
  expectTypeOf<object>().not.toExtend<Parameters<typeof discord>[0]>()
  expectTypeOf<object>().not.toExtend<Parameters<typeof github>[0]>()
  expectTypeOf<object>().not.toExtend<Parameters<typeof google>[0]>()
  expectTypeOf<object>().not.toExtend<Parameters<typeof jira>[0]>()
  expectTypeOf<object>().not.toExtend<Parameters<typeof jiraConnectJwt>[0]>()
  expectTypeOf<object>().not.toExtend<Parameters<typeof shopify>[0]>()
  expectTypeOf<object>().not.toExtend<Parameters<typeof slack>[0]>()
  expectTypeOf<object>().not.toExtend<Parameters<typeof chat>[0]>()
  expectTypeOf<object>().not.toExtend<Parameters<typeof host>[0]>()
  expectTypeOf<object>().not.toExtend<Parameters<typeof payments>[0]>()
  expectTypeOf<object>().not.toExtend<Parameters<typeof push>[0]>()
  expectTypeOf<object>().not.toExtend<Parameters<typeof tracker>[0]>()
  expectTypeOf<{ secrets: string }>().not.toExtend<Parameters<typeof square>[0]>()
  expectTypeOf<{ secrets: string }>().not.toExtend<Parameters<typeof hubspot>[0]>()
  expectTypeOf<{ secrets: string }>().not.toExtend<Parameters<typeof twilio>[0]>()
  expectTypeOf<object>().not.toExtend<Parameters<typeof stripe>[0]>()
  expectTypeOf<object>().not.toExtend<Parameters<typeof twitch>[0]>()
  expectTypeOf<object>().not.toExtend<Parameters<typeof zoom>[0]>()
})
