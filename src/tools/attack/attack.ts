import { type AttackCase, diagnoses, type Judgement, type Plan } from './attack-case.js'
import { allCases, staysUp } from './cases/all-cases.js'
import { genuineSamples } from './cases/genuine/contents.js'
import { toleranceCase } from './cases/time.js'
import { explain, lateId } from './explain.js'
import { AttackError, sendFirstDelivery } from './first-delivery.js'
import { recogniseFramework } from './fixes.js'
import { Ledger } from './ledger.js'
import { ObserverError } from './observer.js'
import { type AttackOptions, checkAttackOptions, checkSelection } from './options.js'
import { judge } from './probing/probes.js'
import { staysUpId } from './probing/silences.js'
import type { AttackReport, CaseResult } from './report.js'
import { TimeIsOver } from './runner.js'
import { gradeOf, scoreGroups, scoreOf } from './score.js'
import { addDefaults, type Settings } from './settings.js'
import { isAccepted } from './wire/exchange.js'

/**
 * Attacks an endpoint with genuine and forged deliveries of a vendor, and reports what it does wrong.
 *
 * The endpoint can be written in any language. Attack only endpoints that are yours.
 *
 * @returns a report with a result for each case, a score and a grade
 * @throws {TypeError} an option is invalid; the message names it
 * @throws {AttackError} the endpoint does not answer, or `onPlan` cancelled the attack
 *
 * @example
 * const report = await attack({ target: 'http://127.0.0.1:3000/hooks', vendor: deliveries, secret: 's3cret' })
 * if (report.findings.length > 0) throw new Error(toText(report))
 */
export async function attack(options: AttackOptions): Promise<AttackReport> {
  checkAttackOptions(options)
  checkSelection(
    options.only ?? [],
    [staysUp, ...allCases].map(({ id }) => id),
  )
  const settings = await addDefaults(options)
  return new Attack(options, settings).run()
}

/** The ids and rules of all cases. */
export function listCases(): readonly Pick<CaseResult, 'id' | 'rule' | 'defect' | 'why' | 'severity'>[] {
  return [...allCases, staysUp].map(({ id, rule, defect, why, severity }) => ({ id, rule, defect, why, severity }))
}

class Attack {
  readonly #options: AttackOptions
  readonly #settings: Settings
  readonly #ledger: Ledger
  // Why the remaining cases are not run.
  #stopped: string | undefined
  // How the endpoint was lost, where no case is about that.
  #loss: (Judgement & { readonly caseId: string }) | undefined

  constructor(options: AttackOptions, settings: Settings) {
    this.#options = options
    this.#settings = settings
    this.#ledger = new Ledger(settings.secrets, options.onResult)
  }

