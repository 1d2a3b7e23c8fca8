// @ts-check
import { once } from 'node:events'
import { createServer } from 'node:http'
import { Readable } from 'node:stream'
import express from 'express'
import Koa from 'koa'
import { toExpress } from 'webhook-receiver/express'
import { toFetch } from 'webhook-receiver/fetch'
import { toKoa } from 'webhook-receiver/koa'
import { toNode } from 'webhook-receiver/node'

/**
 * @typedef {import('webhook-receiver').Receiver} Receiver
 * @typedef {Record<string, Receiver>} Routes receivers by path
 * @typedef {import('node:http').RequestListener} RequestListener
 * @typedef {{ url: string, close: () => void }} RunningServer
 */

/**
 * The same receivers under each adapter.
 *
 * @type {Record<string, (routes: Routes) => RequestListener>}
 */
export const adapters = {
  express(routes) {
    const app = express()
    for (const [path, receiver] of Object.entries(routes)) app.post(path, toExpress(receiver))
    return app
  },

  koa(routes) {
    const app = new Koa()
    for (const [path, receiver] of Object.entries(routes)) {
      const handle = toKoa(receiver)
      app.use((ctx, next) => (ctx.path === path ? handle(ctx) : next()))
    }
    const callback = app.callback()
    return (request, response) => void callback(request, response)
  },

  node(routes) {
    const listeners = mapRoutes(routes, toNode)
    return (request, response) => {
      const serve = listeners.get(request.url ?? '')
      if (serve === undefined) response.writeHead(404).end()
      else void serve(request, response)
    }
  },

  fetch(routes) {
    const handlers = mapRoutes(routes, toFetch)
    const handle = async (/** @type {Request} */ request) => {
      const serve = handlers.get(new URL(request.url).pathname)
      return serve === undefined ? new Response(null, { status: 404 }) : serve(request)
    }
    return (request, response) => void bridge(handle, request, response)
  },
}

/**
 * @template Served
 * @param {Routes} routes
 * @param {(receiver: Receiver) => Served} serve
 */
function mapRoutes(routes, serve) {
  return new Map(Object.entries(routes).map(([path, receiver]) => [path, serve(receiver)]))
}

/**
 * Lets a Fetch handler serve a request of Node, as Bun, Deno and workers do by themselves.
 *
 * @param {(request: Request) => Promise<Response>} handle
 * @param {import('node:http').IncomingMessage} incoming
 * @param {import('node:http').ServerResponse} outgoing
 */
async function bridge(handle, incoming, outgoing) {
  const headers = new Headers()
  for (const [name, values = []] of Object.entries(incoming.headersDistinct)) {
    for (const value of values) headers.append(name, value)
  }
  const init = {
    method: incoming.method ?? 'GET',
    headers,
    body: incoming.headers['content-length'] === '0' ? null : toBody(incoming),
    duplex: 'half',
  }
  const response = await handle(new Request(`http://${incoming.headers.host}${incoming.url}`, init))
  const body = Buffer.from(await response.arrayBuffer())
  const closing = incoming.complete ? {} : { connection: 'close' }
  outgoing.writeHead(response.status, {
    ...Object.fromEntries(response.headers),
    ...closing,
    'content-length': body.length,
  })
  outgoing.end(body)
}

// The types of Node's streams and those of Fetch do not know each other.
/** @type {(incoming: import('node:http').IncomingMessage) => BodyInit} */
const toBody = (incoming) => /** @type {BodyInit} */ (/** @type {unknown} */ (Readable.toWeb(incoming)))

/**
 * Listens on a free port of the loopback interface.
 *
 * @param {RequestListener} listener
 * @returns {Promise<RunningServer>}
 */
export async function listen(listener) {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
