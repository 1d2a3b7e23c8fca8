// What only a few vendors need, by WebCrypto on every runtime: a body is decrypted once. AES-GCM is in `#crypto`.

/** A key of AES-CBC for {@link decryptCbc}; its uses are separate keys in WebCrypto's eyes only. */
export function importCbcKey(bytes: Uint8Array): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', toSource(bytes), 'AES-CBC', false, ['encrypt', 'decrypt'])
}

/**
 * Decrypts AES-CBC without removing the padding; `undefined` if it is not whole blocks.
 *
 * WebCrypto always removes a padding of 16 bytes at most. One more block, which it made itself, gives it one to remove.
 */
export async function decryptCbc(key: CryptoKey, iv: Uint8Array, data: Uint8Array): Promise<Uint8Array | undefined> {
  if (data.length === 0 || data.length % 16 !== 0) return undefined
  const last = data.subarray(-16)
  const padding = new Uint8Array(
    await crypto.subtle.encrypt({ name: 'AES-CBC', iv: toSource(last) }, key, new Uint8Array()),
  )
  const whole = new Uint8Array(data.length + 16)
  whole.set(data)
  whole.set(padding, data.length)
  return new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-CBC', iv: toSource(iv) }, key, whole))
}

/** Encrypts whole blocks by AES-CBC, without another padding. */
export async function encryptCbc(key: CryptoKey, iv: Uint8Array, data: Uint8Array): Promise<Uint8Array> {
  const padded = await crypto.subtle.encrypt({ name: 'AES-CBC', iv: toSource(iv) }, key, toSource(data))
  return new Uint8Array(padded).subarray(0, data.length)
}

/**
 * Removes the padding of PKCS #7, whose blocks may be longer than those of the cipher; `undefined` if it is wrong.
 *
 * @param blockLength - the greatest length of the padding
 */
export function withoutPadding(data: Uint8Array, blockLength: number): Uint8Array | undefined {
  const length = data.at(-1) ?? 0
  const isRight = length > 0 && length <= blockLength && length <= data.length
  return isRight && data.subarray(-length).every((byte) => byte === length) ? data.subarray(0, -length) : undefined
}

/** The private key of RSA-OAEP with SHA-1, from PKCS #8. */
export function importOaepKey(pkcs8: Uint8Array): Promise<CryptoKey> {
  return crypto.subtle.importKey('pkcs8', toSource(pkcs8), { name: 'RSA-OAEP', hash: 'SHA-1' }, false, ['decrypt'])
}

/** Decrypts RSA-OAEP; `undefined` if it is wrong. */
export async function decryptOaep(key: CryptoKey, data: Uint8Array): Promise<Uint8Array | undefined> {
  try {
    return new Uint8Array(await crypto.subtle.decrypt({ name: 'RSA-OAEP' }, key, toSource(data)))
  } catch {
    return undefined
  }
}

/** Whether a signature of ECDSA on P-256, which concatenates its numbers, was made over the SHA-1 of the message. */
export async function verifyEcdsaSha1(key: JsonWebKey, signature: Uint8Array, message: Uint8Array): Promise<boolean> {
  const imported = await crypto.subtle.importKey('jwk', key, { name: 'ECDSA', namedCurve: 'P-256' }, false, ['verify'])
  return crypto.subtle.verify({ name: 'ECDSA', hash: 'SHA-1' }, imported, toSource(signature), toSource(message))
}

/** The SHA-1 of bytes, which some vendors sign with. */
export async function sha1(data: Uint8Array): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-1', toSource(data)))
}

// WebCrypto's types exclude `SharedArrayBuffer`, which never holds a body.
function toSource(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return bytes as Uint8Array<ArrayBuffer>
}
