import {
  checkOptions,
  group,
  optional,
  requireFunction,
  requireList,
  requireString,
  requireText,
} from '../base/options.js'
import type { Delivery } from '../request/delivery.js'
import type { CloudEvent } from './cloud-event.js'
import { type CloudEventMapping, readPath, readText } from './mapping.js'

/** Options of {@link toCloudEvent}. */
export interface ToCloudEventOptions<D extends Delivery = Delivery> {
  /**
   * How deliveries of this provider are mapped: `githubMapping` of `webhook-receiver/github/cloud-event` and so on, the
   * mapping of a style, your own for a provider of your own, or `{}`.
   */
  readonly mapping: CloudEventMapping<D>
  /**
   * Where the events come from, as a URI reference, for providers that do not say: one for each producer, such as
   * `https://shop.example/hooks/7`.
   *
   * @default what the mapping reads from the delivery, or else `/` and the name of its provider
   */
  readonly source?: string
  /** What the types begin with. @default that of the mapping, such as `com.github.` */
  readonly typePrefix?: string
}

const mappingChecks = {
  typePrefix: optional(requireString),
  secrets: optional(requireList),
  attributes: optional(requireFunction),
}

/**
 * Makes a CloudEvent of a delivery of any provider, to forward it to a consumer of CloudEvents.
 *
 * The mapping says which parts of the payload become attributes. Without them, the event's name is the type and the time
 * of receipt is the time. Each call makes a new id for a delivery without one.
 *
 * @see https://github.com/cloudevents/spec/blob/main/cloudevents/adapters/README.md
 * @returns a plain object, ready for `JSON.stringify`; deliveries of `cloudEvents` are returned unchanged
 * @throws {TypeError} which option is wrong
 *
 * @example
 * const forward = async (delivery: Delivery) => {
 *   const event = toCloudEvent(delivery, { mapping: githubMapping })
 *   const headers = { 'content-type': 'application/cloudevents+json' }
 *   await fetch('https://broker.example', { method: 'POST', headers, body: JSON.stringify(event) })
 * }
 */
export function toCloudEvent<D extends Delivery>(
  delivery: D,
  options: ToCloudEventOptions<D>,
): CloudEvent<D['payload']> {
  checkOptions<ToCloudEventOptions<D>>(options, 'toCloudEvent', {
    mapping: group<CloudEventMapping<D>>(mappingChecks),
    source: optional(requireText),
    typePrefix: optional(requireString),
  })
  if (isCloudEvent(delivery.payload)) return delivery.payload as CloudEvent<D['payload']>
  const { provider, event, id, receivedAt, payload } = delivery
  const { mapping } = options
  const { source, type = event, subject, time = receivedAt } = mapping.attributes?.(delivery) ?? {}
  const { typePrefix = mapping.typePrefix ?? '' } = options
  return {
    specversion: '1.0',
    id: id ?? crypto.randomUUID(),
    source: options.source ?? source ?? `/${encodeURIComponent(provider)}`,
    type: typePrefix + (type || 'event'),
    ...(subject === undefined ? {} : { subject }),
    time: time.toISOString(),
    ...(payload === undefined
      ? {}
      : { datacontenttype: 'application/json', data: without(payload, mapping.secrets ?? []) }),
  }
}

/** Whether a payload is a CloudEvent already. */
function isCloudEvent(payload: unknown): boolean {
  return (
    readText(payload, 'specversion')?.startsWith('1.') === true &&
    ['id', 'source', 'type'].every((attribute) => typeof readPath(payload, attribute) === 'string')
  )
}

// The type of the payload still holds: secrets are optional fields.
function without<Payload>(payload: Payload, secrets: readonly string[]): Payload {
  if (!secrets.some((name) => readPath(payload, name) !== undefined)) return payload
  return Object.fromEntries(Object.entries(payload ?? {}).filter(([name]) => !secrets.includes(name))) as Payload
}
