// What a user of a worker writes, checked with the types of the Fetch standard and nothing of Node.
import {
  createReceiver,
  hmacSignature,
  isWebhookError,
  jsonBody,
  type Receipt,
  reply,
  unverified,
} from 'webhook-receiver'
import { type ChatReply, chat } from 'webhook-receiver/chat'
import { toFetch } from 'webhook-receiver/fetch'
import { formBody } from 'webhook-receiver/form'
import { type HostTypes, host } from 'webhook-receiver/host'
import { push } from 'webhook-receiver/push'
import { type TrackerChange, tracker, trackerXml } from 'webhook-receiver/tracker'
import { xmlBody } from 'webhook-receiver/xml'

const provider = host({ verify: hmacSignature({ secrets: ['secret'], header: 'x-signature' }) })
const receipts: Receipt[] = []

const receiver = createReceiver({
  provider,
  on: {
    'issues.opened': (delivery) => reply({ number: delivery.payload.issue.number.toFixed() }),
    '*': (delivery) => delivery.event.toUpperCase(),
  },
  onReceipt: (receipt) => receipts.push(receipt),
  onError: (error) => isWebhookError(error, 'signature_mismatch') && (error.code satisfies 'signature_mismatch'),
})

createReceiver({
  provider: chat({ tokens: 'secret' }),
  on: { 'tide:': ({ payload }) => reply({ text: payload.user_name } satisfies ChatReply) },
})

createReceiver({
  provider: tracker({ verify: unverified(), body: [jsonBody(), xmlBody(trackerXml), formBody()] }),
  on: {
    'tracker:issue_updated': ({ payload }) => payload.changelog?.items satisfies readonly TrackerChange[] | undefined,
  },
})

createReceiver({ provider: push({ tokens: 'secret' }), on: { exists: ({ sequence }) => sequence?.number.toFixed() } })

createReceiver({
  provider,
  // @ts-expect-error: a number is not a handler
  on: { ping: 1 },
})

// @ts-expect-error: a provider needs a verifier
host({})

const event: keyof HostTypes['events'] = 'issues.opened'

export default { fetch: toFetch(receiver), event }
