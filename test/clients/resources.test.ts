import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findDifferences } from '../../src/clients/resources/differences.js'
import { hostResources, paymentsResources, pushResources, trackerResources } from '../../src/clients/resources/index.js'
import { createTiming, rejection } from './timing.js'

/** Serves resources by their URLs, and records the calls. */
function serving(resources: Readonly<Record<string, unknown>>) {
  const called: string[] = []
  const fetch = async (url: string, init: RequestInit) => {
    called.push(`${new Headers(init.headers).get('authorization')} ${url}`)
    return url in resources ? Response.json(resources[url]) : new Response('', { status: 404 })
  }
  return { called, options: { token: 'access', fetch, ...createTiming() } }
}

const self = 'https://api.payments.example/v1/payments/authorization/5RA'
const authorization = {
  id: '5RA',
  state: 'authorized',
  amount: { total: '7.47', currency: 'USD' },
  links: [
    { href: 'https://api.payments.example/v1/other', rel: 'capture', method: 'POST' },
    { href: self, rel: 'self', method: 'GET' },
  ],
}
const payload = { id: 'WH-1', event_type: 'PAYMENT.AUTHORIZATION.CREATED', resource: authorization }
const bases = ['https://api.payments.example/v1']

describe('paymentsResources', () => {
  it('fetches the resource, and finds no differences', async () => {
    const { called, options } = serving({ [self]: authorization })
    const fetched = await paymentsResources({ ...options, bases }).fetch(payload)
    expect(fetched).toEqual({ resource: authorization, differences: [] })
    expect(called).toEqual([`Bearer access ${self}`])
  })

  it('says where the resource differs from the payload', async () => {
    const current = { ...authorization, state: 'voided', amount: { total: '7.48', currency: 'USD' }, links: [] }
    const { options } = serving({ [self]: current })
    const { differences } = await paymentsResources({ ...options, bases, ignore: ['links'] }).fetch(payload)
    expect(differences).toEqual([
      { path: 'state', payload: 'authorized', resource: 'voided' },
      { path: 'amount.total', payload: '7.47', resource: '7.48' },
    ])
  })

  it('follows no link that leads outside the bases', async () => {
    const { called, options } = serving({})
    for (const href of [
      'https://attacker.example/v1/payments/authorization/5RA',
      'https://api.payments.example/v2/payments',
      'https://api.payments.example/v1/../v2',
      'https://api.payments.example/v1/%2e%2e/v2',
      'http://api.payments.example/v1/payments',
      'https://user@api.payments.example/v1/payments',
    ]) {
      const forged = { resource: { id: '5RA', links: [{ rel: 'self', href }] } }
      const error = await rejection(paymentsResources({ ...options, bases }).fetch(forged))
      expect(error).toMatchObject({ code: 'link_not_allowed', attempts: 0 })
    }
    expect(called).toEqual([])
  })

  it('reports a missing link, another resource, and a resource that is gone', async () => {
    const { options } = serving({ [self]: { ...authorization, id: 'other' } })
    const resources = paymentsResources({ ...options, bases })
    for (const resource of [undefined, 'x', {}, { links: {} }, { links: [null, 7, { rel: 'self' }] }]) {
      expect(await rejection(resources.fetch({ resource }))).toMatchObject({ code: 'link_missing', attempts: 0 })
    }
    expect(await rejection(resources.fetch(payload))).toMatchObject({ code: 'response_invalid' })
    const gone = paymentsResources({ ...serving({}).options, bases })
    expect(await rejection(gone.fetch(payload))).toMatchObject({ code: 'not_found' })
  })

  it('rejects wrong options', () => {
    const { options } = serving({})
    expect(() => paymentsResources({ ...options, bases: [] })).toThrow(/^paymentsResources: bases /)
    expect(() => paymentsResources({ ...options, bases: ['http://a.example'] })).toThrow(/^paymentsResources: bases /)
    expect(() => paymentsResources({ ...options, bases, field: 'x' } as never)).toThrow(/^paymentsResources: field /)
  })
})

