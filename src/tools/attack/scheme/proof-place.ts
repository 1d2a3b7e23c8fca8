import { headerValues } from '../../../core/request/headers.js'
import { type Sample, withBody, withHeaders } from '../../../testing/sample.js'

/** Where requests of a vendor carry the proof of who sent them, and how its text is built. */
export interface ProofPlace {
  readonly where: 'header' | 'query' | 'form field' | 'JSON field'
  /** The name of the header, parameter or field; of a field of JSON its path, such as `items.0.token`. */
  readonly name: string
  /** How the secret part of the value is written. A token is the whole value. */
  readonly encoding: 'hex' | 'base64' | 'token'
  /** The length of the secret part, in characters. */
  readonly length: number
  /** Whether an equals sign stands before the secret part, as in `sha256=...`. */
  readonly isPair: boolean
}

/**
 * Finds the places in which a genuine request differs from those that strangers sign.
 *
 * @param again - the same request signed a second time with the same secret
 */
export function findProofs(
  genuine: Sample,
  again: Sample,
  strangers: readonly Sample[],
  isToken: boolean,
): readonly ProofPlace[] {
  // A proof in the body changes the length of the body too.
  const names = [...new Set(genuine.headers.map(([name]) => name))].filter((name) => !/^content-length$/i.test(name))
  const value = (sample: Sample, name: string) => headerValues(sample, name).join(', ')
  const varying = names.filter((name) => strangers.some((other) => value(other, name) !== value(genuine, name)))
  const steady = varying.filter((name) => value(again, name) === value(genuine, name))
  // Some algorithms sign differently each time; then the name tells.
  const named = varying.filter((name) => /signature|hmac|token|authorization|-sig$/i.test(name))
  const headers = steady.length > 0 ? steady : named.length > 0 ? named : varying
  const places = headers.map((name) => {
    const values = strangers.map((other) => value(other, name))
    return toPlace('header', name, value(genuine, name), values, isToken)
  })
  return places.length > 0 ? places : findParameters(genuine, strangers, isToken)
}

/** Where a request names the URL of a key or a certificate. */
export function keyUrlPlace(sample: Sample): Pick<ProofPlace, 'where' | 'name'> | undefined {
  const isKeyUrl = ([name, value]: readonly [name: string, value: string]) =>
    /cert|key/i.test(name) && /ur[il]$/i.test(name) && URL.canParse(value)
  const header = sample.headers.find(isKeyUrl)
  if (header !== undefined) return { where: 'header', name: header[0] }
  const field = textsOf(sample).find(isKeyUrl)
  return field && { where: 'JSON field', name: field[0] }
}

function findParameters(genuine: Sample, strangers: readonly Sample[], isToken: boolean): readonly ProofPlace[] {
  const among = (where: ProofPlace['where'], read: (sample: Sample) => ReadonlyMap<string, string>) => {
    const others = strangers.map(read)
    return [...read(genuine)]
      .filter(([name, value]) => others.some((other) => other.get(name) !== value))
      .map(([name, value]) => {
        const values = others.map((other) => other.get(name) ?? '')
        return toPlace(where, name, value, values, isToken)
      })
  }
  return [
    ...among('query', (sample) => new Map(queryOf(sample))),
    ...(isForm(genuine) ? among('form field', (sample) => new Map(fieldsOf(sample))) : []),
    ...among('JSON field', (sample) => new Map(textsOf(sample))),
  ]
}

function toPlace(
  where: ProofPlace['where'],
  name: string,
  value: string,
  others: readonly string[],
  isToken: boolean,
): ProofPlace {
  const secret = isToken ? value : differingPart(value, others)
  const isHex = /^[0-9a-f]+$/.test(secret) && secret.length % 2 === 0
  const encoding = isToken ? 'token' : isHex ? 'hex' : 'base64'
  return { where, name, encoding, length: secret.length, isPair: value.slice(0, value.indexOf(secret)).endsWith('=') }
}

// What remains without the beginning and the end that all values share. Padding belongs to the secret part.
function differingPart(value: string, others: readonly string[]): string {
  let start = 0
  while (start < value.length && others.every((other) => other[start] === value[start])) start++
  let end = 0
  while (end < value.length - start && others.every((other) => other.at(-1 - end) === value.at(-1 - end))) end++
  const rest = value.slice(value.length - end)
  return value.slice(start, value.length - end) + (/^=+/.exec(rest)?.[0] ?? '')
}

