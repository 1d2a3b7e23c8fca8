import { computeDigest, equalBytes } from '#crypto'
import { chain } from '../../core/base/maybe-promise.js'
import { decodeBytes, encodeUtf8 } from '../../core/bytes/encoding.js'
import { type FormPair, readFormPairs } from '../../core/request/body/form-pairs.js'
import type { WebhookRequest } from '../../core/request/delivery.js'
import { mediaTypeEssence, readHeader } from '../../core/request/headers.js'
import type { SecretSource } from '../../core/verify/secrets/secrets.js'
import { type PublicUrl, queryOf } from '../../core/verify/signed/public-url.js'
import { urlSignature } from '../../core/verify/url-signature.js'
import type { Verifier } from '../../core/verify/verifier.js'
import { refusal } from '../../errors.js'
import { formMediaType, signedParameters } from './form.js'

const hashParameter = 'bodySHA256'

/**
 * Verifies `X-Twilio-Signature`: an HMAC-SHA1 over the URL and the parameters of a form. For any other body, the query of the
 * signed URL contains its SHA-256.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 * @throws {WebhookError} from the verifier: those of `hmacSignature`, `body_malformed` and `body_limit_exceeded` for an
 * unreadable form, and `proof_missing` for a body without its hash
 */
export function twilioSignature(secrets: SecretSource, url: PublicUrl, maxFields: number): Verifier {
  return urlSignature({
    preset: 'twilio',
    secrets,
    url,
    header: 'X-Twilio-Signature',
    algorithm: 'sha1',
    contents(called, request) {
      const parameters = bodyHash(called) === undefined ? readParameters(request, maxFields) : []
      const signed = encodeUtf8(signedParameters(parameters))
      return urlSpellings(called).map((spelling) => [spelling, signed])
    },
    check(called, { body }) {
      const hash = bodyHash(called)
      if (hash === undefined) return undefined
      return chain(computeDigest('sha256', body), (digest) => {
        if (equalBytes(digest, hash)) return
        throw refusal('signature_mismatch', `the SHA-256 of the body is not the ${hashParameter} of the URL`, {
          field: hashParameter,
        })
      })
    },
  })
}

// There is no separator between query and form, so text in a form could be mistaken for a hash in the query of another request.
// Twilio appends its hash to the end.
function bodyHash(url: string): Uint8Array | undefined {
  const start = `${hashParameter}=`
  const pairs = queryOf(url).slice(1).split('&')
  const [parameter, ...others] = pairs.filter((pair) => pair.startsWith(start))
  if (parameter === undefined) return undefined
  if (others.length > 0) {
    throw refusal('proof_duplicated', `${hashParameter} came more than once`, { field: hashParameter })
  }
  if (parameter !== pairs[0] && parameter !== pairs.at(-1)) {
    throw refusal('signature_malformed', `${hashParameter} is in the middle of the query`, { field: hashParameter })
  }
  const hash = decodeBytes(parameter.slice(start.length), 'hex')
  if (hash?.length === 32) return hash
  throw refusal('signature_malformed', `${hashParameter} is not a SHA-256 in hex`, { field: hashParameter })
}

function readParameters(request: WebhookRequest, maxFields: number): readonly FormPair[] {
  const mediaType = mediaTypeEssence(readHeader(request, 'content-type'))
  if (mediaType === formMediaType) return readFormPairs(request.body, maxFields)
  throw refusal('proof_missing', `the URL has no ${hashParameter}, with which Twilio signs bodies other than forms`, {
    field: hashParameter,
  })
}

const parts = /^(?<origin>(?<scheme>https?):\/\/(?:[^/?#@]*@)?(?:\[[^\]]*\]|[^/?#:]*))(?<port>:\d+)?(?<path>[^?]*)/

/**
 * The spellings of the signed URL that Twilio's own library tries: with and without a port, even the default one, and the
 * query as received, as a URL parser serializes it, and as a form encodes it.
 *
 * @see https://github.com/twilio/twilio-node/blob/main/src/webhooks/webhooks.ts
 */
function urlSpellings(url: string): readonly string[] {
  const { origin = '', scheme, port = scheme === 'http' ? ':80' : ':443', path = '' } = parts.exec(url)?.groups ?? {}
  const query = queryOf(url)
  const queries = [query, query.replaceAll("'", '%27'), reencoded(query)]
  return [...new Set(queries.flatMap((spelling) => [origin + path + spelling, origin + port + path + spelling]))]
}

function reencoded(query: string): string {
  return query.replace(/[^?&=]+/g, (component) => {
    try {
      return encodeURIComponent(decodeURIComponent(component.replaceAll('+', ' ')))
    } catch {
      return component
    }
  })
}
