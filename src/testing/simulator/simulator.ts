import { requireFunction, requireObject, requireText } from '../../options.js'
import type { Sample, SampleSource } from '../sample.js'
import { Claims, type ParkedDelivery } from './claims.js'
import { decide } from './decide.js'
import { type FaultOptions, requireFaults } from './faults.js'
import { type ProviderProfile, requireProfile } from './profile.js'
import { profiles } from './profiles.js'
import { createRandom, randomUuid } from './random.js'
import {
  type AttemptReport,
  type CopyReport,
  type DeliveryReport,
  type DeliveryState,
  type SimulatorReport,
  type SubscriptionState,
  toReport,
} from './report.js'
import { createSender, createSlots, type Sending } from './sender.js'
import { type SimulatorTarget, toSend } from './target.js'
import { type Pause, realTime, type SimulatorTime } from './time.js'

/** Options of {@link createSimulator}. */
export interface SimulatorOptions<Event> {
  /** Where deliveries go. */
  readonly target: SimulatorTarget
  /** Makes and signs the request of an attempt. */
  readonly sample: (sending: Sending<Event>) => SampleSource
  /** How the provider sends. @default profiles.specified */
  readonly profile?: ProviderProfile
  /** What goes wrong on the way. @default nothing */
  readonly faults?: FaultOptions
  /** A whole number that ids, faults and pauses follow from. @default 1 */
  readonly seed?: number
  /** @default realTime() */
  readonly time?: SimulatorTime
  /** Makes the request that says where a stored delivery can be fetched. @default nothing is sent */
  readonly notice?: (parked: ParkedDelivery, sending: Sending<Event>) => SampleSource
  /** Where stored deliveries are listed. @default 'https://provider.example/parked' */
  readonly claimUrl?: string
}

/** Where a delivery belongs, where that matters. */
export interface SendPlace {
  /** @default 'default' */
  readonly channel?: string
  /** @default a UUID that follows from the seed */
  readonly id?: string
}

/** A provider under a test's control. */
export interface Simulator<Event> {
  /** Sends an event, with all retries; resolves when nothing more will be tried, and rejects only if `sample` fails. */
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

interface Life<Event> {
  readonly delivery: Omit<Sending<Event>, 'sentAt' | 'attempt'>
  readonly attempts: AttemptReport[]
  state: DeliveryState
  parked?: ParkedDelivery
  pause?: Pause
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
  const { profile, faults, seed, time, claimUrl } = checkOptions(options)
  const lives: Life<Event>[] = []
  const copies: CopyReport[] = []
  const numbers = new Map<string, number>()
  const underWay = new Set<Promise<unknown>>()
  const inSlot = createSlots(profile.concurrency ?? Number.POSITIVE_INFINITY)
  let subscription: SubscriptionState = 'active'
  let failedInARow = 0
  let address: string | undefined
  let failure: { readonly error: unknown } | undefined

  const track = (work: Promise<unknown>) => {
    const tracked = work
      .catch((error: unknown) => {
        failure ??= { error }
      })
      .finally(() => underWay.delete(tracked))
    underWay.add(tracked)
  }
  const onCopy = (copy: CopyReport) => copies.push(copy)
  const sender = createSender<Event>({
    send: toSend(options.target, 'createSimulator: target'),
    sample: options.sample,
    deadlineMs: profile.deadlineMs,
    time,
    faults,
    seed,
    onCopy,
    track,
  })
  const claims = new Claims(claimUrl, time.now, (id) => {
    const life = lives.find(({ delivery }) => delivery.id === id)
    if (life?.state !== 'parked') return
    life.state = 'collected'
    life.pause?.end()
  })

  const unsubscribe = (state: SubscriptionState) => {
    subscription = state
    for (const { pause } of lives) pause?.end()
  }

  const wait = async (life: Life<Event>, ms: number) => {
    life.pause = time.pass(ms, 'pause')
    await life.pause.over
    delete life.pause
  }

  const attempt = async (life: Life<Event>) => {
    const done = await sender.attempt({ ...life.delivery, attempt: life.attempts.length }, address)
    life.attempts.push(done.report)
    return done
  }

  const run = async (life: Life<Event>): Promise<DeliveryState> => {
    const startedAt = time.now()
    for (let retries = 0; ; retries++) {
      const done = await inSlot(() => (subscription === 'active' ? attempt(life) : undefined))
      if (done === undefined) return 'cancelled'
      const { answer } = done.report
      if (profile.redirects === 'update' && (answer === 301 || answer === 308)) {
        address = movedTo(done.header('location'), address ?? addressOf(options.target))
      }
      const random = createRandom(seed, life.delivery.index, retries, 2)
      const elapsedMs = time.now() - startedAt
      const { header } = done
      const next = decide(profile, { answer, header, retries, elapsedMs, now: time.sentAt(), random })
      switch (next.move) {
        case 'end':
          failedInARow = 0
          return 'delivered'
        case 'drop':
          return 'dropped'
        case 'gone':
          unsubscribe('gone')
          return 'cancelled'
        case 'give_up':
          return giveUp(life)
        case 'retry':
          await wait(life, next.afterMs)
      }
    }
  }

