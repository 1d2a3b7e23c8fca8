import { checkOptions, optional, requireObject, requireText } from '../../core/base/options.js'
import type { Place } from '../../vendors/table/row.js'
import { makeSample, type PayloadChanges, type Sample, type SampleOptions, sampleChecks } from '../sample.js'
import { setField } from './fields.js'
import { type AnyVendor, rowOf, type SampleRow } from './row-of.js'

/** Options of {@link vendorSample}. */
export interface VendorSampleOptions extends SampleOptions {
  /** The name of the event. @default the vendor's most common one */
  readonly event?: string
  /** Fields to add to the payload. */
  readonly payload?: PayloadChanges<object>
}

/**
 * An unsigned delivery of a vendor: the fields and headers that its row names, and those that you add.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const sample = vendorSample(linear, { event: 'Issue.update', payload: { data: { id: 'LIN-7' } } })
 */
export function vendorSample(vendor: AnyVendor, options: VendorSampleOptions = {}): Sample {
  const row = rowOf(vendor, 'vendorSample')
  checkOptions<VendorSampleOptions>(options, 'vendorSample', {
    ...sampleChecks,
    event: optional(requireText),
    payload: optional(requireObject),
  })
  const payload: Record<string, unknown> = {}
  const headers: Record<string, string> = { ...row.fixedHeaders }
  const query: string[] = []
  const put = (place: Place, value: string): void => {
    if ('header' in place) headers[place.header] = value
    else if ('field' in place) setField(payload, place.field, value)
    else if ('query' in place) query.push(`${encodeURIComponent(place.query)}=${encodeURIComponent(value)}`)
  }
  for (const place of signedPlaces(row)) put(place, '50dcec4a2d0ef27036c44ebd9ce9324736fc98ef')
  ;[row.id ?? []].flat().forEach((place, index) => {
    put(place, `b54557e4-bdd9-4b37-8a5f-bf7d70bcd04${index}`)
  })
  const names = [row.event].flat()
  const parts = (options.event ?? row.sampleEvent).split('.')
  names.forEach((place, index) => {
    put(place, index === names.length - 1 ? parts.slice(index).join('.') : (parts[index] ?? ''))
  })
  const item = { ...payload, ...row.samplePayload, ...options.payload }
  const body = row.items === undefined ? item : inList(row.items, item)
  const isForm = row.body === 'form'
  const fields =
    row.formField === undefined ? (item as Record<string, string>) : { [row.formField]: JSON.stringify(body) }
  const text = isForm ? new URLSearchParams(fields).toString() : JSON.stringify(body)
  const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json'
  const sample = makeSample(options, { 'Content-Type': type, ...headers }, text)
  const separator = sample.url.includes('?') ? '&' : '?'
  return query.length === 0 ? sample : { ...sample, url: sample.url + separator + query.join('&') }
}

/** The headers, fields and parameters that are signed, besides the time. */
function signedPlaces({ message = '', time, signature }: SampleRow): readonly Place[] {
  const parts = [...message.matchAll(/\{(header|word|field|line|query):([^}]+)\}/g)]
  const times = [time?.header, time?.field, signature?.field]
  return parts
    .filter(([, , name]) => !times.includes(name))
    .map(([, kind, name = '']) =>
      kind === 'header' || kind === 'word' ? { header: name } : kind === 'query' ? { query: name } : { field: name },
    )
}

function inList(path: string, item: object): unknown {
  if (path === '') return [item]
  const body = {}
  setField(body, path, [item])
  return body
}
