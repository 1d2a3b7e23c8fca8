import { withBody, withHeaders } from '../../testing/sample.js'
import type { AttackCase, Plan } from '../attack-case.js'
import type { Field } from '../field.js'
import { verifiesNothing } from '../probing/causes.js'
import { fit, forgery, genuineProbe, judge, type Probe, sendAll, verdict } from '../probing/probes.js'
import type { Exchange } from '../runner.js'
import { withMac, withoutProofs, withProof } from '../scheme/forge.js'
import { surround } from '../scheme/payload-edits.js'
import { flipAll } from '../scheme/spellings.js'
import type { Supply } from '../scheme/supply.js'

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
          exchanges.push(await runner.send('a genuine delivery', request, deadlineMs + 2_000))
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
    plan: (supply, { runner }) => {
      const probes = oddRequests(supply)
      return {
        requests: probes.length,
        run: async () => {
          const own = await sendAll(runner, probes, (label, request) => runner.forge(label, request))
          const all = [...new Set([...own, ...runner.forged])]
          const wrong = all.filter(
            ({ arrival }) =>
              arrival.kind === 'threw' || (arrival.kind === 'answer' && isServerError(arrival.answer.status)),
          )
          return judge(wrong, all.length, 'answered with a server error')
        },
      }
    },
  },
  {
    id: 'answers.parsed-first',
    rule: 'Answers malformed and well-formed forgeries alike',
    defect: 'Parses the body before it verifies',
    why: 'Parsers are attacked through unverified bodies; parsing must come after the signature.',
    references: ['CVE-2026-21858', 'CVE-2024-45590'],
    severity: 'serious',
    fix: 'verify-first',
    causes: [...verifiesNothing, 'forged.changed-body', 'forged.reserialised', 'forged.content-type'],
    plan: parsedFirst,
  },
  {
    id: 'answers.constant',
    rule: 'Gives one answer to all wrong signatures',
    defect: 'Tells strangers how much of a signature is right',
    why: 'With an answer that depends on the signature, the right one can be guessed part by part.',
    references: ['GHSA-2xpq-5952-38w3', 'GHSA-86j9-25m2-9w97'],
    severity: 'critical',
    fix: 'constant-answer',
    causes: [...verifiesNothing, 'forged.changed-signature'],
    plan: constantAnswer,
  },
  {
    id: 'answers.timing',
    rule: 'Takes the same time for all wrong signatures',
    defect: 'Takes longer the more of a signature is right',
    why: 'With a time that depends on the signature, the right one can be guessed part by part.',
    references: ['CVE-2022-36885', 'CVE-2022-24912', 'GHSA-f67f-2j6r-m4c9'],
    severity: 'critical',
    fix: 'compare',
    causes: [...verifiesNothing, 'answers.constant', 'forged.changed-signature', 'forged.truncated-signature'],
    plan: constantTime,
  },
]

// 501 says that the method is not known, which is right.
function isServerError(status: number): boolean {
  return status >= 500 && status !== 501
}

const statusProbes = (supply: Supply): readonly Probe[] => [
  genuineProbe(supply, 'a genuine delivery'),
  forgery(supply, 'no signature', (sample) => withoutProofs(supply, sample)),
  forgery(supply, 'a wrong signature', (sample) => wrongFrom(supply, sample, 0)),
]

function noStatus(supply: Supply, { runner }: Field, isWrong: (status: number) => boolean): Plan {
  const probes = statusProbes(supply)
  return {
    requests: probes.length,
    run: async () => {
      const exchanges = await sendAll(runner, probes, (label, request) => runner.send(label, request))
      const wrong = exchanges.filter(({ arrival }) => arrival.kind === 'answer' && isWrong(arrival.answer.status))
      return judge(wrong, exchanges.length, 'answered')
    },
  }
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
    forgery(supply, 'well-formed', (sample) => wrongFrom(supply, sample, 0)),
    forgery(supply, 'malformed', (sample) => wrongFrom(supply, surround(sample, '{"', ''), 0)),
    forgery(supply, 'cut in the middle', (sample) =>
      wrongFrom(supply, withBody(sample, sample.body.subarray(0, sample.body.length >> 1)), 0),
    ),
  ]
  const refusals = new Set<string | undefined>()
  const fitting = await fit(probes, async (sample) => {
    refusals.add(await supply.refusal(sample))
    return true
  })
  // Some vendors sign fields, which have to be parsed first.
  if (refusals.size > 1) return 'the vendor signs parts of the body, or the proof is in the body'
  return {
    requests: fitting.length,
    run: async () => {
      const exchanges = await sendAll(runner, fitting, (label, request) => runner.forge(label, request))
      const [first, ...others] = exchanges
      const wrong = others.filter((other) => first !== undefined && statusOf(other) !== statusOf(first))
      const detail = exchanges.map((exchange) => `${exchange.label}: ${statusOf(exchange)}`).join(', ')
      return verdict(wrong.length === 0, detail, exchanges)
    },
  }
}

