import { setTimeout as pause } from 'node:timers/promises'
import type { ProviderProfile } from '../../../testing/simulator/index.js'
import type { Destination } from '../../inspector/sending/destination.js'
import type { PlannedDelivery } from '../../inspector/sending/plan-faults.js'
import { runLimited } from '../../inspector/sending/send-all.js'
import type { Context } from '../command.js'
import type { ExitCode } from '../exit.js'
import { type SentRequest, sendOne } from '../requests/delivery-line.js'
import { asUsageLater } from '../requests/edit-flags.js'
import { nextMove } from '../requests/retry-rules.js'
import { SendReport } from '../requests/send-report.js'
import type { MakeRequest } from './make-request.js'

/** How planned deliveries are sent. */
export interface SendPlannedOptions {
  readonly label: { readonly provider: string; readonly event?: string | undefined }
  readonly destination: Destination
  readonly concurrency: number
  /** The value of `--expect`. @default 2xx, and 4xx to a late delivery */
  readonly expect: string | undefined
  readonly timeoutMs: number
  readonly insecure: boolean
  /** The rules by which deliveries are retried, and how much faster retries come. @default no retries */
  readonly retry?: RetryRules | undefined
  readonly context: Pick<Context, 'out' | 'signal'>
}

/** The rules of retries, and how much faster they come. */
interface RetryRules {
  readonly profile: ProviderProfile
  readonly speed: number
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
  { label, destination, concurrency, expect, timeoutMs, insecure, retry, context }: SendPlannedOptions,
): Promise<ExitCode> {
  const { out, signal } = context
  const report = new SendReport(out, expect)
  const arriving = plan.filter(({ faults }) => !faults.includes('drop'))
  await runLimited(
    arriving,
    concurrency,
    async ({ lateMs, delayMs, slowMs, faults }) => {
      const { request, id, late } = await asUsageLater(make(lateMs))
      // An abort ends the sending below.
      if (delayMs > 0) await pause(delayMs, undefined, { signal }).catch(() => undefined)
      const common = { destination, timeoutMs, insecure, signal }
      const about = { ...label, id, late }
      const send = () => sendOne(request, about, { ...common, slowMs, faults })
      // Faults are those of the first attempt.
      const sendAgain = () => sendOne(request, about, { ...common, slowMs: 0, faults: [] })
      await sendWithRetries(send, sendAgain, { retry, signal, report })
      if (faults.includes('duplicate')) report.add({ ...(await send()), isCopy: true })
    },
    signal,
  )
  return report.end(plan.length - arriving.length, destination)
}

type Send = () => Promise<SentRequest>

async function sendWithRetries(
  send: Send,
  sendAgain: Send,
  {
    retry,
    signal,
    report,
  }: Pick<SendPlannedOptions, 'retry'> & Pick<Context, 'signal'> & { readonly report: SendReport },
): Promise<void> {
  const started = Date.now()
  for (let retries = 0; ; retries++) {
    const sent = await (retries === 0 ? send() : sendAgain())
    const nextMs = retry === undefined || signal.aborted ? undefined : delayBefore(retry, sent, retries, started)
    report.add({ ...sent, ...(retries > 0 && { retry: retries }), nextMs })
    if (nextMs === undefined) return
    await pause(nextMs, undefined, { signal }).catch(() => undefined)
    if (signal.aborted) return
  }
}

function delayBefore(
  { profile, speed }: RetryRules,
  { answer, error = '' }: SentRequest,
  retries: number,
  started: number,
): number | undefined {
  const elapsedMs = (Date.now() - started) * speed
  const next = nextMove(profile, answer === undefined ? { error } : { answer }, retries, elapsedMs)
  return next.move === 'retry' ? Math.round(next.afterMs / speed) : undefined
}
