import {
  type Dictionary,
  type InnerList,
  type Item,
  isInnerList,
  parseDictionary,
  parseItem,
  parseList,
  serializeDictionary,
  serializeInnerList,
  serializeItem,
  serializeList,
} from 'structured-headers'
import { refusal } from '../../../errors.js'
import { encodeBytes, encodeUtf8 } from '../../bytes/encoding.js'
import type { WebhookRequest } from '../../request/delivery.js'
import { headerValues } from '../../request/headers.js'
import { malformed, tryToParse } from './fields.js'
import type { Component, SignatureInput } from './input.js'
import { queryParameter, readTarget, type Target } from './target.js'

/** The type of a structured field (RFC 9651). */
export type StructuredFieldType = 'dictionary' | 'list' | 'item'

/** The structured fields whose types are always known. */
const knownFields: Readonly<Record<string, StructuredFieldType>> = {
  'content-digest': 'dictionary',
  'repr-digest': 'dictionary',
  signature: 'dictionary',
  'signature-input': 'dictionary',
}

/** The parts of a request that its signatures can cover. Several signatures of one request share the parsed parts. */
export class SignedMessage {
  readonly target: Target
  readonly queryParameters: URLSearchParams
  readonly #request: WebhookRequest
  readonly #types: ReadonlyMap<string, StructuredFieldType>
  readonly #dictionaries = new Map<string, Dictionary | undefined>()

  /** @throws {WebhookError} `internal_error` if the URL is not absolute */
  constructor(request: WebhookRequest, url: string, types: ReadonlyMap<string, StructuredFieldType>) {
    this.#request = request
    this.#types = types
    this.target = readTarget(url)
    this.queryParameters = new URLSearchParams(this.target.query)
  }

  get method(): string {
    return this.#request.method
  }

  /**
   * The values of all lines of a header, trimmed.
   *
   * @throws {WebhookError} `proof_missing` if the header is absent
   */
  lines(name: string): readonly string[] {
    const values = headerValues(this.#request, name)
    if (values.length === 0) throw refusal('proof_missing', `${name} is signed but missing`, { field: name })
    return values.map(trimWhiteSpace)
  }

  typeOf(name: string): StructuredFieldType | undefined {
    return this.#types.get(name) ?? knownFields[name]
  }

  /** The header as a dictionary, parsed once; `undefined` if it is anything else. */
  dictionary(name: string): Dictionary | undefined {
    // Equivalent (ConditionalExpression): `true`. The same dictionary is parsed again.
    if (!this.#dictionaries.has(name)) {
      const text = this.lines(name).join(', ')
      this.#dictionaries.set(
        name,
        tryToParse(() => parseDictionary(text)),
      )
    }
    return this.#dictionaries.get(name)
  }
}

/**
 * The bytes that were signed (RFC 9421, section 2.5).
 *
 * @throws {WebhookError} `proof_missing` if the request lacks a covered component, `signature_malformed` for a component
 * with an unknown derivation
 */
export function toSignatureBase(message: SignedMessage, input: SignatureInput): Uint8Array {
  const lines = input.components.map((component) => `${component.identifier}: ${componentValue(message, component)}\n`)
  return encodeUtf8(`${lines.join('')}"@signature-params": ${input.signatureParameters}`)
}

function componentValue(message: SignedMessage, component: Component): string {
  const value = component.name.startsWith('@') ? derive(message, component) : fieldValue(message, component)
  // A value with a line break could pass for several lines of the base.
  if (!/^[\t\x20-\x7e]*$/.test(value)) throw malformed(component.name, 'has characters that cannot be signed')
  return value
}

const derivations: Readonly<Record<string, (message: SignedMessage) => string>> = {
  '@method': ({ method }) => method,
  '@target-uri': ({ target: { scheme, authority, path, query } }) => `${scheme}://${authority}${path}${query}`,
  '@authority': ({ target }) => target.authority,
  '@scheme': ({ target }) => target.scheme,
  '@request-target': ({ target: { path, query } }) => path + query,
  '@path': ({ target }) => target.path,
  '@query': ({ target }) => target.query || '?',
}

