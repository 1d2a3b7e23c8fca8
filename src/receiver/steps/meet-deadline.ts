import { isPromise } from '../../base/maybe-promise.js'
import { rethrow, withinTime } from '../../base/within-time.js'
import { WebhookError } from '../../errors.js'
import type { ResponsePolicy } from '../../provider/response-policy.js'
import { accept, type Decision } from '../responses.js'
import type { Step } from './step.js'

/** When a provider stops waiting, and what it is told before. */
export interface DeadlineSettings {
  readonly ackDeadlineMs: number
  readonly onDeadline: 'retry' | 'accept'
  readonly policy: ResponsePolicy
}

/**
 * Answers before the provider stops waiting, while the handler goes on.
 *
 * @throws {WebhookError} from the step: `deadline_exceeded`, if the provider is to try again
 */
export function meetDeadline<Subject>(
  next: Step<Subject>,
  { ackDeadlineMs, onDeadline, policy }: DeadlineSettings,
): Step<Subject> {
  const isAccepted = onDeadline === 'accept'

  return (subject, context, findings) => {
    const running = next(subject, context, findings)
    if (!isPromise(running)) return running
    return withinTime(running, ackDeadlineMs, {
      done: (decision) => decision,
      failed: rethrow,
      expired() {
        // Nobody waits for the handler any more but the runtime, and the owner for its failure.
        const tell = ({ outcome }: Decision) => {
          if (isAccepted && outcome === 'retry_later') throw postponedTooLate()
        }
        context.waitUntil(running.then(tell).catch((error: unknown) => context.report(error)))
        if (isAccepted) return accept(policy)
        throw deadlineExceeded(ackDeadlineMs)
      },
    })
  }
}

function deadlineExceeded(limit: number): WebhookError {
  return new WebhookError('deadline_exceeded', `the handler took longer than ${limit} ms`, { limit })
}

function postponedTooLate(): WebhookError {
  return new WebhookError('handler_failed', 'the handler asked for another try after the delivery had been accepted')
}
