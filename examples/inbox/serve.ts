import { createServer } from 'node:http'
import { createReceiver, hmacSignature, type Inbox } from 'webhook-receiver'
import { host } from 'webhook-receiver/host'
import { toNode } from 'webhook-receiver/node'

const { WEBHOOK_SECRET = '', PORT = '3000' } = process.env

/** Stores deliveries in an inbox and handles them, until the process is asked to end. */
export async function serve(inbox: Inbox, disconnect: () => unknown = () => {}): Promise<void> {
  const receiver = createReceiver({
    provider: host({ verify: hmacSignature({ secrets: WEBHOOK_SECRET, header: 'x-host-signature' }) }),
    // In order for each repository, where the engine has an order.
    inbox: inbox.ordering === 'none' ? inbox : { inbox, key: ({ payload }) => payload.repository?.full_name },
    on: {
      'issues.opened': async ({ id, payload }, { attempt }) => {
        await new Promise((resolve) => setTimeout(resolve, 100)) // longer than the provider waits, perhaps
        console.log(`handled ${id} at attempt ${attempt}: ${payload.issue.number}`)
      },
    },
    onError: (error) => console.error(error.code, error.message),
  })

  // Leave this out where only others handle, and the server where this process only handles.
  const consumption = await inbox.consume(receiver, { concurrency: 10 })
  const server = createServer(toNode(receiver)).listen(Number(PORT), () => console.log(`listening on port ${PORT}`))

  process.once('SIGTERM', async () => {
    server.close()
    await consumption.close()
    await receiver.drain()
    await inbox.close()
    await disconnect()
    process.exit()
  })
}
