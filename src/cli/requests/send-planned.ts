import { setTimeout as pause } from 'node:timers/promises'
import type { Destination } from '../../inspector/sending/destination.js'
import type { PlannedDelivery } from '../../inspector/sending/plan-faults.js'
import { runLimited } from '../../inspector/sending/send-all.js'
import { isUnreachable, type RawAnswer, SendError, sendRaw } from '../../inspector/sending/send-raw.js'
import type { Context } from '../command.js'
import { type ExitCode, exitCode, UnreachableError, UsageError } from '../exit.js'
import { printSent, printTotal, type SentRequest } from './delivery-line.js'
import { asUsageLater } from './edit-flags.js'
import { readExpectation } from './expectation.js'
import type { MadeRequest, MakeRequest } from './make-request.js'

/** How planned deliveries are sent. */
export interface SendPlannedOptions {
  readonly label: { readonly provider: string; readonly event?: string | undefined }
  readonly destination: Destination
  readonly concurrency: number
  /** The value of `--expect`. @default any answer is fine */
  readonly expect: string | undefined
  readonly timeoutMs: number
  readonly insecure: boolean
  readonly context: Pick<Context, 'out' | 'signal'>
}

/**
 * Sends deliveries with their faults, and prints a line for each and a total.
 *
 * @throws {UsageError} an edit cannot be made
 * @throws {UnreachableError} no server listens
 */
export async function sendPlanned(
  plan: readonly PlannedDelivery[],
  make: MakeRequest,
  options: SendPlannedOptions,
): Promise<ExitCode> {
  const { destination, concurrency, expect, context } = options
  const { out, signal } = context
  const isExpected = expect === undefined ? undefined : readExpectation(expect)
  const sent: SentRequest[] = []
  let isFinding = false
  const dropped = plan.filter(({ faults }) => faults.includes('drop')).length
  const report = (one: SentRequest, isCut: boolean) => {
    sent.push(one)
    printSent(one, out)
    if (isCut) return
    if (one.answer === undefined || isExpected?.(one.answer.status) === false) isFinding = true
  }
  await runLimited(
    plan.filter(({ faults }) => !faults.includes('drop')),
    concurrency,
    async (planned) => {
      const made = await asUsageLater(make(planned.lateMs))
      const isCut = planned.faults.includes('truncate')
      if (planned.delayMs > 0) await pause(planned.delayMs, undefined, { signal }).catch(() => undefined)
      report(await sendOne(made, planned, options), isCut)
      if (planned.faults.includes('duplicate'))
        report({ ...(await sendOne(made, planned, options)), isCopy: true }, isCut)
    },
    signal,
  )
  printTotal(sent, dropped, out)
  const [first] = sent
  if (sent.length > 0 && sent.every(({ error }) => isUnreachable(error))) {
    throw new UnreachableError(
      `nothing answers at ${destination.url.host} (${first?.error ?? ''}): is your server running?`,
    )
  }
  return isFinding ? exitCode.finding : exitCode.ok
}

async function sendOne(
  { request, id }: MadeRequest,
  { faults, slowMs }: PlannedDelivery,
  { label, destination, timeoutMs, insecure, context: { signal } }: SendPlannedOptions,
): Promise<SentRequest> {
  const about = { ...label, id, bytes: request.body.length, faults }
  try {
    const cut = faults.includes('truncate')
    const answer: RawAnswer = await sendRaw(request, destination, { timeoutMs, slowMs, cut, insecure, signal })
    return { ...about, answer, durationMs: answer.durationMs }
  } catch (error) {
    if (error instanceof SendError) return { ...about, error: error.code, durationMs: error.durationMs }
    throw error instanceof TypeError ? new UsageError(error.message) : error
  }
}
