// @ts-check
import { createReceiver, defineProvider, hmacSignature, jsonBody, memoryDedupeStore } from 'webhook-receiver'
import { toNode } from 'webhook-receiver/node'
import { createSequencer } from 'webhook-receiver/sequence'
import { generateSecret, hostSample, signHmac } from 'webhook-receiver/testing'
import { createRandom, createSimulator, profiles, realTime } from 'webhook-receiver/testing/simulator'
import * as z from 'zod'
import { listen } from './servers.js'

/**
 * @typedef {{ channel: string, number: number, id: string }} Handled
 * @typedef {object} Flood what came of it
 * @property {number} deliveries
 * @property {number} sent attempts, without copies
 * @property {number} retried
 * @property {number} copies requests that the provider knows nothing of
 * @property {number} duplicates repeats that were answered and not handled
 * @property {number} refused
 * @property {number} handled
 * @property {readonly string[]} broken promises that were not kept
 * @property {number} ms
 */

const channels = 20
// Of each channel, so that what is held for its order never keeps a retry from being sent.
const window = 8

// Far more than a busy machine needs: its speed is not what is put to the test.
const patienceMs = 600_000

const faults = {
  reorder: 0.1,
  delay: 0.05,
  loseRequest: 0.05,
  loseResponse: 0.05,
  cut: 0.03,
  slowBody: 0.03,
  clockSkew: 0.03,
  duplicate: 0.05,
  concurrent: 0.05,
  tamper: 0.05,
  truncate: 0.05,
  maxFaultyAttempts: 5,
  maxReorderMs: 20,
  maxDelayMs: 20,
  slowBodyMs: 20,
}

const profile = {
  ...profiles.specified,
  retryDelaysMs: { firstMs: 5, factor: 1.5, maxMs: 50, jitter: 0.5 },
  // The receiver asks for seconds where another request is being handled; here that is over in no time.
  honoursRetryAfter: false,
  maxRetries: 5_000,
  deadlineMs: patienceMs,
}

/**
 * Sends numbered deliveries with every fault over real HTTP to a receiver that keeps order and knows repeats, whose
 * handler fails now and then, and compares what was handled with what was sent.
 *
 * @param {{ deliveries: number, seed?: number, dedupe?: boolean, order?: boolean }} options
 * @returns {Promise<Flood>}
 */
export async function runFlood({ deliveries, seed = 1, dedupe = true, order = true }) {
  const scheme = /** @type {const} */ ({ header: 'X-Flood-Signature', timestamp: { header: 'X-Flood-Time' } })
  const secret = generateSecret()
  const random = createRandom(seed)
  /** @type {Handled[]} */
  const log = []
  const counts = { duplicates: 0, refused: 0 }
  const receiver = createReceiver({
    provider: defineProvider({
      name: 'flood',
      verify: hmacSignature({ ...scheme, secrets: secret }),
      body: jsonBody(),
      schema: z.looseObject({ id: z.string(), channel: z.string(), number: z.number() }),
      event: () => 'flood',
      id: ({ id }) => id,
      sequence: ({ channel, number }) => ({ channel, number }),
    }),
    ...(dedupe && { dedupe: memoryDedupeStore() }),
    ...(order && { order: createSequencer({ mode: 'contiguous', first: 1, maxWaitMs: patienceMs }) }),
    // Refusals are expected, and the demo prints its own table.
    onError: () => {},
    on: {
      '*': ({ payload: { channel, number, id } }) => {
        if (random() < 0.05) throw new Error('the handler fails now and then')
        log.push({ channel, number, id })
      },
    },
    onReceipt({ outcome }) {
      if (outcome === 'duplicate') counts.duplicates++
      if (outcome === 'refused') counts.refused++
    },
  })
  const serve = toNode(receiver)
  const server = await listen((request, response) => void serve(request, response))
  const simulator = createSimulator({
    target: `${server.url}/flood`,
    sample: ({ id, channel, number, sentAt }) =>
      signHmac(hostSample({ body: JSON.stringify({ id, channel, number }) }), { ...scheme, secret, sentAt }),
    profile,
    faults,
    seed,
    time: realTime(),
    sampleTimeoutMs: patienceMs,
  })

  const startedAt = performance.now()
  let left = deliveries
  const keepSending = async (/** @type {number} */ lane) => {
    while (left-- > 0) await simulator.send(undefined, { channel: `channel-${lane % channels}` })
  }
  await Promise.all(Array.from({ length: channels * window }, (_, lane) => keepSending(lane)))
  const report = await simulator.settled()
  const ms = performance.now() - startedAt
  await receiver.drain()
  server.close()
  return {
    deliveries,
    sent: report.sent,
    retried: report.retried,
    copies: report.copies.length,
    ...counts,
    handled: log.length,
    broken: findBroken(report, log),
    ms,
  }
}

/**
 * The promises that were not kept: each delivery is handled, once, in the order of its channel, and no forged one is
 * accepted.
 *
 * @param {import('webhook-receiver/testing/simulator').SimulatorReport} report
 * @param {readonly Handled[]} log
 * @returns {readonly string[]}
 */
export function findBroken({ deliveries, states, forgeriesAccepted }, log) {
  const broken = []
  if (deliveries.length === 0) broken.push('nothing was sent')
  if (states.delivered !== deliveries.length) broken.push(`${deliveries.length - states.delivered} never arrived`)
  if (forgeriesAccepted > 0) broken.push(`${forgeriesAccepted} forged ones were accepted`)
  for (const channel of new Set(deliveries.map((delivery) => delivery.channel))) {
    const inChannel = (/** @type {{ channel: string }} */ delivery) => delivery.channel === channel
    const got = log.filter(inChannel).map(({ id }) => id)
    // A delivery gets its number when it is sent.
    const ids = deliveries.filter(inChannel).map(({ id }) => id)
    const wrong = ids.findIndex((id, index) => got[index] !== id)
    if (wrong >= 0 || got.length !== ids.length) {
      broken.push(`${channel}: ${got.length} handled of ${ids.length}, number ${wrong + 1} is not in its place`)
    }
  }
  return broken
}
