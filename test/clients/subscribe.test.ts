import { http } from 'msw'
import { describe, expect, it } from 'vitest'
import { createChannelKeeper } from '../../src/clients/channels/channel-keeper.js'
import { memoryChannelStore } from '../../src/clients/channels/memory.js'
import { pushChannels } from '../../src/clients/channels/push-channels.js'
import { paymentsEvents } from '../../src/clients/payments/payments-events.js'
import { createReceiver, hmacSignature, memoryDedupeStore } from '../../src/index.js'
import { createSequencer } from '../../src/stores/sequence/index.js'
import { paymentsPayload, paymentsSample, pushSample, signHmac } from '../../src/testing/index.js'
import { simulatePaymentsEvents, simulatePushChannels, toMswHandlers } from '../../src/testing/msw/index.js'
import { createSimulator, profiles, virtualTime } from '../../src/testing/simulator/index.js'
import { payments } from '../../src/vendors/styles/payments.js'
import { push } from '../../src/vendors/styles/push.js'
import { simulatedNetwork } from './simulated-network.js'

const start = 1_796_000_000_000
const time = virtualTime({ startAt: start })
const calendar = simulatePushChannels({ baseUrl: 'https://calendar.example', accessToken: 'access', now: time.now })
const resend: string[] = []
const pay = simulatePaymentsEvents({
  baseUrl: 'https://pay.example',
  events: ['e1', 'e2'].map((id) => ({ ...paymentsPayload(), id })),
  onResend: ({ id }) => resend.push(id),
})
simulatedNetwork(...toMswHandlers(http, calendar, pay))

describe('a consumer and a simulated provider', () => {
  it('subscribes with the real client, receives every message once and in order, and unsubscribes', async () => {
    const keeper = createChannelKeeper({
      channels: pushChannels({ baseUrl: 'https://calendar.example', apiName: 'calendar', token: 'access' }),
      store: memoryChannelStore(),
      address: 'https://consumer.example/hooks',
      watches: { team: { resource: ['calendars', 'team', 'events'] } },
      now: time.now,
    })
    expect(await keeper.reconcile()).toMatchObject([{ watch: 'team' }])
    const [channel] = calendar.channels()
    if (channel === undefined) throw new Error('nothing was registered')

    const handled: number[] = []
    const receiver = createReceiver({
      provider: push({ tokens: keeper.tokenFor }),
      on: { exists: ({ payload }) => handled.push(payload.messageNumber) },
      dedupe: memoryDedupeStore({ now: time.now }),
      order: createSequencer({ mode: 'contiguous', first: 1, maxWaitMs: 60_000 }),
      now: time.now,
    })
    const simulator = createSimulator({
      target: receiver,
      sample: ({ number }) =>
        pushSample({
          channelId: channel.id,
          resourceId: channel.resourceId,
          token: channel.token ?? '',
          messageNumber: number,
        }),
      profile: { ...profiles.specified, maxRetries: 60 },
      faults: {
        reorder: 0.3,
        loseRequest: 0.2,
        loseResponse: 0.2,
        duplicate: 0.2,
        concurrent: 0.2,
        maxFaultyAttempts: 5,
      },
      time,
    })
    for (let count = 0; count < 100; count++) void simulator.send(undefined, { channel: channel.id })
    expect((await simulator.settled()).states).toMatchObject({ delivered: 100 })
    expect(handled).toEqual(Array.from({ length: 100 }, (_, index) => index + 1))

    await keeper.stopAll()
    expect(calendar.channels()).toEqual([])
    // Deliveries in flight when the channel was stopped are still accepted.
    expect(await keeper.lookup(channel.id)).toMatchObject({ state: expect.not.stringMatching('unknown') as string })
  })

  it('requests a redelivery with the real client, and receives it', async () => {
    const scheme = { header: 'X-Signature' }
    const handled: (string | undefined)[] = []
    const receiver = createReceiver({
      provider: payments({ verify: hmacSignature({ ...scheme, secrets: 's3cret' }) }),
      on: { '*': ({ id }) => handled.push(id) },
      dedupe: memoryDedupeStore(),
    })
    const events = paymentsEvents({ baseUrl: 'https://pay.example', token: 'access' })
    for await (const { id } of events.list()) await events.resend(id)
    for (const id of resend) {
      await receiver.receive(await signHmac(paymentsSample({ payload: { id } }), { ...scheme, secret: 's3cret' }))
    }
    expect(handled).toEqual(['e1', 'e2'])
  })
})
