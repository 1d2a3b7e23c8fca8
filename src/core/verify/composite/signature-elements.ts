/**
 * The signatures of a request as text, and the timestamp beside them.
 *
 * In its own file, because public declarations refer to it and must not import `#crypto`.
 */
export interface SignatureElements {
  readonly signatures: readonly string[]
  /** `undefined` if the header has none. */
  readonly timestamp: string | undefined
  /** The names of the signed headers, if the format has a pair for them. */
  readonly listed?: string | undefined
}
