import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  simulateChatWebhook,
  simulatePaymentsEvents,
  simulatePushChannels,
  simulateTrackerWebhooks,
  toMswHandlers,
} from '../../src/testing/msw/index.js'

let now = 1_796_000_000_000
const clock = () => now
const resend: string[] = []
const calendar = simulatePushChannels({ baseUrl: 'https://calendar.example', accessToken: 'access', now: clock })
const tracker = simulateTrackerWebhooks({ baseUrl: 'https://tracker.example/jira/' })
const payments = simulatePaymentsEvents({
  baseUrl: 'https://payments.example',
  events: [{ id: 'WH-1', event_type: 'A.B' }],
  onResend: ({ id }) => resend.push(id),
})
const chat = simulateChatWebhook({ url: 'https://chat.example/services/T0/B0', maxPerSecond: 2, now: clock })

const server = setupServer(...toMswHandlers(http, calendar, tracker, payments, chat))
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())

async function call(method: string, url: string, body?: unknown, token = 'access') {
  const response = await fetch(url, {
    method,
    headers: { Authorization: `Bearer ${token}` },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text }
}

describe('simulatePushChannels', () => {
  const watchUrl = 'https://calendar.example/calendar/v3/calendars/harbour/events/watch'
  const stopUrl = 'https://calendar.example/calendar/v3/channels/stop'
  const channel = { id: 'c1', type: 'web_hook', address: 'https://receiver.example/hooks', token: 't' }

  it('registers and stops channels', async () => {
    const { status, body } = await call('POST', watchUrl, channel)
    expect(status).toBe(200)
    expect(body).toEqual({
      kind: 'api#channel',
      id: 'c1',
      resourceId: expect.any(String) as string,
      resourceUri: 'https://calendar.example/calendar/v3/calendars/harbour/events?alt=json',
      token: 't',
      expiration: now + 604_800_000,
    })
    expect(calendar.channels()).toMatchObject([{ id: 'c1', address: 'https://receiver.example/hooks' }])
    const again = await call('POST', watchUrl, { ...channel, id: 'c2', expiration: now + 60_000 })
    expect(again.body).toMatchObject({ resourceId: body.resourceId, expiration: now + 60_000 })
    expect((await call('POST', stopUrl, { id: 'c1', resourceId: 'wrong' })).status).toBe(404)
    expect((await call('POST', stopUrl, { id: 'c1', resourceId: body.resourceId })).status).toBe(204)
    expect((await call('POST', stopUrl, { id: 'c1', resourceId: body.resourceId })).status).toBe(404)
    now += 60_000
    expect(calendar.channels()).toEqual([])
  })

  it('rejects invalid channels and wrong access tokens', async () => {
    const wrong = [channel, { ...channel, id: '' }, { ...channel, id: 'n', type: 'x' }, '[1]']
    for (const body of wrong) expect((await call('POST', watchUrl, body)).status).toBe(400)
    expect((await call('POST', watchUrl, { ...channel, id: 'n', address: 'http://a.example' })).status).toBe(400)
    for (const expiration of ['soon', 0.5, null, {}]) {
      expect((await call('POST', watchUrl, { ...channel, id: 'n', expiration })).status).toBe(400)
    }
    expect((await call('POST', watchUrl, { ...channel, id: 'n' }, 'other')).status).toBe(401)
    expect((await call('GET', watchUrl)).status).toBe(404)
  })

  it('fails as often as failNext says, without any effect', async () => {
    calendar.failNext({ status: 429, headers: { 'Retry-After': '2' }, body: 'slow down' })
    calendar.failNext('connection')
    const asked = calendar.requests.length
    expect(await call('POST', watchUrl, { ...channel, id: 'later' })).toEqual({ status: 429, body: 'slow down' })
    await expect(call('POST', watchUrl, { ...channel, id: 'later' })).rejects.toThrow(TypeError)
    expect(calendar.channels()).toEqual([])
    expect((await call('POST', watchUrl, { ...channel, id: 'later' })).status).toBe(200)
    expect(calendar.requests.slice(asked).map(({ status }) => status)).toEqual([429, 0, 200])
  })
})

describe('simulateTrackerWebhooks', () => {
  const url = 'https://tracker.example/jira/rest/webhooks/1.0/webhook'

  it('registers, shows, changes and removes webhooks', async () => {
    const webhook = { name: 'tides', url: 'https://receiver.example/hooks', events: ['tracker:issue_created'] }
    const made = await call('POST', url, webhook)
    expect(made).toEqual({ status: 201, body: { ...webhook, enabled: true, self: `${url}/1` } })
    expect((await call('GET', url)).body).toEqual([made.body])
    expect((await call('GET', `${url}/1`)).body).toEqual(made.body)
    expect((await call('PUT', `${url}/1`, { ...webhook, enabled: false })).body).toMatchObject({ enabled: false })
    expect((await call('DELETE', `${url}/1`)).status).toBe(204)
    for (const method of ['GET', 'DELETE']) expect((await call(method, `${url}/1`)).status).toBe(404)
    expect((await call('POST', url, { name: 'n' })).status).toBe(400)
    expect(tracker.webhooks()).toEqual([])
  })
})

describe('simulatePaymentsEvents', () => {
  it('serves events at their links and resends them on request', async () => {
    payments.add({ id: 'WH/2' })
    const list = await call('GET', 'https://payments.example/v1/notifications/webhooks-events?page_size=10')
    expect(list.body).toMatchObject({ count: 2, events: [{ id: 'WH-1', event_type: 'A.B' }, { id: 'WH/2' }] })
    const [self, again] = list.body.events[1].links
    expect((await call(self.method, self.href)).body).toMatchObject({ id: 'WH/2' })
    expect(await call(again.method, again.href)).toMatchObject({ status: 202, body: { id: 'WH/2' } })
    expect([payments.resent, resend]).toEqual([['WH/2'], ['WH/2']])
    expect((await call('GET', `${self.href}0`)).status).toBe(404)
    expect((await call('GET', `${self.href}%zz`)).status).toBe(400)
  })

  it.each([
    ['rejects', () => Promise.reject(new Error('under way'))],
    [
      'throws',
      () => {
        throw new Error('under way')
      },
    ],
  ])('accepts a resend even if onResend %s', async (_, onResend) => {
    const service = simulatePaymentsEvents({ baseUrl: 'https://payments.example', events: [{ id: 'WH-1' }], onResend })
    const url = 'https://payments.example/v1/notifications/webhooks-events/WH-1/resend'
    expect((await service.answer(new Request(url, { method: 'POST' }))).status).toBe(202)
    expect(service.resent).toEqual(['WH-1'])
  })
})

describe('simulateChatWebhook', () => {
  it('accepts a limited number of messages per second', async () => {
    const url = 'https://chat.example/services/T0/B0'
    expect(await call('POST', url, { text: 'high water' })).toEqual({ status: 200, body: 'ok' })
    expect(await call('POST', url, { text: '' })).toEqual({ status: 400, body: 'no_text' })
    expect(await call('POST', url, 'high')).toEqual({ status: 400, body: 'invalid_payload' })
    expect((await call('POST', url, { blocks: [] })).status).toBe(200)
    expect(await call('POST', url, { text: 'more' })).toEqual({ status: 429, body: 'rate_limited' })
    now += 1000
    expect((await call('POST', url, { text: 'more' })).status).toBe(200)
    expect(chat.messages).toEqual([{ text: 'high water' }, { blocks: [] }, { text: 'more' }])
  })
})
