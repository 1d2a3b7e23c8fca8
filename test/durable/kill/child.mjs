// @ts-check
// A process that receives over HTTP, stores, and handles stored deliveries, until it is killed.
import { openSync, writeSync } from 'node:fs'
import { createServer } from 'node:http'
import { createReceiver } from 'webhook-receiver'
import { effects } from 'webhook-receiver/effects'
import { toNode } from 'webhook-receiver/node'
import { engines } from '../engines.mjs'
import {
  diamond,
  handlers,
  isUrgent,
  kindOf,
  limited,
  providers,
  settleMs,
  tenantOf,
  togetherName,
  urgent,
} from './provider.mjs'

const [engine = '', name = '', logFile = '', port = '', ...modes] = process.argv.slice(2)
const log = openSync(logFile, 'a')
const opened = await engines[engine]?.open(name, { settleMs: modes.includes('unsettled') ? 0 : settleMs })
if (opened === undefined) throw new Error(`no engine ${engine}`)

// A deliberate fault, for a run that has to fail: acknowledging before storing.
/** @type {import('webhook-receiver').Inbox['put']} */
const putLater = async (delivery) => {
  setTimeout(() => void opened.put(delivery), 50)
  return 'stored'
}
const inbox = modes.includes('early') ? { ...opened, put: putLater } : opened

/**
 * @param {string} key
 * @param {number} number
 * @param {number} attempt
 */
async function handle(key, number, attempt) {
  writeSync(log, `begin ${key} ${number} ${attempt}\n`)
  await new Promise((resolve) => setTimeout(resolve, Math.random() * 30))
  const isBad = Math.random() < 0.02
  writeSync(log, `${isBad ? 'failed' : 'done'} ${key} ${number}\n`)
  if (isBad) throw new Error('a bad moment')
}

/**
 * @param {{ payload: import('./provider.mjs').Numbered }} delivery
 * @param {{ attempt: number, handler?: string | undefined }} context
 */
const handleOne = ({ payload: { key, number } }, { attempt, handler }) =>
  handle(handler === undefined ? key : `${key}/${handler}`, number, attempt)
// The last one depends on the first one.
const [first = '', ...others] = handlers
const several = modes.includes('diamond')
  ? Object.fromEntries(Object.entries(diamond).map(([name, dependsOn]) => [name, { handle: handleOne, dependsOn }]))
  : {
      ...Object.fromEntries(others.map((name) => [name, handleOne])),
      [first]: handleOne,
      [others.at(-1) ?? '']: { handle: handleOne, dependsOn: first },
    }

/**
 * Logs what it stands for once it has succeeded: before, the next run may stand for more.
 *
 * @param {{ payload: import('./provider.mjs').Numbered }} delivery
 * @param {import('webhook-receiver/effects').EffectContext<any>} context
 */
async function handleTogether({ payload: { key } }, { attempt, gathered }) {
  writeSync(log, `run ${key}\n`)
  await new Promise((resolve) => setTimeout(resolve, Math.random() * 30))
  const isBad = Math.random() < 0.02
  const lines = (gathered?.deliveries ?? []).map(({ payload: { number } }) => {
    const work = `${key}/${togetherName} ${number}`
    return `begin ${work} ${attempt}\ndone ${work}\n`
  })
  writeSync(log, `${isBad ? '' : lines.join('')}ran ${key}\n`)
  if (isBad) throw new Error('a bad moment')
}
const together = {
  handle: handleTogether,
  coalesce: {
    key: (/** @type {{ payload: import('./provider.mjs').Numbered }} */ { payload }) => payload.key,
    waitMs: 1_000,
    maxWaitMs: 3_000,
    keep: 'all',
  },
}
const limit = {
  key: (/** @type {{ payload: import('./provider.mjs').Numbered }} */ { payload }) => tenantOf(payload.key),
  limit: limited.most,
}
const hasUrgent = modes.includes('urgent')
const set = {
  ...several,
  ...((modes.includes('limited') || hasUrgent) && {
    [limited.name]: {
      handle: handleOne,
      ...(modes.includes('limited') && { concurrency: limit }),
      ...(hasUrgent && { urgent: true }),
    },
  }),
  ...(modes.includes('together') && { [togetherName]: together }),
}
const on = { '*': modes.includes('effects') ? effects(/** @type {any} */ (set)) : handleOne }
// The handler fails now and then on purpose.
/** @type {NonNullable<import('webhook-receiver').ReceiverOptions['onError']>} */
const onError = (error) => (error.code === 'handler_failed' ? undefined : console.error(error))
/** @type {{ urgent?: (delivery: { payload: import('./provider.mjs').Numbered }) => boolean }} */
const prioritized = hasUrgent ? { urgent: ({ payload }) => isUrgent(payload) } : {}
const receivers = {
  arrival: createReceiver({
    provider: providers.arrival,
    inbox: { inbox, key: ({ payload }) => payload.key, ...prioritized },
    on,
    onError,
  }),
  number: createReceiver({ provider: providers.number, inbox: { inbox, ...prioritized }, on, onError }),
}
await opened.consume(Object.values(receivers), { concurrency: hasUrgent ? urgent.concurrency : 20 })
const listeners = { arrival: toNode(receivers.arrival), number: toNode(receivers.number) }
const server = createServer((request, response) => listeners[kindOf(request.url?.slice(1) ?? '')](request, response))
server.listen(Number(port), '127.0.0.1', () => process.send?.('ready'))
process.on('disconnect', () => process.exit())
