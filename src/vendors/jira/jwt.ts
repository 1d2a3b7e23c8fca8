import { compactVerify, errors } from 'jose'
import { computeDigest, equalBytes } from '#crypto'
import { chain, type MaybePromise } from '../../core/base/maybe-promise.js'
import { type Checks, checkedLater, checkOptions, optional, requireString } from '../../core/base/options.js'
import { decodeBytes } from '../../core/bytes/encoding.js'
import type { Proof, WebhookRequest } from '../../core/request/delivery.js'
import { requireHeader } from '../../core/request/headers.js'
import { readJoseObject } from '../../core/verify/jose-object.js'
import { type Claims, checkClaimTimes } from '../../core/verify/jwt/claims.js'
import { requireMatch } from '../../core/verify/secrets/require-match.js'
import { prepareSecrets, type Secret, secretBytes } from '../../core/verify/secrets/secrets.js'
import { requireTolerance } from '../../core/verify/signed/timestamp.js'
import type { Verifier, VerifyContext } from '../../core/verify/verifier.js'
import { refusal, type WebhookError } from '../../errors.js'
import { canonicalRequest } from './qsh.js'

const jwtHeader = 'Authorization'
const jwtAlgorithm = 'HS256'

/**
 * Looks up the secrets of a JWT's issuer, newest first; for a Connect app, `issuer` is the `clientKey` of the site. If there
 * is no secret, the request is refused; if the function rejects, the response is 503.
 */
export type JiraSecretResolver = (issuer: string) => MaybePromise<Secret | readonly Secret[] | undefined>

/** Options of {@link jiraOAuthJwt}. */
export interface JiraJwtOptions {
  /** The shared secrets, newest first, or a function that looks them up by the JWT's issuer. */
  readonly secrets: Secret | readonly Secret[] | JiraSecretResolver
  /** How far the times in a JWT may be off, in seconds, because clocks differ. @default 60 */
  readonly toleranceSeconds?: number
}

/** Options of {@link jiraConnectJwt}. */
export interface JiraConnectJwtOptions extends JiraJwtOptions {
  /**
   * The path of the app's `baseUrl`, if request URLs include it: `/app` for `https://host.example/app`. Atlassian signs only
   * the path after it.
   *
   * @default ''
   */
  readonly basePath?: string
}

/**
 * Verifies the JWT of a Connect app's webhooks: `Authorization: JWT`, HS256 with the shared secret of the installation.
 *
 * Its `qsh` claim binds it to the request's method, path and query. **The body is not signed**: the strength of the proof is
 * `token`, and an attacker who sees one request can send others to the same URL until the JWT expires.
 *
 * The lifecycle events of an app (`installed`, `uninstalled`) are signed with RS256 and are refused here.
 *
 * Source: https://developer.atlassian.com/cloud/jira/platform/understanding-jwt-for-connect-apps/
 *
 * @throws {TypeError} if an option is invalid; the message names it
 * @throws {WebhookError} from the verifier: `proof_missing`, `proof_duplicated`, `signature_malformed`,
 * `signature_mismatch` (also if `qsh` does not match the URL), `algorithm_not_allowed`, `timestamp_malformed`,
 * `timestamp_too_old`, `timestamp_in_future`, `key_unknown`, `key_unavailable`
 *
 * @example
 * const verify = jiraConnectJwt({ secrets: async (clientKey) => (await sites.find(clientKey))?.sharedSecret })
 */
export function jiraConnectJwt(options: JiraConnectJwtOptions): Verifier {
  checkOptions(options, 'jiraConnectJwt', { ...jwtChecks, basePath: optional(requireBasePath) })
  const { basePath = '' } = options
  const verify = jwtVerifier(options, 'JWT', 'jiraConnectJwt')
  return (request, context) =>
    chain(verify(request, context), ({ claims, proof }) =>
      chain(computeDigest('sha256', canonicalRequest(request, basePath)), (digest) => {
        const { qsh } = claims
        const given = typeof qsh === 'string' ? decodeBytes(qsh, 'hex') : undefined
        if (given !== undefined && equalBytes(digest, given)) return proof
        throw refusal(
          'signature_mismatch',
          'the qsh claim does not match the method and URL of the request: see basePath',
          {
            field: 'qsh',
          },
        )
      }),
    )
}

