import { afterEach, describe, expect, it, vi } from 'vitest'
import type { StoredDelivery } from '../../../src/authors.js'
import type { InboxConsumption } from '../../../src/core/ports/inbox.js'
import {
  createReceiver,
  type Delivery,
  type HandlerContext,
  type Inbox,
  memoryDedupeStore,
  type Receipt,
  retryLater,
  unverified,
  WebhookError,
} from '../../../src/index.js'
import { createClaim } from '../../../src/stores/inbox/handling/claim.js'
import type { InboxOperations } from '../../../src/stores/inbox/operating/operations.js'
import { storeInInbox } from '../../../src/stores/inbox/storing/store-in-inbox.js'
import { createSequencer } from '../../../src/stores/sequence/sequencer.js'
import { memoryInbox } from '../../../src/testing/memory-inbox.js'
import { pushSample } from '../../../src/testing/samples/push.js'
import { push } from '../../../src/vendors/styles/push.js'
import { parcel, parcels } from '../../core/receiver/parcels.js'

const consumptions: InboxConsumption[] = []

async function consume(inbox: Inbox, ...receivers: Parameters<Inbox['consume']>): Promise<void> {
  consumptions.push(await inbox.consume(...receivers))
}

afterEach(async () => {
  await Promise.all(consumptions.splice(0).map((consumption) => consumption.close()))
})

const sent = { type: 'parcel.sent', weight: 2, id: 'p1' }

// Records the stored deliveries, and answers with `answer`.
function shelf(answer: () => Promise<unknown> = async () => 'stored') {
  const kept: StoredDelivery[] = []
  const inbox: Inbox = {
    ordering: 'strict-per-key',
    step: storeInInbox,
    async put(delivery) {
      kept.push(delivery)
      return (await answer()) as 'stored'
    },
    consume: () => Promise.reject(new Error('not here')),
    close: async () => {},
  }
  return { inbox, kept }
}

describe('handleStored', () => {
  it('aborts the signal of a handler whose inbox loses its claim', async () => {
    const { inbox, kept } = shelf()
    const claim = createClaim(() => 60_000_000)
    const seen: unknown[] = []
    const on = {
      'parcel.sent': (_delivery: unknown, context: HandlerContext) => {
        // Handlers take what they need out of the context.
        const { signal, isCurrent } = context
        seen.push(signal.aborted, isCurrent())
        claim.lose()
        seen.push(signal.aborted, isCurrent(), signal.reason)
      },
    }
    const receiver = createReceiver({ provider: parcels(), on, inbox })
    await receiver.receive(parcel(sent))
    const [stored] = kept
    if (stored === undefined) throw new Error('not stored')
    await receiver.handleStored(stored, 1, claim)
    expect(seen).toEqual([false, true, true, false, expect.objectContaining({ code: 'lease_lost' })])
    // The claim has ended, so the handler does not start.
    await expect(receiver.handleStored(stored, 2, claim)).rejects.toMatchObject({ code: 'lease_lost' })
    expect(seen).toHaveLength(5)
  })
})

describe('the option subject', () => {
  const options = (inbox: Inbox, subject: (delivery: Delivery) => string | readonly string[] | undefined) =>
    createReceiver({ provider: parcels(), on: {}, inbox: { inbox, subject }, onError: () => {} })

  it('stores the persons of a delivery, each once, and refuses others than texts', async () => {
    const { inbox, kept } = shelf()
    const found: unknown[] = [
      'ada',
      ['ada', 'bo', 'ada'],
      undefined,
      [],
      '',
      [7],
      Array.from({ length: 101 }, (_, index) => String(index)),
    ]
    const receiver = options({ ...inbox, erase: () => {} } as Inbox, () => found.shift() as string)
    const outcomes: string[] = []
    while (found.length > 0) outcomes.push((await receiver.receive(parcel(sent))).outcome)
    expect(outcomes).toEqual(['stored', 'stored', 'stored', 'stored', 'failed', 'failed', 'failed'])
    expect(kept.map(({ subjects }) => subjects)).toEqual([['ada'], ['ada', 'bo'], [], []])
  })

  it('is refused by an inbox that cannot erase', () => {
    expect(() => options(shelf().inbox, () => 'ada')).toThrow('inbox.subject must be left out')
  })
})

