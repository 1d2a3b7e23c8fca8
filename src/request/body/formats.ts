import { type BodyFormat, unsupportedMediaType } from './format.js'

/** The formats that a provider sends. @throws {TypeError} naming the option, unless there is at least one */
export function toFormats(body: BodyFormat | readonly BodyFormat[], option: string): readonly BodyFormat[] {
  const formats = isList(body) ? [...body] : [body]
  const usable = formats.every((format) => typeof format?.accepts === 'function' && typeof format.parse === 'function')
  if (formats.length === 0 || !usable) throw new TypeError(`${option} must be one or more body formats`)
  return formats
}

/** The first format that takes a media type. @throws {WebhookError} `media_type_unsupported` */
export function requireFormat(formats: readonly BodyFormat[], mediaType: string | undefined): BodyFormat {
  for (const format of formats) if (format.accepts(mediaType)) return format
  throw unsupportedMediaType(mediaType, formats)
}

function isList(body: BodyFormat | readonly BodyFormat[]): body is readonly BodyFormat[] {
  return Array.isArray(body)
}
