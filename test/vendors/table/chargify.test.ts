import { describe, expect, it } from 'vitest'
import { createReceiver, type Delivery, toWebhookRequest } from '../../../src/index.js'
import { chargify } from '../../../src/vendors/chargify.js'
import { documented } from './evidence/chargify.js'

const { secret } = documented

async function receive(body: string, contentType = 'application/x-www-form-urlencoded') {
  const seen: unknown[] = []
  const on = { '*': ({ payload }: Delivery) => void seen.push(payload) }
  const receiver = createReceiver({ provider: chargify({ secrets: secret }), on, onError: () => {} })
  const url = 'https://receiver.example/hooks'
  const { headers } = documented.sign({ secret, body, url, sentAt: 0 })
  const request = { method: 'POST', url, headers: { ...headers, 'Content-Type': contentType }, body }
  const { error } = await receiver.receive(toWebhookRequest(request))
  return [error?.code, ...seen]
}

describe('chargify', () => {
  it('keeps the names of a form, and reads those of lists as lists', async () => {
    const body =
      'id=711&event=invoice_issued&payload%5Bsite%5D%5Bid%5D=7&payload%5Blines%5D%5B%5D%5Bid%5D=a&payload%5Blines%5D%5B%5D%5Bid%5D=b&payload%5Btags%5D%5B%5D=c'
    const payload = {
      id: '711',
      event: 'invoice_issued',
      'payload[site][id]': '7',
      'payload[lines][][id]': ['a', 'b'],
      'payload[tags][]': ['c'],
    }
    expect(await receive(body)).toEqual([undefined, payload])
  })

  it('refuses another field that occurs twice', async () => {
    expect(await receive('event=signup_success&id=1&id=2')).toEqual(['proof_duplicated'])
  })

  it('refuses more than 1000 fields', async () => {
    const fields = Array.from({ length: 1000 }, (_, index) => `a${index}=1`)
    expect(await receive(['event=test', ...fields.slice(1)].join('&'))).toMatchObject([undefined, { a999: '1' }])
    expect(await receive(['event=test', ...fields].join('&'))).toEqual(['body_limit_exceeded'])
  })

  it('refuses JSON, as Maxio sends forms', async () => {
    expect(await receive('{"event":"test"}', 'application/json')).toEqual(['media_type_unsupported'])
  })
})
