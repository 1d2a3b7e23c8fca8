import { computeMac, importMacKey } from '#crypto'
import { chain, type MaybePromise } from '../../../core/base/maybe-promise.js'
import { type Check, checkOptions, oneOf, optional } from '../../../core/base/options.js'
import { decodeUtf8, encodeBytes, encodeUtf8 } from '../../../core/bytes/encoding.js'
import { decodePercent } from '../../../core/bytes/percent.js'
import type { Redact } from '../../../core/ports/inbox.js'
import type { Delivery, WebhookRequest } from '../../../core/request/delivery.js'
import { readMediaType } from '../../../core/request/headers.js'
import { WebhookError } from '../../../errors.js'
import { type KeyringKey, keyReader, requireKey } from '../encryption/key-material.js'
import { endsHere, type FieldPath, parseFieldPath, pathsWithin } from './field-path.js'
import { findValues } from './json-values.js'
import { requireRedacted } from './require-redacted.js'

export type { Redact, Redacted, Redaction } from '../../../core/ports/inbox.js'
export type { KeyMaterial, KeyringKey } from '../encryption/key-material.js'

/** Options of {@link redactFields}. */
export interface RedactFieldsOptions {
  /**
   * The paths of the fields, such as `payload.customer.email`, `payload.items.*.name`, `headers.x-user` and `query.email`; or a
   * function that returns those of a delivery. A delivery without a field has nothing to redact.
   */
  readonly fields: readonly string[] | ((delivery: Delivery) => readonly string[])
  /** The key of the tokens, and of the HMAC of the body as it arrived: 32 bytes. */
  readonly key: KeyringKey
  /**
   * What is stored instead of a text: a `token`, the same for the same text, or an `empty` text. Numbers become 0, `true` becomes
   * `false`, objects and lists become empty.
   *
   * @default 'token'
   */
  readonly replaceWith?: 'token' | 'empty'
}

/** Replaces a text. */
type Replace = (text: string) => MaybePromise<string>

const saltLength = 16
const tokenLength = 16

/**
 * Removes fields from requests before an inbox stores them, after they were verified: for the option `redact` of an inbox.
 *
 * All other bytes stay as they arrived. Bodies are JSON or forms, also forms with JSON in a field. A request with another body,
 * such as an encrypted one, is not stored: the receiver answers 500, and `onError` says why.
 *
 * @throws {TypeError} if an option is invalid, such as a path that cannot match; the message names it
 *
 * @example
 * const redact = redactFields({ fields: ['payload.customer.email'], key: fromEnv('REDACTION_KEY') })
 * const receiver = createReceiver({ provider, on, inbox: { inbox, redact } })
 */
export function redactFields(options: RedactFieldsOptions): Redact {
  checkOptions(options, 'redactFields', {
    fields: requireFields,
    key: requireKey,
    replaceWith: optional(oneOf(['token', 'empty'])),
  })
  const { fields, replaceWith = 'token' } = options
  const fixed = typeof fields === 'function' ? undefined : fields.map((path) => parseFieldPath(path, 'fields'))
  const readKey = keyReader(options.key, 'redactFields: key')

  return async (request, deliveries, parse) => {
    const names = typeof fields === 'function' ? [...new Set(deliveries.flatMap(fields))] : fields
    const paths = fixed ?? names.map((path) => parseFieldPath(path, 'redactFields: a field'))
    // Made once: a list may have a hundred thousand texts.
    const key = importMacKey(await readKey(), 'sha256')
    const replace: Replace = (text) => {
      if (replaceWith === 'empty' || text === '') return ''
      return chain(
        computeMac(key, [encodeUtf8(JSON.stringify(['field', text]))]),
        (hash) => `redacted_${encodeBytes(hash.slice(0, tokenLength), 'base64url')}`,
      )
    }
    // Without the salt, which only the record has, the HMAC says nothing about a body that is guessed.
    const salt = crypto.getRandomValues(new Uint8Array(saltLength))
    const hash = await chain(computeMac(key, [salt]), (own) => computeMac(importMacKey(own, 'sha256'), [request.body]))
    const redacted = await redactRequest(request, paths, replace)
    await requireRedacted(
      deliveries,
      Promise.resolve().then(() => parse(redacted)),
      names,
    )
    return {
      request: redacted,
      redaction: { fields: names, salt: encodeBytes(salt, 'base64'), bodyHmac: encodeBytes(hash, 'base64') },
    }
  }
}

