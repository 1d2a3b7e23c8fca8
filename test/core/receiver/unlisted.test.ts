import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { misplacedKeys } from '../../../src/core/receiver/unlisted.js'
import { createReceiver } from '../../../src/index.js'
import { github } from '../../../src/vendors/github/index.js'
import { standardWebhooks } from '../../../src/vendors/standard-webhooks/index.js'
import { stripe } from '../../../src/vendors/stripe/index.js'
import { parcel, parcels } from './parcels.js'

const none = () => undefined
type Table = Readonly<Record<string, () => unknown>>
const keys = (...names: readonly string[]): Table => Object.fromEntries(names.map((name) => [name, none]))

describe('misplacedKeys', () => {
  const provider = parcels()

  it('names a key that no listed event has', () => {
    expect(misplacedKeys(keys('parcel.sent', 'parcel.snet'), {}, provider)).toEqual([
      'on["parcel.snet"] is no event that parcels lists: correct the name, or move it to onOther',
    ])
  })

  it('names an event under onOther that the provider lists', () => {
    expect(misplacedKeys({}, keys('parcel.sent', 'parcel.lost'), provider)).toEqual([
      'onOther["parcel.sent"] is an event that parcels lists: move it to on',
    ])
  })

  it.each(['parcel.sent', 'parcel', 'parcel.label', '*'])('accepts %s', (key) => {
    expect(misplacedKeys(keys(key), {}, provider)).toEqual([])
  })

  it.each(['parce', 'parcel.', 'parcel.sent.late', ''])('does not take %j for a beginning', (key) => {
    expect(misplacedKeys(keys(key), {}, provider)).toHaveLength(1)
  })

  it('accepts any key for open names, and names that begin with an open beginning', () => {
    expect(misplacedKeys(keys('any.thing'), {}, parcels({ openEvents: true }))).toEqual([])
    const open = parcels({ openEvents: ['lorry'] })
    expect(misplacedKeys(keys('lorry', 'lorry.left'), {}, open)).toEqual([])
    expect(misplacedKeys(keys('lorrys.left'), {}, open)).toHaveLength(1)
    expect(
      misplacedKeys(keys('any.thing'), {}, standardWebhooks({ secrets: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw' })),
    ).toEqual([])
  })

  it('accepts the kinds of GitHub, and any action where senders choose it', () => {
    const on = keys('issues', 'issues.opened', 'push', 'repository_dispatch', 'repository_dispatch.deploy')
    expect(misplacedKeys(on, {}, github({ secrets: 's' }))).toEqual([])
  })

  it('has nothing to say about a provider without a list', () => {
    expect(misplacedKeys(keys('x'), {}, { name: 'own' })).toEqual([])
  })
})

describe('createReceiver', () => {
  let warned: MockInstance<Console['warn']>
  beforeEach(() => {
    warned = vi.spyOn(console, 'warn').mockImplementation(none)
  })
  afterEach(() => {
    warned.mockRestore()
  })

  it('warns of a misspelled event when the receiver is made', () => {
    createReceiver({ provider: stripe({ secrets: 's' }), on: keys('chekout.session.completed', 'invoice.paid') })
    expect(warned.mock.calls).toEqual([
      [
        'webhook-receiver: on["chekout.session.completed"] is no event that stripe lists: correct the name, or move it to onOther',
      ],
    ])
  })

  it('calls handlers under onOther, and the handler of a misplaced key', async () => {
    const seen: string[] = []
    const on: Table = { 'parcel.lost': () => seen.push('lost') }
    const receiver = createReceiver({
      provider: parcels(),
      on,
      onOther: { 'parcel.found': ({ event, known }) => seen.push(event, String(known)) },
    })
    for (const type of ['parcel.lost', 'parcel.found', 'parcel.eaten']) await receiver.receive(parcel({ type }))
    expect(seen).toEqual(['lost', 'parcel.found', 'false'])
  })

  it('gives a listed event to its handler under onOther', async () => {
    const seen: boolean[] = []
    const receiver = createReceiver({
      provider: parcels(),
      on: {},
      onOther: { 'parcel.sent': ({ known }) => seen.push(known) },
    })
    await receiver.receive(parcel())
    expect(seen).toEqual([true])
    expect(warned).toHaveBeenCalledOnce()
  })

  it('refuses a wrong value under onOther', () => {
    expect(() => createReceiver({ provider: parcels(), on: {}, onOther: { x: 'no' } as never })).toThrow(
      new TypeError('createReceiver: onOther["x"] must be a function, or effects({...}) for several'),
    )
  })
})
