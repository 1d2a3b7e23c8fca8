// @ts-check
// A process that handles stored deliveries, and logs them.
import { openSync, writeSync } from 'node:fs'
import { engines } from './engines.mjs'

const [engine = '', name = '', logFile = ''] = process.argv.slice(2)
const log = openSync(logFile, 'a')
const inbox = await engines[engine]?.open(name)
if (inbox === undefined) throw new Error(`no engine ${engine}`)
process.once('disconnect', () => process.exit())
process.send?.('ready')
await new Promise((resolve) => process.once('message', resolve))
await inbox.consume(
  {
    endpoint: 'bench',
    async handleStored({ deliveryId = '' }) {
      const words = deliveryId.replace('-', ' ')
      writeSync(log, `begin ${words} 1\n`)
      writeSync(log, `done ${words}\n`)
    },
  },
  { concurrency: 20 },
)
