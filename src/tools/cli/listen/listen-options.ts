import type { CaptureFilter } from '../../inspector/captures/filter.js'
import type { SecretFlagValues } from '../secrets.js'
import type { ProviderRoute, TargetRoute } from './routes.js'
import type { RawAnswer } from './server.js'

/** What `listen` was asked to do. */
export interface ListenOptions {
  readonly port: number
  readonly max: number
  /** How long captures are kept, in milliseconds; `undefined` for no limit. */
  readonly maxAgeMs: number | undefined
  /** The longest body that is taken. */
  readonly maxBodyBytes: number
  readonly providerRoutes: readonly ProviderRoute[]
  readonly routes: readonly TargetRoute[]
  /** The answer to requests without a target. */
  readonly respond: RawAnswer | undefined
  /** The rules of retries; '' for those of the provider; `undefined` without retries. */
  readonly retry: string | undefined
  readonly speed: number
  readonly ordered: boolean
  readonly holdWhileDown: boolean
  readonly filter: CaptureFilter
  readonly timeoutMs: number
  readonly keepHost: boolean
  readonly insecure: boolean
  readonly secrets: SecretFlagValues
  /** The value of `--tunnel`; `undefined` without a tunnel. */
  readonly tunnel: string | undefined
  /** The page; `undefined` without one. */
  readonly ui: { readonly port: number; readonly open: boolean } | undefined
}
