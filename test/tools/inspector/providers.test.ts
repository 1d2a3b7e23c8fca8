import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { vendorNames } from '../../../src/build/generate/vendor-lists.js'
import { withHeaders } from '../../../src/testing/index.js'
import type { VendorDeliveries, VendorSender, VendorValues } from '../../../src/testing/vendor-deliveries.js'
import { isProviderName, loadDeliveries, providerNames } from '../../../src/tools/inspector/providers/providers.js'
import { otherRsa, rsa, toPem } from '../../rsa-keys.js'
import { someOf } from '../../runs.js'
import { makeSender } from '../../testing/senders.js'

const url = 'https://receiver.example/hooks'
const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
const webhookId = '8XY12345AB678901C'

function valuesFor(deliveries: VendorDeliveries, { publicKey = '' }: VendorSender): VendorValues {
  const { needs, newSecret } = deliveries
  const own = secretOf(deliveries)
  const known = { secrets: ['unused', own], tokens: ['unused', own], keys: publicKey, webhookId, url }
  // A secret of Standard Webhooks has a prefix.
  const usable = { ...known, secrets: [newSecret?.() ?? `whsec_${btoa('unused'.repeat(4))}`, own] }
  const [first] = needs
  const names = first?.optional ? [first.name] : needs.map(({ name }) => name)
  return Object.fromEntries(names.map((name) => [name, usable[name]]))
}

const secrets = new Map<VendorDeliveries, string>()

/** The secret of the sender, in the form that the vendor shows. */
function secretOf(deliveries: VendorDeliveries): string {
  const own = secrets.get(deliveries) ?? deliveries.newSecret?.() ?? secret
  secrets.set(deliveries, own)
  return own
}

const senders = new Map<VendorDeliveries, Promise<VendorSender>>()

async function senderOf(deliveries: VendorDeliveries): Promise<VendorSender> {
  const sender = senders.get(deliveries) ?? makeSender(deliveries, { secret: secretOf(deliveries), url, webhookId })
  senders.set(deliveries, sender)
  return sender
}

describe('providerNames', () => {
  it('has every folder of src/vendors, and the styles', () => {
    expect(providerNames).toEqual(expect.arrayContaining([...vendorNames, 'chat', 'cloudevents', 'host', 'push']))
    expect(new Set(providerNames).size).toBe(providerNames.length)
  })
})

describe('loadDeliveries', () => {
  it.each(someOf(providerNames))('makes a provider of %s that accepts every sample', async (name) => {
    const deliveries = await loadDeliveries(name)
    const sender = await senderOf(deliveries)
    const provider = deliveries.provider(valuesFor(deliveries, sender))
    for (const [event, makeSample] of Object.entries(deliveries.samples)) {
      const signed = await sender.sign(makeSample({ url }))
      const delivery = await provider.parse(await provider.verify(signed))
      expect([event, 'event' in delivery && delivery.event]).toEqual([event, event])
    }
  })

  it.each(someOf(providerNames))('makes a provider of %s that refuses another sender', async (name) => {
    // Its samples carry certificates, which are always the same.
    if (name === 'app-store') return
    const deliveries = await loadDeliveries(name)
    const provider = deliveries.provider(valuesFor(deliveries, await senderOf(deliveries)))
    const otherSecret = deliveries.newSecret?.() ?? `whsec_${Buffer.alloc(32, 8).toString('base64')}`
    const other = await makeSender(deliveries, { secret: otherSecret, url }, otherRsa)
    for (const makeSample of Object.values(deliveries.samples)) {
      const forged = other.sign(makeSample({ url }))
      await expect(forged.then((sample) => provider.verify(sample))).rejects.toMatchObject({ name: 'WebhookError' })
    }
  })

  it.each(providerNames)('names what %s needs, and refuses to do without', async (name) => {
    const { needs, provider } = await loadDeliveries(name)
    expect(needs.length).toBeGreaterThan(0)
    for (const { env, about } of needs) {
      expect(env).toMatch(/^[A-Z][A-Z0-9_]+$/)
      expect(about).toMatch(/^(the|a) /)
    }
    expect(() => provider({})).toThrow(TypeError)
  })

  it('names no environment variable for two providers', async () => {
    const all = await Promise.all(providerNames.map(loadDeliveries))
    const names = all.flatMap(({ needs }) => needs.map(({ env }) => env))
    expect(new Set(names).size).toBe(names.length)
  })

  it('has the twenty samples of GitHub and of Stripe', async () => {
    const [github, stripe] = await Promise.all(['github', 'stripe'].map(loadDeliveries))
    expect(Object.keys(github?.samples ?? {})).toEqual(expect.arrayContaining(['push', 'pull_request.opened', 'ping']))
    expect(Object.keys(github?.samples ?? {}).length).toBeGreaterThanOrEqual(20)
    expect(Object.keys(stripe?.samples ?? {}).length).toBeGreaterThanOrEqual(20)
  })

  it('suggests a name for one that does not exist', async () => {
    await expect(loadDeliveries('githb')).rejects.toThrow('did you mean gitea or github or gitlab?')
    await expect(loadDeliveries('__proto__')).rejects.toThrow(TypeError)
    expect([isProviderName('github'), isProviderName('constructor')]).toEqual([true, false])
  })
})

describe('sender', () => {
  it.each([
    ['discord', 'ed25519'],
    ['paypal', 'rsa'],
    ['payments', 'ec'],
  ])('signs for %s with a given private key', async (name, kind) => {
    const pem = newPrivateKey(kind)
    const deliveries = await loadDeliveries(name)
    const [one, again] = [await deliveries.sender({ privateKey: pem }), await deliveries.sender({ privateKey: pem })]
    expect(one.publicKey).toBe(again.publicKey)
    const [makeSample] = Object.values(deliveries.samples)
    const signed = await one.sign(makeSample?.() ?? expect.fail())
    await expect((async () => again.provider.verify(signed))()).resolves.toMatchObject({
      proof: { key: expect.anything() },
    })
  })

  it('refuses a private key of another kind, without repeating it', async () => {
    const { sender } = await loadDeliveries('discord')
    for (const privateKey of [
      newPrivateKey('rsa'),
      'swordfish',
      '-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----',
    ]) {
      const refused = await sender({ privateKey }).catch((error: unknown) => error)
      expect(refused).toBeInstanceOf(TypeError)
      expect(String(refused)).not.toContain(privateKey.slice(28, 60) || privateKey)
    }
  })

  it.each(['standard-webhooks', 'paypal', 'gitlab'])('keeps the id that a request of %s has', async (name) => {
    const deliveries = await loadDeliveries(name)
    const [place] = (deliveries.ids ?? []).flatMap((one) => ('header' in one ? [one.header] : []))
    const { sign, provider } = await senderOf(deliveries)
    const [makeSample] = Object.values(deliveries.samples)
    const sample = withHeaders(makeSample?.() ?? expect.fail(), { [place ?? '']: 'c0ffee-1' })
    const signed = await sign(sample)
    expect(signed.headers).toContainEqual([place, 'c0ffee-1'])
    await provider.verify(signed)
  })
})

function newPrivateKey(kind: string): string {
  if (kind === 'rsa') return toPem(rsa)
  return toPem(kind === 'ec' ? generateKeyPairSync('ec', { namedCurve: 'P-256' }) : generateKeyPairSync('ed25519'))
}
