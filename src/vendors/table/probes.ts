import { computeMac } from '#crypto'
import { chain } from '../../core/base/maybe-promise.js'
import { encodeBytes, encodeUtf8 } from '../../core/bytes/encoding.js'
import type { Probe } from '../../core/provider/definition.js'
import { type Outcome, reply } from '../../core/provider/outcome.js'
import type { WebhookRequest } from '../../core/request/delivery.js'
import { soleHeader } from '../../core/request/headers.js'
import { prepareMacKeys } from '../../core/verify/secrets/mac-keys.js'
import { prepareSecrets, type SecretSource, secretBytes } from '../../core/verify/secrets/secrets.js'
import { matchToken } from '../../core/verify/secrets/tokens.js'
import { refusal } from '../../errors.js'
import { readQuery } from './places.js'

// Anyone can send a probe. What is echoed is short and plain, so that a browser never renders it as a page.
const plain = /^[\w.~+/=:-]{1,512}$/
/** Whether a challenge may be repeated to a stranger. */
export function isEchoable(challenge: unknown): challenge is string {
  return typeof challenge === 'string' && plain.test(challenge)
}

/** How a challenge is repeated. */
export const asText = { mediaType: 'text/plain', headers: { 'x-content-type-options': 'nosniff' } }

/**
 * Answers a GET request by echoing a query parameter as text, as Dropbox and others ask for it.
 *
 * @param options - `parameter`: the name of the query parameter
 */
export function echoProbe({ parameter }: { readonly parameter: string }): Probe {
  return {
    methods: ['GET'],
    answer(request) {
      const challenge = request.method === 'GET' ? readQuery(request.url, parameter) : undefined
      return challenge !== undefined && plain.test(challenge) ? reply(challenge, asText) : undefined
    },
  }
}

/** Answers a signed request with the challenge in a header, as Front asks for it. */
export function echoHandshake(header: string): (payload: unknown, request: WebhookRequest) => Outcome | undefined {
  return (_, request) => {
    const challenge = soleHeader(request, header)
    return isEchoable(challenge) ? reply(challenge, asText) : undefined
  }
}

/** Answers a GET request by echoing a header in a field of JSON, as Okta asks for it. */
export function echoHeaderProbe({ header, field }: { readonly header: string; readonly field: string }): Probe {
  return {
    methods: ['GET'],
    answer(request) {
      const challenge = request.method === 'GET' ? soleHeader(request, header) : undefined
      return challenge !== undefined && plain.test(challenge) ? reply({ [field]: challenge }) : undefined
    },
  }
}

/**
 * Answers the subscription request of Meta: echoes `hub.challenge` if `hub.verify_token` is one of the tokens.
 *
 * @throws {TypeError} naming the option, if there is no token
 */
export function hubProbe(tokens: SecretSource, option: string): Probe {
  const expected = prepareSecrets(tokens, option, secretBytes)
  return {
    methods: ['GET'],
    answer(request) {
      const [mode, token, challenge] = ['hub.mode', 'hub.verify_token', 'hub.challenge'].map((name) =>
        request.method === 'GET' ? readQuery(request.url, name) : undefined,
      )
      if (mode !== 'subscribe' || token === undefined || challenge === undefined || !plain.test(challenge))
        return undefined
      const given = { verifier: 'hubProbe', strength: 'token', field: 'hub.verify_token' } as const
      return chain(matchToken(expected, request, {}, { ...given, token: encodeUtf8(token) }), () =>
        reply(challenge, asText),
      )
    },
  }
}

/**
 * Answers a GET request with an HMAC of its query parameter `crc_token`, as X asks for it.
 *
 * The answer is a signature by your secret. So a token that could be the body of a delivery is refused.
 *
 * @throws {TypeError} naming the option, if there is no secret
 */
export function crcProbe(secrets: SecretSource, option: string): Probe {
  const keys = prepareMacKeys(secrets, { option })
  return {
    methods: ['GET'],
    answer(request: WebhookRequest) {
      const token = request.method === 'GET' ? readQuery(request.url, 'crc_token') : undefined
      if (token === undefined) return undefined
      if (!/^[\w-]{1,128}$/.test(token)) throw refusal('method_not_allowed', 'crc_token is not a plain token')
      return chain(keys(request, {}), ([key]) => {
        if (key === undefined) return undefined
        return chain(computeMac(key, [encodeUtf8(token)]), (mac) =>
          reply({ response_token: `sha256=${encodeBytes(mac, 'base64')}` }),
        )
      })
    },
  }
}
