import qs from 'qs'
import { checkOptions, optional, requirePositiveInteger, requireWholeNumber } from '../../base/options.js'
import { refusal, type WebhookError } from '../../errors.js'
import { readFormPairs } from './form-pairs.js'
import { type BodyFormat, requireMediaTypes } from './format.js'

/** Options of {@link formBody}. */
export interface FormBodyOptions {
  /** How many fields the form may have, including repeated ones. @default 64 */
  readonly maxFields?: number
  /**
   * How deep names with brackets may nest. With `1`, `user[id]=7` becomes `{ user: { id: '7' } }`, and a repeated `tag[]`
   * becomes a list. With `0`, brackets have no meaning.
   *
   * @default 0
   */
  readonly maxDepth?: number
  /** Accepted media types besides `application/x-www-form-urlencoded`, in lower case. */
  readonly mediaTypes?: readonly string[]
}

/**
 * Form-encoded bodies: an object with the text of each field.
 *
 * Repeated fields are refused, because parsers disagree on which one counts. If `maxDepth` is above 0, a list `name[]` may
 * repeat. Names must then have the form `name[key][key]`, with `[]` only at the end, and no name may be used both as text
 * and as a list or object. Fields may have the names of inherited properties, such as `toString`.
 *
 * @throws {TypeError} which option is wrong
 */
export function formBody(options: FormBodyOptions = {}): BodyFormat {
  checkOptions(options, 'formBody', {
    maxFields: optional(requirePositiveInteger),
    maxDepth: optional(requireWholeNumber),
    mediaTypes: optional(requireMediaTypes),
  })
  const { maxFields = 64, maxDepth = 0, mediaTypes = [] } = options
  return {
    name: 'form',
    accepts: (mediaType) =>
      mediaType !== undefined && (mediaType === 'application/x-www-form-urlencoded' || mediaTypes.includes(mediaType)),
    parse: (body) => nest(collectFields(readFormPairs(body, maxFields), maxDepth), maxFields, maxDepth),
  }
}

type Fields = Readonly<Record<string, string | string[]>>

// qs gets decoded fields: its decoder replaces invalid UTF-8, and its limits do not apply to every notation.
function collectFields(pairs: ReturnType<typeof readFormPairs>, maxDepth: number): Fields {
  const fields = new Map<string, string | string[]>()
  const kinds: Kinds = new Map()
  for (const [name, value] of pairs) {
    refuseForbiddenName(name)
    if (maxDepth > 0) recordName(name, maxDepth, kinds)
    const earlier = fields.get(name)
    if (earlier === undefined) fields.set(name, maxDepth > 0 && name.endsWith('[]') ? [value] : value)
    else if (Array.isArray(earlier)) earlier.push(value)
    else throw refusal('body_malformed', 'a field of the form came more than once')
  }
  return Object.fromEntries(fields)
}

/** The kind of value at each path that occurred so far. */
type Kinds = Map<string, Kind>

type Kind = 'text' | 'list' | 'object'

// qs reads `a[b]c` as `a[b]`, merges `a[]` and `a[0]`, and loses one of `a` and `a[b]`.
function recordName(name: string, maxDepth: number, kinds: Kinds): void {
  if (!/^[^[\]]+(\[[^[\]]+\])*(\[\])?$/.test(name)) {
    throw refusal('body_malformed', 'the name of a field is not of the form name[key][key]')
  }
  const [first = '', ...keys] = name.split('[')
  if (keys.length > maxDepth) throw tooDeep(maxDepth)
  let path = first
  for (const key of keys) {
    requireKind(path, key === ']' ? 'list' : 'object', kinds)
    path += `[${key}`
  }
  requireKind(path, 'text', kinds)
}

function requireKind(path: string, kind: Kind, kinds: Kinds): void {
  if ((kinds.get(path) ?? kind) !== kind) {
    throw refusal('body_malformed', 'a field of the form is more than one of text, list and object')
  }
  kinds.set(path, kind)
}

function refuseForbiddenName(name: string): void {
  if (name.split(/[[\]]/).includes('__proto__')) throw refusal('body_key_forbidden', 'the form has a __proto__ field')
  // qs reads `[a]` as `a`, the same field under a second name.
  if (name.startsWith('[')) throw refusal('body_malformed', 'the name of a field begins with a bracket')
}

function nest(fields: Fields, maxFields: number, maxDepth: number): unknown {
  try {
    return qs.parse(fields as Readonly<Record<string, string>>, {
      depth: maxDepth,
      strictDepth: true,
      arrayLimit: maxFields,
      parameterLimit: maxFields,
      throwOnLimitExceeded: true,
      parseArrays: maxDepth > 0,
      plainObjects: true,
    })
  } catch {
    throw tooDeep(maxDepth)
  }
}

function tooDeep(maxDepth: number): WebhookError {
  return refusal('body_limit_exceeded', `the form is nested deeper than ${maxDepth} or has a list that is too long`)
}
