import { checkOptions, optional, requireString, requireText } from '../../core/base/options.js'
import { requireSample, type Sample, withBody, withHeaders } from '../sample.js'
import { encode } from './encode.js'

/**
 * Returns a copy of a sample with a shared token in a header, as `headerToken` expects it.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const sample = withHeaderToken(trackerSample(), { header: 'authorization', prefix: 'Bearer ', token: 's3cret' })
 */
export function withHeaderToken(
  sample: Sample,
  options: { readonly header: string; readonly token: string; readonly prefix?: string },
): Sample {
  checkOptions(options, 'withHeaderToken', { header: requireText, token: requireText, prefix: optional(requireString) })
  const { header, token, prefix = '' } = options
  return withHeaders(sample, { [header]: prefix + token })
}

/**
 * Returns a copy of a sample with a shared token in a field of its form, as `formToken` expects it.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const sample = withFormToken(chatSample(), { field: 'token', token: 's3cret' })
 */
export function withFormToken(
  sample: Sample,
  options: { readonly token: string /** @default 'token' */; readonly field?: string },
): Sample {
  requireSample(sample, 'withFormToken')
  checkOptions(options, 'withFormToken', { field: optional(requireText), token: requireText })
  const { field = 'token', token } = options
  const form = new URLSearchParams(new TextDecoder().decode(sample.body))
  form.set(field, token)
  return withBody(sample, form.toString())
}

/**
 * Returns a copy of a sample with a shared token in the query of its URL, as `urlToken` expects it. For a token in the
 * path, set the sample's `url`.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const sample = withUrlToken(trackerSample(), { parameter: 'token', token: 's3cret' })
 */
export function withUrlToken(
  sample: Sample,
  options: { readonly token: string /** @default 'token' */; readonly parameter?: string },
): Sample {
  requireSample(sample, 'withUrlToken')
  checkOptions(options, 'withUrlToken', { parameter: optional(requireText), token: requireText })
  const { parameter = 'token', token } = options
  const name = `${encodeURIComponent(parameter)}=`
  const [target = '', ...query] = sample.url.split('?')
  const others = query
    .join('?')
    .split('&')
    .filter((pair) => pair !== '' && !pair.startsWith(name))
  return { ...sample, url: `${target}?${[...others, name + encodeURIComponent(token)].join('&')}` }
}

/**
 * Returns a copy of a sample with HTTP Basic credentials, as `basicAuth` expects them (RFC 7617, in UTF-8).
 *
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const sample = withBasicAuth(trackerSample(), { username: 'tracker', password: 's3cret' })
 */
export function withBasicAuth(
  sample: Sample,
  options: { readonly username: string; readonly password: string },
): Sample {
  checkOptions(options, 'withBasicAuth', { username: requireString, password: requireText })
  const { username, password } = options
  const credentials = new TextEncoder().encode(`${username}:${password}`)
  return withHeaders(sample, { Authorization: `Basic ${encode(credentials, 'base64')}` })
}
