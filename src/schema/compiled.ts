import { type $ZodType, compile, type output, validate } from 'zod/v4/core'

/**
 * Turns a schema into one with a generated check, many times as fast, for runtimes that allow code generation.
 *
 * The schema must not transform: a value that matches is given out as it came, because to build it once more costs ten
 * times as much as to look at it. A value that does not match takes the long way, which finds the issues.
 */
export function compileSchema<S extends $ZodType>(schema: S): S {
  const compiled: S = compile(schema)
  const { validate: explain, ...standard } = compiled['~standard']
  compiled['~standard'] = {
    ...standard,
    // Nothing is transformed, so what goes in has the type of what comes out.
    validate(value) {
      return validate(compiled, value) ? { value: value as output<S> } : explain(value)
    },
  }
  return compiled
}
