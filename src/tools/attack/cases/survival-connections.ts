import { type Sample, withBody } from '../../../testing/sample.js'
import type { AttackCase, Field, Plan } from '../attack-case.js'
import { forgery, genuineProbe, type Probe, survive, verdict } from '../probing/probes.js'
import { withoutProofs } from '../scheme/forge.js'
import { enlarge } from '../scheme/payload-edits.js'
import type { Supply } from '../scheme/supply.js'
import { isAccepted } from '../wire/exchange.js'

const severity = 'serious'
const needs = ['socket'] as const

/** Hostile connections. A genuine delivery must pass afterwards. */
export const connectionCases: readonly AttackCase[] = [
  {
    id: 'survival.header-flood',
    rule: 'Survives many and long headers',
    defect: 'Fails on many or long headers',
    why: 'Headers are read before anything is verified.',
    severity,
    needs,
    fix: 'server',
    plan: survive((supply) => [
      flood(supply, '500 headers', 500, 10),
      flood(supply, 'a header of 100 KB', 1, 100_000),
      flood(supply, '2,000 long headers', 2_000, 200),
    ]),
  },
  {
    id: 'survival.malformed-http',
    rule: 'Survives malformed HTTP',
    defect: 'Fails on malformed HTTP',
    why: 'Scanners send such requests to every server.',
    severity,
    needs,
    fix: 'server',
    plan: survive((supply) =>
      [
        'GET / HTTP/9.9\r\n\r\n',
        'POST \0 HTTP/1.1\r\n\r\n',
        '\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03',
        'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
        'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
      ].map((rawHead) =>
        forgery(supply, 'a malformed request', (sample) => withBody(sample, ''), {}, { rawHead, abort: true }),
      ),
    ),
  },
  {
    id: 'survival.aborted',
    rule: 'Survives requests that are aborted',
    defect: 'Fails on aborted requests',
    why: 'Vendors close the connection when they have waited long enough.',
    severity,
    needs,
    fix: 'errors',
    plan: survive((supply) =>
      Array.from({ length: 20 }, (_, index) =>
        genuineProbe(supply, 'aborted in the body', {}, { declaredBytes: 100_000 + index, abort: true }),
      ),
    ),
  },
  {
    id: 'survival.false-length',
    rule: 'Survives a false Content-Length',
    defect: 'Reserves memory for the announced length',
    why: 'Eight gigabytes are announced with one header.',
    severity,
    needs,
    fix: 'limit',
    plan: survive((supply) => [
      forgery(
        supply,
        'eight gigabytes are announced',
        (sample) => withoutProofs(supply, sample),
        {},
        { declaredBytes: 8_000_000_000, abort: true, segments: 2, pauseMs: 100 },
      ),
    ]),
  },
  {
    id: 'survival.keep-alive',
    rule: 'Serves the next request after a refusal',
    defect: 'Reads the body of a refused request as the next request',
    why: 'Bytes that a server leaves unread become the next request of the connection: request smuggling.',
    severity: 'critical',
    needs,
    fix: 'drain',
    causes: ['genuine.keep-alive'],
    plan: afterRefusal,
  },
]

function flood(supply: Supply, label: string, count: number, length: number): Probe {
  const lines = Array.from({ length: count }, (_, index) => [`X-Flood-${index}`, 'x'.repeat(length)] as const)
  const flooded = (sample: Sample) => {
    const unsigned = withoutProofs(supply, sample)
    return { ...unsigned, headers: [...unsigned.headers, ...lines] }
  }
  return forgery(supply, label, flooded, {}, { mayClose: true })
}

function afterRefusal(supply: Supply, { runner }: Field): Plan {
  return {
    requests: 2,
    run: async () => {
      const sample = await supply.genuine()
      const refused = withoutProofs(supply, enlarge(sample, 60_000) ?? sample)
      const requests = [refused, await supply.genuine()].map((one) => runner.toWire(one))
      const exchanges = await runner.sendInTurn('a refused request, then a genuine one', requests)
      const [, second] = exchanges
      // A server may end the connection after it refused.
      const isRight = second === undefined || second.arrival.kind !== 'answer' || isAccepted(second.arrival)
      return verdict(isRight, isRight ? 'served or closed' : 'the next request was not served', exchanges)
    },
  }
}
