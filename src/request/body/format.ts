import { refusal } from '../../errors.js'

/** How a body is written: which media types announce it, and how its bytes become a value. */
export interface BodyFormat {
  /** The name of the format, such as `json`. */
  readonly name: string
  /** Whether a request with this media type may carry the format; `undefined` where the sender named none. */
  accepts(mediaType: string | undefined): boolean
  /**
   * Reads the value from the bytes.
   *
   * @throws {WebhookError} `body_malformed`, `body_limit_exceeded`, `body_key_forbidden`, `media_type_unsupported`
   */
  parse(body: Uint8Array, mediaType: string | undefined): unknown
}

/** A format without content: the value is `undefined`, and a body is refused. */
export function emptyBody(): BodyFormat {
  return {
    name: 'empty',
    accepts: () => true,
    parse(body) {
      if (body.length > 0) throw refusal('body_malformed', 'a body came where the provider sends none')
      return undefined
    },
  }
}

/**
 * A format for deliveries that mostly have no body: an empty one is `undefined` under any media type.
 *
 * @param format - reads the bodies that do come
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
