import type { AnyProvider } from '../../provider/provider.js'
import type { WebhookRequest } from '../../request/delivery.js'
import type { DiagnosisCause, Finding } from '../diagnosis.js'

/** What is verified: everything that a change may change. */
export interface Situation {
  readonly provider: AnyProvider
  readonly request: WebhookRequest
  /** The time of receipt, in milliseconds since 1970. */
  readonly now: number
}

/** One change of the situation, and what it means where the verification succeeds with it. */
export interface Change extends Omit<Finding, 'cause' | 'fix'> {
  readonly cause: Exclude<DiagnosisCause, 'none' | 'unknown'>
  readonly situation: Situation
  /** Whether another refusal than before is worth to be looked into, with this change in place. */
  readonly leadsOn?: boolean
}
