// @ts-check
// Handles deliveries of an inbox on SQS until it is killed: as a container, or as a function that the parent sends events.
import { appendFileSync } from 'node:fs'
import { DynamoDB } from '@aws-sdk/client-dynamodb'
import { SQS } from '@aws-sdk/client-sqs'
import { createReceiver, defineProvider, jsonBody, unverified } from 'webhook-receiver'
import { effects } from 'webhook-receiver/effects'
import { sqsInbox, toSqsHandler } from 'webhook-receiver/inbox/sqs'
import * as z from 'zod/mini'

const [, , mode = '', handlers = '', queuePort = '', tablePort = '', queueUrl = '', table = '', log = ''] = process.argv
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
const one = {
  endpoint: 'orders',
  handleStored: ({ request }, attempt) => handle(JSON.parse(new TextDecoder().decode(request.body)), attempt),
}
const orders = defineProvider({
  name: 'orders',
  verify: unverified(),
  body: jsonBody(),
  schema: z.string(),
  event: () => 'order',
})
const several = createReceiver({
  provider: orders,
  inbox: { inbox },
  on: {
    '*': effects({
      ledger: named('ledger'),
      mail: { handle: named('mail'), dependsOn: 'ledger' },
      cache: named('cache'),
    }),
  },
  onError: () => {},
})
const receiver = handlers === 'several' ? several : one

/**
 * @param {string} text
 * @param {number} attempt
 */
async function handle(text, attempt) {
  await new Promise((resolve) => setTimeout(resolve, 5))
  if (attempt === 1 && /7(\/|$)/.test(text)) throw new Error('not yet')
  appendFileSync(log, `${text}\n`)
}

/**
 * @param {string} name
 * @returns {(delivery: import('webhook-receiver').Delivery, context: { attempt: number }) => Promise<void>}
 */
function named(name) {
  return ({ payload }, { attempt }) => handle(`${String(payload)}/${name}`, attempt)
}

if (mode === 'poll') await inbox.consume(receiver)
else {
  const handler = toSqsHandler(inbox, receiver, { slowestHandlerMs: 1_000 })
  process.on('message', async (/** @type {import('webhook-receiver/inbox/sqs').SqsEvent} */ event) => {
    process.send?.(await handler(event, { getRemainingTimeInMillis: () => 30_000 }))
  })
}
process.send?.('ready')
