// @ts-check
// Receives and handles deliveries at a steady rate, and prints what the process holds and how late its event loop is.
//
//   npm run build && node --expose-gc test/durable/soak.mjs <engine> [minutes] [deliveries a second]
//
// Each line has the time in minutes, the megabytes of the heap after a collection, those of the process, the 99th percentile of
// the delay of the event loop in milliseconds, and how many deliveries were handled and wait.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { createReceiver } from 'webhook-receiver'
import { engines } from './engines.mjs'
import { providers, toInit } from './kill/provider.mjs'

const [name = '', minutes = '30', rate = '20'] = process.argv.slice(2)
const engine = engines[name]
if (engine === undefined) throw new Error(`no engine ${name}: ${Object.keys(engines).join(', ')}`)
if (globalThis.gc === undefined) throw new Error('start Node with --expose-gc')
const queue = engine.newName()
const inbox = await engine.open(queue)
let handled = 0
let sent = 0
const receiver = createReceiver({
  provider: providers.number,
  inbox,
  on: {
    '*': async () => {
      await sleep(5)
      handled++
    },
  },
})
await inbox.consume(receiver)

const keys = 50
const delay = monitorEventLoopDelay({ resolution: 5 })
const startedAt = performance.now()
const endsAt = startedAt + Number(minutes) * 60_000
let printedAt = startedAt
print()
while (performance.now() < endsAt) {
  const { body, headers } = toInit(`number${sent % keys}`, Math.floor(sent / keys))
  const receipt = await receiver.receive({
    method: 'POST',
    url: 'https://receiver.example/',
    headers: Object.entries(headers),
    encrypted: true,
    body: new TextEncoder().encode(body),
  })
  if (receipt.outcome !== 'stored') throw new Error(receipt.outcome, { cause: receipt.error })
  sent++
  await sleep(startedAt + (sent * 1000) / Number(rate) - performance.now())
  if (performance.now() - printedAt > 60_000) print()
}
while (handled < sent) await sleep(100)
print()
await inbox.close()
await engine.remove(queue)
process.exit()

function print() {
  printedAt = performance.now()
  const megabytes = (/** @type {number} */ bytes) => (bytes / 2 ** 20).toFixed(1)
  const late = (delay.percentile(99) / 1e6).toFixed(1)
  globalThis.gc?.()
  const { heapUsed, rss } = process.memoryUsage()
  const time = ((printedAt - startedAt) / 60_000).toFixed(1)
  console.log(time, megabytes(heapUsed), megabytes(rss), late, handled, sent - handled)
  delay.reset()
  delay.enable()
}
