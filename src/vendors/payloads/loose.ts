/** Fields that a vendor's documentation does not list stay readable, as `unknown`. */
export interface Loose {
  [field: string]: unknown
}

/** The values that a vendor documents; others are allowed. */
export type Open<T extends string> = T | (string & {})
