import { type Certificate, certificateTools, importPublicKey, verifySignature } from '#crypto'
import { refusal, WebhookError } from '../../../errors.js'
import { chain, type MaybePromise } from '../../base/maybe-promise.js'
import {
  type Checks,
  checkOptions,
  listOf,
  optional,
  requireFunction,
  requirePositiveInteger,
  requireText,
} from '../../base/options.js'
import { decodeBytes } from '../../bytes/encoding.js'
import type { SignatureAlgorithm } from '../../crypto/algorithms.js'
import { type CertificateTools, hasExtension } from '../../crypto/certificate.js'
import { readPem } from '../../crypto/pem.js'
import type { PublicKey } from '../../crypto/public-key.js'
import type { Claims } from '../jwt/claims.js'
import { checkChain } from '../keys/certificate-chain.js'
import { findMatchingKey, requireAlgorithms, requireAllowedAlgorithm } from '../keys/try-keys.js'
import type { TokenVerifier } from './token-keys.js'

/** How the certificates that a token carries in `x5c` are trusted (RFC 7515, section 4.1.6). */
export interface TokenChainOptions {
  /** The certificate authorities to trust, as PEM. A root that the token carries is never trusted. */
  readonly roots: string | readonly string[]
  /** The number of certificates that the token must carry, the root included. @default 2 to 5 */
  readonly certificates?: number
  /** The extensions that the certificates must have, by position: `[['1.2.3'], []]` is about the first one. @default none */
  readonly extensions?: readonly (readonly string[])[]
  /** The time at which the certificates must be valid, in milliseconds since 1970. @default the time of receipt */
  readonly validAt?: (claims: Claims) => number
  /**
   * Whether one of the certificates, as DER and with the sender's first, was revoked: by OCSP or a list, with a package of yours. It
   * is called for each token with a trusted chain and a right signature; if it throws, the answer is 503.
   *
   * @default revocation is not checked
   */
  readonly isRevoked?: IsRevoked
}

/** Asks whether a certificate was revoked. Remember its answers: the certificates of a sender are mostly the same. */
export type IsRevoked = (certificates: readonly Uint8Array[]) => MaybePromise<boolean>

const chainChecks: Checks<TokenChainOptions> = {
  roots: (value, option) => {
    if (typeof value === 'string') requireText(value, option)
    else listOf(requireText)(value, option)
  },
  certificates: optional(requirePositiveInteger),
  extensions: optional(listOf(listOf(requireText))),
  validAt: optional(requireFunction),
  isRevoked: optional(requireFunction),
}

/** Certificates that tokens may carry, for the option `chain` of `tokenBody`. */
export interface TokenChain {
  /** @internal */
  readonly verifierFor: (algorithms: readonly SignatureAlgorithm[], field: string, verifier: string) => TokenVerifier
}

/**
 * Trusts the certificates that tokens carry in `x5c`, if they were issued below your roots. Needs a runtime with X.509: Node, Bun
 * or Deno.
 *
 * @throws {TypeError} if an option is invalid (the message names it), a root is not a certificate, or the runtime has no X.509
 *
 * @example
 * const chain = tokenChain({ roots: readFileSync('root.pem', 'utf8'), certificates: 3 })
 */
export function tokenChain(options: TokenChainOptions): TokenChain {
  checkOptions(options, 'tokenChain', chainChecks)
  if (certificateTools === undefined) {
    throw new TypeError('tokenChain: this runtime has no X.509; use Node, Bun or Deno')
  }
  const tools = certificateTools
  const anchors = readRoots(options.roots)
  return {
    verifierFor: (algorithms, field, verifier) =>
      chainVerifier(options, {
        tools,
        anchors,
        field,
        allowed: requireAlgorithms(algorithms, { findKeys: () => [] }, verifier),
      }),
  }
}

