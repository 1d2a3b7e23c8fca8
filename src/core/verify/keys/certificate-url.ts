import { refusal } from '../../../errors.js'
import { hasHiddenSteps } from '../../bytes/path.js'

/** Rules for the certificate URLs to follow. */
export interface CertificateUrlRules {
  readonly allowedHosts: readonly string[]
  readonly pathPrefix: string
}

/**
 * Checks a URL of an unverified request before anything is retrieved from it.
 *
 * Only a URL in its normal form passes. Tabs, backslashes, user info, encoded dots, a missing slash, upper case, `..` and
 * full-width characters change when a URL is parsed, so two parsers could disagree about them.
 *
 * @throws {WebhookError} `key_not_trusted`
 */
export function requireCertificateUrl(
  text: string,
  { allowedHosts, pathPrefix }: CertificateUrlRules,
  field: string,
): void {
  const url = text.length <= 2048 && URL.canParse(text) ? new URL(text) : undefined
  const accepted =
    url?.href === text &&
    url.protocol === 'https:' &&
    url.port === '' &&
    url.username === '' &&
    url.password === '' &&
    allowedHosts.includes(url.hostname) &&
    url.pathname.startsWith(pathPrefix) &&
    !hasHiddenSteps(url.pathname) &&
    // Only the server may decode an encoded slash or dot.
    !/[%?#]/.test(text)
  if (accepted) return
  throw refusal(
    'key_not_trusted',
    `${field} is not an allowed certificate URL: does it belong to another environment, such as a sandbox?`,
    { field },
  )
}
