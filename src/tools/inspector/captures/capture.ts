import type { HeaderLine } from '../../../core/request/delivery.js'

/** Whether a provider accepted a request; `unknown` without a provider that could tell. */
export type CaptureStatus = 'verified' | 'refused' | 'unknown'

/** How a request came into the folder. */
export type CaptureOrigin = 'received' | 'replayed' | 'sent'

/** What a provider said about a request. */
export interface Verdict {
  readonly status: CaptureStatus
  /** The code of the error of a refused request, such as `signature_mismatch`. */
  readonly code?: string | undefined
  /** Why it was refused, without a secret and without a part of the body. */
  readonly message?: string | undefined
  /** The name of the event; `undefined` if a request carries several deliveries. */
  readonly event?: string | undefined
  /** The provider's id of the delivery. */
  readonly deliveryId?: string | undefined
  readonly sequence?: { readonly channel: string; readonly number: number } | undefined
  /** What verification rests on: `signature`, `token`, `basic`, `url` or `none`. */
  readonly strength?: string | undefined
  /** The verifier that accepted the request, such as `hmacSignature`. */
  readonly verifier?: string | undefined
  /** The algorithm of the signature, such as `hmac-sha256`. */
  readonly algorithm?: string | undefined
  /** The key that matched: its `kid`, or the position of the secret, where 0 is the newest. */
  readonly key?: string | number | undefined
  /** How many secrets the provider has. */
  readonly keys?: number | undefined
  /** The signed time, in milliseconds since 1970. */
  readonly signedAt?: number | undefined
}

/** What the doctor found out about a refused request. */
export interface CaptureDiagnosis {
  /** A cause of `webhook-receiver/doctor`, such as `body_reserialised`. */
  readonly cause: string
  /** The change that makes verification succeed. */
  readonly proof: string
  readonly fix: string
  /** The command with which to go on after the fix, as it was right where `listen` ran. */
  readonly run?: string | undefined
  /** Observations that prove nothing. */
  readonly hints?: readonly string[] | undefined
}

/** One request, with the exact bytes of its body and its header lines as they arrived. */
export interface Capture {
  /** Counts from 1 in each folder. */
  readonly id: number
  /** The time of receipt, in ISO 8601. */
  readonly receivedAt: string
  readonly method: string
  /** The request target as sent, such as `/hooks?token=1`. */
  readonly target: string
  /** Such as `1.1`. */
  readonly httpVersion: string
  /** Every header line in its order, as Latin-1 text. */
  readonly rawHeaders: readonly HeaderLine[]
  /** The bytes of the body, in base64. */
  readonly body: string
  /** Set if the body was longer than the limit, and only its beginning is kept. */
  readonly truncated?: true | undefined
  /** The name of the provider that the verdict is from. */
  readonly provider?: string | undefined
  readonly verdict: Verdict
  readonly diagnosis?: CaptureDiagnosis | undefined
  readonly origin: CaptureOrigin
  /** The capture that was replayed. */
  readonly of?: number | undefined
  /** The id of the key that it is sealed with, if it cannot be opened: only its id and its time are known then. */
  readonly sealedWith?: string | undefined
}

/** A capture before it has an id. */
export type NewCapture = Omit<Capture, 'id'>

/** The parts of a capture that become known later. */
export type Amendment = Partial<Pick<Capture, 'provider' | 'verdict' | 'diagnosis'>>

/** One attempt to hand a capture to a server, and its answer. */
export interface Attempt {
  /** The id of the capture. */
  readonly capture: number
  /** Counts from 1 for each capture. */
  readonly number: number
  /** When the attempt began, in ISO 8601. */
  readonly at: string
  readonly to: string
  /** The status of the answer; `undefined` if none came. */
  readonly status?: number | undefined
  readonly rawHeaders?: readonly HeaderLine[] | undefined
  /** The beginning of the answer's body, in base64. */
  readonly body?: string | undefined
  readonly durationMs: number
  /** Why no answer came: `timeout`, or a code such as `ECONNREFUSED`. */
  readonly error?: string | undefined
  /** When the next attempt is planned, in ISO 8601. */
  readonly nextAt?: string | undefined
}

/** An attempt before it has a number. */
export type NewAttempt = Omit<Attempt, 'number'>

/** A change of the captures, with its position. */
export type CaptureEvent = { readonly position: string } & (
  | { readonly capture: Capture }
  | { readonly attempt: Attempt }
  | { readonly removed: readonly number[] }
)

/** The bytes of the body of a capture. */
export function bodyOf({ body = '' }: { readonly body?: string | undefined }): Buffer {
  return Buffer.from(body, 'base64')
}
