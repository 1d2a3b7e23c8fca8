import { describe, expect, it } from 'vitest'
import { hostSample } from '../../../src/testing/index.js'
import { createSimulator, virtualTime } from '../../../src/testing/simulator/index.js'
import { requireProfile } from '../../../src/testing/simulator/profile.js'
import { profileOf } from '../../../src/testing/simulator/profile-of.js'
import { linear } from '../../../src/vendors/linear.js'
import { openai } from '../../../src/vendors/openai.js'
import { paddle } from '../../../src/vendors/paddle.js'
import { sanity } from '../../../src/vendors/sanity.js'
import { telegram } from '../../../src/vendors/telegram.js'
import { rowCases } from '../../vendors/table/rows.js'

const minute = 60_000
const hour = 60 * minute

/** When a vendor sends a delivery whose every attempt is answered the same, in milliseconds after the first. */
async function timesOf(vendor: Parameters<typeof profileOf>[0], status: number) {
  const time = virtualTime()
  const profile = profileOf(vendor)
  const simulator = createSimulator({
    ...(profile && { profile }),
    time,
    sample: () => hostSample(),
    target: async () => ({ status }),
  })
  const { attempts } = await simulator.send(undefined)
  return attempts.map(({ startedAt }) => startedAt - (attempts[0]?.startedAt ?? 0))
}

describe('profileOf', () => {
  it('retries at the documented delays', async () => {
    expect(await timesOf(linear, 500)).toEqual([0, minute, 61 * minute, 421 * minute])
  })

  it('retries only after the documented answers', async () => {
    expect(await timesOf(sanity, 503)).toHaveLength(3)
    expect(await timesOf(sanity, 404)).toHaveLength(1)
  })

  it('spreads a documented number of retries, or ten, over the documented time', async () => {
    const many = await timesOf(paddle, 500)
    expect(many).toHaveLength(61)
    expect(many.at(-1)).toBeLessThanOrEqual(72 * hour)
    const doubling = await timesOf(openai, 500)
    expect(doubling).toHaveLength(11)
    expect(doubling.at(-1)).toBeGreaterThan(71 * hour)
    expect(doubling.at(-1)).toBeLessThanOrEqual(72 * hour)
  })

  it('waits for an answer as long as the vendor', () => {
    expect(profileOf(linear)?.deadlineMs).toBe(5_000)
    expect(profileOf(openai)?.deadlineMs).toBe(30_000)
  })

  it('knows nothing about a vendor that documents no retries', () => {
    expect(profileOf(telegram)).toBeUndefined()
  })

  it('makes a valid profile of every row', () => {
    for (const { vendor } of rowCases) {
      const profile = profileOf(vendor)
      if (profile) expect(() => requireProfile(profile, vendor.row.name)).not.toThrow()
    }
  })
})
