import { describe, expect, it } from 'vitest'
import { createReceiver, memoryDedupeStore } from '../../src/index.js'
import { injectDelivery, type Sample, withBody, withHeaders } from '../../src/testing/index.js'
import { matrixPayloads, matrixSample, signMatrix } from '../../src/testing/vendors/matrix.js'
import { matrix } from '../../src/vendors/matrix/index.js'

const tokens = ['new hs token', 'old hs token']
const secret = 'new hs token'

function setUp(fails: { event?: string } = {}) {
  const seen: unknown[] = []
  const receiver = createReceiver({
    provider: matrix({ tokens }),
    on: {
      'm.room.message': ({ payload }) => void seen.push(payload.content.body),
      'm.room.member': ({ payload }) => void seen.push([payload.state_key, payload.content.membership]),
      'ephemeral.m.typing': ({ payload }) => void seen.push(payload.content.user_ids),
      'to_device.m.room.encrypted': ({ payload }) => void seen.push(payload.to_device_id),
      'org.example.custom': ({ payload }) => void seen.push(payload.content),
      '*': ({ event }) => {
        if (event === fails.event) throw new Error('not now')
        seen.push(event)
      },
    },
    dedupe: memoryDedupeStore(),
    onError: () => {},
  })
  const receive = (sample: Sample | Promise<Sample>) => injectDelivery(receiver, sample)
  const push = (body: object, transaction = '35') =>
    receive(signMatrix(withBody(matrixSample({ transaction }), JSON.stringify(body)), { secret }))
  return { seen, receive, push, fails }
}

const message = matrixPayloads['m.room.message']
const textOf = ({ response }: { response: { body: string | Uint8Array } }) => String(response.body)

describe('matrix', () => {
  it('handles each kind of event, and answers an empty object', async () => {
    const { seen, receive } = setUp()
    const names = ['m.room.message', 'm.room.member', 'ephemeral.m.typing', 'to_device.m.room.encrypted'] as const
    for (const event of names) {
      const receipt = await receive(signMatrix(matrixSample({ event, transaction: event }), { secret }))
      expect(receipt).toMatchObject({ outcome: 'handled', response: { status: 200, body: '{}' } })
    }
    expect(seen).toEqual(['Three ships arrived.', ['@mira:matrix.example', 'join'], ['@mira:matrix.example'], 'BRIDGE'])
  })

  it('handles the example of the specification, and unknown types, in order', async () => {
    // Client-server API, sections m.room.member, m.text, m.receipt and m.presence; joined as in the application service API.
    const event = {
      event_id: '$143273582443PhrSn:example.org',
      room_id: '!jEsUZKDJdhlrceRyVU:example.org',
      sender: '@example:example.org',
      origin_server_ts: 1432735824653,
      unsigned: { age: 1234, membership: 'join' },
    }
    const user = '@alice:example.org'
    const { seen, push } = setUp()
    const receipt = await push({
      ephemeral: [
        {
          type: 'm.receipt',
          room_id: '!jEsUZKDJdhlrceRyVU:example.org',
          content: {
            '$1435641916114394fHBLK:matrix.org': {
              'm.read': { '@erikj:jki.re': { ts: 1436451550453 } },
              'm.read.private': { '@self:example.org': { ts: 1661384801651 } },
            },
          },
        },
        {
          type: 'm.presence',
          sender: '@example:localhost',
          content: {
            presence: 'online',
            currently_active: false,
            last_active_ago: 2478593,
            status_msg: 'Making cupcakes',
          },
        },
      ],
      events: [
        {
          ...event,
          type: 'm.room.member',
          sender: user,
          state_key: user,
          content: { membership: 'join', displayname: 'Alice Margatroid', reason: 'Looking for support' },
        },
        { ...event, type: 'm.room.message', content: { body: 'This is an example text message', msgtype: 'm.text' } },
        { ...event, type: 'org.example.unknown', content: { any: { thing: [1] } } },
      ],
    })
    expect(receipt.response).toMatchObject({ status: 200, body: '{}' })
    expect(seen).toEqual([
      'ephemeral.m.receipt',
      'ephemeral.m.presence',
      [user, 'join'],
      'This is an example text message',
      'org.example.unknown',
    ])
  })

  it('repeats only what failed when a transaction comes again', async () => {
    const { seen, push, fails } = setUp({ event: 'org.example.second' })
    const event = (type: string) => ({ ...message, event_id: `$${type}`, type, content: {} })
    const events = ['org.example.first', 'org.example.second', 'org.example.third'].map(event)
    expect(await push({ events })).toMatchObject({ response: { status: 503 } })
    delete fails.event
    expect(await push({ events })).toMatchObject({ response: { status: 200, body: '{}' } })
    expect(await push({ events })).toMatchObject({ response: { status: 200, body: '{}' } })
    expect(seen).toEqual(['org.example.first', 'org.example.third', 'org.example.second'])
  })

  it('tells typing notices of one room in two transactions apart', async () => {
    const { seen, push } = setUp()
    const body = { events: [], ephemeral: [matrixPayloads['ephemeral.m.typing'], matrixPayloads['ephemeral.m.typing']] }
    await push(body, '1')
    await push(body, '1')
    await push(body, '2')
    expect(seen).toHaveLength(4)
  })

  it('takes the lists under the names that they had before, once', async () => {
    const { seen, push } = setUp()
    const ephemeral = [matrixPayloads['ephemeral.m.typing']]
    const toDevice = [matrixPayloads['to_device.m.room.encrypted']]
    await push({
      events: [],
      'de.sorunome.msc2409.to_device': toDevice,
      'de.sorunome.msc2409.ephemeral': ephemeral,
      ephemeral,
    })
    expect(seen).toEqual(['BRIDGE', ['@mira:matrix.example']])
  })

  it('accepts a transaction without events', async () => {
    const { push, seen } = setUp()
    expect(await push({ events: [], 'org.matrix.msc3202.device_lists': {} })).toMatchObject({
      response: { status: 200, body: '{}' },
    })
    expect(seen).toEqual([])
  })

  it.each([
    ['a body that is no text', { ...message, content: { body: 5 } }],
    ['no content', { ...message, content: 'text' }],
    ['a forbidden key', JSON.parse('{"type":"m.room.message","content":{"__proto__":{"a":1}}}')],
    ['a deep content', { ...message, content: JSON.parse(`${'{"a":'.repeat(70)}1${'}'.repeat(70)}`) }],
    ['a member that is no state event', { ...message, type: 'm.room.member', content: { membership: 'ban' } }],
    ['the type of another list', { ...message, type: 'ephemeral.m.typing', content: { user_ids: [] } }],
    ['the type of a device', { ...message, type: 'to_device.m.room.encrypted' }],
    ['no type', { content: {} }],
    ['no object', 'text'],
  ])('names an event with %s malformed, and handles the next one', async (_, event) => {
    const { seen, push } = setUp()
    expect(await push({ events: [event, message] })).toMatchObject({ response: { status: 200 } })
    expect(seen).toEqual(['malformed', 'Three ships arrived.'])
  })

  it.each([
    ['no events', {}],
    ['events that are no list', { events: {} }],
    ['ephemeral events that are no list', { events: [], ephemeral: 1 }],
  ])('answers 400 to %s', async (_, body) => {
    const receipt = await setUp().push(body)
    expect(receipt.response.status).toBe(400)
    expect(JSON.parse(textOf(receipt))).toMatchObject({ errcode: 'M_BAD_JSON' })
  })

  it('answers a ping with the token, and only then', async () => {
    const { receive, seen } = setUp()
    const url = 'https://receiver.example/_matrix/app/v1/ping'
    const ping = {
      ...matrixSample({ body: '{"transaction_id":"mautrix-go_1683636478256400935_123"}' }),
      method: 'POST',
      url,
    }
    expect(await receive(signMatrix(ping, { secret }))).toMatchObject({
      outcome: 'answered',
      response: { status: 200, body: '{}' },
    })
    const refused = await receive(signMatrix(ping, { secret: 'another' }))
    expect(refused.response.status).toBe(403)
    expect(JSON.parse(textOf(refused))).toMatchObject({ errcode: 'M_FORBIDDEN' })
    expect(seen).toEqual([])
  })

  it('takes a transaction that is called ping, and an event of that type', async () => {
    const { seen, push } = setUp()
    expect(await push({ events: [{ ...message, type: 'ping' }] }, 'ping')).toMatchObject({ outcome: 'handled' })
    expect(seen).toEqual(['ping'])
  })

  it('answers 404 to another path, and 405 to another method', async () => {
    const { receive } = setUp()
    const other = { ...(await signMatrix(matrixSample(), { secret })), url: 'https://receiver.example/hooks' }
    const receipt = await receive(other)
    expect(receipt.response.status).toBe(404)
    expect(JSON.parse(textOf(receipt))).toMatchObject({ errcode: 'M_UNRECOGNIZED' })
    const wrong = await receive(matrixSample({ method: 'DELETE' }))
    expect(wrong.response).toMatchObject({ status: 405, headers: { allow: 'POST, PUT' } })
  })
})

