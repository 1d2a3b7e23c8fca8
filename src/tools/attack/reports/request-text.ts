import { printable } from '../../../core/base/printable.js'
import { withoutCredentials } from '../../../core/base/without-credentials.js'
import type { Evidence } from '../report.js'
import { describeArrival, type Exchange, type WireRequest } from '../wire/exchange.js'
import { encodeLatin1, ownHeaders } from '../wire/write-request.js'

const maxShownBytes = 2_000
const maxCurlBytes = 16_384

// Cookies and tokens of the endpoint are credentials: reports are uploaded and attached to issues.
const secretHeader =
  /^(?:(?:proxy-)?authorization|(?:set-)?cookie)$|(?:^|[-_])(?:token|secret|api-?key|password|credentials?)$/i

/** Shows a request and its answer as text, without secrets. */
export function toEvidence({ label, request, arrival }: Exchange, secrets: readonly string[]): Evidence {
  const patterns = secrets.filter((secret) => secret !== '').map(patternOf)
  const mask = (text: string) => patterns.reduce((masked, pattern) => masked.replace(pattern, '<secret>'), text)
  const answer =
    arrival.kind !== 'answer'
      ? describeArrival(arrival)
      : [
          String(arrival.answer.status),
          ...arrival.answer.headers.map(([name, value]) => `${name}: ${maskValue(name, value)}`),
          '',
          shorten(new TextDecoder().decode(arrival.answer.body)),
        ].join('\n')
  // Whole values, before a shell's quotation marks are in them.
  const headers = request.headers.map(([name, value]) => [name, mask(value) === value ? value : '<secret>'] as const)
  return { label, request: mask(writeRequest({ ...request, headers })), answer: mask(answer) }
}

// A forgery may have all of a token but one character, so half of a long one counts as well, with what is around it.
function patternOf(secret: string): RegExp {
  const middle = Math.floor(secret.length / 2)
  const halves = secret.length < 16 ? [] : [secret.slice(0, middle), secret.slice(middle)]
  const around = `[^\\s"'\\\\&=:]{0,${Math.min(secret.length, 100)}}`
  const near = halves.map((half) => `${around}${literally(half)}${around}`)
  return new RegExp([literally(secret), ...near].join('|'), 'gi')
}

function literally(text: string): string {
  return text.replace(/\W/g, '\\$&')
}

function maskValue(name: string, value: string): string {
  if (secretHeader.test(name)) return '<masked>'
  return /^(?:content-)?location$/i.test(name) ? withoutCredentials(value) : value
}

function writeRequest(request: WireRequest): string {
  const { framing, body } = request
  const isPlain = framing === undefined || (framing.length === 'chunked' && framing.totalBytes === undefined)
  return isPlain && body.length <= maxCurlBytes ? toCurl(request) : toRawText(request)
}

/** A command that sends a request with curl; bytes are escaped for bash. */
export function toCurl({ method, url, headers, body, framing }: WireRequest): string {
  const lines = [
    ...ownHeaders(headers),
    ...(framing?.length === 'chunked' ? [['Transfer-Encoding', 'chunked'] as const] : []),
  ]
  // A colon alone removes a header that curl would add; a semicolon writes one without a value.
  const options = lines.map(
    ([name, value]) => `-H ${quote(encodeLatin1(value === '' ? `${name};` : `${name}: ${value}`))}`,
  )
  const hasType = lines.some(([name]) => name.toLowerCase() === 'content-type')
  return [
    `curl -i -X ${quote(encodeLatin1(method))} ${quote(encodeLatin1(url))}`,
    ...options,
    ...(hasType ? [] : ["-H 'Content-Type:'"]),
    ...(body.length === 0 ? [] : [`--data-binary ${quote(body)}`]),
  ].join(' \\\n  ')
}

// Single quotes for printable ASCII, and bash's $'...' for anything else.
function quote(bytes: Uint8Array): string {
  const isPlain = bytes.every((byte) => byte >= 32 && byte < 127 && byte !== 39)
  if (isPlain) return `'${String.fromCharCode(...bytes)}'`
  const escaped = Array.from(bytes, (byte) => {
    if (byte === 39 || byte === 92) return `\\${String.fromCharCode(byte)}`
    return byte >= 32 && byte < 127 ? String.fromCharCode(byte) : `\\x${byte.toString(16).padStart(2, '0')}`
  })
  return `$'${escaped.join('')}'`
}

function toRawText({ method, url, headers, body, framing = {} }: WireRequest): string {
  const { host, pathname, search } = new URL(url)
  const { rawHead, ...others } = framing
  const notes = Object.entries(others).map(([name, value]) => `${name}=${value}`)
  const head =
    rawHead ?? [`${method} ${pathname}${search} HTTP/${framing.version ?? '1.1'}`, `Host: ${host}`].join('\n')
  const lines = rawHead === undefined ? ownHeaders(headers).map(([name, value]) => `${name}: ${shorten(value)}`) : []
  const text = new TextDecoder().decode(body.subarray(0, maxShownBytes))
  const rest = body.length > maxShownBytes ? [`# the first ${maxShownBytes} of ${body.length} bytes`] : []
  const shownLines = lines.length > 40 ? [...lines.slice(0, 40), `... ${lines.length - 40} more headers`] : lines
  const whole = [head, ...shownLines, ...notes.map((note) => `# ${note}`), ...rest, '', text].join('\n')
  return whole
    .split(/\r?\n/)
    .map((line) => printable(line, 400))
    .join('\n')
}

function shorten(text: string): string {
  return text.length > maxShownBytes ? `${text.slice(0, maxShownBytes)}... (${text.length} characters)` : text
}