describe('trackerResources', () => {
  const issue = { id: '99291', self: 'https://tracker.example/rest/api/2/issue/99291', key: 'TIDE-1', fields: {} }
  const comment = { id: '252789', self: 'https://tracker.example/rest/api/2/issue/10148/comment/252789', body: 'a' }

  it('fetches the issue, or with a field another resource', async () => {
    const { options } = serving({ [issue.self]: { ...issue, key: 'TIDE-2' }, [comment.self]: comment })
    const tracker = { ...options, bases: ['https://tracker.example/rest'] }
    const { differences } = await trackerResources(tracker).fetch({ issue, comment })
    expect(differences).toEqual([{ path: 'key', payload: 'TIDE-1', resource: 'TIDE-2' }])
    expect(await trackerResources({ ...tracker, field: 'comment' }).fetch({ issue, comment })).toEqual({
      resource: comment,
      differences: [],
    })
    expect(await rejection(trackerResources({ ...tracker, field: 'toString' }).fetch({ issue }))).toMatchObject({
      code: 'link_missing',
    })
  })
})

describe('hostResources', () => {
  it('fetches the issue, and tells fields that only one side has', async () => {
    const url = 'https://api.code.example/repos/harbour/tide/issues/7'
    const { options } = serving({ [url]: { id: 1, url, number: 7, closed_by: null } })
    const resources = hostResources({ ...options, bases: ['https://api.code.example'] })
    const { differences } = await resources.fetch({ action: 'opened', issue: { id: 1, url, number: 7, title: 't' } })
    expect(differences).toEqual([
      { path: 'title', payload: 't', resource: undefined },
      { path: 'closed_by', payload: undefined, resource: null },
    ])
  })
})

describe('pushResources', () => {
  it('fetches the watched resource', async () => {
    const resourceUri = 'https://calendar.example/v3/calendars/primary/events?alt=json'
    const { options } = serving({ [resourceUri]: { kind: 'events', items: [] } })
    const resources = pushResources({ ...options, bases: ['https://calendar.example/v3'] })
    expect(await resources.fetch({ resourceUri, state: 'exists' })).toEqual({
      resource: { kind: 'events', items: [] },
      differences: [],
    })
    expect(await rejection(resources.fetch({ state: 'exists' }))).toMatchObject({ code: 'link_missing' })
  })
})

describe('findDifferences', () => {
  it('compares lists by position, and kinds before contents', () => {
    expect(findDifferences({ a: [1, { b: 2 }] }, { a: [1, { b: 3 }, 4] }, [])).toEqual([
      { path: 'a[1].b', payload: 2, resource: 3 },
      { path: 'a[2]', payload: undefined, resource: 4 },
    ])
    expect(findDifferences({ a: [] }, { a: {} }, [])).toEqual([{ path: 'a', payload: [], resource: {} }])
    expect(findDifferences({ a: null }, { a: {} }, [])).toEqual([{ path: 'a', payload: null, resource: {} }])
  })

  it('sees only own fields', () => {
    expect(findDifferences({ toString: 'x' }, {}, [])).toEqual([
      { path: 'toString', payload: 'x', resource: undefined },
    ])
  })

  it('leaves out ignored paths with everything below, and stops at 100', () => {
    expect(findDifferences({ a: { b: 1 }, ab: 1 }, { a: { b: 2 }, ab: 2 }, ['a']).map(({ path }) => path)).toEqual([
      'ab',
    ])
    expect(findDifferences(Array.from({ length: 500 }).fill(1), [], [])).toHaveLength(100)
  })

  it('finds a difference exactly if two JSON values differ', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        const copy: unknown = JSON.parse(JSON.stringify(one))
        expect(findDifferences(copy, JSON.parse(JSON.stringify(copy)), [])).toEqual([])
        const isSame = JSON.stringify(one) === JSON.stringify(other)
        if (isSame) return
        const found = findDifferences({ value: one }, { value: other }, [])
        const hasSameParts = sorted(one) === sorted(other)
        expect(found.length > 0).toBe(!hasSameParts)
      }),
    )
  })
})

/** JSON with sorted keys. Negative zero is another value than zero. */
function sorted(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => {
    if (Object.is(part, -0)) return '-0'
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part
    return Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
  })
}
