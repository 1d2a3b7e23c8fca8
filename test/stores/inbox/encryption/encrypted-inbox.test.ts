import { createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Inbox, InboxConsumer, StoredDelivery } from '../../../../src/core/ports/inbox.js'
import { encryptedInbox, keyring, wrappedKeys } from '../../../../src/stores/inbox/encryption/index.js'
import type { InboxOperations } from '../../../../src/stores/inbox/operating/operations.js'
import { memoryInbox } from '../../../../src/testing/memory-inbox.js'
import { describeInbox, type OperatedInbox } from '../contract.js'

const k1 = randomBytes(32)
const indexKey = randomBytes(32)
const keys = keyring({ current: 'k1', keys: { k1 }, indexKey })
const opened = new Map<string, OperatedInbox>()

describeInbox(
  'an encrypted inbox',
  {
    patienceMs: 8000,
    erases: true,
    coalesces: true,
    keeps: true,
    limits: true,
    prioritizes: true,
    async open({ deadRetention, ...policy }, queue = '') {
      const options = { keys, ...(deadRetention && { deadRetention }) }
      const inbox = opened.get(queue) ?? encryptedInbox(memoryInbox(policy), options)
      opened.set(queue, inbox)
      return inbox
    },
  },
  'strict-per-key',
  { concurrent: true },
)

const marks = ['body-mark', 'header-mark', 'url-mark', 'event-mark', 'id-mark', 'key-mark', 'reason-mark', 'sign-mark']

const delivery: StoredDelivery = {
  id: '0b2f6f0e-5f3c-8d1e-9a55-3c1f4d5e6a7b',
  endpoint: 'orders',
  provider: 'shop',
  event: 'event-mark',
  deliveryId: 'id-mark',
  key: '["orders","shop","key-mark"]',
  number: 7,
  request: {
    method: 'POST',
    url: 'https://hooks.example/?token=url-mark',
    headers: [['Authorization', 'header-mark']],
    encrypted: true,
    body: Buffer.from('{"email":"body-mark"}'),
  },
  proof: { strength: 'signature', verifier: 'hmacSignature', key: 'sign-mark' },
  receivedAt: 1_700_000_000_000,
  invalid: undefined,
}

/** An inbox, and all that its engine was given. */
function recorded(engine: Inbox & InboxOperations = memoryInbox({ attempts: 1, settleMs: 0 })) {
  const stored: StoredDelivery[] = []
  const put = (sealed: StoredDelivery) => {
    stored.push(sealed)
    return engine.put(sealed)
  }
  return { engine: { ...engine, put }, stored }
}

/** Everything that an engine holds, with bytes in each of their usual spellings. */
function spellings(value: unknown): string {
  const json = JSON.stringify(value, (_, each) =>
    each instanceof Uint8Array ? Buffer.from(each).toString('latin1') : each,
  )
  return [json, Buffer.from(json, 'base64').toString('latin1')].join()
}

const failing = (message: string) => ({
  endpoint: 'orders',
  handleStored: async () => {
    throw new Error(message)
  },
})

