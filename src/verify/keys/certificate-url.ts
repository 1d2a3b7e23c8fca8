import { requireHosts } from '../../base/options.js'
import { refusal } from '../../errors.js'

/** Which certificate URLs are followed. */
export interface CertificateUrlRules {
  readonly allowedHosts: readonly string[]
  readonly pathPrefix: string
}

/**
 * Checks a URL that a stranger wrote, before anything is retrieved from it.
 *
 * Only a URL that is already in its normal form passes: tabs, backslashes, user info, encoded dots, a missing slash,
 * upper case, `..` and full-width characters all change when a URL is parsed, and are what tells two parsers apart.
 *
 * @throws {WebhookError} `key_not_trusted`
 */
export function requireCertificateUrl(text: string, { allowedHosts, pathPrefix }: CertificateUrlRules, field: string) {
  const url = text.length <= 2048 && URL.canParse(text) ? new URL(text) : undefined
  const accepted =
    url?.href === text &&
    url.protocol === 'https:' &&
    url.port === '' &&
    url.username === '' &&
    url.password === '' &&
    allowedHosts.includes(url.hostname) &&
    url.pathname.startsWith(pathPrefix) &&
    // An encoded slash or dot may be decoded by the server only.
    !/[%?#]/.test(text)
  if (!accepted)
    throw refusal(
      'key_not_trusted',
      `${field} is not a certificate URL that is allowed: is it of another environment, such as a sandbox?`,
      {
        field,
      },
    )
}

/** @throws {TypeError} the hosts are missing, or one is not a plain host name in lower case */
export function requireUrlRules({ allowedHosts, pathPrefix }: CertificateUrlRules): void {
  requireHosts(allowedHosts, 'certificateKeys: allowedHosts', 'without ports')
  if (typeof pathPrefix !== 'string' || !pathPrefix.startsWith('/')) {
    throw new TypeError('certificateKeys: pathPrefix must begin with a slash')
  }
}
