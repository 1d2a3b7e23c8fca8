// @ts-check
// Handles deliveries of an inbox on SQS until it is killed: as a container, or as a function that the parent sends events.
import { appendFileSync } from 'node:fs'
import { DynamoDB } from '@aws-sdk/client-dynamodb'
import { SQS } from '@aws-sdk/client-sqs'
import { sqsInbox, toSqsHandler } from 'webhook-receiver/inbox/sqs'

const [, , mode = '', queuePort = '', tablePort = '', queueUrl = '', table = '', log = ''] = process.argv
const credentials = { accessKeyId: 'test', secretAccessKey: 'test' }
const settings = (/** @type {string} */ port) => ({
  endpoint: `http://127.0.0.1:${port}`,
  region: 'eu-west-1',
  credentials,
})

const inbox = sqsInbox({
  client: new SQS({ ...settings(queuePort), useQueueUrlAsEndpoint: false }),
  queueUrl,
  dynamo: { client: new DynamoDB(settings(tablePort)), table },
  attempts: 1_000,
  retryDelayMs: 0,
  waitSeconds: 1,
  visibilitySeconds: 2,
})

/** @type {import('webhook-receiver/inbox').InboxConsumer} */
const receiver = {
  endpoint: 'orders',
  async handleStored({ request }, attempt) {
    await new Promise((resolve) => setTimeout(resolve, 5))
    const text = new TextDecoder().decode(request.body)
    if (attempt === 1 && text.endsWith('7')) throw new Error('not yet')
    appendFileSync(log, `${text}\n`)
  },
}

if (mode === 'poll') await inbox.consume(receiver)
else {
  const handler = toSqsHandler(inbox, receiver, { slowestHandlerMs: 1_000 })
  process.on('message', async (/** @type {import('webhook-receiver/inbox/sqs').SqsEvent} */ event) => {
    process.send?.(await handler(event, { getRemainingTimeInMillis: () => 30_000 }))
  })
}
process.send?.('ready')
