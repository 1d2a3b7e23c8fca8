// A process that takes one stored delivery, reports it, and handles it without end, until it is killed.
import { jetstream } from '@nats-io/jetstream'
import { connect } from '@nats-io/transport-node'
import { Queue, Worker } from 'bullmq'
import { Redis } from 'ioredis'
import { bullmqInbox } from '../../dist/stores/inbox/bullmq/index.js'
import { jetstreamInbox } from '../../dist/stores/inbox/jetstream/index.js'

const [kind, url, name, prefix] = process.argv.slice(2)
const engines = {
  bullmq: async () =>
    bullmqInbox({ bullmq: { Queue, Worker }, client: new Redis(url), queue: name, keyPrefix: prefix }),
  jetstream: async () => {
    const connection = await connect({ servers: url })
    return jetstreamInbox({ client: connection, jetstream: jetstream(connection), queue: name })
  },
}
const inbox = await engines[kind]()
await inbox.consume({
  endpoint: 'orders',
  handleStored(delivery, attempt) {
    process.send({ id: delivery.id, attempt })
    return new Promise(() => {})
  },
})
process.on('disconnect', () => process.exit())