describe('the token of matrix', () => {
  const withQuery = (sample: Sample, token: string) => ({ ...sample, url: `${sample.url}?access_token=${token}` })
  const signed = () => signMatrix(matrixSample(), { secret })

  it('may be an older one, and in the query', async () => {
    const { receive } = setUp()
    expect(await receive(signMatrix(matrixSample(), { secret: 'old hs token' }))).toMatchObject({
      proof: { key: 1, strength: 'token' },
    })
    expect(await receive(withQuery(matrixSample(), 'new%20hs%20token'))).toMatchObject({
      proof: { key: 0, strength: 'url' },
    })
    expect(await receive(withQuery(await signed(), 'new%20hs%20token'))).toMatchObject({ proof: { strength: 'token' } })
  })

  it.each([
    ['is missing', matrixSample(), 401, 'M_MISSING_TOKEN'],
    ['is another one', signMatrix(matrixSample(), { secret: 'as token' }), 403, 'M_FORBIDDEN'],
    ['has another scheme', withHeaders(matrixSample(), { Authorization: `Basic ${secret}` }), 403, 'M_FORBIDDEN'],
    ['differs in the query', signed().then((sample) => withQuery(sample, 'other')), 403, 'M_FORBIDDEN'],
    [
      'differs in the header',
      withHeaders(withQuery(matrixSample(), 'new%20hs%20token'), { Authorization: 'Bearer x' }),
      403,
      'M_FORBIDDEN',
    ],
    ['is empty in the query', signed().then((sample) => withQuery(sample, '')), 401, 'M_MISSING_TOKEN'],
    [
      'is there twice',
      withHeaders(matrixSample(), { Authorization: [`Bearer ${secret}`, `Bearer ${secret}`] }),
      403,
      'M_FORBIDDEN',
    ],
  ])('is refused if it %s', async (_, sample, status, errcode) => {
    const { receive, seen } = setUp()
    const receipt = await receive(await sample)
    expect(receipt.response.status).toBe(status)
    expect(JSON.parse(textOf(receipt))).toMatchObject({ errcode })
    expect(seen).toEqual([])
  })
})
