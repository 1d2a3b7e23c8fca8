import { describeMap } from '../condense/events.mjs'
import { merge, Names, pascal } from '../condense/shape.mjs'
import { readTypes, shapes } from '../condense/types.mjs'

export const sources = ['plaid']

/** Type and code of a webhook are texts in Plaid's package; their comments have the values. */
export function describe() {
  const { checker, types } = readTypes("export * from './node_modules/plaid/dist/api'")
  const named = new Map()
  for (const type of types.values()) {
    const [kind, code] = ['webhook_type', 'webhook_code'].map((field) => valueIn(checker, type.getProperty(field)))
    if (kind && code) named.set(type, `${kind}.${code}`)
  }
  const names = new Names()
  // Two types can describe one event, such as that of an item and that of a processor.
  const nameOf = ({ type, symbol }) => (named.has(type) ? pascal(named.get(type).toLowerCase()) : symbol || undefined)
  const shapeOf = shapes(checker, names, { nameOf })
  const byEvent = new Map()
  for (const [type, event] of named) byEvent.set(event, merge(byEvent.get(event) ?? {}, shapeOf(type)))
  return describeMap(names, byEvent, {
    name: 'PlaidPayloads',
    comment: 'The payload of each event.',
    tag: 'webhook_code',
  })
}

/** `ITEM` of a comment that is the value in backticks. */
function valueIn(checker, property) {
  const text =
    property
      ?.getDocumentationComment(checker)
      .map((part) => part.text)
      .join('') ?? ''
  return /^`[\\"]*([A-Z_]+)[\\"]*`$/.exec(text.trim())?.[1]
}
