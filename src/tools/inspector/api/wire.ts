import type { Proof, Sequence } from '../../../core/request/delivery.js'
import type { SimulatorReport } from '../../../testing/simulator/report.js'
import type { AttemptCause, AttemptFailure, Verdict } from './source.js'

/** One line of the list, as the API sends it to the page. */
export interface CaptureSummary {
  readonly id: string
  /** Milliseconds since 1970. */
  readonly at: number
  readonly provider: string | undefined
  readonly event: string | undefined
  readonly deliveryId: string | undefined
  readonly verdict: Verdict
  /** The code of the error for which it was refused. */
  readonly code: string | undefined
  readonly method: string
  /** The path without the query, which may contain a token. */
  readonly path: string
  /** Of the body, in bytes. */
  readonly size: number
  readonly attempts: number
  /** The answer to the latest attempt. */
  readonly answer: number | AttemptFailure | undefined
  readonly tookMs: number | undefined
  readonly nextAt: number | undefined
  readonly pinned: boolean
  readonly sequence: Sequence | undefined
}

/** The list, and the position from which the stream of events continues it. */
export interface CaptureList {
  readonly captures: readonly CaptureSummary[]
  readonly position: string
}

/** A header line; the value of a masked one is empty. */
export interface ShownHeader {
  readonly name: string
  readonly value: string
  readonly masked: boolean
}

/** Bytes for the page: base64 of the first part, with the places that were overwritten by asterisks. */
export interface ShownBody {
  readonly base64: string
  readonly size: number
  readonly truncated: boolean
  readonly masked: readonly (readonly [start: number, end: number])[]
}

/** One attempt as the page shows it. */
export interface ShownAttempt {
  readonly at: number
  readonly cause: AttemptCause
  readonly target: string | undefined
  readonly answer: number | AttemptFailure
  readonly headers: readonly ShownHeader[]
  readonly body: ShownBody
  readonly tookMs: number
  readonly nextAt: number | undefined
}

/** What the provider does with an answer, by its documented rules. */
export interface AnswerEffect {
  readonly effect: 'delivered' | 'retried' | 'dropped' | 'ended' | 'undocumented'
  readonly text: string
}

/** Everything about one capture, with secrets masked. */
export interface CaptureDetail extends CaptureSummary {
  readonly url: string
  readonly encrypted: boolean
  readonly headers: readonly ShownHeader[]
  readonly body: ShownBody
  readonly message: string | undefined
  readonly proof: Proof | undefined
  readonly history: readonly ShownAttempt[]
  readonly effect: AnswerEffect | undefined
  /** Whether credentials are masked that `reveal` would show. */
  readonly hasSecrets: boolean
  /** The paths of masked fields, each of which `reveal` would show. */
  readonly maskedFields: readonly string[]
}

/** A capture of which something was revealed. */
export interface Revealed {
  readonly detail: CaptureDetail
  readonly parsed: ParsedView
}

/** A part of the signed text. */
export interface SignedPart {
  readonly kind: 'header' | 'body' | 'url' | 'literal' | 'computed'
  /** The name of the header, or what the part is. */
  readonly label: string
  readonly text: string
  /** Whether a change of this part was tried and refused; `undefined` if it was not tried. */
  readonly covered: boolean | undefined
}

/** One check of the verification, in their order. */
export interface VerificationCheck {
  readonly name: string
  readonly result: 'passed' | 'failed' | 'skipped'
  readonly detail: string
}

/** How a request was verified, and what was signed. */
export interface VerificationView {
  readonly provider: string
  readonly proof: Proof | undefined
  readonly checks: readonly VerificationCheck[]
  /** The signed text in its order; `undefined` if the provider signs nothing, or its scheme is not known here. */
  readonly signed: readonly SignedPart[] | undefined
  readonly signedAt: number | undefined
  /** How old the signed time was at receipt, in seconds. */
  readonly ageSeconds: number | undefined
  readonly toleranceSeconds: number | undefined
  /** Whether verification would succeed at this moment. */
  readonly nowAccepted: boolean
}

/** A problem of the payload at one field. */
export interface FieldIssue {
  /** The steps to the field, joined by full stops; empty for the whole payload. */
  readonly path: string
  readonly message: string
}

/** The parsed body. */
export interface ParsedView {
  readonly format: 'json' | 'form' | 'xml' | 'text' | 'binary' | 'empty'
  /** The value of JSON, the pairs of a form, or text. */
  readonly value: unknown
  readonly issues: readonly FieldIssue[]
  /** Whether the provider knows the event; `undefined` without a provider or an event. */
  readonly known: boolean | undefined
  readonly problem: string | undefined
}

/** The counts of a simulation, from the provider's view. */
export type SimulationView = Omit<SimulatorReport, 'deliveries' | 'copies'>

/** An event of the stream. */
export type LiveEvent =
  | { readonly kind: 'added' | 'changed'; readonly capture: CaptureSummary }
  | { readonly kind: 'removed'; readonly id: string }
