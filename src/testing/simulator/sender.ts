import { rethrow, withinTime } from '../../core/base/waiting.js'
import { requireSample, type Sample, type SampleSource } from '../sample.js'
import { type AttemptFaults, type FaultOptions, faultsOf, tamperWithSample, truncateSample } from './faults.js'
import { isStatus } from './profile.js'
import { createRandom } from './random.js'
import type { AttemptReport, CopyReport } from './report.js'
import type { Send, TargetResult } from './target.js'
import type { SimulatorTime } from './time.js'

/** The attempt for which a sample is made. */
export interface Sending<Event> {
  /** The event passed to `send`. */
  readonly event: Event
  /** The id of the delivery, the same in each attempt: a UUID, unless `send` was given an id. */
  readonly id: string
  /** Its index among all deliveries, from 0. */
  readonly index: number
  readonly channel: string
  /** Its number in its channel, from 1. */
  readonly number: number
  /** The number of earlier attempts. */
  readonly attempt: number
  /** The time to sign, in milliseconds since 1970. */
  readonly sentAt: number
}

/** The settings of a sender. */
export interface SenderSettings<Event> {
  readonly send: Send
  readonly sample: (sending: Sending<Event>) => SampleSource
  readonly time: SimulatorTime
  readonly sampleTimeoutMs: number
  readonly deadlineMs: number
  readonly faults: FaultOptions
  readonly seed: number
  /** Called with each request beside the genuine attempts. */
  readonly onCopy: (copy: CopyReport) => void
  /** Lets the simulator's `settled` wait for work. */
  readonly track: (work: Promise<unknown>) => void
}

/** An attempt, with the response headers on which the provider's decision depends. */
export interface Attempt {
  readonly report: AttemptReport
  readonly header: TargetResult['header']
}

/** Makes samples and sends them, with their faults. */
export interface Sender<Event> {
  /** Makes a request within `sampleTimeoutMs`. */
  prepare(make: () => SampleSource, what: string): Promise<Sample>
  make(delivery: Omit<Sending<Event>, 'sentAt'>, skewMs?: number): Promise<Sample>
  attempt(delivery: Omit<Sending<Event>, 'sentAt'>, address: string | undefined): Promise<Attempt>
  /** Sends a request that does not count as an attempt. */
  sendCopy(kind: CopyReport['kind'], delivery: number, sample: Sample, address: string | undefined): Promise<void>
}

type Answered = Pick<TargetResult, 'answer'> & Partial<TargetResult>

const noFaults = { delayMs: 0, slowMs: 0, has: () => false }

export function createSender<Event>(settings: SenderSettings<Event>): Sender<Event> {
  const { send, time, deadlineMs, sampleTimeoutMs, faults: options, seed, onCopy, track } = settings

  const prepare: Sender<Event>['prepare'] = (make, what) => {
    const made = async () => make()
    const expired = () => {
      throw new Error(`createSimulator: ${what} did not finish within ${sampleTimeoutMs} ms`)
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

  // Continues after the deadline too, like a request whose sender no longer waits.
  const exchange = async (
    sample: Sample,
    faults: Pick<AttemptFaults, 'delayMs' | 'slowMs' | 'has'>,
    address: string | undefined,
  ): Promise<Answered> => {
    if (faults.delayMs > 0) await time.pass(faults.delayMs, 'attempt').over
    const controller = new AbortController()
    const conditions = { address, time, slowMs: faults.slowMs, cut: faults.has('cut'), signal: controller.signal }
    const sending = time
      .during(() => send(sample, conditions), 'answered')
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
    const answered = await exchange(sample, noFaults, address)
    onCopy({ kind, delivery, ...toPlain(answered) })
  }

  const sendCopies = (sample: Sample, faults: AttemptFaults, index: number, attempt: number, address?: string) => {
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
      sendCopies(sample, faults, index, attempt, address)
      let answered: Answered = { answer: 'connection' }
      if (!faults.has('loseRequest')) {
        const exchanged = exchange(sample, faults, address)
        track(exchanged)
        answered = await orTimeout(exchanged)
      }
      if (faults.has('loseResponse')) answered = { ...answered, answer: 'connection', header: () => undefined }
      if (faults.duplicateAfterMs > 0) track(repeatLater(sample, faults.duplicateAfterMs, index, address))
      const { header = () => undefined } = answered
      const tookMs = time.now() - startedAt
      return { report: { startedAt, tookMs, faults: faults.names, ...toPlain(answered) }, header }
    },
  }
}

// An error in the test's target must not look like a lost connection.
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
