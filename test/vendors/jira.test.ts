import { createHmac } from 'node:crypto'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { validate } from '../../src/core/provider/schema.js'
import { createReceiver, memoryDedupeStore, retryLater, unverified, urlToken } from '../../src/index.js'
import { trackerPayload, withBody, withHeaders, withUrlToken } from '../../src/testing/index.js'
import { type JiraSampleOptions, jiraPayload, jiraSample, signJira } from '../../src/testing/vendors/jira.js'
import {
  type JiraPayload,
  jira,
  jiraCommentSchema,
  jiraFlow,
  jiraIssueSchema,
  jiraPayloadSchema,
  jiraTime,
} from '../../src/vendors/jira/index.js'
import { parseSample } from './styles/parse-sample.js'

const open = jira({ verify: unverified() })
const signed = jira({ secrets: 's3cret' })

const parse = (options?: JiraSampleOptions) => parseSample(open, jiraSample(options))
const parsePayload = (payload: unknown) => parse({ body: JSON.stringify(payload) })
const mac = (method: string, secret: string, body: string | Uint8Array) =>
  `${method}=${createHmac(method, secret).update(body).digest('hex')}`

describe('jira', () => {
  it('reads a delivery from Cloud', async () => {
    const delivery = await parse()
    expect(delivery).toMatchObject({
      provider: 'jira',
      event: 'jira:issue_updated',
      known: true,
      id: '5f2c1f7a-52c6-4c31-8f65-8f5a3a0b7e11',
      sequence: undefined,
      retry: undefined,
    })
    expect(delivery.payload).toEqual(jiraPayload())
    expect(jiraTime(delivery.payload)).toEqual(new Date(1_795_256_130_000))
    expect(jiraFlow(delivery.request)).toBe('Primary')
  })

  it('reads a delivery from Data Center, without headers and with other user fields', async () => {
    const sample = withHeaders(
      jiraSample({ body: JSON.stringify({ ...trackerPayload(), webhookEvent: 'jira:issue_updated' }) }),
      {
        'X-Atlassian-Webhook-Identifier': undefined,
        'X-Atlassian-Webhook-Flow': undefined,
      },
    )
    const delivery = await parseSample(open, sample)
    expect(delivery).toMatchObject({
      known: true,
      id: '2026-11-21T11%3A15%3A30.000+0100:jira%3Aissue_updated:2:99291:10124:252789',
    })
    expect(delivery.payload).toMatchObject({ user: { name: 'mira' }, issue: { fields: { priority: 'Minor' } } })
    expect(jiraTime(delivery.payload)).toEqual(new Date('2026-11-21T10:15:30Z'))
    expect(jiraFlow(delivery.request)).toBeUndefined()
  })

  it.each([
    ['jira:issue_created', { issue: jiraPayload().issue }],
    ['comment_created', { comment: { id: '7', body: { type: 'doc', version: 1, content: [] } } }],
    ['worklog_updated', { worklog: { id: '7' } }],
    ['jira:version_released', { version: { id: 7 } }],
    ['sprint_started', { sprint: { id: 7 } }],
    ['user_deleted', { user: { accountId: 'x' } }],
    ['option_voting_changed', {}],
    ['issue_property_set', { property: { key: 'k' } }],
  ])('declares %s', async (webhookEvent, fields) => {
    const payload = { timestamp: 1_795_256_130_000, webhookEvent, ...fields }
    await expect(parsePayload(payload)).resolves.toMatchObject({ event: webhookEvent, known: true, payload })
  })

  it.each(['issue_created', 'jira:comment_created', 'jira:issue_moved', 'brand_new'])(
    'delivers %s, which is not documented',
    async (webhookEvent) => {
      await expect(parsePayload({ webhookEvent })).resolves.toMatchObject({ event: webhookEvent, known: false })
    },
  )

  it.each([
    ['jira:issue_updated', {}, 'issue'],
    ['jira:issue_updated', { issue: { key: 'TIDE-7' } }, 'issue.id'],
    ['comment_updated', {}, 'comment'],
    [undefined, {}, 'webhookEvent'],
    ['', {}, 'webhookEvent'],
  ])('refuses %s with %j', async (webhookEvent, fields, path) => {
    await expect(parsePayload({ webhookEvent, ...fields })).rejects.toMatchObject({
      code: 'payload_invalid',
      issues: [{ path }],
    })
  })

  it.each([null, 'Minor', { id: '4', name: 'Minor' }, {}])('reads the priority %j', async (priority) => {
    const issue = { id: '7', key: 'TIDE-7', fields: { priority } }
    const { payload } = await parsePayload({ webhookEvent: 'jira:issue_created', issue })
    expect(payload).toMatchObject({ issue: { fields: { priority } } })
  })

  it('gives toString of a change as data, even if it is missing', async () => {
    const items: readonly object[] = [{ field: 'a', toString: 'new' }, { field: 'b', toString: null }, { field: 'c' }]
    const delivery = await parse({ payload: { changelog: { id: 7, items } } })
    if (delivery.event !== 'jira:issue_updated') expect.fail(delivery.event)
    expect(delivery.payload.changelog?.items?.map((item) => item.toString)).toEqual(['new', null, null])
  })

  it.each([
    [1_795_256_130_000, '2026-11-21T10:15:30.000Z'],
    ['1795256130000', '2026-11-21T10:15:30.000Z'],
    ['2026-11-21T11:15:30.000+0100', '2026-11-21T10:15:30.000Z'],
    ['yesterday', undefined],
    [undefined, undefined],
  ])('reads the time %j', async (timestamp, expected) => {
    const { payload } = await parse({ payload: { timestamp } })
    expect(jiraTime(payload)?.toISOString()).toBe(expected)
  })

  it.each([
    ['1', { attempt: 1 }],
    ['5', { attempt: 5 }],
    ['0', undefined],
    ['-1', undefined],
    ['1e3', undefined],
    ['', undefined],
    ['9'.repeat(50), undefined],
  ])('reads the retry count %j', async (count, retry) => {
    const delivery = await parse({ headers: { 'X-Atlassian-Webhook-Retry': count } })
    expect(delivery.retry).toEqual(retry)
  })

  it('has the same id in every attempt', async () => {
    const first = await parse()
    const second = await parse({ headers: { 'X-Atlassian-Webhook-Retry': '1' } })
    expect(second.id).toBe(first.id)
  })

  it('refuses a duplicated identifier', async () => {
    await expect(parse({ headers: { 'X-Atlassian-Webhook-Identifier': ['a', 'b'] } })).rejects.toMatchObject({
      code: 'payload_invalid',
      field: 'X-Atlassian-Webhook-Identifier',
    })
  })

  it('has no id if two deliveries could share it', async () => {
    const sample = withHeaders(jiraSample({ body: '{"timestamp":1,"webhookEvent":"sprint_started"}' }), {
      'X-Atlassian-Webhook-Identifier': undefined,
    })
    await expect(parseSample(open, sample)).resolves.toMatchObject({ id: undefined })
  })

  it('validates stored payloads', () => {
    const stored: unknown = JSON.parse(JSON.stringify(jiraPayload()))
    expect(validate(jiraPayloadSchema, stored)).toMatchObject({ issue: { key: 'TIDE-20002' } })
    expect(validate(jiraIssueSchema, stored)).toBeDefined()
    expect(() => validate(jiraCommentSchema, stored)).toThrow()
  })
})

