import { requireFunction, requireObject } from '../base/options.js'
import type { WebhookError, WebhookErrorCode } from '../errors.js'
import type { Receipt } from '../receiver/receipt.js'
import type { IncomingRequest } from '../request/delivery.js'
import { diagnose } from './diagnose.js'
import type { Diagnosis } from './diagnosis.js'
import { fixFor } from './fixes.js'
import type { ProviderSource } from './make-provider.js'
import { type DiagnoseOptions, toSettings } from './settings.js'

/** Options of {@link withDiagnosis}. */
export interface WithDiagnosisOptions extends Omit<DiagnoseOptions, 'now'> {
  /** How long after a diagnosis the next one may begin, in milliseconds: a stranger can cause them. @default 1000 */
  readonly minIntervalMs?: number
}

/** An `onError` that is given the diagnosis too; `undefined` where there is nothing to diagnose, or no time for it. */
export type OnDiagnosed = (
  error: WebhookError,
  receipt: Receipt,
  request: IncomingRequest,
  diagnosis: Diagnosis | undefined,
) => unknown

const diagnosed: ReadonlySet<WebhookErrorCode> = new Set<WebhookErrorCode>([
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

/**
 * Makes an `onError` that diagnoses what the verification refuses, for development.
 *
 * The response is not changed by it, and not waited with. One request at a time is diagnosed, and one in `minIntervalMs`.
 *
 * @param provider - that of the receiver
 * @throws {TypeError} which option is wrong
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
  requireObject(options, 'withDiagnosis: options')
  const { minIntervalMs = 1000, ...diagnoseOptions } = options
  if (!Number.isFinite(minIntervalMs) || minIntervalMs < 0) {
    throw new TypeError('withDiagnosis: minIntervalMs must be a number of milliseconds')
  }
  toSettings(diagnoseOptions)
  let busy = false
  let last = Number.NEGATIVE_INFINITY

  const examine = async (error: WebhookError, { receivedAt }: Receipt, request: IncomingRequest) => {
    if (error.code === 'body_unavailable') return lost(options)
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
    const diagnosis = diagnosed.has(error.code) ? await examine(error, receipt, request) : undefined
    return onError(error, receipt, request, diagnosis)
  }
}

function lost({ framework = 'general' }: WithDiagnosisOptions): Diagnosis {
  return {
    cause: 'body_lost',
    evidence: 'Something has read the body before the receiver, and did not keep its bytes',
    fix: fixFor('body_lost', framework),
    error: 'body_unavailable',
    also: [],
    ruledOut: [],
    hints: [],
    attempts: 0,
  }
}
