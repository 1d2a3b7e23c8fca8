import { checkOptions } from '../../core/base/options.js'
import type { WebhookRequest } from '../../core/request/delivery.js'
import type { Verified } from '../../core/verify/verifier.js'
import { isWebhookError, type WebhookError } from '../../errors.js'
import type { Change, Situation } from './changes/change.js'
import { type Candidates, changesFor } from './changes/changes-for.js'
import type { Diagnosis, DiagnosisCause, DiagnosisFramework, FindingWithoutFix } from './diagnosis.js'
import { fixFor } from './fixes.js'
import { findLength, findSha1, hintsOf } from './hints.js'
import { hintsOfTunnel } from './lookalikes.js'
import { makeProvider, type ProviderSource } from './make-provider.js'
import { type DiagnoseOptions, type DiagnoseSettings, diagnoseChecks, toDiagnoseSettings } from './options.js'
import { collectingSecrets } from './own-secrets.js'
import { Search, toWebhookError } from './search.js'

/**
 * Finds out why a request is refused, for development and tests.
 *
 * Calls the provider's `verify` repeatedly, each time with one change, and reports a cause only if its change makes
 * verification succeed. A wrong `Content-Length` also proves a lost or altered body. A request that verification accepts is
 * parsed, because a receiver may still refuse its payload. The work is bounded, but any sender can trigger it, so leave it
 * off in production by default. Never put a diagnosis in a response.
 *
 * @returns the cause, its proof, and a fix; never a secret, a token or a part of the body
 * @throws {TypeError} if an option is invalid; the message names it
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
  { candidates: given, maxAttempts, maxBodyBytes, detect }: DiagnoseSettings,
): Promise<Result> {
  const { request } = situation
  const { own, copy } = collectingSecrets(situation)
  const candidates: Candidates = { ...given, own }
  const search = new Search(maxAttempts, (changed, error) => changesFor(changed, error, candidates))
  const error = await search.verify(copy)
  if (error === 'exhausted') return { findings: [unexplained(search)] }
  if (!isWebhookError(error)) return { ...(await examineVerified(situation, error)), attempts: 1 }
  const findings =
    (error.code === 'key_unavailable' && [noKey]) ||
    (request.body.length > maxBodyBytes && [tooLong(maxBodyBytes)]) ||
    (await search.findChanges(situation, error))?.map(toFinding).sort(clockSkewLast) ||
    (await findSha1(situation, error, candidates)) ||
    findLength(request)
  const about = { error: error.code, ruledOut: search.tried, attempts: search.attempts }
  if (findings) return { ...about, findings, hints: findings.some(isAboutBody) ? hintsOfTunnel(request) : [] }
  const unsupported = await errorOf(() => situation.provider.admit(request))
  if (unsupported) return { ...about, error: unsupported.code, findings: [notAdmitted(unsupported)] }
  return { ...about, findings: [unexplained(search)], hints: hintsOf(situation, error, candidates, detect) }
}

const isAboutBody = ({ cause }: FindingWithoutFix) => /^(body|form)_/.test(cause)

const accepted: FindingWithoutFix = { cause: 'none', evidence: 'Verification accepts the unchanged request' }

/** Does what a receiver does with a verified request, which may still be refused. */
async function examineVerified({ provider, request, now }: Situation, verified: Verified): Promise<Result> {
  const { key } = verified.proof
  const refused = (cause: DiagnosisCause, what: string, { code, message, field }: WebhookError): Result => ({
    findings: [
      { cause, evidence: `Verification accepts the request, but its ${what} is refused: ${message}`, field, key },
    ],
    error: code,
  })
  const unsupported = await errorOf(() => provider.admit(request))
  if (unsupported) return refused('request_unsupported', 'method or media type', unsupported)
  const invalid = await errorOf(async () => {
    if ((await provider.probe?.(request)) === undefined) await provider.parseAll(verified, { now })
  })
  return invalid ? refused('payload_invalid', 'payload', invalid) : { findings: [{ ...accepted, key }] }
}

/** The cause of a refusal that precedes verification, where verification would refuse the request, too. */
function notAdmitted({ message, field }: WebhookError): FindingWithoutFix {
  return { cause: 'request_unsupported', evidence: `The request is refused before verification: ${message}`, field }
}

async function errorOf(run: () => unknown): Promise<WebhookError | undefined> {
  try {
    await run()
    return undefined
  } catch (thrown) {
    return toWebhookError(thrown)
  }
}

const noKey: FindingWithoutFix = {
  cause: 'key_unavailable',
  evidence: 'The request could not be verified, because no key or secret was available',
}

function tooLong(limit: number): FindingWithoutFix {
  return { cause: 'unknown', evidence: `The body exceeds maxBodyBytes (${limit} bytes), so no change was tried` }
}

function unexplained({ attempts, hasAttemptsLeft }: Search): FindingWithoutFix {
  const rest = hasAttemptsLeft ? '' : '; the search stopped at maxAttempts'
  return { cause: 'unknown', evidence: `None of the ${attempts - 1} changes tried makes verification succeed${rest}` }
}

function requireRequest(request: WebhookRequest): void {
  if (!(request?.body instanceof Uint8Array) || !Array.isArray(request.headers) || typeof request.url !== 'string') {
    throw new TypeError(
      'diagnose: request must have a URL, header lines and a body of bytes; toWebhookRequest returns one',
    )
  }
}

function toFinding({ cause, evidence, field, skewSeconds, key, secret }: Change): FindingWithoutFix {
  return { cause, evidence: `Verification succeeds ${evidence}`, field, skewSeconds, key, secret }
}

// Every recorded request is old, so clock skew is rarely the real cause.
function clockSkewLast(left: FindingWithoutFix, right: FindingWithoutFix): number {
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
