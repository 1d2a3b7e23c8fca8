import { UsageError } from '../exit.js'
import type { Documents, Located } from './documents.js'
import type { Message } from './message.js'
import { entries, field, items, target } from './read.js'

/** Where a text is in a request: in a header, or in a field of the payload. */
export type Place = { readonly header: string } | { readonly path: readonly string[] }

/**
 * Reads places such as `header:X-Event,data.kind`.
 *
 * @throws {UsageError} one has another form
 */
export function toPlaces(flag: string, text: string): readonly Place[] {
  return text.split(',').map((part) => {
    const [, header, field] = /^(?:header:([\w!#$%&'*+.^`|~-]+)|([^:.\s]+(?:\.[^:.\s]+)*))$/.exec(part) ?? []
    if (header !== undefined) return { header }
    if (field !== undefined) return { path: field.split('.') }
    throw new UsageError(`${flag} must be a header or a field, such as header:X-Event, type or data.type, not ${part}`)
  })
}

/** The only value that a place of a message can have, if its schema says so. */
export function constantAt(place: Place, message: Message, documents: Documents): string | undefined {
  if ('header' in place) return constantOf(message.headers.get(place.header.toLowerCase()), documents)
  const [content] = message.contents
  const found = place.path.reduce<Located | undefined>(
    (schema, name) => schema && fieldsOf(schema, documents).get(name),
    content?.schema,
  )
  return constantOf(found, documents)
}

/** The place whose value tells all messages apart. */
export function distinctPlace(messages: readonly Message[], documents: Documents): Place | undefined {
  return placesOf(messages[0], documents).find((place) => {
    const values = new Set<string>()
    return messages.every((message) => {
      const value = constantAt(place, message, documents)
      return value !== undefined && !values.has(value) && values.add(value)
    })
  })
}

function placesOf(message: Message | undefined, documents: Documents): readonly Place[] {
  const schema = message?.contents[0]?.schema
  const fields = schema === undefined ? [] : [...fieldsOf(schema, documents)]
  return [
    ...fields.map(([name]) => ({ path: [name] })),
    ...[...(message?.headers.keys() ?? [])].map((header) => ({ header })),
    ...fields.flatMap(([name, inner]) =>
      [...fieldsOf(inner, documents).keys()].map((each) => ({ path: [name, each] })),
    ),
  ]
}

function fieldsOf(
  schema: Located,
  documents: Documents,
  depth = 0,
  seen = new Set<unknown>(),
): ReadonlyMap<string, Located> {
  const { value } = target(schema, documents)
  // Deeper is no way to say which event it is, and schemas can inherit from one several times, or from themselves.
  if (depth > 8 || seen.has(value)) return new Map()
  seen.add(value)
  const inherited = items(field(schema, 'allOf', documents), documents)
  return new Map([
    ...inherited.flatMap((each) => [...fieldsOf(each, documents, depth + 1, seen)]),
    ...entries(field(schema, 'properties', documents), documents),
  ])
}

function constantOf(schema: Located | undefined, documents: Documents): string | undefined {
  if (schema === undefined) return undefined
  const choices = field(schema, 'enum', documents).value
  const only = Array.isArray(choices) && choices.length === 1 ? choices[0] : undefined
  const value = field(schema, 'const', documents).value ?? only
  return typeof value === 'string' ? value : undefined
}
