import { describe, expect, it } from 'vitest'
import { validate } from '../../../src/core/provider/schema.js'
import { createReceiver, unverified } from '../../../src/index.js'
import { pushSample, withBody, withHeaders } from '../../../src/testing/index.js'
import {
  push,
  pushExistsSchema,
  pushExpiresAt,
  pushPayloadSchema,
  pushSyncSchema,
} from '../../../src/vendors/styles/push.js'
import { itBlamesTheSender } from './any-bytes.js'
import { parseSample } from './parse-sample.js'

const provider = push({ tokens: 'sample-token' })

describe('push', () => {
  it('reads all seven headers of a notification without a body', async () => {
    const delivery = await parseSample(provider, pushSample())
    expect(delivery).toMatchObject({
      provider: 'push',
      event: 'exists',
      known: true,
      name: undefined,
      id: '4ba78bf0-6a47-11e2-bcfd-0800200c9a66:ret08u3rv24htgh289g:10',
      sequence: { channel: '4ba78bf0-6a47-11e2-bcfd-0800200c9a66', number: 10 },
      proof: { strength: 'token', verifier: 'headerToken', key: 0 },
    })
    expect(delivery.payload).toEqual({
      channelId: '4ba78bf0-6a47-11e2-bcfd-0800200c9a66',
      channelToken: 'sample-token',
      expiration: 'Fri, 01 Jan 2027 12:00:00 GMT',
      resourceId: 'ret08u3rv24htgh289g',
      resourceUri: 'https://calendar.example/v3/calendars/harbour/events',
      resourceState: 'exists',
      messageNumber: 10,
    })
  })

  it('reads a delivery without token, expiration and Content-Type', async () => {
    const sample = withHeaders(pushSample(), {
      'X-Push-Channel-Token': undefined,
      'X-Push-Channel-Expiration': undefined,
      'Content-Type': undefined,
    })
    const { payload } = await parseSample(push({ verify: unverified() }), sample)
    expect(payload).toMatchObject({ channelToken: undefined, expiration: undefined, messageNumber: 10 })
  })

  it('reads the first message of a channel', async () => {
    const delivery = await parseSample(provider, pushSample({ resourceState: 'sync' }))
    expect(delivery).toMatchObject({ event: 'sync', known: true, payload: { messageNumber: 1 } })
  })

  it('refuses a first message with a number other than 1', async () => {
    const sample = pushSample({ resourceState: 'sync', messageNumber: 2 })
    await expect(parseSample(provider, sample)).rejects.toMatchObject({
      code: 'payload_invalid',
      issues: [{ path: 'messageNumber' }],
    })
  })

  it('delivers an unknown state', async () => {
    const delivery = await parseSample(provider, pushSample({ resourceState: 'not_exists' }))
    expect(delivery).toMatchObject({ event: 'not_exists', known: false })
  })

  it('keeps a small JSON body', async () => {
    const sample = withBody(pushSample(), '{"kind":"drive#changes"}')
    const { payload } = await parseSample(provider, sample)
    expect(payload.body).toEqual({ kind: 'drive#changes' })
  })

  it('refuses a body whose media type is not JSON', async () => {
    const sample = withHeaders(withBody(pushSample(), 'a=1'), { 'Content-Type': 'application/x-www-form-urlencoded' })
    await expect(parseSample(provider, sample)).rejects.toMatchObject({ code: 'media_type_unsupported' })
  })

  it('limits the depth of a body', async () => {
    const shallow = push({ tokens: 'sample-token', maxDepth: 2 })
    await expect(parseSample(shallow, withBody(pushSample(), '[[1]]'))).resolves.toMatchObject({ known: true })
    await expect(parseSample(shallow, withBody(pushSample(), '[[[]]]'))).rejects.toMatchObject({
      code: 'body_limit_exceeded',
    })
  })

  it('reads headers with another prefix', async () => {
    const other = push({ tokens: 'sample-token', headerPrefix: 'X-Goog-' })
    await expect(parseSample(other, pushSample({ headerPrefix: 'X-Goog-' }))).resolves.toMatchObject({ known: true })
    await expect(parseSample(other, pushSample())).rejects.toMatchObject({ code: 'proof_missing' })
  })

  it.each([
    ['Channel-ID', 'channelId'],
    ['Resource-ID', 'resourceId'],
    ['Resource-URI', 'resourceUri'],
    ['Resource-State', 'resourceState'],
    ['Message-Number', 'messageNumber'],
  ])('refuses a delivery without %s', async (header, path) => {
    const sample = withHeaders(pushSample(), { [`X-Push-${header}`]: undefined })
    await expect(parseSample(provider, sample)).rejects.toMatchObject({ code: 'payload_invalid', issues: [{ path }] })
    const empty = withHeaders(pushSample(), { [`X-Push-${header}`]: '' })
    await expect(parseSample(provider, empty)).rejects.toMatchObject({ code: 'payload_invalid', issues: [{ path }] })
  })

  it.each(['Channel-ID', 'Channel-Expiration', 'Resource-ID', 'Resource-URI', 'Resource-State', 'Message-Number'])(
    'refuses a delivery with two lines of %s',
    async (header) => {
      const sample = withHeaders(pushSample(), { [`X-Push-${header}`]: ['1', '1'] })
      await expect(parseSample(provider, sample)).rejects.toMatchObject({
        code: 'payload_invalid',
        field: `X-Push-${header}`,
      })
    },
  )

  it.each([
    '0',
    '-1',
    '+1',
    '01',
    '1.0',
    '1e3',
    '0x10',
    ' 1',
    '1 ',
    '1,1',
    'NaN',
    '٣',
    '9007199254740992',
    '1'.repeat(400),
  ])('refuses the message number %j', async (messageNumber) => {
    await expect(parseSample(provider, pushSample({ messageNumber }))).rejects.toMatchObject({
      code: 'payload_invalid',
      issues: [{ path: 'messageNumber' }],
    })
  })

  it('accepts the largest exact message number', async () => {
    const { sequence } = await parseSample(provider, pushSample({ messageNumber: '9007199254740991' }))
    expect(sequence?.number).toBe(Number.MAX_SAFE_INTEGER)
  })

  it('makes different ids for different channels and resources', async () => {
    const id = async (channelId: string, resourceId: string) =>
      (await parseSample(provider, pushSample({ channelId, resourceId }))).id
    const ids = await Promise.all([id('a:b', 'c'), id('a', 'b:c'), id('a%3Ab', 'c'), id('a', 'b%3Ac')])
    expect(new Set(ids).size).toBe(4)
  })

  itBlamesTheSender(provider, (body) => withBody(pushSample(), body), new TextEncoder().encode('{"kind":"changes"}'))
})

