// @ts-check
// A process that receives over HTTP, stores, and handles what is stored, until it is killed.
import { openSync, writeSync } from 'node:fs'
import { createServer } from 'node:http'
import { createReceiver } from 'webhook-receiver'
import { toNode } from 'webhook-receiver/node'
import { engines } from '../engines.mjs'
import { provider } from './provider.mjs'

const [engine = '', name = '', logFile = '', port = '', isBroken = ''] = process.argv.slice(2)
const log = openSync(logFile, 'a')
const opened = await engines[engine]?.open(name)
if (opened === undefined) throw new Error(`no engine ${engine}`)

// What must not be done, for a run that has to fail: acknowledging before it is stored.
/** @type {import('webhook-receiver').Inbox['put']} */
const putLater = async (delivery) => {
  setTimeout(() => void opened.put(delivery), 50)
  return 'stored'
}
const inbox = isBroken ? { ...opened, put: putLater } : opened

const receiver = createReceiver({
  provider,
  inbox,
  inboxKey: ({ payload }) => payload.key,
  on: {
    '*': async ({ payload: { key, number } }, { attempt }) => {
      writeSync(log, `begin ${key} ${number} ${attempt}\n`)
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 30))
      if (Math.random() < 0.02) throw new Error('a bad moment')
      writeSync(log, `done ${key} ${number}\n`)
    },
  },
})

await opened.consume(receiver, { concurrency: 20 })
createServer(toNode(receiver)).listen(Number(port), '127.0.0.1', () => process.send?.('ready'))
process.on('disconnect', () => process.exit())
