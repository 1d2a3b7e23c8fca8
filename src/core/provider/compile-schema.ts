import { type $ZodType, type output, safeParse } from 'zod/v4/core'
import type { Schema } from './schema.js'

/**
 * Makes a Standard Schema of a zod schema that neither transforms nor strips: a matching value is returned as is.
 *
 * In the built package, a call at the top level of a file is replaced by a generated validator with the same result, so
 * that zod is not loaded. The build fails for a part of zod that it cannot generate.
 */
export function compileSchema<S extends $ZodType>(schema: S): Schema<output<S>> {
  return {
    '~standard': {
      version: 1,
      vendor: 'webhook-receiver',
      validate(value) {
        const result = safeParse(schema, value, plainMessages)
        if (!result.success) return { issues: result.error.issues }
        // Without transforms, input and output have the same type.
        return { value: value as output<S> }
      },
    },
  }
}

// Without it the messages would be those of the locale that somebody configured for zod, or that a schema of zod sets.
const plainMessages = { error: () => 'Invalid input' }
