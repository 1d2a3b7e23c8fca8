import { describe, expect, it } from 'vitest'
import { validate } from '../../../src/core/provider/schema.js'
import { xmlBody } from '../../../src/core/request/body/xml.js'
import { createReceiver, jsonBody, unverified } from '../../../src/index.js'
import {
  type TrackerSampleOptions,
  trackerPayload,
  trackerSample,
  withBody,
  withHeaders,
} from '../../../src/testing/index.js'
import {
  tracker,
  trackerExpand,
  trackerIssueSchema,
  trackerPayloadSchema,
  trackerTime,
  trackerXml,
} from '../../../src/vendors/styles/tracker.js'
import { itBlamesTheSender } from './any-bytes.js'
import { itSurvivesHostileJson } from './hostile-json.js'
import { parseSample } from './parse-sample.js'

const provider = tracker({ verify: unverified() })
const both = tracker({ verify: unverified(), body: [jsonBody(), xmlBody(trackerXml)] })

const parse = (options: TrackerSampleOptions) => parseSample(both, trackerSample(options))
const parseJson = (body: string) => parseSample(provider, trackerSample({ body }))
const parseXml = (body: string) => parse({ format: 'xml', body: `<webhook>${body}</webhook>` })

const minimal = { timestamp: 1_796_000_000_000, webhookEvent: 'comment_created' }

/** The payload with one value replaced, by its dotted path; `undefined` removes it. */
function withChange(path: string, value: unknown): Record<string, unknown> {
  const payload: Record<string, unknown> = JSON.parse(JSON.stringify(trackerPayload()))
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  let parent: unknown = payload
  for (const key of keys) parent = (parent as Record<string, unknown>)[key]
  Object.assign(parent as object, { [last]: value })
  return payload
}

