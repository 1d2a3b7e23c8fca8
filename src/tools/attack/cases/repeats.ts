import type { Sample } from '../../../testing/sample.js'
import { below } from '../../../testing/simulator/random.js'
import type { AttackCase, Judgement } from '../attack-case.js'
import { countEffects, delivery, verdict } from '../probing/probes.js'
import type { Runner } from '../runner.js'
import { withProof } from '../scheme/forge.js'
import type { Supply } from '../scheme/supply.js'
import { type Exchange, isAccepted } from '../wire/exchange.js'

const needs = ['observe'] as const
const settleMs = 300
// A store in batches may come this late: that is an early acknowledgement, and no lost delivery.
const lateMs = 8_000

// An endpoint that waits for a number, or drops late ones, has no effect of most deliveries.
const numberCauses = ['repeats.missing-number', 'repeats.late-number'] as const

/** Cases about repeats. Each explains those after it. */
export const repeatCauses: readonly AttackCase['id'][] = [
  ...numberCauses,
  'repeats.distinct',
  'repeats.acknowledged',
  'repeats.twice',
  'repeats.twice-at-once',
  'repeats.fifty-at-once',
]

/** Deliveries that come more than once or out of order. Each must have its effect once. */
export const repeatCases: readonly AttackCase[] = [
  {
    id: 'repeats.acknowledged',
    rule: 'Stores or handles a delivery before it acknowledges it',
    defect: 'Acknowledges deliveries before they are stored',
    why: 'A crash after the acknowledgement loses the delivery; the vendor does not send it again.',
    severity: 'serious',
    needs,
    fix: 'acknowledge',
    causes: ['genuine.samples', ...numberCauses, 'repeats.distinct'],
    plan: withId(3, async (supply, runner) => {
      for (let round = 0; round < 3; round++) {
        const { sample, id } = await delivery(supply)
        const exchange = await runner.send('a genuine delivery', runner.toWire(sample))
        const atOnce = await runner.observe(id)
        if (atOnce > 0 || !isAccepted(exchange.arrival)) continue
        const later = await runner.observe(id, (count) => count > 0, lateMs)
        const when = later > 0 ? 'the effect came after the answer' : `no effect in ${lateMs / 1000} seconds`
        return verdict(false, when, [exchange])
      }
      return verdict(true, 'the effect is there when the answer comes')
    }),
  },
  repeat('repeats.twice', 'Handles a delivery once that comes twice', 'Handles repeated deliveries twice', 2, inTurn),
  repeat(
    'repeats.twice-at-once',
    'Handles a delivery once that comes twice at the same time',
    'Handles concurrent repeats twice',
    2,
    atOnce,
  ),
  repeat(
    'repeats.fifty-at-once',
    'Handles a delivery once that comes fifty times at the same time',
    'Handles concurrent repeats several times',
    50,
    (supply, runner, sample) => atOnce(supply, runner, sample, 50),
  ),
  repeat(
    'repeats.signed-again',
    'Recognises a redelivery that is signed again',
    'Recognises repeats by their signature or timestamp',
    2,
    signedAgain,
  ),
  {
    ...repeat(
      'repeats.after-abort',
      'Handles a delivery once whose first attempt was aborted',
      'Loses or repeats deliveries whose connection broke',
      4,
      afterAbort,
    ),
    needs: ['observe', 'socket'],
    // An id that stays reserved after a failure stays so after an abort.
    causes: [...repeatCauses, 'repeats.after-failure'],
  },
  {
    id: 'repeats.reserved-by-forgery',
    rule: 'Does not let a forgery use up an id',
    defect: 'Remembers ids of forged deliveries',
    why: 'A stranger who guesses ids suppresses genuine deliveries.',
    severity: 'serious',
    needs,
    fix: 'verify-first',
    causes: [...numberCauses, 'repeats.distinct', 'repeats.acknowledged'],
    plan: withId(2, async (supply, runner) => {
      const { sample, id } = await delivery(supply)
      const forged = withProof(supply, sample, (value) => value.replace(/.{4}$/, 'AAAA'))
      await runner.forge('a forgery with the id of a genuine delivery', runner.toWire(forged))
      const exchange = await runner.send('the genuine delivery', runner.toWire(sample))
      const count = await runner.observe(id, (found) => found > 0, 2_000)
      return verdict(count > 0, `the genuine delivery had ${count} effects`, [exchange])
    }),
  },
  {
    id: 'repeats.distinct',
    rule: 'Handles different deliveries with similar contents',
    defect: 'Drops deliveries that are no repeats',
    why: 'Two events may differ in their id only.',
    severity: 'serious',
    needs,
    fix: 'dedupe',
    causes: ['genuine.samples', ...numberCauses],
    plan: withId(6, shuffled),
  },
]

