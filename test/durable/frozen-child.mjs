// @ts-check
// Handles deliveries, and logs what the claim says to the handler of one that the parent freezes this process in.
import { appendFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { DynamoDB } from '@aws-sdk/client-dynamodb'
import { SQS } from '@aws-sdk/client-sqs'
import { sqliteInbox } from 'webhook-receiver/inbox/sqlite'
import { sqsInbox } from 'webhook-receiver/inbox/sqs'

const [, , role = '', result = '', log = '', place = ''] = process.argv
const { directory, queue, dynamo, queueUrl, table } = JSON.parse(place)
const inbox =
  directory === undefined
    ? sqsInbox({
        client: new SQS({ ...queue, useQueueUrlAsEndpoint: false }),
        queueUrl,
        dynamo: { client: new DynamoDB(dynamo), table },
        waitSeconds: 1,
        visibilitySeconds: 5,
      })
    : await sqliteInbox({ directory })
const note = (/** @type {string} */ line) => appendFileSync(log, `${role} ${line}\n`)

await inbox.consume({
  endpoint: 'orders',
  async handleStored({ request }, _attempt, claim) {
    const text = new TextDecoder().decode(request.body)
    claim?.signal.addEventListener('abort', () => note(`is told about ${text}`))
    note(`begins ${text}`)
    if (role === 'frozen' && text === 'one') {
      for (let tick = 0; tick < 20; tick++) await sleep(100)
      note(`is current: ${claim?.isCurrent()}`)
      note(`ends ${text}`)
      if (result === 'failure') throw new Error('too late')
    } else note(`ends ${text}`)
  },
})
process.send?.('ready')
