import { createReceiver } from 'webhook-receiver'
import { toFetch } from 'webhook-receiver/fetch'

/** The time of receipt in every case, and the same instant as a sender writes it. */
export const now = 1_796_000_000_000
export const timestamp = '1796000000'

/** A receiver with a fixed clock that remembers what it was handed and what it decided. */
export function recordingReceiver(provider, options = {}) {
  const deliveries = []
  const receipts = []
  const receiver = createReceiver({
    provider,
    on: { '*': (delivery) => void deliveries.push(delivery) },
    now: () => now,
    onReceipt: (receipt) => receipts.push(receipt),
    ...options,
  })
  return { receiver, deliveries, receipts }
}

/** Sends a Fetch request through the adapter; tells what the sender sees and what the receiver saw. */
export async function send(provider, { options, url = 'https://receiver.example/hook', ...init }) {
  const { receiver, deliveries, receipts } = recordingReceiver(provider, options)
  const response = await toFetch(receiver)(new Request(url, { method: 'POST', duplex: 'half', ...init }))
  return toResult(response.status, await response.text(), deliveries, receipts)
}

/** Gives the pipeline a request as an adapter would, with header lines that Fetch would join. */
export async function inject(provider, request, options) {
  const { receiver, deliveries } = recordingReceiver(provider, options)
  const receipt = await receiver.receive(request)
  return toResult(receipt.response.status, String(receipt.response.body), deliveries, [receipt])
}

function toResult(status, text, deliveries, [receipt]) {
  return { status, text, delivery: deliveries[0], code: receipt?.error?.code ?? receipt?.outcome, receipt }
}
