// @ts-check
// A process that stores what it receives over HTTP, or one that handles stored deliveries.
import { once } from 'node:events'
import { openSync, writeSync } from 'node:fs'
import { createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { createReceiver } from 'webhook-receiver'
import { toNode } from 'webhook-receiver/node'
import { push } from 'webhook-receiver/push'
import { engines } from '../engines.mjs'

const [engine = '', name = '', logFile = '', settleMs = '', role = ''] = process.argv.slice(2)
const log = openSync(logFile, 'a')
const inbox = await engines[engine]?.open(name, { settleMs: Number(settleMs) })
if (inbox === undefined) throw new Error(`no engine ${engine}`)

const receiver = createReceiver({
  provider: push({ tokens: 'sample-token', headerPrefix: 'X-Goog-' }),
  inbox,
  on: {
    exists: async ({ payload: { channelId, messageNumber } }, { attempt }) => {
      const write = (/** @type {string} */ what) =>
        writeSync(log, `${what} ${channelId} ${messageNumber} ${attempt} ${process.pid}\n`)
      write('begin')
      await sleep(20)
      const isBad = attempt === 1 && messageNumber % 3 === 1
      write(isBad ? 'failed' : 'done')
      if (isBad) throw new Error('a bad moment')
    },
  },
})

process.on('disconnect', () => process.exit())
if (role === 'put') {
  const server = createServer(toNode(receiver)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  process.send?.(typeof address === 'string' ? 0 : address?.port)
} else {
  // As a process that gets no CPU time.
  process.on('message', (milliseconds) => {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, Number(milliseconds))
  })
  await inbox.consume(receiver, { concurrency: 3 })
  process.send?.('ready')
}
