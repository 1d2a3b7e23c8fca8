// @ts-check
import { runFlood } from './flood.js'
import { surviveKill } from './inbox.js'
import { createOrder } from './order.js'
import { createRepeats } from './repeats.js'
import { exitCode } from './results.js'
import { send, sendUnannounced } from './send.js'
import { adapters, listen } from './servers.js'
import {
  floodHeader,
  floodRow,
  header,
  orderHeader,
  orderRow,
  row,
  summary,
  survivalHeader,
  survivalRow,
} from './table.js'

/**
 * @typedef {import('./cases.js').Case} Case
 * @typedef {import('./results.js').Result} Result
 * @typedef {import('./styles.js').Style} Style
 */

/**
 * Serves the styles under every adapter, sends each case to each of them, then repeats, a shuffled channel
 * and a flood with every fault, kills a process with an inbox, and prints what came of it.
 *
 * @param {readonly Style[]} styles
 * @param {(line: string) => void} print
 * @returns {Promise<number>} the exit code
 */
export async function runDemo(styles, print) {
  const startedAt = performance.now()
  const repeats = createRepeats()
  const order = createOrder()
  const routes = {
    ...Object.fromEntries(styles.map(({ name, receiver }) => [`/${name}`, receiver])),
    '/repeats': repeats.receiver,
    '/order': order.receiver,
  }
  const servers = await Promise.all(
    Object.entries(adapters).map(async ([adapter, toListener]) => ({ adapter, ...(await listen(toListener(routes))) })),
  )
  /** @type {Result[]} */
  const results = []
  print(header())
  for (const style of styles) {
    print('')
    for (const { adapter, url } of servers) {
      for (const sending of style.cases) {
        const result = await run(style, sending, adapter, url)
        results.push(result)
        print(row(result))
      }
    }
  }
  print('')
  for (const { adapter, url } of servers) {
    for (const result of await repeats.play(adapter, `${url}/repeats`)) {
      results.push(result)
      print(row(result))
    }
  }
  print(`\n${orderHeader()}`)
  for (const { adapter, url } of servers) {
    const shuffled = await order.play(adapter, `${url}/order`)
    results.push(...shuffled.results)
    print(orderRow(shuffled))
  }
  for (const server of servers) server.close()
  const flood = await runFlood({ deliveries: 200 })
  print(`\n${floodHeader()}`)
  print(floodRow(flood))
  const survival = await surviveKill()
  print(`\n${survivalHeader()}`)
  print(survivalRow(survival))
  print(`\n${summary(results, performance.now() - startedAt)}`)
  return flood.broken.length + survival.broken.length === 0 ? exitCode(results) : 1
}

/** @type {(style: Style, sending: Case, adapter: string, url: string) => Promise<Result>} */
async function run({ name, takeReceipt }, { sent, sample, promised, unannounced = false }, adapter, url) {
  const ready = await sample()
  const sentAt = performance.now()
  const status = await (unannounced ? sendUnannounced : send)(`${url}/${name}`, ready).catch(() => undefined)
  const ms = performance.now() - sentAt
  const receipt = takeReceipt()
  const outcome = receipt?.error?.code ?? receipt?.outcome ?? 'no receipt'
  return { style: name, adapter, sent, promised, answer: { status, outcome, event: receipt?.event }, ms }
}
