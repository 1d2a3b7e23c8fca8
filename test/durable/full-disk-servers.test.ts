import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { jetstream } from '@nats-io/jetstream'
import { connect } from '@nats-io/transport-node'
import { Queue, Worker } from 'bullmq'
import { Redis } from 'ioredis'
import { PgBoss } from 'pg-boss'
import { afterAll, describe, expect, it, vi } from 'vitest'
import type { Inbox } from '../../src/core/ports/inbox.js'
import { bullmqInbox } from '../../src/stores/inbox/bullmq/index.js'
import { jetstreamInbox } from '../../src/stores/inbox/jetstream/index.js'
import { pgBossInbox } from '../../src/stores/inbox/pg-boss/index.js'
import { consumer, stored } from '../stores/inbox/stored.js'
import { findProgram, freePort, ownServer, runProgram } from './own-server.js'
import { mountSmallDisk } from './small-disk.js'

const disk = mountSmallDisk(160)
const wal = mkdtempSync(join(tmpdir(), 'wal-'))
chmodSync(wal, 0o777)
const [postgres, initdb] = [findProgram('postgres'), findProgram('initdb')]
const [redis, nats] = [findProgram('redis-server'), findProgram('nats-server')]
const patience = { timeout: 100_000, interval: 50 }
const closings: (() => unknown)[] = []

afterAll(async () => {
  for (const close of closings.reverse()) await close()
  disk.remove()
  rmSync(wal, { recursive: true, force: true })
})

/** Stores while there is space, fills the disk, and stores until put is refused. */
async function storeUntilFull(inbox: Inbox) {
  const acknowledged: string[] = []
  const put = async (text: string) => {
    await inbox.put(stored(text))
    acknowledged.push(text)
  }
  await put('before')
  disk.fill()
  let refusal: unknown
  for (let count = 0; count < 200 && refusal === undefined; count++) {
    await put(`${count} `.repeat(20_000)).catch((error: unknown) => {
      refusal = error
    })
  }
  return { acknowledged, refusal, put }
}

/** Checks that every acknowledged delivery is handled. A refused one may have been stored too. */
async function handlesAll(inbox: Inbox, acknowledged: readonly string[]) {
  const orders = consumer()
  const consumption = await inbox.consume(orders)
  closings.push(() => consumption.close())
  await vi.waitFor(() => expect(acknowledged.filter((text) => !orders.log.includes(text))).toEqual([]), patience)
}

describe.runIf(disk.isMounted)('on a disk that is full', () => {
  it.runIf(postgres && initdb)(
    'pgBossInbox acknowledges nothing that it cannot store, and goes on by itself',
    async () => {
      const port = await freePort()
      const data = join(disk.folder, 'postgres')
      // Its log is on another disk: without space for it the server shuts down.
      const log = ['--waldir', join(wal, 'wal'), '--wal-segsize=1']
      runProgram(initdb ?? '', ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync', ...log])
      const server = ownServer(postgres ?? '', port, [
        '-D',
        data,
        '-p',
        String(port),
        '-k',
        wal,
        '-c',
        'max_wal_size=64MB',
      ])
      closings.push(() => server.kill())
      await server.start()
      const open = () =>
        pgBossInbox({ PgBoss, client: `postgres://postgres@127.0.0.1:${port}/postgres`, retryDelayMs: 0 })
      const inbox = await vi.waitFor(open, patience)
      closings.push(() => inbox.close())
      const { acknowledged, refusal, put } = await storeUntilFull(inbox)
      expect(refusal).toMatchObject({ code: '53100' })
      disk.empty()
      await put('after')
      await handlesAll(inbox, acknowledged)
      expect(server.isRunning()).toBe(true)
    },
  )

  it.runIf(redis)(
    'bullmqInbox loses nothing of a Redis that waits for the disk, which has to be started again',
    async () => {
      const port = await freePort()
      const folder = ['--dir', disk.folder, '--bind', '127.0.0.1', '--port', String(port), '--save', '']
      const server = ownServer(redis ?? '', port, [...folder, '--appendonly', 'yes', '--appendfsync', 'always'])
      closings.push(() => server.kill())
      await server.start()
      const client = new Redis(port, '127.0.0.1', { lazyConnect: true })
      const inbox = bullmqInbox({ bullmq: { Queue, Worker }, client, retryDelayMs: 0 })
      closings.push(() => inbox.close())
      const { acknowledged, refusal, put } = await storeUntilFull(inbox)
      expect(refusal).toBeInstanceOf(Error)
      await server.ended()
      disk.empty()
      await server.start()
      await vi.waitFor(() => put('after'), patience)
      await handlesAll(inbox, acknowledged)
    },
  )

  it.runIf(nats)(
    'jetstreamInbox acknowledges nothing that it cannot store, and goes on once NATS was started again',
    async () => {
      const port = await freePort()
      const server = ownServer(nats ?? '', port, [
        '-a',
        '127.0.0.1',
        '-p',
        String(port),
        '-js',
        '-sd',
        join(disk.folder, 'nats'),
      ])
      closings.push(() => server.kill())
      await server.start()
      const connection = await connect({
        servers: `127.0.0.1:${port}`,
        maxReconnectAttempts: -1,
        reconnectTimeWait: 50,
      })
      closings.push(() => connection.close())
      const inbox = jetstreamInbox({ client: connection, jetstream: jetstream(connection), retryDelayMs: 0 })
      const { acknowledged, refusal, put } = await storeUntilFull(inbox)
      expect(refusal).toBeInstanceOf(Error)
      disk.empty()
      await server.kill()
      await server.start()
      await vi.waitFor(() => put('after'), patience)
      await handlesAll(inbox, acknowledged)
    },
  )
})