describe('tracker', () => {
  it('reads every object', async () => {
    const delivery = await parse({})
    expect(delivery).toMatchObject({
      provider: 'tracker',
      event: 'tracker:issue_updated',
      known: true,
      name: undefined,
      sequence: undefined,
      id: '2026-11-21T11%3A15%3A30.000+0100:tracker%3Aissue_updated:2:99291:10124:252789',
    })
    expect(delivery.payload).toEqual(trackerPayload())
  })

  it.each(['issue_created', 'issue_updated', 'issue_deleted'])('declares %s', async (event) => {
    const webhookEvent = `tracker:${event}`
    await expect(parse({ payload: { webhookEvent } })).resolves.toMatchObject({ event: webhookEvent, known: true })
  })

  it('delivers unknown events, and payloads with only time and event', async () => {
    const delivery = await parseJson(JSON.stringify(minimal))
    expect(delivery).toMatchObject({ event: 'comment_created', known: false, payload: minimal, id: undefined })
  })

  it('declares events with another prefix', async () => {
    const other = tracker({ verify: unverified(), eventPrefix: 'jira:' })
    const seen: unknown[] = []
    const receiver = createReceiver({
      provider: other,
      on: { 'jira:issue_created': ({ payload }) => seen.push(payload.issue.key), '*': ({ known }) => seen.push(known) },
    })
    await receiver.receive(trackerSample({ payload: { webhookEvent: 'jira:issue_created' } }))
    await receiver.receive(trackerSample({ payload: { webhookEvent: 'tracker:issue_created' } }))
    expect(seen).toEqual(['TIDE-20002', false])
  })

  it.each([
    ['id', '2'],
    ['issue.id', 99291],
    ['issue.fields', undefined],
    ['issue.fields.description', null],
    ['issue.fields.priority', { name: 'Minor', id: '4' }],
    ['issue.fields.priority', null],
    ['user', null],
    ['user', undefined],
    ['user.name', undefined],
    ['user.active', 'false'],
    ['user.avatarUrls', undefined],
    ['changelog', undefined],
    ['changelog.id', '10124'],
    ['comment', undefined],
  ])('accepts %s as %j', async (path, value) => {
    const json = JSON.stringify(withChange(path, value))
    const delivery = await parseJson(json)
    expect(delivery.known).toBe(true)
    expect(delivery.payload).toEqual(JSON.parse(json))
  })

  it.each([
    ['user.active', 'yes'],
    ['issue.fields.labels', 'tides'],
    ['changelog.items.0.toString', 7],
    ['changelog.items.0.from', false],
    ['webhookEvent', ''],
    ['timestamp', true],
  ])('refuses %s as %j', async (path, value) => {
    await expect(parseJson(JSON.stringify(withChange(path, value)))).rejects.toMatchObject({
      code: 'payload_invalid',
      issues: [{ path: path.replace('.0.', '[0].') }],
    })
  })

  it('reads the id from a configured header', async () => {
    const named = tracker({ verify: unverified(), identifierHeader: 'X-Tracker-Identifier' })
    const sample = withHeaders(trackerSample(), { 'X-Tracker-Identifier': 'one' })
    await expect(parseSample(named, sample)).resolves.toMatchObject({ id: 'one' })
    const { id } = await parseSample(provider, trackerSample())
    await expect(parseSample(named, trackerSample())).resolves.toMatchObject({ id })
    const empty = withHeaders(trackerSample(), { 'X-Tracker-Identifier': '' })
    await expect(parseSample(named, empty)).resolves.toMatchObject({ id })
  })

  it('makes different ids for different events of the same millisecond', async () => {
    const paths = ['webhookEvent', 'id', 'issue.id', 'changelog.id', 'comment.id']
    const deliveries = await Promise.all(paths.map((path) => parseJson(JSON.stringify(withChange(path, '77')))))
    expect(new Set(deliveries.map(({ id }) => id)).size).toBe(paths.length)
  })

  it('refuses XML unless configured', async () => {
    await expect(parseSample(provider, trackerSample({ format: 'xml' }))).rejects.toMatchObject({
      code: 'media_type_unsupported',
    })
  })

  it('blames the sender for too many validation issues', async () => {
    const body = JSON.stringify(withChange('issue.fields.labels', Array(130_000).fill(1)))
    await expect(parseJson(body)).rejects.toMatchObject({ code: 'payload_invalid' })
  })

  itSurvivesHostileJson({ provider, genuine: trackerPayload(), withBody: (body) => withBody(trackerSample(), body) })
  itBlamesTheSender(provider, (body) => withBody(trackerSample(), body), trackerSample().body)
})

describe('toString in a change of tracker', () => {
  const items = async (payload: Record<string, unknown>) => {
    const delivery = await parseJson(JSON.stringify(payload))
    return delivery.payload.changelog?.items ?? []
  }

  it('is data: text or null, and null if absent', async () => {
    const [first, second, third] = await items(
      withChange('changelog.items', [
        { field: 'summary', toString: 'text' },
        { field: 'assignee', toString: null },
        { field: 'status' },
      ]),
    )
    expect(first).toHaveProperty('toString', 'text')
    for (const item of [second, third]) {
      expect(item !== undefined && Object.hasOwn(item, 'toString')).toBe(true)
      expect(item).toHaveProperty('toString', null)
    }
  })

  it('survives storage', async () => {
    const { payload } = await parse({ payload: { changelog: { items: [{ field: 'status' }] } } })
    expect(validate(trackerPayloadSchema, JSON.parse(JSON.stringify(payload)))).toEqual(payload)
  })

  it('reaches the handler and can be used in its error', async () => {
    const receiver = createReceiver({
      provider,
      on: {
        'tracker:issue_updated': ({ payload }) => {
          throw new Error(payload.changelog?.items?.[0]?.toString ?? 'none')
        },
      },
    })
    const { error } = await receiver.receive(trackerSample())
    expect(error).toMatchObject({ code: 'handler_failed', cause: { message: 'The tide table is an hour off' } })
  })

  it('does not break entries that are not objects', async () => {
    for (const changelog of [null, 7, 'text', { items: 'text' }, { items: [null] }, { items: [[]] }]) {
      await expect(parse({ payload: { changelog } })).rejects.toMatchObject({ code: 'payload_invalid' })
    }
  })

  it('is read from XML', async () => {
    const { payload } = await parseXml(
      `<timestamp>1</timestamp><webhookEvent>e</webhookEvent><changelog>
        <items><field>a</field><toString>text</toString></items>
        <items><field>b</field></items>
        <items><field>c</field><toString xsi:nil="true"/></items>
      </changelog>`,
    )
    expect(payload.changelog?.items?.map((item) => [Object.hasOwn(item, 'toString'), item.toString])).toEqual([
      [true, 'text'],
      [true, null],
      [true, null],
    ])
  })
})

