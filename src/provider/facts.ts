/**
 * What a vendor documents about its deliveries, as one row of the table in `docs/vendors/README.md`.
 *
 * Every field is plain text. What the code uses as well stands in one constant for both.
 */
export interface VendorFacts {
  /** The vendor's name as it writes it, and the product where it has several. */
  readonly vendor: string
  /** The function that makes the provider, as it is called: `github`, or `google({ product: 'drive' })`. */
  readonly preset: string
  /** The headers that prove who sent it, separated by a comma and a space. */
  readonly header: string
  /** How it is proven: `HMAC-SHA256`, `Ed25519`, `token`. */
  readonly algorithm: string
  /** How the proof is written: `hex`, `base64`, `text`. */
  readonly encoding: string
  /** What is signed, in its order: `body`, `timestamp + '.' + body`; `nothing` for a token. */
  readonly signed: string
  /** How far a signed time may be off, with its unit; `none` where no time is signed. */
  readonly tolerance: string
  /** What it asks of an endpoint before or beside deliveries; `none`. */
  readonly handshake: string
  /** What is the same when it sends a delivery again. */
  readonly dedupeKey: string
  /** When and how often it sends again. */
  readonly retries: string
  /** The address of the vendor's page that says so. */
  readonly source: string
}
