// Only type-checked, never run: how the adapters fit into frameworks and runtimes.
import http from 'node:http'
import https from 'node:https'
import type { RequestHandler } from 'express'
import express from 'express'
import { Hono } from 'hono'
import Koa from 'koa'
import { toExpress } from '../../src/frameworks/express.js'
import { toFetch } from '../../src/frameworks/fetch.js'
import { toKoa } from '../../src/frameworks/koa.js'
import { type LambdaEvent, toLambda } from '../../src/frameworks/lambda.js'
import { toNode } from '../../src/frameworks/node.js'
import type { Receiver } from '../../src/index.js'

declare const receiver: Receiver

http.createServer(toNode(receiver))
https.createServer({}, toNode(receiver))
http.createServer().on('request', toNode(receiver))

express().post('/hooks', toExpress(receiver))
express().use(toExpress(receiver))
express().use('/hooks', toExpress(receiver))
express().post('/hooks', express.raw({ type: '*/*' }), toExpress(receiver))
express.Router().all('/hooks/:tenant', toExpress(receiver))
express().post('/hooks', (request, response) => toExpress(receiver)(request, response))
toExpress(receiver) satisfies RequestHandler

// The callback of a cloud function: an Express request that keeps its bytes.
declare function onRequest(
  handler: (request: express.Request & { rawBody: Buffer }, response: express.Response) => void | Promise<void>,
): void
onRequest(toExpress(receiver))

new Koa().use(toKoa(receiver))
new Koa<{ user: string }, { tenant: string }>().use(toKoa(receiver))
new Koa().use((ctx) => toKoa(receiver)(ctx))
toKoa(receiver) satisfies Koa.Middleware

new Hono().post('/hooks', (c) => toFetch(receiver)(c.req.raw))
new Hono().mount('/hooks', toFetch(receiver))

// Workers: `export default { fetch }`; a Next route handler: `export const POST`.
interface WorkerHandler<Env> {
  fetch?(
    request: Request,
    env: Env,
    context: { waitUntil(promise: Promise<unknown>): void },
  ): Response | Promise<Response>
}
export default { fetch: toFetch(receiver) } satisfies WorkerHandler<{ SECRET: string }>
interface NextRequest extends Request {
  readonly nextUrl: URL
}
export const POST: (request: NextRequest, context: { params: Promise<object> }) => Promise<Response> = toFetch(receiver)

// Deno.serve and Bun.serve.
declare function serve(handler: (request: Request, info: { remoteAddr: object }) => Response | Promise<Response>): void
serve(toFetch(receiver))
declare function bunServe<Data>(options: {
  fetch(this: object, request: Request, server: { publish(data: Data): void }): Response | undefined | Promise<Response>
}): void
bunServe({ fetch: toFetch(receiver) })

// A whole event of AWS needs no cast, neither as a literal nor with an interface of its fields.
const restEvent: LambdaEvent = {
  resource: '/webhooks',
  path: '/webhooks',
  httpMethod: 'POST',
  headers: { Host: 'abc123.execute-api.eu-west-1.amazonaws.com' },
  multiValueHeaders: { Host: ['abc123.execute-api.eu-west-1.amazonaws.com'] },
  queryStringParameters: null,
  multiValueQueryStringParameters: null,
  pathParameters: null,
  stageVariables: null,
  requestContext: {
    resourceId: 'a1',
    resourcePath: '/webhooks',
    httpMethod: 'POST',
    extendedRequestId: 'JKJaXmPLvHcESHA=',
    requestTime: '10/Mar/2026:05:16:23 +0000',
    path: '/prod/webhooks',
    accountId: '123456789012',
    protocol: 'HTTP/1.1',
    stage: 'prod',
    domainPrefix: 'abc123',
    requestTimeEpoch: 1773119783000,
    requestId: 'c6af9ac6-7b61-11e6-9a41-93e8deadbeef',
    identity: { sourceIp: '192.0.2.1' },
    domainName: 'abc123.execute-api.eu-west-1.amazonaws.com',
    apiId: 'abc123',
  },
  body: '{}',
  isBase64Encoded: false,
}
void toLambda(receiver)(restEvent)
interface EventOfAws {
  readonly rawPath: string
  readonly headers: { readonly [name: string]: string | undefined }
  readonly requestContext: {
    readonly domainName: string
    readonly http: { readonly method: string; readonly path: string }
  }
  readonly isBase64Encoded: boolean
}
declare const eventOfAws: EventOfAws
void toLambda(receiver)(eventOfAws)
// @ts-expect-error a misspelled field
void toLambda(receiver)({ ...restEvent, isBase64Encode: true })
