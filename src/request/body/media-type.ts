import { requireList } from '../../base/options.js'

/**
 * The type and subtype of a `Content-Type`, in lower case, whatever its parameters look like.
 *
 * Real providers send malformed parameters, such as `application/json; utf-8`; nothing here depends on them.
 */
export function mediaTypeEssence(contentType: string | undefined): string | undefined {
  if (contentType === undefined) return undefined
  const end = contentType.indexOf(';')
  const essence = (end === -1 ? contentType : contentType.slice(0, end)).trim().toLowerCase()
  return essence === '' ? undefined : essence
}

/** @throws {TypeError} naming the option, unless the value is a list of what `mediaTypeEssence` may return */
export function requireMediaTypes(value: unknown, option: string): void {
  requireList(value, option)
  if (value.some((mediaType) => mediaTypeEssence(mediaType) !== mediaType)) {
    throw new TypeError(`${option} must be in lower case and without parameters`)
  }
}
