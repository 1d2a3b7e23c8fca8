import { decodeUtf8 } from '../../../../core/bytes/encoding.js'
import type { WebhookRequest } from '../../../../core/request/delivery.js'
import { parseShallowJson } from './parsed.js'

/** One difference between two requests. */
interface Difference {
  readonly place: 'request' | 'header' | 'body'
  /** The header, or the path of the field. */
  readonly name: string
  /** `undefined` where it is missing. */
  readonly left: string | undefined
  readonly right: string | undefined
}

/** The differences of two requests, by structure where both bodies are JSON. */
export interface RequestDiff {
  readonly differences: readonly Difference[]
  /** The number of differences that are not listed. */
  readonly more: number
  readonly body: 'same' | 'json' | 'bytes'
  /** The first byte that differs. */
  readonly firstByte: number | undefined
  readonly notes: readonly string[]
}

const maxDifferences = 500

/** Compares two requests, whose secrets are masked: header lines, and bodies by field or by byte. */
export function diffRequests(left: WebhookRequest, right: WebhookRequest): RequestDiff {
  const firstByte = firstDifference(left.body, right.body)
  const values = firstByte === undefined ? undefined : bothJson(left.body, right.body)
  const all = [...requestDifferences(left, right), ...headerDifferences(left, right)]
  if (values !== undefined) compareValues(values[0], values[1], '', all)
  const isJson = values !== undefined
  return {
    differences: all.slice(0, maxDifferences),
    more: Math.max(0, all.length - maxDifferences),
    body: firstByte === undefined ? 'same' : isJson ? 'json' : 'bytes',
    firstByte,
    notes: notesOf(all, firstByte, isJson && !all.some(({ place }) => place === 'body')),
  }
}

function requestDifferences(left: WebhookRequest, right: WebhookRequest): Difference[] {
  return (['method', 'url'] as const).flatMap((name) =>
    left[name] === right[name] ? [] : [{ place: 'request' as const, name, left: left[name], right: right[name] }],
  )
}

function headerDifferences(left: WebhookRequest, right: WebhookRequest): Difference[] {
  const [before, after] = [byName(left), byName(right)]
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((name) => {
    const [old, now] = [before.get(name), after.get(name)]
    return old === now ? [] : [{ place: 'header' as const, name, left: old, right: now }]
  })
}

// Repeated lines are one text, so that another order of them is a difference.
function byName({ headers }: WebhookRequest): ReadonlyMap<string, string> {
  const values = new Map<string, string>()
  for (const [name, value] of headers) {
    const key = name.toLowerCase()
    const before = values.get(key)
    values.set(key, before === undefined ? value : `${before}\n${value}`)
  }
  return values
}

function bothJson(left: Uint8Array, right: Uint8Array): readonly [unknown, unknown] | undefined {
  try {
    return [parseJson(left), parseJson(right)]
  } catch {
    return undefined
  }
}

function parseJson(body: Uint8Array): unknown {
  return parseShallowJson(decodeUtf8(body) ?? '')
}

function compareValues(left: unknown, right: unknown, path: string, found: Difference[]): void {
  if (Object.is(left, right)) return
  if (isContainer(left) && isContainer(right) && Array.isArray(left) === Array.isArray(right)) {
    for (const name of new Set([...Object.keys(left), ...Object.keys(right)])) {
      const step = path === '' ? name : `${path}.${name}`
      if (!Object.hasOwn(left, name)) found.push(difference(step, undefined, right[name]))
      else if (!Object.hasOwn(right, name)) found.push(difference(step, left[name], undefined))
      else compareValues(left[name], right[name], step, found)
    }
    return
  }
  found.push(difference(path === '' ? '(the whole body)' : path, left, right))
}

function isContainer(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

function difference(name: string, left: unknown, right: unknown): Difference {
  return { place: 'body', name, left: toText(left), right: toText(right) }
}

function toText(value: unknown): string | undefined {
  return value === undefined ? undefined : JSON.stringify(value).slice(0, 2000)
}

function firstDifference(left: Uint8Array, right: Uint8Array): number | undefined {
  const length = Math.max(left.length, right.length)
  for (let index = 0; index < length; index++) if (left[index] !== right[index]) return index
  return undefined
}

function notesOf(all: readonly Difference[], firstByte: number | undefined, onlyLayout: boolean): readonly string[] {
  const headers = all.filter(({ place }) => place === 'header').map(({ name }) => name)
  const hasSignature = headers.some((name) => /signature|-sig$|hmac/.test(name))
  const hasTime = headers.some((name) => /timestamp|-time$/.test(name))
  const notes: string[] = []
  if (hasSignature && firstByte === undefined) {
    notes.push(hasTime ? 'The signature differs because the timestamp differs.' : 'The bodies are the same bytes.')
  }
  if (hasSignature && firstByte !== undefined) notes.push('The signature differs because the body differs.')
  if (onlyLayout) notes.push('The values are equal: only white space, escapes or the order of fields differ.')
  return notes
}
