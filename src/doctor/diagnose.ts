import { checkOptions } from '../base/options.js'
import type { WebhookRequest } from '../request/delivery.js'
import type { Change, Situation } from './changes/change.js'
import { changesFor } from './changes/changes-for.js'
import type { Diagnosis, DiagnosisCause, DiagnosisFramework, FindingWithoutFix } from './diagnosis.js'
import { fixFor } from './fixes.js'
import { findLength, findSha1, hintsOf } from './hints.js'
import { makeProvider, type ProviderSource } from './make-provider.js'
import { type DiagnoseOptions, type DiagnoseSettings, diagnoseChecks, toDiagnoseSettings } from './options.js'
import { Search } from './search.js'

/**
 * Finds out why a request is refused, for development and tests.
 *
 * Calls the provider's `verify` repeatedly with one change each time, and names a cause only if the verification succeeds with
 * the change. A lost or altered body is also proved by a wrong `Content-Length`. The work is bounded, but any sender can cause
 * it, so do not enable it in production by default. Never put a diagnosis into a response.
 *
 * @returns the cause, its proof, and a fix; never a secret, a token or a part of the body
 * @throws {TypeError} which option is wrong
 *
 * @example
 * const { cause, evidence, fix } = await diagnose(provider, request, { framework: 'express' })
 * console.log(`${cause}: ${evidence}. ${fix}`)
 */
export async function diagnose(
  provider: ProviderSource,
  request: WebhookRequest,
  options: DiagnoseOptions = {},
): Promise<Diagnosis> {
  checkOptions(options, 'diagnose', diagnoseChecks)
  const settings = toDiagnoseSettings(options, 'diagnose')
  requireRequest(request)
  const made = makeProvider(provider)
  const result =
    'problem' in made
      ? { findings: [made.problem] }
      : await examine({ provider: made.provider, request, now: settings.now }, settings)
  return toDiagnosis(result, settings.framework)
}

/** The result of an examination, with at least one finding. */
interface Result extends Partial<Pick<Diagnosis, 'error' | 'ruledOut' | 'hints' | 'attempts'>> {
  readonly findings: readonly FindingWithoutFix[]
}

async function examine(
  situation: Situation,
  { candidates, maxAttempts, maxBodyBytes }: DiagnoseSettings,
): Promise<Result> {
  const { request } = situation
  const search = new Search(maxAttempts, (changed, error) => changesFor(changed, error, candidates))
  const error = await search.verify(situation)
  if (typeof error === 'string') return { findings: [accepted], attempts: 1 }
  const findings =
    (error.code === 'key_unavailable' && [noKey]) ||
    (request.body.length > maxBodyBytes && [tooLong(maxBodyBytes)]) ||
    (await search.findChanges(situation, error))?.map(toFinding).sort(clocksLast) ||
    (await findSha1(situation, error, candidates)) ||
    findLength(request)
  const about = { error: error.code, ruledOut: search.tried, attempts: search.attempts }
  if (findings) return { ...about, findings }
  return { ...about, findings: [unexplained(search)], hints: hintsOf(request, error, candidates) }
}

const accepted: FindingWithoutFix = { cause: 'none', evidence: 'The verification accepts the request as it is' }

const noKey: FindingWithoutFix = {
  cause: 'key_unavailable',
  evidence: 'The request could not be verified, because no key or secret was available',
}

function tooLong(limit: number): FindingWithoutFix {
  return { cause: 'unknown', evidence: `The body is longer than maxBodyBytes, ${limit}, so nothing was tried` }
}

function unexplained({ attempts, hasAttemptsLeft }: Search): FindingWithoutFix {
  const rest = hasAttemptsLeft ? '' : '; maxAttempts ended the search'
  return { cause: 'unknown', evidence: `None of ${attempts - 1} changes makes the verification succeed${rest}` }
}

function requireRequest(request: WebhookRequest): void {
  if (!(request?.body instanceof Uint8Array) || !Array.isArray(request.headers) || typeof request.url !== 'string') {
    throw new TypeError('diagnose: request must have a URL, header lines and a body of bytes, as from toWebhookRequest')
  }
}

function toFinding({ cause, evidence, field, skewSeconds, secret }: Change): FindingWithoutFix {
  return { cause, evidence: `The verification succeeds ${evidence}`, field, skewSeconds, secret }
}

// Every recorded request is old, so its age is rarely the answer.
function clocksLast(left: FindingWithoutFix, right: FindingWithoutFix): number {
  return Number(left.cause === 'clock_skew') - Number(right.cause === 'clock_skew')
}

function toDiagnosis(
  { findings, error, ruledOut = [], hints = [], attempts = 0 }: Result,
  framework: DiagnosisFramework,
): Diagnosis {
  const named: readonly DiagnosisCause[] = findings.map(({ cause }) => cause)
  const [first = accepted, ...also] = findings.map((one) => ({ ...one, fix: fixFor(one.cause, framework) }))
  const others = ruledOut.filter((cause) => !named.includes(cause))
  return { ...first, fix: fixFor(first.cause, framework), error, also, ruledOut: others, hints, attempts }
}
