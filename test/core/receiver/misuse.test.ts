import { EventEmitter } from 'node:events'
import { describe, expect, it } from 'vitest'
import { createReceiver, type IncomingRequest } from '../../../src/index.js'
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

const request = {
  method: 'POST',
  url: 'https://receiver.example/',
  headers: [],
  encrypted: true,
  body: new Uint8Array(),
}

describe('receive', () => {
  it.each([
    ['encrypted', { encrypted: undefined }],
    ['encrypted', { encrypted: 'yes' }],
    ['method', { method: undefined }],
    ['url', { url: new URL(request.url) }],
    ['headers', { headers: { 'content-type': 'application/json' } }],
    ['headers', { headers: [['content-type', undefined]] }],
    ['headers', { headers: [['content-length', 2]] }],
    ['headers', { headers: ['ab'] }],
  ])('refuses a request with a wrong %s as an error of the caller', async (field, wrong) => {
    const { error, response, outcome } = await receiver.receive({ ...request, ...wrong } as never)
    expect({ status: response.status, outcome, code: error?.code }).toEqual({
      status: 500,
      outcome: 'failed',
      code: 'internal_error',
    })
    expect(error?.cause).toBeInstanceOf(TypeError)
    expect(error?.message).toContain(field)
  })

  it.each(passed)('names the adapter when it gets %s', async (_, value, message) => {
    const { error, response } = await receiver.receive(value as IncomingRequest)
    expect(error?.message).toBe(message)
    expect(response.status).toBe(500)
  })
})
