// What a user on Node writes, checked with the types of Node and nothing of a browser.
import { createServer } from 'node:http'
import { createReceiver, hmacSignature, publicKeySignature, remoteKeys, retryLater } from 'webhook-receiver'
import { host } from 'webhook-receiver/host'
import { jws } from 'webhook-receiver/jws'
import { toNode } from 'webhook-receiver/node'
import { payments } from 'webhook-receiver/payments'
import { injectDelivery } from 'webhook-receiver/testing'

const hosted = createReceiver({
  provider: host({ verify: hmacSignature({ secrets: ['secret'], header: 'x-signature' }) }),
  on: { ping: ({ payload }) => (payload.hook_id === undefined ? retryLater({ afterSeconds: 5 }) : undefined) },
})

const keys = remoteKeys('https://pay.example/keys.json')
const paid = createReceiver({
  provider: payments({ verify: publicKeySignature({ keys, algorithms: ['RS256'] }) }),
  on: { 'PAYMENT.AUTHORIZATION.CREATED': ({ payload }) => payload.resource.amount.total.padStart(10) },
})

export const receivers = [hosted, paid]
export const verify = jws({ keys, algorithms: ['PS256'] })
export const inject = injectDelivery
export const server = createServer((request, response) => void toNode(hosted)(request, response))