describe('the functions of an inbox', () => {
  const wrong = [
    ['urgent', () => 1, 'true or false'],
    ['urgent', async () => true, 'true or false'],
    ['key', () => 7, 'a string, or undefined'],
    ['key', async () => 'a', 'a string, or undefined'],
    ['tenant', () => 7, 'a string, or undefined'],
    ['tenant', async () => 'a', 'a string, or undefined'],
  ] as const
  it.each(wrong)('fail a delivery whose %s is wrong, and say what it must be', async (option, toWrong, expected) => {
    const message = `createReceiver: inbox.${option} must return ${expected}`
    const inbox = { inbox: memoryInbox(), [option]: toWrong as never }
    const receiver = createReceiver({ provider: parcels(), on: {}, inbox, onError: () => {} })
    const { outcome, response, error } = await receiver.receive(parcel(sent))
    expect([outcome, response.status, error]).toEqual([
      'failed',
      500,
      expect.objectContaining({ code: 'internal_error', message }),
    ])
  })
})

describe('handleDue', () => {
  it('keeps a delivery for a timed-out handler until it ends, and takes its result', async () => {
    vi.useFakeTimers()
    try {
      const inbox = memoryInbox({ retryDelayMs: 0 })
      const ends = [new Error('too late'), undefined]
      let running = 0
      const most: number[] = []
      const errors: string[] = []
      const on = {
        async 'parcel.sent'() {
          most.push(++running)
          await new Promise((resolve) => setTimeout(resolve, 120_000))
          running--
          const failure = ends.shift()
          if (failure) throw failure
        },
      }
      const receiver = createReceiver({ provider: parcels(), on, inbox, onError: ({ code }) => errors.push(code) })
      await receiver.receive(parcel(sent))
      const handling = inbox.handleDue(receiver)
      await vi.advanceTimersByTimeAsync(119_000)
      expect([await inbox.depth(), running, errors]).toEqual([
        { waiting: 0, active: 1, dead: 0 },
        1,
        ['handler_timeout'],
      ])
      await vi.advanceTimersByTimeAsync(300_000)
      expect(await handling).toEqual({ handled: 1, failed: 1, isMore: false })
      expect([most, errors]).toEqual([
        [1, 1],
        ['handler_timeout', 'handler_failed', 'handler_timeout'],
      ])
    } finally {
      vi.useRealTimers()
    }
  })

  it('retries a delivery whose handler hangs', async () => {
    vi.useFakeTimers()
    try {
      const inbox = memoryInbox({ attempts: 1 })
      const on = { 'parcel.sent': () => new Promise(() => {}) }
      const receiver = createReceiver({ provider: parcels(), on, inbox, onError: () => {} })
      await receiver.receive(parcel(sent))
      const handling = inbox.handleDue(receiver)
      await vi.advanceTimersByTimeAsync(931_000)
      expect(await handling).toEqual({ handled: 0, failed: 1, isMore: false })
      expect((await inbox.deadLetters())[0]?.reason).toMatch(/^handler_timeout/)
    } finally {
      vi.useRealTimers()
    }
  })

  it('keeps each delivery of a batch for its timed-out handler', async () => {
    vi.useFakeTimers()
    try {
      const inbox = memoryInbox({ retryDelayMs: 0 })
      const order: string[] = []
      const on = {
        async '*'({ id }: { readonly id: string | undefined }) {
          order.push(`start ${id}`)
          await new Promise((resolve) => setTimeout(resolve, 60_000))
          order.push(`end ${id}`)
        },
      }
      const provider = parcels({ parts: () => [sent, { ...sent, id: 'p2' }] })
      const receiver = createReceiver({ provider, on, inbox, onError: () => {} })
      await receiver.receive(parcel(sent))
      const handling = inbox.handleDue(receiver)
      await vi.advanceTimersByTimeAsync(200_000)
      expect(await handling).toEqual({ handled: 1, failed: 0, isMore: false })
      expect(order).toEqual(['start p1', 'end p1', 'start p2', 'end p2'])
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('createReceiver with an inbox', () => {
  it('acknowledges a delivery once it is stored, and hands it to a consumer', async () => {
    const inbox = memoryInbox()
    const handled = vi.fn()
    const receiver = createReceiver({ provider: parcels(), on: { 'parcel.sent': handled }, inbox })
    const receipt = await receiver.receive(parcel(sent))
    expect(receipt).toMatchObject({
      outcome: 'stored',
      response: { status: 202 },
      deliveryId: 'p1',
      event: 'parcel.sent',
    })
    expect(handled).not.toHaveBeenCalled()
    expect(await receiver.receive(parcel(sent))).toMatchObject({ outcome: 'duplicate', response: { status: 200 } })

    await consume(inbox, receiver)
    await vi.waitFor(() => expect(handled).toHaveBeenCalledTimes(1))
    const [delivery, context] = handled.mock.calls[0] ?? []
    expect(delivery).toMatchObject({
      event: 'parcel.sent',
      payload: { weight: 2 },
      id: 'p1',
      proof: { strength: 'none' },
    })
    expect(context).toMatchObject({ attempt: 1, late: false, duplicate: false })
  })

  it('gives the handler the time of receipt and the proof of the original request', async () => {
    const inbox = memoryInbox()
    const receivedAt = 1_700_000_000_000
    const front = createReceiver({ provider: parcels(), on: {}, inbox, now: () => receivedAt })
    await front.receive(parcel(sent))
    const handled = vi.fn()
    const back = createReceiver({ provider: parcels(), on: { '*': handled }, inbox })
    await consume(inbox, back)
    await vi.waitFor(() => expect(handled).toHaveBeenCalledTimes(1))
    expect(handled.mock.calls[0]?.[0].receivedAt.getTime()).toBe(receivedAt)
  })

  it('retries a delivery whose handler throws or returns retryLater, and reports each attempt', async () => {
    const inbox = memoryInbox({ retryDelayMs: 0 })
    const attempts: number[] = []
    const errors: string[] = []
    const receipts: Receipt[] = []
    const receiver = createReceiver({
      provider: parcels(),
      inbox,
      on: {
        '*': (_delivery, { attempt }) => {
          attempts.push(attempt)
          if (attempt === 1) throw new Error('broken')
          return attempt === 2 ? retryLater() : undefined
        },
      },
      onError: ({ code }) => errors.push(code),
      onReceipt: (receipt) => receipts.push(receipt),
    })
    await receiver.receive(parcel(sent))
    await consume(inbox, receiver)
    await vi.waitFor(() => expect(attempts).toEqual([1, 2, 3]))
    await vi.waitFor(() =>
      expect(receipts.map(({ outcome }) => outcome)).toEqual(['stored', 'failed', 'failed', 'handled']),
    )
    expect(errors).toEqual(['handler_failed', 'handler_failed'])
  })

  it('distinguishes deliveries of different endpoints and providers', async () => {
    const { inbox, kept } = shelf()
    for (const endpoint of ['one', 'two']) {
      await createReceiver({ provider: parcels(), on: {}, inbox, endpoint }).receive(parcel(sent))
    }
    await createReceiver({ provider: parcels({ name: 'letters' }), on: {}, inbox, endpoint: 'one' }).receive(
      parcel(sent),
    )
    await createReceiver({ provider: parcels(), on: {}, inbox, endpoint: 'one' }).receive(parcel(sent))
    const ids = kept.map(({ id }) => id)
    expect(new Set(ids).size).toBe(3)
    expect(ids[3]).toBe(ids[0])
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  })

  it('stores every delivery that has no id', async () => {
    const { inbox, kept } = shelf()
    const receiver = createReceiver({ provider: parcels(), on: {}, inbox })
    await receiver.receive(parcel())
    await receiver.receive(parcel())
    expect(new Set(kept.map(({ id }) => id)).size).toBe(2)
  })

  it('takes the key and number from the channel, or the key from the option', async () => {
    const { inbox, kept } = shelf()
    const provider = push({ tokens: 'sample-token' })
    await createReceiver({ provider, on: {}, inbox }).receive(pushSample({ messageNumber: 7 }))
    const key = ({ payload }: { readonly payload: { readonly resourceId: string } }) => payload.resourceId
    await createReceiver({ provider, on: {}, inbox: { inbox, key } }).receive(pushSample({ messageNumber: 8 }))
    expect(kept[0]).toMatchObject({ number: 7 })
    expect(kept[0]?.key).toMatch(/./)
    expect(kept[1]).toMatchObject({ number: undefined })
    expect(kept[1]?.key).not.toBe(kept[0]?.key)
  })

  it('stores a request with several deliveries once, and handles each delivery', async () => {
    const inbox = memoryInbox()
    const provider = parcels({
      parts: (payload) => (Array.isArray(payload) ? payload : undefined),
      payload: (body) => body,
    })
    const handled: (string | undefined)[] = []
    const receiver = createReceiver({
      provider,
      inbox,
      dedupe: memoryDedupeStore(),
      on: { '*': ({ id }) => void handled.push(id) },
    })
    const batch = parcel([sent, { ...sent, id: 'p2' }])
    expect(await receiver.receive(batch)).toMatchObject({ outcome: 'stored' })
    expect(await receiver.receive(batch)).toMatchObject({ outcome: 'duplicate' })
    await consume(inbox, receiver)
    await vi.waitFor(() => expect(handled).toEqual(['p1', 'p2']))
  })

  it.each([7, null])('refuses the key %s, which is not a string', async (key) => {
    const { inbox, kept } = shelf()
    const receiver = createReceiver({ provider: parcels(), on: {}, inbox: { inbox, key: () => key as never } })
    expect(await receiver.receive(parcel(sent))).toMatchObject({ outcome: 'failed', error: { code: 'internal_error' } })
    expect(kept).toEqual([])
  })

  it('removes what was sent to the engine from its error', async () => {
    const { inbox } = shelf(() => Promise.reject(Object.assign(new Error('full'), { params: ['a token'] })))
    const { error } = await createReceiver({ provider: parcels(), on: {}, inbox }).receive(parcel(sent))
    expect(error?.cause).toMatchObject({ message: 'full' })
    expect(error?.cause).not.toHaveProperty('params')
  })

  it.each([
    ['rejects', () => Promise.reject(new Error('connection lost'))],
    ['answers nonsense', async () => undefined],
    ['never answers', () => new Promise(() => {})],
  ])('asks the provider to retry when the inbox %s', async (_name, answer) => {
    const onError = vi.fn()
    const { inbox } = shelf(answer)
    const receiver = createReceiver({ provider: parcels(), on: {}, inbox, limits: { storeTimeoutMs: 20 }, onError })
    expect(await receiver.receive(parcel(sent))).toMatchObject({ outcome: 'failed', response: { status: 503 } })
    expect(onError.mock.calls[0]?.[0]).toMatchObject({ code: 'store_unavailable' })
  })

  it('limits what a hung inbox holds, counts timed-out calls, and continues once it answers', async () => {
    const answers: ((state: string) => void)[] = []
    let isHung = true
    const hang = () => new Promise<string>((resolve) => answers.push(resolve))
    const { inbox, kept } = shelf(async () => (isHung ? hang() : 'stored'))
    const limits = { storeTimeoutMs: 20 }
    const bounded = { inbox, maxPendingBytes: 9_000, onInvalid: 'park' } as const
    const receiver = createReceiver({ provider: parcels(), on: {}, inbox: bounded, limits })
    const receive = (id: string) => receiver.receive(parcel({ ...sent, id }))
    for (const id of ['p1', 'p2']) expect(await receive(id)).toMatchObject({ response: { status: 503 } })
    for (const request of [parcel(sent), parcel({})]) {
      const { response, error } = await receiver.receive(request)
      expect([response.status, error?.code]).toEqual([503, 'store_unavailable'])
    }
    expect(kept.map(({ deliveryId }) => deliveryId)).toEqual(['p1', 'p2'])

    answers[0]?.('stored')
    await vi.waitFor(async () => {
      await receive('p3')
      expect(kept).toHaveLength(3)
    })
    isHung = false
    for (const answer of answers) answer('stored')
    await vi.waitFor(async () => expect(await receive('p4')).toMatchObject({ outcome: 'stored' }))
  })

  it('frees the room of a failed call', async () => {
    const { inbox, kept } = shelf(() => Promise.reject(new Error('connection lost')))
    const receiver = createReceiver({ provider: parcels(), on: {}, inbox: { inbox, maxPendingBytes: 1 } })
    for (const id of ['p1', 'p2']) await receiver.receive(parcel({ ...sent, id }))
    expect(kept).toHaveLength(2)
  })

  it('stores a delivery larger than maxPendingBytes while no other is pending', async () => {
    const { inbox } = shelf()
    const receiver = createReceiver({ provider: parcels(), on: {}, inbox: { inbox, maxPendingBytes: 1 } })
    expect(await receiver.receive(parcel(sent))).toMatchObject({ outcome: 'stored' })
  })

  it('refuses an unparsable request, and parks it if configured', async () => {
    const inbox = memoryInbox()
    const refusing = createReceiver({ provider: parcels(), on: {}, inbox })
    expect(await refusing.receive(parcel({ weight: 2 }))).toMatchObject({
      outcome: 'refused',
      response: { status: 400 },
    })

    const onError = vi.fn()
    const parking = createReceiver({ provider: parcels(), on: {}, inbox: { inbox, onInvalid: 'park' }, onError })
    expect(await parking.receive(parcel({ weight: 2 }))).toMatchObject({ outcome: 'parked', response: { status: 202 } })
    expect(onError.mock.calls[0]?.[0]).toMatchObject({ code: 'payload_invalid' })
    const [dead] = await inbox.deadLetters()
    expect(dead).toMatchObject({ attempts: 0, reason: expect.stringContaining('payload_invalid') })

    // The schema is fixed, and the parked delivery is redriven.
    const handled = vi.fn()
    const mended = parcels({ event: () => 'parcel.found', schema: (await import('zod/mini')).looseObject({}) as never })
    await consume(inbox, createReceiver({ provider: mended, on: { 'parcel.found': handled } }))
    await inbox.redrive([dead?.delivery.id ?? ''])
    await vi.waitFor(() => expect(handled).toHaveBeenCalledTimes(1))
  })

  it('parks only verified requests', async () => {
    const { inbox, kept } = shelf()
    const verify = () => {
      throw new WebhookError('signature_mismatch', 'no')
    }
    const receiver = createReceiver({ provider: parcels({ verify }), on: {}, inbox: { inbox, onInvalid: 'park' } })
    expect(await receiver.receive(parcel({}))).toMatchObject({ response: { status: 401 } })
    expect(kept).toEqual([])
  })

  it('asks the provider to retry when a parked delivery cannot be stored', async () => {
    const { inbox } = shelf(() => Promise.reject(new Error('disk full')))
    const receiver = createReceiver({ provider: parcels(), on: {}, inbox: { inbox, onInvalid: 'park' } })
    expect(await receiver.receive(parcel({}))).toMatchObject({ outcome: 'failed', response: { status: 503 } })
  })

  it('answers a handshake without storing it', async () => {
    const { inbox, kept } = shelf()
    const provider = push({ tokens: 'sample-token' })
    const receiver = createReceiver({ provider: { ...provider, handshake: () => retryLater() }, on: {}, inbox })
    await receiver.receive(pushSample())
    expect(kept).toEqual([])
  })

  it('handles stored deliveries while draining, so that no attempt is wasted', async () => {
    const inbox: Inbox & InboxOperations = memoryInbox({ attempts: 1 })
    const handled = vi.fn()
    const receiver = createReceiver({ provider: parcels(), on: { '*': handled }, inbox })
    await receiver.receive(parcel(sent))
    await receiver.drain()
    expect(await receiver.receive(parcel(sent))).toMatchObject({ error: { code: 'shutting_down' } })
    await consume(inbox, receiver)
    await vi.waitFor(() => expect(handled).toHaveBeenCalledTimes(1))
    await vi.waitFor(async () => expect(await inbox.depth()).toEqual({ waiting: 0, active: 0, dead: 0 }))
  })

  it('waits during a shutdown for stored deliveries in flight, but not for later ones', async () => {
    const inbox = memoryInbox()
    const finish: (() => void)[] = []
    const hang = () => new Promise<void>((resolve) => finish.push(resolve))
    const receiver = createReceiver({ provider: parcels(), on: { '*': hang }, inbox })
    for (const id of ['p1', 'p2']) await receiver.receive(parcel({ ...sent, id }))
    await consume(inbox, receiver, { concurrency: 1 })
    await vi.waitFor(() => expect(finish).toHaveLength(1))
    const drained = vi.fn()
    const draining = receiver.drain().then(drained)
    await new Promise((resolve) => setTimeout(resolve))
    expect(drained).not.toHaveBeenCalled()
    finish[0]?.()
    await draining
    await vi.waitFor(() => expect(finish).toHaveLength(2))
    finish[1]?.()
  })

  it('refuses stored deliveries of another provider with the same endpoint', async () => {
    const inbox = memoryInbox({ attempts: 1 })
    const handled = vi.fn()
    const letters = createReceiver({ provider: parcels({ name: 'letters' }), on: {}, inbox, endpoint: 'mail' })
    await letters.receive(parcel(sent))
    const onError = vi.fn()
    await consume(inbox, createReceiver({ provider: parcels(), endpoint: 'mail', on: { '*': handled }, onError }))
    await vi.waitFor(async () => expect(await inbox.deadLetters()).toHaveLength(1))
    expect((await inbox.deadLetters())[0]?.reason).toMatch(/^internal_error: .*letters.*parcels/)
    expect(onError.mock.calls[0]?.[0]).toMatchObject({ code: 'internal_error' })
    expect(handled).not.toHaveBeenCalled()
  })

  it.each(['throws', 'gives'])('records a failure when a handler %s a value whose getters throw', async (what) => {
    const inbox = memoryInbox({ attempts: 1 })
    const refuse = () => {
      throw new Error('asked')
    }
    const hostile = new Proxy({}, { get: refuse, has: refuse, getPrototypeOf: refuse, ownKeys: refuse })
    const handler = () => {
      if (what === 'gives') return hostile
      throw hostile
    }
    const receiver = createReceiver({ provider: parcels(), on: { '*': handler }, inbox })
    await receiver.receive(parcel(sent))
    await consume(inbox, receiver)
    await vi.waitFor(async () => expect(await inbox.deadLetters()).toHaveLength(1))
    expect((await inbox.deadLetters())[0]?.reason).toMatch(/^handler_failed: /)
  })

  it.each([
    ['inbox', { inbox: {} }],
    ['inbox', { inbox: null }],
    ['order', { inbox: memoryInbox(), order: createSequencer({ mode: 'increasing', maxWaitMs: 10 }) }],
    ['onDeadline', { inbox: memoryInbox(), onDeadline: 'accept' }],
    ['inbox.onInvalid', { inbox: { inbox: memoryInbox(), onInvalid: 'drop' } }],
    ['inbox.inbox', { inbox: { key: () => 'key' } }],
    ['inbox.maxPendingBytes', { inbox: { inbox: memoryInbox(), maxPendingBytes: 0 } }],
    ['inbox.key', { inbox: { inbox: memoryInbox(), key: 'key' } }],
  ])('refuses a wrong %s', (option, options) => {
    const create = () => createReceiver({ provider: parcels({ verify: unverified() }), on: {}, ...(options as object) })
    expect(create).toThrow(TypeError)
    expect(create).toThrow(option)
  })
})
