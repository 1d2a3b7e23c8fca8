import { describe, expect, expectTypeOf, it } from 'vitest'
import { validate } from '../../src/core/provider/schema.js'
import { createReceiver, gone, memoryDedupeStore } from '../../src/index.js'
import { createSequencer } from '../../src/stores/sequence/index.js'
import { injectDelivery, pushSample, withBody, withHeaders } from '../../src/testing/index.js'
import { googleSample } from '../../src/testing/vendors/google.js'
import { google, googleExpiresAt, googlePayloadSchema } from '../../src/vendors/google/index.js'
import { itBlamesTheSender } from './styles/any-bytes.js'
import { nestedJson, parseSample } from './styles/parse-sample.js'

const provider = google({ tokens: 'sample-token' })

// The header lines of the examples in Google's guides, with a token of this test.
const request = (headers: Readonly<Record<string, string>>, body = '') => ({
  method: 'POST',
  url: 'https://mydomain.example/notifications',
  headers: Object.entries({ 'X-Goog-Channel-Token': 'sample-token', ...headers }),
  body: new TextEncoder().encode(body),
  encrypted: true,
})

const calendar = {
  'Content-Type': 'application/json; utf-8',
  'Content-Length': '0',
  'X-Goog-Channel-ID': '4ba78bf0-6a47-11e2-bcfd-0800200c9a66',
  'X-Goog-Channel-Expiration': 'Tue, 19 Nov 2013 01:13:52 GMT',
  'X-Goog-Resource-ID': 'ret08u3rv24htgh289g',
  'X-Goog-Resource-URI': 'https://www.googleapis.com/calendar/v3/calendars/my_calendar@gmail.com/events',
  'X-Goog-Resource-State': 'exists',
  'X-Goog-Message-Number': '10',
}

const drive = {
  'Content-Type': 'application/json; utf-8',
  'X-Goog-Channel-ID': '4ba78bf0-6a47-11e2-bcfd-0800200c9a66',
  'X-Goog-Channel-Expiration': 'Tue, 19 Nov 2013 01:13:52 GMT',
  'X-Goog-Resource-ID': 'ret987df98743md8g',
  'X-Goog-Resource-URI': 'https://www.googleapis.com/drive/v3/files/ret08u3rv24htgh289g?alt=json',
  'X-Goog-Resource-State': 'update',
  'X-Goog-Changed': 'content,properties, permissions',
  'X-Goog-Message-Number': '10',
}

const reports = {
  'Content-Type': 'application/json; charset=utf-8',
  'X-Goog-Channel-ID': 'reportsApiId',
  'X-Goog-Channel-Expiration': 'Tue, 29 Oct 2013 20:32:02 GMT',
  'X-Goog-Resource-ID': 'ret08u3rv24htgh289g',
  'X-Goog-Resource-URI': 'https://admin.googleapis.com/admin/reports/v1/activity/users/all/applications/admin',
  'X-Goog-Resource-State': 'CREATE_USER',
  'X-Goog-Message-Number': '236440',
}

const activity = {
  kind: 'admin#reports#activity',
  id: { time: '2013-09-10T18:23:35.808Z', uniqueQualifier: '-0987654321', applicationName: 'admin' },
  events: [
    { type: 'USER_SETTINGS', name: 'CREATE_USER', parameters: [{ name: 'USER_EMAIL', value: 'l@example.com' }] },
  ],
}

