import { type $ZodType, compile, type output, validate } from 'zod/v4/core'

/**
 * Compiles a schema to generated code, which is many times faster, for runtimes that allow code generation.
 *
 * The schema must not transform: a matching value is returned as is, because copying it would take ten times as long. Any
 * other value goes through the uncompiled schema, which reports the issues.
 */
export function compileSchema<S extends $ZodType>(schema: S): S {
  const compiled: S = compile(schema)
  const { validate: explain, ...standard } = compiled['~standard']
  compiled['~standard'] = {
    ...standard,
    // Without transforms, input and output have the same type.
    validate(value) {
      return validate(compiled, value) ? { value: value as output<S> } : explain(value)
    },
  }
  return compiled
}
