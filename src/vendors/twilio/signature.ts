import { computeDigest, equalBytes } from '#crypto'
import { chain } from '../../base/maybe-promise.js'
import { decodeBytes, encodeUtf8 } from '../../bytes/encoding.js'
import { refusal } from '../../errors.js'
import { type FormPair, readFormPairs } from '../../request/body/form-pairs.js'
import type { WebhookRequest } from '../../request/delivery.js'
import { mediaTypeEssence, readHeader } from '../../request/headers.js'
import type { SecretSource } from '../../verify/secrets/secrets.js'
import { type PublicUrl, queryOf } from '../../verify/signed/public-url.js'
import { urlSignature } from '../../verify/url-signature.js'
import type { Verifier } from '../../verify/verifier.js'
import { formMediaType, signedParameters } from './form.js'
import { urlSpellings } from './url.js'

/** The header with the signature. */
export const twilioSignatureHeader = 'X-Twilio-Signature'

const hashParameter = 'bodySHA256'

/**
 * Verifies `X-Twilio-Signature`: an HMAC-SHA1 over the URL and the parameters of the form. Of any other body the URL has the
 * SHA-256 as a parameter of its query, and the signature covers that.
 *
 * @throws {TypeError} which option is wrong
 * @throws {WebhookError} from the verifier: those of `hmacSignature`, `body_malformed` and `body_limit_exceeded` for a form
 * that cannot be read, and `proof_missing` for a body without its hash
 */
export function twilioSignature(secrets: SecretSource, url: PublicUrl, maxFields: number): Verifier {
  return urlSignature({
    preset: 'twilio',
    secrets,
    url,
    header: twilioSignatureHeader,
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

// Nothing stands between the query and a form in what is signed, so what a person wrote into a form could be a hash within
// the query of another request. Twilio adds its own at the end.
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
  throw refusal('proof_missing', `the URL has no ${hashParameter}, with which Twilio signs a body that is no form`, {
    field: hashParameter,
  })
}
