import {
  type Check,
  type Checks,
  oneOf,
  optional,
  requireFunction,
  requirePlainObject,
  requirePositiveInteger,
} from '../../core/base/options.js'
import type { AnyProvider } from '../../core/provider/provider.js'
import type { WebhookRequest } from '../../core/request/delivery.js'
import type { Secret } from '../../core/verify/secrets/secrets.js'
import type { Candidates } from './changes/changes-for.js'
import type { ProviderCandidate } from './detect/detect-provider.js'
import type { DiagnosisFramework } from './diagnosis.js'
import { diagnosisFrameworks } from './fixes.js'

/** Options of `diagnose`. */
export interface DiagnoseOptions {
  /** The time of receipt, in milliseconds since 1970. @default Date.now() */
  readonly now?: number
  /** The framework that received the request, so that the fix can name the line to change. @default 'general' */
  readonly framework?: DiagnosisFramework
  /**
   * Candidate secrets by label, such as `{ staging: '...' }`. The diagnosis contains only the labels. At most 16
   * secrets are tried.
   */
  readonly secrets?: Readonly<Record<string, Secret>>
  /** Makes the provider with one of `secrets`: `(secret) => github({ secrets: secret })`. */
  readonly withSecret?: (secret: Secret) => AnyProvider
  /** Makes the provider with a different URL, for senders that sign the URL: `(url) => square({ secrets, url })`. */
  readonly withUrl?: (url: string) => AnyProvider
  /**
   * Names the senders that a request resembles: `detectProvider` of `webhook-receiver/detect`. The hints then name a sender
   * that is not the provider.
   *
   * @default the sender is not examined
   */
  readonly detect?: (request: WebhookRequest) => readonly ProviderCandidate[]
  /** The maximum number of calls to the provider's `verify`. @default 500 */
  readonly maxAttempts?: number
  /** The longest body to examine, in bytes. @default 131_072 */
  readonly maxBodyBytes?: number
}

const requireTime: Check = (value, option) => {
  if (!Number.isFinite(value)) throw new TypeError(`${option} must be milliseconds since 1970`)
}

export const diagnoseChecks: Checks<DiagnoseOptions> = {
  now: optional(requireTime),
  framework: optional(oneOf(diagnosisFrameworks)),
  secrets: optional(requirePlainObject),
  withSecret: optional(requireFunction),
  withUrl: optional(requireFunction),
  detect: optional(requireFunction),
  maxAttempts: optional(requirePositiveInteger),
  maxBodyBytes: optional(requirePositiveInteger),
}

/** The options of a diagnosis, with their defaults. */
export interface DiagnoseSettings {
  readonly now: number
  readonly framework: DiagnosisFramework
  readonly maxAttempts: number
  readonly maxBodyBytes: number
  readonly detect: NonNullable<DiagnoseOptions['detect']>
  readonly candidates: Omit<Candidates, 'own'>
}

/**
 * @param options - checked with {@link diagnoseChecks}
 * @throws {TypeError} if only one of `secrets` and `withSecret` is given
 */
export function toDiagnoseSettings(options: DiagnoseOptions, caller: string): DiagnoseSettings {
  const { now = Date.now(), framework = 'general', secrets = {}, withSecret, withUrl } = options
  const { maxAttempts = 500, maxBodyBytes = 131_072, detect = () => [] } = options
  if ((withSecret === undefined) !== (options.secrets === undefined)) {
    throw new TypeError(`${caller}: secrets and withSecret must be given together`)
  }
  const candidates = { secrets: withoutUnset(secrets), withSecret, withUrl }
  return { now, framework, maxAttempts, maxBodyBytes, detect, candidates }
}

// An unset environment variable arrives here as undefined or as an empty string.
function withoutUnset(secrets: Readonly<Record<string, Secret | undefined>>): Candidates['secrets'] {
  return Object.fromEntries(
    Object.entries(secrets).filter((entry): entry is [string, Secret] => {
      const [, secret] = entry
      return (typeof secret === 'string' || secret instanceof Uint8Array) && secret.length > 0
    }),
  )
}
