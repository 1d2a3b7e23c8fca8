import { type $ZodType, compile } from 'zod/v4/core'

/** Turns a schema into one with a generated parser, several times as fast, for runtimes that allow code generation. */
export function compileSchema<S extends $ZodType>(schema: S): S {
  return compile(schema)
}
