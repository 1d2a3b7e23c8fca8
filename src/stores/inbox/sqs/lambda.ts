import { createClaim } from '../handling/claim.js'
import type { Dispatch } from '../handling/route-by-endpoint.js'
import type { SqsBatchResponse, SqsContext, SqsEvent } from './client.js'
import { type InboxQueue, requireGroup } from './queue.js'
import type { InFlight, Verdict, Work } from './work.js'

/** Settings of {@link handleEvent}. */
export interface EventSettings {
  readonly queue: InboxQueue
  readonly work: Work
  readonly dispatch: Dispatch
  /** How long the slowest handler takes, with the time to record its result, in milliseconds. */
  readonly neededMs: number
}

/**
 * Handles the messages of an event: those of a group in order, and groups in parallel. After a message that is not done, the
 * later ones of its group fail too, so that Lambda does not delete them and none overtakes it.
 */
export async function handleEvent(
  { queue, work, dispatch, neededMs }: EventSettings,
  event: SqsEvent,
  context: SqsContext,
): Promise<SqsBatchResponse> {
  if (!Array.isArray(event?.Records)) throw new TypeError('toSqsHandler: expected an event of SQS')
  if (typeof context?.getRemainingTimeInMillis !== 'function') {
    throw new TypeError('toSqsHandler: the second argument must be the context of Lambda')
  }
  const endsAt = performance.now() + context.getRemainingTimeInMillis()
  const leftMs = context.getRemainingTimeInMillis()
  if (leftMs < neededMs) {
    throw new Error(
      `toSqsHandler: the function has ${leftMs} ms left, and a handler needs ${neededMs}: raise its timeout`,
    )
  }
  const mayContinue = () => endsAt - performance.now() >= neededMs
  const failures: { itemIdentifier: string }[] = []

  const handle = async (message: InFlight): Promise<Verdict> => {
    if (!mayContinue()) return { againAfterMs: 0 }
    const claim = createClaim(() => endsAt)
    const verdict = await work(message, { dispatch, claim, mayContinue })
    claim.release()
    return verdict
  }
  const lines = new Map<string, SqsEvent['Records'][number][]>()
  for (const record of event.Records) {
    const group = requireGroup(record.attributes.MessageGroupId)
    lines.set(group, [...(lines.get(group) ?? []), record])
  }
  await Promise.all(
    [...lines].map(async ([group, records]) => {
      let isBlocked = false
      for (const { messageId, receiptHandle: receipt, body, attributes } of records) {
        const message = { body, receipt, group, sequence: attributes.SequenceNumber ?? '' }
        const verdict = isBlocked ? { againAfterMs: 0 } : await handle(message)
        // Lambda deletes what is done.
        if (verdict === 'delete') continue
        isBlocked = true
        failures.push({ itemIdentifier: messageId })
        await queue.settle(message, verdict)
      }
    }),
  )
  return { batchItemFailures: failures }
}