/** The whole value of a proof; empty if the request has none. */
export function readProof(sample: Sample, { where, name }: Pick<ProofPlace, 'where' | 'name'>): string {
  if (where === 'header') return headerValues(sample, name).join(', ')
  if (where === 'JSON field') return new Map(textsOf(sample)).get(name) ?? ''
  return (where === 'query' ? queryOf(sample) : fieldsOf(sample)).get(name) ?? ''
}

/** A copy of a request with another proof; a list becomes several lines, and `undefined` removes it. A number stays a number. */
export function writeProof(
  sample: Sample,
  { where, name }: Pick<ProofPlace, 'where' | 'name'>,
  value: string | readonly string[] | undefined,
) {
  if (where === 'header') return withHeaders(sample, { [name]: value })
  if (where === 'JSON field')
    return withField(sample, name.split('.'), typeof value === 'object' ? value.join() : value)
  const parameters = where === 'query' ? queryOf(sample) : fieldsOf(sample)
  parameters.delete(name)
  for (const single of typeof value === 'string' ? [value] : (value ?? [])) parameters.append(name, single)
  if (where === 'form field') return withBody(sample, parameters.toString())
  const url = new URL(sample.url)
  url.search = parameters.toString()
  return { ...sample, url: url.href }
}

/** The secret part of a proof: its last run of characters with the right length. */
export function readMac(value: string, place: ProofPlace): string {
  return macRange(value, place)?.mac ?? value
}

/** Replaces the secret part of a proof. */
export function replaceMac(value: string, place: ProofPlace, change: (mac: string) => string): string {
  const found = macRange(value, place)
  if (found === undefined) return change(value)
  return value.slice(0, found.at) + change(found.mac) + value.slice(found.at + found.mac.length)
}

function macRange(value: string, place: ProofPlace): { at: number; mac: string } | undefined {
  if (place.encoding === 'token') return { at: 0, mac: value }
  const { encoding, length } = place
  const alphabet = encoding === 'hex' ? '[0-9a-f]' : '[A-Za-z0-9+/=_-]'
  const runs = [...value.matchAll(new RegExp(`${alphabet}{${length}}(?!${alphabet})`, 'g'))]
  const last = runs.at(-1)
  return last === undefined ? undefined : { at: last.index, mac: last[0] }
}

/** Whether the body is a form. */
export function isForm(sample: Sample): boolean {
  return headerValues(sample, 'content-type').some((type) => type.startsWith('application/x-www-form-urlencoded'))
}

function queryOf(sample: Sample): URLSearchParams {
  return new URLSearchParams(new URL(sample.url).search)
}

function fieldsOf(sample: Sample): URLSearchParams {
  return new URLSearchParams(new TextDecoder().decode(sample.body))
}

type Leaf<Value> = readonly [path: string, value: Value]

/** The texts and numbers in a JSON body, with their paths. Few levels are enough for what is special. */
export function leavesOf(sample: Sample): readonly Leaf<string | number>[] {
  return leavesAt(parseBody(sample), [])
}

function textsOf(sample: Sample): readonly Leaf<string>[] {
  return leavesOf(sample).filter((leaf): leaf is Leaf<string> => typeof leaf[1] === 'string')
}

function leavesAt(value: unknown, path: readonly string[]): readonly Leaf<string | number>[] {
  if (typeof value === 'string' || typeof value === 'number') return [[path.join('.'), value]]
  if (typeof value !== 'object' || value === null || path.length > 6) return []
  return Object.entries(value).flatMap(([key, item]) => leavesAt(item, [...path, key]))
}

function withField(sample: Sample, path: readonly string[], text: string | undefined): Sample {
  const payload = parseBody(sample)
  const parent = path.slice(0, -1).reduce<unknown>((value, key) => Reflect.get(Object(value), key), payload)
  if (typeof parent !== 'object' || parent === null) return sample
  const key = path.at(-1) ?? ''
  const isNumber = text !== undefined && typeof Reflect.get(parent, key) === 'number'
  // A field that is undefined is not written.
  Reflect.set(parent, key, isNumber ? Number(text) : text)
  return withBody(sample, JSON.stringify(payload))
}

function parseBody(sample: Sample): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(sample.body))
  } catch {
    return undefined
  }
}
