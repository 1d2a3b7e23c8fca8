import { PGlite } from '@electric-sql/pglite'
import { PgBoss } from 'pg-boss'
import { embeddedInbox } from '../../src/stores/inbox/embedded/embedded.js'
import { consumer, stored } from '../stores/inbox/stored.js'

// A process that stores two deliveries, handles one without end, and waits to be killed.
const inbox = await embeddedInbox({ PgBoss, PGlite, directory: process.argv[2] ?? '' })
const handling = consumer(() => {
  process.send?.('handling')
  return new Promise(() => {})
})
await inbox.put(stored('handled'))
await inbox.put(stored('waiting'))
await inbox.consume(handling, { concurrency: 1 })
