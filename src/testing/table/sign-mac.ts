import type { MacRow } from '../../vendors/table/row.js'
import { type Sample, withHeaders } from '../sample.js'
import { encode, joinBytes } from '../signers/encode.js'
import { computeHmac } from '../signers/sign-hmac.js'
import type { SentAt } from '../signers/signed-content.js'
import { headerOf, textAt, withField } from './fields.js'
import type { SampleRow } from './row-of.js'

// Nothing here is shared with the verifiers but the row: headers, messages and encodings are formatted a second time.

export async function signMac(
  row: SampleRow<MacRow>,
  plain: Sample,
  options: { readonly secret: string; readonly sentAt: SentAt; readonly url?: string },
): Promise<Sample> {
  const { algorithm = 'sha256', encoding = 'hex' } = row.signature
  const time = formatTime(row, options.sentAt)
  const sample = withSignedList(row, withTime(row, plain, time))
  const chunks = chunksOf(row.message ?? '{body}', sample, time, options.url ?? sample.url)
  const mac = await computeHmac(await joinBytes(chunks), toKey(row, options.secret), algorithm, 'signVendor: secret')
  const text = row.signature.upperCase ? encode(mac, encoding).toUpperCase() : encode(mac, encoding)
  const { field } = row.signature
  if (field !== undefined) return withField(sample, field, text)
  const [header = ''] = [row.signature.header ?? ''].flat()
  return withHeaders(sample, { [header]: formatSignature(row, text, time) })
}

export function formatTime({ time }: Pick<MacRow, 'time'>, sentAt: SentAt): string {
  if (typeof sentAt === 'string') return sentAt
  if (time?.unit === 'date') return new Date(sentAt).toISOString()
  return String(time?.unit === 'milliseconds' ? sentAt : Math.floor(sentAt / 1000))
}

function withTime({ time }: SampleRow<MacRow>, sample: Sample, text: string): Sample {
  if (time?.header !== undefined) return withHeaders(sample, { [time.header]: text })
  if (time?.field === undefined) return sample
  const isNumber = time.unit !== 'date' && /^[1-9]\d*$/.test(text)
  return withField(sample, time.field, isNumber ? Number(text) : text)
}

/** Lists the headers that are signed, for vendors that name them in a header. */
function withSignedList({ message = '' }: SampleRow<MacRow>, sample: Sample): Sample {
  const names = /\{signed:([^{}]+)\}/.exec(message)?.[1]?.split(',') ?? []
  return names[0] === undefined ? sample : withHeaders(sample, { [names[0]]: [...names].sort().join(',') })
}

export function chunksOf(message: string, sample: Sample, time: string, url: string): readonly (string | Uint8Array)[] {
  // Samples have all optional parts.
  const parts = message.replaceAll(/\\([[\]])|(?<!\\)[[\]]/g, '$1').split(/((?<!\\)\{[^{}\\]*\})/)
  return parts.map((part) => {
    if (part.includes('\\')) return part.replaceAll('\\', '')
    const name = part.replace(/^\{[a-z]+:?|\}$/g, '')
    // Samples are JSON.
    if (part === '{body}' || part === '{json}') return sample.body
    if (part === '{time}') return time
    if (part === '{url}') return url
    if (part === '{endpoint}') return url.split('?')[0] ?? ''
    if (part === '{sorted}') return sortedRequest(url, sample)
    if (part === '{quoted:body}') return JSON.stringify(new TextDecoder().decode(sample.body))
    if (part === '{quoted:listed}') return JSON.stringify(sampleListed)
    if (part === '{method}') return sample.method
    if (part === '{path}') return new URL(sample.url).pathname
    if (part === '{form}') {
      return [...new URLSearchParams(new TextDecoder().decode(sample.body))]
        .map(([key, value]) => `${key}${value}`)
        .sort()
        .join('')
    }
    if (part.startsWith('{signed:')) {
      return name
        .split(',')
        .sort()
        .map((header) => `${header}:${headerOf(sample, header)}`)
        .join(';')
    }
    if (part.startsWith('{listed:')) {
      const names = name.split(',')
      return `${names.join(' ')}.${names.map((header) => headerOf(sample, header)).join('.')}`
    }
    if (part.startsWith('{header:') || part.startsWith('{word:')) {
      return headerOf(sample, name) ?? ''
    }
    if (part.startsWith('{query:')) return new URL(sample.url).searchParams.get(name) ?? ''
    // What is left in braces is `field` or `line`.
    return part.startsWith('{') ? textAt(JSON.parse(new TextDecoder().decode(sample.body)), name) : part
  })
}

function formatSignature({ signature: format, message = '' }: SampleRow<MacRow>, text: string, time: string): string {
  const { prefix = '', separator, signature, timestamp, listed } = format
  if (separator === undefined) return prefix + text
  const names = /\{listed:([^{}]+)\}/.exec(message)?.[1]?.replaceAll(',', ' ') ?? sampleListed
  const list = listed === undefined ? '' : `${listed}=${names}${separator}`
  const one = list + (signature === undefined ? prefix + text : `${signature}=${text}`)
  if (timestamp === undefined) return one
  return timestamp === 0 ? `${time}${separator}${one}` : `${timestamp}=${time}${separator}${one}`
}

// The value of the listed pair, of vendors that do not list headers there.
const sampleListed = 'master'

/** As Plivo: sorted query, a dot, sorted form. */
function sortedRequest(url: string, { body }: Sample): string {
  const [start = '', query = ''] = url.split('?')
  const queryText = [...new URLSearchParams(query)].map(([name, value]) => `${name}=${value}`).sort()
  const form = [...new URLSearchParams(new TextDecoder().decode(body))].map(([name, value]) => name + value).sort()
  if (queryText.length === 0) return form.length === 0 ? start : `${start}?${form.join('')}`
  return `${start}?${queryText.join('&')}${form.length === 0 ? '' : '.'}${form.join('')}`
}

export function toKey({ secret = 'utf8' }: Pick<MacRow, 'secret'>, text: string): string | Uint8Array {
  if (secret === 'base64') return fromBase64(text)
  if (secret === 'utf8') return text
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

export function fromBase64(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
}
