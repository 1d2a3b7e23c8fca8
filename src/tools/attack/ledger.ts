import type { AttackCase, Judgement } from './attack-case.js'
import { allCases, staysUp } from './cases/all-cases.js'
import { type Framework, fixFor } from './fixes.js'
import type { AttackOptions } from './options.js'
import type { Silence } from './probing/silences.js'
import type { CaseResult } from './report.js'
import { toEvidence } from './reports/request-text.js'
import type { Exchange } from './wire/exchange.js'

/** The results of an attack while it runs. */
export class Ledger {
  readonly #secrets: readonly string[]
  readonly #onResult: AttackOptions['onResult']
  // Cases that could not run although they fit the vendor and the options, with the reason.
  readonly #interrupted = new Map<string, string>()
  readonly results = new Map<string, CaseResult>()
  /** The cases that failed because a request got no answer. */
  readonly silences = new Map<string, Silence>()
  framework: Framework | undefined
  /** Whether the first genuine delivery was accepted. */
  hasBaseline = false

  constructor(secrets: readonly string[], onResult: AttackOptions['onResult']) {
    this.#secrets = secrets
    this.#onResult = onResult
  }

  /** Fails the case that sent a request which got no answer, even if it passed before. */
  blame(silence: Silence): void {
    const { caseId, exchanges, detail } = silence
    if (!this.hasBaseline || this.results.get(caseId)?.status === 'failed') return
    const one = [...allCases, staysUp].find(({ id }) => id === caseId)
    if (one === undefined) return
    this.silences.set(caseId, silence)
    this.record(one, { passed: false, detail, evidence: exchanges })
  }

  /** Notes a case that could not run, or could not end. */
  interrupt(one: AttackCase, reason: string): void {
    this.#interrupted.set(one.id, reason)
    this.record(one, reason)
  }

  /**
   * Notes what a case found.
   *
   * @param outcome - the judgement, or why the case was not run
   */
  record(one: Omit<AttackCase, 'plan'>, outcome: Judgement | string): void {
    const { id, rule, why, references = [], severity } = one
    const judgement = typeof outcome === 'string' ? undefined : outcome
    const silence = this.silences.get(id)
    const result: CaseResult = {
      id,
      group: groupOf(one),
      rule,
      defect: silence === undefined ? one.defect : `Gives no answer: ${silence.exchanges[0]?.label ?? rule}`,
      why: silence === undefined ? why : silenceWhy,
      references,
      severity,
      status: judgement === undefined ? 'not run' : judgement.passed ? 'passed' : 'failed',
      detail: typeof outcome === 'string' ? outcome : outcome.detail,
      fix: this.#fixOf(id, silence === undefined ? one.fix : 'errors'),
      evidence: (judgement?.evidence ?? []).map((exchange: Exchange) => toEvidence(exchange, this.#secrets)),
    }
    this.results.set(id, result)
    this.#onResult?.(result)
  }

  #fixOf(id: string, topic: AttackCase['fix']): string {
    const fix = fixFor(topic, this.framework)
    const isFirst = id === 'genuine.samples' && !this.hasBaseline
    return isFirst ? `Check first that the endpoint has this secret and this URL, and answers 2xx. ${fix}` : fix
  }

  /** Why the attack has no score; `undefined` if all cases ran that fit the vendor and the options. */
  whyIncomplete(results: readonly CaseResult[]): string | undefined {
    const [reason] = this.#interrupted.values()
    if (reason !== undefined) return `${this.#interrupted.size} of ${results.length} cases could not run: ${reason}`
    if (results.some(({ status }) => status !== 'not run')) return undefined
    return `no case ran${results[0] === undefined ? '' : `: ${results[0].detail}`}`
  }
}

const silenceWhy =
  'A request that ends the process, or hangs it, stops the service for everyone; the vendor counts silence as a failure.'

function groupOf({ id }: Pick<AttackCase, 'id'>): CaseResult['group'] {
  // The type of the id says that it begins with a group.
  return id.slice(0, id.indexOf('.')) as CaseResult['group']
}
