import { type Sample, withHeaders } from '../../../testing/sample.js'
import type { AttackCase, Field, Judgement, Plan } from '../attack-case.js'
import { forgery, type Probe, survive, verdict } from '../probing/probes.js'
import type { Supply } from '../scheme/supply.js'
import type { Exchange } from '../wire/exchange.js'

const severity = 'serious'

/** Headers of the vendor that are missing, repeated, odd, or slow to read. A genuine delivery must pass afterwards. */
export const headerCases: readonly AttackCase[] = [
  {
    id: 'survival.missing-header',
    rule: 'Survives a missing header',
    defect: 'Fails if a header is missing',
    why: 'Code that reads a header which every genuine delivery has throws, perhaps outside of any catch.',
    references: ['CVE-2023-50728', 'Dokploy issue 4275'],
    severity,
    fix: 'errors',
    plan: survive((supply) =>
      forEachHeader(supply, 'without', (sample, name) => withHeaders(sample, { [name]: undefined })),
    ),
  },
  {
    id: 'survival.repeated-header',
    rule: 'Survives a header that is sent twice',
    defect: 'Fails if a header is sent twice',
    why: 'A second line turns the text of a header into a list in many frameworks.',
    severity,
    needs: ['socket'],
    fix: 'one-header',
    plan: survive(async (supply) => [
      ...(await forEachHeader(supply, 'twice', (sample, name, value) =>
        withHeaders(sample, { [name]: [value, value] }),
      )),
      ...(await forEachHeader(supply, 'twice, the second one empty:', (sample, name, value) =>
        withHeaders(sample, { [name]: [value, ''] }),
      )),
    ]),
  },
  {
    id: 'survival.odd-header',
    rule: 'Survives odd values of headers',
    defect: 'Fails on odd values of headers',
    why: 'Dates, numbers, ids and charsets are converted before anything is verified.',
    severity,
    fix: 'errors',
    plan: survive(async (supply) => {
      const probes = await Promise.all(
        oddValues.map((value) =>
          forEachHeader(supply, JSON.stringify(value.slice(0, 30)), (sample, name) =>
            withHeaders(sample, { [name]: value }),
          ),
        ),
      )
      return probes.flat()
    }),
  },
  {
    id: 'survival.slow-header',
    rule: 'Reads any header quickly',
    defect: 'Takes long to read a header of a stranger',
    why: 'A regular expression that backtracks takes seconds for a few kilobytes, and nothing else is served meanwhile.',
    references: ['CVE-2023-34104', 'CWE-1333'],
    severity,
    fix: 'linear',
    plan: slowHeaders,
  },
]

const oddValues = [
  '',
  '-1',
  '1e999',
  'NaN',
  '__proto__',
  '%zz',
  '\u00ff\u00fe',
  'a/b; charset=x-unknown',
  '9'.repeat(5_000),
  ';,=',
]

// A request of the vendor for each of its headers, which is changed after it was signed.
async function forEachHeader(
  supply: Supply,
  label: string,
  change: (sample: Sample, name: string, value: string) => Sample,
): Promise<readonly Probe[]> {
  const { headers } = await supply.genuine()
  const names = [...new Set(headers.map(([name]) => name))]
    .filter((name) => !/^content-length$/i.test(name))
    .slice(0, 12)
  return names.map((name) =>
    forgery(supply, `${label} ${name}`, (sample) =>
      change(sample, name, sample.headers.find(([found]) => found === name)?.[1] ?? ''),
    ),
  )
}

// What makes common patterns with nested or adjacent repetitions backtrack.
const slowTexts: readonly string[] = [
  ...['a', '0', '1', 'A', ' ', '\t', ',', '=', 'a,', 'a=', 'a=a,', 'a ', 'v1=', '1.', 'aA'].map(
    (piece) => `${piece.repeat(Math.ceil(5_000 / piece.length))}!`,
  ),
  `${'a'.repeat(40)}!`,
  `${'f'.repeat(64)}!`,
]

const slowMs = 1_000

async function slowHeaders(supply: Supply, { runner }: Field): Promise<Plan> {
  const { headers } = await supply.genuine()
  const names = headers
    .map(([name]) => name)
    .filter((name) => !/^content-length$/i.test(name))
    .slice(0, 6)
  const prefix = (value: string) => /^[a-z]+\d*[=, ]/i.exec(value)?.[0] ?? ''
  const texts = (value: string) => [...new Set(slowTexts.flatMap((text) => [prefix(value) + text, text]))]
  return {
    requests: names.length * 2 * slowTexts.length + 5,
    run: async () => {
      for (const name of names) {
        const sample = await supply.genuine()
        const value = sample.headers.find(([found]) => found === name)?.[1] ?? ''
        for (const text of texts(value)) {
          const request = runner.toWire(withHeaders(sample, { [name]: text }))
          const label = `${name}: ${text.slice(0, 12)}... of ${text.length} characters`
          const first = await runner.sendOnce(label, request, slowMs + runner.timeoutMs)
          if (!isSlow(first)) continue
          // Again alone, and compared with a plain request, to be sure.
          if (!(await runner.recovers())) return slow([first])
          const again: Exchange[] = []
          for (let round = 0; round < 2; round++) {
            const plain = await runner.sendOnce('a genuine delivery', runner.toWire(await supply.genuine()))
            const one = await runner.sendOnce(label, request, slowMs + runner.timeoutMs)
            if (isSlow(one) && plain.arrival.ms * 3 < one.arrival.ms) again.push(one)
          }
          if (again.length === 2) return slow([first, ...again])
        }
      }
      return verdict(true, 'read quickly')
    },
  }
}

function isSlow({ arrival }: Exchange): boolean {
  return arrival.ms > slowMs && (arrival.kind === 'answer' || arrival.kind === 'timeout')
}

function slow(exchanges: readonly Exchange[]): Judgement {
  const [first] = exchanges
  return verdict(false, `${first?.label}: ${Math.round(first?.arrival.ms ?? 0)} ms, more than once`, exchanges)
}
