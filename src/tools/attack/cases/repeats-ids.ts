import { type Sample, withHeaders } from '../../../testing/sample.js'
import { below } from '../../../testing/simulator/random.js'
import type { AttackCase, Field, Judgement, Plan } from '../attack-case.js'
import { countEffects, delivery, verdict } from '../probing/probes.js'
import type { Runner } from '../runner.js'
import { swapCase } from '../scheme/forge.js'
import { freshText } from '../scheme/fresh-id.js'
import type { Supply } from '../scheme/supply.js'
import { type Exchange, isAccepted } from '../wire/exchange.js'
import { repeatCauses } from './repeats.js'

const common = { severity: 'serious', needs: ['observe'], causes: ['genuine.samples', ...repeatCauses] } as const

/** What an endpoint takes for the id of a delivery. */
export const idCases: readonly AttackCase[] = [
  {
    ...common,
    id: 'repeats.large-ids',
    rule: 'Keeps ids beyond 2^53 apart',
    defect: 'Rounds large ids',
    why: 'A parser that reads ids as floating-point numbers takes neighbours for repeats, and drops the second one.',
    fix: 'ids',
    plan: countEffects((supply, field) => {
      // A multiple of four, whose successor is rounded to it.
      const base = 2n ** 53n + 4n * BigInt(below(supply.random, 0x7fffffff))
      const write = (plus: bigint) => (text: string) => (/^\d+$/.test(text) ? String(base + plus) : undefined)
      return distinct(supply, field, 'no number is the id of the delivery', [write(0n), write(1n)])
    }),
  },
  {
    ...common,
    id: 'repeats.letter-case',
    rule: 'Keeps ids apart that differ in letter case',
    defect: 'Compares ids without letter case',
    why: 'Many databases compare text without letter case, and take another delivery for a repeat.',
    fix: 'ids',
    plan: countEffects((supply, field) => {
      const seed = below(supply.random, 1_000)
      const isMixed = (text: string) => /[a-z]/.test(text) && /[A-Z]/.test(text) && !/^[0-9a-f-]+$/i.test(text)
      const tail = (text: string) => `${text.slice(0, -8)}Ab${String(seed).padStart(4, '0')}Cd`
      return distinct(supply, field, 'the ids of the vendor have letters of one case', [
        (text) => (isMixed(text) ? tail(text) : undefined),
        (text) => (isMixed(text) ? tail(text).slice(0, -8) + swapCase(tail(text).slice(-8)) : undefined),
      ])
    }),
  },
  {
    ...common,
    id: 'repeats.unsigned-header',
    rule: 'Recognises repeats by the id of the delivery',
    defect: 'Recognises repeats by a header that is not the id',
    why: 'Anyone can change a header that is not signed and replay a delivery; proxies write new ones, too.',
    references: ['CVE-2026-32053'],
    fix: 'ids',
    plan: countEffects(unsignedHeader),
  },
  {
    ...common,
    id: 'repeats.retry-header',
    rule: 'Handles a retry whose first attempt did not arrive',
    defect: 'Ignores deliveries that are marked as retries',
    why: 'The first attempt may have been lost on its way; then the retry is the only delivery that arrives.',
    references: ['Slack: X-Slack-Retry-Num'],
    fix: 'retry',
    plan: countEffects(retryHeader),
  },
]

type WriteId = Parameters<Supply['withId']>[0]

// Two deliveries with similar ids: both must have their effect.
async function distinct(
  supply: Supply,
  { runner }: Field,
  reason: string,
  writes: readonly [WriteId, WriteId],
): Promise<Plan | string> {
  const made = await Promise.all(writes.map((write) => supply.withId(write)))
  const fitting = made.flatMap((one) => (one === undefined ? [] : [one]))
  if (fitting.length < writes.length) return reason
  return {
    requests: 2,
    run: async () => {
      const exchanges: Exchange[] = []
      for (const write of writes) {
        const one = await supply.withId(write)
        if (one !== undefined) exchanges.push(await runner.send(`the id ${one.id}`, runner.toWire(one.sample)))
      }
      const counts: number[] = []
      for (const { id } of fitting) counts.push(await runner.observe(id, (count) => count > 0, 2_000))
      // A strict endpoint may refuse such an id.
      const isRight = !exchanges.every(({ arrival }) => isAccepted(arrival)) || counts.every((count) => count === 1)
      return verdict(isRight, `effects of two similar ids: ${counts.join(', ')}`, exchanges)
    },
  }
}

