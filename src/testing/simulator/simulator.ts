import { group, optional, requireText } from '../../core/base/options.js'
import type { Sample } from '../sample.js'
import { Deliveries } from './deliveries.js'
import { type SimulatorOptions, toSettings } from './options.js'
import type { ParkedDelivery } from './parked.js'
import { createRandom, randomUuid } from './random.js'
import { type CopyReport, type DeliveryReport, type SimulatorReport, toReport } from './report.js'
import { createSender } from './sender.js'
import { toSend } from './target.js'

/** The channel and id of a delivery. */
export interface SendPlace {
  /** @default 'default' */
  readonly channel?: string
  /** @default a UUID derived from the seed */
  readonly id?: string
}

const checkPlace = group<SendPlace>({ channel: optional(requireText), id: optional(requireText) })

/** A provider under a test's control. */
export interface Simulator<Event> {
  /**
   * Sends an event, with all retries. Resolves after the last attempt, and rejects only if `sample` fails.
   *
   * @throws {TypeError} synchronously, if an option of `place` is wrong or another delivery has the id
   */
  send(event: Event, place?: SendPlace): Promise<DeliveryReport<Event>>
  /**
   * Sends a delivery again with the same id, as if the consumer had asked for it.
   *
   * @throws {Error} the delivery does not exist, is in flight or too old, or the subscription has ended
   */
  redeliver(id: string): Promise<DeliveryReport<Event>>
  /** Waits until no attempt, copy or notice is in flight or planned. */
  settled(): Promise<SimulatorReport<Event>>
  /** The report so far. */
  report(): SimulatorReport<Event>
  /** Makes an ended subscription active again. */
  resubscribe(): void
  /** The parked deliveries that have not expired. */
  parked(): readonly ParkedDelivery[]
  /** Fetches a parked delivery by its URL; `undefined` if it does not exist or has expired. */
  collect(url: string): Sample | undefined
  /** Serves parked deliveries: a JSON list at `parkedUrl`, and each delivery's headers and body at its URL. */
  answerParked(request: Request): Response
}

/**
 * Makes a provider that sends signed deliveries to a receiver or a URL, with the retries of its profile and the faults of
 * a network. The same seed makes the same faults.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const simulator = createSimulator({
 *   target: receiver,
 *   sample: ({ id }) => signGithub(githubSample({ deliveryId: id }), { secret: 's3cret' }),
 *   profile: profiles.github,
 * })
 * await simulator.send(undefined)
 */
export function createSimulator<Event = undefined>(options: SimulatorOptions<Event>): Simulator<Event> {
  const settings = toSettings(options)
  const { profile, seed, time } = settings
  const copies: CopyReport[] = []
  const numbers = new Map<string, number>()
  const inFlight = new Set<Promise<unknown>>()
  let failure: { readonly error: unknown } | undefined

  const track = (work: Promise<unknown>) => {
    const tracked = work
      .catch((error: unknown) => {
        failure ??= { error }
      })
      .finally(() => inFlight.delete(tracked))
    inFlight.add(tracked)
  }
  const sender = createSender<Event>({
    ...settings,
    send: toSend(options.target, 'createSimulator: target'),
    deadlineMs: profile.deadlineMs,
    onCopy: (copy) => copies.push(copy),
    track,
  })
  const deliveries = new Deliveries(settings, sender, track)
  const report = () => toReport(deliveries.subscription, deliveries.describe(), copies)

  return {
    send(event, place = {}) {
      checkPlace(place, 'send: place')
      const index = deliveries.size
      const { channel = 'default', id = randomUuid(createRandom(seed, index, 3)) } = place
      if (deliveries.find(id) !== undefined) throw new TypeError('send: another delivery has this id')
      const number = (numbers.get(channel) ?? 0) + 1
      numbers.set(channel, number)
      return deliveries.start(deliveries.add({ event, index, channel, number, id }))
    },
    async redeliver(id) {
      const record = deliveries.find(id)
      if (record === undefined) throw new Error(`redeliver: no delivery has the id ${id}`)
      if (deliveries.subscription !== 'active') throw new Error('redeliver: the subscription has ended')
      if (record.state === 'in_flight') throw new Error(`redeliver: the delivery ${id} is in flight`)
      const ageMs = time.now() - (record.attempts[0]?.startedAt ?? time.now())
      if (ageMs > (profile.redeliverableMs ?? Number.POSITIVE_INFINITY)) {
        throw new Error(`redeliver: the delivery ${id} is too old for this provider`)
      }
      return deliveries.start(record)
    },
    async settled() {
      while (inFlight.size > 0) await Promise.all(inFlight)
      if (failure !== undefined) throw failure.error
      return report()
    },
    report,
    resubscribe: () => deliveries.resubscribe(),
    parked: () => deliveries.parked.list(),
    collect: (url) => deliveries.parked.collect(url),
    answerParked: (request) => deliveries.parked.answer(request),
  }
}
