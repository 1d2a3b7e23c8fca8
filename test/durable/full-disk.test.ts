import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { sqliteInbox } from '../../src/stores/inbox/sqlite/index.js'
import { consumer, stored } from '../stores/inbox/stored.js'
import { mountSmallDisk } from './small-disk.js'

const disk = mountSmallDisk(32)
afterAll(() => disk.remove())

describe.runIf(disk.isMounted)('on a disk that is full or read-only', () => {
  it('sqliteInbox refuses deliveries that it cannot store, and continues once there is space', async () => {
    const inbox = await sqliteInbox({ directory: join(disk.folder, 'inbox'), retryDelayMs: 0 })
    const acknowledged: string[] = []
    const put = async (text: string) => {
      await inbox.put(stored(text))
      acknowledged.push(text)
    }
    await put('before')
    disk.fill()
    // Existing pages of the file have room for some more.
    const putAll = async () => {
      for (let count = 0; count < 100; count++) await put(`${count} `.repeat(20_000))
    }
    await expect(putAll()).rejects.toThrow(/full|disk I\/O error/)
    disk.empty()
    await put('after')
    const orders = consumer()
    await inbox.consume(orders)
    await vi.waitFor(() => expect(orders.log.toSorted()).toEqual(acknowledged.toSorted()), { timeout: 100_000 })
    await inbox.close()
  })

  it('sqliteInbox does not open what it cannot write, and has lost nothing afterwards', async () => {
    const directory = join(disk.folder, 'read-only')
    const before = await sqliteInbox({ directory })
    await before.put(stored('one'))
    await before.close()
    await expect(sqliteInbox({ directory: join(disk.readOnly, 'read-only') })).rejects.toThrow(/EROFS|read-only/)
    const inbox = await sqliteInbox({ directory })
    const orders = consumer()
    expect(await inbox.handleDue(orders)).toMatchObject({ handled: 1 })
    await inbox.close()
  })
})
