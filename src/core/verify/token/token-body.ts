import { refusal } from '../../../errors.js'
import { chain, type MaybePromise } from '../../base/maybe-promise.js'
import {
  checkedLater,
  checkOptions,
  listOf,
  oneOf,
  optional,
  requireFunction,
  requireFunctions,
  requireList,
  requirePlainObject,
  requireString,
  requireText,
} from '../../base/options.js'
import { encodeUtf8 } from '../../bytes/encoding.js'
import type { SignatureAlgorithm } from '../../crypto/algorithms.js'
import type { BodyFormat } from '../../request/body/format.js'
import { parseJson } from '../../request/body/json.js'
import type { WebhookRequest } from '../../request/delivery.js'
import { readJoseObject } from '../jose-object.js'
import { type Claims, checkClaimTimes, requireClaim, requirePresent } from '../jwt/claims.js'
import type { KeyOption } from '../keys/key-source.js'
import { requireTolerance } from '../signed/timestamp.js'
import type { Verifier, VerifyContext } from '../verifier.js'
import { type CompactToken, readCompactToken } from './compact.js'
import { placeName, readToken, type TokenPlace, usualMediaTypes } from './place.js'
import type { TokenChain } from './token-chain.js'
import { keyTokenVerifier, type TokenVerifier } from './token-keys.js'

/** Options of {@link tokenBody}: `issuers`, `keys` or `chain` say who may sign. */
export interface TokenBodyOptions {
  /** Where the token is: `'body'`, `{ form: 'logout_token' }` or `{ json: 'signedPayload' }`. */
  readonly at: TokenPlace
  /** The accepted media types, in lower case. @default those that are usual at this place */
  readonly mediaTypes?: readonly string[]
  /** The public keys of each issuer, by the value of `iss`. Other issuers are refused. */
  readonly issuers?: Readonly<Record<string, KeyOption>>
  /** The public keys of a sender whose tokens have no issuer, instead of `issuers`. */
  readonly keys?: KeyOption
  /** Which certificates in tokens to trust, instead of `issuers`: `tokenChain`. */
  readonly chain?: TokenChain
  /** The accepted algorithms. */
  readonly algorithms: readonly SignatureAlgorithm[]
  /**
   * The accepted values of `typ` in the token's header, in lower case, without `application/`; empty for a token
   * without it.
   *
   * @default any
   */
  readonly types?: readonly string[]
  /** The accepted audiences. @default any */
  readonly audiences?: readonly string[]
  /** Claims that must be present. @default none */
  readonly requiredClaims?: readonly string[]
  /** Claims that must be absent, such as `nonce`, which tells another kind of token. @default none */
  readonly forbiddenClaims?: readonly string[]
  /** Whether the token must have `exp` or `iat`. @default true */
  readonly timed?: boolean
  /** Whether `exp` counts. Events about the past are sent in tokens that may have expired. @default true */
  readonly expires?: boolean
  /** How far `exp`, `nbf` and `iat` may be off, in seconds, because clocks differ. @default 60 */
  readonly toleranceSeconds?: number
  /** How long a token without `exp` is accepted after `iat`, in seconds. @default any time */
  readonly maxAgeSeconds?: number
  /** Fields of the claims, such as `data.signedTransactionInfo`, with tokens by the same sender. The payload has their claims. */
  readonly nested?: readonly string[]
  /** Decrypts tokens that are encrypted: `decryptTokens`. @default encrypted tokens are refused */
  readonly decrypt?: (token: string) => MaybePromise<string>
  /** Refuses claims by throwing. `field` is that of a nested token, and empty for the token itself. */
  readonly check?: (claims: Claims, context: VerifyContext & { readonly field: string }) => void
}

/** The parts of a provider's definition whose deliveries are tokens. */
export interface TokenBody {
  readonly verify: Verifier
  readonly open: (request: WebhookRequest) => MaybePromise<Uint8Array>
  readonly body: BodyFormat
}

