import { type MacKey, verifyMac } from '#crypto'
import { chain, firstIndex, type MaybePromise } from '../base/maybe-promise.js'
import { toBytes } from '../bytes/encoding.js'
import type { MacAlgorithm } from '../crypto/algorithms.js'
import type { WebhookRequest } from '../request/delivery.js'
import { requireHeader } from '../request/headers.js'
import { macDecoder } from './mac-verifier.js'
import { prepareMacKeys } from './secrets/mac-keys.js'
import { requireMatch } from './secrets/require-match.js'
import type { SecretSource } from './secrets/secrets.js'
import { type PublicUrl, urlReader } from './signed/public-url.js'
import { checkTimestamp, requireTolerance, type TimestampOptions } from './signed/timestamp.js'
import type { Verifier } from './verifier.js'

/** Signed content, in pieces. */
type SignedPieces = readonly (string | Uint8Array)[]

/** How a vendor signs the URL that it calls. The preset has the options `secrets`, `url` and `toleranceSeconds`. */
export interface UrlScheme {
  /** The name of the preset, for messages about its options and for the proof. */
  readonly preset: string
  readonly secrets: SecretSource
  readonly url: PublicUrl
  readonly header: string
  readonly algorithm: MacAlgorithm
  /** A signed timestamp, in a separate header. */
  readonly timestamp?: TimestampOptions & { readonly header: string }
  /**
   * Returns the possible signed contents in the order to try them, because senders write URLs differently.
   *
   * @param url - the URL of the request as its sender knows it
   */
  readonly contents: (url: string, request: WebhookRequest, timestamp: string) => readonly SignedPieces[]
  /** Checks content that is signed only through the URL, such as a hash in its query, once the signature is valid. */
  readonly check?: (url: string, request: WebhookRequest) => MaybePromise<void>
}

const mismatch =
  'no secret produced this signature for these bytes and this URL: option url must be the one the sender calls, even behind a proxy'

/**
 * Verifies an HMAC in base64 over the requested URL and other content.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 * @throws {WebhookError} from the verifier: the errors of `hmacSignature`, and `internal_error` if `url` returns no URL
 */
export function urlSignature(options: UrlScheme): Verifier {
  const { preset, header, algorithm, timestamp, contents, check } = options
  requireTolerance(timestamp?.toleranceSeconds, `${preset}: toleranceSeconds`)
  const readUrl = urlReader(options.url, `${preset}: url`)
  const decodeMac = macDecoder({ field: header, algorithm, encoding: 'base64' })
  const secrets = prepareMacKeys(options.secrets, { option: `${preset}: secrets`, algorithm })
  const proof = { strength: 'signature', verifier: preset, algorithm: `hmac-${algorithm}` } as const

  return (request, context) => {
    const { now } = context
    const mac = decodeMac(requireHeader(request, header))
    const sentAt = timestamp === undefined ? '' : requireHeader(request, timestamp.header)
    const signedAt = timestamp && checkTimestamp(sentAt, { ...timestamp, now, field: timestamp.header })
    const url = readUrl(request)
    const candidates = contents(url, request, sentAt).map((pieces) => pieces.map(toBytes))
    const signedOne = (key: MacKey): MaybePromise<boolean> =>
      chain(
        firstIndex(candidates, (chunks) => verifyMac(key, mac, chunks)),
        (index) => index !== -1,
      )
    const match = chain(secrets(request, context), (keys) => requireMatch(keys, signedOne, mismatch))
    return chain(match, (key) => {
      const result = { ...proof, key, signedAt }
      return check === undefined ? result : chain(check(url, request), () => result)
    })
  }
}
