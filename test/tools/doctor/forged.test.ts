import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AnyProvider } from '../../../src/index.js'
import {
  basicAuth,
  formToken,
  headerToken,
  hmacSignature,
  httpsOnly,
  publicKeySignature,
  urlToken,
} from '../../../src/index.js'
import {
  chatSample,
  generateKeys,
  generateSecret,
  hostSample,
  paymentsSample,
  type Sample,
  signHmac,
  signPublicKey,
  signStandardWebhooks,
  withBasicAuth,
  withBody,
  withFormToken,
  withHeaders,
  withHeaderToken,
  withUrlToken,
} from '../../../src/testing/index.js'
import { signSlack, slackSample } from '../../../src/testing/vendors/slack.js'
import { signSquare, squareSample } from '../../../src/testing/vendors/square.js'
import { standardWebhooksSample } from '../../../src/testing/vendors/standard-webhooks.js'
import { signStripe, stripeSample } from '../../../src/testing/vendors/stripe.js'
import { type DiagnosisCause, diagnose } from '../../../src/tools/doctor/index.js'
import { github } from '../../../src/vendors/github/index.js'
import { slack } from '../../../src/vendors/slack/index.js'
import { square } from '../../../src/vendors/square/index.js'
import { standardWebhooks } from '../../../src/vendors/standard-webhooks/index.js'
import { stripe } from '../../../src/vendors/stripe/index.js'
import { chat } from '../../../src/vendors/styles/chat.js'
import { host } from '../../../src/vendors/styles/host.js'
import { payments } from '../../../src/vendors/styles/payments.js'
import { runs } from '../../runs.js'

const now = 1_796_000_000_000
const secret = 'the-s3cret-of-the-receiver'
const wrong = 'what-a-forger-has-guessed'
const scheme = { header: 'X-Hub-Signature-256', prefix: 'sha256=' }
const standard = { right: generateSecret(), wrong: generateSecret() }
const url = 'https://shop.example/hooks'
const keys = { right: await generateKeys('ES256'), wrong: await generateKeys('ES256') }
const standardOptions = (secrets: string) => ({ secrets, sentAt: now })

const forgeries: readonly (readonly [string, AnyProvider, Sample])[] = [
  [
    'host',
    host({ verify: hmacSignature({ ...scheme, secrets: secret }) }),
    await signHmac(hostSample(), { ...scheme, secret: wrong }),
  ],
  ['github, as JSON', github({ secrets: secret }), await signHmac(hostSample(), { ...scheme, secret: wrong })],
  [
    'github, as a form',
    github({ secrets: secret }),
    await signHmac(hostSample({ format: 'form' }), { ...scheme, secret: wrong }),
  ],
  ['github, unsigned', github({ secrets: secret }), hostSample()],
  ['stripe', stripe({ secrets: secret }), await signStripe(stripeSample(), { secret: wrong, sentAt: now })],
  ['stripe, old', stripe({ secrets: secret }), await signStripe(stripeSample(), { secret: wrong, sentAt: 1_000_000 })],
  ['slack', slack({ secrets: secret }), await signSlack(slackSample(), { secret: wrong, sentAt: now })],
  [
    'slack command',
    slack({ secrets: secret }),
    await signSlack(slackSample({ kind: 'command' }), { secret: wrong, sentAt: now }),
  ],
  ['square', square({ secrets: secret, url }), await signSquare(squareSample({ url }), { secret: wrong })],
  [
    'standardWebhooks',
    standardWebhooks({ secrets: standard.right }),
    await signStandardWebhooks(standardWebhooksSample(), standardOptions(standard.wrong)),
  ],
  [
    'payments',
    payments({ verify: publicKeySignature({ keys: keys.right.jwk, algorithms: ['ES256'], timestamp: {} }) }),
    await signPublicKey(paymentsSample(), { ...keys.wrong, timestamp: {}, sentAt: now }),
  ],
  [
    'a token',
    host({ verify: headerToken({ header: 'X-Token', tokens: secret }) }),
    withHeaderToken(hostSample(), { header: 'X-Token', token: wrong }),
  ],
  ['a form token', chat({ tokens: secret }), withFormToken(chatSample(), { token: wrong })],
  ['a form token, on another field', host({ verify: formToken({ field: 'key', tokens: secret }) }), chatSample()],
  ['a token in the URL', host({ verify: urlToken({ tokens: secret }) }), withUrlToken(hostSample(), { token: wrong })],
  [
    'HTTP Basic',
    host({ verify: basicAuth({ users: { username: 'host', password: secret } }) }),
    withBasicAuth(hostSample(), { username: 'host', password: wrong }),
  ],
  [
    'no TLS',
    host({ verify: httpsOnly(headerToken({ header: 'X-Token', tokens: secret })) }),
    withHeaderToken(hostSample({ encrypted: false }), { header: 'X-Token', token: wrong }),
  ],
]

