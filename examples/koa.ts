// Koa 2 and 3: deliveries of an issue tracker in JSON or XML, with a token in the URL, over HTTPS or a trusted proxy.
// WEBHOOK_TOKEN=... PORT=3000 node koa.ts
// That is Node 22.18 or newer; on Node 20: npx tsx koa.ts, or npx tsc first and then node koa.js
import Koa from 'koa'
import { createReceiver, httpsOnly, jsonBody, urlToken } from 'webhook-receiver'
import { toKoa } from 'webhook-receiver/koa'
import { tracker, trackerXml } from 'webhook-receiver/tracker'
import { xmlBody } from 'webhook-receiver/xml'

const { WEBHOOK_TOKEN = '', PORT = '3000' } = process.env

const receiver = createReceiver({
  provider: tracker({
    verify: httpsOnly(urlToken({ tokens: WEBHOOK_TOKEN }), {
      trustForwarded: 'x-forwarded-proto',
    }),
    body: [jsonBody(), xmlBody(trackerXml)],
  }),
  on: {
    'tracker:issue_updated': ({ payload }) => {
      for (const item of payload.changelog?.items ?? []) {
        console.log(`${payload.issue.key}: ${item.field} from ${item.fromString} to ${item.toString}`)
      }
    },
    '*': ({ event }) => console.log(`not of interest: ${event}`),
  },
  onError: (error) => console.error(`refused: ${error.code}`, error.message, error.cause ?? ''),
})

const app = new Koa()
const receive = toKoa(receiver)
app.use((ctx, next) => (ctx.path === '/webhooks' ? receive(ctx) : next()))

app.listen(Number(PORT), () => console.log(`listening on port ${PORT}`))
