import { type Sample, withBody, withHeaders } from '../../../testing/sample.js'
import type { AttackCase, Field, Judgement, Plan } from '../attack-case.js'
import { forgery, type Probe, survivalOf, verdict } from '../probing/probes.js'
import { withoutProofs, withWrongMac } from '../scheme/forge.js'
import { gzip } from '../scheme/payload-edits.js'
import type { Supply } from '../scheme/supply.js'
import type { Exchange } from '../wire/exchange.js'

/** A compressed body that is small on the wire and large in memory. */
export const inflateCase: AttackCase = {
  id: 'survival.gzip-bomb',
  rule: 'Stops inflating a compressed body that grows',
  defect: 'Inflates compressed bodies without a limit',
  why: 'Half a megabyte grows to 512 when it is inflated, which costs a stranger nothing. A refusal afterwards is too late.',
  references: ['CVE-2026-22036', 'CWE-409'],
  severity: 'serious',
  fix: 'inflate',
  plan: inflate,
}

const bombBytes = 536_870_912
const members = 32

async function inflate(supply: Supply, field: Field): Promise<Plan> {
  // The members of a gzip file are inflated one after the other.
  const bomb = await repeat(await gzip(new Uint8Array(bombBytes / members)), members)
  const plain = await gzip(noise(bomb.length))
  const gzipped = (body: Uint8Array) => (sample: Sample) =>
    withBody(withHeaders(sample, { 'Content-Encoding': 'gzip' }), body)
  const label = `${bomb.length} bytes that inflate to ${bombBytes}`
  const unsigned = forgery(supply, label, (sample) => gzipped(bomb)(withoutProofs(supply, sample)))
  const wrong = (name: string, body: Uint8Array) =>
    forgery(supply, `${name}, with a wrong signature`, (sample) => gzipped(body)(withWrongMac(supply, sample, 0)))
  const bombs = [unsigned, wrong(label, bomb)]
  const survival = survivalOf(supply, field, bombs)
  return {
    requests: survival.requests + 2 * rounds * bombs.length,
    async run() {
      const judgement = await survival.run()
      if (!judgement.passed) return judgement
      for (const probe of bombs) {
        const slow = await compareTimes(field, probe, wrong(`${plain.length} bytes that hardly grow`, plain))
        if (slow !== undefined) return slow
      }
      return judgement
    },
  }
}

const rounds = 3
// Inflating so much takes a second; an endpoint that is merely slow takes as long for the other body.
const slowMs = 300
const slowRatio = 4

// The endpoint inflates the bomb if that takes much longer than a body of the same length, each time.
async function compareTimes({ runner }: Field, bomb: Probe, plain: Probe): Promise<Judgement | undefined> {
  const send = async (probe: Probe) => {
    const sample = await probe.make()
    return sample && runner.sendOnce(probe.label, runner.toWire(sample))
  }
  const found: Exchange[] = []
  for (let round = 0; round < rounds; round++) {
    const [usual, slow] = [await send(plain), await send(bomb)]
    if (usual?.arrival.kind !== 'answer' || slow?.arrival.kind !== 'answer') return undefined
    if (slow.arrival.ms < slowMs || slow.arrival.ms < slowRatio * usual.arrival.ms) return undefined
    found.push(slow)
  }
  const fastest = Math.round(Math.min(...found.map(({ arrival }) => arrival.ms)))
  return verdict(
    false,
    `${bomb.label}: at least ${fastest} ms each time, a plain body of that length less than a quarter`,
    found,
  )
}

function repeat(piece: Uint8Array<ArrayBuffer>, times: number): Promise<Uint8Array<ArrayBuffer>> {
  return new Response(new Blob(Array.from({ length: times }, () => piece)))
    .arrayBuffer()
    .then((all) => new Uint8Array(all))
}

// Bytes that do not compress, the same ones in each attack.
function noise(length: number): Uint8Array<ArrayBuffer> {
  let state = 1
  return Uint8Array.from({ length }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state >>> 24
  })
}
