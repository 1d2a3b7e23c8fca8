import { answered } from './answered.js'
import type { SqsCount, SqsLike, SqsMessage } from './client.js'
import type { InFlight, Verdict } from './work.js'

// SQS limits the time from the receipt to 12 hours, of which the handler takes some.
const maxHiddenSeconds = 40_000

/** Settings of {@link openQueue}. */
export interface QueueSettings {
  readonly client: SqsLike
  readonly queueUrl: string
  report(error: unknown): void
}

/** The queue of an inbox. */
export function openQueue({ client, queueUrl: QueueUrl, report }: QueueSettings) {
  const hide = (ReceiptHandle: string, VisibilityTimeout: number) =>
    answered(client.changeMessageVisibility({ QueueUrl, ReceiptHandle, VisibilityTimeout }))

  return {
    send: (MessageBody: string, MessageGroupId: string, MessageDeduplicationId: string) =>
      answered(client.sendMessage({ QueueUrl, MessageBody, MessageGroupId, MessageDeduplicationId })),
    async receive(limit: number, WaitTimeSeconds: number, VisibilityTimeout: number): Promise<readonly InFlight[]> {
      const receiving = client.receiveMessage({
        QueueUrl,
        MaxNumberOfMessages: Math.min(limit, 10),
        WaitTimeSeconds,
        VisibilityTimeout,
        MessageSystemAttributeNames: ['MessageGroupId', 'SequenceNumber'],
      })
      const { Messages = [] } = await answered(receiving, 1000 * WaitTimeSeconds + 10_000)
      return Messages.map(toInFlight)
    },
    hide,
    /** Carries out a verdict. A failure leaves the message to its visibility timeout. */
    async settle({ receipt }: InFlight, verdict: Verdict): Promise<void> {
      try {
        if (verdict === 'delete') await answered(client.deleteMessage({ QueueUrl, ReceiptHandle: receipt }))
        else if (verdict !== 'leave') await hide(receipt, toSeconds(verdict.againAfterMs))
      } catch (error) {
        report(error)
      }
    },
    async count(): Promise<{ readonly visible: number; readonly hidden: number }> {
      const names: SqsCount[] = [
        'ApproximateNumberOfMessages',
        'ApproximateNumberOfMessagesDelayed',
        'ApproximateNumberOfMessagesNotVisible',
      ]
      const { Attributes = {} } = await answered(client.getQueueAttributes({ QueueUrl, AttributeNames: names }))
      const [visible = 0, delayed = 0, hidden = 0] = names.map((name) => Number(Attributes[name] ?? 0))
      return { visible: visible + delayed, hidden }
    },
  }
}

/** The queue of an inbox. */
export type InboxQueue = ReturnType<typeof openQueue>

/** How long a message waits for its retry. */
function toSeconds(milliseconds: number): number {
  return Math.min(Math.ceil(milliseconds / 1000), maxHiddenSeconds)
}

function toInFlight({ Body = '', ReceiptHandle = '', Attributes = {} }: SqsMessage): InFlight {
  return {
    body: Body,
    receipt: ReceiptHandle,
    group: requireGroup(Attributes.MessageGroupId),
    sequence: Attributes.SequenceNumber ?? '',
  }
}

/** @throws {TypeError} the message is not of a FIFO queue, so it has no group */
export function requireGroup(group: string | undefined): string {
  if (group === undefined) throw new TypeError('sqsInbox: a message has no group: the queue must be a FIFO queue')
  return group
}
