import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createNodeMiddleware, Webhooks } from '@octokit/webhooks'
import { verify as verifyGithub } from '@octokit/webhooks-methods'
import express from 'express'
import { Hono } from 'hono'
import Koa from 'koa'
import Stripe from 'stripe'
import { secret } from './deliveries.mjs'
import { verifyFloor } from './floor.mjs'
import { load } from './package.mjs'
import { receiver } from './receivers.mjs'

const { toExpress } = await load('webhook-receiver/express')
const { toFetch } = await load('webhook-receiver/fetch')
const { toKoa } = await load('webhook-receiver/koa')
const { toNode } = await load('webhook-receiver/node')

/** Reads a body under a limit, with minimal work. */
function readByHand(request, next) {
  const chunks = []
  let length = 0
  request.on('data', (chunk) => {
    length += chunk.length
    if (length > 1_048_576) request.destroy()
    else chunks.push(chunk)
  })
  request.on('end', () => next(chunks.length === 1 ? chunks[0] : Buffer.concat(chunks)))
}

/** The same work written by hand: read, verify, parse, check the fields that the handler uses, answer. */
function byHand(request, respond) {
  readByHand(request, (body) => {
    if (!verifyFloor(body, request.headers['x-host-signature-256'] ?? '')) return respond(401)
    return respond(isDelivery(JSON.parse(body)) ? 200 : 400)
  })
}

function isDelivery(payload) {
  return typeof payload?.issue?.number === 'number' && typeof payload.sender?.login === 'string'
}

/** `receive()` alone, to show the cost of the adapter. */
function receiveByHand(request, response) {
  readByHand(request, async (body) => {
    const { method, url, rawHeaders } = request
    const headers = Array.from({ length: rawHeaders.length / 2 }, (_, at) => rawHeaders.slice(2 * at, 2 * at + 2))
    const receipt = await receiver.receive({ method, url, headers, encrypted: false, body })
    response.writeHead(receipt.response.status, { 'content-length': 0 }).end()
  })
}

const octokit = new Webhooks({ secret })
octokit.on('issues.opened', async ({ payload }) => payload.issue.number)
const { webhooks: stripe } = new Stripe('sk_test_none')

/** The pure functions of the other libraries, on `node:http`: they read no body, check no limit and call no handler. */
function withMethods(request, response) {
  readByHand(request, async (body) => {
    const text = body.toString()
    const isGenuine = await verifyGithub(secret, text, request.headers['x-hub-signature-256'] ?? '')
    const status = isGenuine && isDelivery(JSON.parse(text)) ? 200 : 401
    response.writeHead(status, { 'content-length': 0 }).end()
  })
}

function constructEvent(body, signature) {
  return isDelivery(stripe.constructEvent(body, signature, secret)) ? 200 : 400
}

/** A Hono application on Node with one route. */
function hono(handle) {
  return getRequestListener(new Hono().post('/hooks', handle).fetch)
}

/** Each answers every request as a handler of `node:http`. */
const servers = {
  'node bare': () => (request, response) => {
    request.resume().on('end', () => response.writeHead(200, { 'content-length': 0 }).end())
  },
  'node octokit-methods': () => withMethods,
  'node stripe': () => (request, response) =>
    readByHand(request, (body) => {
      response.writeHead(constructEvent(body, request.headers['stripe-signature']), { 'content-length': 0 }).end()
    }),
  'express raw': () =>
    express().post('/hooks', express.raw({ type: '*/*' }), (_request, response) => response.status(200).end()),
  'express octokit': () => express().use(createNodeMiddleware(octokit, { path: '/hooks' })),
  'express stripe': () =>
    express().post('/hooks', express.raw({ type: '*/*' }), (request, response) =>
      response.status(constructEvent(request.body, request.headers['stripe-signature'])).end(),
    ),
  'koa stripe': () =>
    new Koa()
      .use(
        (ctx) =>
          new Promise((resolve) => {
            readByHand(ctx.req, (body) => {
              ctx.status = constructEvent(body, ctx.get('stripe-signature'))
              ctx.body = ''
              resolve()
            })
          }),
      )
      .callback(),
  'node by hand': () => (request, response) =>
    byHand(request, (status) => response.writeHead(status, { 'content-length': 0 }).end()),
  'node receive() by hand': () => receiveByHand,
  'node toNode': () => toNode(receiver),
  'node octokit': () => createNodeMiddleware(octokit, { path: '/hooks' }),
  'express by hand': () =>
    express().post('/hooks', (request, response) => byHand(request, (status) => response.status(status).end())),
  'express toExpress': () => express().post('/hooks', toExpress(receiver)),
  'koa by hand': () =>
    new Koa()
      .use(
        (ctx) =>
          new Promise((resolve) => {
            byHand(ctx.req, (status) => {
              ctx.status = status
              ctx.body = ''
              resolve()
            })
          }),
      )
      .callback(),
  'koa toKoa': () => new Koa().use(toKoa(receiver)).callback(),
  'hono by hand': () =>
    hono(async (context) => {
      const body = Buffer.from(await context.req.arrayBuffer())
      if (body.length > 1_048_576) return context.body(null, 413)
      if (!verifyFloor(body, context.req.header('x-host-signature-256') ?? '')) return context.body(null, 401)
      return context.body(null, isDelivery(JSON.parse(body)) ? 200 : 400)
    }),
  'hono toFetch': () => {
    const handle = toFetch(receiver)
    return hono((context) => handle(context.req.raw))
  },
  // As in the documentation of octokit and of stripe.
  'hono octokit': () =>
    hono(async (context) => {
      const id = context.req.header('x-github-delivery')
      const name = context.req.header('x-github-event')
      const signature = context.req.header('x-hub-signature-256')
      await octokit.verifyAndReceive({ id, name, signature, payload: await context.req.text() })
      return context.body(null, 200)
    }),
  'hono stripe': () =>
    hono(async (context) => {
      const signature = context.req.header('stripe-signature')
      const payload = stripe.constructEvent(await context.req.text(), signature, secret)
      return context.body(null, isDelivery(payload) ? 200 : 400)
    }),
}

const server = createServer(servers[process.argv[2]]())
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }))
process.on('message', () => process.send({ cpu: process.cpuUsage() }))
process.on('disconnect', () => process.exit())
