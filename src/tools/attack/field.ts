import type { SendingRow } from '../../testing/simulator/profile-of.js'
import type { VendorSender } from '../../testing/vendor-deliveries.js'
import type { Runner } from './runner.js'

/** What cases know of the endpoint besides the vendor. */
export interface Field {
  readonly runner: Runner
  /** Whether the endpoint runs on this machine. */
  readonly isLocal: boolean
  /** How many bytes of memory the endpoint needs, if that can be measured. */
  readonly memory: (() => Promise<number>) | undefined
  /** Senders with older secrets that the endpoint accepts too. */
  readonly olderSenders: readonly VendorSender[]
  /** The current shared secret, where the vendor has one. */
  readonly secret: string | undefined
  /** The only answers after which the vendor sends a delivery again, if it documents them. */
  readonly retried: NonNullable<SendingRow['retries']>['after']
  /** How long the vendor waits for an answer, in milliseconds. */
  readonly deadlineMs: number
  /** How long the whole attack may take, in milliseconds. */
  readonly maxDurationMs: number
  /** How long a body may take to arrive, in milliseconds. */
  readonly maxBodyMs: number
  /** The most bytes that a case sends in one request. */
  readonly maxUploadBytes: number
  /** The size of a large genuine body, in bytes. */
  readonly largeBodyBytes: number
}
