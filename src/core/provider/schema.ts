import { type PayloadIssue, refusal } from '../../errors.js'
import { isPromise, type MaybePromise } from '../base/maybe-promise.js'
import { printable } from '../base/printable.js'

/**
 * The Standard Schema interface, version 1, which zod, valibot and others implement.
 *
 * @see https://standardschema.dev
 */
export interface Schema<Output = unknown> {
  readonly '~standard': {
    readonly version: 1
    readonly vendor: string
    readonly validate: (value: unknown) => SchemaResult<Output> | Promise<SchemaResult<Output>>
    readonly types?: { readonly input: unknown; readonly output: Output } | undefined
  }
}

/** The output type of a schema. */
export type OutputOf<S extends Schema> = NonNullable<S['~standard']['types']>['output']

type SchemaResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly SchemaIssue[] }

interface SchemaIssue {
  readonly message: string
  /** The kind of issue and the type that a schema of zod expects. */
  readonly code?: string
  readonly expected?: unknown
  readonly values?: readonly unknown[]
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined
}

/** @throws {TypeError} naming the option, unless the value is a Standard Schema: an object or a function */
export function requireSchema(value: Schema, option: string): void {
  if (typeof value?.['~standard']?.validate !== 'function') throw new TypeError(`${option} must be a Standard Schema`)
}

type Result<Output> = Awaited<ReturnType<Schema<Output>['~standard']['validate']>>

/** The maximum number of issues in an error: a hostile payload can cause one per value. */
const maxIssues = 20

/**
 * Validates a value.
 *
 * @returns the output of the schema
 * @throws {WebhookError} `payload_invalid` with the issues
 */
export function validate<Output>(schema: Schema<Output>, value: unknown): MaybePromise<Output> {
  let result: MaybePromise<Result<Output>>
  try {
    result = schema['~standard'].validate(value)
  } catch (error) {
    result = withoutIssues(error)
  }
  if (isPromise(result)) {
    return Promise.resolve(result)
      .catch(withoutIssues)
      .then((late) => (late.issues === undefined ? late.value : invalid(late.issues, value)))
  }
  return result.issues === undefined ? result.value : invalid(result.issues, value)
}

// A payload with too many issues overflows zod's stack. This is the sender's fault, so the payload is refused as
// invalid, without a list of issues.
function withoutIssues(error: unknown): Result<never> {
  if (error instanceof RangeError && error.message.includes('call stack')) return { issues: [] }
  throw error
}

function invalid(found: readonly SchemaIssue[], value: unknown): never {
  const issues = found.slice(0, maxIssues).map((issue) => toPayloadIssue(issue, value))
  const [first] = issues
  const where = first === undefined || first.path === '' ? 'the payload' : first.path
  throw refusal('payload_invalid', `${where}: ${first?.message ?? 'invalid'}`, { issues })
}

// Escaped, because the sender chooses the keys and some libraries quote them in messages.
function toPayloadIssue(issue: SchemaIssue, value: unknown): PayloadIssue {
  const keys = (issue.path ?? []).map((key) => (typeof key === 'object' ? key.key : key))
  const path = keys.reduce<string>((start, key) => {
    if (typeof key === 'number') return `${start}[${key}]`
    return `${start}${start && '.'}${String(key).slice(0, 100)}`
  }, '')
  return { path: printable(path), message: printable(describe(issue, keys, value)) }
}

// Without a locale, zod says only `Invalid input`. The type of the value is named, never the value.
function describe(
  { message, code, expected, values }: SchemaIssue,
  keys: readonly PropertyKey[],
  value: unknown,
): string {
  if (message !== 'Invalid input') return String(message)
  const wanted =
    code === 'invalid_value' && values
      ? values.slice(0, 10).map(String).join(' or ')
      : code === 'invalid_union'
        ? 'one of several types'
        : expected
  return typeof wanted === 'string' ? `expected ${wanted}, got ${typeAt(keys, value)}` : message
}

function typeAt(keys: readonly PropertyKey[], value: unknown): string {
  let found = value
  for (const key of keys) {
    const isParent = typeof found === 'object' && found !== null && Object.hasOwn(found, key)
    found = isParent ? Reflect.get(found as object, key) : undefined
  }
  if (Array.isArray(found)) return 'array'
  return found === null ? 'null' : typeof found
}
