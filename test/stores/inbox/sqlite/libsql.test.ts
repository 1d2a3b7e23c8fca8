import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { afterAll } from 'vitest'
import { sqliteInbox } from '../../../../src/stores/inbox/sqlite/index.js'
import { describeInbox } from '../contract.js'

const folder = await mkdtemp(join(tmpdir(), 'libsql-inbox-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

describeInbox(
  'sqliteInbox with a client of libsql',
  {
    open: (policy, queue) =>
      sqliteInbox({ ...policy, database: createClient({ url: `file:${join(folder, queue)}.db` }) }),
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
