import { chain, type MaybePromise } from '../../core/base/maybe-promise.js'
import { checkedLater, checkOptions, forPreset, listOf, optional, requireText } from '../../core/base/options.js'
import { parseJson } from '../../core/request/body/json.js'
import type { WebhookRequest } from '../../core/request/delivery.js'
import { jwtSignature } from '../../core/verify/jwt/jwt-signature.js'
import type { KeyOption } from '../../core/verify/keys/key-source.js'
import { remoteKeys } from '../../core/verify/keys/remote-keys.js'
import { requireTolerance } from '../../core/verify/signed/timestamp.js'
import type { VerifyContext } from '../../core/verify/verifier.js'
import { refusal } from '../../errors.js'
import { readField, readValue } from '../table/places.js'
import { tenantOf } from './token-claims.js'

/** Options of {@link graphValidationTokens}. */
export interface GraphValidationTokensOptions {
  /** The ids of your applications (clients): the audiences of the tokens. */
  readonly appIds: readonly string[]
  /** The ids of the tenants that may send. @default every tenant with a subscription of your application */
  readonly tenantIds?: readonly string[]
  /** The public keys of Microsoft. @default those at https://login.microsoftonline.com/common/discovery/v2.0/keys */
  readonly keys?: KeyOption
  /** How far the times of the tokens may be from the clock, in seconds. @default 60 */
  readonly toleranceSeconds?: number
}

/** Refuses a request whose `validationTokens` are not valid. */
export type ValidationTokenCheck = (request: WebhookRequest, context: VerifyContext) => MaybePromise<void>

const field = 'validationTokens'
const header = 'Authorization'
const maxTokens = 100

/**
 * Checks the `validationTokens` of notifications with resource data: each is a JWT of Microsoft for one of your applications,
 * whose publisher is Microsoft Graph Change Tracking.
 *
 * Every token must be valid, and every notification with `encryptedContent` needs a token of its `tenantId`. Requests with
 * neither pass. The tokens do not sign the body: `microsoftGraph` also checks `clientState`, and you compare `dataSignature`
 * when you decrypt the content.
 *
 * Source: https://learn.microsoft.com/en-us/graph/change-notifications-with-resource-data
 *
 * @throws {TypeError} if an option is invalid; the message names it
 * @throws {WebhookError} from the check: `proof_missing`, `signature_malformed`, `signature_mismatch`, `algorithm_not_allowed`,
 * `key_unknown`, `key_unavailable`, `timestamp_malformed`, `timestamp_too_old`, `timestamp_in_future`
 *
 * @example
 * const validationTokens = graphValidationTokens({ appIds: ['8e460676-ae3f-4b1e-8790-ee0fb5d6148f'] })
 * const provider = microsoftGraph({ tokens: 's3cret', validationTokens })
 */
export function graphValidationTokens(options: GraphValidationTokensOptions): ValidationTokenCheck {
  checkOptions<GraphValidationTokensOptions>(options, 'graphValidationTokens', {
    appIds: listOf(requireText),
    tenantIds: optional(listOf(requireText)),
    keys: checkedLater,
    toleranceSeconds: optional(requireTolerance),
  })
  const { appIds, tenantIds, keys, toleranceSeconds = 60 } = options
  const verifyToken = forPreset('graphValidationTokens', () =>
    jwtSignature({
      header,
      keys: keys ?? remoteKeys('https://login.microsoftonline.com/common/discovery/v2.0/keys'),
      algorithms: ['RS256'],
      audiences: appIds,
      toleranceSeconds,
    }),
  )

  return (request, context) => {
    const payload = parseJson(request.body, 64)
    const rich = [readValue(payload, 'value')]
      .flat()
      .filter((item) => readValue(item, 'encryptedContent') !== undefined)
    if (rich.length === 0 && readValue(payload, field) === undefined) return undefined
    const tokens = readTokens(payload)
    const verified = eachInTurn(tokens, (token) => verifyToken(withToken(request, token), context))
    return chain(verified, () => {
      const tenants = tokens.map((token) => tenantOf(token, tenantIds))
      if (rich.every((item) => tenants.includes(readField(item, 'tenantId') ?? ''))) return
      throw refusal('signature_mismatch', 'a notification with resource data has no token of its tenant', { field })
    })
  }
}

function readTokens(payload: unknown): readonly string[] {
  const tokens = readValue(payload, field)
  const texts = Array.isArray(tokens) ? tokens.filter((token): token is string => typeof token === 'string') : []
  if (Array.isArray(tokens) && texts.length === tokens.length && texts.length > 0 && texts.length <= maxTokens)
    return texts
  throw refusal('proof_missing', `field ${field} is not a list of 1 to ${maxTokens} tokens`, { field })
}

// `jwtSignature` reads a header.
function withToken(request: WebhookRequest, token: string): WebhookRequest {
  return { ...request, headers: [[header, token]] }
}

function eachInTurn(tokens: readonly string[], verify: (token: string) => MaybePromise<unknown>): MaybePromise<void> {
  const [first, ...others] = tokens
  return first === undefined ? undefined : chain(verify(first), () => eachInTurn(others, verify))
}
