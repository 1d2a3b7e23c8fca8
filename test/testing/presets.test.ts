import { describe, expect, it } from 'vitest'
import * as testing from '../../src/testing/index.js'

const exported: readonly (readonly [string, unknown])[] = Object.entries(testing)
const isFunction = (value: unknown): value is (...values: readonly unknown[]) => unknown => typeof value === 'function'
const functionsOf = (names: RegExp) =>
  exported.flatMap(([name, value]) => (names.test(name) && isFunction(value) ? [[name, value] as const] : []))

// Those of the presets are of one form: the sample is plain, and its signer makes a signed copy.
const presets =
  /cloudEvents|discord|github|gitlab|google|hubspot|jira|paypal|shopify|slack|square|standardWebhooks|stripe|twilio|twitch|zoom/i
const samples = functionsOf(/Sample$/).filter(([name]) => presets.test(name))
const signers = functionsOf(/^sign[A-Z]/).filter(([name]) => presets.test(name))

describe('the samples of the presets', () => {
  it.each(samples)('%s needs no options, and is not signed', (_, make) => {
    expect(make()).toMatchObject({ method: 'POST', body: expect.any(Uint8Array) })
  })

  it.each(samples)('%s refuses what is no options', (name, make) => {
    expect(() => make('options')).toThrow(
      expect.objectContaining({ name: 'TypeError', message: expect.stringContaining(`${name}: options`) }),
    )
  })
})

describe('the signers of the presets', () => {
  const keys = { eddsa: testing.generateKeys('EdDSA'), rsa: testing.generateKeys('RS256') }

  it.each(signers)('%s takes the promise of a sample', async (name, sign) => {
    const { privateKey } = await (name === 'signDiscord' ? keys.eddsa : keys.rsa)
    const secret = testing.generateSecret()
    const signed = sign(Promise.resolve(testing.githubSample()), { secret, secrets: secret, privateKey })
    await expect(signed).resolves.toMatchObject({ method: 'POST' })
  })

  it.each(signers)('%s refuses what is no options, and names them', async (name, sign) => {
    await expect(sign(testing.githubSample())).rejects.toThrow(TypeError)
    await expect(sign(testing.githubSample())).rejects.toThrow(`${name}: options`)
  })
})
