import type { MaybePromise } from '../../core/base/maybe-promise.js'
import type { Sample } from '../sample.js'
import { decide, type NextMove } from './decide.js'
import type { SimulatorSettings } from './options.js'
import { ParkedDeliveries, type ParkedDelivery } from './parked.js'
import type { ClaimCheck } from './profile.js'
import { createRandom } from './random.js'
import type { AttemptReport, DeliveryReport, DeliveryState, SubscriptionState } from './report.js'
import type { Attempt, Sender, Sending } from './sender.js'
import type { Pause } from './time.js'

/** One delivery with its attempts. */
interface DeliveryRecord<Event> {
  readonly delivery: Omit<Sending<Event>, 'sentAt' | 'attempt'>
  readonly attempts: AttemptReport[]
  state: DeliveryState
  parked?: ParkedDelivery
  pause?: Pause
}

/** All deliveries of a simulator, and the state of their subscription. */
export class Deliveries<Event> {
  readonly parked: ParkedDeliveries
  readonly #settings: SimulatorSettings<Event>
  readonly #sender: Sender<Event>
  readonly #track: (work: Promise<unknown>) => void
  readonly #limit: ReturnType<typeof createLimit>
  readonly #records = new Map<string, DeliveryRecord<Event>>()
  #subscription: SubscriptionState = 'active'
  #failedInARow = 0
  #address: string | undefined