async function redactRequest(
  request: WebhookRequest,
  paths: readonly FieldPath[],
  replace: Replace,
): Promise<WebhookRequest> {
  const { method, url, headers, encrypted, body } = request
  const namesIn = (place: FieldPath['in']) => paths.flatMap((path) => (path.in === place ? [path.names] : []))
  const [inHeaders, inQuery, inPayload] = [namesIn('headers'), namesIn('query'), namesIn('payload')]
  const redacted = headers.map(async ([name, value]) => {
    const isFound = endsHere(pathsWithin(inHeaders, name.toLowerCase()))
    return [name, isFound ? await replace(value) : value] as const
  })
  const queryAt = url.indexOf('?')
  const query = queryAt === -1 ? '' : url.slice(queryAt + 1)
  return {
    method,
    encrypted,
    headers: await Promise.all(redacted),
    url:
      inQuery.length === 0
        ? url
        : url.slice(0, url.length - query.length) + (await redactForm(query, inQuery, replace)),
    body: inPayload.length === 0 ? body : encodeUtf8(await redactBody(request, inPayload, replace)),
  }
}

async function redactBody(request: WebhookRequest, paths: readonly (readonly string[])[], replace: Replace) {
  const mediaType = readMediaType(request)
  const text = decodeUtf8(request.body)
  const isForm = mediaType === 'application/x-www-form-urlencoded'
  try {
    if (text !== undefined) return await (isForm ? redactForm(text, paths, replace) : redactJson(text, paths, replace))
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
  }
  throw new WebhookError('internal_error', 'redactFields: the body is neither JSON nor a form, so it was not stored')
}

async function redactJson(text: string, paths: readonly (readonly string[])[], replace: Replace): Promise<string> {
  let result = ''
  let end = 0
  for (const [start, next] of findValues(text, paths)) {
    result += text.slice(end, start) + (await emptied(text.slice(start, next), replace))
    end = next
  }
  return result + text.slice(end)
}

/** A value of the same type, so that the payload still fits its schema. */
async function emptied(json: string, replace: Replace): Promise<string> {
  const [first = ''] = json
  if (first === '"') return JSON.stringify(await replace(String(JSON.parse(json))))
  if (first === '{') return '{}'
  if (first === '[') return '[]'
  return { n: 'null', t: 'false', f: 'false' }[first] ?? '0'
}

/** Redacts a form or a query, whose names may have brackets and whose fields may hold JSON. */
async function redactForm(text: string, paths: readonly (readonly string[])[], replace: Replace): Promise<string> {
  const pairs = text.split('&').map(async (pair) => {
    const [rawName = '', ...rest] = pair.split('=')
    const value = decodeField(rest.join('='))
    const names = decodeField(rawName).replaceAll(']', '').split('[')
    const within = names.reduce(pathsWithin, paths)
    if (endsHere(within)) return `${rawName}=${encodeURIComponent(await replace(value))}`
    if (!/^\s*[{[]/.test(value)) return pair
    // A provider may take the payload out of the field: then its paths begin there.
    const redacted = await redactJson(value, [...within, ...paths], replace).catch(() => value)
    return redacted === value ? pair : `${rawName}=${encodeURIComponent(redacted)}`
  })
  return (await Promise.all(pairs)).join('&')
}

function decodeField(text: string): string {
  const bytes = decodePercent(encodeUtf8(text), true)
  const decoded = bytes && decodeUtf8(bytes)
  if (decoded === undefined) throw new SyntaxError('the form is not percent-encoded')
  return decoded
}

const requireFields: Check = (value, option) => {
  if (typeof value === 'function') return
  if (!Array.isArray(value) || value.length === 0)
    throw new TypeError(`${option} must be a list of paths, or a function`)
  for (const [index, path] of value.entries()) parseFieldPath(path, `${option}[${index}]`)
}
