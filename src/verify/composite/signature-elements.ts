/**
 * The signatures of a request as text, and the timestamp beside them.
 *
 * In its own file, because public declarations refer to it and must not import `#crypto`.
 */
export interface SignatureElements {
  readonly signatures: readonly string[]
  /** `undefined` if the header has none. */
  readonly timestamp: string | undefined
}
