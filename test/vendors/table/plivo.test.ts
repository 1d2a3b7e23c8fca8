import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createReceiver, type Delivery, toWebhookRequest } from '../../../src/index.js'
import { plivo } from '../../../src/vendors/plivo.js'

const url = 'https://receiver.example/hooks'

async function receive(query: string, signed: string) {
  const seen: unknown[] = []
  const on = { '*': ({ payload }: Delivery) => void seen.push(payload) }
  const receiver = createReceiver({ provider: plivo({ secrets: 'a-token', url }), on, onError: () => {} })
  const signature = createHmac('sha256', 'a-token').update(`${url}?${signed}.1`).digest('base64')
  const headers = { 'X-Plivo-Signature-V3': signature, 'X-Plivo-Signature-V3-Nonce': '1' }
  const { error } = await receiver.receive(toWebhookRequest({ method: 'GET', url: `${url}?${query}`, headers }))
  return [error?.code, ...seen]
}

describe('plivo', () => {
  it('takes the payload out of a query', async () => {
    expect(await receive('b=2&Event=Hangup', 'Event=Hangup&b=2')).toEqual([undefined, { b: '2', Event: 'Hangup' }])
  })

  it('refuses a parameter that occurs twice: the signature does not say in which order', async () => {
    for (const query of ['Event=Hangup&Event=Ring', 'Event=Ring&Event=Hangup']) {
      expect(await receive(query, 'Event=Hangup&Event=Ring')).toEqual(['proof_duplicated'])
    }
  })

  it('refuses a parameter that would become a prototype', async () => {
    expect(await receive('__proto__=1', '__proto__=1')).toEqual(['body_key_forbidden'])
  })
})
