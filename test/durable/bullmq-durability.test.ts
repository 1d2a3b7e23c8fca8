import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Queue, Worker } from 'bullmq'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { checkDurability } from '../../src/stores/inbox/bullmq/durability.js'
import { bullmqInbox } from '../../src/stores/inbox/bullmq/index.js'
import { findProgram, freePort, ownServer } from './own-server.js'

const redis = findProgram('redis-server')
const port = await freePort()
const folder = mkdtempSync(join(tmpdir(), 'durability-'))
chmodSync(folder, 0o777)
const server = ownServer(redis ?? '', port, [
  '--bind',
  '127.0.0.1',
  '--port',
  String(port),
  '--save',
  '',
  '--dir',
  folder,
])
const admin = new Redis(port, { lazyConnect: true })
// Managed servers forbid CONFIG.
const limited = new Redis(port, { lazyConnect: true, username: 'limited', password: 'limited' })

const durable = { appendonly: 'yes', appendfsync: 'always', 'maxmemory-policy': 'noeviction' }
const everysec = { ...durable, appendfsync: 'everysec' }

async function setUp(settings: object): Promise<void> {
  for (const [name, value] of Object.entries(settings)) await admin.config('SET', name, value)
}

describe.runIf(redis)('checkDurability', () => {
  beforeAll(async () => {
    await server.start()
    await admin.acl('SETUSER', 'limited', 'on', '>limited', '~*', '+@all', '-config')
  })

  afterAll(async () => {
    admin.disconnect()
    limited.disconnect()
    await server.kill()
    rmSync(folder, { recursive: true, force: true })
  })

  it.each([
    ['nothing about a durable server', durable, undefined, []],
    ['a server without a log', { ...everysec, appendonly: 'no' }, undefined, ['appendonly']],
    ['a server that evicts', { ...durable, 'maxmemory-policy': 'allkeys-lru' }, undefined, ['noeviction']],
    [
      'a log that is written every second, and how to accept it',
      everysec,
      undefined,
      ['option appendfsync to everysec'],
    ],
    ['nothing about a log that the user accepts', everysec, 'everysec', []],
    [
      'a log that is written less often than the user accepts',
      { ...durable, appendfsync: 'no' },
      'everysec',
      ['is no'],
    ],
  ] as const)('reports %s', async (_name, settings, accepted, told) => {
    await setUp(settings)
    const report = vi.fn()
    await checkDurability(admin, accepted, report)
    expect(report.mock.calls).toEqual(
      told.map((text) => [expect.objectContaining({ message: expect.stringContaining(text) })]),
    )
  })

  it('reports that the server does not tell its settings, unless the user has told them', async () => {
    await setUp(durable)
    const report = vi.fn()
    await checkDurability(limited, undefined, report)
    expect(report.mock.calls).toEqual([
      [expect.objectContaining({ message: expect.stringContaining('cannot be read') })],
    ])
    await checkDurability(limited, 'everysec', report)
    expect(report).toHaveBeenCalledTimes(1)
  })

  it('is called by the inbox, once, with what the user accepts', async () => {
    await setUp({ ...durable, appendfsync: 'no' })
    const onError = vi.fn()
    const inbox = bullmqInbox({ bullmq: { Queue, Worker }, client: admin, appendfsync: 'everysec', onError })
    await vi.waitFor(() => expect(onError).toHaveBeenCalled(), { timeout: 20_000 })
    await inbox.depth()
    await inbox.close()
    expect(onError.mock.calls).toEqual([[expect.objectContaining({ message: expect.stringContaining('is no') })]])
  })
})
