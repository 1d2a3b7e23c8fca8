import { type JetStreamClient, jetstream } from '@nats-io/jetstream'
import { connect } from '@nats-io/transport-node'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { jetstreamInbox } from '../../src/stores/inbox/jetstream/index.js'
import { findServer } from '../stores/dedupe/servers.js'
import { consumer, stored } from '../stores/inbox/stored.js'

const { url, reachable } = await findServer('NATS_URL', 'nats://127.0.0.1:4222')
const name = `test-${process.pid}-${Date.now().toString(36)}-replicas`

/** A client whose replica has no messages yet, and whose leader answers only the second request for each. */
function lagging(client: JetStreamClient) {
  const requested = new Set<string>()
  return {
    publish: client.publish.bind(client),
    consumers: client.consumers,
    async jetstreamManager() {
      const { streams } = await client.jetstreamManager()
      const getMessage: typeof streams.getMessage = async (stream, query) => {
        const request = JSON.stringify(query)
        const isFirst = !requested.has(request)
        requested.add(request)
        return isFirst && 'seq' in query ? null : streams.getMessage(stream, query)
      }
      const others = {
        info: streams.info.bind(streams),
        add: streams.add.bind(streams),
        update: streams.update.bind(streams),
        deleteMessage: streams.deleteMessage.bind(streams),
      }
      return { streams: { ...others, getMessage }, direct: { getMessage: async () => null } }
    },
  }
}

describe.runIf(reachable)('jetstreamInbox with a lagging replica', () => {
  afterAll(async () => {
    const connection = await connect({ servers: new URL(url).host })
    const { streams } = await jetstream(connection).jetstreamManager()
    for (const kind of ['deliveries', 'states', 'leases']) await streams.delete(`${name}_${kind}`)
    await connection.close()
  })

  it('handles each delivery, and lists each dead letter', async () => {
    const connection = await connect({ servers: new URL(url).host })
    const client = lagging(jetstream(connection))
    const inbox = jetstreamInbox({ client: connection, jetstream: client, queue: name, attempts: 1 })
    const orders = consumer((text) => {
      if (text === 'two') throw new Error('broken')
    })
    const consumption = await inbox.consume(orders)
    await inbox.put(stored('one'))
    await inbox.put(stored('two'))
    await vi.waitFor(() => expect(orders.log).toEqual(['one']), { timeout: 100_000 })
    await vi.waitFor(async () => expect(await inbox.deadLetters()).toHaveLength(1), { timeout: 100_000 })
    await consumption.close()
    await connection.close()
  })
})
