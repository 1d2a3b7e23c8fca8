import { type PayloadIssue, refusal } from '../errors.js'
import { chain, type MaybePromise } from '../maybe-promise.js'
import type { Schema } from './schema.js'

type Result<Output> = Awaited<ReturnType<Schema<Output>['~standard']['validate']>>

/** The most issues that an error carries: a hostile payload can have one for every value in it. */
const maxIssues = 20

/**
 * The value as its schema gives it out.
 *
 * @throws {WebhookError} `payload_invalid` with the places that do not match
 */
export function validate<Output>(schema: Schema<Output>, value: unknown): MaybePromise<Output> {
  return chain(schema['~standard'].validate(value), (result) => requireValid(result))
}

function requireValid<Output>(result: Result<Output>): Output {
  if (result.issues === undefined) return result.value
  const issues = result.issues.slice(0, maxIssues).map(toPayloadIssue)
  const [first] = issues
  const where = first === undefined || first.path === '' ? 'the payload' : first.path
  throw refusal('payload_invalid', `${where}: ${first?.message ?? 'invalid'}`, { issues })
}

function toPayloadIssue(issue: Extract<Result<never>, { issues: readonly unknown[] }>['issues'][number]): PayloadIssue {
  const path = (issue.path ?? []).map((key) => String(typeof key === 'object' ? key.key : key).slice(0, 100)).join('.')
  return { path, message: issue.message }
}
