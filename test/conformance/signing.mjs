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

const signatureParameters = {
  RS256: { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' },
  PS256: { name: 'RSA-PSS', hash: 'SHA-256', saltLength: 32 },
  ES256: { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' },
  EdDSA: { name: 'Ed25519' },
}

/** A new key pair: signs, and gives the public key out as JWK and, for Ed25519, as its 32 bytes. */
export async function generateSigner(algorithm) {
  const parameters = signatureParameters[algorithm]
  const size = { modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) }
  const { privateKey, publicKey } = await crypto.subtle.generateKey({ ...size, ...parameters }, true, [
    'sign',
    'verify',
  ])
  const jwk = await crypto.subtle.exportKey('jwk', publicKey)
  return {
    jwk: { ...jwk, alg: algorithm },
    publicBytes: algorithm === 'EdDSA' ? new Uint8Array(await crypto.subtle.exportKey('raw', publicKey)) : undefined,
    sign: async (message) => new Uint8Array(await crypto.subtle.sign(parameters, privateKey, toBytes(message))),
  }
}

/** An ECDSA signature in DER, as X.509 has it: a sequence of two integers. */
export function derSignature(signature) {
  const half = signature.length / 2
  const integers = [signature.subarray(0, half), signature.subarray(half)].map(derInteger)
  const content = integers.flat()
  return new Uint8Array([0x30, content.length, ...content])
}

function derInteger(bytes) {
  const digits = [...bytes.subarray(bytes.findIndex((byte) => byte !== 0))]
  if (digits[0] >= 0x80) digits.unshift(0)
  return [0x02, digits.length, ...digits]
}