describe('encryptedInbox', () => {
  it('takes the events of an engine that its platform calls', async () => {
    const { engine, stored } = recorded()
    const handleEvent = (consumers: InboxConsumer | readonly InboxConsumer[]) => async (index: number) => {
      const sealed = stored[index]
      if (sealed) await [consumers].flat()[0]?.handleStored(sealed, 1)
    }
    const inbox = encryptedInbox({ ...engine, handleEvent }, { keys })
    await inbox.put(delivery)
    const seen: unknown[] = []
    const handle = inbox.handleEvent({ endpoint: 'orders', handleStored: async ({ event }) => void seen.push(event) })
    await handle(0)
    expect(seen).toEqual(['event-mark'])
    expect(encryptedInbox(engine, { keys })).not.toHaveProperty('handleEvent')
  })

  it('shows the engine no part of a request, no id and no key', async () => {
    const { engine, stored } = recorded()
    const inbox = encryptedInbox(engine, { keys })
    await inbox.put(delivery)
    await inbox.handleDue(failing('reason-mark'), {})
    const held = spellings([stored, await engine.deadLetters(), await engine.blockedKeys()])
    for (const mark of [...marks, delivery.id]) expect(held).not.toContain(mark)
    expect(held).toContain('orders')
    const [letter] = await inbox.deadLetters({ event: 'event-mark', reason: 'reason-mark' })
    expect(letter?.delivery).toEqual({ ...delivery, request: { ...delivery.request, body: expect.anything() } })
    expect(Buffer.from(letter?.delivery.request.body ?? []).toString()).toBe('{"email":"body-mark"}')
    expect(letter?.reason).toBe('reason-mark')
    expect(await inbox.blockedKeys()).toEqual([delivery.key])
    expect(await inbox.redrive([delivery.id])).toBe(1)
  })

  it('seals in the documented format', async () => {
    const { engine, stored } = recorded()
    await encryptedInbox(engine, { keys }).put(delivery)
    const [{ id, request } = delivery] = stored
    const sealed = Buffer.from(request.body)
    expect(sealed.subarray(0, 6).toString('latin1')).toBe('\x01\x02k1\x00\x00')
    const place = JSON.stringify(['delivery', 'orders', id])
    const decipher = createDecipheriv('aes-256-gcm', k1, sealed.subarray(6, 18))
    decipher.setAAD(Buffer.concat([sealed.subarray(0, 6), Buffer.from(place)])).setAuthTag(sealed.subarray(-16))
    const text = Buffer.concat([decipher.update(sealed.subarray(18, -16)), decipher.final()])
    const end = 4 + text.readUInt32BE()
    expect(JSON.parse(text.subarray(4, end).toString())).toMatchObject({ id: delivery.id, event: 'event-mark' })
    expect(text.subarray(end).toString()).toBe('{"email":"body-mark"}')
    const hash = createHmac('sha256', indexKey)
      .update(JSON.stringify(['key', delivery.key]))
      .digest('hex')
    expect(stored[0]?.key).toBe(hash)
  })

  it('recognises a duplicate, and seals it with another nonce', async () => {
    const { engine, stored } = recorded()
    const inbox = encryptedInbox(engine, { keys })
    expect([await inbox.put(delivery), await inbox.put(delivery)]).toEqual(['stored', 'duplicate'])
    expect(stored[0]?.id).toBe(stored[1]?.id)
    expect(stored[0]?.request.body).not.toEqual(stored[1]?.request.body)
  })

  it('handles no work of a handler that was made or moved by another, and shows the engine its name alone', async () => {
    const engine = memoryInbox({ attempts: 1, settleMs: 0 })
    const inbox = encryptedInbox(engine, { keys })
    const calls: unknown[] = []
    const consumer: InboxConsumer = {
      endpoint: 'orders',
      async handleStored({ id, handler, key }, _attempt, claim) {
        calls.push([id, handler?.name, key])
        if (handler) throw new Error('broken')
        const work = { id: delivery.id.replace('0', '1'), key: 'key-mark mail', handler: { name: 'mail', of: id } }
        await claim?.follow?.([work])
      },
    }
    const other = { ...delivery, id: crypto.randomUUID(), key: undefined }
    await inbox.put(delivery)
    await inbox.put(other)
    await inbox.handleDue(consumer, { limit: 3 })
    const [letter] = await engine.deadLetters()
    const sealed = letter?.delivery ?? delivery
    const held = spellings([sealed, await engine.blockedKeys()])
    for (const mark of [...marks, delivery.id]) expect(held).not.toContain(mark)
    expect((await inbox.deadLetters({ handler: 'mail' }))[0]?.delivery).toMatchObject({
      id: delivery.id.replace('0', '1'),
      key: 'key-mark mail',
      handler: { name: 'mail', of: delivery.id },
    })
    calls.length = 0
    const { handler = { name: '', of: '' } } = sealed
    await inbox.discard([sealed.id])
    for (const changed of [
      { ...sealed, id: crypto.randomUUID() },
      { ...sealed, id: crypto.randomUUID(), handler: { ...handler, name: 'ledger' } },
      { ...sealed, id: crypto.randomUUID(), handler: { ...handler, sealed: '' } },
    ]) {
      await engine.put({ ...changed, key: undefined })
      await inbox.handleDue(consumer)
    }
    expect(calls).toEqual([])
    // Its policy is sealed with it, too.
    for (const [change, expected] of [
      [{}, 1],
      [{ attempts: 7 }, 1],
      [{ retryDelayMs: 7 }, 1],
    ] as const) {
      const target = memoryInbox({ attempts: 1, settleMs: 0 })
      await target.put({ ...sealed, key: undefined, handler: { ...handler, ...change } })
      await encryptedInbox(target, { keys }).handleDue(consumer, { limit: 1 })
      expect(calls).toHaveLength(expected)
    }
  })

  it('handles no record with a changed bit, and none at another id or endpoint', async () => {
    const { engine, stored } = recorded()
    await encryptedInbox(engine, { keys }).put(delivery)
    const [sealed = delivery] = stored
    const moved = [
      { ...sealed, id: crypto.randomUUID() },
      ...Array.from(sealed.request.body, (_, index) => {
        const body = Uint8Array.from(sealed.request.body)
        body[index] = (body[index] ?? 0) ^ (1 << (index % 8))
        return { ...sealed, request: { ...sealed.request, body } }
      }),
    ]
    for (const changed of moved) {
      const target = memoryInbox({ attempts: 1, settleMs: 0 })
      await target.put({ ...changed, key: undefined })
      const handled = await encryptedInbox(target, { keys }).handleDue({
        endpoint: 'orders',
        handleStored: async () => {},
      })
      expect(handled).toMatchObject({ handled: 0, failed: 1 })
    }
  })

  it('reads old records after a rotation, and names a key that is missing', async () => {
    const { engine } = recorded()
    await encryptedInbox(engine, { keys }).put(delivery)
    const rotated = (old: object) => keyring({ current: 'k2', keys: { k2: randomBytes(32), ...old }, indexKey })
    const without = encryptedInbox(engine, { keys: rotated({}) })
    const seen: StoredDelivery[] = []
    const consumer = { endpoint: 'orders', handleStored: async (each: StoredDelivery) => void seen.push(each) }
    expect(await without.handleDue(consumer)).toMatchObject({ failed: 1 })
    expect((await without.deadLetters())[0]?.reason).toContain('the key k1')
    const [{ delivery: held } = { delivery }] = await without.deadLetters()
    expect(await without.redrive([held.id])).toBe(1)
    expect(await encryptedInbox(engine, { keys: rotated({ k1 }) }).handleDue(consumer)).toMatchObject({ handled: 1 })
    expect(seen[0]?.deliveryId).toBe('id-mark')
  })

  it('drops the records of a destroyed key, and goes on with the next of their key', async () => {
    const { engine } = recorded()
    await encryptedInbox(engine, { keys }).put(delivery)
    const dropped: unknown[] = []
    const later = encryptedInbox(engine, {
      keys: keyring({
        current: 'k2',
        keys: { k2: randomBytes(32) },
        indexKey,
        destroyed: ['k1'],
        onDropped: (record) => dropped.push(record),
      }),
    })
    await later.put({ ...delivery, id: crypto.randomUUID(), number: 8 })
    const seen: unknown[] = []
    const consumer = { endpoint: 'orders', handleStored: async ({ number }: StoredDelivery) => void seen.push(number) }
    expect(await later.handleDue(consumer)).toMatchObject({ handled: 2 })
    expect(seen).toEqual([8])
    expect(dropped).toEqual([{ id: expect.any(String), endpoint: 'orders', keyId: 'k1' }])
    expect(await later.put(delivery)).toBe('duplicate')
  })

  it('handles records from before the encryption, unless they are to be refused', async () => {
    const engine = memoryInbox({ attempts: 1, settleMs: 0 })
    const handle = (unsealed: 'handle' | 'refuse') =>
      encryptedInbox(engine, { keys, unsealed }).handleDue({ endpoint: 'orders', handleStored: async () => {} })
    await engine.put({ ...delivery, key: undefined })
    expect(await handle('handle')).toMatchObject({ handled: 1 })
    await engine.put({ ...delivery, key: undefined, id: crypto.randomUUID() })
    expect(await handle('refuse')).toMatchObject({ failed: 1 })
  })

  it('exports and erases what is stored about a person, also from before the encryption', async () => {
    const engine = memoryInbox({ settleMs: 0 })
    const inbox = encryptedInbox(engine, { keys })
    for (const target of [engine, inbox]) {
      await target.put({ ...delivery, id: crypto.randomUUID(), subjects: ['ada'] })
    }
    expect((await inbox.export('ada')).map(({ delivery: { event } }) => event)).toEqual(['event-mark', 'event-mark'])
    expect(await inbox.erase('ada')).toEqual({ dryRun: false, waiting: 2, active: 0, dead: 0 })
  })

  it('pages through more dead letters than it reads at once', async () => {
    const inbox = encryptedInbox(memoryInbox({ attempts: 1, settleMs: 0 }), { keys })
    const ids = Array.from({ length: 250 }, () => crypto.randomUUID())
    for (const id of ids) await inbox.put({ ...delivery, id, invalid: 'body_malformed: it says body-mark' })
    const letters = await inbox.deadLetters({ limit: 1_000 })
    expect(new Set(letters.map((letter) => letter.delivery.id))).toEqual(new Set(ids))
    expect(letters[0]?.reason).toBe('body_malformed: it says body-mark')
    expect(await inbox.discard({ event: 'event-mark' })).toMatchObject({ matched: 250, changed: 250 })
  })
})

