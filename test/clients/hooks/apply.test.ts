import { describe, expect, it } from 'vitest'
import { apply, compare, hostHooks, paymentsWebhooks } from '../../../src/clients/hooks/index.js'
import { jiraServerDialect } from '../../../src/clients/tracker/server-dialects.js'
import { trackerWebhooks } from '../../../src/clients/tracker/tracker-webhooks.js'
import { simulateHostHooks, simulatePaymentsWebhooks } from '../../../src/testing/msw/hooks/index.js'
import { type SimulatedService, simulateTrackerWebhooks } from '../../../src/testing/msw/index.js'
import { createTiming } from '../timing.js'

const baseUrl = 'https://service.example'
const [a, b, c] = ['https://consumer.example/a', 'https://consumer.example/b', 'https://consumer.example/c'] as const
const optionsFor = ({ answer }: SimulatedService) => ({
  baseUrl,
  token: 'access',
  ...createTiming(),
  fetch: async (url: string, init: RequestInit) => answer(new Request(url, init)),
})
const writes = ({ requests }: SimulatedService) => requests.filter(({ method }) => method !== 'GET').length

describe('compare', () => {
  const actual = (id: string, url: string, more = {}) => ({ id, url, events: ['push', 'issues'], ...more })

  it('finds nothing to do, whatever the order of events and the spelling of the URL', () => {
    const wanted = [{ url: 'https://CONSUMER.example:443/a', events: ['issues', 'push', 'push'] }]
    const one = actual('1', a)
    expect(compare(wanted, [one])).toEqual({ register: [], change: [], deregister: [], keep: [one], foreign: [] })
  })

  it('finds what is missing, different, further and of others', () => {
    const wanted = [
      { url: a, events: ['push'] },
      { url: b, events: ['push'] },
    ]
    const found = compare(wanted, [actual('1', a), actual('2', 'https://other.example/'), actual('3', c)], {
      isOwn: ({ url }) => url.startsWith('https://consumer.example/'),
    })
    expect(found.register).toEqual([wanted[1]])
    expect(found.change).toEqual([{ wanted: wanted[0], actual: actual('1', a), fields: ['events'] }])
    expect(found.deregister.map(({ id }) => id)).toEqual(['3'])
    expect(found.foreign.map(({ id }) => id)).toEqual(['2'])
  })

  it('deregisters nothing of others by default, but further webhooks with a wanted URL', () => {
    const wanted = [{ url: a, events: ['push', 'issues'] }]
    const found = compare(wanted, [actual('1', a, { active: false }), actual('2', a), actual('3', c)])
    expect(found.keep.map(({ id }) => id)).toEqual(['2'])
    expect(found.deregister.map(({ id }) => id)).toEqual(['1'])
    expect(found.foreign.map(({ id }) => id)).toEqual(['3'])
  })

  it.each([
    ['active', {}, { active: false }],
    ['active', { active: false }, {}],
    ['active', {}, { enabled: false }],
    ['contentType', {}, { contentType: 'form' }],
    ['verifiesTls', {}, { verifiesTls: false }],
    ['jqlFilter', {}, { jqlFilter: 'project = TIDE' }],
    ['jqlFilter', { jqlFilter: 'project = TIDE' }, {}],
    ['excludeIssueDetails', { excludeIssueDetails: true }, { excludeIssueDetails: false }],
    ['name', { name: 'new' }, { name: 'old' }],
  ])('compares %s (%#)', (field, wanted, told) => {
    const { change } = compare([{ url: a, events: ['push', 'issues'], ...wanted }], [actual('1', a, told)])
    expect(change.map(({ fields }) => fields)).toEqual([[field]])
  })

  it('does not compare what a service does not return', () => {
    const wanted = { url: a, events: ['push', 'issues'], name: 'n', contentType: 'form', excludeIssueDetails: true }
    expect(compare([wanted], [actual('1', a), { id: '2', url: undefined, events: [] }]).keep).toHaveLength(1)
  })

  it('rejects wanted webhooks that contradict each other or have no URL', () => {
    const one = { url: a, events: ['push'] }
    expect(() => compare([one, { ...one, events: ['issues'] }], [])).toThrow(TypeError)
    expect(() => compare([{ url: 'hooks', events: [] }], [])).toThrow(TypeError)
  })
})

