import { createServer, type RequestListener } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { createNodeMiddleware, Webhooks } from '@octokit/webhooks'
import { App, HTTPReceiver, LogLevel } from '@slack/bolt'
import { verifyKeyMiddleware } from 'discord-interactions'
import express, { type Response } from 'express'
import { Webhook as StandardWebhook } from 'standardwebhooks'
import Stripe from 'stripe'
import { Webhook as SvixWebhook } from 'svix'
import { createReceiver } from '../../../src/core/receiver/receiver.js'
import { toNode } from '../../../src/frameworks/node.js'
import type { VendorDeliveries, VendorSender } from '../../../src/testing/vendor-deliveries.js'
import { deliveries as discord } from '../../../src/testing/vendors/discord.js'
import { deliveries as github } from '../../../src/testing/vendors/github.js'
import { deliveries as slack } from '../../../src/testing/vendors/slack.js'
import { deliveries as standardWebhooks } from '../../../src/testing/vendors/standard-webhooks.js'
import { deliveries as stripe } from '../../../src/testing/vendors/stripe.js'

/** The secret of all endpoints. */
const secret = `whsec_${Buffer.alloc(32, 'wall').toString('base64')}`

/** An endpoint as the documentation of a package shows it. */
export interface Handler {
  /** The name of the package in the registry. */
  readonly name: string
  readonly version: string
  /** The part that verifies. */
  readonly verifies: string
  readonly vendor: VendorDeliveries
  make(sender: VendorSender): (...exchange: Parameters<RequestListener>) => unknown
}

const require = createRequire(import.meta.url)

function versionOf(name: string): string {
  // The exports of some packages hide their package.json.
  const paths = require.resolve.paths(name) ?? []
  for (const path of paths) {
    try {
      return String(require(`${path}/${name}/package.json`).version)
    } catch {
      // It is in a folder further up.
    }
  }
  throw new Error(`${name} is not installed`)
}

function library(name: string, verifies: string, vendor: VendorDeliveries, make: Handler['make']): Handler {
  return { name, version: versionOf(name), verifies, vendor, make }
}

const raw = express.raw({ type: '*/*' })

function withRawBody(verify: (body: Buffer, headers: Record<string, string>) => void): RequestListener {
  const app = express()
  app.post('/hooks', raw, (request, response: Response) => {
    try {
      verify(request.body, request.headers as Record<string, string>)
    } catch {
      response.status(400).json({})
      return
    }
    response.json({ received: true })
  })
  return app
}

export const handlers: readonly Handler[] = [
  library('stripe', 'webhooks.constructEvent', stripe, () => {
    const client = new Stripe('sk_test_none')
    const app = express()
    app.post('/hooks', raw, (request, response) => {
      try {
        client.webhooks.constructEvent(request.body, request.headers['stripe-signature'] ?? '', secret)
      } catch (error) {
        response.status(400).send(`Webhook Error: ${error instanceof Error ? error.message : ''}`)
        return
      }
      response.json({ received: true })
    })
    return app
  }),
  library('@octokit/webhooks', 'createNodeMiddleware', github, () => {
    const middleware = createNodeMiddleware(new Webhooks({ secret, log: silent }), { path: '/hooks', log: silent })
    return async (request, response) => {
      if (await middleware(request, response)) return
      response.writeHead(404).end()
    }
  }),
  library('svix', 'Webhook.verify', standardWebhooks, () => {
    const webhook = new SvixWebhook(secret)
    return withRawBody((body, headers) => webhook.verify(body, headers))
  }),
  library('standardwebhooks', 'Webhook.verify', standardWebhooks, () => {
    const webhook = new StandardWebhook(secret)
    return withRawBody((body, headers) => webhook.verify(body, headers))
  }),
  library('@slack/bolt', 'HTTPReceiver', slack, () => {
    const receiver = new HTTPReceiver({
      signingSecret: secret,
      endpoints: ['/hooks'],
      logLevel: LogLevel.ERROR,
      logger,
    })
    const authorize = async () => ({ botToken: 'xoxb-none', botId: 'B1', botUserId: 'U1' })
    const app = new App({ receiver, authorize, logLevel: LogLevel.ERROR, logger })
    app.command(/.*/, async ({ ack }) => ack())
    app.action(/.*/, async ({ ack }) => ack())
    app.shortcut(/.*/, async ({ ack }) => ack())
    app.view(/.*/, async ({ ack }) => ack())
    app.view({ callback_id: /.*/, type: 'view_closed' }, async ({ ack }) => ack())
    app.options(/.*/, async ({ ack }) => ack({ options: [] }))
    app.event(/.*/, async () => {})
    // `start` listens by itself; this is what it listens with, and how it answers for other paths.
    return (request, response) => {
      try {
        receiver.requestListener(request, response)
      } catch {
        response.writeHead(404).end()
      }
    }
  }),
  library('discord-interactions', 'verifyKeyMiddleware', discord, ({ publicKey = '' }) => {
    const app = express()
    app.post('/hooks', verifyKeyMiddleware(publicKey), (_request, response) => {
      response.status(204).end()
    })
    return app
  }),
  ...(
    [
      ['github', github],
      ['stripe', stripe],
      ['standard-webhooks', standardWebhooks],
      ['slack', slack],
      ['discord', discord],
    ] as const
  ).map(
    ([preset, vendor]): Handler => ({
      name: 'webhook-receiver',
      version: String(require('../../../package.json').version),
      verifies: `${preset}, toNode`,
      vendor,
      make: ({ provider }) => toNode(createReceiver({ provider, on: {}, onError: () => {} })),
    }),
  ),
]

const nothing = () => {}
const silent = { debug: nothing, info: nothing, warn: nothing, error: nothing }
const logger = { ...silent, setLevel: nothing, getLevel: () => LogLevel.ERROR, setName: nothing }

/** Starts a handler on a free port. */
export async function start({ vendor, make }: Handler) {
  const server = createServer()
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`
  const sender = await vendor.sender({ secret, url })
  const listener = make(sender)
  server.on('request', (request, response) => void listener(request, response))
  return {
    url,
    credential: vendor.credential === 'secret' ? { secret } : { sender },
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
