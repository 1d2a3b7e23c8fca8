import { describe, expect, it } from 'vitest'
import * as testing from '../../src/testing/index.js'

const exported: readonly (readonly [string, unknown])[] = Object.entries(testing)
const isFunction = (value: unknown): value is (...values: readonly unknown[]) => unknown => typeof value === 'function'
const functionsOf = (names: RegExp) =>
  exported.flatMap(([name, value]) => (names.test(name) && isFunction(value) ? [[name, value] as const] : []))

// Each preset has a function that makes an unsigned sample and, usually, one that makes a signed copy.
const presets =
  /cloudEvents|discord|github|gitlab|google|hubspot|jira|paypal|shopify|slack|square|standardWebhooks|stripe|twilio|twitch|zoom/i
const samples = functionsOf(/Sample$/).filter(([name]) => presets.test(name))
const signers = functionsOf(/^sign[A-Z]/).filter(([name]) => presets.test(name))

describe('the samples of the presets', () => {
  it.each(samples)('%s needs no options and is not signed', (_, make) => {
    expect(make()).toMatchObject({ method: 'POST', body: expect.any(Uint8Array) })
  })

  it.each(samples)('%s rejects invalid options', (name, make) => {
    expect(() => make('options')).toThrow(
      expect.objectContaining({ name: 'TypeError', message: expect.stringContaining(`${name}: options`) }),
    )
  })
})

describe('the signers of the presets', () => {
  const secret = testing.generateSecret()
  const options: Readonly<Record<string, (() => Promise<object>) | undefined>> = {
    signDiscord: async () => ({ privateKey: (await testing.generateKeys('EdDSA')).privateKey }),
    signPaypal: async () => ({ privateKey: (await testing.generateKeys('RS256')).privateKey }),
    signStandardWebhooks: async () => ({ secrets: secret }),
  }

  it.each(signers)('%s takes the promise of a sample', async (name, sign) => {
    const signed = sign(Promise.resolve(testing.githubSample()), (await options[name]?.()) ?? { secret })
    await expect(signed).resolves.toMatchObject({ method: 'POST' })
  })

  it.each(signers)('%s rejects invalid options and names itself', async (name, sign) => {
    await expect(sign(testing.githubSample())).rejects.toThrow(TypeError)
    await expect(sign(testing.githubSample())).rejects.toThrow(`${name}: options`)
  })
})
