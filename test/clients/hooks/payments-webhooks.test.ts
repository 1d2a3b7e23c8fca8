import { http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  type PaymentsWebhooksDialect,
  paymentsWebhooks,
  paypalWebhooksDialect,
  specificationPaymentsDialect,
} from '../../../src/clients/hooks/index.js'
import { simulatePaymentsWebhooks } from '../../../src/testing/msw/hooks/index.js'
import { type SimulatedService, toMswHandlers } from '../../../src/testing/msw/index.js'
import { simulatedNetwork } from '../simulated-network.js'
import { createTiming, rejection } from '../timing.js'

const baseUrl = 'https://payments.example'
const server = simulatedNetwork()
let service: ReturnType<typeof simulatePaymentsWebhooks>

beforeEach(() => {
  service = simulatePaymentsWebhooks({ baseUrl, accessToken: 'access', maxWebhooks: 2 })
  server.resetHandlers(...toMswHandlers(http, service))
})

const created = 'PAYMENT.AUTHORIZATION.CREATED'
const registration = { url: 'https://consumer.example/hooks?key=url-s3cret', events: [created] }
const webhooks = (dialect?: PaymentsWebhooksDialect, token = 'access') =>
  paymentsWebhooks({ baseUrl, token, ...createTiming(), ...(dialect === undefined ? {} : { dialect }) })
const callsOf = ({ requests }: SimulatedService) =>
  requests.map(({ method, url, status }) => `${method} ${url.slice(baseUrl.length)} ${status}`)

describe.each([undefined, specificationPaymentsDialect, paypalWebhooksDialect])(
  'paymentsWebhooks, $name',
  (dialect) => {
    it('registers, queries, changes and deregisters', async () => {
      const client = webhooks(dialect)
      const webhook = await client.register(registration)
      expect(webhook).toMatchObject({ id: 'WH-1', ...registration, response: { id: 'WH-1', url: registration.url } })
      expect(await client.queryAll()).toEqual([webhook])
      expect(await client.queryOne('WH-1')).toEqual(webhook)
      expect(await client.update('WH-1', { events: ['*'] })).toMatchObject({ url: registration.url, events: ['*'] })
      const moved = 'https://consumer.example/moved'
      expect(await client.update('WH-1', { url: moved, events: [created] })).toMatchObject({
        url: moved,
        events: [created],
      })
      expect(service.webhooks()).toEqual([{ id: 'WH-1', url: moved, event_types: [{ name: created }] }])
      expect(await client.deregister('WH-1')).toBe(true)
      expect(await client.deregister('WH-1')).toBe(false)
      expect(callsOf(service)).toEqual([
        'POST /v1/notifications/webhooks 201',
        'GET /v1/notifications/webhooks 200',
        'GET /v1/notifications/webhooks/WH-1 200',
        'PATCH /v1/notifications/webhooks/WH-1 200',
        'PATCH /v1/notifications/webhooks/WH-1 200',
        'DELETE /v1/notifications/webhooks/WH-1 204',
        'DELETE /v1/notifications/webhooks/WH-1 404',
      ])
    })

    it('lists event types', async () => {
      const types = await webhooks(dialect).eventTypes()
      expect(types.map(({ name }) => name)).toEqual([created, 'PAYMENT.AUTHORIZATION.VOIDED'])
    })
  },
)

describe('paymentsWebhooks', () => {
  it('reports what the service refuses', async () => {
    const client = webhooks()
    await client.register(registration)
    const refused = await rejection(client.register(registration))
    expect(refused).toMatchObject({ code: 'refused', status: 400, retryable: false, attempts: 1 })
    expect(JSON.stringify(refused)).not.toContain('url-s3cret')
    expect(await rejection(client.register({ url: 'https://b.example/', events: ['UNKNOWN'] }))).toMatchObject({
      code: 'refused',
    })
    await client.register({ url: 'https://b.example/', events: ['*'] })
    expect(await rejection(client.register({ url: 'https://c.example/', events: ['*'] }))).toMatchObject({
      code: 'refused',
    })
    expect(await rejection(client.queryOne('WH-9'))).toMatchObject({ code: 'not_found' })
    expect(await rejection(client.update('WH-9', { events: ['*'] }))).toMatchObject({ code: 'not_found' })
    expect(await rejection(webhooks(undefined, 'other').queryAll())).toMatchObject({ code: 'unauthorized' })
  })

  it('redacts the query of the receiving URL in errors', async () => {
    service.failNext({ status: 400, body: 'bad url https://consumer.example/hooks?key=url-s3cret' })
    const refused = await rejection(webhooks().register(registration))
    expect(refused).toMatchObject({ bodyExcerpt: expect.stringContaining('[secret]') as string })
    expect(JSON.stringify(refused)).not.toContain('url-s3cret')
  })

  it('retries a registration only after 429, and a change always', async () => {
    service.failNext({ status: 503 })
    expect(await rejection(webhooks().register(registration))).toMatchObject({ code: 'server_failed', attempts: 1 })
    service.failNext({ status: 429, headers: { 'Retry-After': '1' } })
    const { id } = await webhooks().register(registration)
    service.failNext({ status: 503 })
    expect(await webhooks().update(id, { events: ['*'] })).toMatchObject({ events: ['*'] })
  })

  it('checks registrations before anything is sent', async () => {
    const client = webhooks()
    for (const wrong of [
      { ...registration, url: 'http://consumer.example/' },
      { ...registration, url: 'https://user:pass@consumer.example/' },
      { ...registration, events: [] },
      { ...registration, events: [''] },
    ]) {
      expect(await rejection(client.register(wrong))).toBeInstanceOf(TypeError)
    }
    expect(await rejection(client.update('WH-1', {}))).toBeInstanceOf(TypeError)
    expect(await rejection(client.update('WH-1', { url: 'http://a.example/' }))).toBeInstanceOf(TypeError)
    expect(await rejection(client.queryOne('..'))).toBeInstanceOf(TypeError)
    expect(service.requests).toEqual([])
  })

  it('checks the limits of PayPal before anything is sent', async () => {
    const client = webhooks(paypalWebhooksDialect)
    const port = { ...registration, url: 'https://consumer.example:8443/' }
    expect(await rejection(client.register(port))).toBeInstanceOf(TypeError)
    const many = { ...registration, events: Array.from({ length: 501 }, (_, index) => `E.${index}`) }
    expect(await rejection(client.register(many))).toBeInstanceOf(TypeError)
    expect(await rejection(client.update('WH-1', { url: port.url }))).toBeInstanceOf(TypeError)
    expect(service.requests).toEqual([])
    expect((await webhooks().register(port)).url).toBe(port.url)
  })

  it('leaves out invalid webhooks', async () => {
    service.failNext({ status: 200, body: JSON.stringify({ webhooks: [{ id: 7 }, { id: 'WH-7' }] }) })
    expect(await webhooks().queryAll()).toMatchObject([{ id: 'WH-7', url: undefined, events: [] }])
  })
})
