import { isWebhookError, refusal } from '../../../errors.js'
import { type Check, checkOptions, optional, requireObject, requireText } from '../../base/options.js'
import { problemOfSecret } from './pasted.js'

/** Options of {@link fromEnv}. */
export interface FromEnvOptions {
  /**
   * The object with the variables, such as `env` of `cloudflare:workers`; it is read at the first request.
   *
   * @default process.env
   */
  readonly env?: object
}

/**
 * Reads secrets or tokens from environment variables at the first request, for every option that takes a resolver.
 *
 * A module that is loaded without the variables, as by a build, does not fail. The first variable must be set; others may be
 * unset, such as the old secret of a rotation. A value that cannot be a secret is refused: one with quotation marks or white
 * space around it, or the id of an endpoint. Requests are answered with 503 (`key_unavailable`), and the error names the
 * variable, until it is right. If it is not right when the modules are loaded, a line on the console says so once.
 *
 * @param names - the names of the variables, newest secret first
 * @throws {TypeError} if a name is missing or an option is invalid; the message names it
 *
 * @example
 * const provider = stripe({ secrets: fromEnv('STRIPE_WEBHOOK_SECRET', 'STRIPE_WEBHOOK_SECRET_OLD') })
 */
export function fromEnv(names: string | readonly string[], options: FromEnvOptions): () => readonly string[]
export function fromEnv(...names: readonly string[]): () => readonly string[]
export function fromEnv(...values: readonly unknown[]): () => readonly string[] {
  const [first, options] = values
  const hasOptions = values.length === 2 && typeof options !== 'string'
  if (hasOptions) checkOptions<FromEnvOptions>(options as FromEnvOptions, 'fromEnv', { env: optional(requireEnv) })
  const names = hasOptions ? [first].flat() : values
  if (names.length === 0) throw new TypeError('fromEnv: the name of a variable must be given')
  for (const name of names) requireText(name, 'fromEnv: the name of a variable')
  const { env } = (hasOptions ? options : {}) as FromEnvOptions
  const read = () => readSecrets(names as readonly string[], env ?? processEnv())
  // Later, so that a program that loads its variables after its imports is not warned.
  void Promise.resolve().then(() => warnIfUnusable(read))
  let secrets: readonly string[] | undefined
  // Frozen, so that the keys made of them are kept.
  return () => (secrets ??= Object.freeze(read()))
}

// Shared, because a worker may make a receiver for each request.
const warnings = new Set<string>()
const maxWarnings = 100

// An unsigned request is refused before the secret is read, so its error would not name the variable.
function warnIfUnusable(read: () => unknown): void {
  try {
    read()
  } catch (error) {
    if (!isWebhookError(error) || warnings.has(error.message) || warnings.size === maxWarnings) return
    warnings.add(error.message)
    const { code, message } = error
    globalThis.console.warn(
      `webhook-receiver: ${code}: ${message}. Deliveries that need it are refused. See docs/errors.md#${code}`,
    )
  }
}

const requireEnv: Check = (value, option) => requireObject(value, option, 'an object with the variables')

function readSecrets(names: readonly string[], env: object): string[] {
  return names.flatMap((name, index) => {
    const value: unknown = Reflect.get(env, name)
    if (value === undefined || value === '') {
      if (index > 0) return []
      throw unusable(name, value === '' ? 'is empty' : 'is not set')
    }
    if (typeof value !== 'string') throw unusable(name, 'is not text')
    const problem = value.trim() === '' ? 'is empty' : problemOfSecret(value)
    if (problem !== undefined) throw unusable(name, problem)
    return value
  })
}

function unusable(name: string, problem: string): Error {
  return refusal('key_unavailable', `the environment variable ${name} ${problem}`, { field: name })
}

// A worker may have no `process`, and Deno throws without the permission.
function processEnv(): object {
  const problem = 'process.env cannot be read: pass fromEnv(names, { env })'
  try {
    const env = (globalThis as { process?: { env?: object } }).process?.env
    if (env) return env
  } catch {
    // Reported below.
  }
  throw refusal('key_unavailable', problem)
}
