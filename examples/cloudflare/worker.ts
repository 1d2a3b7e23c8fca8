// A Worker with a durable inbox: it stores Stripe's events in a Durable Object before it answers, and the object handles them, in
// order for each customer. Put the secret with `npx wrangler secret put STRIPE_SECRET`, and deploy with `npx wrangler deploy`.
import { createReceiver } from 'webhook-receiver'
import {
  type DurableObjectNamespaceLike,
  type DurableObjectStateLike,
  durableObjectInbox,
  WebhookInbox,
} from 'webhook-receiver/cloudflare'
import { toFetch } from 'webhook-receiver/fetch'
import { stripe } from 'webhook-receiver/vendors/stripe'

interface Env {
  readonly INBOX: DurableObjectNamespaceLike
  readonly STRIPE_SECRET: string
}

type Sql = DurableObjectStateLike['storage']['sql']

/** The same receiver stores in the Worker and handles in the object, where it has the object's database. */
function toReceiver({ INBOX, STRIPE_SECRET }: Env, sql?: Sql) {
  return createReceiver({
    provider: stripe({ secrets: STRIPE_SECRET }),
    inbox: { inbox: durableObjectInbox(INBOX), key: ({ payload }) => customerOf(payload.data?.object) },
    on: {
      'invoice.paid': ({ id }, { commit }) => {
        // Happens once: it is written together with the record that the delivery was handled.
        commit(() => sql?.exec('INSERT INTO paid (event) VALUES (?)', id ?? ''))
      },
    },
    onError: (error) => console.error(error.code, error.message),
  })
}

function customerOf(object: unknown): string | undefined {
  return typeof object === 'object' && object !== null && 'customer' in object && typeof object.customer === 'string'
    ? object.customer
    : undefined
}

export class Inbox extends WebhookInbox<Env> {
  override readonly receivers = [toReceiver(this.env, this.ctx.storage.sql)]

  constructor(ctx: DurableObjectStateLike, env: Env) {
    super(ctx, env)
    ctx.storage.sql.exec('CREATE TABLE IF NOT EXISTS paid (n INTEGER PRIMARY KEY, event TEXT NOT NULL)')
  }
}

let receive: ((request: Request) => Promise<Response>) | undefined

export default {
  fetch(request: Request, env: Env): Promise<Response> {
    receive ??= toFetch(toReceiver(env))
    return receive(request)
  },
}
