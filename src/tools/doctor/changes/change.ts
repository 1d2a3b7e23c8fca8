import type { AnyProvider } from '../../../core/provider/provider.js'
import type { WebhookRequest } from '../../../core/request/delivery.js'
import type { VerifyContext } from '../../../core/verify/verifier.js'
import type { DiagnosisCause, FindingWithoutFix } from '../diagnosis.js'

/** One verification: everything that a change can affect. */
export interface Situation {
  readonly provider: AnyProvider
  readonly request: WebhookRequest
  /** The time of receipt, in milliseconds since 1970. */
  readonly now: number
  /** What to try in place of the provider's secrets. */
  readonly respell?: VerifyContext['respell']
}

/** One change of the situation, and the cause that it proves if verification then succeeds. */
export interface Change extends Omit<FindingWithoutFix, 'cause'> {
  readonly cause: Exclude<DiagnosisCause, 'none' | 'unknown'>
  readonly situation: Situation
  /** Whether to search further with this change if it leads to a different error. */
  readonly searchFurther?: boolean
}