const maxDepth = 32
const verifier = 'tokenBody'

/**
 * Makes the parts of a definition for a sender whose delivery **is** a token: a JWT as the body, in a form or in JSON.
 *
 * The payload is the verified claims; nothing else of the body is parsed. Keys that a token embeds or points to (`jwk`, `jku`,
 * `x5u`) are never used, nor `x5c` without `chain`. Tokens with `crit` are refused.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 * @throws {WebhookError} from the verifier: `proof_missing`, `proof_duplicated`, `body_malformed`, `signature_malformed`,
 * `signature_mismatch`, `algorithm_not_allowed`, `key_unknown`, `key_not_trusted`, `key_unavailable`, `timestamp_malformed`,
 * `timestamp_too_old`, `timestamp_in_future`
 *
 * @example
 * const provider = defineProvider({
 *   name: 'bank',
 *   ...tokenBody({
 *     at: 'body',
 *     issuers: { 'https://bank.example': remoteKeys('https://bank.example/keys.json') },
 *     algorithms: ['PS256'],
 *     audiences: ['our-client-id'],
 *   }),
 *   schema: z.looseObject({ jti: z.string(), event: z.string() }),
 *   event: ({ event }) => event,
 *   id: ({ jti }) => jti,
 * })
 */
export function tokenBody(options: TokenBodyOptions): TokenBody {
  checkOptions<TokenBodyOptions>(options, verifier, {
    at: requirePlace,
    mediaTypes: optional(requireList),
    issuers: optional(requirePlainObject),
    keys: checkedLater,
    chain: optional((value, option) => requireFunctions(value, ['verifierFor'], option)),
    algorithms: checkedLater,
    types: optional(listOf(requireString)),
    audiences: optional(listOf(requireText)),
    requiredClaims: optional(requireList),
    forbiddenClaims: optional(requireList),
    timed: optional(oneOf([true, false])),
    expires: optional(oneOf([true, false])),
    toleranceSeconds: optional(requireTolerance),
    maxAgeSeconds: optional(requireTolerance),
    nested: optional(requireList),
    decrypt: optional(requireFunction),
    check: optional(requireFunction),
  })
  if (options.audiences?.length === 0) throw new TypeError(`${verifier}: audiences must name at least one audience`)
  const { at, mediaTypes = usualMediaTypes(at), nested = [], decrypt, check = () => {} } = options
  const field = placeName(at)
  const verifySignature = signatureVerifier(options, field)
  const readSigned = (request: WebhookRequest): MaybePromise<string> => {
    const text = readToken(request, at)
    return decrypt !== undefined && text.split('.').length === 5 ? decrypt(text) : text
  }

  const verifyOne = (token: CompactToken, request: WebhookRequest, context: VerifyContext, name: string) =>
    chain(verifySignature(token, request, context), (match) => {
      check(token.claims, { ...context, field: name })
      return match
    })

  return {
    verify: (request, context) =>
      chain(readSigned(request), (text) => {
        const token = readCompactToken(text, field, { maxDepth })
        return chain(verifyOne(token, request, context, ''), (match) => {
          const signedAt = checkToken(token, context.now, options, field)
          const inner = nested.flatMap((path) => {
            const value = valueAt(token.claims, path)
            return value === undefined
              ? []
              : [{ path, token: readCompactToken(toText(value, path), path, { maxDepth }) }]
          })
          const verifying = inTurn(inner, (each) => verifyOne(each.token, request, context, each.path))
          return chain(verifying, () => ({ strength: 'signature', verifier, ...match, signedAt }) as const)
        })
      }),
    open: (request) =>
      chain(readSigned(request), (text) =>
        encodeUtf8(JSON.stringify(openNested(readCompactToken(text, field, { maxDepth }).claims, nested))),
      ),
    body: {
      name: 'token',
      accepts: (mediaType) => mediaTypes.includes(mediaType ?? ''),
      parse: (content) => parseJson(content, maxDepth),
    },
  }
}

