import {
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  type KeyPairKeyObjectResult as KeyPair,
} from 'node:crypto'

/** An RSA key pair of 2048 bits that all test files of a process share: it takes a long time to make. */
export const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 })

/** Another one. */
export const otherRsa = generateKeyPairSync('rsa', { modulusLength: 2048 })

/** The private key of a pair. */
export function toPem({ privateKey }: KeyPair): string {
  return String(privateKey.export({ type: 'pkcs8', format: 'pem' }))
}

/** A public key of such a shape, to which no private key is known. */
export function rsaPublicKey({ bits = 2048, exponent = 65_537 }): KeyObject {
  const modulus = Buffer.alloc(bits / 8, 0xff)
  const e = Buffer.from(exponent.toString(16).padStart(6, '0'), 'hex').toString('base64url')
  return createPublicKey({ format: 'jwk', key: { kty: 'RSA', n: modulus.toString('base64url'), e } })
}
