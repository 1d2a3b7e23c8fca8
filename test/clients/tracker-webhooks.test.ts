import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { jiraCloudDynamicDialect } from '../../src/clients/tracker/jira-cloud-dialect.js'
import {
  jiraDataCenter10Dialect,
  jiraServerDialect,
  specificationDialect,
} from '../../src/clients/tracker/server-dialects.js'
import { trackerWebhooks } from '../../src/clients/tracker/tracker-webhooks.js'
import type { TrackerDialect, TrackerRegistration } from '../../src/clients/tracker/types.js'
import { simulatedNetwork } from './simulated-network.js'
import { createTiming, rejection } from './timing.js'

const baseUrl = 'https://tracker.example/context'
const registration: TrackerRegistration = {
  name: 'issues',
  url: 'https://consumer.example/hooks/{issue.id}?token=url-s3cret',
  events: ['jira:issue_created'],
  jqlFilter: 'project = TIDE',
  excludeIssueDetails: true,
  secret: 'shared-s3cret',
}

const server = simulatedNetwork()

interface Seen {
  readonly call: string
  readonly body: unknown
}

/** Responds to calls of one URL, and records them. */
function answering(path: string, ...answers: readonly (() => Response)[]): Seen[] {
  const seen: Seen[] = []
  server.use(
    http.all(`${baseUrl}${path}`, async ({ request }) => {
      const text = await request.text()
      const url = request.url.slice(baseUrl.length)
      const answer = answers[Math.min(seen.length, answers.length - 1)]
      seen.push({ call: `${request.method} ${url}`, body: text === '' ? undefined : JSON.parse(text) })
      return answer?.()
    }),
  )
  return seen
}

const json =
  (value: unknown, status = 200) =>
  () =>
    HttpResponse.json(value as never, { status })
const webhooks = (dialect?: TrackerDialect) =>
  trackerWebhooks({ baseUrl, token: 'access', ...createTiming(), ...(dialect === undefined ? {} : { dialect }) })

const older = '/rest/webhooks/1.0/webhook'
const newer = '/rest/jira-webhook/1.0/webhooks'

