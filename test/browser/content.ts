import { generateKeyPairSync } from 'node:crypto'
import { createReceiver } from '../../src/core/receiver/receiver.js'
import type { WebhookRequest } from '../../src/core/request/delivery.js'
import { toWebhookRequest } from '../../src/core/request/to-webhook-request.js'
import { withBody, withHeaders } from '../../src/testing/sample.js'
import { deliveries as discordDeliveries } from '../../src/testing/vendors/discord.js'
import { deliveries as githubDeliveries, githubSample, signGithub } from '../../src/testing/vendors/github.js'
import { googleSample } from '../../src/testing/vendors/google.js'
import { signSlack, deliveries as slackDeliveries, slackSample } from '../../src/testing/vendors/slack.js'
import { signStripe, deliveries as stripeDeliveries, stripeSample } from '../../src/testing/vendors/stripe.js'
import type { InspectedProvider } from '../../src/tools/inspector/api/parts.js'
import type { InspectedAttempt, InspectedCapture } from '../../src/tools/inspector/api/source.js'
import type { MemoryCaptures } from '../../src/tools/inspector/in-app/memory-captures.js'
import { discord } from '../../src/vendors/discord/index.js'
import { github } from '../../src/vendors/github/index.js'
import { google } from '../../src/vendors/google/index.js'
import { slack } from '../../src/vendors/slack/index.js'
import { stripe } from '../../src/vendors/stripe/index.js'

const secret = 'whsec_harbour-secret-of-the-tests'

const keyPair = generateKeyPairSync('ed25519')

/** The private key of Discord, in PEM: only its public key is configured. */
export const discordKey = keyPair.privateKey.export({ format: 'pem', type: 'pkcs8' }).toString()

const discordKeys = Buffer.from(keyPair.publicKey.export({ format: 'jwk' }).x ?? '', 'base64url').toString('hex')

/** Verifies what {@link discordKey} signs. */
export const discordProvider = discord({ keys: discordKeys })

/** Providers with their secrets, as a user configures them. */
export const providers: readonly InspectedProvider[] = [
  {
    name: 'github',
    provider: github({ secrets: ['a-newer-secret-of-the-tests', secret] }),
    secretName: 'the variable GITHUB_WEBHOOK_SECRET',
    secrets: [secret],
    sign: (request) => signGithub(request, { secret }),
    samples: githubDeliveries.samples,
  },
  {
    name: 'stripe',
    provider: stripe({ secrets: secret }),
    secretName: 'the variable STRIPE_WEBHOOK_SECRET',
    secrets: [secret],
    sign: (request) => signStripe(request, { secret }),
    samples: stripeDeliveries.samples,
  },
  {
    name: 'slack',
    provider: slack({ secrets: secret }),
    secretName: 'the variable SLACK_SIGNING_SECRET',
    secrets: [secret],
    sign: (request) => signSlack(request, { secret }),
    samples: slackDeliveries.samples,
  },
  {
    name: 'google',
    provider: google({ tokens: 'channel-token-of-the-tests' }),
    secretName: 'the variable GOOGLE_CHANNEL_TOKEN',
  },
  {
    name: 'discord',
    provider: discordProvider,
    secretName: 'the variable DISCORD_PUBLIC_KEY',
    credential: 'key pair',
  },
]

/** The same, as `listen` attacks with them. */
export const attackers = [
  { name: 'github', deliveries: githubDeliveries },
  { name: 'stripe', deliveries: stripeDeliveries },
  { name: 'slack', deliveries: slackDeliveries },
  { name: 'discord', deliveries: discordDeliveries },
].map(({ name, deliveries }) => {
  const values = deliveries.credential === 'secret' ? { secrets: secret } : { keys: discordKeys }
  return { provider: { name, deliveries, values, provider: deliveries.provider(values), keys: 1 } }
})

/** Verifies a request as `listen` does, and describes it as a capture. */
export async function toCapture(
  name: string,
  request: WebhookRequest,
  at: number,
  attempts: readonly InspectedAttempt[] = [],
): Promise<Omit<InspectedCapture, 'id' | 'pinned'>> {
  const found = providers.find((provider) => provider.name === name)
  if (found === undefined) return describe(request, at, attempts)
  let sequence: InspectedCapture['sequence']
  const receiver = createReceiver({
    provider: found.provider,
    on: {
      '*': (delivery) => {
        sequence = delivery.sequence
      },
    },
    onError: () => {},
    now: () => at,
  })
  const { proof, error, event, deliveryId } = await receiver.receive(request)
  return {
    ...describe(request, at, attempts),
    provider: name,
    verdict: proof === undefined ? 'refused' : 'verified',
    error: error && { code: error.code, message: error.message },
    proof,
    event,
    deliveryId,
    sequence,
  }
}

function describe(
  request: WebhookRequest,
  receivedAt: number,
  attempts: readonly InspectedAttempt[],
): Omit<InspectedCapture, 'id' | 'pinned'> {
  const unknown = { provider: undefined, error: undefined, proof: undefined, event: undefined }
  return { ...unknown, receivedAt, request, verdict: 'unknown', deliveryId: undefined, sequence: undefined, attempts }
}

