import { isWebhookError, WebhookError } from '../../errors.js'
import type { ResponsePolicy } from '../../provider/response-policy.js'
import type { Delivery } from '../../request/delivery.js'
import { type Decision, ignore } from '../responses.js'
import type { Step } from './step.js'

/**
 * Takes the deliveries of one request one after the other, all of them, also after a failure: what failed may fail again
 * whenever it comes, and must not hold up the rest.
 *
 * @throws {WebhookError} from the step: what the first failure was, so that the request comes again
 */
export function takeParts(next: Step, policy: ResponsePolicy): Step<Delivery | readonly Delivery[]> {
  return (subject, context, findings) => {
    if (isSingle(subject)) return next(subject, context, findings)
    return takeEach(
      subject,
      async (part) => {
        const about = context.about(part)
        try {
          return await next(part, about, findings)
        } catch (error) {
          about.report(error)
          throw error
        }
      },
      policy,
    )
  }
}

async function takeEach(
  parts: readonly Delivery[],
  take: (part: Delivery) => Promise<Decision>,
  policy: ResponsePolicy,
): Promise<Decision> {
  const decisions: Decision[] = []
  const failures: unknown[] = []
  for (const part of parts) {
    try {
      decisions.push(await take(part))
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw partsFailed(failures, parts.length)
  const strongest = (['retry_later', 'gone', 'handled'] as const).flatMap((kind) =>
    decisions.filter(({ outcome }) => outcome === kind),
  )
  return strongest[0] ?? decisions[0] ?? ignore(policy)
}

function partsFailed([cause, ...others]: readonly unknown[], total: number): WebhookError {
  const code = isWebhookError(cause) ? cause.code : 'internal_error'
  return new WebhookError(code, `${others.length + 1} of ${total} deliveries in the request failed`, { cause })
}

function isSingle(subject: Delivery | readonly Delivery[]): subject is Delivery {
  return !Array.isArray(subject)
}
