import { decodeBytes } from '../bytes/encoding.js'
import { parseJson } from '../request/body/json.js'

/**
 * Reads the JSON object in a segment of a JWS; `undefined` if the segment is anything else.
 *
 * Stricter than jose, which accepts white space and unused bits in base64url.
 *
 * @param maxDepth - how deep the object may be nested
 */
export function readJoseObject(segment: string, maxDepth: number): Readonly<Record<string, unknown>> | undefined {
  const bytes = decodeBytes(segment, 'base64url')
  let value: unknown
  try {
    value = bytes && parseJson(bytes, maxDepth)
    // Equivalent (BlockStatement): `{}`. A function that ends returns undefined.
  } catch {
    return undefined
  }
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined
}
