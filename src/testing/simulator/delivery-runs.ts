import type { Sample } from '../sample.js'
import { Claims, type ParkedDelivery } from './claims.js'
import { decide, type NextMove } from './decide.js'
import { createRandom } from './random.js'
import type { AttemptReport, DeliveryReport, DeliveryState, SubscriptionState } from './report.js'
import { type Attempt, createSlots, type Sender, type Sending } from './sender.js'
import type { SimulatorSettings } from './simulator-options.js'
import type { Pause } from './time.js'

/** One delivery from its first attempt on. */
interface Life<Event> {
  readonly delivery: Omit<Sending<Event>, 'sentAt' | 'attempt'>
  readonly attempts: AttemptReport[]
  state: DeliveryState
  parked?: ParkedDelivery
  pause?: Pause
}

/** All deliveries of a simulator, and the subscription that they belong to: it ends them, and they end it. */
export class Lives<Event> {
  readonly claims: Claims
  readonly #settings: SimulatorSettings<Event>
  readonly #sender: Sender<Event>
  readonly #track: (work: Promise<unknown>) => void
  readonly #inSlot: ReturnType<typeof createSlots>
  readonly #lives = new Map<string, Life<Event>>()
  #subscription: SubscriptionState = 'active'
  #failedInARow = 0
  #address: string | undefined

  /** @param track - keeps the simulator from being settled before something is over */
  constructor(settings: SimulatorSettings<Event>, sender: Sender<Event>, track: (work: Promise<unknown>) => void) {
    this.#settings = settings
    this.#sender = sender
    this.#track = track
    this.#inSlot = createSlots(settings.profile.concurrency ?? Number.POSITIVE_INFINITY)
    this.claims = new Claims(settings.claimUrl, settings.time.now, (id) => this.#onCollected(id))
  }

  get size(): number {
    return this.#lives.size
  }

  get subscription(): SubscriptionState {
    return this.#subscription
  }

  find(id: string): Life<Event> | undefined {
    return this.#lives.get(id)
  }

  add(delivery: Life<Event>['delivery']): Life<Event> {
    const life: Life<Event> = { delivery, attempts: [], state: 'under_way' }
    this.#lives.set(delivery.id, life)
    return life
  }

  /** Sends a delivery, with all retries. */
  start(life: Life<Event>): Promise<DeliveryReport<Event>> {
    life.state = 'under_way'
    // What reminds of a stored delivery has nothing more to do.
    life.pause?.end()
    const ended = this.#run(life).then((state) => {
      if (life.state === 'under_way') life.state = state
      return this.#describe(life)
    })
    this.#track(ended)
    return ended
  }

  resubscribe(): void {
    this.#subscription = 'active'
    this.#failedInARow = 0
  }

  describe(): readonly DeliveryReport<Event>[] {
    return [...this.#lives.values()].map((life) => this.#describe(life))
  }

  async #run(life: Life<Event>): Promise<DeliveryState> {
    const startedAt = this.#settings.time.now()
    for (let retries = 0; ; retries++) {
      const done = await this.#inSlot(() => (this.#subscription === 'active' ? this.#attempt(life) : undefined))
      if (done === undefined) return 'cancelled'
      this.#follow(done)
      const next = this.#decide(life, done, retries, startedAt)
      if (next.move !== 'retry') return this.#end(life, next.move)
      await this.#wait(life, next.afterMs)
    }
  }

  async #attempt(life: Life<Event>): Promise<Attempt> {
    const done = await this.#sender.attempt({ ...life.delivery, attempt: life.attempts.length }, this.#address)
    life.attempts.push(done.report)
    return done
  }

  #follow({ report: { answer }, header }: Attempt): void {
    const { profile, target } = this.#settings
    if (profile.redirects !== 'update' || (answer !== 301 && answer !== 308)) return
    const own = typeof target === 'string' || target instanceof URL ? String(target) : undefined
    this.#address = movedTo(header('location'), this.#address ?? own)
  }

  #decide({ delivery }: Life<Event>, { report, header }: Attempt, retries: number, startedAt: number): NextMove {
    const { profile, seed, time } = this.#settings
    const random = createRandom(seed, delivery.index, retries, 2)
    const elapsedMs = time.now() - startedAt
    return decide(profile, { answer: report.answer, header, retries, elapsedMs, now: time.sentAt(), random })
  }

  async #end(life: Life<Event>, move: Exclude<NextMove['move'], 'retry'>): Promise<DeliveryState> {
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
        return this.#giveUp(life)
    }
  }

  #unsubscribe(state: SubscriptionState): void {
    this.#subscription = state
    for (const { pause } of this.#lives.values()) pause?.end()
  }

  async #giveUp(life: Life<Event>): Promise<DeliveryState> {
    const { claimCheck, stopsAfterFailed = Number.POSITIVE_INFINITY } = this.#settings.profile
    this.#failedInARow++
    if (this.#failedInARow >= stopsAfterFailed) this.#unsubscribe('unhealthy')
    if (claimCheck === undefined) return 'exhausted'
    const sample = await this.#sender.make({ ...life.delivery, attempt: life.attempts.length })
    this.#park(life, sample, claimCheck)
    return 'parked'
  }

  #park(life: Life<Event>, sample: Sample, { expiresMs, everyMs }: { expiresMs: number; everyMs?: number }): void {
    const parked = this.claims.park(life.delivery.id, sample, expiresMs)
    life.parked = parked
    life.state = 'parked'
    if (everyMs !== undefined) this.#track(this.#remind(life, parked, everyMs))
  }

  // Tells where the stored delivery is until it was fetched, has expired, or is sent again.
  async #remind(life: Life<Event>, parked: ParkedDelivery, everyMs: number): Promise<void> {
    const { notice, time } = this.#settings
    if (notice === undefined) return
    const isParked = () => life.parked === parked && stateOf(life, time.now()) === 'parked'
    for (let attempt = 0; this.#subscription === 'active' && isParked(); attempt++) {
      const sending = { ...life.delivery, attempt, sentAt: time.sentAt() }
      const sample = await this.#sender.prepare(() => notice(parked, sending), 'notice')
      await this.#inSlot(() => this.#sender.sendCopy('notice', life.delivery.index, sample, this.#address))
      if (isParked()) await this.#wait(life, everyMs)
    }
  }

  async #wait(life: Life<Event>, ms: number): Promise<void> {
    const pause = this.#settings.time.pass(ms, 'pause')
    life.pause = pause
    await pause.over
    if (life.pause === pause) delete life.pause
  }

  #onCollected(id: string): void {
    const life = this.#lives.get(id)
    if (life?.state !== 'parked') return
    life.state = 'collected'
    life.pause?.end()
  }

  #describe(life: Life<Event>): DeliveryReport<Event> {
    const state = stateOf(life, this.#settings.time.now())
    return { ...life.delivery, state, attempts: [...life.attempts] }
  }
}

function stateOf({ state, parked }: Life<unknown>, now: number): DeliveryState {
  return state === 'parked' && parked !== undefined && now >= parked.expiresAt ? 'expired' : state
}

function movedTo(location: string | undefined, address: string | undefined): string | undefined {
  if (location === undefined || !URL.canParse(location, address)) return address
  const { protocol, href } = new URL(location, address)
  // Fetch would answer a `data:` URL itself, and well.
  return protocol === 'https:' || protocol === 'http:' ? href : address
}
