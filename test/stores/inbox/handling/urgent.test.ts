import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, it } from 'vitest'
import { sqliteInbox } from '../../../../src/stores/inbox/sqlite/index.js'
import { memoryInbox } from '../../../../src/testing/memory-inbox.js'
import { runs } from '../../../runs.js'
import { checkUrgentShare } from './urgent-share.js'

const folder = await mkdtemp(join(tmpdir(), 'urgent-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('urgent deliveries leave the others their share, never overtake their key, and go first in all other cases', () => {
  it('in memoryInbox', async () => {
    await checkUrgentShare(async () => {
      const inbox = memoryInbox()
      return [inbox, inbox]
    }, runs(100))
  })

  it('in sqliteInbox', async () => {
    await checkUrgentShare(async () => {
      const directory = join(folder, crypto.randomUUID())
      return [await sqliteInbox({ directory }), await sqliteInbox({ directory })]
    }, runs(12))
  })
})
