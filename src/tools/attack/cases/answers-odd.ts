import { type Sample, withBody, withHeaders } from '../../../testing/sample.js'
import type { AttackCase, Field, Plan } from '../attack-case.js'
import { forgery, genuineProbe, judge, type Probe, sendProbes } from '../probing/probes.js'
import { layOut } from '../scheme/payload-edits.js'
import type { Supply } from '../scheme/supply.js'
import { isServerError } from '../wire/exchange.js'

/** Requests that are signed and odd: a framework that recovers hides the exception behind a 500. */
export const oddCase: AttackCase = {
  id: 'answers.odd-request',
  rule: 'Refuses odd requests with 4xx',
  defect: 'Answers odd requests with a server error',
  why: 'The framework recovers from an exception of your code. After a server error the vendor sends the same request again and again; after 4xx most do not.',
  references: ['RFC 9110, section 15.5: 4xx if the client seems to have erred'],
  severity: 'minor',
  fix: 'errors',
  causes: ['answers.server-error', 'genuine.samples'],
  plan: oddRequests,
}

async function oddRequests(supply: Supply, { runner }: Field): Promise<Plan> {
  const probes = [...(await oddHeaders(supply)), ...oddTypes(supply), ...oddBodies(supply)]
  return sendProbes(runner, 'send', probes, (exchanges) => {
    const wrong = exchanges.filter(({ arrival }) => isServerError(arrival))
    return judge(wrong, exchanges.length, 'answered with a server error')
  })
}

// Each header of the vendor, without it and empty. Another case is about headers that prove something.
async function oddHeaders(supply: Supply): Promise<readonly Probe[]> {
  const { headers } = await supply.genuine()
  const names = [...new Set(headers.map(([name]) => name))]
    .filter((name) => !/^content-length$/i.test(name))
    .slice(0, 10)
  return names.flatMap((name) =>
    [undefined, '', ...inherited].map((value) =>
      forgery(supply, `${value === undefined ? 'without' : value === '' ? 'an empty' : value} ${name}`, (sample) =>
        withHeaders(sample, { [name]: value }),
      ),
    ),
  )
}

// Names that every object has: what is looked up by such an event is not a handler.
const inherited = ['constructor', '__proto__']

const types = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'application/xml',
  'application/json; charset=x-unknown',
  'a/b/c; ;',
]

function oddTypes(supply: Supply): readonly Probe[] {
  return types.map((type) =>
    genuineProbe(supply, `a signed body as ${type}`, {
      change: (sample) => withHeaders(sample, { 'Content-Type': type }),
    }),
  )
}

const bodies = [
  '',
  ' ',
  'null',
  '[]',
  '""',
  '0',
  '{}',
  '{"id":null,"type":null,"action":null,"data":null}',
  '{',
  '\u00ff\u00fe',
]

function oddBodies(supply: Supply): readonly Probe[] {
  const written = (text: string) => (sample: Sample) =>
    withBody(sample, text.startsWith('\u00ff') ? Uint8Array.of(0xff, 0xfe) : text)
  const named = ['type', 'event', 'action'].flatMap((field) =>
    inherited.map((name) =>
      genuineProbe(supply, `a signed ${field} ${name}`, {
        change: (sample) => layOut(sample, (payload) => JSON.stringify({ ...payload, [field]: name })) ?? sample,
      }),
    ),
  )
  const whole = bodies.map((text) =>
    genuineProbe(supply, `the signed body ${JSON.stringify(text)}`, { change: written(text) }),
  )
  return [...whole, ...named]
}
