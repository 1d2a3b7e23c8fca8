// The receiver of every application: what it verified comes back as the reply, so that a test can see it.
import { createReceiver, hmacSignature, reply } from 'webhook-receiver'
import { host } from 'webhook-receiver/host'

export const receiver = createReceiver({
  provider: host({ verify: hmacSignature({ secrets: 'secret', header: 'X-Host-Signature', prefix: 'sha256=' }) }),
  limits: { maxBodyBytes: 200_000 },
  on: {
    '*': ({ event, payload, request: { url, encrypted, body } }) =>
      reply({ event, sender: payload.sender?.login, url, encrypted, bytes: body.length }),
  },
  onError: (error) => console.error(`refused: ${error.code}: ${error.message}`, error.cause ?? ''),
})
