import { checkOptions, optional, requireFunction, requireWholeNumber } from '../../core/base/options.js'
import type { Receipt } from '../../core/receiver/receipt.js'
import type { IncomingRequest } from '../../core/request/delivery.js'
import type { WebhookError, WebhookErrorCode } from '../../errors.js'
import { diagnose } from './diagnose.js'
import type { Diagnosis } from './diagnosis.js'
import { fixFor } from './fixes.js'
import type { ProviderSource } from './make-provider.js'
import { type DiagnoseOptions, diagnoseChecks, toDiagnoseSettings } from './options.js'

/** Options of {@link withDiagnosis}. */
export interface WithDiagnosisOptions extends Omit<DiagnoseOptions, 'now'> {
  /**
   * The minimum time between diagnoses, in milliseconds. It limits the load, because any sender can trigger one.
   *
   * @default 1000
   */
  readonly minIntervalMs?: number
}

/** An `onError` callback that also gets the diagnosis; it is `undefined` if the request was not diagnosed. */
export type OnDiagnosed = (
  error: WebhookError,
  receipt: Receipt,
  request: IncomingRequest,
  diagnosis: Diagnosis | undefined,
) => unknown

const diagnosedCodes: ReadonlySet<WebhookErrorCode> = new Set<WebhookErrorCode>([
  'body_unavailable',
  'proof_missing',
  'proof_duplicated',
  'signature_malformed',
  'signature_mismatch',
  'token_mismatch',
  'credentials_malformed',
  'credentials_mismatch',
  'timestamp_malformed',
  'timestamp_too_old',
  'timestamp_in_future',
  'algorithm_not_allowed',
  'key_unknown',
  'key_not_trusted',
  'transport_insecure',
  'key_unavailable',
])

const { now: _, ...checks } = diagnoseChecks

/**
 * Makes an `onError` that diagnoses failed verifications, for development.
 *
 * The response neither changes nor waits for the diagnosis. Requests are diagnosed one at a time, at most one per
 * `minIntervalMs`.
 *
 * @param provider - the provider of the receiver
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const receiver = createReceiver({
 *   provider,
 *   on: {},
 *   onError: withDiagnosis(provider, (error, _receipt, _request, diagnosis) => {
 *     console.warn(error.code, diagnosis?.cause, diagnosis?.evidence, diagnosis?.fix)
 *   }),
 * })
 */
export function withDiagnosis(
  provider: ProviderSource,
  onError: OnDiagnosed,
  options: WithDiagnosisOptions = {},
): (error: WebhookError, receipt: Receipt, request: IncomingRequest) => Promise<unknown> {
  requireFunction(onError, 'withDiagnosis: onError')
  checkOptions(options, 'withDiagnosis', { ...checks, minIntervalMs: optional(requireWholeNumber) })
  const { minIntervalMs = 1000, ...diagnoseOptions } = options
  const { framework } = toDiagnoseSettings(diagnoseOptions, 'withDiagnosis')
  let busy = false
  let last = Number.NEGATIVE_INFINITY

  const diagnoseRequest = async (error: WebhookError, { receivedAt }: Receipt, request: IncomingRequest) => {
    if (error.code === 'body_unavailable') return { ...bodyLost, fix: fixFor('body_lost', framework) }
    const { body } = request
    if (busy || typeof body === 'function' || Math.abs(receivedAt - last) < minIntervalMs) return undefined
    busy = true
    last = receivedAt
    try {
      return await diagnose(provider, { ...request, body }, { ...diagnoseOptions, now: receivedAt })
    } finally {
      busy = false
    }
  }

  return async (error, receipt, request) => {
    const diagnosis = diagnosedCodes.has(error.code) ? await diagnoseRequest(error, receipt, request) : undefined
    return onError(error, receipt, request, diagnosis)
  }
}

const bodyLost: Omit<Diagnosis, 'fix'> = {
  cause: 'body_lost',
  evidence: 'The body was consumed before the receiver could read it, and its bytes were not kept',
  error: 'body_unavailable',
  also: [],
  ruledOut: [],
  hints: [],
  attempts: 0,
}
