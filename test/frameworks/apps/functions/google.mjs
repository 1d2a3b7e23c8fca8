import { http } from '@google-cloud/functions-framework'
import { getTestServer } from '@google-cloud/functions-framework/testing'
import { toExpress } from 'webhook-receiver/express'
import { receiver } from '../../subject.mjs'

http('webhooks', toExpress(receiver))

getTestServer('webhooks').listen(Number(process.env.PORT), '127.0.0.1')
