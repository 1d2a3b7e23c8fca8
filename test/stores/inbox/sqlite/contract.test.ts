import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { sqliteInbox } from '../../../../src/stores/inbox/sqlite/index.js'
import { describeInbox } from '../contract.js'

const folder = await mkdtemp(join(tmpdir(), 'sqlite-inbox-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

describeInbox(
  'sqliteInbox with what this runtime has',
  {
    open: (policy, queue) => sqliteInbox({ ...policy, directory: join(folder, queue) }),
    erases: true,
    replaces: true,
    keeps: true,
    coalesces: true,
    limits: true,
    prioritizes: true,
    patienceMs: 20_000,
  },
  'strict-per-key',
  { concurrent: true },
)
