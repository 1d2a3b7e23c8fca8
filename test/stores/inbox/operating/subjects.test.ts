import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'libsql'
import { describe, expect, it, onTestFinished } from 'vitest'
import { hashKey } from '../../../../src/stores/database/hash-key.js'
import { openInProcess } from '../../../../src/stores/database/sqlite-in-process.js'
import { operateSubjects } from '../../../../src/stores/inbox/operating/subjects.js'
import { resolvePolicy } from '../../../../src/stores/inbox/policy.js'
import { toEntry } from '../../../../src/stores/inbox/sqlite/record.js'
import { openStore } from '../../../../src/stores/inbox/sqlite/store.js'
import { stored } from '../stored.js'

describe('erase', () => {
  it.each([
    { keepHandledMs: 0, erased: { waiting: 1 } },
    { keepHandledMs: 60_000, erased: { waiting: 1, kept: 1 } },
  ])(
    'erases the work of a delivery that was divided after it was found: $erased',
    async ({ keepHandledMs, erased }) => {
      const folder = await mkdtemp(join(tmpdir(), 'erase-'))
      onTestFinished(() => rm(folder, { recursive: true, force: true }))
      const database = new Database(join(folder, 'inbox.db'))
      const store = await openStore({
        driver: await openInProcess(database, 'test'),
        table: 'inbox',
        policy: resolvePolicy({ keepHandledMs }),
        leaseMs: 10_000,
        caller: 'test',
      })
      await store.put(await toEntry(stored('secret', { subjects: ['ada'] })))
      const jobs = [...(await store.claim(1, [])).jobs]
      const { erase } = operateSubjects({
        async find(subject) {
          const found = await store.find(subject)
          const job = jobs.pop()
          if (job !== undefined) {
            const work = { id: 'work', key: undefined, handler: { name: 'mail', of: job.id } }
            expect(await store.complete(job, await store.follow(job, [work]))).toBe(true)
          }
          return found
        },
        erase: store.erase,
        read: async () => [],
      })
      expect(await erase('ada')).toEqual({ dryRun: false, active: 0, dead: 0, ...erased })
      expect(await store.find(await hashKey('ada'))).toEqual([])
      expect(database.prepare('SELECT * FROM inbox_record').all()).toEqual([])
    },
  )

  it('says that deliveries are left if each time they changed before they were erased', async () => {
    const { erase } = operateSubjects({
      find: async () => [{ id: crypto.randomUUID(), state: 'waiting' }],
      erase: async () => ({ waiting: 0, active: 0, dead: 0 }),
      read: async () => [],
    })
    await expect(erase('ada')).rejects.toThrow('erase: deliveries changed')
  })
})
