import { describe, expect, it } from 'vitest'
import type { Sample, VendorSender } from '../../../../src/testing/index.js'
import { loadDeliveries, providerNames } from '../../../../src/tools/inspector/providers/providers.js'
import { readSetting } from '../../../../src/tools/inspector/signing/edit.js'
import { type RawRequest, valuesOf, withValues } from '../../../../src/tools/inspector/signing/raw-request.js'
import { resign } from '../../../../src/tools/inspector/signing/resign.js'
import { someOf } from '../../../runs.js'
import { makeSender } from '../../../testing/senders.js'

const url = 'https://receiver.example/hooks'
const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
const captured = Date.UTC(2026, 8, 1)
const now = Date.UTC(2026, 10, 22)
const extra = [
  ['X-Trace', 'one'],
  ['accept', '*/*'],
  ['X-Trace', 'two'],
] as const

const targetOf = (sample: Sample) => sample.url.slice('https://receiver.example'.length)

function toRaw(sample: Sample): RawRequest {
  const [first, ...others] = sample.headers
  const lines = [['Host', 'receiver.example'], ...(first ? [first] : []), ...extra, ...others] as const
  return { method: sample.method, target: targetOf(sample), rawHeaders: lines, body: sample.body }
}

function toSample(request: RawRequest): Sample {
  const { method, rawHeaders, body, target } = request
  return { method, url: `https://receiver.example${target}`, headers: rawHeaders, body, encrypted: true }
}

const senders = new Map<string, Promise<VendorSender>>()

async function capture(name: string, at = 0) {
  const deliveries = await loadDeliveries(name)
  const making = senders.get(name) ?? makeSender(deliveries, { secret: deliveries.newSecret?.() ?? secret, url })
  senders.set(name, making)
  const sender = await making
  const makeSample = Object.values(deliveries.samples)[at] ?? expect.fail()
  return { deliveries, sender, original: toRaw(await sender.sign(makeSample({ url }), { sentAt: captured })) }
}

async function verify({ provider }: VendorSender, sample: Sample) {
  return provider.verify(sample, { now: Date.now() })
}

async function read(provider: VendorSender['provider'], request: RawRequest) {
  return provider.parse(await provider.verify(toSample(request), { now }), { now })
}