describe('wrappedKeys', () => {
  function service() {
    const calls: string[] = []
    const masks = (bytes: Uint8Array) => Uint8Array.from(bytes, (byte) => byte ^ 0x5a)
    const options = {
      async generate() {
        calls.push('generate')
        const key = randomBytes(32)
        return { key, wrapped: masks(key) }
      },
      async unwrap(wrapped: Uint8Array) {
        calls.push('unwrap')
        return masks(wrapped)
      },
    }
    return { calls, options }
  }

  it('asks the service once for many records', async () => {
    const { calls, options } = service()
    const engine = memoryInbox({ settleMs: 0 })
    const inbox = () => {
      const kms = wrappedKeys({ ...options, maxRecords: 4 })
      return encryptedInbox(engine, { keys: keyring({ current: 'kms', keys: { kms }, indexKey }) })
    }
    const storing = inbox()
    for (let count = 0; count < 8; count++) await storing.put({ ...delivery, id: crypto.randomUUID(), key: undefined })
    const handled = await inbox().handleDue({ endpoint: 'orders', handleStored: async () => {} })
    expect(handled).toMatchObject({ handled: 8 })
    expect(calls.sort()).toEqual(['generate', 'generate', 'unwrap', 'unwrap'])
  })

  it('asks again after a failure', async () => {
    const { options } = service()
    let failures = 1
    const generate = async () => {
      if (failures-- > 0) throw new Error('the service is down')
      return options.generate()
    }
    const kms = wrappedKeys({ ...options, generate })
    const inbox = encryptedInbox(memoryInbox(), { keys: keyring({ current: 'kms', keys: { kms }, indexKey }) })
    await expect(inbox.put(delivery)).rejects.toThrow('the service is down')
    expect(await inbox.put(delivery)).toBe('stored')
  })
})

