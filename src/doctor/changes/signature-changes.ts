import { type ByteEncoding, decodeBytes, decodeUtf8, encodeBytes } from '../../bytes/encoding.js'
import { headerValues } from '../../request/headers.js'
import type { Change, Situation } from './change.js'
import { safeName, withValue } from './header-changes.js'

const encodings: readonly ByteEncoding[] = ['hex', 'hex-upper', 'base64', 'base64url']
const prefixes = ['', 'sha256=', 'sha1=', 'sha512=', 'v0=', 'v1=', 'v1,', 'Bearer ', 'Basic ', 'Token ']

/** Yields requests whose signature header has another prefix, or another encoding of the same bytes. */
export function* rewrittenSignatures(situation: Situation, field: string): Generator<Change> {
  const [value, ...others] = headerValues(situation.request, field)
  if (value === undefined || others.length > 0 || value.length > 1024) return
  const [, own = '', core = ''] = /^([A-Za-z][\w-]{0,15}[=, ])?(.+)$/.exec(value.trim()) ?? []
  const name = safeName(field)
  for (const prefix of new Set([...prefixes, own])) {
    if (prefix === own) continue
    const evidence = `with ${prefix === '' ? 'no prefix' : `the prefix "${prefix}"`} before the value of ${name}`
    const changed = withValue(situation, field, prefix + core)
    yield { cause: 'signature_prefix', evidence, field, leadsOn: true, situation: changed }
  }
  for (const bytes of readings(core)) {
    for (const encoding of encodings) {
      const written = encodeBytes(bytes, encoding)
      if (written === core) continue
      for (const prefix of new Set([own, ...prefixes])) {
        const evidence = `with the signature in ${name} written as ${encoding}${prefix === own ? '' : `, after "${prefix}"`}`
        const changed = withValue(situation, field, prefix + written)
        yield { cause: 'signature_encoding', evidence, field, leadsOn: prefix === own, situation: changed }
      }
    }
  }
}

// The length tells which encoding an ambiguous text has.
function isSignature(bytes: Uint8Array | undefined): bytes is Uint8Array {
  return bytes !== undefined && ([20, 32, 48, 64].includes(bytes.length) || bytes.length >= 128)
}

function readings(core: string): readonly Uint8Array[] {
  const base64url = core
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/={1,2}$/, '')
  const bytes = decodeBytes(base64url, 'base64url')
  const nested = bytes && decodeBytes((decodeUtf8(bytes) ?? '-').toLowerCase(), 'hex')
  return [decodeBytes(core.toLowerCase(), 'hex'), bytes, nested].filter(isSignature).slice(0, 2)
}
