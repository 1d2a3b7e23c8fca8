import { type Sample, withBody, withHeaders } from '../../../testing/sample.js'
import { type AttackCase, type Field, type Plan, verifiesNothing } from '../attack-case.js'
import { fit, forgery, judge, type Probe, sendProbes, verdict } from '../probing/probes.js'
import { withoutProofs, withProof, withWrongMac } from '../scheme/forge.js'
import { surround } from '../scheme/payload-edits.js'
import type { Supply } from '../scheme/supply.js'
import { type Exchange, isServerError } from '../wire/exchange.js'

/** What the answers do to the vendor, and what they tell a stranger. */
export const answerCases: readonly AttackCase[] = [
  {
    id: 'answers.deadline',
    rule: 'Answers within the deadline of the vendor',
    defect: 'Answers too late',
    why: 'The vendor counts a late answer as a failure, and sends the delivery again.',
    severity: 'serious',
    fix: 'deadline',
    causes: ['genuine.samples'],
    plan: (supply, { runner, deadlineMs }) => ({
      requests: 3,
      run: async () => {
        const exchanges: Exchange[] = []
        for (let round = 0; round < 3; round++) {
          const request = runner.toWire(await supply.genuine())
          exchanges.push(await runner.sendOnce('a genuine delivery', request, deadlineMs + 2_000))
        }
        const late = exchanges.filter(({ arrival }) => arrival.ms > deadlineMs)
        const slowest = Math.round(Math.max(0, ...exchanges.map(({ arrival }) => arrival.ms)))
        return verdict(late.length === 0, `slowest ${slowest} ms of ${deadlineMs} ms`, late)
      },
    }),
  },
  {
    id: 'answers.redirect',
    rule: 'Never redirects',
    defect: 'Answers with a redirect',
    why: 'Vendors count a redirect as a failure, or change the address of the endpoint for good.',
    severity: 'serious',
    fix: 'status',
    plan: (supply, field) => noStatus(supply, field, (status) => status >= 300 && status < 400),
  },
  {
    id: 'answers.gone',
    rule: 'Never answers 410 by accident',
    defect: 'Answers 410',
    why: 'Several vendors end the subscription after one 410.',
    severity: 'serious',
    fix: 'status',
    plan: (supply, field) => noStatus(supply, field, (status) => status === 410),
  },
  {
    id: 'answers.server-error',
    rule: 'Refuses forgeries with 4xx',
    defect: 'Answers forgeries with a server error',
    why: 'An exception in front of the verification is a bug that a stranger can cause, and alarms the operator.',
    references: ['Dokploy issue 4275', 'GitLab !260326'],
    severity: 'serious',
    fix: 'errors',
    plan: (supply, { runner }) =>
      sendProbes(runner, 'forge', oddRequests(supply), (own) => {
        const all = [...new Set([...own, ...runner.forged])]
        const wrong = all.filter(({ arrival }) => isServerError(arrival))
        return judge(wrong, all.length, 'answered with a server error')
      }),
  },
  {
    id: 'answers.parsed-first',
    rule: 'Answers malformed and well-formed forgeries alike',
    defect: 'Parses the body before it verifies',
    why: 'Parsers are attacked through unverified bodies; parsing must come after the signature.',
    references: ['CVE-2026-21858', 'CVE-2024-45590'],
    severity: 'serious',
    fix: 'verify-first',
    causes: [
      ...verifiesNothing,
      'forged.changed-body',
      'forged.reserialised',
      'forged.content-type',
      'forged.handshake',
      'answers.names',
    ],
    plan: parsedFirst,
  },
]

function statusProbes(supply: Supply): readonly Probe[] {
  let first: Promise<Sample> | undefined
  const same = () => (first ??= supply.genuine())
  return [
    { label: 'a genuine delivery', make: same },
    { label: 'the same delivery again', make: same },
    forgery(supply, 'no signature', (sample) => withoutProofs(supply, sample)),
    forgery(supply, 'a wrong signature', (sample) => withWrongMac(supply, sample, 0)),
  ]
}

function noStatus(supply: Supply, { runner }: Field, isWrong: (status: number) => boolean): Plan {
  return sendProbes(runner, 'send', statusProbes(supply), (exchanges) => {
    const wrong = exchanges.filter(({ arrival }) => arrival.kind === 'answer' && isWrong(arrival.answer.status))
    return judge(wrong, exchanges.length, 'answered')
  })
}

function oddRequests(supply: Supply): readonly Probe[] {
  const unsigned = (label: string, body: string, type = 'application/json') =>
    forgery(supply, label, (sample) =>
      withBody(withHeaders(withoutProofs(supply, sample), { 'Content-Type': type }), body),
    )
  const signature = (label: string, value: string) =>
    forgery(supply, label, (sample) => withProof(supply, sample, () => value))
  return [
    forgery(supply, 'no signature', (sample) => withoutProofs(supply, sample)),
    signature('an empty signature', ''),
    signature('a short signature', 'abc'),
    signature('a signature without a value', 'sha256='),
    signature('a signature that is not ASCII', `sha256=${'\u00ff'.repeat(64)}`),
    unsigned('an empty body', ''),
    unsigned('malformed JSON', '{"a":'),
    unsigned('null', 'null'),
    unsigned('a malformed form', '%zz=%', 'application/x-www-form-urlencoded'),
    unsigned('malformed XML', '<a', 'application/xml'),
    unsigned('an unknown content type', 'x', 'a/b/c; ;'),
  ]
}

async function parsedFirst(supply: Supply, { runner }: Field): Promise<Plan | string> {
  const probes = [
    forgery(supply, 'well-formed', (sample) => withWrongMac(supply, sample, 0)),
    forgery(supply, 'malformed', (sample) => withWrongMac(supply, surround(sample, '{"', ''), 0)),
    forgery(supply, 'cut in the middle', (sample) =>
      withWrongMac(supply, withBody(sample, sample.body.subarray(0, sample.body.length >> 1)), 0),
    ),
  ]
  const refusals = new Set<string | undefined>()
  const fitting = await fit(probes, async (sample) => {
    refusals.add(await supply.refusal(sample))
    return true
  })
  // Some vendors sign fields, which have to be parsed first.
  if (refusals.size > 1) return 'the vendor signs parts of the body, or the proof is in the body'
  return sendProbes(runner, 'forge', fitting, (exchanges) => {
    const [first, ...others] = exchanges
    const wrong = others.filter((other) => first !== undefined && statusOf(other) !== statusOf(first))
    const detail = exchanges.map((exchange) => `${exchange.label}: ${statusOf(exchange)}`).join(', ')
    return verdict(wrong.length === 0, detail, exchanges)
  })
}

function statusOf({ arrival }: Exchange): string {
  return arrival.kind === 'answer' ? String(arrival.answer.status) : arrival.kind
}
