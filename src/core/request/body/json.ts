import { refusal } from '../../../errors.js'
import { checkOptions, optional } from '../../base/options.js'
import { strictUtf8 } from '../../bytes/encoding.js'
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
    parse: (body) => checkJson(readJson(body), maxDepth),
  }
}

/**
 * Parses JSON from bytes.
 *
 * @throws {WebhookError} `body_malformed`, `body_limit_exceeded`, `body_key_forbidden`
 */
export function parseJson(body: Uint8Array, maxDepth: number): unknown {
  return checkJson(readJson(body), maxDepth)
}

/**
 * Parses JSON that may be nested to any depth and have any keys, for formats that check its parts with {@link checkJson}.
 *
 * @throws {WebhookError} `body_malformed`
 */
export function readJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(strictUtf8.decode(body))
  } catch (error) {
    // The platform's error quotes the body, so it is not attached as the cause.
    throw refusal('body_malformed', `the body is not valid ${error instanceof SyntaxError ? 'JSON' : 'UTF-8'}`)
  }
}

/**
 * Returns a parsed value that is not nested too deeply and has no forbidden key.
 *
 * JSON.parse accepts any depth, but code that recurses over its result would overflow the stack. This check recurses at most
 * `maxDepth` times.
 *
 * @param depth - the depth of the value itself
 * @throws {WebhookError} `body_limit_exceeded`, `body_key_forbidden`
 */
export function checkJson(value: unknown, maxDepth: number, depth = 1): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (depth > maxDepth) {
    throw refusal('body_limit_exceeded', `the body is nested deeper than ${maxDepth}`, { limit: maxDepth })
  }
  // A call for each text and number would take longer.
  // Equivalent (ConditionalExpression): `false`. The loop over the keys of objects visits the items of a list, too. It only takes more time.
  // Equivalent (BlockStatement): `{}`. The loop over the keys of objects visits the items of a list, too. It only takes more time.
  if (Array.isArray(value)) {
    for (const item of value) if (typeof item === 'object') checkJson(item, maxDepth, depth + 1)
    return value
  }
  const record = value as Readonly<Record<string, unknown>>
  for (const key in record) {
    if (key === '__proto__') throw refusal('body_key_forbidden', 'the body has a __proto__ key')
    const item = record[key]
    if (typeof item === 'object') checkJson(item, maxDepth, depth + 1)
  }
  return value
}