describe('push token', () => {
  it('is looked up by channel', async () => {
    const tokens = new Map([
      ['first', 'token-1'],
      ['second', 'token-2'],
    ])
    const perChannel = push({ tokens: async (channelId) => tokens.get(channelId) })
    const verify = (channelId: string, token: string) => parseSample(perChannel, pushSample({ channelId, token }))
    await expect(verify('first', 'token-1')).resolves.toMatchObject({ known: true })
    await expect(verify('second', 'token-1')).rejects.toMatchObject({ code: 'token_mismatch' })
    await expect(verify('third', 'token-1')).rejects.toMatchObject({ code: 'key_unknown' })
  })

  it('is not looked up without exactly one channel id', async () => {
    const asked: string[] = []
    const perChannel = push({
      tokens: (channelId) => {
        asked.push(channelId)
        return 'sample-token'
      },
    })
    for (const channelId of [undefined, ['first', 'second']]) {
      const sample = withHeaders(pushSample(), { 'X-Push-Channel-ID': channelId })
      await expect(parseSample(perChannel, sample)).rejects.toMatchObject({ code: 'key_unknown' })
    }
    expect(asked).toEqual([])
  })

  it('answers 503 if the lookup fails', async () => {
    const perChannel = push({ tokens: () => Promise.reject(new Error('database is down')) })
    const receipt = await createReceiver({ provider: perChannel, on: {} }).receive(pushSample())
    expect(receipt).toMatchObject({ outcome: 'failed', error: { code: 'key_unavailable' }, response: { status: 503 } })
  })
})

describe('pushExpiresAt', () => {
  it('reads the date of the specification', () => {
    expect(pushExpiresAt({ expiration: 'Fri, 01 Jan 2027 12:00:00 GMT' })).toEqual(new Date('2027-01-01T12:00:00Z'))
  })

  it('is undefined for a channel that does not expire, and for an invalid date', () => {
    expect(pushExpiresAt({})).toBeUndefined()
    expect(pushExpiresAt({ expiration: 'next Friday' })).toBeUndefined()
  })
})

describe('push schemas', () => {
  it('validate a stored payload', async () => {
    const { payload } = await parseSample(provider, pushSample())
    const stored: unknown = JSON.parse(JSON.stringify(payload))
    expect(validate(pushPayloadSchema, stored)).toEqual(payload)
    expect(validate(pushExistsSchema, stored)).toEqual(payload)
    expect(() => validate(pushSyncSchema, stored)).toThrow()
  })
})