function derive(message: SignedMessage, { name, parameters }: Component): string {
  if (name === '@query-param') return deriveQueryParameter(message, parameters)
  const derivation = Object.hasOwn(derivations, name) ? derivations[name] : undefined
  if (derivation === undefined || parameters.size > 0)
    throw malformed(name, 'is an unknown component, or has parameters')
  return derivation(message)
}

function deriveQueryParameter({ queryParameters }: SignedMessage, parameters: Component['parameters']): string {
  const name = parameters.get('name')
  if (typeof name !== 'string' || parameters.size > 1)
    throw malformed('@query-param', 'must have only the parameter name')
  const value = queryParameter(queryParameters, name)
  if (value === undefined) throw malformed('@query-param', 'names a parameter that does not occur once')
  return value
}

// `sf`, `key` and `bs` are mutually exclusive; `req` and `tr` are for responses and trailers (section 2.1).
function fieldValue(message: SignedMessage, { name, parameters }: Component): string {
  const [[parameter, value] = [], ...others] = parameters
  if (others.length > 0) throw malformed(name, 'has parameters that exclude each other')
  if (parameter === undefined) return message.lines(name).join(', ')
  if (parameter === 'bs' && value === true)
    return message
      .lines(name)
      .map((line) => toByteSequence(line, name))
      .join(', ')
  if (parameter === 'sf' && value === true) return toCanonical(message, name)
  // Equivalent (ConditionalExpression): `true`. No key of a dictionary is anything but a text.
  if (parameter === 'key' && typeof value === 'string') return memberOf(message, name, value)
  throw malformed(name, 'has unknown parameters')
}

// `trim` removes more than the white space of HTTP, and a pattern for trailing white space takes quadratic time.
function trimWhiteSpace(line: string): string {
  let [start, end] = [0, line.length]
  // Equivalent (ConditionalExpression): `true`. Beyond the ends of the text is no white space, and of a blank line nothing is left.
  // Equivalent (EqualityOperator): `start <= end`. Beyond the ends of the text is no white space, and of a blank line nothing is left.
  while (start < end && isWhiteSpace(line.charCodeAt(start))) start++
  // Equivalent (ConditionalExpression): `true`. Beyond the ends of the text is no white space, and of a blank line nothing is left.
  // Equivalent (EqualityOperator): `start <= end`. Beyond the ends of the text is no white space, and of a blank line nothing is left.
  while (start < end && isWhiteSpace(line.charCodeAt(end - 1))) end--
  return line.slice(start, end)
}

function isWhiteSpace(code: number): boolean {
  return code === 0x20 || code === 0x09
}

function toByteSequence(line: string, name: string): string {
  const codes = Array.from(line, (character) => character.charCodeAt(0))
  if (codes.some((code) => code > 0xff)) throw malformed(name, 'has characters that cannot be signed')
  return `:${encodeBytes(Uint8Array.from(codes), 'base64')}:`
}

function toCanonical(message: SignedMessage, name: string): string {
  const type = message.typeOf(name)
  // Equivalent (ConditionalExpression): `false`. Without a type nothing can be parsed, which is malformed, too.
  if (type === undefined) throw malformed(name, 'is covered with sf but missing in structuredFields')
  const text = message.lines(name).join(', ')
  const value = tryToParse(() => strict[type](text))
  if (value === undefined) throw malformed(name, `is not a structured field of type ${type}`)
  return value
}

const strict: Readonly<Record<StructuredFieldType, (text: string) => string>> = {
  dictionary: (text) => serializeDictionary(parseDictionary(text)),
  list: (text) => serializeList(parseList(text)),
  item: (text) => serializeItem(parseItem(text)),
}

function memberOf(message: SignedMessage, name: string, key: string): string {
  const member = message.dictionary(name)?.get(key)
  if (member === undefined) throw malformed(name, 'is not a dictionary with the covered key')
  return serializeMember(member)
}

function serializeMember(member: Item | InnerList): string {
  return isInnerList(member) ? serializeInnerList(member) : serializeItem(member)
}
