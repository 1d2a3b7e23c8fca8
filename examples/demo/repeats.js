// @ts-check
import { createReceiver, hmacSignature, memoryDedupeStore } from 'webhook-receiver'
import { host } from 'webhook-receiver/host'
import { generateSecret, hostSample, signHmac } from 'webhook-receiver/testing'
import { send } from './send.js'

/**
 * @typedef {import('webhook-receiver').Receipt} Receipt
 * @typedef {import('./results.js').Answer} Answer
 * @typedef {import('./results.js').Result} Result
 */

const event = 'issues.opened'
const handled = { status: 200, outcome: 'handled', event }
const duplicate = { status: 200, outcome: 'duplicate', event }
const inProgress = { status: 503, outcome: 'delivery_in_progress', event }

/** A receiver with a dedupe store, and deliveries that come more than once. */
export function createRepeats() {
  const secret = generateSecret()
  const scheme = { header: 'X-Host-Signature-256', prefix: 'sha256=' }
  /** @type {Receipt[]} */
  const receipts = []
  let endHandler = () => {}
  const receiver = createReceiver({
    provider: host({ verify: hmacSignature({ ...scheme, secrets: secret }) }),
    dedupe: memoryDedupeStore(),
    limits: { handlerTimeoutMs: 2000 },
    // Refusals are expected, and the demo prints its own table.
    onError: () => {},
    // Goes on until its repeat was answered.
    on: { '*': () => (receipts.length > 0 ? undefined : new Promise((resolve) => (endHandler = () => resolve(true)))) },
    onReceipt(receipt) {
      receipts.push(receipt)
      endHandler()
    },
  })

  /**
   * @param {string} adapter
   * @param {string} url
   * @returns {Promise<Result[]>}
   */
  async function play(adapter, url) {
    const delivery = await signHmac(hostSample({ deliveryId: crypto.randomUUID() }), { ...scheme, secret })
    /** @type {(sent: readonly string[], promised: readonly Answer[]) => Promise<Result[]>} */
    const sendAtOnce = async (sent, promised) => {
      receipts.length = 0
      const sentAt = performance.now()
      const statuses = await Promise.all(sent.map(() => send(url, delivery).catch(() => undefined)))
      const ms = performance.now() - sentAt
      const answers = toAnswers(statuses, receipts)
      return promised.map((answer, index) => ({
        style: 'repeats',
        adapter,
        sent: sent[index] ?? '',
        promised: answer,
        answer: answers[index] ?? { status: undefined, outcome: 'no answer', event: undefined },
        ms,
      }))
    }
    return [
      ...(await sendAtOnce(['two at once', '... the other'], [handled, inProgress])),
      ...(await sendAtOnce(['repeated later'], [duplicate])),
    ]
  }
  return { receiver, play }
}

// Which of two that are sent at once comes first is chance, so they are told by their statuses.
/** @type {(statuses: readonly (number | undefined)[], receipts: readonly Receipt[]) => Answer[]} */
function toAnswers(statuses, receipts) {
  const sorted = receipts.toSorted((left, right) => left.response.status - right.response.status)
  const byStatus = statuses.toSorted((left = 0, right = 0) => left - right)
  return byStatus.map((status, index) => {
    const receipt = sorted[index]
    const outcome = receipt?.error?.code ?? receipt?.outcome ?? 'no receipt'
    return { status, outcome, event: receipt?.event }
  })
}
