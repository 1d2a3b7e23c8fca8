import type { $ZodType } from 'zod/v4/core'

/** Returns the schema unchanged, for runtimes without code generation and for small bundles. */
export function compileSchema<S extends $ZodType>(schema: S): S {
  return schema
}