describe('the signature of jira', () => {
  const verify = (signature: string | readonly string[] | undefined, provider = signed) =>
    (async () => provider.verify(withHeaders(jiraSample(), { 'X-Hub-Signature': signature })))()

  const body = JSON.stringify(jiraPayload())

  it("is that of Atlassian's test vector", async () => {
    // https://developer.atlassian.com/cloud/jira/platform/webhooks/#secure-admin-webhooks
    const provider = jira({ secrets: "It's a Secret to Everybody" })
    const sample = withHeaders(withBody(jiraSample(), 'Hello World!'), {
      'X-Hub-Signature': 'sha256=a4771c39fbe90f317c7824e83ddef3caae9cb3d976c214ace1f2937e133263c9',
    })
    await expect((async () => provider.verify(sample))()).resolves.toMatchObject({
      proof: { strength: 'signature', verifier: 'hmacSignature', algorithm: 'hmac-sha256', key: 0 },
    })
    await expect((async () => provider.verify(withBody(sample, 'Hello World')))()).rejects.toMatchObject({
      code: 'signature_mismatch',
    })
  })

  it('is that of node:crypto and of the signer for tests', async () => {
    await expect(verify(mac('sha256', 's3cret', body))).resolves.toBeDefined()
    const sample = await signJira(jiraSample(), { secret: 's3cret' })
    expect(sample.headers.at(-1)).toEqual(['X-Hub-Signature', mac('sha256', 's3cret', body)])
    await expect(parseSample(signed, sample)).resolves.toMatchObject({ known: true })
    const older = await signJira(jiraSample(), { secret: 's3cret', algorithm: 'sha1' })
    expect(older.headers.at(-1)).toEqual(['X-Hub-Signature', mac('sha1', 's3cret', body)])
  })

  it.each([
    ['SHA-1', mac('sha1', 's3cret', body), 'algorithm_not_allowed'],
    ['SHA-512', mac('sha512', 's3cret', body), 'algorithm_not_allowed'],
    ['the name of an inherited property', 'constructor=00', 'algorithm_not_allowed'],
    ['a SHA-1 under the name of SHA-256', mac('sha1', 's3cret', body).replace('sha1', 'sha256'), 'signature_malformed'],
  ])('is refused with %s', async (_, signature, code) => {
    await expect(verify(signature)).rejects.toMatchObject({ code })
  })

  it('may use only the allowed methods', async () => {
    const newer = jira({ secrets: 's3cret', algorithms: ['sha512', 'sha256'] })
    for (const method of ['sha256', 'sha512'])
      await expect(verify(mac(method, 's3cret', body), newer)).resolves.toMatchObject({
        proof: { algorithm: `hmac-${method}` },
      })
    await expect(verify(mac('sha1', 's3cret', body), newer)).rejects.toMatchObject({ code: 'algorithm_not_allowed' })
  })

  it('is not read from the header of other vendors', async () => {
    const sample = withHeaders(jiraSample(), { 'X-Hub-Signature-256': mac('sha256', 's3cret', body) })
    await expect((async () => signed.verify(sample))()).rejects.toMatchObject({ code: 'proof_missing' })
  })
})

