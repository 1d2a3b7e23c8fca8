import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Names } from '../condense/shape.mjs'
import { propertiesOf, readTypes, shapes } from '../condense/types.mjs'

export const sources = ['@zoom/rivet']
export const from = ({ name, version }) =>
  `${name} ${version} of Zoom; fields that examples of its documentation lack are optional`

const folder = path.join(import.meta.dirname, '../node_modules/@zoom/rivet')

/**
 * The fields that the SDK requires and examples of Zoom's documentation lack, by the field that holds them; '' is the object.
 * They are optional here.
 */
const lacking = {
  '': ['settings', 'join_url', 'login_type', 'account_id', 'password'],
  participant: ['email'],
  registrant: ['join_url', 'participant_pin_code'],
  recording_files: ['file_extension', 'id', 'file_size', 'play_url', 'status', 'recording_type'],
}

export function describe() {
  const events = ['meetings', 'users']
    .flatMap(readEvents)
    .filter(({ event }) => /^(?:meeting|webinar|recording|user)\./.test(event))
  const { checker, types } = readTypes(events.map(({ type, payload }) => `export type ${type} = ${payload}`).join('\n'))
  const names = new Names()
  const shapeOf = shapes(checker, names, { nameOf: () => undefined })
  const member = (type, name) => propertiesOf(checker, type).find(([property]) => property === name)?.[1]
  const entries = events
    .map(({ event, type }) => [event, member(member(types.get(type), 'payload'), 'object')])
    .filter(([, object]) => object)
    .map(([event, object]) => [event, loosen(shapeOf(object))])
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return { names, exports: { ZoomObjects: { comment: 'The object of each event, in `payload.object`.', entries } } }
}

function loosen(shape, holder = '') {
  const { fields } = shape.object ?? shape.array?.object ?? {}
  for (const name of lacking[holder] ?? []) if (fields?.has(name)) fields.get(name).required = 0
  for (const [name, field] of holder === '' && fields ? fields : []) loosen(field.shape, name)
  return shape
}

/** The events of a product, each of which the SDK declares as a type of its own. */
function readEvents(product) {
  const text = readFileSync(path.join(folder, product, `${product}.d.ts`), 'utf8')
  return [...text.matchAll(/^type (\w+) = Event<"([\w.]+)"> & (\{\n[\s\S]*?\n\});$/gm)].map(
    ([, type, event, payload]) => ({ event, type, payload }),
  )
}
