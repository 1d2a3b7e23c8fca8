// Real servers on loopback, for the runtimes that have `node:http`.
import { once } from 'node:events'
import { createServer, request } from 'node:http'
import express from 'express'
import Koa from 'koa'
import { hmacSignature } from 'webhook-receiver'
import { toExpress } from 'webhook-receiver/express'
import { host } from 'webhook-receiver/host'
import { toKoa } from 'webhook-receiver/koa'
import { toNode } from 'webhook-receiver/node'
import { equal } from '../assert.mjs'
import { recordingReceiver } from '../deliver.mjs'
import { hex, hmac } from '../signing.mjs'

const header = 'X-Host-Signature'
const provider = host({ verify: hmacSignature({ secrets: 'secret', header }) })
const body = '{"zen":"loopback \u{1f4e8}"}'

const mounts = {
  node: (receiver) => createServer(toNode(receiver)),
  express: (receiver) => createServer(express().use('/hook', toExpress(receiver))),
  koa: (receiver) => createServer(new Koa().use(toKoa(receiver)).callback()),
}

async function withServer(mount, options, use) {
  const { receiver, deliveries, receipts } = recordingReceiver(provider, options)
  const server = mount(receiver)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  try {
    const status = await use(server.address().port)
    return { status, delivery: deliveries[0], code: receipts[0]?.error?.code ?? receipts[0]?.outcome }
  } finally {
    server.closeAllConnections?.()
    server.close()
  }
}

/** Sends chunks over HTTP/1.1 and tells the status. */
async function post(port, chunks, extra = {}, method = 'POST') {
  const signature = hex(await hmac('secret', body))
  const headers = { 'Content-Type': 'application/json', 'X-Host-Event': 'ping', [header]: signature, ...extra }
  const outgoing = request({ port, host: '127.0.0.1', path: '/hook', method, headers })
  const answered = once(outgoing, 'response')
  // The server may answer and close before it has read everything.
  outgoing.on('error', () => {})
  for (const chunk of chunks) outgoing.write(chunk)
  outgoing.end()
  const [response] = await answered
  response.resume()
  return response.statusCode
}

function casesOf(mount) {
  return {
    'delivers a body that came in chunks': async () => {
      const send = (port) => post(port, [body.slice(0, 9), body.slice(9)])
      const { status, delivery } = await withServer(mount, {}, send)
      equal([status, delivery?.payload], [200, JSON.parse(body)])
    },
    'refuses a tampered body': async () => {
      const { status, code } = await withServer(mount, {}, (port) => post(port, ['{"zen":"other"}']))
      equal([status, code], [401, 'signature_mismatch'])
    },
    'refuses a chunked body over the limit': async () => {
      const piece = 'x'.repeat(1000)
      const send = (port) =>
        post(
          port,
          Array.from({ length: 50 }, () => piece),
        )
      const { status, code } = await withServer(mount, { limits: { maxBodyBytes: 10_000 } }, send)
      equal([status, code], [413, 'body_too_large'])
    },
    'refuses a signature in two header lines': async () => {
      const twice = [hex(await hmac('secret', body)), hex(await hmac('secret', body))]
      const { status, code } = await withServer(mount, {}, (port) => post(port, [body], { [header]: twice }))
      equal([status, code], [401, 'proof_duplicated'])
    },
    'refuses another method': async () => {
      const { status, code } = await withServer(mount, {}, (port) => post(port, [body], {}, 'PUT'))
      equal([status, code], [405, 'method_not_allowed'])
    },
  }
}

export const serverCases = Object.fromEntries(Object.entries(mounts).map(([name, mount]) => [name, casesOf(mount)]))
