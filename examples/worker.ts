// A worker (workerd, edge): a provider of your own, with signatures as Standard Webhooks defines them.
import { createReceiver, defineProvider, jsonBody, readHeader, standardWebhooksSignature } from 'webhook-receiver'
import { toFetch } from 'webhook-receiver/fetch'
import * as z from 'zod/mini'

interface Environment {
  readonly WEBHOOK_SECRET: string
}

const parcel = z.looseObject({ type: z.string(), parcel: z.object({ id: z.string(), weight: z.number() }) })

const parcels = (secret: string) =>
  defineProvider({
    name: 'parcels',
    verify: standardWebhooksSignature({ secrets: secret }),
    body: jsonBody(),
    schema: parcel,
    events: { 'parcel.delivered': parcel },
    event: ({ type }) => type,
    id: (_payload, request) => readHeader(request, 'webhook-id'),
  })

const toReceiver = ({ WEBHOOK_SECRET }: Environment) =>
  createReceiver({
    provider: parcels(WEBHOOK_SECRET),
    on: { 'parcel.delivered': ({ payload }) => console.log(`delivered: ${payload.parcel.id}`) },
    onError: (error) => console.error(`refused: ${error.code}`, error.message, error.cause ?? ''),
  })

let receive: ((request: Request) => Promise<Response>) | undefined

export default {
  fetch(request: Request, environment: Environment): Promise<Response> {
    receive ??= toFetch(toReceiver(environment))
    return receive(request)
  },
}
