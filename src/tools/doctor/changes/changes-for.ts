import type { AnyProvider } from '../../../core/provider/provider.js'
import type { RequestHead } from '../../../core/request/delivery.js'
import type { Secret } from '../../../core/verify/secrets/secrets.js'
import type { WebhookError } from '../../../errors.js'
import { bodyChanges } from './body-changes.js'
import type { Change, Situation } from './change.js'
import { cleanedHeaders, renamedHeaders, rewrittenSignatures, singleHeaders } from './header-changes.js'
import { type LabelledSecrets, ownSecretChanges, secretChanges } from './secret-changes.js'
import { urlChanges } from './url-changes.js'

/** Other secrets and URLs, which only the caller knows. */
export interface Candidates {
  readonly secrets: LabelledSecrets
  readonly withSecret: ((secret: Secret) => AnyProvider) | undefined
  readonly withUrl: ((url: string) => AnyProvider) | undefined
  /** The secrets with which the provider verifies the request. */
  readonly own: readonly Secret[]
}

/** Yields the changes to try after an error, the likeliest first. */
export function* changesFor(situation: Situation, error: WebhookError, candidates: Candidates): Generator<Change> {
  const { code, field } = error
  // Each of these errors comes from one check, and only one kind of change can correct it.
  if (code === 'key_unavailable') return
  if (code === 'transport_insecure') return yield* tlsChange(situation)
  if (code === 'timestamp_too_old' || code === 'timestamp_in_future') return yield* clockChange(situation, error)
  if (code === 'proof_missing' && field !== undefined) yield* renamedHeaders(situation, field)
  if (code === 'proof_duplicated' && field !== undefined) yield* singleHeaders(situation, field)
  if (!/^proof_|^signature_mismatch$/.test(code)) {
    yield* cleanedHeaders(situation, field ?? 'authorization')
    yield* rewrittenSignatures(situation, field ?? 'authorization')
  }
  yield* bodyChanges(situation)
  if (candidates.withSecret) yield* secretChanges(situation, candidates.secrets, candidates.withSecret)
  yield* ownSecretChanges(situation, candidates.own)
  yield* urlChanges(situation, candidates.withUrl)
  // Hex decoded as base64 is a well-formed signature that does not match.
  if (code === 'signature_mismatch') {
    for (const name of signatureHeaders(situation.request)) yield* rewrittenSignatures(situation, name)
  }
}

function* tlsChange(situation: Situation): Generator<Change> {
  const request = { ...situation.request, encrypted: true }
  const evidence = 'with a connection that uses TLS'
  yield { cause: 'tls_missing', evidence, searchFurther: true, situation: { ...situation, request } }
}

const day = 86_400_000

/** Sets the clock to the signed time. */
function* clockChange(situation: Situation, { field, skewSeconds }: WebhookError): Generator<Change> {
  if (skewSeconds === undefined || !Number.isFinite(skewSeconds)) return
  const { now } = situation
  const signed = now - skewSeconds * 1000
  const change = { field, skewSeconds, searchFurther: true, situation: { ...situation, now: signed } }
  // If the unit is mistaken, the time is wrong by a factor of 1000.
  const isMilliseconds = Math.abs(signed / 1000 - now) < day
  if (isMilliseconds || Math.abs(signed * 1000 - now) < 1000 * day) {
    const unit = isMilliseconds ? 'milliseconds' : 'seconds'
    yield { ...change, cause: 'timestamp_unit', evidence: `with the signed time counted in ${unit}` }
  } else {
    yield { ...change, cause: 'clock_skew', evidence: `with the clock at the signed time, ${describe(skewSeconds)}` }
  }
}

function describe(skewSeconds: number): string {
  const seconds = Math.round(Math.abs(skewSeconds))
  const hours = Math.round(seconds / 3600)
  const zone = hours > 0 && hours <= 14 && Math.abs(seconds - hours * 3600) < 90
  const direction = skewSeconds > 0 ? 'past' : 'future'
  return `which is ${seconds} s in the ${direction}${zone ? ' and nearly whole hours, like a time zone' : ''}`
}

function signatureHeaders({ headers }: RequestHead): readonly string[] {
  // Other headers with such names contain the time, the algorithm or the key id, which are shorter.
  const carriers = headers.filter(([name, value]) => /sign|hmac/i.test(name) && value.length >= 27)
  return [...new Set(carriers.map(([name]) => name.toLowerCase()))].slice(0, 2)
}
