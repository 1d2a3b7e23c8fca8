// What a sender does, with WebCrypto alone and nothing of the package under test.

const encoder = new TextEncoder()

/** The bytes of a text; bytes stay what they are. */
export function toBytes(content) {
  return typeof content === 'string' ? encoder.encode(content) : content
}

/** The bytes of several texts or byte arrays, one after the other. */
export function concat(...parts) {
  const all = parts.map(toBytes)
  const joined = new Uint8Array(all.reduce((length, part) => length + part.length, 0))
  let offset = 0
  for (const part of all) {
    joined.set(part, offset)
    offset += part.length
  }
  return joined
}

/** Lower-case hexadecimal. */
export function hex(bytes) {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Base64 with padding. */
export function base64(bytes) {
  return btoa(String.fromCharCode(...bytes))
}

/** Base64url without padding. */
export function base64url(bytes) {
  return base64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** The HMAC of a message. */
export async function hmac(secret, message, hash = 'SHA-256') {
  const key = await crypto.subtle.importKey('raw', toBytes(secret), { name: 'HMAC', hash }, false, ['sign'])
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, toBytes(message)))
}