function statusOf({ arrival }: Exchange): string {
  return arrival.kind === 'answer' ? String(arrival.answer.status) : arrival.kind
}

// Keeps the beginning of the signature, and makes the rest wrong.
function wrongFrom(supply: Supply, sample: Parameters<typeof withMac>[1], from: number) {
  return withMac(supply, sample, (mac) => mac.slice(0, from) + flipAll(mac.slice(from)))
}

function constantAnswer(supply: Supply, { runner }: Field): Plan {
  const { length } = supply.scheme.proofs[0]
  const keeps = [0, 0, 0, 1, length >> 2, length >> 1, Math.max(0, length - 4)]
  return {
    requests: keeps.length,
    run: async () => {
      const probes = keeps.map((keep) =>
        forgery(supply, `the first ${keep} characters are right`, (sample) => wrongFrom(supply, sample, keep)),
      )
      const exchanges = await sendAll(runner, probes, (label, request) => runner.forge(label, request))
      const texts = exchanges.map(answerText)
      // What varies between equal requests is masked.
      const isVolatile = texts[0] !== texts[1] || texts[1] !== texts[2]
      const compared = isVolatile ? texts.map((text) => text.replace(/[0-9a-f]{2,}/gi, '#')) : texts
      const wrong = exchanges.filter((_, index) => compared[index] !== compared[0])
      return verdict(wrong.length === 0, `${new Set(compared).size} different answers`, [
        ...exchanges.slice(0, 1),
        ...wrong,
      ])
    },
  }
}

function answerText({ arrival }: Exchange): string {
  if (arrival.kind !== 'answer') return arrival.kind
  return `${arrival.answer.status} ${new TextDecoder().decode(arrival.answer.body)}`
}

// Times of requests in turn: nothing right, and nearly all right. Only clear differences count.
function constantTime(supply: Supply, { runner }: Field): Plan | string {
  if (supply.credential === 'key pair') return 'the vendor signs with a key pair, so no comparison can be guessed'
  const rounds = 24
  const { length } = supply.scheme.proofs[0]
  return {
    requests: 2 * rounds,
    run: async () => {
      const times: [number[], number[]] = [[], []]
      const exchanges: Exchange[] = []
      for (let round = 0; round < rounds; round++) {
        for (const [side, keep] of [0, Math.max(0, length - 2)].entries()) {
          const sample = wrongFrom(supply, await supply.genuine(), keep)
          const exchange = await runner.send(`the first ${keep} characters are right`, runner.toWire(sample))
          times[side]?.push(exchange.arrival.ms)
          if (round === 0) exchanges.push(exchange)
        }
      }
      const [wrong, nearly] = times
      const difference = Math.abs(median(nearly) - median(wrong))
      const distance = Math.abs(rankDistance(wrong, nearly))
      const detail = `medians differ by ${difference.toFixed(1)} ms, ${distance.toFixed(1)} standard deviations by rank`
      return verdict(difference < 3 || distance < 4, detail, exchanges)
    },
  }
}

function median(times: readonly number[]): number {
  return [...times].sort((left, right) => left - right)[times.length >> 1] ?? 0
}

// The test of Mann and Whitney: how many standard deviations the order of two samples is from that of chance.
function rankDistance(left: readonly number[], right: readonly number[]): number {
  const count = left.length * right.length
  const wins = left.reduce((sum, one) => sum + right.filter((other) => one > other).length, 0)
  return (wins - count / 2) / Math.sqrt((count * (left.length + right.length + 1)) / 12)
}
