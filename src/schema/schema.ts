import { chain, isPromise, type MaybePromise } from '../base/maybe-promise.js'
import { printable } from '../base/printable.js'
import { type PayloadIssue, refusal } from '../errors.js'

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
  return chain(findIssues(schema, value), requireValid)
}

function findIssues<Output>(schema: Schema<Output>, value: unknown): MaybePromise<Result<Output>> {
  try {
    const result = schema['~standard'].validate(value)
    return isPromise(result) ? result.then(undefined, withoutIssues) : result
  } catch (error) {
    return withoutIssues(error)
  }
}

// A payload with too many issues overflows zod's stack. This is the sender's fault, so the payload is refused as
// invalid, without a list of issues.
function withoutIssues(error: unknown): Result<never> {
  if (error instanceof RangeError && error.message.includes('call stack')) return { issues: [] }
  throw error
}

function requireValid<Output>(result: Result<Output>): Output {
  if (result.issues === undefined) return result.value
  const issues = result.issues.slice(0, maxIssues).map(toPayloadIssue)
  const [first] = issues
  const where = first === undefined || first.path === '' ? 'the payload' : first.path
  throw refusal('payload_invalid', `${where}: ${first?.message ?? 'invalid'}`, { issues })
}

// Escaped, because the sender chooses the keys and some libraries quote them in messages.
function toPayloadIssue(issue: Extract<Result<never>, { issues: readonly unknown[] }>['issues'][number]): PayloadIssue {
  const keys = (issue.path ?? []).map((key) => String(typeof key === 'object' ? key.key : key).slice(0, 100))
  return { path: printable(keys.join('.')), message: printable(String(issue.message)) }
}
