import { importPublicKey } from '#crypto'
import { refusal, WebhookError } from '../../../errors.js'
import { chain } from '../../base/maybe-promise.js'
import { checkOptions, optional, requireFunction, requireHosts, requireText } from '../../base/options.js'
import { decodeUtf8 } from '../../bytes/encoding.js'
import type { WebhookRequest } from '../../request/delivery.js'
import { boundedFetch, type RetrievalOptions, retrievalChecks } from './bounded-fetch.js'
import { requireCertificateUrl } from './certificate-url.js'
import type { KeySource, KnownKey } from './key-source.js'
import { type RetentionOptions, retentionChecks } from './retrieval-cache.js'
import { cacheByUrl, type UrlCacheOptions, urlCacheChecks } from './url-cache.js'

/** How to find the URL of a key, and which URLs are trusted. */
export interface KeysByUrlOptions extends RetrievalOptions, RetentionOptions, UrlCacheOptions {
  /** Reads the URL from a request that is not verified yet. */
  readonly readUrl: (request: WebhookRequest) => string | undefined
  /** The header or field with the URL, for errors. */
  readonly field: string
  /** The hosts from which keys are retrieved, compared exactly. */
  readonly allowedHosts: readonly string[]
  /** The required prefix of the URL's path. @default '/' */
  readonly pathPrefix?: string
}

/**
 * The public key at a URL that the request names, such as in a field of its body: PEM, which may be a certificate.
 *
 * The key is trusted because its host is, over HTTPS: a certificate's issuer and validity are not checked.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 * @throws {WebhookError} from the verifier: `proof_missing` without a URL, `key_not_trusted` for the URL, `key_unavailable` if
 * there is no key
 *
 * @example
 * const keys = keysByUrl({
 *   readUrl: (request) => readHeader(request, 'X-Key-Url'),
 *   field: 'X-Key-Url',
 *   allowedHosts: ['keys.parcels.example'],
 * })
 * const verify = publicKeySignature({ keys, algorithms: ['RS256'] })
 */
export function keysByUrl(options: KeysByUrlOptions): KeySource {
  checkOptions<KeysByUrlOptions>(options, 'keysByUrl', {
    ...retrievalChecks,
    ...retentionChecks,
    ...urlCacheChecks,
    readUrl: requireFunction,
    field: requireText,
    // Equivalent (StringLiteral): `""`. The text is only compared with the other one.
    allowedHosts: (value, option) => requireHosts(value, option, 'without ports'),
    pathPrefix: optional(requireText),
  })
  // Equivalent (StringLiteral): `""`. Every path begins with a slash.
  const { readUrl, field, allowedHosts, pathPrefix = '/' } = options
  const get = boundedFetch(options, 'application/x-pem-file, text/plain, */*')
  const load = async (url: string): Promise<readonly KnownKey[]> => {
    // Equivalent (StringLiteral): `"Stryker was here!"`. The text is no key either.
    const text = decodeUtf8(await get(url)) ?? ''
    try {
      return [{ id: url, key: importPublicKey(text) }]
    } catch (cause) {
      throw new WebhookError('key_unavailable', 'the document is not a public key or a certificate', { cause })
    }
  }
  const cached = cacheByUrl(load, () => true, options)
  return {
    findKeys({ request }) {
      const url = readUrl(request)
      if (url === undefined) throw refusal('proof_missing', `${field} is missing`, { field })
      requireCertificateUrl(url, { allowedHosts, pathPrefix }, field)
      return chain(cached(url), (keys) => keys)
    },
  }
}