describe.each([
  [
    specificationDialect,
    older,
    {
      name: 'issues',
      url: registration.url,
      events: registration.events,
      jqlFilter: 'project = TIDE',
      excludeIssueDetails: true,
    },
    { self: `${baseUrl}${older}/72`, jqlFilter: 'project = TIDE', excludeIssueDetails: true, enabled: true },
  ],
  [
    jiraServerDialect,
    older,
    {
      name: 'issues',
      url: registration.url,
      events: registration.events,
      filters: { 'issue-related-events-section': 'project = TIDE' },
      excludeBody: true,
      secret: 'shared-s3cret',
    },
    {
      self: `${baseUrl}${older}/72`,
      filters: { 'issue-related-events-section': 'project = TIDE' },
      excludeBody: true,
      enabled: true,
      lastUpdated: 1_383_247_225_784,
    },
  ],
  [
    jiraDataCenter10Dialect,
    newer,
    {
      name: 'issues',
      url: registration.url,
      events: registration.events,
      filters: { 'issue-related-events-section': 'project = TIDE' },
      configuration: { EXCLUDE_BODY: 'true', SECRET: 'shared-s3cret' },
      active: true,
    },
    {
      id: 72,
      filters: { 'issue-related-events-section': 'project = TIDE' },
      configuration: { EXCLUDE_BODY: 'true' },
      active: true,
      scopeType: 'global',
    },
  ],
] as const)('trackerWebhooks, $name', (dialect, path, sent, told) => {
  const answer = { name: 'issues', url: registration.url, events: [...registration.events], ...told }
  const webhook = {
    id: '72',
    name: 'issues',
    url: registration.url,
    events: ['jira:issue_created'],
    jqlFilter: 'project = TIDE',
    excludeIssueDetails: true,
    enabled: true,
    expiresAt: undefined,
    response: answer,
  }

  it('registers with its fields', async () => {
    const seen = answering(path, json(answer, 201))
    expect(await webhooks(dialect).register(registration)).toEqual(webhook)
    expect(seen).toEqual([{ call: `POST ${path}`, body: sent }])
  })

  it('leaves out missing fields', async () => {
    const seen = answering(path, json(answer, 201))
    await webhooks(dialect).register({ name: 'n', url: 'https://consumer.example/', events: ['e'] })
    const { name, url, events, ...others } = (seen[0]?.body ?? {}) as Record<string, unknown>
    expect([name, url, events]).toEqual(['n', 'https://consumer.example/', ['e']])
    expect(others).toEqual(dialect === jiraDataCenter10Dialect ? { configuration: {}, active: true } : {})
  })

  it('queries all, and leaves out invalid ones', async () => {
    const seen = answering(path, json([answer, { id: {} }, { ...answer, id: undefined, self: undefined }]))
    expect(await webhooks(dialect).queryAll()).toEqual([webhook])
    expect(seen).toEqual([{ call: `GET ${path}`, body: undefined }])
  })

  it('queries one', async () => {
    const seen = answering(`${path}/:id`, json(answer))
    expect(await webhooks(dialect).queryOne('72')).toEqual(webhook)
    expect(seen[0]?.call).toBe(`GET ${path}/72`)
    answering(`${path}/:id`, json({}, 404))
    expect(await rejection(webhooks(dialect).queryOne('73'))).toMatchObject({ code: 'not_found' })
  })

  it('deregisters, with retries, and accepts a webhook that is gone', async () => {
    const seen = answering(`${path}/:id`, json({}, 500), () => new HttpResponse(null, { status: 204 }))
    expect(await webhooks(dialect).deregister('72')).toBe(true)
    expect(seen.map(({ call }) => call)).toEqual([`DELETE ${path}/72`, `DELETE ${path}/72`])
    answering(`${path}/:id`, json({}, 404))
    expect(await webhooks(dialect).deregister('72')).toBe(false)
    answering(`${path}/:id`, json({}, 403))
    expect(await rejection(webhooks(dialect).deregister('72'))).toMatchObject({ code: 'forbidden' })
  })

  it('does not retry a registration if its result is unknown', async () => {
    const seen = answering(path, json({}, 500))
    expect(await rejection(webhooks(dialect).register(registration))).toMatchObject({ code: 'server_failed' })
    expect(seen).toHaveLength(1)
  })

  it('rejects a response without a webhook id', async () => {
    answering(path, json({}, 429), json({ name: 'issues' }, 201))
    expect(await rejection(webhooks(dialect).register(registration))).toMatchObject({
      code: 'response_invalid',
      status: 201,
      attempts: 2,
    })
    answering(`${path}/:id`, json({ id: '', name: 'issues' }))
    expect(await rejection(webhooks(dialect).queryOne('72'))).toMatchObject({ code: 'response_invalid', attempts: 1 })
  })

  it('does not reveal the secret and token of a refused registration', async () => {
    answering(path, json({ bad: [registration.secret, registration.url] }, 400))
    const error = await rejection(webhooks(dialect).register(registration))
    expect(error).toMatchObject({ code: 'refused', bodyExcerpt: '{"bad":["[secret]","[secret]"]}' })
  })

  it('does not reveal a query value of the URL of a refused registration', async () => {
    answering(path, json({ bad: 'hook-s3cret' }, 400))
    const url = 'https://consumer.example/hook?from=tracker&key=hook-s3cret'
    const error = await rejection(webhooks(dialect).register({ ...registration, url }))
    expect(error).toMatchObject({ code: 'refused', bodyExcerpt: '{"bad":"[secret]"}' })
  })
})

