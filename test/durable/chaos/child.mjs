// @ts-check
// A process that receives, stores and handles, and does what a fault orders: exit in a handler, block, or set its clock.
import { createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { createReceiver } from 'webhook-receiver'
import { toNode } from 'webhook-receiver/node'
import { engines } from '../engines.mjs'
import { kindOf, providers, settleMs } from '../kill/provider.mjs'
import { connectLedger } from './ledger-client.mjs'

/** How many deliveries a process handles at once. */
const concurrency = 10

const [engine = '', name = '', ledgerPort = '', port = '', control = '', policy = '{}'] = process.argv.slice(2)
const write = await connectLedger(Number(ledgerPort))
const opened = await engines[engine]?.open(name, { settleMs, ...JSON.parse(policy) })
if (opened === undefined) throw new Error(`no engine ${engine}`)
let exitsInHandler = false

process.on('message', (/** @type {{ exit?: boolean, blockMs?: number, skewMs?: number }} */ order) => {
  if (order.exit) exitsInHandler = true
  if (order.skewMs !== undefined) setClock(order.skewMs)
  if (order.blockMs !== undefined) {
    for (const end = performance.now() + order.blockMs; performance.now() < end; );
  }
})

// A deliberate fault, for a run that has to fail: acknowledging before storing.
/** @type {import('webhook-receiver').Inbox['put']} */
const putLater = async (delivery) => {
  setTimeout(() => void opened.put(delivery).catch(() => {}), 200)
  return 'stored'
}
const inbox = control === 'acknowledge-early' ? { ...opened, put: putLater } : opened

/**
 * @param {string} key
 * @param {number} number
 * @param {number} attempt
 */
async function handle(key, number, attempt) {
  await write(`begin ${key} ${number} ${attempt}`)
  if (exitsInHandler) process.exit(1)
  await sleep(Math.random() * 30)
  const isBad = Math.random() < 0.02
  await write(`${isBad ? 'failed' : 'done'} ${key} ${number}`)
  // Another deliberate fault: a handler that fails after its effect.
  if (isBad || (control === 'fail-after-effect' && attempt < 40)) throw new Error('a bad moment')
}

/**
 * Handles a delivery. A third deliberate fault does not wait, so that deliveries of a key overtake each other.
 *
 * @param {{ payload: import('../kill/provider.mjs').Numbered }} delivery
 * @param {{ attempt: number }} context
 */
function on({ payload: { key, number } }, { attempt }) {
  const work = control === 'overtake' ? sleep(Math.random() * 300).then(() => handle(key, number, attempt)) : undefined
  if (work === undefined) return handle(key, number, attempt)
  work.catch(() => {})
  return Promise.resolve()
}

const options = { on: { '*': on }, onError: () => {} }
const receivers = {
  arrival: createReceiver({
    ...options,
    provider: providers.arrival,
    inbox: { inbox, key: ({ payload }) => payload.key },
  }),
  number: createReceiver({ ...options, provider: providers.number, inbox }),
}
await opened.consume(Object.values(receivers), { concurrency })
const listeners = { arrival: toNode(receivers.arrival), number: toNode(receivers.number) }
const server = createServer((request, response) => listeners[kindOf(request.url?.slice(1) ?? '')](request, response))
server.listen(Number(port), '127.0.0.1', () => process.send?.('ready'))
process.on('disconnect', () => process.exit())

/** @param {number} skewMs */
function setClock(skewMs) {
  const RealDate = Date
  const now = () => RealDate.now() + skewMs
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given) => (given.length === 0 ? new target(now()) : Reflect.construct(target, given)),
    get: (target, field) => (field === 'now' ? now : Reflect.get(target, field)),
  })
}
