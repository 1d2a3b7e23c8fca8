import { requireFunctions } from '../../core/base/options.js'
import type { Decision, Decisions } from '../../core/ports/decision.js'
import type { OrderStep, SequencedResult, Turns } from '../../core/ports/sequencer.js'
import { refusal, WebhookError } from '../../errors.js'

const claimed = new WeakSet<Turns>()

/**
 * The step of the pipeline that handles the deliveries of a channel in the order of their numbers, one at a time. A sequencer
 * carries it in its property `step`, so a receiver without one does not bundle it.
 *
 * A delivery without a number does not wait. A delivery is decided only after its turn, so a held delivery is never
 * acknowledged.
 *
 * @throws {TypeError} another receiver has the sequencer, or the provider never numbers its deliveries
 * @throws {WebhookError} from the step: `delivery_in_progress`, `out_of_order`, `payload_invalid`, `shutting_down`
 */
export const putInOrder: OrderStep = (sequencer, { provider }, decisions) => {
  requireFunctions(sequencer, ['run', 'close'], 'createReceiver: order')
  if (provider.numbered === false) {
    throw new TypeError(`createReceiver: order needs numbers, and ${provider.name} sends none`)
  }
  // The numbers of a second receiver would be taken for duplicates of the first one's.
  if (claimed.has(sequencer)) throw new TypeError('createReceiver: order must not be shared with another receiver')
  claimed.add(sequencer)
  return (next) => (delivery, context, state) => {
    const { sequence: place } = delivery
    if (place === undefined) return next(delivery, context, state)
    // Each of several handlers has an order for itself.
    const { effect } = context
    const sequence = effect ? { ...place, channel: JSON.stringify([place.channel, effect.name]) } : place
    const handle = async ({ late }: { readonly late: boolean }): Promise<Decision> => {
      const decision = await next(delivery, context, { ...state, late })
      // The sequencer must see a failure, so that later deliveries of the channel wait.
      if (decision.outcome === 'retry_later' || decision.error !== undefined) throw new NotHandled(decision)
      return decision
    }
    // The channel waits for a retry, which does not come this far if a dedupe store knows the delivery.
    const takeTurn = async (ended: Decision) => {
      const { channel, number } = sequence
      if (ended.outcome !== 'retry_later') await sequencer.run({ channel, number }, async () => {})
    }
    return sequencer.run(sequence, handle).then(
      (result) => toDecision(result, decisions),
      (error: unknown) => {
        if (!(error instanceof NotHandled)) throw error
        const { decision } = error
        if (decision.eventually !== undefined) context.waitUntil(decision.eventually.then(takeTurn).catch(() => {}))
        return decision
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