/** An answer of an application. */
export function answered(at: number, answer: InspectedAttempt['answer'], tookMs: number): InspectedAttempt {
  const headers = [
    ['Content-Type', 'text/plain; charset=utf-8'],
    ['Date', new Date(at).toUTCString()],
    ['Set-Cookie', 'session=1'],
  ] as const
  const body = Buffer.from(answer === 503 ? 'The database is not reachable\n' : '')
  return { at, cause: 'forward', target: 'http://localhost:3000/hooks', answer, headers, body, tookMs }
}

const asJson = (request: WebhookRequest) => JSON.parse(Buffer.from(request.body).toString())

/** What a developer sees on a usual morning: genuine, refused, repeated and numbered requests. */
export async function usual(captures: MemoryCaptures, now: number): Promise<void> {
  const add = async (...of: Parameters<typeof toCapture>) => captures.add(await toCapture(...of))
  const minutes = (count: number) => now - count * 60_000
  const issue = await signGithub(githubSample(), { secret })
  await add(
    'github',
    await signGithub(githubSample({ event: 'ping', deliveryId: '0b989ba4-242f-11e5-81e1-c7b6966d2516' }), { secret }),
    minutes(58),
    [answered(minutes(58), 200, 12)],
  )
  for (const [count, answer] of [
    [52, 503],
    [51, 503],
    [47, 200],
  ] as const) {
    const request = await signStripe(stripeSample(), { secret, sentAt: minutes(count) })
    await add('stripe', request, minutes(count), [answered(minutes(count), answer, 20 + count)])
  }
  for (const number of [1, 2, 3, 5, 4, 6, 6, 9, 10, 11, 12]) {
    const request = withHeaders(googleSample(), {
      'X-Goog-Channel-Token': 'channel-token-of-the-tests',
      'X-Goog-Message-Number': String(number),
    })
    await add('google', request, minutes(40 - number), [answered(minutes(40 - number), 200, 4)])
  }
  await add('github', issue, minutes(20), [answered(minutes(20), 200, 38)])
  await add(
    'github',
    await signGithub(githubSample({ event: 'push', deliveryId: '5f2b9c1e-7d63-11ef-9d1c-3a1c0e8b7a44' }), { secret }),
    minutes(18),
    [answered(minutes(18), 'timeout', 10_000)],
  )
  const command = await signSlack(slackSample({ kind: 'command' }), { secret, sentAt: minutes(15) })
  await add('slack', command, minutes(15), [answered(minutes(15), 200, 61)])
  const old = await signSlack(slackSample(), { secret, sentAt: minutes(25) })
  await add('slack', old, minutes(12), [answered(minutes(12), 401, 3)])
  await add(
    '',
    toWebhookRequest({
      url: 'http://127.0.0.1:4400/try?token=abc',
      headers: { Host: '127.0.0.1:4400', Cookie: 'a=b' },
      body: '{"hello":"world"}',
    }),
    minutes(8),
  )
  const reserialized = withBody(issue, JSON.stringify(asJson(issue), null, 2))
  await add('github', reserialized, minutes(6), [answered(minutes(6), 401, 2)])
  const at = minutes(2)
  const request = await signStripe(
    stripeSample({ event: 'invoice.paid', payload: { id: 'evt_1T0t9QLkdIwHu7ixwYcB3nRa' } }),
    { secret, sentAt: at },
  )
  const retried = [
    answered(at - 60_000, 503, 31),
    { ...answered(at, 503, 28), cause: 'retry' as const, nextAt: now + 240_000 },
  ]
  await add('stripe', request, at, retried)
}

/** 10,000 captures of 2.7 KB. */
export async function many(captures: MemoryCaptures, now: number): Promise<void> {
  const events = ['issues', 'push', 'pull_request', 'release', 'star']
  const samples = await Promise.all(events.map((event) => signGithub(githubSample({ event }), { secret })))
  const described = await Promise.all(samples.map((sample) => toCapture('github', sample, now)))
  for (let index = 0; index < 10_000; index++) {
    const base = described[index % described.length]
    if (base === undefined) throw new Error('no sample')
    const at = now - (10_000 - index) * 1000
    const body = Buffer.concat([
      base.request.body,
      Buffer.from(`${' '.repeat(2700 - base.request.body.length)}`),
      Buffer.from(`#${index}`),
    ])
    const verdict = index % 7 === 0 ? ('refused' as const) : ('verified' as const)
    captures.add({
      ...base,
      receivedAt: at,
      request: { ...base.request, body },
      verdict,
      error:
        verdict === 'refused'
          ? { code: 'signature_mismatch', message: 'no secret produced this signature' }
          : undefined,
      deliveryId: `72d3162e-cc78-11e3-81ab-${String(index).padStart(12, '0')}`,
      attempts: [answered(at, index % 11 === 0 ? 503 : 200, index % 90)],
    })
  }
}