describe('keyring', () => {
  it.each([
    ['a key of 31 bytes', { keys: { k1: randomBytes(31) } }, /keys: k1 must have 32 bytes, not 31/],
    ['text that is not base64', { keys: { k1: 'not base64' } }, /keys: k1 must have 32 bytes/],
    ['a current key that is missing', { current: 'k2' }, /current must be one of the keys/],
    ['a destroyed key that is there', { destroyed: ['k1'] }, /destroyed must not name/],
    ['an empty id', { keys: { k1, '': k1 } }, /id must have/],
    ['no index key', { indexKey: undefined }, /indexKey/],
  ])('refuses %s', (_, change, message) => {
    const options = { current: 'k1', keys: { k1 }, indexKey, ...change }
    expect(() => keyring(options as Parameters<typeof keyring>[0])).toThrow(message)
  })

  it('takes keys as base64 from a function, such as fromEnv', async () => {
    const source = () => [k1.toString('base64')]
    const { engine } = recorded()
    await encryptedInbox(engine, { keys }).put(delivery)
    const inbox = encryptedInbox(engine, {
      keys: keyring({ current: 'k1', keys: { k1: source }, indexKey: () => indexKey }),
    })
    expect(await inbox.handleDue({ endpoint: 'orders', handleStored: async () => {} })).toMatchObject({ handled: 1 })
  })
})
