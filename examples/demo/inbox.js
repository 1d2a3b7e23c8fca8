// @ts-check
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateSecret, hostSample, signHmac } from 'webhook-receiver/testing'
import { send } from './send.js'

/** @typedef {{ deliveries: number, stored: number, before: number, after: number, broken: readonly string[] }} Survival */

const deliveries = 8

/**
 * Sends deliveries to a process with an inbox in a directory, kills it while it handles them, and starts it again.
 *
 * @returns {Promise<Survival>}
 */
export async function surviveKill() {
  const directory = await mkdtemp(join(tmpdir(), 'webhook-inbox-'))
  const secret = generateSecret()
  const ids = Array.from({ length: deliveries }, (_, index) => `delivery-${index + 1}`)
  try {
    const first = await start(directory, secret)
    /** @type {(number | undefined)[]} */
    const statuses = []
    for (const id of ids) {
      const sample = await signHmac(hostSample({ deliveryId: id }), { secret, header: 'x-host-signature' })
      statuses.push(await send(first.url, sample).catch(() => undefined))
    }
    await first.handles((handled) => handled.length >= 2)
    await first.kill()
    const second = await start(directory, secret)
    // One that was interrupted may be handled again.
    const isAll = (/** @type {readonly string[]} */ handled) =>
      ids.every((id) => [...first.handled, ...handled].includes(id))
    await second.handles(isAll)
    await second.kill()
    return conclude(ids, statuses, first.handled, second.handled)
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}

/**
 * @param {readonly string[]} ids
 * @param {readonly (number | undefined)[]} statuses
 * @param {readonly string[]} before
 * @param {readonly string[]} after
 * @returns {Survival}
 */
function conclude(ids, statuses, before, after) {
  const stored = statuses.filter((status) => status === 202).length
  const lost = ids.filter((id) => !before.includes(id) && !after.includes(id))
  const broken = lost.map((id) => `${id} was lost`)
  if (stored < ids.length) broken.push(`answered ${statuses.join(' ')}, promised 202 for each`)
  if (before.length === ids.length) broken.push('everything was handled before the process was killed')
  const order = [...new Set([...before, ...after])].join(' ')
  if (order !== ids.join(' ')) broken.push(`handled in the order ${order}`)
  return { deliveries: ids.length, stored, before: before.length, after: after.length, broken }
}

/** @type {(directory: string, secret: string) => Promise<{ url: string, handled: string[], handles: (enough: (handled: readonly string[]) => boolean) => Promise<void>, kill: () => Promise<void> }>} */
async function start(directory, secret) {
  const child = fork(new URL('./inbox-process.js', import.meta.url), [directory, secret])
  const exited = once(child, 'exit')
  const ended = exited.then(([code]) => Promise.reject(new Error(`the process with the inbox ended with ${code}`)))
  ended.catch(() => {})
  /** @type {string[]} */
  const handled = []
  /** @type {() => void} */
  let look = () => {}
  child.on('message', (/** @type {{ handled?: string }} */ message) => {
    if (message.handled === undefined) return
    handled.push(message.handled)
    look()
  })
  const [{ port }] = await Promise.race([once(child, 'message'), ended])
  return {
    url: `http://127.0.0.1:${port}/`,
    handled,
    async handles(isEnough) {
      /** @type {Promise<void>} */
      const enough = new Promise((resolve) => {
        look = () => {
          if (isEnough(handled)) resolve()
        }
        look()
      })
      await Promise.race([enough, ended])
    },
    async kill() {
      child.kill('SIGKILL')
      await exited
    },
  }
}