describe('google', () => {
  it('reads a notification of Calendar, whose media type is malformed', async () => {
    const delivery = await parseSample(provider, request(calendar))
    expect(delivery).toMatchObject({
      provider: 'google',
      event: 'exists',
      known: true,
      id: '4ba78bf0-6a47-11e2-bcfd-0800200c9a66:ret08u3rv24htgh289g:10',
      sequence: { channel: '4ba78bf0-6a47-11e2-bcfd-0800200c9a66', number: 10, starts: false },
      proof: { strength: 'token', verifier: 'headerToken', key: 0 },
      payload: { messageNumber: 10, changed: undefined, body: undefined },
    })
    expect(googleExpiresAt(delivery.payload)).toEqual(new Date('2013-11-19T01:13:52Z'))
  })

  it('reads the changes of a Drive file', async () => {
    const { event, payload } = await parseSample(provider, request(drive))
    expect(event).toBe('update')
    expect(payload.changed).toEqual(['content', 'properties', 'permissions'])
  })

  it.each([
    ['', []],
    [' , content,,', ['content']],
  ])('reads %j in X-Goog-Changed', async (changed, expected) => {
    const { payload } = await parseSample(provider, request({ ...drive, 'X-Goog-Changed': changed }))
    expect(payload.changed).toEqual(expected)
  })

  it('refuses a duplicated X-Goog-Changed', async () => {
    const sample = withHeaders(googleSample(), { 'X-Goog-Changed': ['content', 'parents'] })
    await expect(parseSample(provider, sample)).rejects.toMatchObject({
      code: 'payload_invalid',
      field: 'X-Goog-Changed',
    })
  })

  it('reads the small body of a change in Drive, whose media type is malformed', async () => {
    const change = { ...drive, 'X-Goog-Resource-State': 'change' }
    const { payload } = await parseSample(provider, request(change, '{"kind":"drive#changes"}'))
    expect(payload.body).toEqual({ kind: 'drive#changes' })
  })

  it('reads an activity of Admin Reports, whose event is unknown', async () => {
    const typed = google<typeof activity>({ tokens: 'sample-token' })
    const delivery = await parseSample(typed, request(reports, JSON.stringify(activity)))
    expect(delivery).toMatchObject({ event: 'CREATE_USER', known: false, payload: { body: activity } })
    expect(delivery.payload.body?.events[0]?.name).toBe('CREATE_USER')
  })

  it.each(['sync', 'exists', 'not_exists', 'add', 'remove', 'update', 'trash', 'untrash', 'change'])(
    'knows the state %s',
    async (resourceState) => {
      const delivery = await parseSample(provider, googleSample({ resourceState }))
      expect(delivery).toMatchObject({ event: resourceState, known: true, payload: { resourceState } })
      expect(delivery.sequence?.starts).toBe(resourceState === 'sync')
    },
  )

  it('ignores the headers of the neutral style', async () => {
    await expect(parseSample(provider, pushSample())).rejects.toMatchObject({ code: 'proof_missing' })
  })

  it('limits the depth of a body', async () => {
    const shallow = google({ tokens: 'sample-token', maxDepth: 2 })
    await expect(parseSample(shallow, withBody(googleSample(), nestedJson(2)))).resolves.toBeDefined()
    await expect(parseSample(shallow, withBody(googleSample(), nestedJson(3)))).rejects.toMatchObject({
      code: 'body_limit_exceeded',
    })
  })

  it('validates a stored payload', async () => {
    const { payload } = await parseSample(provider, request(drive))
    expect(validate(googlePayloadSchema, JSON.parse(JSON.stringify(payload)))).toMatchObject({
      resourceState: 'update',
    })
  })

  itBlamesTheSender(
    provider,
    (body) => withBody(googleSample(), body),
    new TextEncoder().encode(JSON.stringify(activity)),
  )
})

describe('the answers of google', () => {
  it('to gone() is 200, because a 410 would lose the delivery without stopping the channel', async () => {
    const receiver = createReceiver({ provider, on: { exists: () => gone() } })
    await expect(injectDelivery(receiver, googleSample())).resolves.toMatchObject({ response: { status: 200 } })
  })
})

describe('google in a receiver', () => {
  it('orders numbers with gaps and drops duplicates', async () => {
    const seen: number[] = []
    const receiver = createReceiver({
      provider,
      dedupe: memoryDedupeStore(),
      order: createSequencer({ mode: 'increasing', maxWaitMs: 300, first: 1 }),
      on: { '*': ({ payload }) => void seen.push(payload.messageNumber) },
    })
    const send = (messageNumber: number) =>
      injectDelivery(receiver, googleSample({ messageNumber, resourceState: messageNumber === 1 ? 'sync' : 'exists' }))
    const receipts = await Promise.all([236_440, 1, 17].map(send))
    expect(receipts.map(({ response }) => response.status)).toEqual([200, 200, 200])
    expect(seen).toEqual([1, 17, 236_440])
    await expect(send(17)).resolves.toMatchObject({ outcome: 'duplicate' })
  })

  it('types the state and the body for handlers', () => {
    createReceiver({
      provider: google<{ readonly kind: string }>({ tokens: 'sample-token' }),
      on: {
        trash: ({ payload }) => {
          expectTypeOf(payload.resourceState).toEqualTypeOf<'trash'>()
          expectTypeOf(payload.changed).toEqualTypeOf<string[] | undefined>()
          expectTypeOf(payload.body).toEqualTypeOf<{ readonly kind: string } | undefined>()
        },
        CREATE_USER: ({ payload, known }) => {
          expectTypeOf(known).toEqualTypeOf<false>()
          expectTypeOf(payload.resourceState).toEqualTypeOf<string>()
        },
      },
    })
  })
})