function requirePlace(value: unknown, option: string): void {
  if (value === 'body') return
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : []
  const [kind, name] = entries.length === 1 ? (entries[0] ?? []) : []
  if ((kind !== 'form' && kind !== 'json') || typeof name !== 'string' || name === '') {
    throw new TypeError(`${option} must be 'body', { form: name } or { json: name }`)
  }
}

function signatureVerifier(
  { issuers, keys, chain: rules, algorithms }: TokenBodyOptions,
  field: string,
): TokenVerifier {
  if ([issuers, keys, rules].filter((source) => source !== undefined).length !== 1) {
    throw new TypeError(`${verifier}: one of issuers, keys and chain must be given`)
  }
  if (rules !== undefined) return rules.verifierFor(algorithms, field, verifier)
  if (keys !== undefined) return keyTokenVerifier(keys, algorithms, { field, verifier })
  const known = new Map(
    Object.entries(issuers ?? {}).map(([issuer, source]) => [
      issuer,
      keyTokenVerifier(source, algorithms, { field, verifier, option: 'issuers' }),
    ]),
  )
  if (known.size === 0) throw new TypeError(`${verifier}: issuers must name at least one issuer`)
  return (token, request, context) => {
    const { iss } = token.claims
    const verifyWith = typeof iss === 'string' ? known.get(iss) : undefined
    if (verifyWith === undefined) throw refusal('key_unknown', 'the issuer of the token is not known', { field: 'iss' })
    return verifyWith(token, request, context)
  }
}

/** Checks what a verified token says about itself. */
function checkToken({ header, claims }: CompactToken, now: number, options: TokenBodyOptions, field: string) {
  const { types, audiences, requiredClaims = [], forbiddenClaims = [], timed = true, expires = true } = options
  const { toleranceSeconds = 60, maxAgeSeconds = Number.POSITIVE_INFINITY } = options
  const { typ } = header
  const type = typeof typ === 'string' ? typ.toLowerCase().replace(/^application\//, '') : ''
  if (types !== undefined && !types.includes(type)) {
    throw refusal('signature_mismatch', `${field} is a token of another type`, { field: 'typ' })
  }
  if (audiences !== undefined) requireClaim(claims, 'aud', audiences)
  for (const name of requiredClaims) requirePresent(claims, name)
  for (const name of forbiddenClaims) {
    if (name in claims)
      throw refusal('signature_mismatch', `the token must not have the ${name} claim`, { field: name })
  }
  const counted = expires ? claims : { ...claims, exp: undefined }
  return checkClaimTimes(counted, now, { toleranceSeconds, maxAgeSeconds, timed })
}

/** The claims with those of the nested tokens, which were verified, in their places. */
function openNested(claims: Claims, paths: readonly string[]): Claims {
  const copy = structuredClone(claims)
  for (const path of paths) {
    const value = valueAt(copy, path)
    if (value === undefined) continue
    const names = path.split('.')
    const parent = valueAt(copy, names.slice(0, -1).join('.'))
    const opened = readJoseObject(toText(value, path).split('.')[1] ?? '', maxDepth)
    Reflect.set(parent as object, names.at(-1) ?? '', opened)
  }
  return copy
}

function valueAt(value: unknown, path: string): unknown {
  return path === ''
    ? value
    : path.split('.').reduce((found: unknown, name) => {
        return typeof found === 'object' && found !== null && Object.hasOwn(found, name)
          ? Reflect.get(found, name)
          : undefined
      }, value)
}

function toText(value: unknown, field: string): string {
  if (typeof value === 'string') return value
  throw refusal('signature_malformed', `${field} is not a token`, { field })
}

function inTurn<T>(items: readonly T[], call: (item: T) => MaybePromise<unknown>): MaybePromise<void> {
  const [first, ...others] = items
  return first === undefined ? undefined : chain(call(first), () => inTurn(others, call))
}
