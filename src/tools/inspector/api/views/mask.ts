import { encodeBytes, encodeUtf8 } from '../../../../core/bytes/encoding.js'
import type { HeaderLine, WebhookRequest } from '../../../../core/request/delivery.js'
import type { ShownBody, ShownHeader } from '../wire.js'

const secretHeader =
  /^(authorization|proxy-authorization|cookie|set-cookie|.*-?(token|secret|api-?key|password|credentials?)|x-goog-channel-token)$/i

const secretParameter = /^(.*[_-])?(token|secret|key|api_?key|password|sig|signature|auth)$/i

// A field of a form or of JSON, up to the end of its value: `token=...` and `"token": "..."`. JSON may be a string of other
// JSON, with a backslash before each quotation mark, or a field of a form, percent-encoded.
const secretFields = [
  /(?:^|[&?;,\s])[\w.-]*(?:token|secret|password|api_?key)=([^&\s]+)/gi,
  /"[\w.-]*(?:token|secret|password|api_?key)"\s*:\s*"((?:[^"\\]|\\.)+)/gi,
  /\\"[\w.-]*(?:token|secret|password|api_?key)\\"\s*:\s*\\"([^"\\]+)/gi,
  /%22[\w.-]*(?:token|secret|password|api_?key)%22\+*%3A\+*%22((?:[^%&\s]|%(?!22)[0-9a-f]{2})+)/gi,
]

const maxShownBytes = 262_144
const asterisk = 42
const hidden = '***'

/** Decides which parts of a capture the page shows only when asked. */
export interface Mask {
  readonly header: (line: HeaderLine) => ShownHeader
  readonly body: (body: Uint8Array) => ShownBody
  readonly url: (url: string) => string
  /** A whole request with all of this masked. */
  readonly request: (request: WebhookRequest) => WebhookRequest
}

/**
 * Masks what proves an identity: authorization, cookies, tokens in headers, forms, JSON and URLs, and known secrets wherever
 * they occur. A masked body keeps its length, so that offsets stay right.
 *
 * @param secrets - values that are never shown, such as the signing secrets of providers
 */
export function maskSecrets(secrets: readonly string[] = []): Mask {
  const known = secrets.filter((secret) => secret.length >= 4)
  const needles = known.map((secret) => toLatin1(encodeUtf8(secret)))
  const holdsKnown = (text: string) => known.some((secret) => text.includes(secret))
  const header = ([name, value]: HeaderLine): ShownHeader =>
    secretHeader.test(name) || holdsKnown(value)
      ? { name, value: '', masked: true }
      : { name, value: maskAddress(value, holdsKnown), masked: false }
  const url = (address: string) => maskAddress(address, holdsKnown)
  const rangesOf = (body: Uint8Array) => secretRanges(toLatin1(body), needles)
  return {
    header,
    url,
    body: (body) => showBody(body, rangesOf(body.subarray(0, maxShownBytes))),
    request: (request) => ({
      ...request,
      url: url(request.url),
      headers: request.headers.map((line) => {
        const { name, value, masked } = header(line)
        return [name, masked ? hidden : value] as const
      }),
      body: overwrite(request.body, rangesOf(request.body)),
    }),
  }
}

/** Shows everything. */
export const noMask: Mask = {
  header: ([name, value]) => ({ name, value, masked: false }),
  body: (body) => showBody(body, []),
  url: (url) => url,
  request: (request) => request,
}

// Replaces values of the query, and parts of the path that are known secrets.
function maskAddress(text: string, isSecret: (text: string) => boolean): string {
  const masked = text.replace(/([?&])([^?=&#\s]+)=([^&#\s]*)/g, (whole, start: string, name: string, value: string) =>
    value !== '' && (secretParameter.test(name) || isSecret(value)) ? `${start}${name}=${hidden}` : whole,
  )
  return isSecret(masked) ? masked.replace(/[^/?#]+/g, (part) => (isSecret(part) ? hidden : part)) : masked
}

function secretRanges(text: string, needles: readonly string[]): (readonly [number, number])[] {
  const ranges: (readonly [number, number])[] = []
  for (const field of secretFields) {
    for (const { index, 0: whole, 1: value = '' } of text.matchAll(field)) {
      const end = index + whole.length
      ranges.push([end - value.length, end])
    }
  }
  for (const needle of needles) {
    for (let at = text.indexOf(needle); at !== -1; at = text.indexOf(needle, at + needle.length)) {
      ranges.push([at, at + needle.length])
    }
  }
  return ranges.sort(([left], [right]) => left - right)
}

function showBody(body: Uint8Array, masked: ShownBody['masked']): ShownBody {
  const shown = overwrite(body.subarray(0, maxShownBytes), masked)
  return { base64: encodeBytes(shown, 'base64'), size: body.length, truncated: body.length > shown.length, masked }
}

function overwrite(bytes: Uint8Array, ranges: ShownBody['masked']): Uint8Array {
  // Not `slice`, which makes no copy of a Buffer.
  const copy = new Uint8Array(bytes)
  for (const [start, end] of ranges) copy.fill(asterisk, start, end)
  return copy
}

// One character for each byte, so that places in the text are places in the body.
function toLatin1(bytes: Uint8Array): string {
  let text = ''
  for (let start = 0; start < bytes.length; start += 8192) {
    text += String.fromCharCode(...bytes.subarray(start, start + 8192))
  }
  return text
}
