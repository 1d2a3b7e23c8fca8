import { createPrivateKey, createPublicKey, generateKeyPairSync, sign as signWith } from 'node:crypto'
import { verifyKey } from 'discord-interactions'
import { describe, expect, it, vi } from 'vitest'
import type { WebhookRequest } from '../../src/core/request/delivery.js'
import { createReceiver, fromEnv, reply, toWebhookRequest } from '../../src/index.js'
import { generateKeys, withHeaders } from '../../src/testing/index.js'
import {
  discordEventPayload,
  discordInteractionPayload,
  discordSample,
  signDiscord,
} from '../../src/testing/vendors/discord.js'
import { discord } from '../../src/vendors/discord/index.js'

const pair = generateKeyPairSync('ed25519')
const other = generateKeyPairSync('ed25519')
const hexOf = (key: typeof pair.publicKey) => key.export({ type: 'spki', format: 'der' }).subarray(-32).toString('hex')
const keys = hexOf(pair.publicKey)
const provider = discord({ keys })
const now = 1_796_000_000_000
const seconds = String(now / 1000)

// Node's own Ed25519, so that nothing here depends on our signer.
function sign(body: string | Uint8Array, timestamp = seconds, key = pair.privateKey): string {
  return signWith(null, Buffer.concat([Buffer.from(timestamp), Buffer.from(body)]), key).toString('hex')
}

function signed(body: string | Uint8Array, timestamp = seconds, key = pair.privateKey): WebhookRequest {
  return toWebhookRequest({
    body,
    headers: {
      'Content-Type': 'application/json',
      'X-Signature-Timestamp': timestamp,
      'X-Signature-Ed25519': sign(body, timestamp, key),
    },
  })
}

const json = (payload: unknown) => signed(JSON.stringify(payload))
const verify = (request: WebhookRequest, by = provider) => (async () => by.verify(request, { now }))()
const parse = async (request: WebhookRequest) => provider.parse(await verify(request), { now })
const receive = (request: WebhookRequest, on: Readonly<Record<string, () => unknown>> = {}) =>
  createReceiver({ provider, on, now: () => now }).receive(request)

describe('discord, the signature', () => {
  it('accepts signatures by the key of RFC 8032, section 7.1, test 3', async () => {
    const seed = 'c5aa8df43f9f837bedb7442f31dcb7b166d38535076f094b85ce3a2e0b4458f7'
    const privateKey = createPrivateKey({
      key: Buffer.from(`302e020100300506032b657004220420${seed}`, 'hex'),
      format: 'der',
      type: 'pkcs8',
    })
    const published = 'fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025'
    expect(hexOf(createPublicKey(privateKey))).toBe(published)
    const request = signed('{}', seconds, privateKey)
    await expect(verify(request, discord({ keys: published }))).resolves.toMatchObject({
      proof: { strength: 'signature', algorithm: 'EdDSA', signedAt: now },
    })
  })

  it.each(['event', 'interaction'] as const)("makes a sample (%s) that Discord's own library accepts", async (kind) => {
    const { privateKey, raw } = await generateKeys('EdDSA')
    const key = Buffer.from(raw ?? '').toString('hex')
    const sample = await signDiscord(discordSample({ kind, payload: { text: '潮' } }), { privateKey, sentAt: now })
    const headers = new Map(sample.headers.map(([name, value]) => [name.toLowerCase(), value]))
    const signature = headers.get('x-signature-ed25519') ?? ''
    const timestamp = headers.get('x-signature-timestamp') ?? ''
    await expect(verifyKey(sample.body, signature, timestamp, key)).resolves.toBe(true)
    await expect(verifyKey(sample.body, signature, `${timestamp}0`, key)).resolves.toBe(false)
    await expect(verify(sample, discord({ keys: key }))).resolves.toHaveProperty('proof')
  })

  it("accepts what Discord's own library accepts", async () => {
    const body = JSON.stringify(discordEventPayload())
    await expect(verifyKey(body, sign(body), seconds, keys)).resolves.toBe(true)
    await expect(verify(signed(body))).resolves.toMatchObject({ proof: { verifier: 'publicKeySignature' } })
  })

  it('accepts one of several keys, in digits of either case or in bytes', async () => {
    for (const mine of [keys.toUpperCase(), Buffer.from(keys, 'hex')]) {
      const rotating = discord({ keys: [hexOf(other.publicKey), mine] })
      await expect(verify(signed('{}'), rotating)).resolves.toHaveProperty('proof')
    }
  })

  it('calls a function for the keys', async () => {
    const found = (answer: unknown) => discord({ keys: async () => answer as string })
    await expect(verify(signed('{}'), found(keys))).resolves.toHaveProperty('proof')
    await expect(verify(signed('{}'), found(undefined))).rejects.toMatchObject({ code: 'key_unknown' })
    await expect(verify(signed('{}'), found('zz'))).rejects.toMatchObject({ code: 'key_unavailable' })
    const failing = discord({ keys: () => Promise.reject(new Error('down')) })
    await expect(verify(signed('{}'), failing)).rejects.toMatchObject({ code: 'key_unavailable' })
  })

  it('reads the key from the environment at the first request', async () => {
    const env: Record<string, string> = {}
    const late = discord({ keys: fromEnv('DISCORD_PUBLIC_KEY', { env }) })
    await expect(verify(json({ type: 1 }), late)).rejects.toMatchObject({ code: 'key_unavailable' })
    env['DISCORD_PUBLIC_KEY'] = 'not a key'
    const wrong = discord({ keys: fromEnv('DISCORD_PUBLIC_KEY', { env }) })
    await expect(verify(json({ type: 1 }), wrong)).rejects.toMatchObject({ code: 'key_unavailable' })
    env['DISCORD_PUBLIC_KEY'] = keys
    await expect(verify(json({ type: 1 }), late)).resolves.toHaveProperty('proof')
  })

  const genuine = signed('{}')
  it.each<[string, Readonly<Record<string, string | readonly string[] | undefined>>, string]>([
    ['digits moved from the time to the body', { 'X-Signature-Timestamp': seconds.slice(0, -1) }, 'timestamp_too_old'],
    ['another algorithm', { 'X-Signature-Algorithm': 'RS256' }, 'algorithm_not_allowed'],
  ])('refuses %s', async (_, changes, code) => {
    await expect(verify(withHeaders(genuine, changes))).rejects.toMatchObject({ code })
  })

  it('answers 401 to the wrong signatures that Discord sends on purpose', async () => {
    const handled = vi.fn()
    for (const wrong of [sign('{}', seconds, other.privateKey), 'ff'.repeat(64), 'x', '']) {
      const request = withHeaders(json(discordEventPayload()), { 'X-Signature-Ed25519': wrong })
      expect(await receive(request, { '*': handled })).toMatchObject({ response: { status: 401, body: '' } })
    }
    expect(handled).not.toHaveBeenCalled()
  })
})

