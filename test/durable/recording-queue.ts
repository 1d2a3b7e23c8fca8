import type { SqsEvent, SqsLike } from '../../src/stores/inbox/sqs/index.js'

/** A queue that only records what is sent and hidden; tests make the events of Lambda by hand. */
export function recordingQueue() {
  const sent: { readonly body: string; readonly group: string }[] = []
  const hidden: (readonly [receipt: string, seconds: number])[] = []
  const client: SqsLike = {
    async sendMessage({ MessageBody: body, MessageGroupId: group }) {
      sent.push({ body, group })
    },
    receiveMessage: async () => ({ Messages: [] }),
    deleteMessage: async () => {},
    async changeMessageVisibility({ ReceiptHandle, VisibilityTimeout }) {
      hidden.push([ReceiptHandle, VisibilityTimeout])
    },
    getQueueAttributes: async () => ({ Attributes: {} }),
  }
  let sequence = 0
  /** The event that Lambda makes of messages, in their order, also several of one group. */
  const eventOf = (messages: readonly { readonly body: string; readonly group: string }[]): SqsEvent => ({
    Records: messages.map(({ body, group: MessageGroupId }) => {
      const name = String(sequence++)
      const attributes = { MessageGroupId, SequenceNumber: name }
      return { messageId: `message ${name}`, receiptHandle: `receipt ${name}`, body, attributes }
    }),
  })
  return { client, sent, hidden, eventOf }
}

/** The context of a function that has this time left. */
export const minutes = (count: number) => ({ getRemainingTimeInMillis: () => count * 60_000 })
