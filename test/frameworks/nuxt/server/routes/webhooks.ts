import { createReceiver, fromEnv, hmacSignature, reply } from 'webhook-receiver'
import { toH3 } from 'webhook-receiver/h3'
import { host } from 'webhook-receiver/host'

// As `../../subject.mjs`, which is outside of what Nuxt bundles; the secret is read at the first request.
const secrets = fromEnv('NUXT_WEBHOOK_SECRET')
const receiver = createReceiver({
  provider: host({ verify: hmacSignature({ secrets, header: 'X-Host-Signature', prefix: 'sha256=' }) }),
  limits: { maxBodyBytes: 200_000 },
  on: {
    '*': ({ event, payload, request: { url, encrypted, body } }) =>
      reply({ event, sender: payload.sender?.login, url, encrypted, bytes: body.length }),
  },
})

export default defineEventHandler(toH3(receiver))
