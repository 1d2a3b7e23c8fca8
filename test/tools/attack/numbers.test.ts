import { describe, expect, it } from 'vitest'
import { createSequencer } from '../../../src/stores/sequence/index.js'
import { deliveries as github } from '../../../src/testing/vendors/github.js'
import { deliveries as google } from '../../../src/testing/vendors/google.js'
import { deliveries as twilio } from '../../../src/testing/vendors/twilio.js'
import type { AttackOptions } from '../../../src/tools/attack/index.js'
import { attackReceiver } from './attack-receiver.js'

const only = ['repeats.missing-number', 'repeats.late-number']

async function resultsOf(vendor: AttackOptions['vendor'], options: Parameters<typeof attackReceiver>[1]) {
  const { results } = await attackReceiver(vendor, { ...options, only })
  return results.map(({ id, status, detail }) => `${id} ${status}: ${detail}`)
}

describe('attack on the order of numbered deliveries', () => {
  it.each([
    ['google', google, '10', '12', '13'],
    ['twilio', twilio, '3', '5', '6'],
  ] as const)('finds nothing in a receiver of %s that waits a moment', async (_name, vendor, from, missing, fourth) => {
    const order = createSequencer({ mode: 'contiguous', maxWaitMs: 50 })
    expect(await resultsOf(vendor, { order })).toEqual([
      `repeats.missing-number passed: number ${fourth} had 1 effects without number ${missing}`,
      `repeats.late-number passed: number ${Number(from) + 1} had 1 effects after number ${missing}`,
    ])
  })

  it('finds a receiver that drops late deliveries', async () => {
    const order = createSequencer({ mode: 'increasing', maxWaitMs: 1, late: 'drop' })
    const [missing, late] = await resultsOf(google, { order })
    expect(missing).toContain('missing-number passed')
    expect(late).toMatch(/^repeats.late-number failed: number \d+ had 0 effects/)
  })

  it('does not run for a vendor without numbers', async () => {
    expect(await resultsOf(github, {})).toEqual([
      'repeats.missing-number not run: the vendor does not number its deliveries',
      'repeats.late-number not run: the vendor does not number its deliveries',
    ])
  })
})
