import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'libsql'
import { afterAll, expect, it } from 'vitest'
import { openInProcess } from '../../../../src/stores/database/sqlite-in-process.js'
import { resolvePolicy } from '../../../../src/stores/inbox/policy.js'
import { toEntry } from '../../../../src/stores/inbox/sqlite/record.js'
import { openStore } from '../../../../src/stores/inbox/sqlite/store.js'
import { stored } from '../stored.js'

const folder = mkdtempSync(join(tmpdir(), 'fence-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('settles nothing by a late attempt at a delivery that is gone, whose place another one has', async () => {
  const driver = await openInProcess(new Database(join(folder, 'inbox.db')), 'test')
  const store = await openStore({ driver, table: 'inbox', policy: resolvePolicy({}), leaseMs: -1, caller: 'test' })
  await store.put(await toEntry(stored('first')))
  const [late] = (await store.claim(1, [])).jobs
  const [current] = (await store.claim(1, [])).jobs
  if (late === undefined || current === undefined) throw new Error('nothing was claimed')
  expect(await store.complete(current)).toBe(true)

  await store.put(await toEntry(stored('second')))
  const [second] = (await store.claim(1, [])).jobs
  expect(second?.seq).toBe(late.seq)
  expect((await store.touch([late])).size).toBe(0)
  expect(await store.complete(late)).toBe(false)
  expect(await store.fail(late, 'late')).toBe(false)
  expect(second && (await store.complete(second))).toBe(true)
  await store.close()
})
