import { type Certificate, certificateTools, importPublicKey } from '#crypto'
import { refusal, WebhookError } from '../../../errors.js'
import { chain } from '../../base/maybe-promise.js'
import {
  type Checks,
  checkOptions,
  optional,
  requireHeaderName,
  requireHosts,
  requireList,
  requirePositiveInteger,
  requireText,
} from '../../base/options.js'
import { decodeUtf8 } from '../../bytes/encoding.js'
import type { CertificateTools } from '../../crypto/certificate.js'
import { readPem } from '../../crypto/pem.js'
import type { PublicKey } from '../../crypto/public-key.js'
import { requireHeader } from '../../request/headers.js'
import { boundedFetch, type RetrievalOptions, retrievalChecks } from './bounded-fetch.js'
import { checkChain, isWithin, type ValidityPeriod } from './certificate-chain.js'
import { requireCertificateUrl } from './certificate-url.js'
import type { KeySource, KnownKey } from './key-source.js'
import { type RetentionOptions, retentionChecks } from './retrieval-cache.js'
import { cacheByUrl, type UrlCacheOptions, urlCacheChecks } from './url-cache.js'

/** Options of {@link certificateKeys}. */
export interface CertificateKeysOptions extends RetrievalOptions, RetentionOptions, UrlCacheOptions {
  /** The header with the URL of the certificate. */
  readonly header: string
  /** The hosts from which certificates are retrieved, compared exactly. */
  readonly allowedHosts: readonly string[]
  /** The required prefix of the URL's path. @default '/' */
  readonly pathPrefix?: string
  /** The DNS name for which the certificate must be issued. */
  readonly commonName: string
  /** The certificate authorities to trust, as PEM. @default the authorities that the runtime trusts */
  readonly trustAnchors?: string | readonly string[]
  /** The maximum number of certificates in a document. The first one is the sender's. @default 5 */
  readonly maxCertificates?: number
}

type Verdict = { readonly keys: readonly KnownKey[]; readonly period: ValidityPeriod } | { readonly reason: string }

const checks: Checks<CertificateKeysOptions> = {
  ...retrievalChecks,
  ...retentionChecks,
  ...urlCacheChecks,
  header: requireHeaderName,
  // Equivalent (StringLiteral): `""`. The text is only compared with the other one.
  allowedHosts: (value, option) => requireHosts(value, option, 'without ports'),
  pathPrefix: optional(requirePath),
  commonName: requireText,
  trustAnchors: optional((value, option) => {
    if (typeof value !== 'string') requireList(value, option)
  }),
  maxCertificates: optional(requirePositiveInteger),
}

/**
 * The public key of a certificate whose URL is in a header of the request.
 *
 * The URL must be on an allowed host. The certificate must be issued for `commonName` and for signatures, valid at the
 * time of receipt, and issued by a trusted authority (RFC 5280, section 6.1). Chains with name constraints or unknown
 * critical extensions are refused; revocation is not checked. Needs a runtime with X.509: Node, Bun or Deno.
 *
 * @throws {TypeError} if an option is invalid (the message names it), or the runtime has no X.509
 * @throws {WebhookError} from the verifier: `proof_missing`, `proof_duplicated` for the header, `key_not_trusted` for the
 * URL or the certificate, `key_unavailable` if the certificate could not be retrieved
 *
 * @example
 * const keys = certificateKeys({
 *   header: 'X-Certificate-Url',
 *   allowedHosts: ['api.pay.example'],
 *   commonName: 'messages.pay.example',
 * })
 * const verify = publicKeySignature({ keys, algorithms: ['RS256'] })
 */
export function certificateKeys(options: CertificateKeysOptions): KeySource {
  checkOptions(options, 'certificateKeys', checks)
  // Equivalent (StringLiteral): `""`. Every path begins with a slash.
  const { header, commonName, allowedHosts, pathPrefix = '/', maxCertificates = 5 } = options
  const tools = requireTools()
  const rules = { allowedHosts, pathPrefix }
  const anchors = readAnchors(options.trustAnchors, tools)
  const get = boundedFetch(options, 'application/x-pem-file, text/plain, */*')

  const load = async (url: string, now: number): Promise<Verdict> => {
    // Equivalent (StringLiteral): `"Stryker was here!"`. The text is no certificate either.
    const certificates = readBundle(decodeUtf8(await get(url)) ?? '', maxCertificates, tools)
    const [leaf, ...intermediates] = certificates ?? []
    if (leaf === undefined) {
      throw new WebhookError('key_unavailable', `the document is not 1 to ${maxCertificates} PEM certificates`)
    }
    if (!tools.hasName(leaf, commonName)) return { reason: 'is not for the expected name' }
    const period = checkChain(leaf, intermediates, { tools, anchors: anchors(), now })
    if (period === undefined) return { reason: 'has no valid chain to a trusted authority' }
    const key = importKey(tools.toPem(leaf))
    return key === undefined ? { reason: 'has an unacceptable key' } : { keys: [{ id: url, key }], period }
  }
  const verdicts = cacheByUrl(load, (verdict) => 'keys' in verdict, options)

  return {
    findKeys(query) {
      const url = requireHeader(query.request, header)
      requireCertificateUrl(url, rules, header)
      return chain(verdicts(url), (verdict) => {
        if ('reason' in verdict) throw notTrusted(header, verdict.reason)
        if (!isWithin(query.now, verdict.period)) throw notTrusted(header, 'is not valid at this time')
        return verdict.keys
      })
    },
  }
}

function requirePath(value: unknown, option: string): void {
  if (typeof value !== 'string' || !value.startsWith('/')) throw new TypeError(`${option} must begin with a slash`)
}

function requireTools(): CertificateTools<Certificate> {
  if (certificateTools !== undefined) return certificateTools
  throw new TypeError(
    'certificateKeys: this runtime has no X.509; use Node, Bun or Deno, or keys that you fetch yourself',
  )
}

// The runtime's list of authorities is long, so it is read at first use.
function readAnchors(
  trustAnchors: CertificateKeysOptions['trustAnchors'],
  tools: CertificateTools<Certificate>,
): () => readonly Certificate[] {
  let anchors: readonly Certificate[] | undefined
  if (trustAnchors !== undefined) {
    // Equivalent (StringLiteral): `""`. The dashes around each block of PEM are enough.
    const text = typeof trustAnchors === 'string' ? trustAnchors : trustAnchors.join('\n')
    anchors = readBundle(text, Number.POSITIVE_INFINITY, tools)
    if (anchors === undefined) throw new TypeError('certificateKeys: trustAnchors must be PEM certificates')
  }
  return () => (anchors ??= tools.roots())
}

function readBundle(
  text: string,
  maxCertificates: number,
  tools: CertificateTools<Certificate>,
): readonly Certificate[] | undefined {
  const blocks = readPem(text)
  if (!blocks || blocks.length > maxCertificates || blocks.some(({ label }) => label !== 'CERTIFICATE'))
    return undefined
  try {
    return blocks.map(({ bytes }) => tools.read(bytes))
    // Equivalent (BlockStatement): `{}`. A function that ends returns undefined.
  } catch {
    return undefined
  }
}

function importKey(pem: string): PublicKey | undefined {
  try {
    return importPublicKey(pem)
    // Equivalent (BlockStatement): `{}`. A function that ends returns undefined.
  } catch {
    return undefined
  }
}

function notTrusted(header: string, reason: string): WebhookError {
  return refusal('key_not_trusted', `the certificate of header ${header} ${reason}`, { field: header })
}
