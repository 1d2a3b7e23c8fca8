// Anything that serves a Fetch handler, such as `bun fetch.ts`, `deno serve fetch.ts`: payments events, signed with a
// key pair whose public keys the provider publishes. Node serves no Fetch handler by itself: see hono.ts.
import { createReceiver, publicKeySignature, remoteKeys, retryLater } from 'webhook-receiver'
import { toFetch } from 'webhook-receiver/fetch'
import { findLink, payments } from 'webhook-receiver/payments'

const keys = remoteKeys('https://pay.example/.well-known/keys.json')

export const receiver = createReceiver({
  provider: payments({ verify: publicKeySignature({ keys, algorithms: ['RS256', 'EdDSA'] }) }),
  on: {
    'PAYMENT.AUTHORIZATION.CREATED': async ({ payload }) => {
      const { amount, links } = payload.resource
      console.log(`authorized: ${amount.total} ${amount.currency}, capture at ${findLink({ links }, 'capture')?.href}`)
      return amount.currency === 'EUR' ? undefined : retryLater({ afterSeconds: 3600 })
    },
    'PAYMENT.CAPTURE': ({ event }) => console.log(`some event about a capture: ${event}`),
  },
  onError: (error) => console.error(`refused: ${error.code}`, error.message, error.cause ?? ''),
})

export default { fetch: toFetch(receiver) }