describe('trackerWebhooks, jira cloud dynamic', () => {
  const path = '/rest/api/3/webhook'
  const cloud = () => trackerWebhooks({ baseUrl, token: 'access', ...createTiming(), dialect: jiraCloudDynamicDialect })

  it('registers a list of one webhook', async () => {
    const seen = answering(path, json({ webhookRegistrationResult: [{ createdWebhookId: 1000 }] }))
    const webhook = await cloud().register({ ...registration, fieldIdsFilter: ['summary'] })
    expect(webhook).toMatchObject({ id: '1000', url: registration.url, jqlFilter: 'project = TIDE' })
    const wanted = { events: ['jira:issue_created'], jqlFilter: 'project = TIDE', fieldIdsFilter: ['summary'] }
    expect(seen).toEqual([{ call: `POST ${path}`, body: { url: registration.url, webhooks: [wanted] } }])
  })

  it('reports the errors of a registration with status 200', async () => {
    const errors = ['The clause watchCount is unsupported', `not ${registration.url}`]
    answering(path, json({ webhookRegistrationResult: [{ errors }] }))
    const error = await rejection(cloud().register(registration))
    expect(error).toMatchObject({
      code: 'refused',
      retryable: false,
      bodyExcerpt: 'The clause watchCount is unsupported not [secret]',
    })
  })

  it('requires a filter', async () => {
    const { jqlFilter: _, ...unfiltered } = registration
    await expect(cloud().register(unfiltered)).rejects.toThrow(/^trackerWebhooks: jqlFilter /)
  })

  const page = (isLast: boolean, ...ids: readonly number[]) =>
    json({
      isLast,
      startAt: 0,
      values: ids.map((id) => ({
        id,
        events: ['jira:issue_updated'],
        jqlFilter: 'project = PRJ',
        expirationDate: '2019-06-01T12:42:30.000+0000',
      })),
    })

  it('queries all pages', async () => {
    const seen = answering(path, page(false, 10_000, 10_001), page(true, 10_002))
    const all = await cloud().queryAll()
    expect(all.map(({ id }) => id)).toEqual(['10000', '10001', '10002'])
    expect(all[0]).toMatchObject({ expiresAt: Date.UTC(2019, 5, 1, 12, 42, 30), events: ['jira:issue_updated'] })
    expect(seen.map(({ call }) => call)).toEqual([`GET ${path}?startAt=0`, `GET ${path}?startAt=2`])
  })

  it('does not treat an empty page as the end of the list', async () => {
    const seen = answering(path, page(false))
    expect(await rejection(cloud().queryAll())).toMatchObject({ code: 'response_invalid', attempts: 1 })
    expect(seen).toHaveLength(1)
  })

  it('does not treat a part of an endless list as complete', async () => {
    let count = 0
    const fetch = async () => Response.json({ isLast: false, values: [{ id: count++ }] })
    const endless = trackerWebhooks({ baseUrl, token: 'access', fetch, dialect: jiraCloudDynamicDialect })
    expect(await rejection(endless.queryAll())).toMatchObject({ code: 'response_too_large' })
    expect(count).toBe(1000)
    expect(await rejection(endless.queryOne('none'))).toMatchObject({ code: 'response_too_large' })
  })

  it('finds one in the list of all', async () => {
    answering(path, page(false, 1), page(true, 2))
    expect(await cloud().queryOne('2')).toMatchObject({ id: '2' })
    answering(path, page(true, 1))
    expect(await rejection(cloud().queryOne('2'))).toMatchObject({ code: 'not_found', attempts: 1 })
  })

  it('deregisters a list of one webhook', async () => {
    const seen = answering(path, () => new HttpResponse(null, { status: 202 }))
    expect(await cloud().deregister('1000')).toBe(true)
    expect(seen).toEqual([{ call: `DELETE ${path}`, body: { webhookIds: [1000] } }])
    await expect(cloud().deregister('1e3')).rejects.toThrow(TypeError)
  })

  it.each([
    ['2026-12-21T15:00:00.000+0000', Date.UTC(2026, 11, 21, 15)],
    [1_796_000_000_000, 1_796_000_000_000],
  ])('refreshes until %j', async (expirationDate, expected) => {
    const seen = answering(`${path}/refresh`, json({ expirationDate }))
    expect(await cloud().refresh(['1', '2'])).toBe(expected)
    expect(seen).toEqual([{ call: `PUT ${path}/refresh`, body: { webhookIds: [1, 2] } }])
  })

  it('rejects an invalid date', async () => {
    answering(`${path}/refresh`, json({ expirationDate: 'soon' }))
    expect(await rejection(cloud().refresh(['1']))).toMatchObject({ code: 'response_invalid', attempts: 1 })
  })

  it('lists failed deliveries with the time of the last one as cursor', async () => {
    const failure = (id: string, failureTime: number) => ({ id, url: 'https://x.example', body: '{}', failureTime })
    const seen = answering(
      `${path}/failed`,
      json({ values: [failure('a', 10), failure('b', 20)], maxResults: 2, next: 'https://evil.example/steal' }),
      json({ values: [{ ...failure('c', 30), body: null }], maxResults: 2, next: null }),
    )
    const ids: string[] = []
    for await (const { id } of cloud().failed({ after: 5, maxResults: 2 })) ids.push(id)
    expect(ids).toEqual(['a', 'b', 'c'])
    expect(seen.map(({ call }) => call)).toEqual([
      `GET ${path}/failed?after=5&maxResults=2`,
      `GET ${path}/failed?after=20&maxResults=2`,
    ])
  })

  it('does not request the same failures forever', async () => {
    const seen = answering(`${path}/failed`, json({ values: [{ id: 'a', url: 'u', failureTime: 10 }], next: 'n' }))
    const failed = cloud().failed({ after: 10 })
    expect((await failed.next()).value).toMatchObject({ id: 'a' })
    expect(await rejection(failed.next())).toMatchObject({ code: 'response_invalid' })
    expect(seen).toHaveLength(1)
  })

  it.each([Number.NaN, -1, 0.5])('does not request failures after %s', async (after) => {
    await expect(cloud().failed({ after }).next()).rejects.toThrow(/^trackerWebhooks: after /)
  })

  it('does not treat a part of the failures as complete', async () => {
    let time = 0
    const fetch = async () => Response.json({ next: 'n', values: [{ id: 'a', url: 'u', failureTime: ++time }] })
    const endless = trackerWebhooks({ baseUrl, token: 'access', fetch, dialect: jiraCloudDynamicDialect })
    const all = async () => {
      for await (const _ of endless.failed()) expect(time).toBeLessThanOrEqual(1000)
    }
    expect(await rejection(all())).toMatchObject({ code: 'response_too_large' })
    expect(time).toBe(1000)
  })
})

describe('trackerWebhooks', () => {
  it('uses the dialect of the specification by default, with any authorization', async () => {
    let authorization: string | null = null
    server.use(
      http.get(`${baseUrl}${older}`, ({ request }) => {
        authorization = request.headers.get('authorization')
        return HttpResponse.json([])
      }),
    )
    expect(await trackerWebhooks({ baseUrl, authorization: 'Basic dXNlcjpwYXNz' }).queryAll()).toEqual([])
    expect(authorization).toBe('Basic dXNlcjpwYXNz')
  })

  it.each([
    ['name', { name: '' }],
    ['events', { events: 'all' }],
    ['url', { url: 'consumer' }],
  ])('rejects a wrong %s', async (name, change) => {
    const register = webhooks().register({ ...registration, ...change } as never)
    await expect(register).rejects.toThrow(new RegExp(`^trackerWebhooks: ${name} `))
  })

  it('does not let an id change the path', async () => {
    const seen = answering(`${older}/:id`, json({}, 404))
    await rejection(webhooks().queryOne('../../admin?x'))
    expect(seen[0]?.call).toBe(`GET ${older}/..%2F..%2Fadmin%3Fx`)
    await expect(webhooks().deregister('..')).rejects.toThrow(TypeError)
  })
})
