import { type Attributes, context, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api'
import { isPromise } from '../../core/base/maybe-promise.js'
import { notify } from '../../core/base/notify.js'
import type { AnyHandler } from '../../core/receiver/handlers.js'
import type { Delivery } from '../../core/request/delivery.js'
import type { EffectSet } from '../../stores/effects/effect-set.js'

/** Makes a span around each call of a handler. It is named after the key of the handler, which no sender chooses. */
export function traceHandlers<On extends object>(tracer: Tracer, on: On): On {
  const wrap = (key: string, handler: unknown): unknown => {
    if (typeof handler !== 'function') return handler
    const toTraced =
      (name: string, handle: AnyHandler): AnyHandler =>
      (delivery, given) =>
        callTraced(tracer, name, delivery, () => handle(delivery, given))
    // A value of `on` is a handler, as its type says, or what `effects` made.
    const own = handler as AnyHandler | EffectSet
    if (!('map' in own)) return toTraced(`handle ${key}`, own)
    return own.map((name, handle) => toTraced(`handle ${key} ${name}`, handle))
  }
  // Each handler keeps its key and its type.
  return Object.fromEntries(Object.entries(on).map(([key, handler]) => [key, wrap(key, handler)])) as On
}

function callTraced(tracer: Tracer, name: string, delivery: Delivery, call: () => unknown): unknown {
  const span = tracer.startSpan(name)
  const end = (code?: string) =>
    notify(() => {
      span.setAttributes(attributesOf(delivery))
      if (code !== undefined)
        span.setStatus({ code: SpanStatusCode.ERROR, message: code }).setAttribute('error.type', code)
      span.end()
    })
  // The message of an error may be a secret of the handler.
  const fail = (error: unknown): never => {
    end('handler_failed')
    throw error
  }
  const succeed = (result: unknown) => {
    end()
    return result
  }
  let result: unknown
  try {
    result = context.with(trace.setSpan(context.active(), span), call)
  } catch (error) {
    return fail(error)
  }
  return isPromise(result) ? result.then(succeed, fail) : succeed(result)
}

function attributesOf({ provider, event, id, payload }: Delivery): Attributes {
  return {
    'messaging.system': 'webhook',
    'webhook.provider': provider,
    'webhook.event': event,
    ...(id !== undefined && { 'messaging.message.id': id }),
    ...cloudEventOf(payload, { id, event }),
  }
}

const fields = { id: 'event_id', source: 'event_source', type: 'event_type', subject: 'event_subject' } as const

/** The attributes of the CloudEvents conventions: those of the payload if it is a CloudEvent. */
function cloudEventOf(
  payload: unknown,
  { id, event }: { readonly id: string | undefined; readonly event: string },
): Attributes {
  const text = (name: string) => {
    const value: unknown = typeof payload === 'object' && payload !== null ? Reflect.get(payload, name) : undefined
    return typeof value === 'string' ? value : undefined
  }
  const version = text('specversion')
  if (version === undefined) {
    return { 'cloudevents.event_type': event, ...(id !== undefined && { 'cloudevents.event_id': id }) }
  }
  const named = Object.entries(fields).flatMap(([name, attribute]) => {
    const value = text(name)
    return value === undefined ? [] : [[`cloudevents.${attribute}`, value]]
  })
  return { 'cloudevents.event_spec_version': version, ...Object.fromEntries(named) }
}
