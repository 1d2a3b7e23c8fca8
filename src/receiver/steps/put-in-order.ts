import { refusal, WebhookError } from '../../errors.js'
import type { ResponsePolicy } from '../../provider/response-policy.js'
import type { Sequenced } from '../../sequence/channel.js'
import type { Sequencer } from '../../sequence/sequencer.js'
import { type Decision, drop, repeat } from '../responses.js'
import type { Step } from './step.js'

/**
 * Lets the deliveries of a channel pass in the order of their numbers, one at a time. One without a number passes always.
 *
 * A delivery is decided only once its own turn has come and gone, so what is held is never acknowledged.
 *
 * @throws {WebhookError} from the step: `delivery_in_progress`, `out_of_order`, `payload_invalid`, `shutting_down`
 */
export function putInOrder(next: Step, sequencer: Sequencer, policy: ResponsePolicy): Step {
  return (delivery, context, findings) => {
    const { sequence } = delivery
    if (sequence === undefined) return next(delivery, context, findings)
    const handle = async ({ late }: { readonly late: boolean }): Promise<Decision> => {
      const decision = await next(delivery, context, { ...findings, late })
      // For the channel that is a failure: what comes after it must wait.
      if (decision.outcome === 'retry_later') throw new Postponed(decision)
      return decision
    }
    return sequencer.run(sequence, handle).then(
      (result) => toDecision(result, policy),
      (error: unknown) => {
        if (error instanceof Postponed) return error.decision
        throw error
      },
    )
  }
}

class Postponed {
  constructor(readonly decision: Decision) {}
}

function toDecision(result: Sequenced<Decision>, policy: ResponsePolicy): Decision {
  switch (result.state) {
    case 'ran':
      return result.value
    case 'duplicate':
      return repeat(policy)
    case 'dropped':
      return drop(policy)
    case 'refused':
      throw toError(result.reason)
  }
}

function toError(reason: Extract<Sequenced<never>, { state: 'refused' }>['reason']): WebhookError {
  if (reason === 'invalid') return refusal('payload_invalid', 'the sequence number is not one')
  if (reason === 'closed') return refusal('shutting_down', 'the receiver is being shut down')
  if (reason === 'in_progress')
    return refusal('delivery_in_progress', 'another request with this number is being handled')
  return new WebhookError('out_of_order', `the delivery has no place in its channel: ${reason}`)
}
