/** The fields that the documentation does not list stay readable, as `unknown`. */
export interface Loose {
  [field: string]: unknown
}

/** The values that the documentation lists; others are allowed. */
export type Open<T extends string> = T | (string & {})
