import fastify from 'fastify'
import { toFastify } from 'webhook-receiver/fastify'
import { receiver } from '../../subject.mjs'

const app = fastify({ trustProxy: true })
app.post('/json', async (request) => ({ parsed: request.body }))
app.register(toFastify(receiver), { prefix: '/webhooks' })

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
