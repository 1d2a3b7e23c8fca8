import { requireFunction, requireObject } from '../base/options.js'
import { refusal } from '../errors.js'
import type { WebhookRequest } from '../request/delivery.js'
import type { Verifier } from '../verify/verifier.js'
import type { ClaimSource } from './claim-source.js'

// By the bytes of the body: a request from outside always comes with bytes of its own, also where they are equal.
const sources = new WeakMap<Uint8Array, ClaimSource>()

/** Remembers which source has given a delivery, so that {@link claimedBy} accepts it. */
export function markClaimed(request: WebhookRequest, source: ClaimSource): WebhookRequest {
  sources.set(request.body, source)
  return request
}

/**
 * Accepts what `collect` has taken from a source within this process, and nothing that was sent to us.
 *
 * It is for APIs that give out deliveries without their signature: the proof is that they came over TLS from the host
 * that the source was told to ask, with its credentials. Put it beside the verifier of what is sent.
 *
 * @throws {TypeError} the argument is not a source, or one that gives no deliveries, because they are sent again
 * @throws {WebhookError} from the verifier: `proof_missing`
 *
 * @example
 * const failed = jiraFailedWebhooks({ baseUrl: 'https://api.atlassian.com/ex/jira/1324a887', token })
 * const provider = jira({ verify: anyOf(jiraOAuthJwt({ secrets }), claimedBy(failed)) })
 */
export function claimedBy(source: ClaimSource & { readonly resends?: never }): Verifier {
  requireObject(source, 'claimedBy: the argument', 'a claim source')
  requireFunction(source.page, 'claimedBy: page of the argument')
  if (source.resends === true) {
    throw new TypeError('claimedBy: the argument must give deliveries; these are sent again, with their own proof')
  }
  return (request) => {
    if (sources.get(request.body) === source) return { strength: 'token', verifier: 'claimedBy' }
    throw refusal('proof_missing', 'the delivery was not taken from this claim source')
  }
}
