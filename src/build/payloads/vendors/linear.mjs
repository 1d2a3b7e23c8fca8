import { Names, newFields } from '../condense/shape.mjs'
import { propertiesOf, readTypes, shapes } from '../condense/types.mjs'

export const sources = ['@linear/sdk']

const entities = [
  'Attachment',
  'AuditEntry',
  'Comment',
  'Customer',
  'CustomerNeed',
  'Cycle',
  'Document',
  'Initiative',
  'InitiativeUpdate',
  'Issue',
  'IssueLabel',
  'Project',
  'ProjectUpdate',
  'Reaction',
  'User',
]

/** What happened to an entity, in `action`. */
const actions = ['create', 'update', 'remove']

export function describe() {
  const { checker, types } = readTypes(
    entities
      .map((name) => `export type { EntityWebhookPayloadWith${name}Data as ${name} } from '@linear/sdk/webhooks'`)
      .join('\n'),
  )
  const names = new Names()
  const shapeOf = shapes(checker, names, {
    replace: (name) => (name === 'Date' ? { string: true } : undefined),
    nameOf: ({ symbol }) => symbol.replace(/\$1$/, '').replace(/WebhookPayload(?:With)?/, '') || undefined,
  })
  // The type of an entity narrows the data of all, of which TypeScript would keep every field.
  const describeEntity = (name) => {
    const [base, own] = types.get(name).types
    const fields = newFields()
    for (const [field, type, optional] of [...propertiesOf(checker, base), ...propertiesOf(checker, own)]) {
      if (field.startsWith('__') || (type.isUnion() && field === 'data')) continue
      fields.fields.set(field, { shape: shapeOf(type), required: optional ? 0 : 1, absent: false })
    }
    return { object: fields }
  }
  const entries = entities.flatMap((name) => actions.map((action) => [`${name}.${action}`, describeEntity(name)]))
  return {
    names,
    tags: ['type'],
    exports: { LinearPayloads: { comment: 'The payload of each event, with the entity in `data`.', entries } },
    events: entries.map(([event]) => event),
  }
}
