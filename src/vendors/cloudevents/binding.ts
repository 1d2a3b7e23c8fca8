import { decodeBytes, decodeUtf8, encodeUtf8 } from '../../core/bytes/encoding.js'
import { decodePercent } from '../../core/bytes/percent.js'
import type { BodyFormat } from '../../core/request/body/format.js'
import { parseJson } from '../../core/request/body/json.js'
import type { WebhookRequest } from '../../core/request/delivery.js'
import { invalidField, mediaTypeEssence, readHeader, readHeaderField } from '../../core/request/headers.js'
import { refusal, type WebhookError } from '../../errors.js'

const anyMode = 'application/cloudevents'
const structuredMode = `${anyMode}+json`
const batchMode = `${anyMode}-batch+json`

/** Bounds of {@link toCloudEvents}. */
export interface BindingLimits {
  readonly maxDepth: number
  readonly maxEvents: number
}

/** The bodies of the three modes; JSON is the only supported event format. */
export function cloudEventBodies({ maxDepth }: BindingLimits): readonly BodyFormat[] {
  return [
    {
      name: 'CloudEvents in JSON',
      accepts: (mediaType) => mediaType === structuredMode || mediaType === batchMode,
      parse: (body) => parseJson(body, maxDepth),
    },
    {
      name: 'binary CloudEvents of any type',
      accepts: (mediaType) => !mediaType?.startsWith(anyMode),
      parse: (body) => body,
    },
  ]
}

/**
 * The event in a request, or the list of events in a batch, in the JSON form with `data` decoded.
 *
 * @see https://github.com/cloudevents/spec/blob/v1.0.2/cloudevents/bindings/http-protocol-binding.md
 * @throws {WebhookError} `media_type_unsupported` if the request is not a CloudEvent or has another version;
 * `payload_invalid`, `body_limit_exceeded`, and those of `parseJson`
 */
export function toCloudEvents(body: unknown, request: WebhookRequest, limits: BindingLimits): unknown {
  if (body instanceof Uint8Array) return fromHeaders(body, request, limits)
  if (mediaTypeEssence(readHeader(request, 'content-type')) !== batchMode) return fromJson(body)
  if (!Array.isArray(body)) throw invalid('', 'a batch must be a list')
  const { maxEvents } = limits
  if (body.length > maxEvents) {
    throw refusal('body_limit_exceeded', `the batch has more than ${maxEvents} events`, { limit: maxEvents })
  }
  return body.map(fromJson)
}

// An absent attribute may be written as null; for `data`, null is a value.
function fromJson(event: unknown): unknown {
  if (typeof event !== 'object' || event === null || Array.isArray(event)) {
    throw invalid('', 'an event must be an object')
  }
  const { data_base64: base64, ...members }: { readonly data_base64?: unknown; readonly specversion?: unknown } = event
  requireVersion(members.specversion)
  const set = Object.entries(members).filter(([name, value]) => value !== null || name === 'data')
  if (base64 === undefined || base64 === null) return Object.fromEntries(set)
  if ('data' in members) throw invalid('data_base64', 'must not appear together with data')
  const data = typeof base64 === 'string' ? decodeBytes(base64, 'base64') : undefined
  if (data === undefined) throw invalid('data_base64', 'is not base64')
  return Object.fromEntries([...set, ['data', data]])
}

function fromHeaders(body: Uint8Array, request: WebhookRequest, { maxDepth }: BindingLimits): unknown {
  const attributes = readAttributes(request)
  const version = attributes.get('specversion')
  if (version === undefined) throw notUnderstood('the header ce-specversion is missing')
  requireVersion(version)
  const contentType = readHeaderField(request, 'content-type')
  if (contentType !== undefined) attributes.set('datacontenttype', contentType)
  if (body.length > 0) attributes.set('data', readData(body, contentType, maxDepth))
  return Object.fromEntries(attributes)
}

function readAttributes(request: WebhookRequest): Map<string, unknown> {
  const attributes = new Map<string, unknown>()
  for (const [header, value] of request.headers) {
    // A header whose name cannot be an attribute name belongs to another protocol.
    const name = /^ce-([a-z0-9]+)$/.exec(header.toLowerCase())?.[1]
    if (name === undefined || name === 'data' || name === 'datacontenttype') continue
    if (attributes.has(name)) throw invalidField(`ce-${name}`, 'came more than once')
    attributes.set(name, decodeValue(value, `ce-${name}`))
  }
  return attributes
}

/** Decodes a header value: first its quotes (older senders), then its percent-encoding, once (section 3.1.3.2). */
function decodeValue(value: string, header: string): string {
  const quoted = /^"((?:[^"\\]|\\.)*)"$/.exec(value)?.[1]
  const unquoted = quoted === undefined ? value : quoted.replace(/\\(.)/g, '$1')
  if (!unquoted.includes('%')) return unquoted
  const bytes = decodePercent(encodeUtf8(unquoted), false)
  // A sender that writes a bare percent sign does not encode at all; the SDK for JavaScript is one.
  if (bytes === undefined) return unquoted
  const text = decodeUtf8(bytes)
  if (text === undefined) throw invalidField(header, 'is not UTF-8')
  return text
}

function readData(body: Uint8Array, contentType: string | undefined, maxDepth: number): unknown {
  const mediaType = mediaTypeEssence(contentType) ?? ''
  if (/^[^/]+\/(?:[^/]*\+)?json$/.test(mediaType)) return parseJson(body, maxDepth)
  const charset = /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(contentType ?? '')?.[1]?.toLowerCase() ?? 'utf-8'
  const isText = /^text\/|^[^/]+\/(?:[^/]*\+)?xml$/.test(mediaType) && charset === 'utf-8'
  return (isText ? decodeUtf8(body) : undefined) ?? body
}

function requireVersion(version: unknown): void {
  // If it is missing, the schema reports it.
  if (typeof version === 'string' && version !== '' && !/^1\.[0-9]/.test(version)) {
    throw notUnderstood('specversion is not 1.x')
  }
}

function notUnderstood(problem: string): WebhookError {
  return refusal('media_type_unsupported', `not a CloudEvent of version 1: ${problem}`, { field: 'specversion' })
}

function invalid(path: string, message: string): WebhookError {
  return refusal('payload_invalid', `${path === '' ? 'the request' : path}: ${message}`, {
    issues: [{ path, message }],
  })
}
