import { describe, expect, it } from 'vitest'
import { deliveries as github } from '../../../src/testing/vendors/github.js'
import { deliveries as google } from '../../../src/testing/vendors/google.js'
import { deliveries as hubspot } from '../../../src/testing/vendors/hubspot.js'
import { deliveries as slack } from '../../../src/testing/vendors/slack.js'
import { deliveries as stripe } from '../../../src/testing/vendors/stripe.js'
import { deliveries as twilio } from '../../../src/testing/vendors/twilio.js'
import { createSupply } from '../../../src/tools/attack/scheme/create-supply.js'

const url = 'http://127.0.0.1/hooks'

async function supplyOf(vendor: typeof github) {
  return createSupply({ vendor, sender: await vendor.sender({ url }), url, seed: 1 })
}

describe('createSupply', () => {
  it.each([
    ['github', github, 'X-Hub-Signature-256', 'hex', 64, undefined],
    ['stripe', stripe, 'Stripe-Signature', 'hex', 64, 'seconds'],
    ['slack', slack, 'X-Slack-Signature', 'hex', 64, 'seconds'],
    ['hubspot', hubspot, 'X-HubSpot-Signature-v3', 'base64', 44, 'milliseconds'],
    ['twilio', twilio, 'X-Twilio-Signature', 'base64', 28, undefined],
  ] as const)('learns how %s signs', async (_name, vendor, name, encoding, length, format) => {
    const { scheme } = await supplyOf(vendor)
    const isPair = name !== 'X-HubSpot-Signature-v3' && name !== 'X-Twilio-Signature'
    expect(scheme.proofs[0]).toEqual({ where: 'header', name, encoding, length, isPair })
    expect(scheme.time?.format).toBe(format)
    if (scheme.time) expect(scheme.time.toleranceMs / 1000).toBeCloseTo(300, -1)
  })

  it('recognises a token', async () => {
    const { scheme } = await supplyOf(google)
    expect(scheme).toMatchObject({ strength: 'token', proofs: [{ name: 'X-Goog-Channel-Token', encoding: 'token' }] })
  })

  it.each([
    ['github', github],
    ['stripe', stripe],
    ['google', google],
    ['slack', slack],
  ] as const)('gives each delivery of %s a new id, and signs it', async (_name, vendor) => {
    const supply = await supplyOf(vendor)
    const samples = await Promise.all([supply.genuine(), supply.genuine(), supply.genuine()])
    const ids = await Promise.all(samples.map(async (sample) => (await supply.read(sample))?.id))
    expect(new Set(ids).size).toBe(3)
    expect(ids).not.toContain(undefined)
  })

  it('asks the reference about forgeries', async () => {
    const supply = await supplyOf(github)
    const genuine = await supply.genuine()
    expect(await supply.verifies(genuine)).toBe(true)
    expect(await supply.verifies({ ...genuine, body: genuine.body.subarray(1) })).toBe(false)
  })
})
