import { requireList, requirePositiveInteger } from '../../base/options.js'
import { refusal } from '../../errors.js'
import { mediaTypeEssence } from '../headers.js'

/** A format of bodies: its media types, and how its bytes are parsed. */
export interface BodyFormat {
  /** The name of the format, such as `json`. */
  readonly name: string
  /** Whether a body of this media type is accepted; `undefined` is a request without `Content-Type`. */
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
 * A format for deliveries that may lack a body: an empty body is `undefined`, whatever its media type.
 *
 * @param format - parses the other bodies
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

/** The refusal of a media type that no format of a provider accepts. */
export function unsupportedMediaType(mediaType: string | undefined, formats: readonly BodyFormat[]): Error {
  const problem = mediaType === undefined ? 'is missing' : `is ${JSON.stringify(mediaType.slice(0, 100))}`
  const names = formats.map(({ name }) => name).join(', ')
  return refusal('media_type_unsupported', `Content-Type ${problem}: expected ${names}`, { field: 'content-type' })
}

/** @throws {TypeError} naming the option, unless the value is a list of media types as `mediaTypeEssence` returns them */
export function requireMediaTypes(value: unknown, option: string): void {
  requireList(value, option)
  if (value.some((mediaType) => mediaTypeEssence(mediaType) !== mediaType)) {
    throw new TypeError(`${option} must be in lower case and without parameters`)
  }
}

/** @throws {TypeError} naming the option, unless the value is a depth that parsers can recurse to */
export function requireDepth(value: unknown, option: string): void {
  requirePositiveInteger(value, option)
  if (value > 1000) throw new TypeError(`${option} must be at most 1000`)
}
