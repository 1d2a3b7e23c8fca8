import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import express from 'express'
import express4 from 'express4'
import fastify, { type FastifyInstance } from 'fastify'
import Koa from 'koa'
import Koa2 from 'koa2'
import { onTestFinished } from 'vitest'
import { toExpress } from '../../src/frameworks/express.js'
import { toFastify } from '../../src/frameworks/fastify.js'
import { toKoa } from '../../src/frameworks/koa.js'
import { toNestjs } from '../../src/frameworks/nestjs.js'
import { toNode } from '../../src/frameworks/node.js'
import type { RequestReceiver } from '../../src/index.js'
import { isThorough } from '../runs.js'

/** The Node servers under which the adapters must behave the same. */
export const servers: Readonly<Record<string, (receiver: RequestReceiver) => http.RequestListener>> = {
  'node:http': (receiver) => toNode(receiver),
  'Express 5': (receiver) => express().use(toExpress(receiver)),
  'Koa 3': (receiver) => quiet(new Koa()).use(toKoa(receiver)).callback(),
  'Fastify 5': (receiver) => toListener(fastify({ rewriteUrl: () => '/' }).register(toFastify(receiver))),
  'toNestjs on Express 5': (receiver) => express().use(toNestjs(receiver)),
  ...(isThorough && {
    'Express 4': (receiver) => express4().use(toExpress(receiver)),
    'Koa 2': (receiver) => quiet(new Koa2()).use(toKoa(receiver)).callback(),
    'toNestjs on Fastify 5': (receiver) => toListener(withUnreadBodies(fastify()).all('/*', toNestjs(receiver))),
  }),
}

function toListener(app: { ready(): PromiseLike<unknown>; routing: http.RequestListener }): http.RequestListener {
  const ready = app.ready()
  return (request, response) => void ready.then(() => app.routing(request, response))
}

function withUnreadBodies(app: FastifyInstance): FastifyInstance {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  return app
}

// Koa logs broken connections to the console.
function quiet(app: Koa): Koa {
  app.silent = true
  return app
}

/** Starts a server on a free loopback port and stops it when the test ends. */
export async function listen(server: http.Server | http.RequestListener): Promise<number> {
  const started = typeof server === 'function' ? http.createServer(server) : server
  const sockets = new Set<Socket>()
  started.on('connection', (socket) => sockets.add(socket))
  started.listen(0, '127.0.0.1')
  await once(started, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    started.close()
  })
  // A server that listens on a port has no other kind of address.
  return (started.address() as AddressInfo).port
}
