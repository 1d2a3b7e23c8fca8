import { checkOptions, oneOf, optional, requireObject } from '../../core/base/options.js'
import { changed, makeSample, type PayloadChanges, type Sample, type SampleOptions, sampleChecks } from '../sample.js'

/** Options of {@link cloudEventsSample}. */
export interface CloudEventsSampleOptions extends SampleOptions {
  /** Changes to the attributes and data of {@link cloudEvent}; in a batch, one set of changes for each event. */
  readonly event?:
    | PayloadChanges<ReturnType<typeof cloudEvent>>
    | readonly PayloadChanges<ReturnType<typeof cloudEvent>>[]
  /** Where the attributes are: in headers (`binary`) or next to the data in the body. @default 'structured' */
  readonly mode?: 'binary' | 'structured' | 'batch'
}

/** An event with JSON data and an extension. */
export function cloudEvent() {
  return {
    specversion: '1.0',
    id: 'A234-1234-1234',
    source: 'https://harbour.example/sensors/7',
    type: 'com.example.tide.measured',
    subject: 'pier 4',
    time: '2026-11-21T10:15:29.512Z',
    datacontenttype: 'application/json',
    comexampleextension: 'value',
    data: { metres: 2.4 } as unknown,
  }
}

/**
 * A webhook request that carries a CloudEvent, without a token; `withHeaderToken` adds one.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const token = { header: 'authorization', prefix: 'Bearer ', token: 's3cret' }
 * const sample = withHeaderToken(cloudEventsSample({ mode: 'binary', event: { subject: 'pier 5' } }), token)
 */
export function cloudEventsSample(options: CloudEventsSampleOptions = {}): Sample {
  checkOptions(options, 'cloudEventsSample', {
    ...sampleChecks,
    event: optional(requireObject),
    mode: optional(oneOf(['binary', 'structured', 'batch'])),
  })
  const { mode = 'structured', event: changes = {} } = options
  const events = (isList(changes) ? changes : [changes]).map((each) => changed(cloudEvent(), each))
  if (mode === 'batch') {
    return makeSample(options, { 'Content-Type': 'application/cloudevents-batch+json' }, JSON.stringify(events))
  }
  const [event, ...others] = events
  if (event === undefined || others.length > 0)
    throw new TypeError('cloudEventsSample: event must be a single event unless mode is batch')
  if (mode === 'structured') {
    return makeSample(options, { 'Content-Type': 'application/cloudevents+json; charset=utf-8' }, JSON.stringify(event))
  }
  const { data, datacontenttype, ...attributes } = event
  const headers = Object.entries(attributes).map(([name, value]) => [`ce-${name}`, encodeValue(String(value))] as const)
  const type = typeof datacontenttype === 'string' ? { 'Content-Type': datacontenttype } : {}
  const body = typeof data === 'string' ? data : (JSON.stringify(data) ?? '')
  return makeSample(options, { ...type, ...Object.fromEntries(headers) }, body)
}

function isList<T>(changes: T | readonly T[]): changes is readonly T[] {
  return Array.isArray(changes)
}

// Encodes space, quote, percent sign and everything but printable ASCII (section 3.1.3.2 of the binding).
function encodeValue(value: string): string {
  return value.replace(/[^\x21\x23\x24\x26-\x7e]+/gu, (part) =>
    [...new TextEncoder().encode(part)].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join(''),
  )
}
