import type { MaybePromise } from '../../base/maybe-promise.js'
import { rethrow, withinTime } from '../../base/within-time.js'
import { requireSample, type Sample, type SampleSource } from '../sample.js'
import { type AttemptFaults, type FaultOptions, faultsOf, tamperWithSample, truncateSample } from './faults.js'
import { isStatus } from './profile.js'
import { createRandom } from './random.js'
import type { AttemptReport, CopyReport } from './report.js'
import type { Arrival, Send } from './target.js'
import type { SimulatorTime } from './time.js'

/** What a sample is made for. */
export interface Sending<Event> {
  /** What was given to `send`. */
  readonly event: Event
  /** The id of the delivery, the same in each attempt: a UUID, unless `send` was given another. */
  readonly id: string
  /** Its place among all deliveries, from 0. */
  readonly index: number
  readonly channel: string
  /** Its number in its channel, from 1. */
  readonly number: number
  /** How often it was sent before. */
  readonly attempt: number
  /** The time to sign, in milliseconds since 1970. */
  readonly sentAt: number
}

/** What a sender needs to know. */
export interface SenderSettings<Event> {
  readonly send: Send
  readonly sample: (sending: Sending<Event>) => SampleSource
  readonly time: SimulatorTime
  readonly sampleTimeoutMs: number
  readonly deadlineMs: number
  readonly faults: FaultOptions
  readonly seed: number
  /** Told of requests that the provider knows nothing of. */
  readonly onCopy: (copy: CopyReport) => void
  /** Keeps a simulator from being settled before something is over. */
  readonly track: (work: Promise<unknown>) => void
}

/** An attempt with all that a provider decides by. */
export interface Attempt {
  readonly report: AttemptReport
  readonly header: Arrival['header']
}

/** Makes samples and sends them, with their faults. */
export interface Sender<Event> {
  /** Has a request made, within the time for that. */
  prepare(make: () => SampleSource, what: string): Promise<Sample>
  make(delivery: Omit<Sending<Event>, 'sentAt'>, skewMs?: number): Promise<Sample>
  attempt(delivery: Omit<Sending<Event>, 'sentAt'>, address: string | undefined): Promise<Attempt>
  /** Sends something that is no attempt of a delivery. */
  sendCopy(kind: CopyReport['kind'], delivery: number, sample: Sample, address: string | undefined): Promise<void>
}

type Answered = Pick<Arrival, 'answer'> & Partial<Arrival>

const soundly = { delayMs: 0, slowMs: 0, has: () => false }

export function createSender<Event>(settings: SenderSettings<Event>): Sender<Event> {
  const { send, time, deadlineMs, sampleTimeoutMs, faults: options, seed, onCopy, track } = settings

  const prepare: Sender<Event>['prepare'] = (make, what) => {
    const made = async () => make()
    const expired = () => {
      throw new Error(`createSimulator: ${what} made nothing within ${sampleTimeoutMs} ms`)
    }
    const inTime = async () => {
      const sample = await withinTime(made(), sampleTimeoutMs, { done: (it) => it, failed: rethrow, expired })
      requireSample(sample, `createSimulator: ${what}`)
      return sample
    }
    return time.during(inTime, 'made')
  }

  const make: Sender<Event>['make'] = (delivery, skewMs = 0) =>
    prepare(() => settings.sample({ ...delivery, sentAt: time.sentAt() + skewMs }), 'sample')

  // What travels, whether or not its sender still waits for it.
  const exchange = async (
    sample: Sample,
    faults: Pick<AttemptFaults, 'delayMs' | 'slowMs' | 'has'>,
    address: string | undefined,
  ): Promise<Answered> => {
    if (faults.delayMs > 0) await time.pass(faults.delayMs, 'attempt').over
    const controller = new AbortController()
    const travel = { address, time, slowMs: faults.slowMs, cut: faults.has('cut'), signal: controller.signal }
    const sending = time
      .during(() => send(sample, travel), 'answered')
      .catch((): Answered => ({ answer: 'connection' }))
      .then(requireAnswer)
    return orTimeout(sending, () => controller.abort())
  }

  const orTimeout = async (sending: Promise<Answered>, onTimeout: () => void = () => {}): Promise<Answered> => {
    const deadline = time.pass(deadlineMs, 'attempt')
    const expired = deadline.over.then((): Answered => ({ answer: 'timeout' }))
    const answered = await Promise.race([sending, expired])
    if (answered.answer === 'timeout') onTimeout()
    else deadline.end()
    return answered
  }

  const sendCopy: Sender<Event>['sendCopy'] = async (kind, delivery, sample, address) => {
    const answered = await exchange(sample, soundly, address)
    onCopy({ kind, delivery, ...toPlain(answered) })
  }

  const sendStray = (sample: Sample, faults: AttemptFaults, index: number, attempt: number, address?: string) => {
    const random = createRandom(seed, index, attempt, 1)
    const { tamperWith = tamperWithSample } = options
    if (faults.has('tamper')) track(sendCopy('tamper', index, tamperWith(sample, random), address))
    if (faults.has('truncate') && sample.body.length > 0) {
      track(sendCopy('truncate', index, truncateSample(sample, random), address))
    }
    for (let copy = 1; copy < faults.concurrent; copy++) track(sendCopy('concurrent', index, sample, address))
  }

  const repeatLater = async (sample: Sample, afterMs: number, index: number, address: string | undefined) => {
    await time.pass(afterMs, 'attempt').over
    await sendCopy('duplicate', index, sample, address)
  }

  return {
    prepare,
    make,
    sendCopy,
    async attempt(delivery, address) {
      const { index, attempt } = delivery
      const faults = faultsOf(options, seed, index, attempt)
      if (faults.holdMs > 0) await time.pass(faults.holdMs, 'attempt').over
      const sample = await make(delivery, faults.skewMs)
      const startedAt = time.now()
      sendStray(sample, faults, index, attempt, address)
      let answered: Answered = { answer: 'connection' }
      if (!faults.has('loseRequest')) {
        const exchanged = exchange(sample, faults, address)
        track(exchanged)
        answered = await orTimeout(exchanged)
      }
      if (faults.has('loseAnswer')) answered = { ...answered, answer: 'connection', header: () => undefined }
      if (faults.duplicateAfterMs > 0) track(repeatLater(sample, faults.duplicateAfterMs, index, address))
      const { header = () => undefined } = answered
      const tookMs = time.now() - startedAt
      return { report: { startedAt, tookMs, faults: faults.names, ...toPlain(answered) }, header }
    },
  }
}

// A defect of a test must not look like a lost connection.
function requireAnswer(answered: Answered): Answered {
  const { answer } = answered
  if (typeof answer === 'string' || isStatus(answer)) return answered
  throw new TypeError('createSimulator: target must answer with a status from 100 to 599')
}

function toPlain({ answer, receipt }: Answered): Pick<AttemptReport, 'answer' | 'outcome' | 'code'> {
  if (receipt === undefined) return { answer }
  const { outcome, error } = receipt
  return { answer, outcome, ...(error && { code: error.code }) }
}

/** Lets at most so many tasks run at one time, first come first served. */
export function createSlots(limit: number): <Value>(task: () => MaybePromise<Value>) => Promise<Value> {
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
