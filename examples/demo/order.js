// @ts-check
import { createReceiver } from 'webhook-receiver'
import { push } from 'webhook-receiver/push'
import { createSequencer } from 'webhook-receiver/sequence'
import { generateSecret, pushSample } from 'webhook-receiver/testing'
import { send } from './send.js'

/**
 * @typedef {import('./results.js').Result} Result
 * @typedef {{ adapter: string, sent: readonly number[], handled: readonly number[], results: readonly Result[] }} Shuffled
 */

const count = 10

/** A receiver that handles the messages of a channel in order, and ten messages in another one. */
export function createOrder() {
  const token = generateSecret()
  /** @type {number[]} */
  const handled = []
  const receiver = createReceiver({
    provider: push({ tokens: token }),
    order: createSequencer({ mode: 'contiguous', first: 1, maxWaitMs: 2000 }),
    on: { '*': ({ payload }) => handled.push(payload.messageNumber) },
  })

  /**
   * @param {string} adapter
   * @param {string} url
   * @returns {Promise<Shuffled>}
   */
  async function play(adapter, url) {
    handled.length = 0
    const sent = shuffle(Array.from({ length: count }, (_, index) => index + 1))
    const sentAt = performance.now()
    const statuses = await Promise.all(
      sent.map((messageNumber) =>
        send(url, pushSample({ channelId: `channel-${adapter}`, token, messageNumber })).catch(() => undefined),
      ),
    )
    const ms = performance.now() - sentAt
    const results = sent.map((number, index) => {
      const status = statuses[index]
      const place = handled.indexOf(number) + 1
      return {
        style: 'order',
        adapter,
        sent: `message ${number}`,
        promised: { status: 200, outcome: `handled as ${number}`, event: 'exists' },
        answer: { status, outcome: place === 0 ? 'not handled' : `handled as ${place}`, event: 'exists' },
        ms,
      }
    })
    return { adapter, sent, handled: [...handled], results }
  }
  return { receiver, play }
}

// Until the order is broken.
/** @type {(numbers: readonly number[]) => number[]} */
function shuffle(numbers) {
  const shuffled = [...numbers]
  while (shuffled.every((number, index) => number === numbers[index])) {
    for (let index = shuffled.length - 1; index > 0; index--) {
      const other = Math.floor(Math.random() * (index + 1))
      const moved = shuffled[index] ?? 0
      shuffled[index] = shuffled[other] ?? 0
      shuffled[other] = moved
    }
  }
  return shuffled
}
