import {
  checkOptions,
  group,
  optional,
  requireFunction,
  requireList,
  requireString,
  requireText,
} from '../../core/base/options.js'
import type { Delivery } from '../../core/request/delivery.js'
import type { CloudEvent } from './cloud-event.js'
import { type CloudEventMapping, readPath, readText } from './mapping.js'

/** Options of {@link toCloudEvent}. */
export interface ToCloudEventOptions<D extends Delivery = Delivery> {
  /**
   * How deliveries of this provider are mapped: the mapping of a vendor, such as `githubMapping` from
   * `webhook-receiver/vendors/github/cloud-event`; the mapping of a style; your own mapping; or `{}`.
   */
  readonly mapping: CloudEventMapping<D>
  /**
   * The source of the events, a URI reference. Set it for providers whose deliveries do not name a source: one for each
   * producer, such as `https://shop.example/hooks/7`.
   *
   * @default the source that the mapping reads from the delivery, or else `/` and the name of its provider
   */
  readonly source?: string
  /** The prefix of the types. @default the prefix of the mapping, such as `com.github.` */
  readonly typePrefix?: string
}

const mappingChecks = {
  typePrefix: optional(requireString),
  secrets: optional(requireList),
  attributes: optional(requireFunction),
}

/**
 * Converts a delivery from any provider to a CloudEvent, to forward it to a consumer of CloudEvents.
 *
 * The mapping decides which parts of the payload become attributes. By default, the type is the event name and the time is
 * the time of receipt. For a delivery without an id, each call generates a new one.
 *
 * @see https://github.com/cloudevents/spec/blob/main/cloudevents/adapters/README.md
 * @returns a plain object, ready for `JSON.stringify`; deliveries of `cloudEvents` are returned unchanged
 * @throws {TypeError} if an option is invalid; the message names it
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
      : { datacontenttype: 'application/json', data: withoutSecrets(payload, mapping.secrets ?? []) }),
  }
}

/** Whether a payload is already a CloudEvent. */
function isCloudEvent(payload: unknown): boolean {
  return (
    readText(payload, 'specversion')?.startsWith('1.') === true &&
    ['id', 'source', 'type'].every((attribute) => typeof readPath(payload, attribute) === 'string')
  )
}

// The cast is safe, because secrets are optional fields of the payload.
function withoutSecrets<Payload>(payload: Payload, secrets: readonly string[]): Payload {
  if (!secrets.some((name) => readPath(payload, name) !== undefined)) return payload
  return Object.fromEntries(Object.entries(payload ?? {}).filter(([name]) => !secrets.includes(name))) as Payload
}
