import { type CompactJWEHeaderParameters, compactDecrypt, importJWK, importPKCS8, type JWK } from 'jose'
import { refusal } from '../../../errors.js'
import { checkOptions, listOf, oneOf } from '../../base/options.js'
import { decodeUtf8 } from '../../bytes/encoding.js'

const keyAlgorithms = ['RSA-OAEP', 'RSA-OAEP-256', 'ECDH-ES', 'ECDH-ES+A128KW', 'ECDH-ES+A256KW'] as const
const contentAlgorithms = ['A128GCM', 'A256GCM', 'A128CBC-HS256', 'A256CBC-HS512'] as const

/** Options of {@link decryptTokens}. */
export interface DecryptTokensOptions {
  /** Your private keys, as PKCS #8 in PEM or as JWKs, newest first. */
  readonly privateKeys: readonly (string | JWK)[]
  /** The accepted algorithms of the key. */
  readonly algorithms: readonly (typeof keyAlgorithms)[number][]
  /** The accepted algorithms of the content. */
  readonly contentAlgorithms: readonly (typeof contentAlgorithms)[number][]
}

/** Returns the signed token in an encrypted one. */
export type TokenDecrypter = (token: string) => Promise<string>

/**
 * Decrypts tokens that a sender signed and then encrypted for you (RFC 7516), for the option `decrypt` of `tokenBody`.
 *
 * Every failure is the same error, so that answers tell nothing about the key.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const decrypt = decryptTokens({
 *   privateKeys: [process.env.LOGOUT_PRIVATE_KEY ?? ''],
 *   algorithms: ['RSA-OAEP-256'],
 *   contentAlgorithms: ['A256GCM'],
 * })
 */
export function decryptTokens(options: DecryptTokensOptions): TokenDecrypter {
  checkOptions<DecryptTokensOptions>(options, 'decryptTokens', {
    privateKeys: listOf(requirePrivateKey),
    algorithms: listOf(oneOf(keyAlgorithms)),
    contentAlgorithms: listOf(oneOf(contentAlgorithms)),
  })
  const { privateKeys, algorithms, contentAlgorithms: contents } = options
  for (const [name, list] of Object.entries({ privateKeys, algorithms, contentAlgorithms: contents })) {
    if (list.length === 0) throw new TypeError(`decryptTokens: ${name} is empty`)
  }
  const limits = { keyManagementAlgorithms: [...algorithms], contentEncryptionAlgorithms: [...contents] }
  return async (token) => {
    let opened: string | undefined
    // Every key is tried, so that the time does not tell which one fits.
    for (const key of privateKeys) {
      try {
        const { plaintext, protectedHeader } = await compactDecrypt(
          token,
          async ({ alg }: CompactJWEHeaderParameters) =>
            typeof key === 'string' ? importPKCS8(key, alg) : importJWK(key, alg),
          limits,
        )
        // A compressed content could be any size.
        if (!('zip' in protectedHeader)) opened ??= decodeUtf8(plaintext)
      } catch {
        // Another key may fit.
      }
    }
    if (opened !== undefined) return opened
    throw refusal('signature_mismatch', 'no private key opens the encrypted token')
  }
}

function requirePrivateKey(value: unknown, option: string): void {
  const isPem = typeof value === 'string' && value.startsWith('-----BEGIN PRIVATE KEY-----')
  const isJwk = typeof value === 'object' && value !== null && 'd' in value && 'kty' in value
  if (!isPem && !isJwk) throw new TypeError(`${option} must be a private key, as PKCS #8 in PEM or as a JWK`)
}
