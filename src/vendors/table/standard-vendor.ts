import { checkedLater, optional } from '../../core/base/options.js'
import { encodeUtf8 } from '../../core/bytes/encoding.js'
import { decodeSecret } from '../../core/verify/secrets/secret-encoding.js'
import { type Secret, type SecretSource, secretBytes } from '../../core/verify/secrets/secrets.js'
import { requireTolerance } from '../../core/verify/signed/timestamp.js'
import { standardWebhooksHeaders } from '../../core/verify/standard-webhooks/headers.js'
import { macScheme, sharedSecret } from '../../core/verify/standard-webhooks/scheme.js'
import { schemesVerifier } from '../../core/verify/standard-webhooks/standard-webhooks.js'
import { defineVendor, type Vendor, type VendorOptions } from './define-vendor.js'
import type { StandardRow, StandardSecretEncoding } from './row.js'

/** Options of a vendor that follows Standard Webhooks. */
export interface StandardVendorOptions extends VendorOptions {
  /** The secrets as the vendor shows them, newest first, or a function that looks them up. */
  readonly secrets: SecretSource
  /** How far the signed time may be from the clock, in seconds, in either direction. @default the vendor's, mostly 300 */
  readonly toleranceSeconds?: number
}

/** Makes the preset of a vendor that follows Standard Webhooks, from its row. */
export function standardVendor<const Row extends StandardRow>(
  row: Row,
): Vendor<StandardVendorOptions, Row['strength']> {
  const { headerPrefix, idHeader, secretEncoding = 'whsec', toleranceSeconds = 300 } = row
  return defineVendor<StandardVendorOptions, Row>(
    row,
    { secrets: checkedLater, toleranceSeconds: optional(requireTolerance) },
    (options, preset) => {
      const option = `${preset}: secrets`
      const choose = standardWebhooksHeaders(headerPrefix, `${preset}: headerPrefix`)
      return {
        verify: schemesVerifier({
          verifier: preset,
          chooseHeaders: idHeader === undefined ? choose : (request) => ({ ...choose(request), idHeader }),
          schemes: [macScheme(options.secrets, (secret) => keysOf[secretEncoding](secret, option), option)],
          toleranceSeconds: options.toleranceSeconds ?? toleranceSeconds,
        }),
      }
    },
  )
}

const keysOf: Readonly<Record<StandardSecretEncoding, (secret: Secret, option: string) => readonly Uint8Array[]>> = {
  whsec: (secret, option) => [sharedSecret(secret, option)],
  'v1,whsec': (secret, option) => [sharedSecret(withoutStart(secret, 'v1,'), option)],
  'whsec or text': (secret, option) => [
    typeof secret === 'string' && !secret.startsWith('whsec_') ? encodeUtf8(secret) : sharedSecret(secret, option),
  ],
  text: (secret) => [secretBytes(secret)],
  base64: (secret, option) => [fromBase64(secret, option)],
  'text or base64': (secret, option) => [secretBytes(secret), ...decodable(secret, option)],
}

function decodable(secret: Secret, option: string): readonly Uint8Array[] {
  try {
    return [fromBase64(secret, option)]
  } catch {
    return []
  }
}

function fromBase64(secret: Secret, option: string): Uint8Array {
  return decodeSecret(withoutStart(secret, 'whsec_'), 'base64', option)
}

function withoutStart(secret: Secret, start: string): Secret {
  return typeof secret === 'string' && secret.startsWith(start) ? secret.slice(start.length) : secret
}
