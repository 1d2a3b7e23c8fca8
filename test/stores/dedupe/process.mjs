// Reserves the keys that it is sent, with a store of the built package, until it is killed.
import { Redis } from 'ioredis'
import pg from 'pg'
import { postgresDedupeStore } from 'webhook-receiver/dedupe/postgres'
import { redisDedupeStore } from 'webhook-receiver/dedupe/redis'

const [kind, url, name] = process.argv.slice(2)
const store =
  kind === 'redis'
    ? redisDedupeStore({ client: new Redis(url), keyPrefix: name })
    : postgresDedupeStore({ client: new pg.Pool({ connectionString: url }), table: name })

process.on('message', async ({ keys, leaseMs }) => {
  process.send(await Promise.all(keys.map((key) => store.reserve(key, { leaseMs }))))
})
process.on('disconnect', () => process.exit())
// Connects before the test measures time.
await store.reserve('warm-up', { leaseMs: 1 })
process.send('ready')