describe('apply', () => {
  const isOwn = ({ url = '' }: { readonly url: string | undefined }) => url.startsWith('https://consumer.example/')

  it('makes the hooks of a code host as wanted, and finds nothing to do afterwards', async () => {
    const service = simulateHostHooks({ baseUrl })
    const webhooks = hostHooks(optionsFor(service))
    await webhooks.register({ url: a, events: ['push'], active: false, contentType: 'form', secret: 'shared-s3cret' })
    await webhooks.register({ url: c, events: ['push'] })
    await webhooks.register({ url: 'https://other.example/', events: ['push'] })
    const wanted = [
      { url: a, events: ['push', 'issues'] },
      { url: b, events: ['push'], secret: 'shared-s3cret' },
    ]

    const before = writes(service)
    const planned = await apply({ webhooks, wanted, isOwn, dryRun: true })
    expect(writes(service)).toBe(before)
    const plan = [
      { action: 'register', id: undefined, url: b, fields: [], state: 'planned' },
      { action: 'update', id: '1', url: a, fields: ['events', 'active', 'contentType'], state: 'planned' },
      { action: 'deregister', id: '2', url: c, fields: [], state: 'planned' },
    ]
    expect(planned).toEqual(plan)

    const done = await apply({ webhooks, wanted, isOwn })
    expect(done).toEqual(plan.map((step) => ({ ...step, id: step.id ?? '4', state: 'done' })))
    expect(service.hooks().map(({ config }) => config.url)).toEqual([a, 'https://other.example/', b])
    expect(service.hooks()[0]).toMatchObject({
      active: true,
      events: ['push', 'issues'],
      config: { content_type: 'json', secret: 'shared-s3cret' },
    })
    expect(await apply({ webhooks, wanted, isOwn })).toEqual([])
  })

  it('turns the check of certificates on', async () => {
    const service = simulateHostHooks({ baseUrl })
    const webhooks = hostHooks(optionsFor(service))
    const body = JSON.stringify({ events: ['push'], config: { url: a, content_type: 'json', insecure_ssl: '1' } })
    await service.answer(new Request(`${baseUrl}/hooks`, { method: 'POST', body }))
    const [change] = await apply({ webhooks, wanted: [{ url: a, events: ['push'] }] })
    expect(change).toMatchObject({ action: 'update', fields: ['verifiesTls'], state: 'done' })
    expect(service.hooks()[0]?.config).toMatchObject({ insecure_ssl: '0' })
  })

  it('changes payments webhooks in their place', async () => {
    const service = simulatePaymentsWebhooks({ baseUrl })
    const webhooks = paymentsWebhooks(optionsFor(service))
    const { id } = await webhooks.register({ url: a, events: ['PAYMENT.AUTHORIZATION.CREATED'] })
    const done = await apply({ webhooks, wanted: [{ url: a, events: ['*'] }] })
    expect(done).toEqual([{ action: 'update', id, url: a, fields: ['events'], state: 'done' }])
    expect(service.webhooks()).toEqual([{ id, url: a, event_types: [{ name: '*' }] }])
  })

  it('replaces tracker webhooks, the new one first', async () => {
    const service = simulateTrackerWebhooks({ baseUrl })
    const webhooks = trackerWebhooks({ ...optionsFor(service), dialect: jiraServerDialect })
    await webhooks.register({ name: 'tide', url: a, events: ['jira:issue_created'] })
    const wanted = [{ name: 'tide', url: a, events: ['jira:issue_created'], jqlFilter: 'project = TIDE' }]
    expect(await apply({ webhooks, wanted })).toEqual([
      { action: 'replace', id: '2', url: a, fields: ['jqlFilter'], state: 'done' },
    ])
    expect(service.requests.map(({ method }) => method)).toEqual(['POST', 'GET', 'POST', 'DELETE'])
    expect(await apply({ webhooks, wanted })).toEqual([])
  })

  it('deregisters nothing after a failure, and makes the other changes', async () => {
    const service = simulateHostHooks({ baseUrl })
    const webhooks = hostHooks(optionsFor(service))
    await webhooks.register({ url: c, events: ['push'] })
    const answer = optionsFor(service).fetch
    const failing = async (url: string, init: RequestInit) =>
      JSON.stringify(init.body ?? '').includes(a) ? new Response('broken', { status: 500 }) : answer(url, init)
    const wanted = [
      { url: a, events: ['push'] },
      { url: b, events: ['push'] },
    ]
    const client = hostHooks({ ...optionsFor(service), fetch: failing })
    expect(await apply({ webhooks: client, wanted, isOwn })).toEqual([
      { action: 'register', id: undefined, url: a, fields: [], state: 'failed', error: expect.any(Error) as Error },
      { action: 'register', id: '2', url: b, fields: [], state: 'done' },
      { action: 'deregister', id: '1', url: c, fields: [], state: 'skipped' },
    ])
    expect(service.hooks().map(({ config }) => config.url)).toEqual([c, b])
  })

  it('changes nothing if the webhooks cannot be listed', async () => {
    const service = simulateHostHooks({ baseUrl })
    service.failNext({ status: 403 })
    const work = apply({ webhooks: hostHooks(optionsFor(service)), wanted: [{ url: a, events: ['push'] }] })
    await expect(work).rejects.toMatchObject({ code: 'forbidden' })
    expect(writes(service)).toBe(0)
  })
})
