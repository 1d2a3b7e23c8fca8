import { refusal } from '../../../errors.js'
import { requireList, requirePositiveInteger } from '../../base/options.js'
import { mediaTypeEssence } from '../headers.js'

/** A body format: its media types and its parser. */
export interface BodyFormat {
  /** The name of the format, such as `json`. */
  readonly name: string
  /** Whether a body of this media type is accepted; `undefined` means a request without `Content-Type`. */
  accepts(mediaType: string | undefined): boolean
  /**
   * Parses the body.
   *
   * @throws {WebhookError} `body_malformed`, `body_limit_exceeded`, `body_key_forbidden`, `media_type_unsupported`
   */
  parse(body: Uint8Array, mediaType: string | undefined): unknown
}

/** A format for deliveries without a body: the value is `undefined`, and any content is refused. */
export function emptyBody(): BodyFormat {
  return {
    name: 'empty',
    accepts: () => true,
    parse(body) {
      if (body.length > 0) throw refusal('body_malformed', 'the body must be empty')
      return undefined
    },
  }
}

/**
 * A format for deliveries that may have no body: an empty body becomes `undefined`, whatever its media type.
 *
 * @param format - parses bodies that are not empty
 */
export function optionalBody(format: BodyFormat): BodyFormat {
  return {
    name: format.name,
    accepts: () => true,
    parse(body, mediaType) {
      if (body.length === 0) return undefined
      if (!format.accepts(mediaType)) throw unsupportedMediaType(mediaType, [format])
      return format.parse(body, mediaType)
    },
  }
}

/** The error for a media type that none of a provider's formats accepts. */
export function unsupportedMediaType(mediaType: string | undefined, formats: readonly BodyFormat[]): Error {
  const problem = mediaType === undefined ? 'is missing' : `is ${JSON.stringify(mediaType.slice(0, 100))}`
  const names = formats.map(({ name }) => name).join(', ')
  const hint = mediaType === 'application/x-www-form-urlencoded' ? '; curl -d sends this type by default' : ''
  const message = `Content-Type ${problem}: expected ${names}${hint}`
  return refusal('media_type_unsupported', message, { field: 'content-type' })
}

/**
 * @throws {TypeError} naming the option, unless the value is a list of media types in the form that `mediaTypeEssence`
 * returns
 */
export function requireMediaTypes(value: unknown, option: string): void {
  requireList(value, option)
  if (value.some((mediaType) => mediaTypeEssence(mediaType) !== mediaType)) {
    throw new TypeError(`${option} must be media types in lower case, without parameters`)
  }
}

/** @throws {TypeError} naming the option, unless the value is a whole number from 1 to 1000 */
export function requireDepth(value: unknown, option: string): void {
  requirePositiveInteger(value, option)
  if (value > 1000) throw new TypeError(`${option} must be at most 1000`)
}
