import { encodeUtf8 } from '../bytes/utf8.js'
import type { WebhookRequest } from '../delivery.js'
import { refusal, WebhookError } from '../errors.js'
import type { MaybePromise } from '../maybe-promise.js'

/** A shared secret: text, used as its UTF-8 bytes, or the bytes themselves. */
export type Secret = string | Uint8Array

/**
 * Finds the secrets for a request, newest first: one per tenant, or from a store that rotates them.
 *
 * It sees a request that is not verified yet. None at all refuses the request; a rejection answers 503.
 */
export type SecretResolver = (request: WebhookRequest) => MaybePromise<Secret | readonly Secret[] | undefined>

/** One secret, several with the newest first, or a function that finds them. */
export type SecretSource = Secret | readonly Secret[] | SecretResolver

/** Finds prepared secrets, newest first and never empty. */
export type PreparedSecrets<Prepared> = (request: WebhookRequest) => MaybePromise<readonly Prepared[]>

/**
 * Prepares secrets once where they are fixed, and for each request where a resolver finds them.
 *
 * @param source - the option as the user gave it
 * @param option - its name, for the message
 * @param prepare - what a verifier needs of one secret
 * @throws {TypeError} there is no secret, or an empty one: it would let anybody sign
 */
export function prepareSecrets<Prepared>(
  source: SecretSource,
  option: string,
  prepare: (secret: Uint8Array) => Prepared,
): PreparedSecrets<Prepared> {
  if (typeof source === 'function') return (request) => resolveSecrets(source, request, prepare)
  const secrets = toList(source).map(toSecretBytes)
  if (secrets.length === 0 || secrets.some((secret) => secret.length === 0)) {
    throw new TypeError(`${option} must be one or more non-empty secrets`)
  }
  const prepared = secrets.map(prepare)
  return () => prepared
}

async function resolveSecrets<Prepared>(
  resolve: SecretResolver,
  request: WebhookRequest,
  prepare: (secret: Uint8Array) => Prepared,
): Promise<readonly Prepared[]> {
  const secrets = toList(await callResolver(resolve, request)).map(toSecretBytes)
  if (secrets.length === 0) throw refusal('key_unknown', 'there is no secret for this request')
  if (secrets.some((secret) => secret.length === 0)) {
    throw new WebhookError('key_unavailable', 'the secret resolver returned an empty secret')
  }
  return secrets.map(prepare)
}

async function callResolver(resolve: SecretResolver, request: WebhookRequest): Promise<ReturnType<SecretResolver>> {
  try {
    return await resolve(request)
  } catch (cause) {
    throw new WebhookError('key_unavailable', 'the secret resolver failed', { cause })
  }
}

function toList(secrets: Secret | readonly Secret[] | undefined): readonly Secret[] {
  if (secrets === undefined || secrets === null) return []
  return typeof secrets === 'string' || secrets instanceof Uint8Array ? [secrets] : secrets
}

// An unset environment variable arrives here as undefined, and becomes an empty secret that both callers refuse.
function toSecretBytes(secret: Secret | undefined): Uint8Array {
  if (typeof secret === 'string') return encodeUtf8(secret)
  return secret instanceof Uint8Array ? secret : new Uint8Array()
}
