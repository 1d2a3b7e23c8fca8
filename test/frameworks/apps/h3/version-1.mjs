import { createServer } from 'node:http'
import { createApp, createRouter, defineEventHandler, toNodeListener } from 'h3-1'
import { toH3 } from 'webhook-receiver/h3'
import { receiver } from '../../subject.mjs'

const router = createRouter().use('/webhooks', defineEventHandler(toH3(receiver)))
createServer(toNodeListener(createApp().use(router))).listen(Number(process.env.PORT), '127.0.0.1')
