import type { AttackCase, Judgement, Plan } from './attack-case.js'
import { allCases } from './cases/all-cases.js'
import { genuineSamples } from './cases/genuine/contents.js'
import { fixFor } from './fixes.js'
import { type Framework, recogniseFramework } from './framework.js'
import { type AttackOptions, checkAttackOptions, checkSelection } from './options.js'
import { readsOtherBytes } from './probing/causes.js'
import { type Crash, findCrash } from './probing/crash.js'
import { judge } from './probing/probes.js'
import type { AttackReport, CaseResult } from './report.js'
import { toEvidence } from './reports/request-text.js'
import { type Exchange, pause } from './runner.js'
import { gradeOf, scoreGroups, scoreOf } from './score.js'
import type { Settings } from './settings.js'
import { addDefaults } from './settings.js'
import { describeArrival, isAccepted } from './wire/exchange.js'

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

/** An attack that could not be made. */
export class AttackError extends Error {
  override readonly name = 'AttackError'

  constructor(
    readonly code: 'unreachable' | 'cancelled',
    message: string,
  ) {
    super(message)
  }
}

class Attack {
  readonly #options: AttackOptions
  readonly #settings: Settings
  readonly #results = new Map<string, CaseResult>()
  #framework: Framework | undefined
  #hasBaseline = false
  // Why the remaining cases are not run.
  #stopped: string | undefined
  // How the endpoint was lost, where no case is about that.
  #loss: Judgement | undefined

  constructor(options: AttackOptions, settings: Settings) {
    this.#options = options
    this.#settings = settings
  }

