import { expect, it } from 'vitest'
import { messageSource } from '../../../src/frameworks/messages/index.js'
import { createReceiver, unverified, WebhookError } from '../../../src/index.js'
import { withHealth } from '../../../src/telemetry/observability/index.js'
import { host } from '../../../src/vendors/styles/host.js'

it('takes a message from a source, which may refuse it, and counts both', async () => {
  const seen: unknown[] = []
  const on = { ping: ({ payload, proof }: { payload: unknown; proof: unknown }) => seen.push(payload, proof) }
  const receiver = withHealth(createReceiver({ provider: host({ verify: unverified() }), on: {}, onOther: on }))
  const source = messageSource({
    name: 'pigeon',
    open(from: string) {
      if (from !== 'home') throw new WebhookError('source_mismatch', 'a stray pigeon')
      return { headers: [['X-Host-Event', 'ping'] as const], body: new TextEncoder().encode('{"zen":"coo"}') }
    },
  })
  const { outcome, proof } = await receiver.receiveMessage('home', source)
  expect({ outcome, proof }).toEqual({ outcome: 'handled', proof: { strength: 'transport', verifier: 'pigeon' } })
  expect(seen).toEqual([{ zen: 'coo' }, proof])
  expect(await receiver.receiveMessage('away', source)).toMatchObject({ response: { status: 401 }, proof: undefined })
  expect(receiver.health().requests).toEqual({ handled: 1, refused: 1 })
})