  async run(): Promise<AttackReport> {
    const { supply, field } = this.#settings
    const startedAt = new Date()
    const begin = performance.now()
    const plans = new Map<AttackCase, Plan | string>()
    for (const one of allCases) {
      if (this.#isSelected(one)) plans.set(one, this.#missingNeed(one) ?? (await one.plan(supply, field)))
    }
    await this.#announce([...plans.values()])
    const { exchange: baseline, tolerance } = await sendFirstDelivery(this.#settings)
    const isAnswer = baseline.arrival.kind === 'answer'
    if (baseline.arrival.kind === 'answer') this.#ledger.framework = recogniseFramework(baseline.arrival.answer)
    this.#ledger.hasBaseline = isAccepted(baseline.arrival)
    await this.#checkObserver()
    if (tolerance !== undefined) this.#ledger.record(toleranceCase, tolerance)
    for (const [one, plan] of inOrder(plans, baseline.arrival.ms > field.deadlineMs)) {
      if (tolerance !== undefined && one === toleranceCase) continue
      const isDiagnosis = one.id === 'genuine.samples' || (isAnswer && diagnoses.includes(one.id))
      const reason = this.#stopped ?? (this.#ledger.hasBaseline || isDiagnosis ? undefined : noBaseline)
      if (typeof plan === 'string') this.#ledger.record(one, plan)
      else if (reason === undefined) await this.#runCase(one, plan)
      else this.#ledger.interrupt(one, reason)
    }
    // An honest delivery that is refused is a finding, whatever was selected.
    if (!this.#ledger.hasBaseline && this.#ledger.results.get(genuineSamples.id)?.status !== 'failed') {
      this.#ledger.record(genuineSamples, judge([baseline], 1, 'refused'))
    }
    this.#endure()
    return this.#report(startedAt, performance.now() - begin)
  }

  #isSelected({ id }: Pick<AttackCase, 'id'>): boolean {
    const { only } = this.#options
    return only === undefined || only.some((name) => id === name || id.startsWith(`${name}.`))
  }

  #missingNeed({ needs = [] }: AttackCase): string | undefined {
    const { supply, field } = this.#settings
    if (needs.includes('time') && supply.scheme.time === undefined) return 'the vendor signs no time that expires'
    if (needs.includes('observe') && this.#options.observe === undefined) return 'it needs the option observe'
    if (needs.includes('disturb') && this.#options.disturb === undefined) return 'it needs the option disturb'
    if (needs.includes('socket') && field.runner.kind === 'fetch') return 'it needs a URL: Fetch cannot send it'
    if (needs.includes('memory') && field.memory === undefined) return 'it needs the option pid, or node --expose-gc'
    return undefined
  }

  async #announce(plans: readonly (Plan | string)[]): Promise<void> {
    const running = plans.filter((plan) => typeof plan !== 'string')
    // A genuine delivery before the first case, one after each failed case, and three more if that is refused.
    const requests = running.reduce((sum, plan) => sum + plan.requests + 1, 1 + 3)
    const { target, rate } = this.#settings
    const cases = running.length + (this.#isSelected(staysUp) ? 1 : 0)
    const plan = { target, cases, requests, seconds: Math.ceil(requests / rate) }
    if ((await this.#options.onPlan?.(plan)) === false) throw new AttackError('cancelled', 'attack: cancelled')
  }

  // A mistake shows before anything hostile is sent.
  async #checkObserver(): Promise<void> {
    if (this.#options.observe === undefined) return
    const { supply, field } = this.#settings
    const id = (await supply.read(await supply.genuine()))?.id ?? 'unknown'
    await field.runner.observe(id).catch((error: unknown) => {
      throw error instanceof ObserverError ? new TypeError(error.message) : error
    })
  }

  async #runCase(one: AttackCase, plan: Plan): Promise<void> {
    const { runner } = this.#settings.field
    const { id } = one
    runner.begin(id)
    if (runner.isOver) this.#stopped = timeIsOver
    const outcome = this.#stopped ?? (await this.#judge(plan))
    const judgement = typeof outcome === 'string' ? undefined : outcome
    const silences = runner.takeSilences()
    for (const silence of silences) this.#ledger.blame(silence)
    const isSuspect = this.#ledger.hasBaseline && (silences.length > 0 || judgement?.passed === false)
    if (isSuspect && !(await runner.recovers())) {
      this.#stopped = `the endpoint accepts no genuine delivery since ${id}`
      if (silences.length === 0 && !id.startsWith('survival.') && judgement !== undefined) {
        this.#loss = { caseId: id, passed: false, detail: `after requests of ${id}`, evidence: judgement.evidence }
      }
    }
    if (this.#ledger.results.get(id)?.status === 'failed' && judgement?.passed !== false) return
    // Without a genuine delivery, only what a diagnosis finds tells something.
    if (typeof outcome === 'string') this.#ledger.interrupt(one, outcome)
    else if (outcome.passed && !this.#ledger.hasBaseline) this.#ledger.interrupt(one, noBaseline)
    else if (!this.#ledger.silences.has(id) || hasAnswer(outcome)) this.#ledger.record(one, outcome)
  }

  // The judgement, or why the case could not end.
  async #judge(plan: Plan): Promise<Judgement | string> {
    try {
      return await plan.run()
    } catch (error) {
      if (error instanceof ObserverError) return error.message
      if (!(error instanceof TimeIsOver)) throw error
      this.#stopped = timeIsOver
      return timeIsOver
    }
  }

  #endure(): void {
    const [first] = this.#ledger.silences.keys()
    if (this.#ledger.results.has(staysUpId)) return
    if (this.#loss !== undefined) this.#ledger.record(staysUp, this.#loss)
    else if (!this.#isSelected(staysUp)) return
    else if (!this.#ledger.hasBaseline) this.#ledger.record(staysUp, noBaseline)
    else this.#ledger.record(staysUp, first === undefined ? servedToTheEnd : `it did not always serve: see ${first}`)
  }

  #report(startedAt: Date, durationMs: number): AttackReport {
    const { target, seed, supply, field } = this.#settings
    const results = explain(this.#ledger, supply, this.#loss?.caseId)
    const incomplete = this.#ledger.whyIncomplete(results)
    return {
      target,
      vendor: supply.sender.provider.name,
      framework: this.#ledger.framework,
      startedAt,
      durationMs: Math.round(durationMs),
      seed,
      requests: field.runner.sent,
      ...(incomplete !== undefined && { incomplete }),
      score: incomplete === undefined ? scoreOf(results) : undefined,
      grade: gradeOf(results, incomplete !== undefined),
      groups: scoreGroups(results),
      results,
      findings: results.filter(({ status, followsFrom }) => status === 'failed' && followsFrom === undefined),
    }
  }
}

// The cases that show whether a stranger is let in come first, in case the time ends; a slow endpoint makes that likely.
function inOrder(plans: ReadonlyMap<AttackCase, Plan | string>, isLate: boolean) {
  const rank = ([{ id, severity }]: readonly [AttackCase, unknown]) => {
    if (isLate && id === lateId) return 0
    return severity === 'critical' && /^(?:forged|time)\./.test(id) ? 1 : 2
  }
  return [...plans].sort((left, right) => rank(left) - rank(right))
}

// Whether a request that was answered shows the failure too.
function hasAnswer({ passed, evidence }: Judgement): boolean {
  return !passed && evidence.some(({ arrival }) => arrival.kind === 'answer')
}

const timeIsOver = 'the time for the attack is over'
const servedToTheEnd: Judgement = { passed: true, detail: 'it served to the end', evidence: [] }
const noBaseline = 'no genuine delivery was accepted, so a refusal proves nothing: check secret and URL'