  const giveUp = async (life: Life<Event>): Promise<DeliveryState> => {
    failedInARow++
    if (failedInARow >= (profile.stopsAfterFailed ?? Number.POSITIVE_INFINITY)) unsubscribe('unhealthy')
    if (profile.claimCheck === undefined) return 'exhausted'
    const sample = await sender.make({ ...life.delivery, attempt: life.attempts.length })
    life.parked = claims.park(life.delivery.id, sample, profile.claimCheck.expiresMs)
    life.state = 'parked'
    track(remind(life, life.parked, profile.claimCheck.everyMs))
    return 'parked'
  }

  // Tells where the stored delivery is until it was fetched or has expired.
  const remind = async (life: Life<Event>, parked: ParkedDelivery, everyMs: number | undefined) => {
    const { notice } = options
    if (notice === undefined || everyMs === undefined) return
    for (let attempt = 0; subscription === 'active' && stateOf(life) !== 'collected'; attempt++) {
      if (time.now() >= parked.expiresAt) return
      const made = async () => notice(parked, { ...life.delivery, attempt, sentAt: time.sentAt() })
      const sample = await time.during(made, 'made')
      await inSlot(() => sender.sendCopy('notice', life.delivery.index, sample, address))
      if (stateOf(life) === 'parked') await wait(life, everyMs)
    }
  }

  const stateOf = ({ state, parked }: Life<Event>): DeliveryState =>
    state === 'parked' && parked !== undefined && time.now() >= parked.expiresAt ? 'expired' : state

  const describe = (life: Life<Event>): DeliveryReport<Event> => ({
    ...life.delivery,
    state: stateOf(life),
    attempts: [...life.attempts],
  })

  const start = (life: Life<Event>): Promise<DeliveryReport<Event>> => {
    life.state = 'under_way'
    const ended = run(life).then((state) => {
      if (life.state === 'under_way') life.state = state
      return describe(life)
    })
    track(ended)
    return ended
  }

  return {
    send(event, { channel = 'default', id } = {}) {
      const index = lives.length
      const number = (numbers.get(channel) ?? 0) + 1
      numbers.set(channel, number)
      const delivery = { event, index, channel, number, id: id ?? randomUuid(createRandom(seed, index, 3)) }
      const life: Life<Event> = { delivery, attempts: [], state: 'under_way' }
      lives.push(life)
      return start(life)
    },
    async redeliver(id) {
      const life = lives.find(({ delivery }) => delivery.id === id)
      if (life === undefined) throw new Error(`redeliver: no delivery has the id ${id}`)
      if (subscription !== 'active') throw new Error('redeliver: the subscription has ended')
      if (life.state === 'under_way') throw new Error(`redeliver: the delivery ${id} is under way`)
      const ageMs = time.now() - (life.attempts[0]?.startedAt ?? time.now())
      if (ageMs > (profile.redeliverableMs ?? Number.POSITIVE_INFINITY)) {
        throw new Error(`redeliver: the delivery ${id} is too old for this provider`)
      }
      return start(life)
    },
    async settled() {
      while (underWay.size > 0) await Promise.all(underWay)
      if (failure !== undefined) throw failure.error
      return toReport(subscription, lives.map(describe), copies)
    },
    report: () => toReport(subscription, lives.map(describe), copies),
    resubscribe() {
      subscription = 'active'
      failedInARow = 0
    },
    parked: () => claims.list(),
    collect: (url) => claims.collect(url),
    answerClaim: (request) => claims.answer(request),
  }
}

function checkOptions<Event>(options: SimulatorOptions<Event>) {
  requireObject(options, 'createSimulator: options')
  const { profile = profiles.specified, faults = {}, seed = 1, time = realTime() } = options
  const { claimUrl = 'https://provider.example/parked' } = options
  requireFunction(options.sample, 'createSimulator: sample')
  if (options.notice !== undefined) requireFunction(options.notice, 'createSimulator: notice')
  requireProfile(profile, 'createSimulator: profile')
  requireFaults(faults, 'createSimulator: faults')
  if (!Number.isSafeInteger(seed)) throw new TypeError('createSimulator: seed must be a whole number')
  requireFunction(time?.pass, 'createSimulator: time.pass')
  requireText(claimUrl, 'createSimulator: claimUrl')
  return { profile: profile as ProviderProfile, faults, seed, time, claimUrl }
}

function addressOf(target: SimulatorTarget): string | undefined {
  return typeof target === 'string' || target instanceof URL ? String(target) : undefined
}

function movedTo(location: string | undefined, address: string | undefined): string | undefined {
  if (location === undefined || !URL.canParse(location, address)) return address
  return new URL(location, address).href
}
