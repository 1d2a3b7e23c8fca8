/** A delivery with the signature that the vendor published for it. */
export interface PublishedVector {
  /** Where the vendor published it. */
  readonly source: string
  /** The options of the preset, such as the secret. */
  readonly options: Readonly<Record<string, unknown>>
  /** The time of receipt in milliseconds since 1970. @default now */
  readonly now?: number
  readonly url?: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Uint8Array
  /** The event of the delivery; absent if the published body is not a delivery. */
  readonly event?: string
}

/** What the vendor's document says, written a second time with `node:crypto`. */
interface DocumentedInput {
  readonly secret: string
  /** The body as JSON or as a form, without a signature in it. */
  readonly body: string
  readonly url: string
  /** The time of sending, in milliseconds since 1970. */
  readonly sentAt: number
}

/** The algorithm that the vendor documents. */
export interface Documented {
  readonly secret: string
  readonly body: string
  readonly event: string
  /** The headers that prove the delivery, and the body if the signature is in it. */
  readonly sign: (input: DocumentedInput) => {
    readonly headers?: Readonly<Record<string, string>>
    readonly body?: string
    readonly url?: string
  }
}

/** The evidence for one row: at least one of these, or a check with the vendor's package in `test/vendor-libraries`. */
export interface RowEvidence {
  readonly vectors?: readonly PublishedVector[]
  readonly documented?: Documented
}
