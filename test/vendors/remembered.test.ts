import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { vendorNames } from '../../src/build/generate/vendor-lists.js'
import { createReceiver, type DedupeStore, memoryDedupeStore } from '../../src/index.js'
import type { VendorDeliveries, VendorSender } from '../../src/testing/index.js'
import { someOf } from '../runs.js'
import { makeSender } from '../testing/senders.js'

const signers = join(import.meta.dirname, '../../src/testing/vendors')
const hour = 3_600_000
const now = Math.floor(Date.now() / 1000) * 1000

// How long after the first attempt each vendor documents to send a delivery again, in hours.
const retryHours: Readonly<Record<string, number>> = {
  a2a: 24,
  activitypub: 72,
  adcp: 168,
  discord: 1,
  github: 7 * 24,
  gitlab: 24,
  google: 24,
  hubspot: 24,
  jira: 24,
  matrix: 24,
  paypal: 72,
  shopify: 4,
  slack: 25,
  square: 72,
  'standard-webhooks': 76,
  stripe: 72,
  twilio: 1,
  twitch: 24,
  ucp: 48,
  websub: 24,
  zoom: 2,
}

const steps = [0, 0.08, 0.24, 1, 2, 24, 72, 24 * 365]

/** How far the clock may be from the signed time, in hours; 0 where no time is signed. */
async function toleranceOf(
  { provider, sign }: VendorSender,
  sample: Parameters<VendorSender['sign']>[0],
  sign_: 1 | -1,
) {
  const signed = await sign(sample, { sentAt: now })
  let accepted = 0
  for (const hours of steps) {
    try {
      await provider.verify(signed, { now: now + sign_ * hours * hour })
      accepted = hours
    } catch {
      return accepted
    }
  }
  return 0
}

/** How long a receiver remembers a delivery by default, in milliseconds; `undefined` if it has no id. */
async function memoryOf({ provider, sign }: VendorSender, sample: Parameters<VendorSender['sign']>[0]) {
  let memory: number | undefined
  const store: DedupeStore = {
    step: memoryDedupeStore().step,
    reserve: async () => ({ state: 'new', lease: 'one' }),
    complete: async (_key, _lease, { ttlMs }) => {
      memory = ttlMs
      return true
    },
    release: async () => {},
  }
  const receiver = createReceiver({ provider, on: { '*': () => {} }, dedupe: store, now: () => now, onError: () => {} })
  await receiver.receive(await sign(sample, { sentAt: now }))
  return memory
}

describe.each(someOf(vendorNames))('the default memory of %s', (name) => {
  it('outlasts its retries and every copy that is still accepted', async () => {
    const { deliveries } = (await import(join(signers, `${name}.ts`))) as {
      readonly deliveries: VendorDeliveries
    }
    const sender = await makeSender(deliveries)
    let checked = 0
    for (const makeSample of Object.values(deliveries.samples)) {
      const memory = await memoryOf(sender, makeSample())
      if (memory === undefined) continue
      checked++
      const past = await toleranceOf(sender, makeSample(), 1)
      const future = await toleranceOf(sender, makeSample(), -1)
      expect(memory).toBeGreaterThanOrEqual(((retryHours[name] ?? Number.NaN) + past + future) * hour + hour)
    }
    expect(checked).toBeGreaterThan(0)
  })
})

it('has the retries of every vendor', () => {
  expect(vendorNames.filter((name) => retryHours[name] === undefined)).toEqual([])
})
