import type { BodyLimits, IncomingRequest } from '../request/delivery.js'

/** What a framework has done to a request before the adapter sees it. */
export interface NodeSource {
  /** The request target as it arrived, where the framework rewrites `request.url`. */
  readonly target?: string | undefined
  /** What the framework may have kept of the body: bytes, text, or what a parser made of it. */
  readonly kept?: () => readonly unknown[]
  /** What to do where the body is gone, for the message of `body_unavailable`. */
  readonly remedy: string
}

/** A Node request as the pipeline takes it. */
export interface NodeRequest extends IncomingRequest {
  readonly body: (limits: BodyLimits) => Promise<Uint8Array>
  /** Whether the body has been read to its end. Node tells it only after the parser has gone on. */
  whole: boolean
}