interface ChainContext {
  readonly tools: CertificateTools<Certificate>
  readonly anchors: readonly Certificate[]
  readonly allowed: readonly SignatureAlgorithm[]
  readonly field: string
}

function chainVerifier(options: TokenChainOptions, { tools, anchors, allowed, field }: ChainContext): TokenVerifier {
  const { certificates, extensions = [], validAt, isRevoked } = options

  const trustedKey = ({ header, claims }: Parameters<TokenVerifier>[0], now: number): PublicKey => {
    const ders = readChain(header['x5c'], certificates)
    const [leaf, ...others] = (ders ?? []).map((der) => tryTo(() => tools.read(der)))
    const intermediates = others.filter((certificate) => certificate !== undefined)
    // In the order of RFC 7515, section 4.1.6, so that each is in the path: its extensions count by its place.
    const isInOrder = intermediates.every((issuer, index) => {
      const issued = index === 0 ? leaf : intermediates[index - 1]
      return issued !== undefined && tools.isIssuedBy(issued, issuer)
    })
    const hasExtensions = extensions.every((ids, index) => {
      const der = ders?.[index]
      return der !== undefined && ids.every((id) => hasExtension(der, id))
    })
    const at = validAt ? validAt(claims) : now
    const isTrusted =
      leaf !== undefined &&
      intermediates.length === others.length &&
      isInOrder &&
      hasExtensions &&
      checkChain(leaf, intermediates, { tools, anchors, now: at }) !== undefined
    const key = isTrusted ? tryTo(() => importPublicKey(tools.toPem(leaf))) : undefined
    if (key !== undefined) return key
    throw refusal('key_not_trusted', 'the certificates of the token have no valid chain to a trusted root', { field })
  }

  return (token, request, { now }) => {
    const algorithm = requireAllowedAlgorithm(token.header['alg'], allowed, field)
    const source = { findKeys: () => [{ id: 'x5c', key: trustedKey(token, now) }] }
    const match = findMatchingKey(source, { request, keyId: undefined, algorithm, now }, allowed, (key) =>
      verifySignature(key, algorithm, token.signature, [token.signed]),
    )
    if (isRevoked === undefined) return match
    // Last, so that no stranger can cause requests to an authority.
    return chain(match, async (found) => {
      await refuseRevoked(isRevoked, readChain(token.header['x5c'], certificates) ?? [], field)
      return found
    })
  }
}

async function refuseRevoked(isRevoked: IsRevoked, certificates: readonly Uint8Array[], field: string): Promise<void> {
  let revoked: unknown
  try {
    revoked = await isRevoked(certificates)
  } catch (cause) {
    throw new WebhookError('key_unavailable', 'whether a certificate was revoked is not known', { cause })
  }
  // A function that forgets to answer must not accept.
  if (revoked !== false) throw refusal('key_not_trusted', 'a certificate of the token was revoked', { field })
}

function readRoots(roots: TokenChainOptions['roots']): readonly Certificate[] {
  const blocks = readPem([roots].flat().join('\n')) ?? []
  const read = blocks.map(({ label, bytes }) =>
    label === 'CERTIFICATE' ? tryTo(() => certificateTools?.read(bytes)) : undefined,
  )
  const found = read.filter((certificate) => certificate !== undefined)
  if (found.length > 0 && found.length === read.length) return found
  throw new TypeError('tokenChain: roots must be one or more PEM certificates')
}

/** The certificates of a token as DER; `undefined` unless they are as many as they must be. */
function readChain(x5c: unknown, certificates: number | undefined): readonly Uint8Array[] | undefined {
  if (!Array.isArray(x5c) || x5c.length > 5 || x5c.length < 2) return undefined
  if (certificates !== undefined && x5c.length !== certificates) return undefined
  const ders = x5c.map((text: unknown) => (typeof text === 'string' ? decodeBytes(text, 'base64') : undefined))
  const read = ders.filter((der) => der !== undefined)
  return read.length === ders.length ? read : undefined
}

function tryTo<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
