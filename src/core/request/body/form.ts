import qs from 'qs'
import { refusal, type WebhookError } from '../../../errors.js'
import { checkOptions, optional, requirePositiveInteger } from '../../base/options.js'
import { readFormPairs } from './form-pairs.js'
import { type BodyFormat, requireDepth, requireMediaTypes } from './format.js'

/** Options of {@link formBody}. */
export interface FormBodyOptions {
  /** The maximum number of fields, including repeated ones. The index of a list must be lower. @default 64 */
  readonly maxFields?: number
  /**
   * The maximum nesting depth of bracketed names, up to 1000. With `1`, `user[id]=7` becomes `{ user: { id: '7' } }`, and
   * a repeated `tag[]` becomes a list. With `0`, brackets have no special meaning.
   *
   * @default 0
   */
  readonly maxDepth?: number
  /** Accepted media types besides `application/x-www-form-urlencoded`, in lower case. */
  readonly mediaTypes?: readonly string[]
}

/**
 * A format for form-encoded bodies. The value is an object with a string for each field.
 *
 * Repeated fields are refused, because parsers disagree on which value to use. If `maxDepth` is above 0, a list
 * `name[]` may repeat. Names must then have the form `name[key][key]`, with `[]` only at the end, and no name may be
 * used both as text and as a list or object. Names of inherited properties, such as `toString`, are ordinary field
 * names.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 */
export function formBody(options: FormBodyOptions = {}): BodyFormat {
  checkOptions(options, 'formBody', {
    maxFields: optional(requirePositiveInteger),
    maxDepth: optional((value, option) => {
      if (value !== 0) requireDepth(value, option)
    }),
    mediaTypes: optional(requireMediaTypes),
  })
  // Equivalent (ArrayDeclaration): `["Stryker was here"]`. No request can have the added type.
  const { maxFields = 64, maxDepth = 0, mediaTypes = [] } = options
  return {
    name: 'form',
    accepts: (mediaType) =>
      // Equivalent (ConditionalExpression): `true`. A list of texts does not include undefined.
      mediaType !== undefined && (mediaType === 'application/x-www-form-urlencoded' || mediaTypes.includes(mediaType)),
    parse: (body) =>
      nest(collectFields(readFormPairs(body, maxFields), { maxFields, maxDepth }), { maxFields, maxDepth }),
  }
}

interface Limits {
  readonly maxFields: number
  readonly maxDepth: number
}

type Fields = Readonly<Record<string, string | string[]>>

// Fields are decoded before qs gets them: its decoder replaces invalid UTF-8, and its limits miss some notations.
function collectFields(pairs: ReturnType<typeof readFormPairs>, { maxFields, maxDepth }: Limits): Fields {
  const fields = new Map<string, string | string[]>()
  const root = newPlace()
  for (const [name, value] of pairs) {
    refuseForbiddenName(name)
    if (maxDepth > 0) recordName(name, { maxFields, maxDepth }, root)
    const isList = maxDepth > 0 && name.endsWith('[]')
    const key = isList ? name.slice(0, -2) : name
    const earlier = fields.get(key)
    if (earlier === undefined) fields.set(key, isList ? [value] : value)
    else if (Array.isArray(earlier)) earlier.push(value)
    else throw refusal('body_malformed', 'a form field appears more than once')
  }
  return Object.fromEntries(fields)
}

type Kind = 'text' | 'list' | 'object'

/** The kind of value at a path seen so far. A tree takes linear time; a map of whole paths would not. */
interface Place {
  kind?: Kind
  readonly below: Map<string, Place>
}

function newPlace(): Place {
  return { below: new Map() }
}

// qs reads `a[b]c` as `a[b]`, merges `a[]` and `a[0]`, and loses one of `a` and `a[b]`.
function recordName(name: string, { maxFields, maxDepth }: Limits, root: Place): void {
  if (!/^[^[\]]+(\[[^[\]]+\])*(\[\])?$/.test(name)) {
    throw refusal('body_malformed', 'a form field name does not match name[key][key]')
  }
  // Equivalent (StringLiteral): `"Stryker was here!"`. The default is only for the compiler: there is always a value.
  const [first = '', ...keys] = name.split('[')
  if (keys.length > maxDepth) throw tooDeep(maxDepth)
  let place = placeBelow(root, first)
  for (const key of keys) {
    if (isIndex(key.slice(0, -1)) && Number.parseInt(key, 10) >= maxFields) throw tooDeep(maxDepth)
    // Equivalent (EqualityOperator): `key !== ']'`. The names of kinds are only compared, and stay different.
    // Equivalent (StringLiteral): `""`. The names of kinds are only compared, and stay different. That of the key of a list is tested.
    requireKind(place, key === ']' ? 'list' : 'object')
    place = placeBelow(place, key)
  }
  // Equivalent (StringLiteral): `""`. The names of kinds are only compared, and stay different.
  requireKind(place, 'text')
}

function placeBelow(place: Place, key: string): Place {
  const found = place.below.get(key) ?? newPlace()
  place.below.set(key, found)
  return found
}

function requireKind(place: Place, kind: Kind): void {
  place.kind ??= kind
  if (place.kind !== kind) {
    throw refusal('body_malformed', 'a form field is used as more than one of text, list and object')
  }
}

function refuseForbiddenName(name: string): void {
  if (name.split(/[[\]]/).includes('__proto__')) throw refusal('body_key_forbidden', 'the form has a __proto__ field')
  // qs reads `[a]` as `a`, the same field under a second name.
  if (name.startsWith('[')) throw refusal('body_malformed', 'a form field name begins with a bracket')
}

function nest(fields: Fields, { maxFields, maxDepth }: Limits): unknown {
  const value: Record<string, unknown> = qs.parse(fields as Readonly<Record<string, string>>, {
    depth: maxDepth,
    parameterLimit: maxFields,
    // qs adds each item to a copy of the list, which takes quadratic time.
    parseArrays: false,
    // Equivalent (BooleanLiteral): `false`. Then qs also looks for gaps in lists without gaps, which only takes time.
    allowSparse: true,
    plainObjects: true,
  })
  // qs drops a field without a name.
  if (Object.hasOwn(fields, '')) value[''] = fields['']
  // The form itself is an object, even if all of its names are numbers.
  for (const name of Object.keys(value)) value[name] = toLists(value[name])
  return value
}

/** Turns objects whose keys are all indexes into lists. Integer keys of an object are in ascending order. */
function toLists(value: unknown): unknown {
  // Equivalent (ConditionalExpression): `false`. No value of qs is null. The other conditions are tested.
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const container = value as Record<string, unknown>
  const keys = Object.keys(container)
  for (const key of keys) container[key] = toLists(container[key])
  return keys.every(isIndex) ? Object.values(container) : container
}

function isIndex(key: string): boolean {
  return /^(0|[1-9]\d*)$/.test(key)
}

function tooDeep(maxDepth: number): WebhookError {
  return refusal('body_limit_exceeded', `the form is nested deeper than ${maxDepth} or has a list that is too long`)
}
