import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { createReceiver, defineProvider, hmacSignature, jsonBody, memoryDedupeStore } from '../../../src/index.js'
import { createSequencer } from '../../../src/stores/sequence/index.js'
import { hostSample, signHmac } from '../../../src/testing/index.js'
import {
  createRandom,
  createSimulator,
  type FaultOptions,
  profiles,
  type SimulatorReport,
  virtualTime,
} from '../../../src/testing/simulator/index.js'
import { runs } from '../../runs.js'

const faults = {
  reorder: 0.3,
  delay: 0.2,
  loseRequest: 0.2,
  loseResponse: 0.2,
  cut: 0.1,
  slowBody: 0.1,
  clockSkew: 0.1,
  duplicate: 0.2,
  concurrent: 0.2,
  tamper: 0.2,
  truncate: 0.2,
  maxFaultyAttempts: 5,
} as const satisfies FaultOptions

const scheme = { header: 'X-Signature', timestamp: { header: 'X-Time' } }
const channels = 4

interface World {
  readonly seed: number
  readonly deliveries: number
  readonly dedupe?: boolean
  readonly order?: boolean
  /** Whether the handler fails at random. */
  readonly fails?: boolean
}

/** Sends numbered deliveries in virtual time, and returns what was sent and handled as `channel/number id`. */
async function play({ seed, deliveries, dedupe = true, order = true, fails = true }: World) {
  const time = virtualTime({ startAt: 1_796_000_000_000 })
  const random = createRandom(seed, -1)
  const handled: string[] = []
  const receiver = createReceiver({
    provider: defineProvider({
      name: 'simulated',
      verify: hmacSignature({ ...scheme, secrets: 's3cret' }),
      body: jsonBody(),
      schema: z.looseObject({ id: z.string(), channel: z.string(), number: z.number() }),
      event: () => 'numbered',
      id: ({ id }) => id,
      sequence: ({ channel, number }) => ({ channel, number }),
    }),
    ...(dedupe && { dedupe: memoryDedupeStore({ now: time.now }) }),
    ...(order && { order: createSequencer({ mode: 'contiguous', first: 1, maxWaitMs: 60_000 }) }),
    on: {
      '*': ({ payload: { channel, number, id } }) => {
        if (fails && random() < 0.2) throw new Error('the handler fails now and then')
        handled.push(`${channel}/${number} ${id}`)
      },
    },
    now: time.now,
  })
  const simulator = createSimulator({
    target: receiver,
    sample: ({ id, channel, number, sentAt }) =>
      signHmac(hostSample({ body: JSON.stringify({ id, channel, number }) }), { ...scheme, secret: 's3cret', sentAt }),
    profile: { ...profiles.specified, maxRetries: 60 },
    faults,
    seed,
    time,
  })
  for (let index = 0; index < deliveries; index++) void simulator.send(undefined, { channel: `c${index % channels}` })
  const report = await simulator.settled()
  await receiver.drain()
  return { report, handled }
}

function sentIn(report: SimulatorReport): readonly string[] {
  return report.deliveries.map(({ channel, number, id }) => `${channel}/${number} ${id}`)
}

function byChannel(names: readonly string[]): readonly (readonly string[])[] {
  return Array.from({ length: channels }, (_, channel) => names.filter((name) => name.startsWith(`c${channel}/`)))
}

describe('a receiver with dedupe and order, and a provider with every fault', () => {
  it('handles each delivery once and in order, for every seed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer(), async (seed) => {
        const { report, handled } = await play({ seed, deliveries: 32 })
        expect(report).toMatchObject({ subscription: 'active', states: { delivered: 32 }, forgeriesAccepted: 0 })
        expect(byChannel(handled)).toEqual(byChannel(sentIn(report)))
      }),
      { numRuns: runs(12) },
    )
  })

  it('meets every fault, and repeats the run for the same seed', async () => {
    const [first, again, other] = [
      await play({ seed: 7, deliveries: 60 }),
      await play({ seed: 7, deliveries: 60 }),
      await play({ seed: 8, deliveries: 60 }),
    ]
    const { maxFaultyAttempts: _, ...probabilities } = faults
    expect(Object.keys(first.report.faults).sort()).toEqual(Object.keys(probabilities).sort())
    expect(new Set(first.report.copies.map(({ kind }) => kind))).toEqual(
      new Set(['duplicate', 'concurrent', 'tamper', 'truncate']),
    )
    expect(again).toEqual(first)
    expect(other.report.faults).not.toEqual(first.report.faults)
  })

  it('fails without dedupe or without order', async () => {
    const forgetful = await play({ seed: 7, deliveries: 60, dedupe: false, order: false, fails: false })
    expect(forgetful.report.states.delivered).toBe(60)
    expect(forgetful.handled.length).toBeGreaterThan(60)
    const unordered = await play({ seed: 7, deliveries: 60, order: false })
    expect(unordered.handled.toSorted()).toEqual(sentIn(unordered.report).toSorted())
    expect(byChannel(unordered.handled)).not.toEqual(byChannel(sentIn(unordered.report)))
  })
})
