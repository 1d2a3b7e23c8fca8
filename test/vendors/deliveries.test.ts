import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { vendorNames } from '../../src/build/generate/vendor-lists.js'
import type { AnyProvider } from '../../src/core/provider/provider.js'
import { createReceiver, memoryDedupeStore } from '../../src/index.js'
import {
  generateSecret,
  hostSample,
  type Sample,
  type VendorDeliveries,
  withBody,
  withHeaders,
} from '../../src/testing/index.js'
import { otherRsa } from '../rsa-keys.js'
import { someOf } from '../runs.js'
import { makeSender } from '../testing/senders.js'
import { codeOf } from './code-of.js'
import { otherHeaders } from './spellings.js'
import { itBlamesTheSender } from './styles/any-bytes.js'
import { itSurvivesHostileJson } from './styles/hostile-json.js'

// The cases that every vendor with a signer of its own must pass; those of rows are in `table/`. What is peculiar to a vendor is
// in its own file, also whether the signer signs as the vendor documents it.

interface Vendor {
  /** How old, and how far ahead, a signed time may be, in seconds. @default the vendor signs none */
  readonly tolerance?: readonly [past: number, future: number]
  /** The refusal of another body. @default `signature_mismatch` */
  readonly otherBody?: string
  /** The refusals of other credentials, and of no proof. */
  readonly other?: string
  readonly unsigned?: string
  /** Headers beside the proof that the signer adds. */
  readonly unsignedHeaders?: readonly string[]
  /** Headers that must be there, but are not signed. */
  readonly requiredHeaders?: readonly string[]
  /** The refusals of a header that is removed, repeated and empty, where they differ. */
  readonly headers?: Readonly<Record<string, readonly [removed: string, twice: string, empty: string]>>
  /** Whether a body has several deliveries, of which a hostile one must not have the others refused. @default false */
  readonly isBatch?: true
  /** Whether verification needs a field of the body, which hostile ones lack. @default false */
  readonly readsBody?: true
  /** Whether deliveries have ids. @default true */
  readonly hasIds?: boolean
}

const usual = ['proof_missing', 'proof_duplicated', 'proof_missing'] as const
const ofHttpSignatures: Vendor['headers'] = {
  'Content-Digest': ['proof_missing', 'signature_mismatch', 'signature_mismatch'],
  'Signature-Input': ['proof_missing', 'signature_malformed', 'proof_missing'],
  Signature: ['proof_missing', 'signature_malformed', 'signature_malformed'],
}

const vendors: Readonly<Record<string, Vendor>> = {
  a2a: {
    otherBody: 'accepted',
    other: 'token_mismatch',
    unsignedHeaders: ['X-A2A-Notification-Token'],
    hasIds: false,
  },
  activitypub: { tolerance: [3600, 3600], unsignedHeaders: ['Host'], readsBody: true },
  // An older signature has expired, and a later one is in the future.
  adcp: { tolerance: [300, 60], headers: ofHttpSignatures },
  discord: { tolerance: [900, 900] },
  github: {},
  gitlab: { tolerance: [300, 300] },
  google: { otherBody: 'accepted', other: 'token_mismatch', unsigned: 'token_mismatch' },
  hubspot: { tolerance: [300, 300] },
  jira: {},
  matrix: { otherBody: 'accepted', other: 'token_mismatch', isBatch: true },
  // PayPal retries for three days, with the time of the first attempt.
  paypal: {
    tolerance: [259_200, 300],
    unsignedHeaders: ['PAYPAL-AUTH-VERSION'],
    requiredHeaders: ['PAYPAL-CERT-URL'],
  },
  shopify: {},
  slack: { tolerance: [300, 300] },
  square: {},
  'standard-webhooks': { tolerance: [300, 300] },
  stripe: { tolerance: [300, 300] },
  // A byte after the form is refused before the signature is compared.
  twilio: { otherBody: 'body_malformed' },
  twitch: { tolerance: [600, 600] },
  ucp: { tolerance: [300, 300], headers: ofHttpSignatures },
  websub: {},
  zoom: { tolerance: [7200, 7200] },
}

const refusals = [
  'proof_missing',
  'signature_malformed',
  'signature_mismatch',
  'token_mismatch',
  'timestamp_malformed',
  'timestamp_too_old',
  'timestamp_in_future',
  'algorithm_not_allowed',
  'key_unknown',
  'key_not_trusted',
]

const now = Math.floor(Date.now() / 1000) * 1000
const url = 'https://shop.example/hooks'

const judge = (provider: AnyProvider, sample: Sample) => codeOf(provider, sample, now)

const cases = await Promise.all(
  Object.entries(vendors).map(async ([name, vendor]) => {
    const file = join(import.meta.dirname, '../../src/testing/vendors', `${name}.ts`)
    const { deliveries }: { readonly deliveries: VendorDeliveries } = await import(file)
    return { name, vendor, deliveries }
  }),
)

describe('the deliveries of each vendor', () => {
  it('have rules here', () => {
    expect(Object.keys(vendors)).toEqual(vendorNames)
  })

  it.each(cases)('of $name declare each event once', async ({ deliveries }) => {
    const { declaredEvents = [] } = (await makeSender(deliveries)).provider
    expect(new Set(declaredEvents).size).toBe(declaredEvents.length)
  })
})

