import type { AttackCase } from '../../attack-case.js'
import { forgery, genuineProbe, judge, mustAccept } from '../../probing/probes.js'
import { type Framing, isAccepted } from '../../wire/exchange.js'

const severity = 'serious'
const needs = ['socket'] as const

/** Genuine deliveries that arrive in unusual ways. Each must be answered 2xx. */
export const framingCases: readonly AttackCase[] = [
  {
    id: 'genuine.chunked',
    rule: 'Accepts a body in chunks',
    defect: 'Refuses bodies without Content-Length',
    why: 'Proxies and some vendors send chunked bodies.',
    severity,
    needs,
    fix: 'read-whole-body',
    causes: ['genuine.samples'],
    plan: framed('a chunked body', { length: 'chunked' }),
  },
  {
    id: 'genuine.segments',
    rule: 'Waits for the whole body',
    defect: 'Reads only the part of the body that arrives first',
    why: 'One read returns what has arrived, and a body arrives in several TCP segments.',
    severity: 'critical',
    needs,
    fix: 'read-whole-body',
    causes: ['genuine.samples'],
    plan: framed('in four segments', { segments: 4, pauseMs: 30 }),
  },
  {
    id: 'genuine.http-1.0',
    rule: 'Accepts HTTP/1.0',
    defect: 'Refuses HTTP/1.0',
    why: 'Some proxies speak HTTP/1.0 to the servers behind them.',
    severity: 'minor',
    needs,
    fix: 'server',
    causes: ['genuine.samples'],
    plan: framed('HTTP/1.0', { version: '1.0' }),
  },
  {
    id: 'genuine.expect-continue',
    rule: 'Accepts Expect: 100-continue',
    defect: 'Refuses Expect: 100-continue',
    why: 'curl and other clients ask before they send a large body (RFC 9110, section 10.1.1).',
    severity: 'minor',
    needs,
    fix: 'server',
    causes: ['genuine.samples'],
    plan: framed('Expect: 100-continue', { expectContinue: true }),
  },
  {
    id: 'genuine.header-case',
    rule: 'Reads header names in any letter case',
    defect: 'Compares header names with their letter case',
    why: 'Header names are case-insensitive, and HTTP/2 proxies write them in lower case.',
    severity,
    needs,
    fix: 'header-names',
    causes: ['genuine.samples'],
    plan: mustAccept((supply) =>
      [
        ['lower case', (name: string) => name.toLowerCase()] as const,
        ['upper case', (name: string) => name.toUpperCase()] as const,
      ].map(([label, rename]) =>
        forgery(supply, `header names in ${label}`, (sample) => ({
          ...sample,
          headers: sample.headers.map(([name, value]) => [rename(name), value] as const),
        })),
      ),
    ),
  },
  {
    id: 'genuine.keep-alive',
    rule: 'Accepts several deliveries over one connection',
    defect: 'Fails on the second delivery of a connection',
    why: 'Vendors and proxies keep connections open.',
    severity,
    needs,
    fix: 'server',
    causes: ['genuine.samples'],
    plan: (supply, { runner }) => ({
      requests: 3,
      run: async () => {
        const samples = await Promise.all([supply.genuine(), supply.genuine(), supply.genuine()])
        const requests = samples.map((sample) => runner.toWire(sample))
        const exchanges = await runner.sendInTurn('over one connection', requests)
        // A server may end the connection after each answer.
        const wrong = exchanges.filter(
          ({ arrival }, index) => !isAccepted(arrival) && !(index > 0 && arrival.kind === 'closed'),
        )
        return judge(wrong, exchanges.length, 'refused')
      },
    }),
  },
]

function framed(label: string, framing: Framing) {
  return mustAccept((supply) => [genuineProbe(supply, label, {}, framing)])
}
