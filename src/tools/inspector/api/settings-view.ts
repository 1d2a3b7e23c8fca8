import type { Sequence } from '../../../core/request/delivery.js'
import type { InboxHealth } from '../../../stores/inbox/operating/operations.js'
import type { Pause } from '../../../stores/inbox/operating/pauses.js'
import type { SequenceWait } from '../../../stores/sequence/sequencer.js'

/** What is configured; names only, never values of secrets. */
export interface SettingsView {
  readonly captureUrl: string | undefined
  readonly target: string | undefined
  readonly tunnel: string | undefined
  /** How many captures there are. */
  readonly captures: number
  readonly providers: readonly ProviderView[]
  readonly limits: Readonly<Record<string, string>>
  /** Whether requests can be sent and held, endpoints attacked, an inbox shown, and outcomes counted. */
  readonly can: {
    readonly send: boolean
    readonly held: boolean
    readonly attack: boolean
    readonly inbox: boolean
    readonly counts: boolean
  }
}

/** A delivery that is held until its turn comes. */
export interface HeldView {
  /** Its capture; a receiver in an application has none before it has answered. */
  readonly id: string | undefined
  readonly event: string | undefined
  readonly sequence: Sequence | undefined
  /** Since when, in milliseconds since 1970. */
  readonly since: number
  /** What it waits for, such as `#12`; `undefined` for the numbers before it. */
  readonly for: string | undefined
}

/** The deliveries that are held now, and what channels wait for. */
export interface HeldList {
  readonly held: readonly HeldView[]
  readonly waits: readonly SequenceWait[]
}

/** The state of an inbox. */
export interface InboxView {
  readonly health: InboxHealth
  readonly dead: readonly DeadLetterView[]
  readonly blocked: readonly string[]
  readonly pauses: readonly Pause[]
}

/** A delivery that failed all of its attempts. */
export interface DeadLetterView {
  readonly id: string
  readonly provider: string
  readonly event: string | undefined
  readonly deliveryId: string | undefined
  /** The name of the handler, of an event with several. */
  readonly handler: string | undefined
  readonly endpoint: string
  readonly attempts: number
  readonly failedAt: number
  readonly reason: string
}

/** A provider by its name. */
interface ProviderView {
  readonly name: string
  readonly path: string | undefined
  /** Where the secret comes from, such as `the variable STRIPE_WEBHOOK_SECRET`. */
  readonly secret: string | undefined
  readonly canSign: boolean
  /** What it signs with; `undefined` for a provider without samples. */
  readonly credential: 'secret' | 'key pair' | undefined
  readonly samples: readonly string[]
}

/** How many requests ended in each way since the start. */
export interface FlowView {
  readonly total: number
  readonly outcomes: Readonly<Partial<Record<string, number>>>
  readonly errors: Readonly<Partial<Record<string, number>>>
}
