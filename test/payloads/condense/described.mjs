import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Names } from './shape.mjs'
import { propertiesOf, readTypes, shapes } from './types.mjs'

/** The maps that `described/<vendor>.d.ts` exports; fields of `tags` keep their literal types. */
export function describedByHand(vendor, tags = []) {
  const text = readFileSync(path.join(import.meta.dirname, '../described', `${vendor}.d.ts`), 'utf8')
  const { checker, types } = readTypes(text)
  const names = new Names()
  const shapeOf = shapes(checker, names)
  const exports = [...types].map(([name, map]) => {
    const [comment] = map.symbol.getDocumentationComment(checker)
    const entries = propertiesOf(checker, map).map(([event, type]) => [event, shapeOf(type)])
    return [name, { comment: comment?.text ?? 'What varies by event.', entries }]
  })
  const events = exports.flatMap(([, { entries }]) => entries.map(([event]) => event))
  return { names, tags, exports: Object.fromEntries(exports), events }
}