describe('the options of jira', () => {
  it('accept another verifier for a webhook without a secret', async () => {
    const provider = jira({ verify: urlToken({ tokens: 't0ken' }) })
    await expect(parseSample(provider, withUrlToken(jiraSample(), { token: 't0ken' }))).resolves.toMatchObject({
      proof: { strength: 'url' },
    })
  })
})

describe('jira in a receiver', () => {
  it('handles each delivery once and reports the attempt', async () => {
    const attempts: (number | undefined)[] = []
    const receiver = createReceiver({
      provider: signed,
      dedupe: memoryDedupeStore(),
      on: { 'jira:issue_updated': ({ retry }) => (attempts.push(retry?.attempt) === 1 ? retryLater() : undefined) },
    })
    const send = (retry?: string) => {
      const sample = withHeaders(jiraSample(), { 'X-Atlassian-Webhook-Retry': retry })
      return receiver.receive(withHeaders(sample, { 'X-Hub-Signature': mac('sha256', 's3cret', sample.body) }))
    }
    const outcomes = [await send(), await send('1'), await send('2')].map(({ outcome }) => outcome)
    expect(outcomes).toEqual(['retry_later', 'handled', 'duplicate'])
    expect(attempts).toEqual([undefined, 1])
  })

  it('types the payloads of handlers', () => {
    createReceiver({
      provider: open,
      on: {
        'jira:issue_deleted': ({ payload }) => {
          expectTypeOf(payload.issue.key).toEqualTypeOf<string>()
          expectTypeOf(payload.changelog?.items[0]?.toString).toEqualTypeOf<string | null | undefined>()
          expectTypeOf(payload.issue.fields.status?.name).toEqualTypeOf<string | undefined>()
        },
        'jira:issue_updated': ({ payload }) => {
          expectTypeOf(payload.changelog.items[0]?.toString).toEqualTypeOf<string | null | undefined>()
        },
        comment_created: ({ payload }) => {
          expectTypeOf(payload.comment.id).toEqualTypeOf<string>()
          expectTypeOf(payload.issue.key).toEqualTypeOf<string>()
        },
        sprint_started: ({ payload, known }) => {
          expectTypeOf(known).toEqualTypeOf<true>()
          expectTypeOf(payload.timestamp).toEqualTypeOf<number>()
          expectTypeOf(payload.sprint.goal).toEqualTypeOf<string | undefined>()
        },
      },
      onOther: {
        brand_new: ({ known, payload }) => {
          expectTypeOf(known).toEqualTypeOf<boolean>()
          expectTypeOf(payload).toEqualTypeOf<JiraPayload>()
        },
      },
    })
  })
})
