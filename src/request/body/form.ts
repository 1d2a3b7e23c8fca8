import qs from 'qs'
import { requirePositiveInteger } from '../../base/options.js'
import { refusal, type WebhookError } from '../../errors.js'
import { readFormPairs } from './form-pairs.js'
import { type BodyFormat, requireMediaTypes } from './format.js'

/** Options of {@link formBody}. */
export interface FormBodyOptions {
  /** How many fields the form may have, repeats included. @default 64 */
  readonly maxFields?: number
  /**
   * How deep names with brackets nest: `1` makes `{ user: { id: '7' } }` of `user[id]=7`, and a list of a repeated
   * `tag[]`. With `0` brackets mean nothing.
   *
   * @default 0
   */
  readonly maxDepth?: number
  /** Media types that are accepted beside `application/x-www-form-urlencoded`, in lower case. */
  readonly mediaTypes?: readonly string[]
}

/**
 * Form-encoded bodies: an object with the text of each field.
 *
 * A field that comes twice is refused, except for a list `name[]` where brackets count: the readers of forms do not
 * agree on which of the two counts. Where brackets count, so is a name that is not of the form `name[key][key]`, with `[]`
 * only at its end, and a place that is more than one of text, list and object. A field may be named like something that
 * objects inherit, such as `toString`.
 *
 * @throws {TypeError} which option is wrong
 */
export function formBody(options: FormBodyOptions = {}): BodyFormat {
  const { maxFields = 64, maxDepth = 0, mediaTypes = [] } = options
  requirePositiveInteger(maxFields, 'formBody: maxFields')
  if (maxDepth !== 0) requirePositiveInteger(maxDepth, 'formBody: maxDepth')
  requireMediaTypes(mediaTypes, 'formBody: mediaTypes')
  return {
    name: 'form',
    accepts: (mediaType) =>
      mediaType !== undefined && (mediaType === 'application/x-www-form-urlencoded' || mediaTypes.includes(mediaType)),
    parse(body) {
      const fields = collectFields(readFormPairs(body, maxFields), maxDepth)
      return nest(fields, maxFields, maxDepth)
    },
  }
}

type Fields = Readonly<Record<string, string | string[]>>

// qs is given decoded fields: its own decoder replaces what is not UTF-8, and its limits do not hold for every notation.
function collectFields(pairs: ReturnType<typeof readFormPairs>, maxDepth: number): Fields {
  const fields = new Map<string, string | string[]>()
  const kinds: Kinds = new Map()
  for (const [name, value] of pairs) {
    requireHarmless(name)
    if (maxDepth > 0) requirePlace(name, maxDepth, kinds)
    const earlier = fields.get(name)
    if (earlier === undefined) fields.set(name, maxDepth > 0 && name.endsWith('[]') ? [value] : value)
    else if (Array.isArray(earlier)) earlier.push(value)
    else throw refusal('body_malformed', 'a field of the form came more than once')
  }
  return Object.fromEntries(fields)
}

/** What is at each place that the names so far have led to. */
type Kinds = Map<string, Kind>

type Kind = 'text' | 'list' | 'object'

// `a[b]c` is `a[b]` to qs; `a[]` and `a[0]` are one element or two; `a` and `a[b]` are both, or one of them is lost.
function requirePlace(name: string, maxDepth: number, kinds: Kinds): void {
  if (!/^[^[\]]+(\[[^[\]]+\])*(\[\])?$/.test(name)) {
    throw refusal('body_malformed', 'the name of a field is not of the form name[key][key]')
  }
  const [first = '', ...keys] = name.split('[')
  if (keys.length > maxDepth) throw tooDeep(maxDepth)
  let place = first
  for (const key of keys) {
    requireKind(place, key === ']' ? 'list' : 'object', kinds)
    place += `[${key}`
  }
  requireKind(place, 'text', kinds)
}

function requireKind(place: string, kind: Kind, kinds: Kinds): void {
  if ((kinds.get(place) ?? kind) !== kind) {
    throw refusal('body_malformed', 'a field of the form is more than one of text, list and object')
  }
  kinds.set(place, kind)
}

function requireHarmless(name: string): void {
  if (name.split(/[[\]]/).includes('__proto__')) throw refusal('body_key_forbidden', 'the form has a __proto__ field')
  // qs reads `[a]` as `a`: the same field under a second name.
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
