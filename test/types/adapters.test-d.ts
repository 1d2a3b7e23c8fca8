// Only type-checked, never run: how the adapters fit into frameworks and runtimes.
import http from 'node:http'
import https from 'node:https'
import type { RequestHandler } from 'express'
import express from 'express'
import { Hono } from 'hono'
import Koa from 'koa'
import { toExpress } from '../../src/adapters/express.js'
import { toFetch } from '../../src/adapters/fetch.js'
import { toKoa } from '../../src/adapters/koa.js'
import { toNode } from '../../src/adapters/node.js'
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