const requestIds = [
  'X-Request-Id',
  'Request-Id',
  'X-Correlation-Id',
  'Idempotency-Key',
  'X-Idempotency-Key',
  'X-Trace-Id',
]

// Headers that tell requests apart, and that the reference neither verifies nor takes for the id.
async function freeHeaders(supply: Supply): Promise<readonly string[]> {
  const sample = await supply.genuine()
  const id = (await supply.read(sample))?.id
  const free: string[] = []
  for (const [name, value] of sample.headers) {
    if (!/id$|uuid|delivery|nonce|request|idempotency/i.test(name)) continue
    const read = await supply.read(withHeaders(sample, { [name]: freshText(value, supply.random, 1) }))
    if (read !== undefined && read.id === id) free.push(name)
  }
  return [...requestIds, ...free]
}

async function unsignedHeader(supply: Supply, { runner }: Field): Promise<Plan> {
  const names = await freeHeaders(supply)
  const mark = (sample: Sample, text: string) =>
    withHeaders(sample, Object.fromEntries(names.map((name) => [name, text])))
  const uuid = () => crypto.randomUUID()
  return {
    requests: 4,
    run: async () => {
      const one = await delivery(supply)
      const first = await runner.send('a delivery', runner.toWire(mark(one.sample, uuid())))
      const again = await runner.send(
        `again, with another ${names.join(', ')}`,
        runner.toWire(mark(one.sample, uuid())),
      )
      const repeated = await judgeCount(runner, one.id, [first, again])
      if (!repeated.passed) return repeated
      const [left, right, same] = [await delivery(supply), await delivery(supply), uuid()]
      const before = await runner.send('a delivery', runner.toWire(mark(left.sample, same)))
      const after = await runner.send(
        `another one, with the same ${names.join(', ')}`,
        runner.toWire(mark(right.sample, same)),
      )
      return judgeCount(runner, right.id, [before, after])
    },
  }
}

async function judgeCount(runner: Runner, id: string, exchanges: readonly Exchange[]): Promise<Judgement> {
  const count = await runner.countEffects(id, 2_000, 300)
  const isAnswered = exchanges.every(({ arrival }) => isAccepted(arrival))
  return verdict(!isAnswered || count === 1, `${count} effects`, exchanges)
}

const retryHeaders = {
  'X-Slack-Retry-Num': '1',
  'X-Slack-Retry-Reason': 'http_timeout',
  'X-Atlassian-Webhook-Retry': '1',
  'Twitch-Eventsub-Message-Retry': '1',
  'X-Retry-Count': '1',
  'X-Retry-Num': '1',
  'X-Delivery-Attempt': '2',
  'X-Webhook-Attempt': '2',
  'X-Attempt': '2',
  'Retry-Attempt': '1',
} as const

function retryHeader(supply: Supply, { runner }: Field): Plan {
  return {
    requests: 2,
    run: async () => {
      const { headers } = await supply.genuine()
      const own = headers.filter(([name]) => /retry|attempt/i.test(name)).map(([name]) => [name, '2'])
      const exchanges: Exchange[] = []
      // Twice, to be sure.
      for (let round = 0; round < 2; round++) {
        const { sample, id } = await delivery(supply)
        const retry = withHeaders(sample, { ...retryHeaders, ...Object.fromEntries(own) })
        const isGenuine = await supply.verifies(retry)
        exchanges.push(
          await runner.send('a retry of a delivery that never arrived', runner.toWire(isGenuine ? retry : sample)),
        )
        if ((await runner.observe(id, (count) => count > 0, 3_000)) > 0) return verdict(true, 'handled')
      }
      return verdict(false, 'two retries had no effect', exchanges)
    },
  }
}
