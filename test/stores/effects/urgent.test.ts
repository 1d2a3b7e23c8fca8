import { describe, expect, it } from 'vitest'
import { createReceiver } from '../../../src/index.js'
import { effects } from '../../../src/stores/effects/index.js'
import { encryptedInbox, keyring } from '../../../src/stores/inbox/encryption/index.js'
import { memoryInbox } from '../../../src/testing/memory-inbox.js'
import { parcel, parcels } from '../../core/receiver/parcels.js'

const provider = parcels({ parts: (body) => (Array.isArray(body) ? body : undefined) })
const sent = (id: string, weight = 1) => ({ type: 'parcel.sent', weight, id })
const isHeavy = ({ payload }: { readonly payload: object }) => 'weight' in payload && Number(payload.weight) > 10
const secret = () => crypto.getRandomValues(new Uint8Array(32))

function open(
  urgent?: (delivery: { readonly payload: object }) => boolean,
  options: object = {},
  inbox = memoryInbox({ attempts: 1 }),
) {
  const log: string[] = []
  const note =
    (name: string) =>
    ({ id }: { readonly id: string | undefined }) =>
      void log.push(`${name} ${id}`)
  const receiver = createReceiver({
    provider,
    inbox: { inbox, ...(urgent && { urgent }) },
    on: {
      'parcel.sent': effects({
        ledger: note('ledger'),
        pager: { handle: note('pager'), ...options },
        after: { handle: note('after'), dependsOn: 'ledger' },
      } as never),
    },
  })
  const put = (payload: unknown) => receiver.receive(parcel(payload))
  const handle = async () => {
    await inbox.handleDue(receiver, { concurrency: 1 })
    return log
  }
  return { inbox, receiver, put, log, handle }
}

describe('urgent', () => {
  it('claims the work of an urgent handler first, of all deliveries', async () => {
    const { put, handle, inbox, receiver } = open(undefined, { urgent: true })
    await put(sent('p1'))
    await inbox.handleDue(receiver, { limit: 1 })
    await put(sent('p2'))
    expect((await handle()).slice(0, 2)).toEqual(['pager p1', 'pager p2'])
  })

  it('claims all work on an urgent delivery first, also what depends on it, but not that of a handler with urgent: false', async () => {
    const { put, handle } = open(isHeavy, { urgent: false })
    for (const payload of [sent('light'), sent('heavy', 11)]) await put(payload)
    const log = await handle()
    expect(log.slice(0, 2)).toEqual(['ledger heavy', 'after heavy'])
    expect(log).toHaveLength(6)
  })

  it('takes a request for urgent if one of its deliveries is', async () => {
    const { put, handle } = open(isHeavy)
    await put(sent('light'))
    await put([sent('q1'), sent('q2', 11)])
    expect((await handle()).slice(0, 4).toSorted()).toEqual(['ledger q1', 'ledger q2', 'pager q1', 'pager q2'])
  })

  it('does the same in an encrypted inbox', async () => {
    const keys = keyring({ current: 'k1', keys: { k1: secret() }, indexKey: secret() })
    const { put, handle } = open(isHeavy, { urgent: true }, encryptedInbox(memoryInbox(), { keys }) as never)
    for (const payload of [sent('light'), sent('heavy', 11)]) await put(payload)
    const log = await handle()
    expect(log[0]).toBe('pager light')
    expect(log.indexOf('after heavy')).toBeLessThan(log.indexOf('after light'))
    expect(log).toHaveLength(6)
  })

  it('refuses options that are wrong, and inboxes that cannot keep the promise', () => {
    expect(() => effects({ pager: { handle: () => {}, urgent: 1 } } as never)).toThrow('effects: pager.urgent must be')
    const on = { 'parcel.sent': effects({ pager: { handle: () => {}, urgent: true } }) }
    const { prioritizes: _, ...inbox } = memoryInbox()
    const receiver = (options: object) => () => createReceiver({ provider, on, ...options })
    expect(receiver({})).toThrow('createReceiver: pager.urgent must be left out without an inbox')
    expect(receiver({ inbox })).toThrow(
      'createReceiver: pager.urgent must be left out with this inbox: its engine cannot claim urgent work first',
    )
    expect(receiver({ inbox: { inbox, urgent: isHeavy }, on: {} })).toThrow(
      'createReceiver: inbox.urgent must be left out: the engine of this inbox cannot claim urgent work first',
    )
    expect(receiver({ inbox: { inbox: memoryInbox(), urgent: true }, on: {} })).toThrow(
      'inbox.urgent must be a function',
    )
  })
})