function repeat(
  id: AttackCase['id'],
  rule: string,
  defect: string,
  requests: number,
  send: (supply: Supply, runner: Runner, sample: Sample) => Promise<readonly Exchange[]>,
): AttackCase {
  return {
    id,
    rule,
    defect,
    why: 'Vendors deliver at least once: after a timeout, a lost answer or an error they send again.',
    references: ['CVE-2026-28449', 'CVE-2026-32053'],
    severity: 'serious',
    needs,
    fix: 'dedupe',
    causes: repeatCauses.includes(id) ? repeatCauses.slice(0, repeatCauses.indexOf(id)) : repeatCauses,
    plan: withId(requests, async (supply, runner) => {
      const { sample, id: deliveryId } = await delivery(supply)
      const exchanges = await send(supply, runner, sample)
      // One effect too many may come late.
      const count = await runner.observe(deliveryId, (found) => found > 1, settleMs)
      if (count === 1) runner.handled ??= { sample, id: deliveryId, at: performance.now(), sentBefore: runner.sent }
      return verdict(count === 1, `${count} effects`, exchanges)
    }),
  }
}

function withId(requests: number, run: (supply: Supply, runner: Runner) => Promise<Judgement>) {
  return countEffects((supply, { runner }) => ({ requests, run: () => run(supply, runner) }))
}

async function inTurn(_supply: Supply, runner: Runner, sample: Sample): Promise<readonly Exchange[]> {
  const first = await runner.send('the first time', runner.toWire(sample))
  return [first, await runner.send('the second time', runner.toWire(sample))]
}

function atOnce(_supply: Supply, runner: Runner, sample: Sample, times = 2): Promise<readonly Exchange[]> {
  return runner.sendTogetherUntilTaken(
    'the same bytes at the same time',
    Array.from({ length: times }, () => runner.toWire(sample)),
  )
}

async function signedAgain(supply: Supply, runner: Runner, sample: Sample): Promise<readonly Exchange[]> {
  const first = await runner.send('the first time', runner.toWire(sample))
  const again = await supply.sender.sign(sample, { sentAt: Date.now() + 1_000 })
  return [first, await runner.send('the same delivery, signed again', runner.toWire(again))]
}

async function afterAbort(_supply: Supply, runner: Runner, sample: Sample): Promise<readonly Exchange[]> {
  const exchanges = [await runner.send('aborted after it was sent', runner.toWire(sample, { abort: true }))]
  // While the first attempt is in progress, the endpoint may ask for a retry.
  for (let attempt = 0; attempt < 3; attempt++) {
    const exchange = await runner.send('sent again', runner.toWire(sample))
    exchanges.push(exchange)
    if (isAccepted(exchange.arrival)) break
  }
  return exchanges
}

async function shuffled(supply: Supply, runner: Runner): Promise<Judgement> {
  const deliveries = []
  for (let made = 0; made < 6; made++) deliveries.push(await delivery(supply))
  const order = deliveries.map((item) => ({ item, key: below(supply.random, 1_000_000) }))
  const exchanges: Exchange[] = []
  for (const { item } of order.sort((left, right) => left.key - right.key)) {
    exchanges.push(await runner.send('one of six deliveries', runner.toWire(item.sample)))
  }
  const counts = await Promise.all(deliveries.map(({ id }) => runner.observe(id, (found) => found > 0, lateMs)))
  return verdict(
    counts.every((count) => count === 1),
    `effects of six deliveries in another order: ${counts.join(', ')}`,
    exchanges,
  )
}
