// @ts-check
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * @typedef {import('webhook-receiver/inbox').StoredDelivery} StoredDelivery
 * @typedef {import('webhook-receiver/inbox').Inbox} Inbox
 * @typedef {import('../kill/judge.mjs').Sent} Sent
 */

const keys = Array.from({ length: 40 }, (_, index) => `key${index}`)

/** Stores and handles deliveries continuously: those of a key one after the other, each until it is acknowledged. */
export function createTraffic() {
  /** @type {string[]} */
  const log = []
  /** @type {Sent[]} */
  const sent = []
  let [storing, handling] = [toPause(), toPause()]
  /** @type {Map<string, number>} */
  let refused = new Map()
  let sending = true
  /** @type {Promise<unknown>} */
  let senders = Promise.resolve()

  /**
   * @param {string} key
   * @param {Inbox} inbox
   */
  const send = async (key, inbox) => {
    for (let number = 1; sending; number++) {
      /** @type {Sent} */
      const delivery = { key, number, from: performance.now() }
      sent.push(delivery)
      const stored = toStored(key, number)
      while (!(await put(stored, inbox))) await sleep(100)
      delivery.until = performance.now()
      await sleep(100 + Math.random() * 200)
    }
  }

  /**
   * @param {StoredDelivery} stored
   * @param {Inbox} inbox
   */
  const put = async (stored, inbox) => {
    try {
      await inbox.put(stored)
      storing.end()
      return true
    } catch (error) {
      refused.set(String(error), (refused.get(String(error)) ?? 0) + 1)
      return false
    }
  }

  return {
    log,
    sent: /** @type {readonly Sent[]} */ (sent),
    consumer: {
      endpoint: 'cluster',
      async handleStored(/** @type {StoredDelivery} */ { deliveryId = '' }, /** @type {number} */ attempt) {
        const words = deliveryId.replace('-', ' ')
        log.push(`begin ${words} ${attempt}`)
        await sleep(Math.random() * 20)
        log.push(`done ${words}`)
        handling.end()
      },
    },
    /** @param {readonly Inbox[]} inboxes */
    start(inboxes) {
      senders = Promise.all(
        keys.flatMap((key, index) => {
          const inbox = inboxes[index % inboxes.length]
          return inbox === undefined ? [] : [send(key, inbox)]
        }),
      )
    },
    /** The longest pauses since the last call, in milliseconds, and the errors of `put`. */
    measure() {
      const measured = { stored: storing.longest(), handled: handling.longest(), refused }
      storing = toPause()
      handling = toPause()
      refused = new Map()
      return measured
    },
    /** Sends nothing more, and resolves when everything is acknowledged. */
    async stop() {
      sending = false
      await senders
    },
  }
}

function toPause() {
  let lastAt = performance.now()
  let longest = 0
  return {
    end() {
      longest = Math.max(longest, performance.now() - lastAt)
      lastAt = performance.now()
    },
    longest: () => Math.round(longest),
  }
}

/**
 * @param {string} key
 * @param {number} number
 * @returns {StoredDelivery}
 */
function toStored(key, number) {
  return {
    id: randomUUID(),
    endpoint: 'cluster',
    provider: 'cluster',
    event: 'numbered',
    deliveryId: `${key}-${number}`,
    key,
    number: undefined,
    request: { method: 'POST', url: '/', headers: [], body: new Uint8Array(10), encrypted: false },
    proof: { strength: 'signature', verifier: 'hmacSignature', algorithm: 'hmac-sha256', key: 0 },
    receivedAt: Date.now(),
    invalid: undefined,
  }
}
