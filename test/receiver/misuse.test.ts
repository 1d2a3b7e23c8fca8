import { EventEmitter } from 'node:events'
import { describe, expect, it } from 'vitest'
import { createReceiver, type IncomingRequest } from '../../src/index.js'
import { parcels } from './parcels.js'

const receiver = createReceiver({ provider: parcels(), on: {}, onError: () => {} })

const node = { method: 'POST', url: '/hooks', headers: { 'content-type': 'application/json' }, rawHeaders: [] }
const fetchRequest = new Request('https://receiver.example/', {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: '{}',
})

const lambdaEvent = { version: '2.0', rawPath: '/hooks', headers: {}, requestContext: { http: { method: 'POST' } } }

const passed: readonly (readonly [what: string, value: unknown, message: string])[] = [
  [
    'an event of AWS Lambda',
    lambdaEvent,
    'receive() got what an adapter takes: use toLambda(receiver) or another adapter',
  ],
  [
    'an Express request',
    Object.assign(new EventEmitter(), node, { originalUrl: '/hooks' }),
    'receive() got what an adapter takes: use toExpress(receiver) or another adapter',
  ],
  [
    'a Node request',
    Object.assign(new EventEmitter(), node),
    'receive() got what an adapter takes: use toNode(receiver) or another adapter',
  ],
  ['a Fetch request', fetchRequest, 'receive() got what an adapter takes: use toFetch(receiver) or another adapter'],
  [
    'a Koa context',
    { req: node, originalUrl: '/hooks' },
    'receive() got what an adapter takes: use toKoa(receiver) or another adapter',
  ],
  ['an empty object', {}, 'receive() got no request with headers as a list of [name, value]'],
  ['nothing', undefined, 'receive() got no request with headers as a list of [name, value]'],
]

describe('receive', () => {
  it.each(passed)('names the adapter when it gets %s', async (_, value, message) => {
    const { error, response } = await receiver.receive(value as IncomingRequest)
    expect(error?.message).toBe(message)
    expect(response.status).toBe(500)
  })
})
