import type { AttackCase, Field, Judgement, Plan } from '../attack-case.js'
import { verdict } from '../probing/probes.js'
import type { Runner } from '../runner.js'
import { type NumberedChannel, openChannel } from '../scheme/open-channel.js'
import type { Supply } from '../scheme/supply.js'
import { type Exchange, isAccepted } from '../wire/exchange.js'
import { attempts, sendAgain } from './repeats-disturbed.js'

const common = { needs: ['observe'], fix: 'order' } as const satisfies Partial<AttackCase>

/** Numbered deliveries with gaps. Each must have its effect. */
export const numberCases: readonly AttackCase[] = [
  {
    ...common,
    id: 'repeats.missing-number',
    rule: 'Goes on after a number that never comes',
    defect: 'Waits without end for a missing number',
    why: 'Vendors skip numbers and give deliveries up. An endpoint that waits for each number loses all later events.',
    severity: 'serious',
    causes: ['genuine.samples'],
    plan: (supply, field) => numbered(supply, field, missing),
  },
  {
    ...common,
    id: 'repeats.late-number',
    rule: 'Handles a delivery whose number is late',
    defect: 'Drops deliveries whose number is late',
    why: 'A retry comes after its successors. It may be dropped only where every event tells the whole state.',
    severity: 'minor',
    causes: ['genuine.samples', 'repeats.missing-number'],
    plan: (supply, field) => numbered(supply, field, late),
  },
]

// An endpoint may wait this long for a missing number.
const longestGapMs = 15_000

// Sends the delivery with a number, and tells how often it had an effect.
type Deliver = (
  number: number,
  patienceMs?: number,
) => Promise<{ readonly effects: number; readonly exchanges: readonly Exchange[] }>

async function numbered(
  supply: Supply,
  { runner }: Field,
  run: (deliver: Deliver, from: number) => Promise<Judgement>,
): Promise<Plan | string> {
  const channel = await openChannel(supply)
  if (channel === undefined) return 'the vendor does not number its deliveries'
  return {
    requests: 3 * (1 + attempts),
    run: () =>
      run((number, patienceMs) => deliver(runner, channel, number, patienceMs ?? runner.timeoutMs), channel.from),
  }
}

async function deliver(runner: Runner, channel: NumberedChannel, number: number, patienceMs: number) {
  const { sample, id } = await channel.make(number)
  const label = `number ${number} of a new channel`
  const first = await runner.sendOnce(label, runner.toWire(sample))
  const again = isAccepted(first.arrival) ? [] : await sendAgain(runner, `${label}, again`, runner.toWire(sample))
  return { effects: await runner.observe(id, (count) => count > 0, patienceMs), exchanges: [first, ...again] }
}

async function missing(deliver: Deliver, from: number): Promise<Judgement> {
  for (const number of [from, from + 1]) if ((await deliver(number)).effects === 0) return noEffect
  const { effects, exchanges } = await deliver(from + 3, longestGapMs)
  return verdict(effects > 0, `number ${from + 3} had ${effects} effects without number ${from + 2}`, exchanges)
}

async function late(deliver: Deliver, from: number): Promise<Judgement> {
  for (const number of [from, from + 2]) if ((await deliver(number)).effects === 0) return noEffect
  const { effects, exchanges } = await deliver(from + 1)
  return verdict(effects > 0, `number ${from + 1} had ${effects} effects after number ${from + 2}`, exchanges)
}

// Other cases are about that; the endpoint may know its channels.
const noEffect = verdict(true, 'deliveries of a new channel have no effect, so their order cannot be seen')
