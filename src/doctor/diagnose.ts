import type { WebhookRequest } from '../request/delivery.js'
import type { Change, Situation } from './changes/change.js'
import { changesFor } from './changes/changes.js'
import type { Diagnosis, DiagnosisCause, DiagnosisFramework, Finding } from './diagnosis.js'
import { Examination } from './examination.js'
import { fixFor } from './fixes.js'
import { findLength, findSha1, hintsOf } from './hints.js'
import { makeProvider, type ProviderSource } from './make-provider.js'
import { type DiagnoseOptions, type DiagnoseSettings, toSettings } from './settings.js'

/**
 * Finds out why a request is refused, for development and tests.
 *
 * Calls the provider's `verify` again and again with one thing changed, and names a cause only where the verification
 * succeeds with the change; a lost or altered body also where its length is not the one announced. The work is bounded,
 * but a stranger can cause it: not for production by default. Nothing of the diagnosis belongs into a response.
 *
 * @returns the cause, what proves it, and what to do; never a secret, a token or a piece of the body
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
  const settings = toSettings(options)
  requireRequest(request)
  const made = makeProvider(provider)
  const result =
    'problem' in made
      ? { findings: [made.problem] }
      : await examine({ provider: made.provider, request, now: settings.now }, settings)
  return toDiagnosis(result, settings.framework)
}

/** A finding before it is known what to do about it. */
type Named = Omit<Finding, 'fix'>

/** What came of an examination; there is at least one finding. */
interface Result extends Partial<Pick<Diagnosis, 'error' | 'ruledOut' | 'hints' | 'attempts'>> {
  readonly findings: readonly Named[]
}

async function examine(
  situation: Situation,
  { candidates, maxAttempts, maxBodyBytes }: DiagnoseSettings,
): Promise<Result> {
  const { request } = situation
  const examination = new Examination(maxAttempts, (changed, error) => changesFor(changed, error, candidates))
  const error = await examination.verify(situation)
  if (typeof error === 'string') return { findings: [accepted], attempts: 1 }
  const findings =
    (error.code === 'key_unavailable' && [noKey]) ||
    (request.body.length > maxBodyBytes && [tooLong(maxBodyBytes)]) ||
    (await examination.solve(situation, error))?.map(proved).sort(clocksLast) ||
    (await findSha1(situation, error, candidates)) ||
    findLength(request)
  const about = { error: error.code, ruledOut: examination.tried, attempts: examination.attempts }
  if (findings) return { ...about, findings }
  return { ...about, findings: [nothing(examination)], hints: hintsOf(request, error, candidates) }
}

const accepted: Named = { cause: 'none', evidence: 'The verification accepts the request as it is' }

const noKey: Named = {
  cause: 'key_unavailable',
  evidence: 'The verification could not be made: no key or secret was to be had',
}

function tooLong(limit: number): Named {
  return { cause: 'unknown', evidence: `The body is longer than maxBodyBytes, ${limit}, and nothing was tried` }
}

function nothing({ attempts, complete }: Examination): Named {
  const rest = complete ? '' : '; maxAttempts ended the search'
  return { cause: 'unknown', evidence: `None of ${attempts - 1} changes makes the verification succeed${rest}` }
}

function requireRequest(request: WebhookRequest): void {
  if (!(request?.body instanceof Uint8Array) || !Array.isArray(request.headers) || typeof request.url !== 'string') {
    throw new TypeError(
      'diagnose: request must be one with header lines and a body of bytes, as toWebhookRequest makes it',
    )
  }
}

function proved({ cause, evidence, field, skewSeconds, secret }: Change): Named {
  return { cause, evidence: `The verification succeeds ${evidence}`, field, skewSeconds, secret }
}

// A recorded request is always old, and that is seldom what was asked.
function clocksLast(left: Named, right: Named): number {
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
