import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { afterAll, describe } from 'vitest'
import { sqliteInbox } from '../../../../src/stores/inbox/sqlite/index.js'
import { describeInbox } from '../contract.js'
import { startHranaServer } from './hrana-server.js'

const folder = await mkdtemp(join(tmpdir(), 'libsql-inbox-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

const server = await startHranaServer(join(folder, 'server.db'))
afterAll(() => server.close())

describe.each([
  ['a file', (queue: string) => ({ url: `file:${join(folder, queue)}.db` })],
  ['a server', () => ({ url: server.url })],
])('with a client of libsql for %s', (_, connect) => {
  describeInbox(
    'sqliteInbox',
    {
      open: (policy, queue) =>
        sqliteInbox({ ...policy, database: createClient(connect(queue)), table: queue.replaceAll('-', '_') }),
      erases: true,
      replaces: true,
      keeps: true,
      coalesces: true,
      limits: true,
      prioritizes: true,
      patienceMs: 20_000,
    },
    'strict-per-key',
  )
})