describe('resign', () => {
  it.each(someOf(providerNames))('makes a request of %s acceptable now, and keeps all other lines', async (name) => {
    const { deliveries, sender, original } = await capture(name)
    const names = Object.keys(deliveries.samples)
    for (const [at] of names.entries()) {
      const { original: one } = await capture(name, at)
      const { request } = await resign(one, { sender, sentAt: now, url })
      await expect(read(sender.provider, request)).resolves.toBeDefined()
    }
    const { request, remade } = await resign(original, { sender, sentAt: now, url })
    const made = remade.map(({ part }) => part.toLowerCase())
    const kept = ([line]: readonly [string, string]) => !made.includes(line.toLowerCase())
    expect(request.rawHeaders.filter(kept)).toEqual(original.rawHeaders.filter(kept))
    expect(request.rawHeaders.map(([line]) => line)).toEqual(original.rawHeaders.map(([line]) => line))
    // Some vendors put the time or the signature in the body.
    if (!made.includes('body')) expect(request.body).toEqual(original.body)
  })

  it.each([
    ['github', 'action=closed', ['X-Hub-Signature-256', 'body']],
    ['stripe', 'data.object.paid=false', ['Stripe-Signature', 'body', 'Content-Length']],
    ['slack', 'event.text=late', ['X-Slack-Request-Timestamp', 'X-Slack-Signature', 'body', 'Content-Length']],
    ['twilio', 'Body=now?', ['X-Twilio-Signature', 'body', 'Content-Length']],
    ['discord', 'application_id=1', ['X-Signature-Timestamp', 'X-Signature-Ed25519', 'body', 'Content-Length']],
    ['standard-webhooks', 'data.id=x', ['webhook-timestamp', 'webhook-signature', 'body', 'Content-Length']],
  ])('signs an edit of %s, and says what it made new', async (name, setting, parts) => {
    const { sender, original } = await capture(name)
    const { request, remade } = await resign(original, { sender, sentAt: now, url, edits: [readSetting(setting)] })
    await expect(read(sender.provider, request)).resolves.toBeDefined()
    expect(remade.map(({ part }) => part).sort()).toEqual([...parts].sort())
    expect(valuesOf(request.rawHeaders, 'content-length')).toEqual([String(request.body.length)])
    await expect(read(sender.provider, { ...request, body: original.body })).rejects.toMatchObject({
      code: /signature/,
    })
  })

  it.each(someOf(providerNames))('gives a delivery of %s a new id where it has one', async (name) => {
    const { deliveries, sender, original } = await capture(name)
    const { ids: newId = [] } = deliveries
    const { request, remade } = await resign(original, { sender, sentAt: now, url, newId })
    const [before, after] = [await readId(name, original, captured), await readId(name, request, now)]
    // Only messages of A2A have an id, and its first sample is not one.
    const hasId = newId.length > 0 && name !== 'a2a'
    expect(remade.some(({ why }) => why === 'id')).toBe(hasId)
    if (hasId && name !== 'payments') expect(after).not.toBe(before)

    async function readId(_: string, one: RawRequest, at: number) {
      const delivery = await sender.provider.parse(await sender.provider.verify(toSample(one), { now: at }), {
        now: at,
      })
      return 'id' in delivery ? delivery.id : undefined
    }
  })

  it('says which header carries a time, an id and a signature', async () => {
    const { sender, original, deliveries } = await capture('twitch')
    const { ids: newId = [] } = deliveries
    const { remade } = await resign(original, { sender, sentAt: now, newId })
    expect(remade).toEqual([
      { part: 'Twitch-Eventsub-Message-Id', why: 'id' },
      { part: 'Twitch-Eventsub-Message-Timestamp', why: 'time' },
      { part: 'Twitch-Eventsub-Message-Signature', why: 'signature' },
    ])
  })

  it('makes nothing new where a token proves the request', async () => {
    const { sender, original } = await capture('google')
    expect(await resign(original, { sender, sentAt: now })).toEqual({ request: original, remade: [] })
  })

  it('replaces the hash in the query of a URL', async () => {
    const { sender, original } = await capture('twilio')
    const rawHeaders = withValues(original.rawHeaders, 'content-type', ['application/json'])
    const json = { ...original, rawHeaders, body: new TextEncoder().encode('[{"a":1}]') }
    const once = await resign(json, { sender, url })
    const twice = await resign(once.request, { sender, url, edits: [readSetting('[0].a=2')] })
    expect(twice.request.target).toMatch(/^\/hooks\?bodySHA256=[0-9a-f]{64}$/)
    expect(twice.request.target).not.toBe(once.request.target)
    await expect(verify(sender, toSample(twice.request))).resolves.toBeDefined()
  })

  it('keeps the local path if the provider knows another one', async () => {
    const { deliveries, original } = await capture('square')
    const known = 'https://shop.example/public/hooks'
    const sender = await deliveries.sender({ secret, url: known })
    const { request } = await resign({ ...original, target: '/local' }, { sender, url: known })
    expect(request.target).toBe('/local')
    await expect(verify(sender, { ...toSample(request), url: known })).resolves.toBeDefined()
  })
})

describe('withValues', () => {
  const lines = [
    ['A', '1'],
    ['b', '2'],
    ['a', '3'],
  ] as const

  it('keeps places, spelling and the list itself', () => {
    expect(withValues(lines, 'a', ['1', '3'])).toBe(lines)
    expect(withValues(lines, 'a', ['x', '3'])).toEqual([
      ['A', 'x'],
      ['b', '2'],
      ['a', '3'],
    ])
    expect(withValues(lines, 'A', ['x'])).toEqual([
      ['A', 'x'],
      ['b', '2'],
    ])
    expect(withValues(lines, 'a', ['x', 'y', 'z'])).toEqual([
      ['A', 'x'],
      ['b', '2'],
      ['a', 'y'],
      ['a', 'z'],
    ])
    expect(withValues(lines, 'C', ['4'])).toEqual([...lines, ['C', '4']])
  })
})