describe.each(someOf(cases))('the deliveries of $name', ({ vendor, deliveries }) => {
  async function prepare() {
    const { provider, sign } = await makeSender(deliveries, { url })
    const [makeSample] = Object.values(deliveries.samples)
    const sample = makeSample?.({ url }) ?? expect.fail()
    return { provider, sample, sign, genuine: await sign(sample, { sentAt: now }) }
  }

  it('are refused without a proof, and with a part of it missing, repeated or empty', async () => {
    const { provider, sample, genuine } = await prepare()
    expect(await judge(provider, genuine)).toBe('accepted')
    expect(await judge(provider, sample)).toBe(vendor.unsigned ?? 'proof_missing')
    for (const [header, value] of genuine.headers.slice(sample.headers.length)) {
      if (vendor.unsignedHeaders?.includes(header)) continue
      const changed = [undefined, [value, value], ''].map((other) => withHeaders(genuine, { [header]: other }))
      const codes = await Promise.all(changed.map((other) => judge(provider, other)))
      expect([header, ...codes]).toEqual([header, ...(vendor.headers?.[header] ?? usual)])
    }
  })

  it('are refused with every other spelling of the proof', async () => {
    const { provider, sample, genuine } = await prepare()
    for (const [header, text] of genuine.headers.slice(sample.headers.length)) {
      if (vendor.unsignedHeaders?.includes(header) || vendor.requiredHeaders?.includes(header)) continue
      const changed = otherHeaders(text).map((spelling) => withHeaders(genuine, { [header]: spelling }))
      const codes = new Set(await Promise.all(changed.map((other) => judge(provider, other))))
      expect(refusals).toEqual(expect.arrayContaining([...codes]))
    }
  })

  it('are refused with the proof of another sender, and with another body', async () => {
    const { provider, sample, genuine } = await prepare()
    const other = await makeSender(deliveries, { url }, otherRsa)
    expect(await judge(provider, await other.sign(sample, { sentAt: now }))).toBe(vendor.other ?? 'signature_mismatch')
    const longer = withBody(genuine, Uint8Array.of(...genuine.body, 0x20))
    expect(await judge(provider, longer)).toBe(vendor.otherBody ?? 'signature_mismatch')
  })

  it.runIf(deliveries.credential === 'secret')(
    'are accepted with an older secret, and the proof says which',
    async () => {
      const { sample } = await prepare()
      const [newer = '', older = ''] = [1, 2].map(deliveries.newSecret ?? generateSecret)
      const { sign } = await deliveries.sender({ secret: older, url })
      const provider = deliveries.provider({ [deliveries.needs[0]?.name ?? '']: [newer, older], url })
      expect(await provider.verify(await sign(sample, { sentAt: now }), { now })).toMatchObject({ proof: { key: 1 } })
    },
  )

  it.runIf(deliveries.credential === 'secret' && deliveries.needs.some(({ name }) => name === 'url'))(
    'are refused if they were signed for another URL, whatever the request says of its host',
    async () => {
      const [secret, elsewhere] = [generateSecret(), 'https://evil.example/hooks']
      const [makeSample = hostSample] = Object.values(deliveries.samples)
      const headers = { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example', 'X-Original-Host': 'evil.example' }
      const { sign } = await deliveries.sender({ secret, url: elsewhere })
      const { provider } = await deliveries.sender({ secret, url })
      const sample = withHeaders(makeSample({ url: elsewhere }), headers)
      expect(await judge(provider, await sign(sample, { sentAt: now }))).toBe('signature_mismatch')
    },
  )

  it('are refused if their time is too far from the clock, and only then', async () => {
    const { provider, sample, sign } = await prepare()
    const { tolerance = [0, 0] } = vendor
    const signedAt = async (ageSeconds: number) =>
      judge(provider, await sign(sample, { sentAt: now - ageSeconds * 1000 }))
    const ages = [tolerance[0], tolerance[0] + 1, -tolerance[1], -tolerance[1] - 1]
    const codes = await Promise.all(ages.map(signedAt))
    const outside = vendor.tolerance ? ['timestamp_too_old', 'timestamp_in_future'] : ['accepted', 'accepted']
    expect(codes).toEqual(['accepted', outside[0], 'accepted', outside[1]])
  })

  it('are handled once, however often they are sent', async () => {
    const { provider, sample, sign, genuine } = await prepare()
    const again = await sign(sample, { sentAt: now - 60_000 })
    const handled = vi.fn()
    const receiver = createReceiver({
      provider,
      dedupe: memoryDedupeStore(),
      on: { '*': handled },
      onError: () => {},
      now: () => now,
    })
    const outcomes = [await receiver.receive(genuine), await receiver.receive(again)].map(({ outcome }) => outcome)
    const { hasIds = true } = vendor
    expect(outcomes).toEqual(['handled', hasIds ? 'duplicate' : 'handled'])
    expect(handled).toHaveBeenCalledTimes(hasIds ? 1 : 2)
  })
})

const withBodies = cases.flatMap(({ name, vendor, deliveries }) => {
  const [makeSample] = Object.values(deliveries.samples)
  const sample = makeSample?.({ url }) ?? expect.fail()
  return sample.body.length === 0 ? [] : [{ name, vendor, deliveries, sample }]
})

describe.each(someOf(withBodies))('the bodies of deliveries of $name', async ({ vendor, deliveries, sample }) => {
  const { provider, sign } = await makeSender(deliveries, { url })
  const withContent = (content: string | Uint8Array) => sign(withBody(sample, content), { sentAt: Date.now() })

  itBlamesTheSender(provider, withContent, sample.body)
  if (vendor.isBatch || vendor.readsBody) return
  const text = new TextDecoder().decode(sample.body)
  if (text.startsWith('{') && !vendor.isBatch)
    itSurvivesHostileJson({ provider, genuine: JSON.parse(text), withBody: withContent })
})
