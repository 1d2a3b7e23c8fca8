import { describe, expect, it } from 'vitest'
import { createReceiver } from '../../src/index.js'
import { injectDelivery } from '../../src/testing/index.js'
import { githubSample, signGithub } from '../../src/testing/vendors/github.js'
import { githubSamples } from '../../src/testing/vendors/github-samples.js'
import { shopifyPayload } from '../../src/testing/vendors/shopify.js'
import { signStripe, stripeSample } from '../../src/testing/vendors/stripe.js'
import { stripeSamples } from '../../src/testing/vendors/stripe-samples.js'
import { github } from '../../src/vendors/github/index.js'
import { stripe } from '../../src/vendors/stripe/index.js'

const secret = 's3cret'

describe('githubSample', () => {
  const bodyOf = async (event: string) => {
    const seen: { event: string; known: boolean; payload: Record<string, unknown> }[] = []
    const receiver = createReceiver({
      provider: github({ secrets: secret }),
      on: { '*': ({ event: name, known, payload }) => seen.push({ event: name, known, payload: { ...payload } }) },
    })
    const { response } = await injectDelivery(receiver, signGithub(githubSample({ event }), { secret }))
    expect(response.status).toBe(200)
    return seen[0]
  }

  it('has a payload for twenty kinds', () => {
    expect(Object.keys(githubSamples)).toHaveLength(20)
  })

  it.each(Object.entries(githubSamples))('gives a body of %s, which the preset knows', async (kind, fields) => {
    const seen = await bodyOf(kind)
    expect(seen?.known).toBe(true)
    expect(seen?.event.split('.')[0]).toBe(kind)
    expect(seen?.payload).toMatchObject({
      ...fields,
      repository: { full_name: 'harbour/tide' },
      sender: { login: 'mira' },
    })
  })

  it('sets the action after the dot', async () => {
    const seen = await bodyOf('pull_request.closed')
    expect(seen).toMatchObject({ event: 'pull_request.closed', payload: { action: 'closed', number: 7 } })
  })

  it('has only the common fields for other kinds', async () => {
    expect(Object.keys((await bodyOf('gollum'))?.payload ?? {}).sort()).toEqual(['repository', 'sender'])
  })
})

describe('stripeSample', () => {
  const handle = async (sample: ReturnType<typeof stripeSample>) => {
    const seen: { event: string; known: boolean; object: unknown }[] = []
    const receiver = createReceiver({
      provider: stripe({ secrets: secret }),
      on: { '*': ({ event, known, payload }) => seen.push({ event, known, object: payload.data?.object }) },
    })
    const { response } = await injectDelivery(receiver, signStripe(sample, { secret }))
    expect(response.status).toBe(200)
    return seen[0]
  }

  it('has an object for twenty events', () => {
    expect(Object.keys(stripeSamples)).toHaveLength(20)
  })

  it.each(Object.entries(stripeSamples))('gives the object of %s', async (event, object) => {
    expect(await handle(stripeSample({ event }))).toEqual({ event, known: true, object })
  })

  it('takes the event from a changed type', async () => {
    const seen = await handle(stripeSample({ payload: { type: 'checkout.session.completed' } }))
    expect(seen).toMatchObject({ event: 'checkout.session.completed', object: { object: 'checkout.session' } })
  })

  it('has an invoice for other events', async () => {
    expect(await handle(stripeSample({ event: 'invoice.sent' }))).toMatchObject({ object: { object: 'invoice' } })
  })
})

describe('shopifyPayload', () => {
  it('has an id that a number holds exactly', () => {
    const { id, admin_graphql_api_id } = shopifyPayload()
    expect(Number.isSafeInteger(id)).toBe(true)
    expect(admin_graphql_api_id).toBe(`gid://shopify/Order/${id}`)
  })
})
