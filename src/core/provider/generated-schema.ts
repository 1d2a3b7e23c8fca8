import type { Schema } from './schema.js'

/** An issue of a generated validator. */
interface Issue {
  readonly message: string
  /** What a value of the schema is; `undefined` if the type alone does not say it. */
  readonly expected: string | undefined
  readonly path: readonly PropertyKey[]
}

/** Where a value is: in a container, or the payload itself, which collects the issues. */
export type Place = { readonly container: Place; readonly key: PropertyKey } | { readonly issues: Issue[] }

/** Adds the issues of the value at a place. The build writes these functions. */
export type Validator = (value: unknown, at: Place) => void

/** A hostile payload can have an issue per value; no caller reads more than these. */
const maxIssues = 20

/** The Standard Schema of a generated validator. A matching value is returned as is. */
export function generatedSchema(validator: Validator): Schema {
  return {
    '~standard': {
      version: 1,
      vendor: 'webhook-receiver',
      validate(value) {
        const issues: Issue[] = []
        validator(value, { issues })
        return issues.length === 0 ? { value } : { issues }
      },
    },
  }
}

/** Adds an issue of the value at a place, or of one of its fields. */
export function fail(at: Place, expected?: string, ...path: PropertyKey[]): void {
  let place = at
  for (; 'container' in place; place = place.container) path.unshift(place.key)
  if (place.issues.length < maxIssues) place.issues.push({ message: 'Invalid input', expected, path })
}

/** Whether a value has no issues. */
export function matches(validator: Validator, value: unknown): boolean {
  const issues: Issue[] = []
  validator(value, { issues })
  return issues.length === 0
}

/** Whether a value is an object and not a list. */
export function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
