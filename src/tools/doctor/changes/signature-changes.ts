import { type ByteEncoding, decodeBytes, decodeUtf8, encodeBytes } from '../../../core/bytes/encoding.js'
import { headerValues } from '../../../core/request/headers.js'
import type { Change, Situation } from './change.js'
import { safeName, withValue } from './header-changes.js'

const encodings: readonly ByteEncoding[] = ['hex', 'hex-upper', 'base64', 'base64url']
const prefixes = ['', 'sha256=', 'sha1=', 'sha512=', 'v0=', 'v1=', 'v1,', 'Bearer ', 'Basic ', 'Token ']

/** Yields requests with a different signature prefix, or with the same signature bytes in a different encoding. */
export function* rewrittenSignatures(situation: Situation, field: string): Generator<Change> {
  const [value, ...others] = headerValues(situation.request, field)
  if (value === undefined || others.length > 0 || value.length > 1024) return
  const [, ownPrefix = '', encoded = ''] = /^([A-Za-z][\w-]{0,15}[=, ])?(.+)$/.exec(value.trim()) ?? []
  const name = safeName(field)
  for (const prefix of new Set([...prefixes, ownPrefix])) {
    if (prefix === ownPrefix) continue
    const evidence = `with ${prefix === '' ? 'no prefix' : `the prefix "${prefix}"`} on the value of ${name}`
    const changed = withValue(situation, field, prefix + encoded)
    yield { cause: 'signature_prefix', evidence, field, searchFurther: true, situation: changed }
  }
  for (const bytes of decodings(encoded)) {
    for (const encoding of encodings) {
      const written = encodeBytes(bytes, encoding)
      if (written === encoded) continue
      for (const prefix of new Set([ownPrefix, ...prefixes])) {
        const evidence = `with the signature in ${name} encoded as ${encoding}${prefix === ownPrefix ? '' : `, with the prefix "${prefix}"`}`
        const changed = withValue(situation, field, prefix + written)
        yield { cause: 'signature_encoding', evidence, field, searchFurther: prefix === ownPrefix, situation: changed }
      }
    }
  }
}

// A text can be valid in several encodings; only plausible lengths count.
function isSignature(bytes: Uint8Array | undefined): bytes is Uint8Array {
  return bytes !== undefined && ([20, 32, 48, 64].includes(bytes.length) || bytes.length >= 128)
}

function decodings(encoded: string): readonly Uint8Array[] {
  const base64url = encoded
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/={1,2}$/, '')
  const bytes = decodeBytes(base64url, 'base64url')
  const nested = bytes && decodeBytes((decodeUtf8(bytes) ?? '-').toLowerCase(), 'hex')
  return [decodeBytes(encoded.toLowerCase(), 'hex'), bytes, nested].filter(isSignature).slice(0, 2)
}
