import { withBody } from '../../../testing/sample.js'
import type { AttackCase, Plan } from '../attack-case.js'
import type { Field } from '../field.js'
import { verdict } from '../probing/probes.js'
import { TimeIsOver } from '../runner.js'
import type { Supply } from '../scheme/supply.js'
import { describeArrival } from '../wire/exchange.js'

/** Whether a body that arrives byte by byte, without end, is given up after a while. */
export const trickleCase: AttackCase = {
  id: 'survival.trickling-body',
  rule: 'Gives up a body that trickles without end',
  defect: 'Waits indefinitely for a body that trickles',
  why: 'Each such connection keeps a socket, and often a thread, for as long as a stranger likes. A byte now and then resets a timeout that counts only silence.',
  references: ['CWE-400', 'CVE-2007-6750'],
  severity: 'serious',
  needs: ['socket'],
  fix: 'body-time',
  causes: ['survival.slow-bodies'],
  plan: trickle,
}

function trickle(supply: Supply, { runner, maxBodyMs, maxDurationMs }: Field): Plan | string {
  const seconds = Math.ceil(maxBodyMs / 1_000)
  if (maxDurationMs <= maxBodyMs) return `it takes ${seconds} seconds, so the attack needs a longer duration`
  return {
    requests: 1,
    async run() {
      if (runner.leftMs < maxBodyMs) throw new TimeIsOver()
      const pauseMs = Math.min(1_000, maxBodyMs / 20)
      const body = new Uint8Array(2 * Math.ceil(maxBodyMs / pauseMs)).fill(0x20)
      const sample = withBody(await supply.genuine(), body)
      const framing = { segments: body.length, declaredBytes: 2 * body.length, pauseMs }
      const exchange = await runner.sendOnce('a body that trickles', runner.toWire(sample, framing), maxBodyMs)
      const { arrival } = exchange
      if (arrival.kind === 'timeout') return verdict(false, `it was still read after ${seconds} s`, [exchange])
      return verdict(true, `after ${(arrival.ms / 1_000).toFixed(1)} s: ${describeArrival(arrival)}`)
    },
  }
}
