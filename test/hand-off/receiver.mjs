// @ts-check
// A process that stores deliveries, and whose handler starts a workflow for each.
import { createServer } from 'node:http'
import { createReceiver, unverified } from 'webhook-receiver'
import { host } from 'webhook-receiver/host'
import { sqliteInbox } from 'webhook-receiver/inbox/sqlite'
import { toNode } from 'webhook-receiver/node'

const [directory = '', port = '', ingress = ''] = process.argv.slice(2)
const inbox = await sqliteInbox({ directory, retryDelayMs: 100, maxRetryDelayMs: 500, attempts: 1_000_000 })

const receiver = createReceiver({
  provider: host({ verify: unverified() }),
  inbox,
  on: {
    async 'issues.opened'({ id = '', payload }) {
      const response = await fetch(`${ingress}/order/${encodeURIComponent(id)}/run/send`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(payload.issue.number),
      })
      if (!response.ok) throw new Error(`Restate answers ${response.status}`)
    },
  },
  onError: () => {},
})
await inbox.consume(receiver, { concurrency: 4 })
createServer(toNode(receiver)).listen(Number(port), '127.0.0.1', () => process.send?.('ready'))
process.on('message', async () => process.send?.(await inbox.depth()))
