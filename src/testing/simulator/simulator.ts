import { requireObject, requireText } from '../../base/options.js'
import type { Sample } from '../sample.js'
import type { ParkedDelivery } from './claims.js'
import { Lives } from './delivery-runs.js'
import { createRandom, randomUuid } from './random.js'
import { type CopyReport, type DeliveryReport, type SimulatorReport, toReport } from './report.js'
import { createSender } from './sender.js'
import { requireSimulatorOptions, type SimulatorOptions } from './simulator-options.js'
import { toSend } from './target.js'

/** Where a delivery belongs, where that matters. */
export interface SendPlace {
  /** @default 'default' */
  readonly channel?: string
  /** @default a UUID that follows from the seed */
  readonly id?: string
}

/** A provider under a test's control. */
export interface Simulator<Event> {
  /**
   * Sends an event, with all retries; resolves when nothing more will be tried, and rejects only if `sample` fails.
   *
   * @throws {TypeError} at once, where the place is wrong or another delivery has the id
   */
  send(event: Event, place?: SendPlace): Promise<DeliveryReport<Event>>
  /**
   * Sends a delivery again with the same id, as on request of the consumer.
   *
   * @throws {Error} there is no such delivery, it is under way or too old, or the subscription has ended
   */
  redeliver(id: string): Promise<DeliveryReport<Event>>
  /** Waits until nothing is under way: no retry, no copy, no notice. */
  settled(): Promise<SimulatorReport<Event>>
  /** What happened until now. */
  report(): SimulatorReport<Event>
  /** Subscribes anew after the subscription had ended. */
  resubscribe(): void
  /** The stored deliveries that have not expired. */
  parked(): readonly ParkedDelivery[]
  /** Fetches a stored delivery; `undefined` where there is none, or no more. */
  collect(url: string): Sample | undefined
  /** Serves the stored deliveries: JSON with their list at `claimUrl`, and each with its headers and body at its URL. */
  answerClaim(request: Request): Response
}

/**
 * Makes a provider that sends signed deliveries to a receiver or a URL, tries again as its profile says, and meets the
 * faults that a network has. The same seed makes the same faults.
 *
 * @throws {TypeError} which option is wrong
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
  const settings = requireSimulatorOptions(options)
  const { profile, seed, time } = settings
  const copies: CopyReport[] = []
  const numbers = new Map<string, number>()
  const underWay = new Set<Promise<unknown>>()
  let failure: { readonly error: unknown } | undefined

  const track = (work: Promise<unknown>) => {
    const tracked = work
      .catch((error: unknown) => {
        failure ??= { error }
      })
      .finally(() => underWay.delete(tracked))
    underWay.add(tracked)
  }
  const sender = createSender<Event>({
    ...settings,
    send: toSend(options.target, 'createSimulator: target'),
    deadlineMs: profile.deadlineMs,
    onCopy: (copy) => copies.push(copy),
    track,
  })
  const lives = new Lives(settings, sender, track)
  const report = () => toReport(lives.subscription, lives.describe(), copies)

  return {
    send(event, place = {}) {
      requireObject(place, 'send: place')
      const index = lives.size
      const { channel = 'default', id = randomUuid(createRandom(seed, index, 3)) } = place
      requireText(channel, 'send: channel')
      requireText(id, 'send: id')
      if (lives.find(id) !== undefined) throw new TypeError('send: id must not be that of another delivery')
      const number = (numbers.get(channel) ?? 0) + 1
      numbers.set(channel, number)
      return lives.start(lives.add({ event, index, channel, number, id }))
    },
    async redeliver(id) {
      const life = lives.find(id)
      if (life === undefined) throw new Error(`redeliver: no delivery has the id ${id}`)
      if (lives.subscription !== 'active') throw new Error('redeliver: the subscription has ended')
      if (life.state === 'under_way') throw new Error(`redeliver: the delivery ${id} is under way`)
      const ageMs = time.now() - (life.attempts[0]?.startedAt ?? time.now())
      if (ageMs > (profile.redeliverableMs ?? Number.POSITIVE_INFINITY)) {
        throw new Error(`redeliver: the delivery ${id} is too old for this provider`)
      }
      return lives.start(life)
    },
    async settled() {
      while (underWay.size > 0) await Promise.all(underWay)
      if (failure !== undefined) throw failure.error
      return report()
    },
    report,
    resubscribe: () => lives.resubscribe(),
    parked: () => lives.claims.list(),
    collect: (url) => lives.claims.collect(url),
    answerClaim: (request) => lives.claims.answer(request),
  }
}
