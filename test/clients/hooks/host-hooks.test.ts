import { http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { githubHooksDialect, type HostHooksDialect, hostHooks } from '../../../src/clients/hooks/index.js'
import { createReceiver } from '../../../src/index.js'
import { simulateHostHooks } from '../../../src/testing/msw/hooks/index.js'
import { toMswHandlers } from '../../../src/testing/msw/index.js'
import { createSimulator, profiles } from '../../../src/testing/simulator/index.js'
import { githubSample, signGithub } from '../../../src/testing/vendors/github.js'
import { github } from '../../../src/vendors/github/index.js'
import { simulatedNetwork } from '../simulated-network.js'
import { createTiming, rejection } from '../timing.js'

const baseUrl = 'https://code.example'
const server = simulatedNetwork()
let pinged: number[] = []
let service: ReturnType<typeof simulateHostHooks>

beforeEach(() => {
  pinged = []
  use({})
})

function use(options: Partial<Parameters<typeof simulateHostHooks>[0]>): void {
  service = simulateHostHooks({ baseUrl, accessToken: 'access', onPing: (id) => pinged.push(id), ...options })
  server.resetHandlers(...toMswHandlers(http, service))
}

const registration = { url: 'https://consumer.example/hooks', events: ['issues', 'push'], secret: 'shared-s3cret' }
const hooks = (dialect?: HostHooksDialect) =>
  hostHooks({ baseUrl, token: 'access', ...createTiming(), ...(dialect === undefined ? {} : { dialect }) })
const seen = () => service.requests.map(({ method, url, status }) => `${method} ${url.slice(baseUrl.length)} ${status}`)

describe('hostHooks', () => {
  it.each([
    [undefined, '/hooks'],
    [githubHooksDialect({ owner: 'harbour', repository: 'tide' }), '/repos/harbour/tide/hooks'],
    [githubHooksDialect({ owner: 'harbour' }), '/orgs/harbour/hooks'],
  ])('registers, queries, changes and deregisters (%#)', async (dialect, path) => {
    use({ path })
    const client = hooks(dialect)
    const hook = await client.register(registration)
    const { url, events } = registration
    expect(hook).toMatchObject({ id: '1', url, events, active: true, contentType: 'json', verifiesTls: true })
    expect(await client.queryAll()).toEqual([hook])
    expect(await client.queryOne('1')).toEqual(hook)
    expect(await client.update('1', { active: false, events: ['*'] })).toMatchObject({ active: false, events: ['*'] })
    expect(await client.update('1', { url: 'https://b.example/' })).toMatchObject({ url: 'https://b.example/' })
    expect(await client.update('1', { contentType: 'form', active: true })).toMatchObject({
      contentType: 'form',
      active: true,
    })
    expect(await client.deregister('1')).toBe(true)
    expect(await client.deregister('1')).toBe(false)
    expect(seen()).toEqual([
      `POST ${path} 201`,
      `GET ${path}?per_page=100 200`,
      `GET ${path}/1 200`,
      `PATCH ${path}/1 200`,
      `PATCH ${path}/1/config 200`,
      `GET ${path}/1 200`,
      `PATCH ${path}/1/config 200`,
      `PATCH ${path}/1 200`,
      `DELETE ${path}/1 204`,
      `DELETE ${path}/1 404`,
    ])
  })

  it('keeps the secret when other fields change, and never reads it back', async () => {
    const { response } = await hooks().register(registration)
    expect(JSON.stringify(response)).not.toContain('shared-s3cret')
    await hooks().update('1', { url: 'https://b.example/', events: ['push'] })
    expect(service.hooks()[0]?.config).toMatchObject({ url: 'https://b.example/', secret: 'shared-s3cret' })
    await hooks().update('1', { secret: 'n3w-secret' })
    expect(service.hooks()[0]?.config).toMatchObject({ url: 'https://b.example/', secret: 'n3w-secret' })
  })

  it('turns the check of certificates on', async () => {
    const body = { name: 'web', config: { url: registration.url, insecure_ssl: '1' } }
    const headers = { authorization: 'Bearer access' }
    await fetch(`${baseUrl}/hooks`, { method: 'POST', headers, body: JSON.stringify(body) })
    expect(await hooks().queryOne('1')).toMatchObject({ verifiesTls: false })
    expect(await hooks().update('1', { url: registration.url })).toMatchObject({ verifiesTls: true })
  })

  it('sends the headers of GitHub', async () => {
    const headers: Headers[] = []
    const fetchCall = async (url: string, init: RequestInit) => {
      headers.push(new Headers(init.headers))
      return fetch(url, init)
    }
    const dialect = githubHooksDialect({ owner: 'harbour', repository: 'tide' })
    use({ path: '/repos/harbour/tide/hooks' })
    await hostHooks({ baseUrl, token: 'access', dialect, fetch: fetchCall }).queryAll()
    expect(headers[0]?.get('accept')).toBe('application/vnd.github+json')
    expect(headers[0]?.get('x-github-api-version')).toBe('2022-11-28')
  })

  it('lists all pages, and fails if the link to the next one has no page', async () => {
    use({ pageSize: 2 })
    const client = hooks()
    for (const name of ['a', 'b', 'c', 'd', 'e']) {
      await client.register({ url: `https://${name}.example/`, events: ['push'] })
    }
    expect((await client.queryAll()).map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5'])
    service.failNext({ status: 200, headers: { Link: '<https://other.example/?x=1>; rel="next"' }, body: '[]' })
    expect(await rejection(client.queryAll())).toMatchObject({ code: 'response_invalid' })
  })

  it('does not present an incomplete list as a complete one', async () => {
    const link = `<${baseUrl}/hooks?page=2>; rel="next"`
    service.failNext({ status: 200, headers: { Link: link }, body: '[]' }, 200)
    expect(await rejection(hooks().queryAll())).toMatchObject({ code: 'response_too_large' })
    expect(service.requests).toHaveLength(100)
  })

  it('reports what the service refuses, without the secret', async () => {
    await hooks().register(registration)
    const refused = await rejection(hooks().register(registration))
    expect(refused).toMatchObject({ code: 'refused', status: 422 })
    service.failNext({ status: 422, body: 'secret shared-s3cret is too short' })
    const quoted = await rejection(hooks().register(registration))
    expect(quoted).toMatchObject({ bodyExcerpt: 'secret [secret] is too short' })
  })

  it('checks fields before anything is sent', async () => {
    for (const wrong of [
      { ...registration, url: 'http://a.example/' },
      { ...registration, events: 'push' },
      { ...registration, active: 'yes' },
      { ...registration, contentType: 'xml' },
      { ...registration, secret: '' },
    ]) {
      expect(await rejection(hooks().register(wrong as never))).toBeInstanceOf(TypeError)
      expect(await rejection(hooks().update('1', wrong as never))).toBeInstanceOf(TypeError)
    }
    expect(await rejection(hooks().update('1', {}))).toBeInstanceOf(TypeError)
    expect(service.requests).toEqual([])
  })
})

describe('hostHooks, pings and redeliveries', () => {
  it('pings a hook', async () => {
    const { id } = await hooks().register(registration)
    await hooks().ping(id)
    expect(pinged).toEqual([1, 1])
    expect(await rejection(hooks().ping('9'))).toMatchObject({ code: 'not_found' })
  })

  it('lists attempts over all pages, newest first', async () => {
    use({ pageSize: 2 })
    await hooks().register(registration)
    const deliveredAt = 1_796_000_000_000
    for (const deliveryId of ['d1', 'd2', 'd1']) service.addAttempt({ hookId: 1, deliveryId, status: 503, deliveredAt })
    const attempts = []
    for await (const attempt of hooks().attempts('1')) attempts.push(attempt)
    const told = { event: 'push', action: undefined, deliveredAt, status: 503 }
    expect(attempts).toEqual([
      { id: '3', deliveryId: 'd1', ...told, redelivery: true },
      { id: '2', deliveryId: 'd2', ...told, redelivery: false },
      { id: '1', deliveryId: 'd1', ...told, redelivery: false },
    ])
  })

  it('makes a failed delivery arrive through a redelivery', async () => {
    const handled: string[] = []
    let isDown = true
    const receiver = createReceiver({
      provider: github({ secrets: 's3cret' }),
      on: {
        '*': ({ id = '' }) => {
          if (isDown) throw new Error('down')
          handled.push(id)
        },
      },
      onError: () => {},
    })
    const simulator = createSimulator({
      target: receiver,
      sample: ({ id }) => signGithub(githubSample({ deliveryId: id }), { secret: 's3cret' }),
      profile: profiles.github,
    })
    const redelivered: Promise<unknown>[] = []
    use({ onRedeliver: (id) => redelivered.push(simulator.redeliver(id)) })
    await hooks().register(registration)
    const { id: deliveryId, state } = await simulator.send(undefined)
    expect(state).not.toBe('delivered')
    service.addAttempt({ hookId: 1, deliveryId, status: 503 })

    isDown = false
    await hooks().redeliver('1', deliveryId)
    await Promise.all(redelivered)
    expect(handled).toEqual([deliveryId])
    await hooks().redeliver('1', '1')
    await Promise.all(redelivered)
    expect(handled).toEqual([deliveryId, deliveryId])
    expect(await rejection(hooks().redeliver('1', 'unknown'))).toMatchObject({ code: 'not_found' })
  })
})
