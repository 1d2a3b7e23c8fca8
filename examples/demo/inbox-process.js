// @ts-check
// A process with an inbox in a directory: receives over HTTP, stores, answers, and takes its time to handle what is stored.
import { once } from 'node:events'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { createReceiver, hmacSignature } from 'webhook-receiver'
import { host } from 'webhook-receiver/host'
import { embeddedInbox } from 'webhook-receiver/inbox/embedded'
import { toNode } from 'webhook-receiver/node'

// Your own project has pg-boss among its dependencies; this one has it only where the inboxes are tested.
const { resolve } = createRequire(new URL('../../test/durable/package.json', import.meta.url))
const { PgBoss } = await import(pathToFileURL(resolve('pg-boss')).href)

const [directory = '', secret = ''] = process.argv.slice(2)
const inbox = await embeddedInbox({ PgBoss, PGlite, directory })

const receiver = createReceiver({
  provider: host({ verify: hmacSignature({ secrets: secret, header: 'x-host-signature' }) }),
  inbox: { inbox, key: () => 'one repository' },
  on: {
    '*': async ({ id }, { attempt }) => {
      await new Promise((done) => setTimeout(done, 100))
      process.send?.({ handled: id, attempt })
    },
  },
})

await inbox.consume(receiver)
const server = createServer(toNode(receiver)).listen(0, '127.0.0.1')
await once(server, 'listening')
const address = server.address()
process.send?.({ port: typeof address === 'object' ? address?.port : undefined })
process.on('disconnect', () => process.exit())
