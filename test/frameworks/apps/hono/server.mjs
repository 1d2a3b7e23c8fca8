import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { toFetch } from 'webhook-receiver/fetch'
import { receiver } from '../../subject.mjs'

const receive = toFetch(receiver)
const app = new Hono()
app.all('/webhooks', (context) => receive(context.req.raw))

serve({ fetch: app.fetch, port: Number(process.env.PORT), hostname: '127.0.0.1' })
