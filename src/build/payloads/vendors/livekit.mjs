import ts from 'typescript'
import { describeMap } from '../condense/events.mjs'
import { Names, newFields } from '../condense/shape.mjs'
import { propertiesOf, readTypes, shapes } from '../condense/types.mjs'

export const sources = ['@livekit/protocol']

/** The events, with the field that each has besides the common ones, as the comments in the package say. */
const events = {
  agent_job_ended: ['job'],
  agent_job_started: ['job'],
  egress_ended: ['egressInfo'],
  egress_started: ['egressInfo'],
  egress_updated: ['egressInfo'],
  ingress_ended: ['ingressInfo'],
  ingress_started: ['ingressInfo'],
  participant_connection_aborted: ['participant'],
  participant_joined: ['participant'],
  participant_left: ['participant'],
  room_finished: ['roomEndReason'],
  room_started: [],
  track_published: ['participant', 'track'],
  track_unpublished: ['participant', 'track'],
}

/** Protobuf as JSON: numbers of 64 bits and values of enumerations are texts, and what is zero or empty is left out. */
export function describe() {
  const { checker, types } = readTypes("export type { WebhookEvent } from '@livekit/protocol'")
  const names = new Names()
  const shapeOf = shapes(checker, names, {
    replace: (name) => (name === 'Uint8Array' ? { string: true } : undefined),
    field: (_, name, type) => (type.getCallSignatures().length > 0 ? 'omit' : textOf(checker, type)),
  })
  const all = new Map(propertiesOf(checker, types.get('WebhookEvent')).map(([name, type]) => [name, type]))
  const byEvent = new Map()
  for (const [event, own] of Object.entries(events)) {
    const { fields, ...rest } = newFields()
    for (const name of ['event', 'id', 'createdAt', 'room', ...own]) {
      const type = all.get(name)
      const required = name === 'event' || name === 'id' ? 1 : 0
      fields.set(name, { shape: textOf(checker, type) ?? shapeOf(type), required, absent: false })
    }
    byEvent.set(event, { object: { ...rest, fields } })
  }
  for (const { fields } of names.all.values()) for (const field of fields.values()) field.required = 0
  return describeMap(names, byEvent, { name: 'LivekitPayloads', comment: 'The payload of each event.', tag: 'event' })
}

/** Alternatives have another form in JSON than in the package. */
function textOf(checker, type) {
  const inner = checker.getNonNullableType(type)
  if (checker.isArrayType(inner)) {
    const array = textOf(checker, checker.getTypeArguments(inner)[0])
    return array && { array }
  }
  const isEnum = (inner.flags & ts.TypeFlags.EnumLike) !== 0
  if (isEnum || (inner.flags & ts.TypeFlags.BigIntLike) !== 0) return { string: true }
  return inner.isUnion() && inner.types.every((one) => one.getProperty('case')) ? 'omit' : undefined
}
