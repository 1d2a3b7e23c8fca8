import { type AttackCase, type Field, type Plan, verifiesNothing } from '../attack-case.js'
import { forgery, sendProbes, verdict } from '../probing/probes.js'
import { withWrongMac } from '../scheme/forge.js'
import type { Supply } from '../scheme/supply.js'
import type { Exchange } from '../wire/exchange.js'
import { textOf } from './answers-echo.js'

/** Answers that help a stranger to guess a signature part by part. */
export const guessCases: readonly AttackCase[] = [
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

function constantAnswer(supply: Supply, { runner }: Field): Plan {
  const { length } = supply.scheme.proofs[0]
  const keeps = [0, 0, 0, 1, length >> 2, length >> 1, Math.max(0, length - 4)]
  const probes = keeps.map((keep) =>
    forgery(supply, `the first ${keep} characters are right`, (sample) => withWrongMac(supply, sample, keep)),
  )
  return sendProbes(runner, 'forge', probes, (exchanges) => {
    const texts = exchanges.map(textOf)
    // What varies between equal requests is masked.
    const isVolatile = texts[0] !== texts[1] || texts[1] !== texts[2]
    const compared = isVolatile ? texts.map((text) => text.replace(/[0-9a-f]{2,}/gi, '#')) : texts
    const wrong = exchanges.filter((_, index) => compared[index] !== compared[0])
    const evidence = [...exchanges.slice(0, 1), ...wrong]
    return verdict(wrong.length === 0, `${new Set(compared).size} different answers`, evidence)
  })
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
          const sample = withWrongMac(supply, await supply.genuine(), keep)
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
