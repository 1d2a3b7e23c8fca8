import { refusal, WebhookError } from '../../errors.js'
import type { SequencedResult } from '../../sequence/channel.js'
import type { Sequencer } from '../../sequence/sequencer.js'
import type { Decision, Decisions } from '../decisions.js'
import type { Step } from './step.js'

/**
 * Handles the deliveries of a channel in the order of their numbers, one at a time. A delivery without a number does not
 * wait.
 *
 * A delivery is decided only after its turn, so a held delivery is never acknowledged.
 *
 * @throws {WebhookError} from the step: `delivery_in_progress`, `out_of_order`, `payload_invalid`, `shutting_down`
 */
export function putInOrder(next: Step, sequencer: Sequencer, decisions: Decisions): Step {
  return (delivery, context, state) => {
    const { sequence } = delivery
    if (sequence === undefined) return next(delivery, context, state)
    const handle = async ({ late }: { readonly late: boolean }): Promise<Decision> => {
      const decision = await next(delivery, context, { ...state, late })
      // The sequencer must see a failure, so that later deliveries of the channel wait.
      if (decision.outcome === 'retry_later' || decision.error !== undefined) throw new NotHandled(decision)
      return decision
    }
    return sequencer.run(sequence, handle).then(
      (result) => toDecision(result, decisions),
      (error: unknown) => {
        if (error instanceof NotHandled) return error.decision
        throw error
      },
    )
  }
}

class NotHandled {
  constructor(readonly decision: Decision) {}
}

function toDecision(result: SequencedResult<Decision>, decisions: Decisions): Decision {
  switch (result.state) {
    case 'ran':
      return result.value
    case 'duplicate':
      return decisions.duplicate
    case 'dropped':
      return decisions.dropped
    case 'refused':
      throw toError(result.reason)
  }
}

function toError(reason: Extract<SequencedResult<never>, { state: 'refused' }>['reason']): WebhookError {
  if (reason === 'invalid') return refusal('payload_invalid', 'the sequence number is not valid')
  if (reason === 'closed') return refusal('shutting_down', 'the receiver is draining')
  if (reason === 'in_progress')
    return refusal('delivery_in_progress', 'a delivery with the same number is being handled')
  return new WebhookError('out_of_order', `the delivery does not fit into the order of its channel: ${reason}`)
}
