import { Names, newFields } from '../condense/shape.mjs'
import { readTypes, shapes } from '../condense/types.mjs'

export const sources = ['@heroku-cli/schema']

/**
 * The resources, their types and their actions, from https://devcenter.heroku.com/articles/webhook-events and the examples in
 * docs/event-examples of heroku/webhooks-docs (commit 79fb71dc). The states of dynos have the same resource, and are updated and
 * destroyed: openapi/heroku-app-webhooks-asyncapi.yml of api-evangelist/heroku (commit 50056476).
 */
const resources = {
  'addon-attachment': ['AddOnAttachment', 'create', 'destroy'],
  addon: ['AddOn', 'create', 'destroy', 'update'],
  app: ['App', 'create', 'destroy', 'update'],
  build: ['Build', 'create', 'update'],
  collaborator: ['Collaborator', 'create', 'destroy', 'update'],
  domain: ['Domain', 'create', 'destroy'],
  dyno: ['Dyno', 'create', 'destroy', 'update'],
  formation: ['Formation', 'destroy', 'update'],
  release: ['Release', 'create', 'update'],
  'sni-endpoint': ['SNIEndpoint', 'create', 'destroy', 'update'],
}

export function describe() {
  const used = Object.values(resources).map(([name]) => name)
  const { checker, types } = readTypes(`export type { ${used.join(', ')} } from '@heroku-cli/schema'`)
  const names = new Names()
  // The package gives the actions of an add-on the type of an object and a list.
  const shapeOf = shapes(checker, names, { field: (_, name) => (name === 'actions' ? { any: true } : undefined) })
  const text = { string: true }
  const open = { object: newFields() }
  const entries = Object.entries(resources).flatMap(([resource, [name, ...actions]]) => {
    const actor = object({ id: text, email: text })
    const data = shapeOf(types.get(name))
    const fields = { id: text, resource: text, action: text, version: text, actor, data, previous_data: open }
    const times = { created_at: text, updated_at: text, published_at: { string: true, null: true } }
    const sequence = { string: true, null: true }
    const payload = object({ ...fields, ...times, sequence, webhook_metadata: open })
    payload.object.fields.get('previous_data').required = 0
    return actions.map((action) => [`${resource}.${action}`, payload])
  })
  // Events lack some fields that the API returns, and have null for others.
  for (const { fields } of names.all.values()) {
    for (const field of fields.values()) field.required = 0
  }
  names.all.get('Release').fields.get('description').shape.null = true
  return {
    names,
    exports: { HerokuPayloads: { comment: 'The payload of each event, with the resource in `data`.', entries } },
    events: entries.map(([event]) => event),
  }
}

function object(shapes) {
  const fields = newFields()
  for (const [name, shape] of Object.entries(shapes)) fields.fields.set(name, { shape, required: 1, absent: false })
  return { object: fields }
}