describe('discord, deliveries', () => {
  it('reads a webhook event', async () => {
    const delivery = await parse(json(discordEventPayload()))
    expect(delivery).toMatchObject({
      provider: 'discord',
      event: 'ENTITLEMENT_CREATE',
      known: true,
      id: 'ENTITLEMENT_CREATE:2026-11-30T00%3A53%3A20.064834:1234505980407808808',
      payload: discordEventPayload(),
    })
  })

  it('identifies an event by its user if it has no id, and gives it no id if it has neither', async () => {
    const about = (data?: object) => {
      const { event, ...frame } = discordEventPayload()
      return parse(json({ ...frame, event: { ...event, type: 'APPLICATION_AUTHORIZED', data } }))
    }
    await expect(about({ user: { id: '7' }, scopes: [] })).resolves.toMatchObject({
      id: 'APPLICATION_AUTHORIZED:2026-11-30T00%3A53%3A20.064834:7',
    })
    await expect(about({ scopes: [] })).resolves.toMatchObject({ id: undefined, known: true })
    await expect(about()).resolves.toMatchObject({ id: undefined, known: true })
  })

  it.each([
    [2, 'interaction.application_command', true],
    [3, 'interaction.message_component', true],
    [4, 'interaction.application_command_autocomplete', true],
    [5, 'interaction.modal_submit', true],
    [9, 'interaction.9', false],
  ])('reads the interaction of type %i', async (type, event, known) => {
    await expect(parse(json({ ...discordInteractionPayload(), type }))).resolves.toMatchObject({
      event,
      known,
      id: '786008729715212338',
    })
  })

  it('delivers an unknown event', async () => {
    const payload = discordEventPayload()
    await expect(parse(json({ ...payload, event: { ...payload.event, type: 'LATER' } }))).resolves.toMatchObject({
      event: 'LATER',
      known: false,
    })
  })

  it.each([
    [{ ...discordInteractionPayload(), token: 7 }, 'token'],
    [{ ...discordEventPayload(), application_id: 7 }, 'application_id'],
    [{ ...discordEventPayload(), type: 'x' }, 'type'],
  ])('refuses %j', async (payload, path) => {
    await expect(parse(json(payload))).rejects.toMatchObject({ code: 'payload_invalid', issues: [{ path }] })
  })
})

describe('discord, the answers', () => {
  it('answers the PING of webhook events with an empty 204', async () => {
    const handled = vi.fn()
    const receipt = await receive(json({ version: 1, application_id: '1', type: 0 }), { '*': handled })
    expect(receipt).toMatchObject({
      outcome: 'answered',
      response: { status: 204, headers: { 'content-type': 'application/json' }, body: '' },
    })
    expect(handled).not.toHaveBeenCalled()
  })

  it('answers the PING of interactions with a PONG', async () => {
    const handled = vi.fn()
    const ping = { version: 1, application_id: '1', id: '2', token: 'x', type: 1 }
    const receipt = await receive(json(ping), { '*': handled })
    expect(receipt).toMatchObject({
      outcome: 'answered',
      response: { status: 200, headers: { 'content-type': 'application/json' }, body: '{"type":1}' },
    })
    expect(handled).not.toHaveBeenCalled()
  })

  it('does not answer an unsigned PING', async () => {
    const { response } = await receive(signed('{"type":1}', seconds, other.privateKey))
    expect(response).toMatchObject({ status: 401, body: '' })
  })

  it('acknowledges an event with 204, and replies to an interaction', async () => {
    const on = { 'interaction.application_command': () => reply({ type: 4, data: { content: 'high' } }) }
    expect((await receive(json(discordEventPayload()), on)).response.status).toBe(204)
    expect((await receive(json(discordInteractionPayload()), on)).response).toEqual({
      status: 200,
      headers: { 'content-type': 'application/json' },
      body: '{"type":4,"data":{"content":"high"}}',
    })
  })
})
