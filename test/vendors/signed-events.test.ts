import { generateKeyPairSync, sign as signBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { type SignedEvent, signedEvents, type Variant, variants } from '../../src/build/generate/signed-events.js'
import { rowNames, rowVendors, vendorNames } from '../../src/build/generate/vendor-lists.js'
import type { AnyProvider } from '../../src/core/provider/provider.js'
import { createReceiver, memoryDedupeStore } from '../../src/index.js'
import { type Sample, withBody } from '../../src/testing/index.js'
import { loadDeliveries } from '../../src/tools/inspector/providers/providers.js'
import { otherRsa } from '../rsa-keys.js'
import { someOf } from '../runs.js'
import { makeSender } from '../testing/senders.js'

// The table of docs/vendors/README.md has the same expectations.

const now = 1_795_256_130_000
const year = 365 * 24 * 3_600_000

/** What comes of a request: how often it was handled, and the last status. */
async function receive(provider: AnyProvider, requests: readonly Sample[], at = now) {
  let handled = 0
  const receiver = createReceiver({
    provider,
    on: {
      '*': () => {
        handled += 1
      },
    },
    dedupe: memoryDedupeStore(),
    onError: () => {},
    now: () => at,
  })
  let status = 0
  for (const request of requests) status = (await receiver.receive(request)).response.status
  return { handled, isSuccess: status < 300, isRefused: status >= 400 && status < 500 }
}

const textOf = ({ body }: Sample) => new TextDecoder().decode(body)

/** Changes a letter in the middle of the longest word of the body, which is a token or a ciphertext if it has one. */
function withOtherLetter(sample: Sample): Sample {
  const text = textOf(sample)
  const words = text.match(/[\w+/=.-]+/g) ?? []
  const longest = words.reduce((one, other) => (other.length > one.length ? other : one), '')
  const middle = longest.length >> 1
  const changed = longest.slice(0, middle) + (longest[middle] === 'A' ? 'B' : 'A') + longest.slice(middle + 1)
  return withBody(sample, text.replace(longest, changed))
}

/** The certificates of samples are always the same, so only the signature is made by another key. */
function signedByOtherKey(genuine: Sample): Sample {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const text = textOf(genuine).replace(/(eyJ[\w-]+\.[\w-]+)\.[\w-]+/, (_, content: string) => {
    const signature = signBytes('sha256', Buffer.from(content), { key: privateKey, dsaEncoding: 'ieee-p1363' })
    return `${content}.${signature.toString('base64url')}`
  })
  return withBody(genuine, text)
}

async function prepare({ preset, accepted = {} }: SignedEvent) {
  const deliveries = await loadDeliveries(preset)
  const [own, other] = [await makeSender(deliveries), await makeSender(deliveries, {}, otherRsa)]
  const makeSample = Object.values(deliveries.samples)[0] ?? expect.fail()
  const sample = makeSample()
  const genuine = await own.sign(sample, { sentAt: now })
  const hasChain = /"signedPayload"/.test(textOf(genuine))
  const sendVariant: Readonly<Record<Variant, () => ReturnType<typeof receive>>> = {
    forged: () => {
      const changed = accepted.forged
        ? withBody(genuine, textOf(genuine).replace('{', '{"added":1,'))
        : withOtherLetter(genuine)
      return receive(own.provider, [changed])
    },
    stale: () => receive(own.provider, [genuine], now + year),
    'swapped key': async () =>
      receive(own.provider, [hasChain ? signedByOtherKey(genuine) : await other.sign(sample, { sentAt: now })]),
    stripped: () => receive(own.provider, [sample]),
    replayed: () => receive(own.provider, [genuine, genuine]),
  }
  return { genuine, provider: own.provider, sendVariant }
}

describe('the events beyond a signature in a header', () => {
  it('are those of all presets with tokens, ciphertexts or code for their proof', async () => {
    const special = (await rowVendors()).filter(({ token, sealed }) => token !== undefined || sealed !== undefined)
    const listed = signedEvents.map(({ preset }) => preset)
    // Its scheme is that of the vendors' table.
    const names = special.map(({ name }) => name).filter((name) => name !== 'ebay')
    expect(listed).toEqual(expect.arrayContaining(names))
    expect([...rowNames, ...vendorNames]).toEqual(expect.arrayContaining(listed))
  })
})

describe.each(someOf(signedEvents))('$preset', (event) => {
  it('accepts a genuine delivery', async () => {
    const { provider, genuine } = await prepare(event)
    expect(await receive(provider, [genuine])).toMatchObject({ handled: 1, isSuccess: true })
  })

  it.each(variants)('has the expected answer to one that is %s', async (variant) => {
    const { sendVariant } = await prepare(event)
    const result = await sendVariant[variant]()
    const isAccepted = event.accepted?.[variant] !== undefined
    if (variant === 'replayed') expect(result).toMatchObject({ handled: isAccepted ? 2 : 1, isSuccess: true })
    else expect(result).toMatchObject(isAccepted ? { handled: 1, isSuccess: true } : { handled: 0, isRefused: true })
  })
})
