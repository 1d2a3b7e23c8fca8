import { computeDigest, equalBytes, verifySignature } from '#crypto'
import { chain, type MaybePromise } from '../../core/base/maybe-promise.js'
import { parseDate } from '../../core/base/parse-date.js'
import { decodeBytes } from '../../core/bytes/encoding.js'
import type { Proof, WebhookRequest } from '../../core/request/delivery.js'
import { headerValues, requireHeader } from '../../core/request/headers.js'
import { readTarget } from '../../core/verify/http-signature/target.js'
import type { KeySource } from '../../core/verify/keys/key-source.js'
import { findMatchingKey } from '../../core/verify/keys/try-keys.js'
import { checkTimestamp } from '../../core/verify/signed/timestamp.js'
import type { Verifier } from '../../core/verify/verifier.js'
import { refusal } from '../../errors.js'

/** What {@link draftSignature} needs. */
export interface DraftSignatureOptions {
  readonly keys: KeySource
  /** The whole URL that the sender called. */
  readonly url: (request: WebhookRequest) => string
  readonly toleranceSeconds: number
}

const header = 'Signature'
const required = ['(request-target)', 'host', 'date', 'digest']

/**
 * Verifies a signature of draft-cavage-http-signatures-12 with RSA and SHA-256, and the body through `Digest` (RFC 3230).
 *
 * The host is that of `url`, not the header, which a forwarded request keeps.
 */
export function draftSignature({ keys, url, toleranceSeconds }: DraftSignatureOptions): Verifier {
  return (request, context) => {
    const { keyId, names, signature } = readSignature(request)
    const date = parseDate(requireHeader(request, 'Date'))
    const seconds = date === undefined ? 'malformed' : String(date.getTime() / 1000)
    const signedAt = checkTimestamp(seconds, { now: context.now, field: 'Date', toleranceSeconds })
    const base = new TextEncoder().encode(toSigningString(request, names, url(request)))
    const check = () =>
      findMatchingKey(keys, { request, keyId, algorithm: 'RS256', now: context.now }, ['RS256'], (key, algorithm) =>
        verifySignature(key, algorithm, signature, [base]),
      )
    return chain(checkDigest(request), () =>
      chain(
        check(),
        ({ algorithm, key }): Proof => ({
          strength: 'signature',
          verifier: 'draftSignature',
          algorithm,
          key,
          signedAt,
        }),
      ),
    )
  }
}

function readSignature(request: WebhookRequest) {
  const value = requireHeader(request, header)
  const algorithm = parameter(value, 'algorithm') ?? 'hs2019'
  // In practice hs2019 is RSA with SHA-256, too.
  if (algorithm !== 'rsa-sha256' && algorithm !== 'hs2019')
    throw refusal('algorithm_not_allowed', 'the algorithm of the signature is not allowed', { field: header })
  const [keyId, list, text] = ['keyId', 'headers', 'signature'].map((name) => parameter(value, name))
  if (keyId === undefined || list === undefined || text === undefined)
    throw malformed('lacks keyId, headers or signature')
  const names = list.split(' ')
  if (new Set(names).size < names.length || names.length > 32) throw malformed('covers a header twice, or too many')
  const missing = required.find((name) => !names.includes(name))
  if (missing !== undefined)
    throw refusal('proof_missing', `the signature does not cover ${missing}`, { field: missing })
  const signature = decodeBytes(text, 'base64')
  if (signature === undefined) throw malformed('is not base64')
  return { keyId, names, signature }
}

const pair = /^(?:,?[ \t]*)([a-zA-Z]+)=(?:"([^"\\]*)"|(\d+))/

/** The value of a parameter; each may occur once. */
function parameter(text: string, wanted: string): string | undefined {
  if (text.length > 8192) throw malformed('is too long')
  const found = new Map<string, string>()
  let rest = text.trim()
  while (rest !== '') {
    const [all = '', name = '', quoted, number] = pair.exec(rest) ?? []
    if (all === '' || found.has(name)) throw malformed('is not a list of different parameters')
    found.set(name, quoted ?? number ?? '')
    rest = rest.slice(all.length)
    if (rest !== '' && !rest.startsWith(',')) throw malformed('is not a list of parameters')
  }
  return found.get(wanted)
}

function toSigningString(request: WebhookRequest, names: readonly string[], url: string): string {
  const { authority, path, query } = readTarget(url)
  return names
    .map((name) => {
      if (name === '(request-target)') return `${name}: ${request.method.toLowerCase()} ${path}${query}`
      if (name === 'host') return `${name}: ${authority}`
      if (!/^[a-z0-9-]+$/.test(name)) throw malformed('covers an unknown component')
      const values = headerValues(request, name)
      if (values.length === 0) throw refusal('proof_missing', `${name} is signed but missing`, { field: name })
      return `${name}: ${values.map((value) => value.trim()).join(', ')}`
    })
    .join('\n')
}

function checkDigest(request: WebhookRequest): MaybePromise<void> {
  const field = 'Digest'
  const digests = requireHeader(request, field)
    .split(',')
    .flatMap((one) => /^\s*SHA-256=([A-Za-z0-9+/=]+)\s*$/i.exec(one)?.[1] ?? [])
  const [text, ...others] = digests
  if (text === undefined) throw refusal('algorithm_not_allowed', `${field} has no SHA-256`, { field })
  const expected = others.length === 0 ? decodeBytes(text, 'base64') : undefined
  if (expected === undefined) throw refusal('signature_malformed', `${field} is malformed`, { field })
  return chain(computeDigest('sha256', request.body), (actual) => {
    if (!equalBytes(actual, expected))
      throw refusal('signature_mismatch', `the body does not match ${field}`, { field })
  })
}

function malformed(problem: string): Error {
  return refusal('signature_malformed', `header ${header} ${problem}`, { field: header })
}
