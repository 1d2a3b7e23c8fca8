import { mkdtemp, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { PgBoss } from 'pg-boss'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { embeddedInbox } from '../../src/stores/inbox/embedded/embedded.js'
import { lockFile } from '../../src/stores/inbox/embedded/lock-file.js'
import { emptyCluster } from '../stores/dedupe/embedded-postgres.js'
import { consumer, stored } from '../stores/inbox/stored.js'
import { mountSmallDisk } from './small-disk.js'

const disk = mountSmallDisk(96)
afterAll(() => disk.remove())

describe.runIf(disk.isMounted)('on a disk that is full', () => {
  it('embeddedInbox refuses deliveries that it cannot store, and continues once there is space', async () => {
    const directory = join(disk.folder, 'inbox')
    await emptyCluster(join(directory, 'postgres'))
    const inbox = await embeddedInbox({ PgBoss, PGlite, directory, retryDelayMs: 0 })
    const acknowledged: string[] = []
    const put = async (text: string) => {
      await inbox.put(stored(text))
      acknowledged.push(text)
    }
    await put('before')
    disk.fill()
    // Existing pages of the database have room for some more.
    const putAll = async () => {
      for (let count = 0; count < 100; count++) await put(`${count} `.repeat(20_000))
    }
    await expect(putAll()).rejects.toMatchObject({ code: '53100' })
    disk.empty()
    await put('after')
    const orders = consumer()
    await inbox.consume(orders)
    await vi.waitFor(() => expect(orders.log.toSorted()).toEqual(acknowledged.toSorted()), { timeout: 100_000 })
    await inbox.close()
  })

  it('lockFile leaves no partly written file', async () => {
    const directory = await mkdtemp(join(disk.folder, 'lock-'))
    disk.fill()
    expect(() => lockFile(join(directory, 'lock'), 'a test')).toThrow('ENOSPC')
    expect(await readdir(directory)).toEqual([])
    disk.empty()
  })
})
