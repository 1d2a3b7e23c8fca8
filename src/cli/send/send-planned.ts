import { setTimeout as pause } from 'node:timers/promises'
import type { Destination } from '../../inspector/sending/destination.js'
import type { PlannedDelivery } from '../../inspector/sending/plan-faults.js'
import { runLimited } from '../../inspector/sending/send-all.js'
import type { Context } from '../command.js'
import type { ExitCode } from '../exit.js'
import { asUsageLater } from '../requests/edit-flags.js'
import { sendOne } from '../requests/send-one.js'
import { SendReport } from '../requests/send-report.js'
import type { MakeRequest } from './make-request.js'

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
  { label, destination, concurrency, expect, timeoutMs, insecure, context }: SendPlannedOptions,
): Promise<ExitCode> {
  const { out, signal } = context
  const report = new SendReport(out, expect)
  const arriving = plan.filter(({ faults }) => !faults.includes('drop'))
  await runLimited(
    arriving,
    concurrency,
    async ({ lateMs, delayMs, slowMs, faults }) => {
      const { request, id } = await asUsageLater(make(lateMs))
      // An abort ends the sending below.
      if (delayMs > 0) await pause(delayMs, undefined, { signal }).catch(() => undefined)
      const send = () =>
        sendOne(request, { ...label, id }, { destination, timeoutMs, insecure, signal, slowMs, faults })
      report.add(await send())
      if (faults.includes('duplicate')) report.add({ ...(await send()), isCopy: true })
    },
    signal,
  )
  return report.end(plan.length - arriving.length, destination)
}
