import { Environment, Paddle } from '@paddle/paddle-node-sdk'
import Stripe from 'stripe'
import { Svix } from 'svix'
import { afterEach, describe, expect, it } from 'vitest'
import {
  collect,
  type MissedSource,
  paddleFailedNotifications,
  stripeUndeliveredEvents,
  svixFailedMessages,
} from '../../src/clients/missed/index.js'

const since = Date.UTC(2026, 10, 20)
const from = new Date(since).toISOString()

/** Records calls as their method, path and sorted query, and returns JSON. */
function recording(answer: unknown) {
  const called: string[] = []
  const fetch = async (input: string | URL | Request, init?: RequestInit) => {
    const request = new Request(input, init)
    const { pathname, searchParams } = new URL(request.url)
    // Svix's library asks for a status that the source does not need.
    searchParams.delete('expanded_statuses')
    searchParams.sort()
    called.push(`${request.method} ${decodeURIComponent(pathname)}?${searchParams.toString()}`)
    return Response.json(answer)
  }
  return { called, fetch }
}

const globalFetch = globalThis.fetch
afterEach(() => {
  globalThis.fetch = globalFetch
})

/** What a library calls. */
async function callsOf(answer: unknown, work: () => Promise<unknown>): Promise<readonly string[]> {
  const { called, fetch } = recording(answer)
  globalThis.fetch = fetch
  await work()
  globalThis.fetch = globalFetch
  return called
}

/** What a source calls for one page and its deliveries. */
async function ownCalls(answer: unknown, make: (fetch: typeof globalThis.fetch) => MissedSource) {
  const { called, fetch } = recording(answer)
  const receiver = { receive: () => Promise.reject(new Error('not called')) }
  const receiveMessage = () => Promise.reject(new Error('not called'))
  await collect({ source: make(fetch), receiver: { ...receiver, receiveMessage }, since })
  return called
}

describe('the sources call what the libraries of the vendors call', () => {
  it('stripeUndeliveredEvents', async () => {
    const answer = { object: 'list', data: [], has_more: false }
    const stripe = new Stripe('sk_test_1', {
      httpClient: Stripe.createFetchHttpClient((...args) => globalThis.fetch(...args)),
    })
    const expected = await callsOf(answer, () =>
      stripe.events.list({ created: { gte: since / 1000 }, delivery_success: false, limit: 100 }),
    )
    expect(await ownCalls(answer, (fetch) => stripeUndeliveredEvents({ token: 'sk_test_1', fetch }))).toEqual(expected)
    expect(expected).toHaveLength(1)
  })

  it('svixFailedMessages', async () => {
    const message = { id: 'msg_1', eventType: 'a', payload: {}, status: 2, statusText: 'fail', timestamp: from }
    const answer = { data: [message], done: true, iterator: null, prevIterator: null }
    const svix = new Svix('token', { serverUrl: 'https://api.eu.svix.com' })
    const expected = await callsOf(answer, async () => {
      const options = { limit: 250, status: 2, after: new Date(since) }
      await svix.messageAttempt.listAttemptedMessages('app_1', 'ep_1', options)
      await svix.messageAttempt.resend('app_1', 'msg_1', 'ep_1')
    })
    const own = await ownCalls(answer, (fetch) =>
      svixFailedMessages({ baseUrl: 'https://api.eu.svix.com', appId: 'app_1', endpointId: 'ep_1', token: 't', fetch }),
    )
    expect(own).toEqual(expected)
    expect(expected).toHaveLength(2)
  })

  it('paddleFailedNotifications', async () => {
    const answer = {
      data: [{ id: 'ntf_1', occurred_at: from, replayed_at: null }],
      meta: { pagination: { has_more: false, next: '', per_page: 200, estimated_total: 1 } },
    }
    const paddle = new Paddle('key', { environment: Environment.production })
    const expected = await callsOf(answer, async () => {
      const query = { status: ['failed' as const], from, perPage: 200, notificationSettingId: ['ntfset_1'] }
      // Its items are made into objects of the library, which the answer here is too thin for.
      await paddle.notifications
        .list(query)
        .next()
        .catch(() => {})
      await paddle.notifications.replay('ntf_1').catch(() => {})
    })
    const own = await ownCalls(answer, (fetch) =>
      paddleFailedNotifications({ token: 'key', destinationId: 'ntfset_1', fetch }),
    )
    expect(own).toEqual(expected)
    expect(expected).toHaveLength(2)
  })
})
