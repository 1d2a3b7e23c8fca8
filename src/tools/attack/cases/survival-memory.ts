import { withBody } from '../../../testing/sample.js'
import type { AttackCase, Plan } from '../attack-case.js'
import type { Exchange } from '../exchange.js'
import type { Field } from '../field.js'
import { verdict } from '../probing/probes.js'
import { withoutProofs } from '../scheme/forge.js'
import type { Supply } from '../scheme/supply.js'

/** Whether the endpoint lets go of the bodies of strangers. */
export const memoryCase: AttackCase = {
  id: 'survival.memory',
  rule: 'Lets go of the bodies that it refused',
  defect: 'Keeps the bodies of refused requests in memory',
  why: 'A list, a cache or a log in memory that grows with each request ends the process after a while.',
  references: ['CWE-401'],
  severity: 'serious',
  needs: ['memory'],
  fix: 'memory',
  causes: ['survival.large-body', 'survival.endless-body'],
  plan: memory,
}

const rounds = 4
const requestsPerRound = 64

// A runtime that is in no hurry to collect garbage grows at first, but not by half of the bytes in each round.
function memory(supply: Supply, { runner, memory, maxUploadBytes }: Field): Plan | string {
  if (memory === undefined) return 'its memory is not known'
  const bytes = Math.min(900_000, maxUploadBytes)
  return {
    requests: rounds * requestsPerRound,
    run: async () => {
      const sample = withoutProofs(supply, await supply.genuine())
      const body = new TextEncoder().encode(`{"probe":"${'x'.repeat(bytes - 12)}"}`)
      const request = runner.toWire(withBody(sample, body))
      let last: Exchange | undefined
      const levels: number[] = []
      for (let round = 0; round < rounds; round++) {
        for (let sent = 0; sent < requestsPerRound; sent++) {
          last = await runner.send(`an unsigned body of ${bytes} bytes`, request)
        }
        levels.push(await memory())
      }
      const growths = levels.slice(1).map((level, index) => level - (levels[index] ?? 0))
      const grows = growths.every((growth) => growth > (requestsPerRound * bytes) / 2)
      const detail = `memory grew by ${growths.map(toMegabytes).join(', ')} MB in rounds of ${toMegabytes(requestsPerRound * bytes)} MB`
      return verdict(!grows, detail, last === undefined ? [] : [last])
    },
  }
}

function toMegabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1)
}
