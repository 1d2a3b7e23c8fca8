import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createReceiver, hmacSignature, toWebhookRequest } from '../src/index.js'
import { host } from '../src/providers/host.js'

const provider = host({
  verify: hmacSignature({ secrets: 'current', header: 'X-Host-Signature-256', prefix: 'sha256=' }),
})
const body = JSON.stringify({
  action: 'opened',
  issue: { url: 'https://host.example/issues/7', number: 7 },
  repository: { id: 1, full_name: 'team/app', owner: { login: 'team', id: 2 } },
  sender: { login: 'ann', id: 3 },
})

function signedWith(secret: string) {
  const signature = createHmac('sha256', secret).update(body).digest('hex')
  return toWebhookRequest({
    headers: {
      'Content-Type': 'application/json; utf-8',
      'X-Host-Event': 'issues',
      'X-Host-Delivery': '72d3162e-cc78-11e3-81ab-4c9367dc0958',
      'X-Host-Signature-256': `sha256=${signature}`,
    },
    body,
  })
}

describe('createReceiver', () => {
  it('hands a verified delivery to the handler of its event', async () => {
    const numbers: number[] = []
    const receiver = createReceiver({
      provider,
      on: { 'issues.opened': (delivery) => numbers.push(delivery.payload.issue.number) },
    })
    const receipt = await receiver.receive(signedWith('current'))
    expect(receipt).toMatchObject({ outcome: 'handled', event: 'issues.opened', response: { status: 200 } })
    expect(numbers).toEqual([7])
  })

  it('refuses a wrong signature with a constant answer', async () => {
    const receiver = createReceiver({ provider, on: {} })
    const receipt = await receiver.receive(signedWith('other'))
    expect(receipt.response).toEqual({ status: 401, headers: {}, body: '' })
    expect(receipt.error?.code).toBe('signature_mismatch')
  })
})