  /** @param track - lets the simulator's `settled` wait for work */
  constructor(settings: SimulatorSettings<Event>, sender: Sender<Event>, track: (work: Promise<unknown>) => void) {
    this.#settings = settings
    this.#sender = sender
    this.#track = track
    this.#limit = createLimit(settings.profile.concurrency ?? Number.POSITIVE_INFINITY)
    this.parked = new ParkedDeliveries(settings.parkedUrl, settings.time.now, (id) => this.#onCollected(id))
  }

  get size(): number {
    return this.#records.size
  }

  get subscription(): SubscriptionState {
    return this.#subscription
  }

  find(id: string): DeliveryRecord<Event> | undefined {
    return this.#records.get(id)
  }

  add(delivery: DeliveryRecord<Event>['delivery']): DeliveryRecord<Event> {
    const record: DeliveryRecord<Event> = { delivery, attempts: [], state: 'in_flight' }
    this.#records.set(delivery.id, record)
    return record
  }

  /** Sends a delivery, with all retries. */
  start(record: DeliveryRecord<Event>): Promise<DeliveryReport<Event>> {
    record.state = 'in_flight'
    // Stops the notices about a parked delivery.
    record.pause?.end()
    const ended = this.#run(record).then((state) => {
      if (record.state === 'in_flight') record.state = state
      return this.#describe(record)
    })
    this.#track(ended)
    return ended
  }

  resubscribe(): void {
    this.#subscription = 'active'
    this.#failedInARow = 0
  }

  describe(): readonly DeliveryReport<Event>[] {
    return [...this.#records.values()].map((record) => this.#describe(record))
  }

  async #run(record: DeliveryRecord<Event>): Promise<DeliveryState> {
    const startedAt = this.#settings.time.now()
    for (let retries = 0; ; retries++) {
      const done = await this.#limit(() => (this.#subscription === 'active' ? this.#attempt(record) : undefined))
      if (done === undefined) return 'cancelled'
      this.#followRedirect(done)
      const next = this.#decide(record, done, retries, startedAt)
      if (next.move !== 'retry') return this.#end(record, next.move)
      await this.#wait(record, next.afterMs)
    }
  }

  async #attempt(record: DeliveryRecord<Event>): Promise<Attempt> {
    const done = await this.#sender.attempt({ ...record.delivery, attempt: record.attempts.length }, this.#address)
    record.attempts.push(done.report)
    return done
  }

  #followRedirect({ report: { answer }, header }: Attempt): void {
    const { profile, target } = this.#settings
    if (profile.redirects !== 'update' || (answer !== 301 && answer !== 308)) return
    const own = typeof target === 'string' || target instanceof URL ? String(target) : undefined
    this.#address = resolveLocation(header('location'), this.#address ?? own)
  }

  #decide({ delivery }: DeliveryRecord<Event>, attempt: Attempt, retries: number, startedAt: number): NextMove {
    const { profile, seed, time } = this.#settings
    const { report, header } = attempt
    const random = createRandom(seed, delivery.index, retries, 2)
    const elapsedMs = time.now() - startedAt
    return decide(profile, { answer: report.answer, header, retries, elapsedMs, now: time.sentAt(), random })
  }

  async #end(record: DeliveryRecord<Event>, move: Exclude<NextMove['move'], 'retry'>): Promise<DeliveryState> {
    switch (move) {
      case 'end':
        this.#failedInARow = 0
        return 'delivered'
      case 'drop':
        return 'dropped'
      case 'gone':
        this.#unsubscribe('gone')
        return 'cancelled'
      case 'give_up':
        return this.#giveUp(record)
    }
  }

  #unsubscribe(state: SubscriptionState): void {
    this.#subscription = state
    for (const { pause } of this.#records.values()) pause?.end()
  }

  async #giveUp(record: DeliveryRecord<Event>): Promise<DeliveryState> {
    const { claimCheck, unhealthyAfter = Number.POSITIVE_INFINITY } = this.#settings.profile
    this.#failedInARow++
    if (this.#failedInARow >= unhealthyAfter) this.#unsubscribe('unhealthy')
    if (claimCheck === undefined) return 'exhausted'
    const sample = await this.#sender.make({ ...record.delivery, attempt: record.attempts.length })
    this.#park(record, sample, claimCheck)
    return 'parked'
  }

  #park(record: DeliveryRecord<Event>, sample: Sample, { expiresMs, noticeEveryMs }: ClaimCheck): void {
    const parked = this.parked.park(record.delivery.id, sample, expiresMs)
    record.parked = parked
    record.state = 'parked'
    if (noticeEveryMs !== undefined) this.#track(this.#sendNotices(record, parked, noticeEveryMs))
  }

  // Sends the URL of a parked delivery until it is collected, expires or is redelivered.
  async #sendNotices(record: DeliveryRecord<Event>, parked: ParkedDelivery, everyMs: number): Promise<void> {
    const { notice, time } = this.#settings
    if (notice === undefined) return
    const isParked = () => record.parked === parked && stateOf(record, time.now()) === 'parked'
    for (let attempt = 0; this.#subscription === 'active' && isParked(); attempt++) {
      const sending = { ...record.delivery, attempt, sentAt: time.sentAt() }
      const sample = await this.#sender.prepare(() => notice(parked, sending), 'notice')
      await this.#limit(() => this.#sender.sendCopy('notice', record.delivery.index, sample, this.#address))
      if (isParked()) await this.#wait(record, everyMs)
    }
  }

  async #wait(record: DeliveryRecord<Event>, ms: number): Promise<void> {
    const pause = this.#settings.time.pass(ms, 'pause')
    record.pause = pause
    await pause.over
    if (record.pause === pause) delete record.pause
  }

  #onCollected(id: string): void {
    const record = this.#records.get(id)
    if (record?.state !== 'parked') return
    record.state = 'collected'
    record.pause?.end()
  }

  #describe(record: DeliveryRecord<Event>): DeliveryReport<Event> {
    const state = stateOf(record, this.#settings.time.now())
    return { ...record.delivery, state, attempts: [...record.attempts] }
  }
}

function stateOf({ state, parked }: DeliveryRecord<unknown>, now: number): DeliveryState {
  return state === 'parked' && parked !== undefined && now >= parked.expiresAt ? 'expired' : state
}

function resolveLocation(location: string | undefined, address: string | undefined): string | undefined {
  if (location === undefined || !URL.canParse(location, address)) return address
  const { protocol, href } = new URL(location, address)
  // Fetch would answer a `data:` URL itself, with 200.
  return protocol === 'https:' || protocol === 'http:' ? href : address
}

// Runs at most this many tasks at a time, first come, first served.
function createLimit(limit: number): <Value>(task: () => MaybePromise<Value>) => Promise<Value> {
  const waiting: (() => void)[] = []
  let free = limit
  return async (task) => {
    if (free > 0) free--
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next === undefined) free++
      else next()
    }
  }
}
