import type { AttackCase, Field, Judgement } from '../attack-case.js'
import { countEffects, delivery, verdict } from '../probing/probes.js'
import type { Runner } from '../runner.js'
import type { Supply } from '../scheme/supply.js'
import { type Exchange, isAccepted, pause } from '../wire/exchange.js'

const common = {
  severity: 'serious',
  needs: ['observe', 'disturb'],
  fix: 'release',
  causes: [
    'genuine.samples',
    'repeats.missing-number',
    'repeats.late-number',
    'repeats.distinct',
    'repeats.acknowledged',
    'repeats.twice',
    'repeats.twice-at-once',
    'repeats.fifty-at-once',
    'repeats.reserved-by-forgery',
    'repeats.answer',
    'answers.gone',
  ],
} as const satisfies Partial<AttackCase>

/** How often a delivery is sent again at most. */
export const attempts = 8

/** Deliveries whose handler fails or takes long, and that come again. Each must have its effect once. */
export const disturbedCases: readonly AttackCase[] = [
  {
    ...common,
    id: 'repeats.after-failure',
    rule: 'Handles a delivery again whose handler failed',
    defect: 'Loses deliveries whose handler failed',
    why: 'An id that stays reserved after a failure lets every retry pass as a repeat, and the event is lost.',
    references: ['CVE-2026-32053'],
    plan: disturbed(afterFailure),
  },
  {
    ...common,
    id: 'repeats.after-slow-answer',
    rule: 'Handles a delivery once whose handler takes longer than the vendor waits',
    defect: 'Loses or repeats deliveries whose handler takes long',
    why: 'The vendor gives up, and sends the delivery again while the first attempt is still being handled.',
    causes: [...common.causes, 'repeats.after-abort'],
    plan: disturbed(afterSlowAnswer),
  },
]

function disturbed(run: (supply: Supply, field: Field) => Promise<Judgement>) {
  return countEffects((supply, field) => ({ requests: 1 + attempts, run: () => run(supply, field) }))
}

async function afterFailure(supply: Supply, { runner, retried }: Field): Promise<Judgement> {
  const { sample, id } = await delivery(supply)
  await runner.disturb(id, 'fail')
  const first = await runner.sendOnce('a delivery whose handler fails', runner.toWire(sample))
  const { arrival } = first
  if (arrival.kind === 'answer' && isAccepted(arrival)) {
    // An endpoint that stored the delivery may try again by itself.
    const count = await runner.observe(id, (found) => found > 0, 5_000)
    return verdict(count === 1, `acknowledged, then ${count} effects in five seconds`, [first])
  }
  if (arrival.kind === 'answer' && retried !== undefined && !isRetried(arrival.answer.status, retried)) {
    return verdict(false, `answered ${arrival.answer.status}, after which the vendor does not send it again`, [first])
  }
  const exchanges = [first, ...(await sendAgain(runner, 'sent again', runner.toWire(sample)))]
  return once(runner, id, exchanges)
}

async function afterSlowAnswer(supply: Supply, { runner }: Field): Promise<Judgement> {
  const { sample, id } = await delivery(supply)
  await runner.disturb(id, 'slow')
  const first = await runner.sendOnce(
    'a delivery whose handler takes two seconds, given up',
    runner.toWire(sample),
    500,
  )
  const exchanges = [first, ...(await sendAgain(runner, 'sent again meanwhile', runner.toWire(sample)))]
  return once(runner, id, exchanges)
}

/** Sends a delivery until it is acknowledged: while an attempt is in progress, the endpoint may ask for a retry. */
export async function sendAgain(
  runner: Runner,
  label: string,
  request: Exchange['request'],
): Promise<readonly Exchange[]> {
  const exchanges: Exchange[] = []
  for (let attempt = 0; attempt < attempts; attempt++) {
    const exchange = await runner.send(label, request)
    exchanges.push(exchange)
    if (isAccepted(exchange.arrival)) break
    await pause(400)
  }
  return exchanges
}

async function once(runner: Runner, id: string, exchanges: readonly Exchange[]): Promise<Judgement> {
  const last = exchanges.at(-1)
  if (last === undefined || !isAccepted(last.arrival)) {
    return verdict(false, 'the retries were never acknowledged', exchanges)
  }
  const count = await runner.countEffects(id, 3_000, 1_000)
  return verdict(count === 1, `${count} effects`, exchanges)
}

function isRetried(status: number, retried: NonNullable<Field['retried']>): boolean {
  return retried.some((pattern) => pattern === status || pattern === `${Math.floor(status / 100)}XX`)
}
