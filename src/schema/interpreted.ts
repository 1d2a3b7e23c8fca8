import type { $ZodType } from 'zod/v4/core'

/** Leaves a schema as it is, for runtimes without code generation and for bundles that have to be small. */
export function compileSchema<S extends $ZodType>(schema: S): S {
  return schema
}
