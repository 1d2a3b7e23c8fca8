import {
  requireFunction,
  requireObject,
  requireOneOf,
  requirePlainObject,
  requirePositiveInteger,
} from '../base/options.js'
import type { AnyProvider } from '../provider/provider.js'
import type { Secret } from '../verify/secrets/secrets.js'
import type { Candidates } from './changes/changes.js'
import type { DiagnosisFramework } from './diagnosis.js'
import { diagnosisFrameworks } from './fixes.js'

/** Options of `diagnose`. */
export interface DiagnoseOptions {
  /** The time of receipt, in milliseconds since 1970. @default Date.now() */
  readonly now?: number
  /** In which framework the request arrived, for a fix that names the line to change. @default 'general' */
  readonly framework?: DiagnosisFramework
  /** Secrets that may be meant, by a label that the diagnosis may tell: `{ staging: '...' }`. At most 16 are tried. */
  readonly secrets?: Readonly<Record<string, Secret>>
  /** Makes the provider with one of `secrets`: `(secret) => github({ secrets: secret })`. */
  readonly withSecret?: (secret: Secret) => AnyProvider
  /** Makes the provider with another URL, where the sender signs it: `(url) => square({ secrets, url })`. */
  readonly withUrl?: (url: string) => AnyProvider
  /** The most calls of the provider's `verify`. @default 500 */
  readonly maxAttempts?: number
  /** The longest body that is examined. @default 131_072 */
  readonly maxBodyBytes?: number
}

/** The options of a diagnosis, checked and complete. */
export interface DiagnoseSettings {
  readonly now: number
  readonly framework: DiagnosisFramework
  readonly maxAttempts: number
  readonly maxBodyBytes: number
  readonly candidates: Candidates
}

/** @throws {TypeError} which option is wrong */
export function toSettings(options: DiagnoseOptions): DiagnoseSettings {
  requireObject(options, 'diagnose: options')
  const { now = Date.now(), framework = 'general', secrets = {}, withSecret, withUrl } = options
  const { maxAttempts = 500, maxBodyBytes = 131_072 } = options
  if (!Number.isFinite(now)) throw new TypeError('diagnose: now must be milliseconds since 1970')
  requireOneOf(framework, diagnosisFrameworks, 'diagnose: framework')
  requirePlainObject(secrets, 'diagnose: secrets')
  if (withSecret !== undefined) requireFunction(withSecret, 'diagnose: withSecret')
  if (withUrl !== undefined) requireFunction(withUrl, 'diagnose: withUrl')
  if ((withSecret === undefined) !== (options.secrets === undefined)) {
    throw new TypeError('diagnose: secrets and withSecret must be given together')
  }
  requirePositiveInteger(maxAttempts, 'diagnose: maxAttempts')
  requirePositiveInteger(maxBodyBytes, 'diagnose: maxBodyBytes')
  const candidates: Candidates = { secrets: usable(secrets), withSecret, withUrl }
  return { now, framework, maxAttempts, maxBodyBytes, candidates }
}

// An environment variable that is not set arrives here as undefined or as an empty text.
function usable(secrets: Readonly<Record<string, Secret | undefined>>): Candidates['secrets'] {
  const entries = Object.entries(secrets)
  return Object.fromEntries(
    entries.filter((entry): entry is [string, Secret] => {
      const [, secret] = entry
      return (typeof secret === 'string' || secret instanceof Uint8Array) && secret.length > 0
    }),
  )
}
