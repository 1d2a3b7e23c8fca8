// @ts-check
import { setTimeout as sleep } from 'node:timers/promises'
import { kindOf, toInit } from './provider.mjs'

/** @typedef {import('./judge.mjs').Sent} Sent */

/**
 * Sends each delivery until it is acknowledged, as providers do: keys in arrival order one after the other, and numbered keys
 * in any order.
 *
 * @param {string} url
 * @param {readonly string[]} keys
 */
export function startSenders(url, keys) {
  /** @type {Sent[]} */
  const sent = []
  let sending = true

  /**
   * @param {string} key
   * @param {number} number
   */
  const send = async (key, number) => {
    /** @type {Sent} */
    const delivery = { key, number, from: performance.now() }
    sent.push(delivery)
    for (;;) {
      delivery.failure = await post(url, key, number)
      if (delivery.failure === undefined) break
      await sleep(50)
    }
    delivery.until = performance.now()
  }

  /** @param {string} key */
  const sendAll = async (key) => {
    for (let first = 1; sending; ) {
      const count = kindOf(key) === 'arrival' ? 1 : 1 + Math.ceil(Math.random() * 3)
      // Descending, so that most arrive before a lower one; a little apart, so that some are acknowledged by then.
      const numbers = Array.from({ length: count }, (_, index) => first + count - 1 - index)
      await Promise.all(numbers.map((number, index) => sleep(index * 60).then(() => send(key, number))))
      first += count
      await sleep((200 + Math.random() * 400) * count)
    }
  }

  const done = Promise.all(keys.map(sendAll))
  return {
    /** The deliveries that were sent, and when. */
    sent: /** @type {readonly Sent[]} */ (sent),
    /** Sends no new deliveries, and resolves once all are acknowledged. */
    async stop() {
      sending = false
      await done
    },
  }
}

/**
 * @param {string} url
 * @param {string} key
 * @param {number} number
 * @returns {Promise<string | undefined>} why it was not acknowledged
 */
async function post(url, key, number) {
  try {
    const init = { ...toInit(key, number), signal: AbortSignal.timeout(5_000) }
    const response = await fetch(`${url}${key}`, init)
    await response.text()
    return response.ok ? undefined : `${response.status}`
  } catch (error) {
    return String(error)
  }
}
