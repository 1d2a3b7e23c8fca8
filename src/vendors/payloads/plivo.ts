// The parameters of Plivo's calls, https://docs.plivo.com/docs/voice/xml/request, read on 2026-11-28. All are texts, as in every form.

// The fields that the documentation does not list stay readable.
interface Loose {
  [field: string]: unknown
}

// The values that the documentation lists; others are allowed.
type Open<T extends string> = T | (string & {})

interface Call extends Loose {
  CallUUID: string
  From?: string | undefined
  To?: string | undefined
  ForwardedFrom?: string | undefined
  CallStatus?: Open<'busy' | 'completed' | 'failed' | 'in-progress' | 'no-answer' | 'ringing' | 'timeout'> | undefined
  Direction?: Open<'inbound' | 'outbound'> | undefined
  ALegUUID?: string | undefined
  ALegRequestUUID?: string | undefined
}

interface EndedCall extends Call {
  HangupCause?: string | undefined
  /** In seconds. */
  Duration?: string | undefined
  /** In seconds. */
  BillDuration?: string | undefined
}

/** The payload of each event. */
export interface PlivoPayloads {
  Hangup: EndedCall
  /** A request without `Event`. */
  callback: Call
}
