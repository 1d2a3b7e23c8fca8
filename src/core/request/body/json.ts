import { refusal } from '../../../errors.js'
import { checkOptions, optional } from '../../base/options.js'
import { decodeUtf8 } from '../../bytes/encoding.js'
import { type BodyFormat, requireDepth, requireMediaTypes } from './format.js'

/** Options of {@link jsonBody}. */
export interface JsonBodyOptions {
  /** The maximum nesting depth of arrays and objects, up to 1000. @default 64 */
  readonly maxDepth?: number | undefined
  /** Accepted media types besides `application/json` and `application/*+json`, in lower case. */
  readonly mediaTypes?: readonly string[]
}

/**
 * A format for JSON bodies.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 */
export function jsonBody(options: JsonBodyOptions = {}): BodyFormat {
  checkOptions(options, 'jsonBody', { maxDepth: optional(requireDepth), mediaTypes: optional(requireMediaTypes) })
  // Equivalent (ArrayDeclaration): `["Stryker was here"]`. No request can have the added type.
  const { maxDepth = 64, mediaTypes = [] } = options
  return {
    name: 'json',
    accepts: (mediaType) =>
      // Equivalent (ConditionalExpression): `true`. A list of texts does not include undefined.
      mediaType !== undefined && (/^application\/(?:json|.*\+json)$/.test(mediaType) || mediaTypes.includes(mediaType)),
    parse: (body) => parseJson(body, maxDepth),
  }
}

/**
 * Parses JSON from bytes.
 *
 * @throws {WebhookError} `body_malformed`, `body_limit_exceeded`, `body_key_forbidden`
 */
export function parseJson(body: Uint8Array, maxDepth: number): unknown {
  const value = readJson(body)
  checkJson(value, maxDepth)
  return value
}

/**
 * Parses JSON that may be nested to any depth and have any keys, for formats that check its parts with {@link checkJson}.
 *
 * @throws {WebhookError} `body_malformed`
 */
export function readJson(body: Uint8Array): unknown {
  const text = decodeUtf8(body)
  // Equivalent (ConditionalExpression): `false`. No text is no JSON, either.
  if (text === undefined) throw refusal('body_malformed', 'the body is not valid UTF-8')
  try {
    return JSON.parse(text)
  } catch {
    // The platform's error quotes the body, so it is not attached as the cause.
    throw refusal('body_malformed', 'the body is not valid JSON')
  }
}

/** @throws {WebhookError} `body_limit_exceeded`, `body_key_forbidden` */
export function checkJson(value: unknown, maxDepth: number): void {
  // Equivalent (ConditionalExpression): `true`. No other value has anything below it.
  if (typeof value === 'object' && value !== null) checkNested(value, maxDepth, 1)
}

// JSON.parse accepts any depth, but code that recurses over its result would overflow the stack. This check recurses at
// most `maxDepth` times.
function checkNested(container: object, maxDepth: number, depth: number): void {
  if (depth > maxDepth) {
    throw refusal('body_limit_exceeded', `the body is nested deeper than ${maxDepth}`, { limit: maxDepth })
  }
  // Equivalent (ConditionalExpression): `false`. The loop over the keys of objects visits the items of a list, too. It only takes more time.
  // Equivalent (BlockStatement): `{}`. The loop over the keys of objects visits the items of a list, too. It only takes more time.
  if (Array.isArray(container)) {
    for (const item of container) if (typeof item === 'object' && item !== null) checkNested(item, maxDepth, depth + 1)
    return
  }
  const record = container as Readonly<Record<string, unknown>>
  for (const key in record) {
    if (key === '__proto__') throw refusal('body_key_forbidden', 'the body has a __proto__ key')
    const item = record[key]
    if (typeof item === 'object' && item !== null) checkNested(item, maxDepth, depth + 1)
  }
}
