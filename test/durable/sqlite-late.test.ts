import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { afterAll } from 'vitest'
import { sqliteInbox } from '../../src/stores/inbox/sqlite/index.js'
import { describeInbox } from '../stores/inbox/contract.js'
import { createGate } from './gate.js'

const folder = await mkdtemp(join(tmpdir(), 'sqlite-late-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

// With late workers. The engine is that of Durable Objects and D1, too.
describeInbox(
  'sqliteInbox of a client whose answers can be held',
  {
    open: (policy, queue) =>
      sqliteInbox({ ...policy, database: createClient({ url: `file:${join(folder, queue)}.db` }) }),
    async openHeld(policy, queue) {
      const gate = createGate()
      const client = createClient({ url: `file:${join(folder, queue)}.db` })
      const database = {
        protocol: client.protocol,
        execute: (sql: string) => client.execute(sql),
        batch: (...call: Parameters<typeof client.batch>) => client.batch(...call).finally(() => gate.passed()),
      }
      return { inbox: await sqliteInbox({ ...policy, database }), ...gate }
    },
    patienceMs: 60_000,
    limits: true,
    prioritizes: true,
  },
  'strict-per-key',
)
