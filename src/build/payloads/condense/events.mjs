import { Names } from './shape.mjs'
import { readTypes, shapes } from './types.mjs'

/**
 * Describes the events of a package that has a union of their payloads, told apart by a literal.
 *
 * @param {{ source: string, name: string, comment: string, tag?: string, how?: Parameters<typeof shapes>[2] }} options -
 * `source` is TypeScript that exports the union as `Event`
 */
export function describeUnion({ source, name, comment, tag = 'type', how }) {
  const { checker, types } = readTypes(source)
  const names = new Names()
  const shapeOf = shapes(checker, names, how)
  const union = types.get('Event')
  const entries = (union.isUnion() ? union.types : [union]).flatMap((type) => {
    const event = checker.getTypeOfPropertyOfType(type, tag)
    const literals = event.isUnion() ? event.types : [event]
    return literals.map((literal) => [literal.value, shapeOf(type)])
  })
  return {
    names,
    tags: [tag],
    exports: { [name]: { comment, entries: entries.sort(([a], [b]) => (a < b ? -1 : 1)) } },
    events: entries.map(([event]) => event),
  }
}