describe('diagnose, with a forged request', () => {
  const withSecret = (one: string | Uint8Array) => github({ secrets: one })
  const secrets = { live: secret, test: 'another-s3cret' }

  it.each(forgeries)('names no cause: %s', async (_, provider, sample) => {
    const diagnosis = await diagnose(provider, sample, { now, secrets, withSecret })
    expect(diagnosis).toMatchObject({ cause: 'unknown', also: [] })
    expect(diagnosis.evidence).not.toContain('maxAttempts')
  })

  it.each(forgeries)('names no cause if everything else is wrong too: %s', async (_, provider, sample) => {
    const proxied = withHeaders(
      { ...withBody(sample, JSON.stringify({ text: 'Süd\r\n', n: [1, {}] }, null, 3)), url: 'http://10.0.0.1:80/x/' },
      {
        'X-Forwarded-Host': 'shop.example',
        'X-Original-URI': '/hooks',
        'X-Signature': 'sha1=00',
        'X-Hub-Signature': 'x',
      },
    )
    expect(await diagnose(provider, proxied, { now, secrets, withSecret })).toMatchObject({ cause: 'unknown' })
  })

  it('names no cause for random forgeries', async () => {
    const name = fc.oneof(
      fc.constantFrom(scheme.header, 'X-Hub-Signature', 'content-length', 'x_hub_signature_256'),
      fc.stringMatching(/^[A-Za-z_-]{1,12}$/),
    )
    const value = fc.oneof(
      fc.string(),
      fc.stringMatching(/^sha256=[0-9a-f]{64}$/),
      fc.base64String({ minLength: 44, maxLength: 44 }),
    )
    const body = fc.oneof(
      fc.json(),
      fc.string(),
      fc.uint8Array().map((bytes) => Buffer.from(bytes).toString('base64')),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(name, value), { maxLength: 4 }), body, async (headers, text) => {
        const json: [string, string] = ['Content-Type', 'application/json']
        const sample = { ...withBody(hostSample(), text), headers: [json, ...headers] }
        const { cause } = await diagnose(github({ secrets: secret }), sample, { now, secrets, withSecret })
        // An HTTP server would reject a wrong length.
        const allowed: DiagnosisCause[] = ['unknown', 'body_lost', 'body_altered']
        expect(allowed).toContain(cause)
      }),
      { numRuns: runs(60) },
    )
  })
})

describe('the diagnosis', () => {
  it('never contains a secret, a token, or a part of the body or of the URL', async () => {
    const secretText = fc.stringMatching(/^[A-Za-z0-9]{12,40}$/)
    const spelling = fc.constantFrom(
      (text: string) => text,
      (text: string) => `${text}\n`,
      (text: string) => Buffer.from(text).toString('base64'),
      (text: string) => `whsec_${text}`,
    )
    const change = fc.constantFrom<(sample: Sample) => Sample>(
      (sample) => sample,
      (sample) => withBody(sample, `${Buffer.from(sample.body).toString()}\n`),
      (sample) => withBody(sample, JSON.stringify(JSON.parse(Buffer.from(sample.body).toString()), null, 2)),
      (sample) => withHeaders(sample, { x_hub_signature_256: sample.headers.at(-1)?.[1], [scheme.header]: undefined }),
      (sample) => withHeaders(sample, { [scheme.header]: sample.headers.at(-1)?.[1].slice(7) }),
      (sample) => withHeaders(sample, { [scheme.header]: undefined }),
    )
    await fc.assert(
      fc.asyncProperty(
        secretText,
        secretText,
        secretText,
        spelling,
        change,
        async (one, other, marker, spell, alter) => {
          const body = JSON.stringify({ marker })
          const sample = hostSample({ body, url: `https://receiver.example/${marker}?token=${marker}` })
          const sent = alter(await signHmac(sample, { ...scheme, secret: one }))
          const diagnosis = await diagnose(github({ secrets: other }), sent, {
            now,
            secrets: { first: spell(one), second: other },
            withSecret: (candidate) => github({ secrets: candidate }),
            withUrl: () => github({ secrets: other }),
          })
          const text = JSON.stringify(diagnosis)
          const signature = sent.headers.find(([name]) => /signature/i.test(name))?.[1].slice(-64) ?? marker
          for (const hidden of [one, other, marker, signature]) expect(text).not.toContain(hidden)
        },
      ),
      { numRuns: runs(100) },
    )
  })

  it('writes untrusted names in a form that cannot break a log', async () => {
    const sample = await signHmac(hostSample(), { ...scheme, secret })
    const value = sample.headers.at(-1)?.[1] ?? ''
    const hostile = { ...hostSample(), headers: [['a\nERROR: <b>', value] as const] }
    const { cause, evidence } = await diagnose(github({ secrets: secret }), hostile, { now })
    expect(cause).toBe('header_renamed')
    expect(evidence).toContain('a?error???b?')
  })
})
