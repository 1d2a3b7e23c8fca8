import { refusal, type WebhookError } from '../../errors.js'
import { readValue } from '../table/places.js'

/** A reference of FHIR. */
export interface FhirReference {
  readonly reference?: string
  readonly type?: string
  readonly display?: string
}

/** A resource of FHIR, as the server sent it; it is not checked. */
export interface FhirResource {
  readonly resourceType: string
  readonly id?: string
  readonly [element: string]: unknown
}

/** What a notification says about its subscription. */
export interface FhirStatusPayload {
  /** The URL or path of the subscription. */
  readonly subscription: string
  /** The canonical URL of the topic; the server may leave it out. */
  readonly topic: string | undefined
  /** The state of the subscription, such as `active` or `error`. */
  readonly status: string | undefined
  /** How many events there were since the subscription started, these included. */
  readonly eventsSinceStart: number | undefined
  /** The reasons for the state `error`, as `CodeableConcept`s. */
  readonly errors: readonly unknown[]
}

/** One event of a subscription. */
export interface FhirEventPayload extends FhirStatusPayload {
  /** The number of the event in its subscription, from 1; `undefined` if the server sent neither it nor the count. */
  readonly number: number | undefined
  /** When it happened, in RFC 3339. */
  readonly timestamp: string | undefined
  /** The resource that changed; none if the subscription has the content `empty`. */
  readonly focus: FhirReference | undefined
  readonly additionalContext: readonly FhirReference[]
  /** The resources of the event, if the subscription has the content `full-resource`. */
  readonly resources: readonly FhirResource[]
}

/**
 * The payloads of a notification: one for each event, or one for the status.
 *
 * @throws {WebhookError} `payload_invalid`
 */
export function toParts(
  bundle: unknown,
): readonly ((FhirStatusPayload | FhirEventPayload) & { readonly type: string })[] {
  const [first, ...entries] = listAt(bundle, 'entry')
  const resource = readValue(first, 'resource')
  const isParameters = readValue(resource, 'resourceType') === 'Parameters'
  const status = isParameters ? fromParameters(resource) : resource
  if (!isParameters && readValue(status, 'resourceType') !== 'SubscriptionStatus') {
    throw invalid('entry[0].resource', 'is neither SubscriptionStatus nor Parameters')
  }
  const common = {
    type: requireText(status, 'type'),
    subscription: requireText(status, 'subscription.reference'),
    topic: textAt(status, 'topic'),
    status: textAt(status, 'status'),
    eventsSinceStart: countAt(status, 'eventsSinceSubscriptionStart'),
    errors: listAt(status, 'error'),
  }
  const isEvent = common.type === 'event-notification' || common.type === 'query-event'
  if (!isEvent) return [common]
  const events = listAt(status, 'notificationEvent')
  const find = resourceFinder(entries)
  // A server that sends no details still sends the count.
  if (events.length === 0) return [{ ...common, ...toEvent({}, common.eventsSinceStart), resources: find() }]
  return events.map((event) => {
    const details = toEvent(event, countAt(event, 'eventNumber'))
    const { focus, additionalContext } = details
    const references = events.length === 1 ? undefined : [focus, ...additionalContext]
    return { ...common, ...details, resources: find(references) }
  })
}

function toEvent(event: unknown, number: number | undefined) {
  return {
    number,
    timestamp: textAt(event, 'timestamp'),
    focus: referenceOf(readValue(event, 'focus')),
    additionalContext: listAt(event, 'additionalContext').flatMap((each) => referenceOf(each) ?? []),
  }
}

/** The status of R4, which has no resource for it, in the shape of that of R5. */
function fromParameters(resource: unknown): object {
  const all = listAt(resource, 'parameter')
  return {
    subscription: firstValue(all, 'subscription'),
    topic: firstValue(all, 'topic'),
    status: firstValue(all, 'status'),
    type: firstValue(all, 'type'),
    eventsSinceSubscriptionStart: firstValue(all, 'events-since-subscription-start'),
    error: valuesOf(all, 'error'),
    notificationEvent: named(all, 'notification-event').map((event) => {
      const parts = listAt(event, 'part')
      return {
        eventNumber: firstValue(parts, 'event-number'),
        timestamp: firstValue(parts, 'timestamp'),
        focus: firstValue(parts, 'focus'),
        additionalContext: valuesOf(parts, 'additional-context'),
      }
    }),
  }
}

function named(parameters: readonly unknown[], name: string): readonly unknown[] {
  return parameters.filter((parameter) => readValue(parameter, 'name') === name)
}

// The name of the element ends with the type: `valueCode`.
function valuesOf(parameters: readonly unknown[], name: string): readonly unknown[] {
  return named(parameters, name).map(
    (parameter) => Object.entries(Object(parameter)).find(([element]) => /^value[A-Z]/.test(element))?.[1],
  )
}

function firstValue(parameters: readonly unknown[], name: string): unknown {
  return valuesOf(parameters, name)[0]
}

/** Finds the resources of a bundle by references, which may be relative; without references, all of them. */
function resourceFinder(entries: readonly unknown[]) {
  const resources = entries.flatMap((entry): (readonly [string, FhirResource])[] => {
    const [url, resource] = [textAt(entry, 'fullUrl') ?? '', readValue(entry, 'resource')]
    return isResource(resource) ? [[url, resource]] : []
  })
  const byUrl = new Map(
    resources.flatMap(([url, resource]) => [
      [url, resource],
      [url.split('/').slice(-2).join('/'), resource],
    ]),
  )
  return (references?: readonly (FhirReference | undefined)[]): readonly FhirResource[] => {
    if (references === undefined) return resources.map(([, resource]) => resource)
    return references.flatMap((each) => byUrl.get(each?.reference ?? '') ?? [])
  }
}

function isResource(value: unknown): value is FhirResource {
  return typeof readValue(value, 'resourceType') === 'string'
}

function referenceOf(value: unknown): FhirReference | undefined {
  // Its elements are optional.
  return typeof value === 'object' && value !== null ? (value as FhirReference) : undefined
}

/** A number, which R5 and the backport write as text. */
function countAt(value: unknown, path: string): number | undefined {
  const found = readValue(value, path)
  if (found === undefined) return undefined
  const number = typeof found === 'string' && /^\d{1,16}$/.test(found) ? Number(found) : found
  if (typeof number !== 'number' || !Number.isSafeInteger(number) || number < 0) throw invalid(path, 'is no count')
  return number
}

function textAt(value: unknown, path: string): string | undefined {
  const found = readValue(value, path)
  return typeof found === 'string' && found !== '' ? found : undefined
}

function requireText(value: unknown, path: string): string {
  const found = textAt(value, path)
  if (found === undefined) throw invalid(path, 'is missing')
  return found
}

function listAt(value: unknown, path: string): readonly unknown[] {
  const found = readValue(value, path)
  return Array.isArray(found) ? found : []
}

function invalid(path: string, message: string): WebhookError {
  return refusal('payload_invalid', `${path} ${message}`, { field: path, issues: [{ path, message }] })
}
