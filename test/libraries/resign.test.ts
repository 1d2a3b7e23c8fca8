import { Webhooks } from '@octokit/webhooks'
import { verifySlackRequest } from '@slack/bolt'
import { verifyKey } from 'discord-interactions'
import fc from 'fast-check'
import { Webhook as StandardWebhook } from 'standardwebhooks'
import Stripe from 'stripe'
import { Webhook as SvixWebhook } from 'svix'
import { describe, expect, it } from 'vitest'
import type { VendorSender } from '../../src/testing/vendor-deliveries.js'
import { loadDeliveries } from '../../src/tools/inspector/providers/providers.js'
import { type Edit, readSetting } from '../../src/tools/inspector/signing/edit.js'
import { type RawRequest, valuesOf } from '../../src/tools/inspector/signing/raw-request.js'
import { resign } from '../../src/tools/inspector/signing/resign.js'

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
const webhooks = new Webhooks({ secret })

const header = ({ rawHeaders }: RawRequest, name: string) => valuesOf(rawHeaders, name)[0] ?? ''
const text = ({ body }: RawRequest) => Buffer.from(body).toString('utf8')
const svixHeaders = (request: RawRequest) =>
  Object.fromEntries(
    ['id', 'timestamp', 'signature'].map((part) => [`webhook-${part}`, header(request, `webhook-${part}`)]),
  )

/** Whether the vendor's own library accepts a request. */
const libraries: Readonly<
  Record<string, readonly [provider: string, (request: RawRequest, sender: VendorSender) => unknown]>
> = {
  stripe: [
    'stripe',
    (request) => Stripe.webhooks.constructEvent(Buffer.from(request.body), header(request, 'stripe-signature'), secret),
  ],
  '@octokit/webhooks': [
    'github',
    async (request) => {
      const isGenuine = await webhooks.verify(text(request), header(request, 'x-hub-signature-256'))
      if (!isGenuine) throw new Error('refused')
    },
  ],
  svix: ['standard-webhooks', (request) => new SvixWebhook(secret).verify(text(request), svixHeaders(request))],
  standardwebhooks: [
    'standard-webhooks',
    (request) => new StandardWebhook(secret).verify(text(request), svixHeaders(request)),
  ],
  '@slack/bolt': [
    'slack',
    (request) => {
      verifySlackRequest({
        signingSecret: secret,
        body: text(request),
        headers: {
          'x-slack-signature': header(request, 'x-slack-signature'),
          'x-slack-request-timestamp': Number(header(request, 'x-slack-request-timestamp')),
        },
      })
    },
  ],
  'discord-interactions': [
    'discord',
    async (request, { publicKey = '' }) => {
      const signature = header(request, 'x-signature-ed25519')
      const isGenuine = await verifyKey(
        Buffer.from(request.body),
        signature,
        header(request, 'x-signature-timestamp'),
        publicKey,
      )
      if (!isGenuine) throw new Error('refused')
    },
  ],
}

const url = 'https://receiver.example/hooks'

/** Every sample of a provider, captured long ago. */
async function captures(sender: VendorSender, provider: string): Promise<readonly RawRequest[]> {
  const { samples } = await loadDeliveries(provider)
  return Promise.all(
    Object.values(samples).map(async (makeSample) => {
      const { method, headers, body } = await sender.sign(makeSample({ url }), { sentAt: Date.UTC(2026, 0, 1) })
      return { method, target: '/hooks', rawHeaders: [['Host', 'receiver.example'], ...headers], body }
    }),
  )
}

const name = fc.stringMatching(/^[a-z_]{1,12}$/)
const anyEdit: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({ path: name.map((field) => `added_${field}`), kind: fc.constant('json'), value: fc.json() }),
  fc.record({
    path: name.map((field) => `added_${field}`),
    kind: fc.constant('text'),
    value: fc.string({ unit: 'binary' }),
  }),
)

describe.each(Object.entries(libraries))('%s', (_, [provider, verify]) => {
  const verdict = async (request: RawRequest, sender: VendorSender) => {
    try {
      await verify(request, sender)
      return 'accepted'
    } catch {
      return 'refused'
    }
  }

  it('accepts edited captures that are signed again, and refuses them with their old signature', async () => {
    const { sender: makeSender } = await loadDeliveries(provider)
    const sender = await makeSender({ secret })
    let edited = 0
    for (const original of await captures(sender, provider)) {
      await fc.assert(
        fc.asyncProperty(fc.array(anyEdit, { minLength: 1, maxLength: 3 }), async (edits) => {
          const { request } = await resign(original, { sender, edits })
          expect(await verdict(request, sender)).toBe('accepted')
          expect(await verdict({ ...original, body: request.body }, sender)).toBe('refused')
          edited++
        }),
        { numRuns: 25 },
      )
    }
    expect(edited).toBeGreaterThanOrEqual(25)
  })

  it('accepts a capture with a new id and a field that is set', async () => {
    const { ids: newId = [], sender: makeSender } = await loadDeliveries(provider)
    const sender = await makeSender({ secret })
    for (const original of await captures(sender, provider)) {
      const { request } = await resign(original, { sender, newId, edits: [readSetting('type=changed')] })
      expect(await verdict(request, sender)).toBe('accepted')
    }
  })
})
