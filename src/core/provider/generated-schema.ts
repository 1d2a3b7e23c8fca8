import type { Schema } from './schema.js'

/** An issue of a generated validator. The path grows while the validators of the containers return. */
export interface Issue {
  readonly message: string
  /** What a value of the schema is; `undefined` if the type alone does not say it. */
  readonly expected: string | undefined
  readonly path: PropertyKey[]
}

/** Adds the issues of a value, with their paths in it. The build writes these functions. */
export type Validator = (value: unknown, issues: Issue[]) => void

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
        validator(value, issues)
        return issues.length === 0 ? { value } : { issues }
      },
    },
  }
}

/** Adds an issue of the value itself, or of one of its fields. */
export function fail(issues: Issue[], expected?: string, ...path: PropertyKey[]): void {
  if (issues.length < maxIssues) issues.push({ message: 'Invalid input', expected, path })
}

/** Validates a field or an item. */
export function within(issues: Issue[], key: PropertyKey, validator: Validator, value: unknown): void {
  const start = issues.length
  validator(value, issues)
  for (let index = start; index < issues.length; index++) issues[index]?.path.unshift(key)
}

/** Whether a value has no issues. */
export function matches(validator: Validator, value: unknown): boolean {
  const issues: Issue[] = []
  validator(value, issues)
  return issues.length === 0
}

/** Whether a value is an object and not a list. */
export function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
