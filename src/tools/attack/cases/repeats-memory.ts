import type { AttackCase, Field, Plan } from '../attack-case.js'
import { countEffects, delivery, verdict } from '../probing/probes.js'
import type { Handled, Runner } from '../runner.js'
import type { Supply } from '../scheme/supply.js'
import { type Exchange, isAccepted, pause } from '../wire/exchange.js'
import { repeatCauses } from './repeats.js'

const common = { severity: 'serious', causes: ['genuine.samples', ...repeatCauses] } as const

/** What an endpoint remembers, and what it answers then. */
export const memoryCases: readonly AttackCase[] = [
  {
    ...common,
    id: 'repeats.answer',
    rule: 'Acknowledges repeats',
    defect: 'Refuses repeats',
    why: 'The vendor takes the answer for a failure, sends the delivery again, and may disable the endpoint.',
    severity: 'minor',
    fix: 'repeat',
    causes: [...common.causes, 'answers.gone', 'answers.redirect'],
    plan: (supply, { runner }) => ({
      requests: 5,
      run: async () => {
        const request = runner.toWire(await supply.genuine())
        const first = await runner.send('a delivery', request)
        if (!isAccepted(first.arrival)) return verdict(true, 'the delivery itself was not accepted')
        const exchanges: Exchange[] = []
        // The endpoint may ask for a retry for a while.
        for (let attempt = 0; attempt < 4; attempt++) {
          if (attempt > 0) await pause(400)
          const exchange = await runner.send('the same delivery again', request)
          exchanges.push(exchange)
          if (isAccepted(exchange.arrival)) return verdict(true, 'acknowledged')
        }
        return verdict(false, 'a repeat was not acknowledged', exchanges)
      },
    }),
  },
  {
    ...common,
    id: 'repeats.burst',
    rule: 'Handles what it acknowledges in a burst',
    defect: 'Loses deliveries of a burst',
    why: 'A queue that drops what it cannot hold acknowledges events that it never handles.',
    needs: ['observe'],
    fix: 'acknowledge',
    plan: countEffects(burst),
  },
  {
    ...common,
    id: 'repeats.memory',
    rule: 'Remembers deliveries while others come',
    defect: 'Forgets deliveries after a short while',
    why: 'Vendors send again after minutes, hours or days, when many other deliveries have come.',
    references: ['CVE-2026-28449'],
    needs: ['observe'],
    fix: 'remember',
    causes: [...common.causes, 'repeats.signed-again', 'repeats.unsigned-header'],
    plan: countEffects(memory),
  },
]

function burst(supply: Supply, { runner, deadlineMs }: Field): Plan {
  const count = 100
  return {
    requests: count,
    run: async () => {
      const samples = []
      for (let made = 0; made < count; made++) samples.push(await supply.genuine())
      const requests = samples.map((sample) => runner.toWire(sample))
      const exchanges = await runner.sendTogether(`one of ${count}`, requests, Math.max(deadlineMs, runner.timeoutMs))
      const lost: Exchange[] = []
      const until = performance.now() + 10_000
      for (const [index, exchange] of exchanges.entries()) {
        const sample = samples[index]
        const id = sample && (await supply.read(sample))?.id
        if (id === undefined || !isAccepted(exchange.arrival) || lost.length >= 3) continue
        const effects = await runner.observe(id, (found) => found > 0, Math.max(0, until - performance.now()))
        if (effects === 0) lost.push(exchange)
      }
      return verdict(lost.length === 0, 'acknowledged in a burst, and no effect in ten seconds', lost)
    },
  }
}

const leastMs = 12_000
const leastOthers = 150

function memory(supply: Supply, { runner }: Field): Plan {
  return {
    requests: leastOthers + 2,
    run: async () => {
      const old = runner.handled ?? (await handle(supply, runner))
      if (old === undefined) return verdict(true, 'no delivery had an effect')
      for (let others = runner.sent - old.sentBefore; others < leastOthers; others += 25) {
        const requests = []
        for (let made = 0; made < 25; made++) requests.push(runner.toWire(await supply.genuine()))
        await runner.sendTogether('one of many others', requests)
      }
      await pause(Math.max(0, old.at + leastMs - performance.now()))
      const again = await supply.sender.sign(old.sample, { sentAt: Date.now() })
      const others = runner.sent - old.sentBefore
      const seconds = Math.round((performance.now() - old.at) / 1000)
      const exchange = await runner.send('a delivery that was handled before', runner.toWire(again))
      await runner.observe(old.id, (found) => found > 1, 500)
      const count = await runner.observe(old.id)
      const detail = `${count} effects of a delivery that came again after ${seconds} s and ${others} other requests`
      return verdict(count === 1, detail, [exchange])
    },
  }
}

async function handle(supply: Supply, runner: Runner): Promise<Handled | undefined> {
  const { sample, id } = await delivery(supply)
  await runner.send('a delivery', runner.toWire(sample))
  const count = await runner.observe(id, (found) => found > 0, 2_000)
  return count === 1 ? { sample, id, at: performance.now(), sentBefore: runner.sent } : undefined
}