/**
 * Verifies the JWT of an OAuth 2.0 app's dynamic webhooks: `Authorization: Bearer`, HS256 with the client secret of the app.
 *
 * **Neither the body nor the URL is signed**: the strength of the proof is `token`, and an attacker who sees one request can
 * send others until the JWT expires.
 *
 * Source: https://developer.atlassian.com/cloud/jira/platform/webhooks/
 *
 * @throws {TypeError} if an option is invalid; the message names it
 * @throws {WebhookError} from the verifier: `proof_missing`, `proof_duplicated`, `signature_malformed`,
 * `signature_mismatch`, `algorithm_not_allowed`, `timestamp_malformed`, `timestamp_too_old`, `timestamp_in_future`,
 * `key_unknown`, `key_unavailable`
 *
 * @example
 * const verify = jiraOAuthJwt({ secrets: process.env.CLIENT_SECRET ?? '' })
 */
export function jiraOAuthJwt(options: JiraJwtOptions): Verifier {
  checkOptions(options, 'jiraOAuthJwt', jwtChecks)
  const verify = jwtVerifier(options, 'Bearer', 'jiraOAuthJwt')
  return (request, context) => chain(verify(request, context), ({ proof }) => proof)
}

const jwtChecks: Checks<JiraJwtOptions> = { secrets: checkedLater, toleranceSeconds: optional(requireTolerance) }

function requireBasePath(value: unknown, option: string): void {
  requireString(value, option)
  if (!/^(\/[^/?#]+)*$/.test(value)) throw new TypeError(`${option} must begin with a slash and not end with one`)
}

type JwtVerifier = (
  request: WebhookRequest,
  context: VerifyContext,
) => MaybePromise<{ readonly claims: Claims; readonly proof: Proof }>

function jwtVerifier(options: JiraJwtOptions, scheme: string, verifier: string): JwtVerifier {
  const { secrets: source, toleranceSeconds = 60 } = options
  const secrets = prepareSecrets(
    typeof source === 'function' ? (request) => findByIssuer(source, readToken(request, scheme)) : source,
    `${verifier}: secrets`,
    secretBytes,
  )

  return (request, context) => {
    const token = readToken(request, scheme)
    return chain(
      chain(secrets(request, context), (keys) =>
        requireMatch(keys, (key) => isSignedWith(key, token), 'no secret produced the signature of this JWT'),
      ),
      (key) => {
        const times = { toleranceSeconds, maxAgeSeconds: 300, timed: true }
        const signedAt = checkClaimTimes(token.claims, context.now, times)
        return { claims: token.claims, proof: { strength: 'token', verifier, algorithm: jwtAlgorithm, key, signedAt } }
      },
    )
  }
}

interface Token {
  readonly text: string
  readonly claims: Claims
}

function findByIssuer(find: JiraSecretResolver, { claims }: Token): ReturnType<JiraSecretResolver> {
  const { iss } = claims
  return typeof iss === 'string' ? find(iss) : undefined
}

// Only the algorithm is read from the token's header, and it must be HS256.
function readToken(request: WebhookRequest, scheme: string): Token {
  const [given = '', text = '', ...rest] = requireHeader(request, jwtHeader).split(' ')
  // The names of authentication schemes are case-insensitive (RFC 9110, section 11.1).
  if (given.toLowerCase() !== scheme.toLowerCase() || rest.length > 0)
    throw malformed(`is not "${scheme}" followed by a token`)
  const [head = '', body = '', ...signature] = text.split('.')
  const parameters = readJoseObject(head, 8)
  const claims = readJoseObject(body, 16)
  if (parameters === undefined || claims === undefined || signature.length !== 1)
    throw malformed('does not contain a JWT')
  const { alg } = parameters
  if (alg !== jwtAlgorithm) {
    throw refusal('algorithm_not_allowed', `header ${jwtHeader} has a JWT that is not signed with ${jwtAlgorithm}`, {
      field: jwtHeader,
    })
  }
  return { text, claims }
}

async function isSignedWith(key: Uint8Array, { text }: Token): Promise<boolean> {
  try {
    await compactVerify(text, key, { algorithms: [jwtAlgorithm] })
    return true
  } catch (error) {
    // `crit` extensions and unencoded payloads are not supported.
    if (error instanceof errors.JOSEError) return false
    throw error
  }
}

function malformed(problem: string): WebhookError {
  return refusal('signature_malformed', `header ${jwtHeader} ${problem}`, { field: jwtHeader })
}