describe('tracker in XML', () => {
  it('has the event, the id and the fields of the same delivery in JSON', async () => {
    const [json, xml] = await Promise.all([parse({}), parse({ format: 'xml' })])
    expect(xml).toMatchObject({ event: json.event, known: true, id: json.id })
    expect(xml.payload.issue).toEqual(json.payload.issue)
    expect(xml.payload.comment?.author).toEqual({ ...json.payload.comment?.author, active: 'true' })
    expect(xml.payload).toMatchObject({ id: '2', changelog: { id: '10124' }, user: { active: 'true' } })
  })

  it.each([
    ['<labels>tides</labels>', ['tides']],
    ['<labels>tides</labels><labels/>', ['tides', '']],
    ['<labels/>', []],
    ['', undefined],
  ])('reads the labels %s', async (labels, expected) => {
    const { payload } = await parseXml(
      `<timestamp>1796000000000</timestamp><webhookEvent>tracker:issue_created</webhookEvent>
       <issue><id>00123</id><key>TIDE-1</key><fields><summary>1e3</summary>${labels}</fields></issue>`,
    )
    expect(payload.issue?.fields?.labels).toEqual(expected)
    expect(payload.issue).toMatchObject({ id: '00123', fields: { summary: '1e3' } })
    expect(trackerTime(payload.timestamp)).toEqual(new Date(1_796_000_000_000))
  })

  itBlamesTheSender(
    both,
    (body) => withBody(trackerSample({ format: 'xml' }), body),
    trackerSample({ format: 'xml' }).body,
  )
})

describe('trackerTime', () => {
  it.each([
    ['2026-11-21T11:15:30.000+0100', '2026-11-21T10:15:30.000Z'],
    ['2026-11-21T11:15:30.000+01:00', '2026-11-21T10:15:30.000Z'],
    ['2026-11-21T10:15:30.000+0000', '2026-11-21T10:15:30.000Z'],
    [1_795_860_930_000, '2026-11-28T10:15:30.000Z'],
    ['1795860930000', '2026-11-28T10:15:30.000Z'],
    [0, '1970-01-01T00:00:00.000Z'],
  ])('reads %j', (timestamp, expected) => {
    expect(trackerTime(timestamp)?.toISOString()).toBe(expected)
  })

  it.each(['', 'yesterday', '2018-19-12T22:20:32.000Z', '-1', '1.5', 1.5, Number.NaN, Number.POSITIVE_INFINITY, 9e15])(
    'is undefined for %j',
    (timestamp) => {
      expect(trackerTime(timestamp)).toBeUndefined()
    },
  )
})

describe('trackerExpand', () => {
  it('splits the names', () => {
    expect(trackerExpand({ expand: 'renderedFields, names,,schema' })).toEqual(['renderedFields', 'names', 'schema'])
    expect(trackerExpand({ expand: '' })).toEqual([])
    expect(trackerExpand({})).toEqual([])
  })
})

describe('tracker schemas', () => {
  it('validate a stored payload', () => {
    expect(validate(trackerPayloadSchema, trackerPayload())).toEqual(trackerPayload())
    expect(() => validate(trackerIssueSchema, minimal)).toThrow()
  })
})
