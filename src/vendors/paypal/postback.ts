import type { MaybePromise } from '../../core/base/maybe-promise.js'
import {
  checkedLater,
  checkOptions,
  optional,
  requireFunction,
  requirePositiveInteger,
} from '../../core/base/options.js'
import { concatBytes } from '../../core/bytes/concat.js'
import { decodeBytes, encodeUtf8 } from '../../core/bytes/encoding.js'
import { parseJson } from '../../core/request/body/json.js'
import type { WebhookRequest } from '../../core/request/delivery.js'
import { requireHeader } from '../../core/request/headers.js'
import { boundedFetch, type RetrievalOptions, retrievalChecks } from '../../core/verify/keys/bounded-fetch.js'
import type { Verifier } from '../../core/verify/verifier.js'
import { refusal } from '../../errors.js'
import { bodyBinding, type PaypalReplayOptions } from './replay.js'
import {
  type PaypalTransmissionOptions,
  paypalAlgorithm,
  paypalHeaders,
  transmissionChecks,
  transmissionRules,
  unavailable,
} from './transmission.js'

/** Options of {@link paypalPostback}. */
export interface PaypalPostbackOptions extends PaypalTransmissionOptions, PaypalReplayOptions, RetrievalOptions {
  /** Returns an OAuth 2.0 access token of the webhook's application; called for each request. */
  readonly accessToken: () => MaybePromise<string>
  /** The maximum number of requests to PayPal in flight; beyond it, the response is 503. @default 20 */
  readonly maxConcurrent?: number
  /** The maximum nesting depth of the JSON of a delivery. @default 64 */
  readonly maxDepth?: number
}

const apis = { live: 'https://api-m.paypal.com', sandbox: 'https://api-m.sandbox.paypal.com' } as const

/** The maximum length of a header that PayPal accepts (the schema `verify_webhook_signature`). */
const maxHeaderLength = 500

/**
 * Verifies by asking PayPal: the headers and the unchanged bytes of the body go to `verify-webhook-signature`.
 *
 * For runtimes without X.509. If the request to PayPal fails, verification fails with `key_unavailable`. The headers, the
 * time and the form of the body are checked before anything is sent. PayPal does not verify deliveries of its simulator.
 *
 * @see https://developer.paypal.com/docs/api/webhooks/v1/#verify-webhook-signature_post
 * @throws {TypeError} if an option is invalid; the message names it
 * @throws {WebhookError} from the verifier: `proof_missing`, `proof_duplicated`, `signature_malformed`,
 * `signature_mismatch` (PayPal's verdict, or a second body with the same signature), `algorithm_not_allowed`,
 * `timestamp_malformed`, `timestamp_too_old`, `timestamp_in_future`, `key_not_trusted`, `key_unavailable`,
 * `body_malformed`, `body_limit_exceeded`, `body_key_forbidden`, `store_unavailable`, `delivery_in_progress`
 */
export function paypalPostback(options: PaypalPostbackOptions): Verifier {
  checkOptions<PaypalPostbackOptions>(options, 'paypalPostback', {
    ...transmissionChecks,
    ...retrievalChecks,
    transmissions: checkedLater,
    accessToken: requireFunction,
    maxConcurrent: optional(requirePositiveInteger),
    maxDepth: optional(requirePositiveInteger),
  })
  const { maxConcurrent = 20, maxDepth = 64 } = options
  const rules = transmissionRules(options, 'paypalPostback')
  if (rules.environment === 'simulator') {
    throw new TypeError(
      'paypalPostback: environment must be live or sandbox: PayPal does not verify simulated deliveries',
    )
  }
  const ask = asker(options, apis[rules.environment])
  const bindBody = bodyBinding(options, rules.toleranceSeconds, 'paypalPostback')
  let inFlight = 0

  return async (request, { now }) => {
    const { id, time, sentAt, certificateUrl, message } = rules.read(request, now)
    const signature = requireSignature(requireHeader(request, paypalHeaders.signature))
    requireEvent(request, maxDepth)
    if (inFlight >= maxConcurrent) throw unavailable('too many requests to PayPal are in flight')
    inFlight++
    const question = {
      auth_algo: paypalAlgorithm,
      cert_url: certificateUrl,
      transmission_id: id,
      transmission_sig: signature,
      transmission_time: time,
      webhook_id: rules.webhookId,
    }
    const status = await ask(withEvent(question, request.body)).finally(() => inFlight--)
    if (status === 'FAILURE') throw refusal('signature_mismatch', 'PayPal says that it did not sign this')
    if (status !== 'SUCCESS') throw unavailable('PayPal returned an unknown verification_status')
    await bindBody(message, request.body)
    return {
      strength: 'signature',
      verifier: 'paypalPostback',
      algorithm: 'RS256',
      key: certificateUrl,
      signedAt: sentAt,
    }
  }
}

function requireSignature(text: string): string {
  if (text.length <= maxHeaderLength && decodeBytes(text, 'base64') !== undefined) return text
  throw refusal('signature_malformed', `header ${paypalHeaders.signature} is not base64`, {
    field: paypalHeaders.signature,
  })
}

// The bytes become part of a larger document; anything but one JSON object could close it early and add fields.
function requireEvent({ body }: WebhookRequest, maxDepth: number): void {
  const event = parseJson(body, maxDepth)
  const hasByteOrderMark = body[0] === 0xef
  if (typeof event === 'object' && event !== null && !Array.isArray(event) && !hasByteOrderMark) return
  throw refusal('body_malformed', 'the body is not a JSON object')
}

// The bytes stay unchanged: serializing again would change their CRC-32.
function withEvent(question: Readonly<Record<string, string>>, body: Uint8Array): Uint8Array<ArrayBuffer> {
  const start = `${JSON.stringify(question).slice(0, -1)},"webhook_event":`
  return new Uint8Array(concatBytes([encodeUtf8(start), body, encodeUtf8('}')]))
}

function asker(options: PaypalPostbackOptions, api: string): (document: Uint8Array<ArrayBuffer>) => Promise<unknown> {
  const { accessToken, maxBytes, timeoutMs } = options
  const limits = { ...(maxBytes !== undefined && { maxBytes }), ...(timeoutMs !== undefined && { timeoutMs }) }

  return async (document) => {
    const post = async (url: string, init: RequestInit) => {
      const authorization = `Bearer ${requireToken(await accessToken())}`
      const headers = { accept: 'application/json', 'content-type': 'application/json', authorization }
      // Looked up for each request, because test and tracing tools replace it at run time.
      return (options.fetch ?? globalThis.fetch)(url, { ...init, method: 'POST', headers, body: document })
    }
    const send = boundedFetch({ ...limits, fetch: post }, 'application/json')
    return readStatus(await send(`${api}/v1/notifications/verify-webhook-signature`))
  }
}

// The error of fetch for an invalid header would contain the token.
function requireToken(token: string): string {
  if (typeof token === 'string' && /^[\x21-\x7e]+$/.test(token)) return token
  throw new TypeError('paypalPostback: accessToken must return a token')
}

function readStatus(answer: Uint8Array): unknown {
  let value: unknown
  try {
    value = parseJson(answer, 16)
  } catch (cause) {
    throw unavailable('the response of PayPal is not JSON', cause)
  }
  return typeof value === 'object' && value !== null && 'verification_status' in value
    ? value.verification_status
    : undefined
}
