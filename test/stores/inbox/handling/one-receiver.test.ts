import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { encryptedInbox, keyring } from '../../../../src/stores/inbox/encryption/index.js'
import { withOneReceiver } from '../../../../src/stores/inbox/handling/one-receiver.js'
import { sqliteInbox } from '../../../../src/stores/inbox/sqlite/index.js'
import { memoryInbox } from '../../../../src/testing/memory-inbox.js'
import { consumer, stored } from '../stored.js'

const directory = await mkdtemp(join(tmpdir(), 'one-receiver-'))
afterAll(() => rm(directory, { recursive: true, force: true }))

const [k, indexKey] = [1, 2].map((byte) => Buffer.alloc(32, byte).toString('base64')) as [string, string]
const inboxes = {
  memoryInbox: () => memoryInbox({ settleMs: 0 }),
  sqliteInbox: () => sqliteInbox({ directory, settleMs: 0 }),
  encryptedInbox: () =>
    encryptedInbox(memoryInbox({ settleMs: 0 }), { keys: keyring({ current: 'k', keys: { k }, indexKey }) }),
}

const refusal = new TypeError(
  'consume: consumers must not have two receivers with the endpoint orders: give one of them another `endpoint`',
)

describe.each(Object.entries(inboxes))('%s', (_, make) => {
  it('refuses a second receiver of an endpoint while the first one consumes', async () => {
    const inbox = await make()
    const [orders, other, payments] = [consumer(), consumer(), { ...consumer(), endpoint: 'payments' }]
    await expect(inbox.consume([orders, other])).rejects.toThrow(refusal)
    // Nothing is held by a call that was refused.
    const first = await inbox.consume(orders)
    const both = await inbox.consume([payments, orders])
    await expect(inbox.consume(other)).rejects.toThrow(refusal)
    await expect(inbox.handleDue([payments, other])).rejects.toThrow(refusal)
    await inbox.put(stored('a'))
    await inbox.handleDue(orders)
    await first.close()
    await expect(inbox.consume(other)).rejects.toThrow(refusal)
    await both.close()
    expect([orders.log, other.log]).toEqual([['a'], []])

    await inbox.put(stored('b'))
    expect(await inbox.handleDue(other)).toMatchObject({ handled: 1 })
    await (await inbox.consume(other)).close()
    await inbox.close()
  })

  it('refuses it also if the first call has not answered', async () => {
    const inbox = await make()
    const results = await Promise.allSettled([inbox.consume(consumer()), inbox.consume(consumer())])
    expect(results).toMatchObject([{ status: 'fulfilled' }, { status: 'rejected', reason: refusal }])
    for (const result of results) if (result.status === 'fulfilled') await result.value.close()
    await inbox.close()
  })

  it('refuses it while a call of handleDue has another one', async () => {
    const inbox = await make()
    const other = consumer()
    let refused: unknown
    const first = {
      ...consumer(),
      async handleStored() {
        refused = await Promise.all([inbox.handleDue(other), inbox.consume(other)]).catch((error) => error)
        await inbox.handleDue(first)
      },
    }
    await inbox.put(stored('c'))
    expect(await inbox.handleDue(first)).toMatchObject({ handled: 1 })
    expect(refused).toEqual(refusal)
    expect(other.log).toEqual([])
    await inbox.put(stored('d'))
    expect(await inbox.handleDue(other)).toMatchObject({ handled: 1 })
    await inbox.close()
  })
})

it('holds for an engine of another author that is encrypted', async () => {
  const nothing = { close: () => Promise.resolve() }
  const lenient = { ...memoryInbox(), consume: () => Promise.resolve(nothing) }
  const inbox = encryptedInbox(lenient, { keys: keyring({ current: 'k', keys: { k }, indexKey }) })
  const consumption = await inbox.consume(consumer())
  await expect(inbox.consume(consumer())).rejects.toThrow(refusal)
  await consumption.close()
  await (await inbox.consume(consumer())).close()
})

it('frees an endpoint if the engine could not consume', async () => {
  const engine = memoryInbox()
  const failing: typeof engine = { ...engine, consume: () => Promise.reject(new Error('the server is down')) }
  const inbox = withOneReceiver(failing)
  for (const receiver of [consumer(), consumer()]) {
    await expect(inbox.consume(receiver)).rejects.toThrow('the server is down')
  }
})
