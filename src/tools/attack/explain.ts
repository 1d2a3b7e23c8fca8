import { diagnoses } from './attack-case.js'
import { allCases } from './cases/all-cases.js'
import type { Ledger } from './ledger.js'
import { type Silence, staysUpId } from './probing/silences.js'
import type { CaseResult } from './report.js'
import { readMac, readProof } from './scheme/proof-place.js'
import type { Supply } from './scheme/supply.js'

type Causes = ReadonlyMap<string, readonly string[]>

const causesOfCases: Causes = new Map(allCases.map(({ id, causes = [] }) => [id, causes]))

/**
 * Names the cause of each failure that another one explains, in the order of the cases.
 *
 * It is done after all cases, because a later one can explain an earlier one.
 *
 * @param lostIn - the case in which the endpoint stopped serving, if none of its requests is to blame
 */
export function explain(ledger: Ledger, supply: Supply, lostIn: string | undefined): readonly CaseResult[] {
  const { results, silences, hasBaseline } = ledger
  const order = [...causesOfCases.keys()]
  const place = ({ id }: CaseResult) => (order.includes(id) ? order.indexOf(id) : order.length)
  const sorted = [...results.values()].sort((left, right) => place(left) - place(right))
  const failed = new Map(sorted.filter(({ status }) => status === 'failed').map((result) => [result.id, result]))
  const causeOf = (id: string): string | undefined => {
    if (!failed.has(id)) return undefined
    // A genuine delivery that is refused with all later ones says nothing about its case.
    if (id === lostIn && !isForgery(id)) return staysUpId
    const silence = silences.get(id)
    if (silence !== undefined && failed.has(lateId) && isLate(silence)) return lateId
    if (silence !== undefined) return causeOfSilence(id, kindOf(silence, supply), sorted, silences, supply)
    const causes = !hasBaseline && id === samplesId ? [...diagnoses, 'time.tolerance'] : (causesOfCases.get(id) ?? [])
    return causes.find((other) => {
      const further = causeOf(other)
      // A failure that has a cause itself explains only what that cause explains.
      return failed.has(other) && !silences.has(other) && (further === undefined || causes.includes(further))
    })
  }
  return sorted.map((result) => {
    const followsFrom = causeOf(result.id)
    return followsFrom === undefined ? result : { ...result, followsFrom }
  })
}

const samplesId = 'genuine.samples'

/** The case about late answers: an endpoint that answers late leaves requests without an answer in time. */
export const lateId = 'answers.deadline'

function isForgery(id: string): boolean {
  return id.startsWith('forged.') || id.startsWith('time.')
}

function isLate({ exchanges }: Silence): boolean {
  return exchanges.every(({ arrival }) => arrival.kind === 'timeout')
}

// Of the cases that found the same kind of request unanswered, the first one tells it best.
function causeOfSilence(
  id: string,
  kind: string | undefined,
  sorted: readonly CaseResult[],
  silences: ReadonlyMap<string, Silence>,
  supply: Supply,
): string | undefined {
  if (kind === undefined) return undefined
  const first = sorted.find((other) => {
    const silence = silences.get(other.id)
    return silence !== undefined && kindOf(silence, supply) === kind
  })
  return first?.id === id ? undefined : first?.id
}

// What is special about the proofs of the requests, if it is the same in all.
function kindOf({ exchanges }: Silence, { scheme }: Supply): string | undefined {
  const [place] = scheme.proofs
  const kinds = exchanges.map(({ request }) => {
    const proof = readProof({ ...request, encrypted: false }, place)
    if (proof === '') return 'no proof'
    return place.encoding !== 'token' && readMac(proof, place).length !== place.length ? 'malformed proof' : undefined
  })
  return new Set(kinds).size === 1 ? kinds[0] : undefined
}
