import { defineHandler, H3, serve } from 'h3'
import { toH3 } from 'webhook-receiver/h3'
import { receiver } from '../../subject.mjs'

const app = new H3().all('/webhooks', defineHandler(toH3(receiver)))
serve(app, { port: Number(process.env.PORT), hostname: '127.0.0.1', silent: true })
