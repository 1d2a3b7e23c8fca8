import { importMacKey, verifyMac } from '#crypto'
import { chain, firstIndex, type MaybePromise } from '../base/maybe-promise.js'
import { encodeUtf8 } from '../bytes/utf8.js'
import { type MacAlgorithm, macLengths } from '../crypto/algorithms.js'
import { refusal } from '../errors.js'
import type { WebhookRequest } from '../request/delivery.js'
import { requireHeader } from '../request/headers.js'
import { macReader } from './hmac-signature.js'
import { prepareSecrets, type SecretSource, secretBytes } from './secrets/secrets.js'
import { type PublicUrl, urlReader } from './signed/public-url.js'
import { checkTimestamp, requireTolerance, type TimestampOptions } from './signed/timestamp.js'
import type { Verifier } from './verifier.js'

/** Signed content, in pieces. */
export type SignedPieces = readonly (string | Uint8Array)[]

/** How a vendor signs the URL that it calls. The names of the options `secrets`, `url` and `toleranceSeconds` are those of its preset. */
export interface UrlScheme {
  /** The name of the preset, for the messages about its options and for the proof. */
  readonly preset: string
  readonly secrets: SecretSource
  readonly url: PublicUrl
  readonly header: string
  readonly algorithm: MacAlgorithm
  /** A signed time of sending, in a header of its own. */
  readonly timestamp?: TimestampOptions & { readonly header: string }
  /**
   * What may have been signed, in the order to be tried: senders are not of one mind about how a URL is written.
   *
   * @param url - the URL of the request as its sender knows it
   */
  readonly contents: (url: string, request: WebhookRequest, timestamp: string) => readonly SignedPieces[]
  /** Checks what is signed only by way of the URL, such as a hash in it, once the signature was right. */
  readonly check?: (url: string, request: WebhookRequest) => MaybePromise<void>
}

/**
 * Verifies an HMAC in base64 over the URL that was called, and more.
 *
 * @throws {TypeError} which option is wrong
 * @throws {WebhookError} from the verifier: those of `hmacSignature`, and `internal_error` where `url` gives no URL
 */
export function urlSignature(options: UrlScheme): Verifier {
  const { preset, header, algorithm, timestamp, contents, check } = options
  const readUrl = urlReader(options.url, `${preset}: url`)
  const readMac = macReader({ header, encoding: 'base64' }, macLengths[algorithm])
  requireTolerance(timestamp?.toleranceSeconds, `${preset}: toleranceSeconds`)
  const secrets = prepareSecrets(options.secrets, `${preset}: secrets`, (secret) =>
    importMacKey(secretBytes(secret), algorithm),
  )
  const proof = { strength: 'signature', verifier: preset, algorithm: `hmac-${algorithm}` } as const

  return (request, { now }) => {
    const mac = readMac(requireHeader(request, header))
    const sentAt = timestamp === undefined ? '' : requireHeader(request, timestamp.header)
    const signedAt = timestamp && checkTimestamp(sentAt, now, timestamp.header, timestamp)
    const url = readUrl(request)
    const spellings = contents(url, request, sentAt).map((pieces) => pieces.map(toBytes))
    const signs = (key: Parameters<typeof verifyMac>[0]): MaybePromise<boolean> =>
      chain(
        firstIndex(spellings, (chunks) => verifyMac(key, mac, chunks)),
        (index) => index !== -1,
      )
    return chain(
      chain(secrets(request), (keys) => firstIndex(keys, signs)),
      (key) => {
        if (key === -1) throw refusal('signature_mismatch', mismatch)
        const whole = { ...proof, key, signedAt }
        return check === undefined ? whole : chain(check(url, request), () => whole)
      },
    )
  }
}

const mismatch =
  'no secret produced this signature for these bytes and this URL: option url must be what the sender calls, also behind a proxy'

function toBytes(piece: string | Uint8Array): Uint8Array {
  return typeof piece === 'string' ? encodeUtf8(piece) : piece
}
