import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { toWebhookRequest } from '../../../src/index.js'
import { hook0 } from '../../../src/vendors/hook0.js'

const secrets = 'a-subscription-secret'
const now = 1_795_000_000_000
const body = '{"id":7}'
const provider = hook0({ secrets })

/** A delivery whose signature covers the headers with these names. */
function deliver(headers: Readonly<Record<string, string>>, names: string, sent = headers) {
  const values = names.split(' ').map((name) => headers[name])
  const hash = createHmac('sha256', secrets)
    .update(`1795000000.${names}.${values.join('.')}.${body}`)
    .digest('hex')
  const request = toWebhookRequest({
    url: 'https://receiver.example/hooks',
    headers: { ...sent, 'x-hook0-signature': `t=1795000000,h=${names},v1=${hash}` },
    body,
  })
  return Promise.resolve().then(() => provider.verify(request, { now }))
}

const headers = { 'content-type': 'application/json', 'x-event-id': 'e7', 'x-event-type': 'account.created' }
const all = 'content-type x-event-id x-event-type'

describe('a signature that lists the headers it covers', () => {
  it('is accepted with more headers than the row needs', async () => {
    const [delivery] = await provider.parseAll(await deliver(headers, all))
    expect(delivery).toMatchObject({ id: 'e7', event: 'account.created' })
  })

  it('is refused if it does not cover the event name', async () => {
    await expect(deliver(headers, 'x-event-id')).rejects.toMatchObject({ code: 'signature_malformed' })
  })

  it('is refused if a header that it covers is missing', async () => {
    const { 'x-event-id': _id, ...others } = headers
    await expect(deliver(headers, all, others)).rejects.toMatchObject({ code: 'proof_missing' })
  })

  it('is refused if a part of one header was moved to another', async () => {
    const moved = { ...headers, 'x-event-id': 'e7.account', 'x-event-type': 'created' }
    await expect(deliver(headers, all, moved)).rejects.toMatchObject({ code: 'signature_malformed' })
  })

  it('is refused if it has two lists', async () => {
    await expect(deliver(headers, `${all},h=${all}`)).rejects.toMatchObject({ code: 'signature_malformed' })
  })
})
