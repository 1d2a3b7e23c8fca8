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
  ['an event of AWS Lambda', lambdaEvent, 'receive() got an event of AWS Lambda: use toLambda(receiver)'],
  [
    'an Express request',
    Object.assign(new EventEmitter(), node, { originalUrl: '/hooks' }),
    'receive() got an Express request: use toExpress(receiver)',
  ],
  ['a Node request', Object.assign(new EventEmitter(), node), 'receive() got a Node request: use toNode(receiver)'],
  ['a Fetch request', fetchRequest, 'receive() got a Fetch Request: use toFetch(receiver)'],
  [
    'a Koa context',
    { req: node, originalUrl: '/hooks' },
    'receive() got the context of a framework: use its adapter, such as toKoa(receiver)',
  ],
  ['an empty object', {}, 'receive() got an object whose headers are not a list of [name, value]'],
  ['nothing', undefined, 'receive() got undefined, and no request'],
]

describe('receive', () => {
  it.each(passed)('names the adapter when it gets %s', async (_, value, message) => {
    const { error, response } = await receiver.receive(value as IncomingRequest)
    expect(error?.message).toBe(message)
    expect(response.status).toBe(500)
  })
})
