import type { MaybePromise } from '../../../core/base/maybe-promise.js'
import type { AttackCase, Plan } from '../attack-case.js'
import type { Exchange } from '../exchange.js'
import type { Field } from '../field.js'
import type { Supply } from '../scheme/supply.js'
import { isAccepted } from '../wire/exchange.js'
import { judge, type Probe } from './probes.js'

/** Plans a case in which any answer will do, and a genuine delivery must pass afterwards. */
export function survive(
  probesOf: (supply: Supply, field: Field) => MaybePromise<readonly Probe[]>,
): AttackCase['plan'] {
  return async (supply, field) => survivalOf(supply, field, await probesOf(supply, field))
}

/** The plan of such a case. */
export function survivalOf(supply: Supply, { runner }: Field, probes: readonly Probe[]): Plan {
  return {
    requests: probes.length + 1,
    run: async () => {
      const sent: Promise<Exchange>[] = []
      for (const probe of probes) {
        const sample = await probe.make()
        if (sample === undefined) continue
        const exchange = runner.send(probe.label, runner.toWire(sample, probe.framing))
        sent.push(exchange)
        await runner.settle(exchange)
      }
      const exchanges = await Promise.all(sent)
      const wrong = exchanges.filter(({ arrival, request }) => isFailure(arrival.kind, request.framing?.abort === true))
      const after = await runner.send('a genuine delivery afterwards', runner.toWire(await supply.genuine()))
      return judge(isAccepted(after.arrival) ? wrong : [...wrong, after], exchanges.length + 1, 'failed')
    },
  }
}

// A server may close the connection without an answer, but must not leave a complete request without either.
function isFailure(kind: Exchange['arrival']['kind'], isAborted: boolean): boolean {
  return kind === 'unreachable' || kind === 'threw' || (kind === 'timeout' && !isAborted)
}
