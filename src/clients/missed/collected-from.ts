import { requireFunction, requireObject } from '../../core/base/options.js'
import type { WebhookRequest } from '../../core/request/delivery.js'
import type { Verifier } from '../../core/verify/verifier.js'
import { refusal } from '../../errors.js'
import type { MissedSource } from './missed-source.js'

// Keyed by the array of body bytes, which no incoming request can share, even if its bytes are equal.
const sources = new WeakMap<Uint8Array, MissedSource>()

/** Records which source returned a delivery, so that {@link collectedFrom} accepts it. */
export function markCollected(request: WebhookRequest, source: MissedSource): WebhookRequest {
  sources.set(request.body, source)
  return request
}

/**
 * Accepts only deliveries that `collect` fetched from a source in this process.
 *
 * Use it for APIs that return deliveries without their signature, in addition to the verifier for incoming requests. The
 * proof is that the delivery came over TLS from the configured host of the source, with the credentials of the source.
 *
 * @throws {TypeError} the argument is not a source, or is one that requests redeliveries
 * @throws {WebhookError} from the verifier: `proof_missing`
 *
 * @example
 * const failed = jiraFailedWebhooks({ baseUrl: 'https://api.atlassian.com/ex/jira/1324a887', token })
 * const provider = jira({ verify: anyOf(jiraOAuthJwt({ secrets }), collectedFrom(failed)) })
 */
export function collectedFrom(source: MissedSource & { readonly redelivers?: never }): Verifier {
  requireObject(source, 'collectedFrom: the argument', 'a source')
  requireFunction(source.page, 'collectedFrom: page of the argument')
  if (source.redelivers === true) {
    throw new TypeError(
      'collectedFrom: the argument must be a source that returns deliveries; redeliveries are verified on arrival',
    )
  }
  return (request) => {
    if (sources.get(request.body) === source) return { strength: 'token', verifier: 'collectedFrom' }
    throw refusal('proof_missing', 'the delivery was not collected from this source')
  }
}
