import { errorStatus, type ResponsePolicy } from '../../../core/provider/response-policy.js'
import type { WebhookErrorCode } from '../../../errors.js'

// One code for each kind of refusal and failure.
const reasons: readonly (readonly [WebhookErrorCode, string])[] = [
  ['payload_invalid', 'The body or the payload has a wrong form.'],
  ['signature_mismatch', 'The request does not prove who sent it.'],
  ['method_not_allowed', 'The method is not POST.'],
  ['body_too_large', 'The body is too long.'],
  ['media_type_unsupported', 'The media type or the content encoding is not supported.'],
  ['internal_error', 'The receiver failed.'],
  ['store_unavailable', 'The receiver cannot take the delivery now.'],
]

/** The responses of a receiver by status, as OpenAPI describes them. */
export function toResponses(policy: ResponsePolicy): Readonly<Record<string, { readonly description: string }>> {
  const { success, accepted = success === 200 ? 202 : success, retryLater, reject, gone, errors } = policy
  const texts = new Map<number, string>()
  const add = (status: number, reason: string) => {
    texts.set(status, [texts.get(status), reason].filter(Boolean).join(' '))
  }
  add(success, 'The delivery was handled, or no handler wants it.')
  add(accepted, 'The delivery is handled later.')
  for (const [code, reason] of reasons) add(errors[code] ?? errorStatus[code], reason)
  add(retryLater, 'A handler asks for the delivery to be sent again later.')
  add(reject, 'A handler asks for the delivery not to be sent again.')
  add(gone, 'A handler ended the subscription.')
  return Object.fromEntries([...texts].map(([status, description]) => [String(status), { description }]))
}
