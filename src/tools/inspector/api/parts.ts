import type { MaybePromise } from '../../../core/base/maybe-promise.js'
import type { AnyProvider } from '../../../core/provider/provider.js'
import type { WebhookRequest } from '../../../core/request/delivery.js'
import type { InboxOperations } from '../../../stores/inbox/operating/operations.js'
import type { Sequencer } from '../../../stores/sequence/sequencer.js'
import type { Diagnosis, DiagnosisFramework } from '../../doctor/diagnosis.js'
import type { AttackProgress, AttackView } from './attack-view.js'
import type { Audit } from './audit.js'
import type { FlowView, HeldView } from './settings-view.js'
import type { AttemptCause, AttemptFailure, InspectedCapture } from './source.js'

/** The operations of an inbox that the page offers. */
export type InspectedInbox = Pick<
  InboxOperations,
  'health' | 'deadLetters' | 'redrive' | 'discard' | 'blockedKeys' | 'pauses' | 'resume'
>

/** The part of a sequencer that the page shows and uses. */
export type InspectedOrder = Pick<Sequencer, 'waits' | 'skip'>

/** A provider that the inspector verifies and explains with. */
export interface InspectedProvider {
  /** The name that captures carry. */
  readonly name: string
  readonly provider: AnyProvider
  /** The path at which it is captured. */
  readonly path?: string | undefined
  /** Where its secret comes from, such as `the variable STRIPE_WEBHOOK_SECRET`; never the secret. */
  readonly secretName?: string | undefined
  /** Finds out why a capture is refused. @default diagnoses with `provider` */
  readonly diagnose?: ((capture: InspectedCapture, framework: DiagnosisFramework) => Promise<Diagnosis>) | undefined
  /** Secrets that are masked wherever they occur. */
  readonly secrets?: readonly string[] | undefined
  /** Signs a request again, with the current time. */
  readonly sign?:
    | ((request: WebhookRequest, options: { readonly newId: boolean }) => MaybePromise<WebhookRequest>)
    | undefined
  /** What it signs with; `undefined` for a provider without samples. */
  readonly credential?: 'secret' | 'key pair' | undefined
  /** Unsigned samples by event. */
  readonly samples?: Readonly<Record<string, () => WebhookRequest>> | undefined
}

/** A request to hand over, and why. */
export interface Sending {
  readonly request: WebhookRequest
  readonly cause: AttemptCause
  readonly provider: string | undefined
  /** The capture that it repeats or is an edit of. */
  readonly of: InspectedCapture | undefined
  /** An address other than the usual target. */
  readonly to: string | undefined
}

/** The outcome of a sending. */
export interface Sent {
  readonly answer: number | AttemptFailure
  readonly tookMs: number
  /** The capture in which the attempt is recorded. */
  readonly id: string | undefined
}

/** An attack that the page asks for. */
export interface AttackWish {
  /** The name of a provider that can sign, or whose private key is given. */
  readonly provider: string
  /** On this machine. */
  readonly url: URL
  /** Groups of cases; empty for all. */
  readonly only: readonly string[]
  /** On this machine: counts what became of a delivery. */
  readonly observe?: URL | undefined
  /** On this machine: makes the handler of a delivery fail or slow. */
  readonly disturb?: URL | undefined
  /** In PEM, for a provider with a key pair. It is not kept. */
  readonly privateKey?: string | undefined
  /** Aborted to end it. */
  readonly signal: AbortSignal
  readonly onProgress: (progress: AttackProgress) => void
}

/** What an attack found. */
export interface AttackOutcome {
  readonly view: AttackView
  /** The report in a format such as `html`; `undefined` if there is no such format. */
  readonly write: (format: string) => string | undefined
}

/** What an inspector works with; a part that is left out is not offered on the page. */
export interface InspectorParts {
  readonly providers: () => readonly InspectedProvider[]
  /** Secrets that are masked wherever they occur, beside those of the providers. */
  readonly secrets?: (() => readonly string[]) | undefined
  /** Counts of outcomes since the start. */
  readonly counts?: (() => FlowView) | undefined
  /** Deliveries that are held until their turn comes. */
  readonly held?: (() => readonly HeldView[]) | undefined
  /** Hands a request over and records the attempt. */
  readonly send?: ((sending: Sending) => Promise<Sent>) | undefined
  /** Attacks an endpoint of this machine. @throws {Problem} it cannot be attacked */
  readonly attack?: ((wish: AttackWish) => Promise<AttackOutcome>) | undefined
  readonly inbox?: InspectedInbox | undefined
  readonly order?: InspectedOrder | undefined
  /** The address at which requests are captured, for the page. */
  readonly captureUrl?: (() => string | undefined) | undefined
  readonly target?: (() => string | undefined) | undefined
  readonly tunnel?: (() => string | undefined) | undefined
  readonly limits?: Readonly<Record<string, string>> | undefined
  /** The paths of fields that are shown one by one, as those of `redactFields`. */
  readonly mask?: readonly string[] | undefined
  /** Records what is done with stored requests; an act that cannot be recorded is refused. */
  readonly audit?: Audit | undefined
  /** Who uses the page, for the audit. */
  readonly who?: ((request: Request) => string) | undefined
}
