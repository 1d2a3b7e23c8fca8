import { spawnSync } from 'node:child_process'
import { closeSync, openSync, writeSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { PgBoss } from 'pg-boss'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { lockFile } from '../../src/inbox/lock-file.js'
import { embeddedInbox } from '../../src/inbox/pglite.js'
import { emptyCluster } from '../dedupe/embedded-postgres.js'
import { consumer, stored } from '../inbox/stored.js'

const disk = await mkdtemp(join(tmpdir(), 'full-disk-'))
const filler = join(disk, 'filler')
const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=96m', 'tmpfs', disk]).status === 0
if (!isMounted) process.stderr.write('\n*** SKIPPED: a small disk can be mounted by root only ***\n\n')

afterAll(async () => {
  if (isMounted) spawnSync('umount', ['-l', disk])
  await rm(disk, { recursive: true, force: true })
})

function fill(): void {
  const file = openSync(filler, 'w')
  try {
    for (const size of [1 << 20, 1 << 12, 1]) while (hasRoom(file, size));
  } finally {
    closeSync(file)
  }
}

function hasRoom(file: number, size: number): boolean {
  try {
    return writeSync(file, new Uint8Array(size)) === size
  } catch {
    return false
  }
}

describe.runIf(isMounted)('on a disk that is full', () => {
  it('embeddedInbox acknowledges nothing that it cannot store, and goes on by itself once there is space', async () => {
    const directory = join(disk, 'inbox')
    await emptyCluster(join(directory, 'postgres'))
    const inbox = await embeddedInbox({ PgBoss, PGlite, directory, retryDelaySeconds: 0 })
    const acknowledged: string[] = []
    const put = async (text: string) => {
      await inbox.put(stored(text))
      acknowledged.push(text)
    }
    await put('before')
    fill()
    // The pages that the database has already take some more.
    const putAll = async () => {
      for (let count = 0; count < 100; count++) await put(`${count} `.repeat(20_000))
    }
    await expect(putAll()).rejects.toMatchObject({ code: '53100' })
    await rm(filler)
    await put('after')
    const orders = consumer()
    await inbox.consume(orders)
    await vi.waitFor(() => expect(orders.log.toSorted()).toEqual(acknowledged.toSorted()), { timeout: 10_000 })
    await inbox.close()
  })

  it('lockFile leaves nothing behind that it could not write', async () => {
    const directory = await mkdtemp(join(disk, 'lock-'))
    fill()
    expect(() => lockFile(join(directory, 'lock'), 'a test')).toThrow('ENOSPC')
    expect(await readdir(directory)).toEqual([])
    await rm(filler)
  })
})
