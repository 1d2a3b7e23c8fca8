// Hono, on any runtime: a chat service whose messages are answered in the channel.
// It exports the app, which a runtime serves; on Node, compile it first (npx tsc) and pass it to @hono/node-server.
import { Hono } from 'hono'
import { createReceiver, reply } from 'webhook-receiver'
import { type ChatReply, chat, chatTime } from 'webhook-receiver/chat'
import { toFetch } from 'webhook-receiver/fetch'

const { WEBHOOK_TOKEN = '' } = process.env

const receive = toFetch(
  createReceiver({
    provider: chat({ tokens: WEBHOOK_TOKEN }),
    on: {
      'tide:': ({ payload }) => {
        const at = chatTime(payload.timestamp)?.date.toISOString() ?? 'some time'
        return reply({ text: `${payload.user_name} asked for the tide at ${at}` } satisfies ChatReply)
      },
    },
    onError: (error) => console.error(`refused: ${error.code}`, error.message, error.cause ?? ''),
  }),
)

const app = new Hono()
app.post('/webhooks', (context) => receive(context.req.raw))

export default app
