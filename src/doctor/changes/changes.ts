import type { WebhookError } from '../../errors.js'
import type { AnyProvider } from '../../provider/provider.js'
import type { RequestHead } from '../../request/delivery.js'
import type { Secret } from '../../verify/secrets/secrets.js'
import { bodyChanges } from './body-changes.js'
import type { Change, Situation } from './change.js'
import { clockChange } from './clock-change.js'
import { cleanedHeaders, renamedHeaders, singleHeaders } from './header-changes.js'
import { type LabelledSecrets, secretChanges } from './secret-changes.js'
import { rewrittenSignatures } from './signature-changes.js'
import { urlChanges } from './url-changes.js'

/** What the caller knows and a request does not tell. */
export interface Candidates {
  readonly secrets: LabelledSecrets
  readonly withSecret: ((secret: Secret) => AnyProvider) | undefined
  readonly withUrl: ((url: string) => AnyProvider) | undefined
}

/** The changes that are worth trying after a refusal, the likeliest first. */
export function* changesFor(situation: Situation, error: WebhookError, candidates: Candidates): Generator<Change> {
  const { code, field } = error
  // A check of its own, which comes before the others and says what it wants.
  if (code === 'key_unavailable') return
  if (code === 'transport_insecure') return yield* overTls(situation)
  if (code === 'timestamp_too_old' || code === 'timestamp_in_future') return yield* clockChange(situation, error)
  if (code === 'proof_missing' && field !== undefined) yield* renamedHeaders(situation, field)
  if (code === 'proof_duplicated' && field !== undefined) yield* singleHeaders(situation, field)
  if (!/^proof_|^signature_mismatch$/.test(code)) yield* valueChanges(situation, field ?? 'authorization')
  yield* bodyChanges(situation)
  if (candidates.withSecret) yield* secretChanges(situation, candidates.secrets, candidates.withSecret)
  yield* urlChanges(situation, candidates.withUrl)
  // Hex can pass for base64, and then it is a signature that does not match.
  if (code === 'signature_mismatch') {
    for (const name of signatureHeaders(situation.request)) yield* rewrittenSignatures(situation, name)
  }
}

function* overTls(situation: Situation): Generator<Change> {
  const request = { ...situation.request, encrypted: true }
  const evidence = 'with a connection that is TLS'
  yield { cause: 'tls_missing', evidence, leadsOn: true, situation: { ...situation, request } }
}

function signatureHeaders({ headers }: RequestHead): readonly string[] {
  // Beside them there are often the time, the algorithm and the key.
  const carriers = headers.filter(([name, value]) => /sign|hmac/i.test(name) && value.length >= 27)
  return [...new Set(carriers.map(([name]) => name.toLowerCase()))].slice(0, 2)
}

function* valueChanges(situation: Situation, field: string): Generator<Change> {
  yield* cleanedHeaders(situation, field)
  yield* rewrittenSignatures(situation, field)
}