  async run(): Promise<AttackReport> {
    const { supply, field } = this.#settings
    const startedAt = new Date()
    const begin = performance.now()
    const selected = allCases.filter((one) => this.#isSelected(one))
    const plans = new Map<AttackCase, Plan | string>()
    for (const one of selected) plans.set(one, this.#missingNeed(one) ?? (await one.plan(supply, field)))
    await this.#announce([...plans.values()])
    const baseline = await this.#checkBaseline()
    const hasBaseline = isAccepted(baseline.arrival)
    this.#hasBaseline = hasBaseline
    const isAnswer = baseline.arrival.kind === 'answer'
    for (const [one, plan] of plans) {
      const isDiagnosis = one.id === 'genuine.samples' || (isAnswer && readsOtherBytes.includes(one.id))
      const reason = this.#stopped ?? (hasBaseline || isDiagnosis ? undefined : noBaseline)
      const isRun = typeof plan !== 'string' && reason === undefined
      const judgement = isRun ? await this.#judge(one, plan, hasBaseline) : undefined
      // Only what a diagnosis finds tells something.
      const isNothing = !hasBaseline && judgement?.passed === true
      this.#record(one, reason ?? (isNothing ? noBaseline : plan), isNothing ? undefined : judgement)
    }
    // An honest delivery that is refused is a finding, whatever was selected.
    if (!hasBaseline && this.#results.get(genuineSamples.id)?.status !== 'failed') {
      this.#record(genuineSamples, '', judge([baseline], 1, 'refused'))
    }
    if (this.#loss !== undefined || this.#isSelected(staysUp)) {
      this.#record(staysUp, noBaseline, hasBaseline ? (this.#loss ?? servedToTheEnd) : undefined)
    }
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

  async #checkBaseline(): Promise<Exchange> {
    const { target } = this.#settings
    const exchange = await this.#sendGenuine()
    const { arrival } = exchange
    if (arrival.kind === 'unreachable') {
      throw new AttackError('unreachable', `attack: ${target} does not answer: ${describeArrival(arrival)}`)
    }
    if (arrival.kind === 'answer') this.#framework = recogniseFramework(arrival.answer)
    return exchange
  }

  async #judge({ id }: AttackCase, plan: Plan, hasBaseline: boolean): Promise<Judgement> {
    const { runner } = this.#settings.field
    const judgement = await plan.run()
    const isSuspect = hasBaseline && (runner.isSuspect || !judgement.passed)
    const isServing = !isSuspect || (await this.#isServing())
    const crash = isSuspect ? findCrash(runner.takeRecent()) : undefined
    const isAboutCrashes = id.startsWith('survival.') && !judgement.passed
    if (!isServing) {
      this.#stopped = crash
        ? `the endpoint crashed during ${id}`
        : `the endpoint accepts no genuine delivery since ${id}`
      if (!isAboutCrashes) this.#loss = lossOf(id, crash, judgement)
    }
    if (runner.isOver) this.#stopped ??= 'the time for the attack is over'
    return crash !== undefined && isAboutCrashes ? toJudgement(crash) : judgement
  }

  // A supervisor may start the process again.
  async #isServing(): Promise<boolean> {
    for (let attempt = 0; attempt < 4; attempt++) {
      if (attempt > 0) await pause(500)
      if (isAccepted((await this.#sendGenuine()).arrival)) return true
    }
    return false
  }

  async #sendGenuine(): Promise<Exchange> {
    const { supply, field } = this.#settings
    const request = field.runner.toWire(await supply.genuine())
    // A late answer is an answer too: there is a case about that.
    const patienceMs = Math.max(field.runner.timeoutMs, field.deadlineMs + 2_000)
    return field.runner.send('a genuine delivery', request, patienceMs)
  }

  #record(one: Omit<AttackCase, 'plan'>, plan: Plan | string, judgement: Judgement | undefined): void {
    const { id, rule, defect, why, references = [], severity, fix } = one
    const detail = judgement?.detail ?? (typeof plan === 'string' ? plan : '')
    const status = judgement === undefined ? 'not run' : judgement.passed ? 'passed' : 'failed'
    const result: CaseResult = {
      id,
      group: groupOf(one),
      rule,
      defect,
      why,
      references,
      severity,
      status,
      detail,
      fix: this.#fixOf(id, fix),
      evidence: (judgement?.evidence ?? []).map((exchange: Exchange) => toEvidence(exchange, this.#settings.secrets)),
    }
    this.#results.set(id, result)
    this.#options.onResult?.(result)
  }

  #fixOf(id: string, topic: AttackCase['fix']): string {
    const fix = fixFor(topic, this.#framework)
    const isFirst = id === 'genuine.samples' && !this.#hasBaseline
    return isFirst ? `Check first that the endpoint has this secret and this URL, and answers 2xx. ${fix}` : fix
  }

  #report(startedAt: Date, durationMs: number): AttackReport {
    const results = [...this.#results.values()].map((result) => this.#explain(result))
    const { target, seed, supply, field } = this.#settings
    return {
      target,
      vendor: supply.sender.provider.name,
      framework: this.#framework,
      startedAt,
      durationMs: Math.round(durationMs),
      seed,
      requests: field.runner.sent,
      score: scoreOf(results) ?? 0,
      grade: gradeOf(results),
      groups: scoreGroups(results),
      results,
      findings: results.filter(({ status, followsFrom }) => status === 'failed' && followsFrom === undefined),
    }
  }

  // After all cases, because a later one can explain an earlier one.
  #explain(result: CaseResult): CaseResult {
    const followsFrom = this.#causeOf(result.id)
    return followsFrom === undefined ? result : { ...result, followsFrom }
  }

  #causeOf(id: string): string | undefined {
    if (this.#results.get(id)?.status !== 'failed') return undefined
    const causes: readonly string[] = allCases.find((one) => one.id === id)?.causes ?? []
    return causes.find((other) => {
      const further = this.#causeOf(other)
      // A failure that has a cause itself explains only what that cause explains.
      return this.#results.get(other)?.status === 'failed' && (further === undefined || causes.includes(further))
    })
  }
}

const staysUp: Omit<AttackCase, 'plan'> = {
  id: 'survival.stays-up',
  rule: 'Serves genuine deliveries to the end of the attack',
  defect: 'Stops serving genuine deliveries',
  why: 'A request that ends the process, or breaks its state, ends the service for everyone.',
  references: ['CVE-2023-50728'],
  severity: 'critical',
  fix: 'errors',
}

const servedToTheEnd: Judgement = { passed: true, detail: 'it served to the end', evidence: [] }

function lossOf(id: string, crash: Crash | undefined, { evidence }: Judgement): Judgement {
  if (crash === undefined) return { passed: false, detail: `after requests of ${id}`, evidence }
  return { ...toJudgement(crash), detail: `${crash.detail} (${id})` }
}

function toJudgement({ detail, suspects }: Crash): Judgement {
  return { passed: false, detail, evidence: suspects }
}

const noBaseline = 'no genuine delivery was accepted, so a refusal proves nothing: check secret and URL'

function groupOf({ id }: Pick<AttackCase, 'id'>): CaseResult['group'] {
  // The type of the id says that it begins with a group.
  return id.slice(0, id.indexOf('.')) as CaseResult['group']
}
