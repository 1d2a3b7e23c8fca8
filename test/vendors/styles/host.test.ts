import { describe, expect, it, vi } from 'vitest'
import { createReceiver, hmacSignature, unverified } from '../../../src/index.js'
import {
  hostPayload,
  hostPingPayload,
  hostSample,
  signHmac,
  withBody,
  withHeaders,
} from '../../../src/testing/index.js'
import { host } from '../../../src/vendors/styles/host.js'
import { itBlamesTheSender } from './any-bytes.js'
import { itSurvivesHostileJson } from './hostile-json.js'
import { parseSample } from './parse-sample.js'

const provider = host({ verify: unverified() })

describe('host', () => {
  it.each(['json', 'form'] as const)('reads a delivery about an issue as %s', async (format) => {
    const delivery = await parseSample(provider, hostSample({ format }))
    expect(delivery).toMatchObject({
      provider: 'host',
      event: 'issues.opened',
      known: true,
      name: { resource: 'issues', event: 'opened' },
      id: '72d3162e-cc78-11e3-81ab-4c9367dc0958',
      sequence: undefined,
    })
    expect(delivery.payload).toEqual(hostPayload())
  })

  it.each(['json', 'form'] as const)('reads the ping as %s', async (format) => {
    const hook = { type: 'Repository', id: 7, events: ['issues'], config: { content_type: 'json' } }
    const delivery = await parseSample(provider, hostSample({ event: 'ping', format, payload: { hook } }))
    expect(delivery).toMatchObject({ event: 'ping', known: true, payload: { ...hostPingPayload(), hook } })
  })

  it('names an event without an action after its kind', async () => {
    const delivery = await parseSample(provider, hostSample({ event: 'push' }))
    expect(delivery).toMatchObject({ event: 'push', known: false, name: undefined })
  })

  it('delivers an empty object', async () => {
    await expect(parseSample(provider, hostSample({ event: 'star', body: '{}' }))).resolves.toMatchObject({
      event: 'star',
      payload: {},
    })
  })

  it('keeps the delivery id unchanged, and works without one', async () => {
    const upper = '01234567-0123-0123-1234-123456789ABC'
    await expect(parseSample(provider, hostSample({ deliveryId: upper }))).resolves.toMatchObject({ id: upper })
    for (const none of [undefined, '']) {
      const without = withHeaders(hostSample(), { 'X-Host-Delivery': none })
      await expect(parseSample(provider, without)).resolves.toMatchObject({ id: undefined })
    }
    const doubled = withHeaders(hostSample(), { 'X-Host-Delivery': ['1', '2'] })
    await expect(parseSample(provider, doubled)).rejects.toMatchObject({ code: 'payload_invalid' })
  })

  it.each([undefined, '', ['issues', 'issues'], 'issues.opened'])('refuses the event kind %j', async (kind) => {
    await expect(parseSample(provider, withHeaders(hostSample(), { 'X-Host-Event': kind }))).rejects.toMatchObject({
      code: 'payload_invalid',
      field: 'X-Host-Event',
      issues: [{ path: 'X-Host-Event' }],
    })
  })

  it('reads headers with another prefix', async () => {
    const other = host({ verify: unverified(), headerPrefix: 'X-GitHub-' })
    await expect(parseSample(other, hostSample({ headerPrefix: 'X-GitHub-' }))).resolves.toMatchObject({ known: true })
  })

  it.each(['', 'other=1', 'payload={}&payload={}', 'payload=%ff', 'payload=', 'payload={'])(
    'refuses the form %j',
    async (form) => {
      await expect(parseSample(provider, withBody(hostSample({ format: 'form' }), form))).rejects.toMatchObject({
        code: 'body_malformed',
      })
    },
  )

  it('limits JSON in a form like any JSON', async () => {
    const send = (json: string) =>
      parseSample(provider, withBody(hostSample({ format: 'form' }), `payload=${encodeURIComponent(json)}`))
    await expect(send('['.repeat(65) + ']'.repeat(65))).rejects.toMatchObject({ code: 'body_limit_exceeded' })
    await expect(send('{"__proto__":1}')).rejects.toMatchObject({ code: 'body_key_forbidden' })
  })

  it.each(['', ' '])('does not read signed JSON as a form, with %j in its text', async (space) => {
    const forged = encodeURIComponent(JSON.stringify(hostPayload()))
    const payload = { ...hostPayload(), title: `hi${space}&payload=${forged}&` }
    const handler = vi.fn<() => void>()
    const receiver = createReceiver({
      provider: host({ verify: hmacSignature({ secrets: 's3cret', header: 'X-Signature' }) }),
      on: { '*': handler },
    })
    const send = async (contentType: string) => {
      const request = signHmac(hostSample({ payload }), { secret: 's3cret', header: 'X-Signature' })
      return (await receiver.receive(withHeaders(await request, { 'Content-Type': contentType }))).response.status
    }
    expect(await send('application/x-www-form-urlencoded')).toBe(400)
    expect(handler).not.toHaveBeenCalled()
    expect(await send('application/json')).toBe(200)
    expect(handler).toHaveBeenCalledOnce()
  })

  itSurvivesHostileJson({ provider, genuine: hostPayload(), withBody: (body) => withBody(hostSample(), body) })
  itBlamesTheSender(provider, (body) => withBody(hostSample(), body), hostSample().body)
})
