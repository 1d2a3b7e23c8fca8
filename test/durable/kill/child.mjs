// @ts-check
// A process that receives over HTTP, stores, and handles stored deliveries, until it is killed.
import { openSync, writeSync } from 'node:fs'
import { createServer } from 'node:http'
import { createReceiver } from 'webhook-receiver'
import { toNode } from 'webhook-receiver/node'
import { engines } from '../engines.mjs'
import { kindOf, providers, settleMs } from './provider.mjs'

const [engine = '', name = '', logFile = '', port = '', broken = ''] = process.argv.slice(2)
const log = openSync(logFile, 'a')
const opened = await engines[engine]?.open(name, { settleMs: broken === 'unsettled' ? 0 : settleMs })
if (opened === undefined) throw new Error(`no engine ${engine}`)

// A deliberate fault, for a run that has to fail: acknowledging before storing.
/** @type {import('webhook-receiver').Inbox['put']} */
const putLater = async (delivery) => {
  setTimeout(() => void opened.put(delivery), 50)
  return 'stored'
}
const inbox = broken === 'early' ? { ...opened, put: putLater } : opened

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

const on = {
  '*': (
    /** @type {{ payload: import('./provider.mjs').Numbered }} */ { payload },
    /** @type {{ attempt: number }} */ { attempt },
  ) => handle(payload.key, payload.number, attempt),
}
// The handler fails now and then on purpose.
/** @type {NonNullable<import('webhook-receiver').ReceiverOptions['onError']>} */
const onError = (error) => (error.code === 'handler_failed' ? undefined : console.error(error))
const receivers = {
  arrival: createReceiver({
    provider: providers.arrival,
    inbox: { inbox, key: ({ payload }) => payload.key },
    on,
    onError,
  }),
  number: createReceiver({ provider: providers.number, inbox, on, onError }),
}
await opened.consume(Object.values(receivers), { concurrency: 20 })
const listeners = { arrival: toNode(receivers.arrival), number: toNode(receivers.number) }
const server = createServer((request, response) => listeners[kindOf(request.url?.slice(1) ?? '')](request, response))
server.listen(Number(port), '127.0.0.1', () => process.send?.('ready'))
process.on('disconnect', () => process.exit())
