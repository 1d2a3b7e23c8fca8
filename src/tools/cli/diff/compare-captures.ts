import { bodyOf, type Capture } from '../../inspector/captures/capture.js'

/** How two captures differ. */
export interface CaptureComparison {
  readonly request: readonly Difference[]
  readonly headers: readonly Difference[]
  readonly body: BodyComparison
  readonly isSame: boolean
}

/** Compares two captures, which should be masked. */
export function compareCaptures(left: Capture, right: Capture): CaptureComparison {
  const request = headDifferences(left, right)
  const headers = headerDifferences(left.rawHeaders, right.rawHeaders)
  const body = compareBodies(bodyOf(left), bodyOf(right))
  return { request, headers, body, isSame: request.length + headers.length + body.differences.length === 0 }
}

function headDifferences(left: Capture, right: Capture): Difference[] {
  const partsOf = ({ method, target, httpVersion, provider, verdict }: Capture) => ({
    method,
    target,
    version: httpVersion,
    provider,
    event: verdict.event,
    verdict: [verdict.status, verdict.code].filter(Boolean).join(' '),
  })
  const others: Readonly<Record<string, string | undefined>> = partsOf(right)
  return Object.entries(partsOf(left)).flatMap(([at, value]) =>
    value === others[at] ? [] : [{ at, left: value, right: others[at] }],
  )
}

/** One difference between two requests: where, and what each has there; `undefined` if one has nothing. */
export interface Difference {
  readonly at: string
  readonly left: string | undefined
  readonly right: string | undefined
}

// More would not be read, and a hostile body could have any number.
const maxDifferences = 1_000
const maxDepth = 64

/** Differences between two JSON values, each at its path, such as `items[2].price`. */
function jsonDifferences(left: unknown, right: unknown): Difference[] {
  const found: Difference[] = []
  compare(left, right, '', 0, found)
  return found
}

function compare(left: unknown, right: unknown, at: string, depth: number, found: Difference[]): void {
  if (found.length >= maxDifferences || Object.is(left, right)) return
  const isList = Array.isArray(left) && Array.isArray(right)
  if ((isList || (isRecord(left) && isRecord(right))) && depth < maxDepth) {
    const [a, b] = [new Map(Object.entries(left)), new Map(Object.entries(right))]
    for (const key of new Set([...a.keys(), ...b.keys()])) {
      const path = isList ? `${at}[${key}]` : at === '' ? key : `${at}.${key}`
      if (a.has(key) && b.has(key)) compare(a.get(key), b.get(key), path, depth + 1, found)
      else if (found.length < maxDifferences) found.push({ at: path, left: textOf(a, key), right: textOf(b, key) })
    }
    return
  }
  const [leftText, rightText] = [JSON.stringify(left), JSON.stringify(right)]
  if (leftText !== rightText) found.push({ at, left: leftText, right: rightText })
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function textOf(values: ReadonlyMap<string, unknown>, key: string): string | undefined {
  return values.has(key) ? JSON.stringify(values.get(key)) : undefined
}

/** Differences between header lines, by lower-case name. Repeated lines are compared in their order. */
function headerDifferences(
  left: readonly (readonly [name: string, value: string])[],
  right: readonly (readonly [name: string, value: string])[],
): Difference[] {
  const [a, b] = [grouped(left), grouped(right)]
  return [...new Set([...a.keys(), ...b.keys()])].flatMap((name) => {
    const [own = [], other = []] = [a.get(name), b.get(name)]
    return Array.from({ length: Math.max(own.length, other.length) }, (_, index) => index).flatMap((index) =>
      own[index] === other[index] ? [] : [{ at: name, left: own[index], right: other[index] }],
    )
  })
}

function grouped(lines: readonly (readonly [name: string, value: string])[]): ReadonlyMap<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const [name, value] of lines) {
    const key = name.toLowerCase()
    groups.set(key, [...(groups.get(key) ?? []), value])
  }
  return groups
}

/** How two bodies differ. */
interface BodyComparison {
  /** `equal` means the same bytes, `layout` the same JSON in other bytes. */
  readonly kind: 'equal' | 'layout' | 'json' | 'bytes'
  readonly differences: readonly Difference[]
}

const shownBytes = 24

/** Compares two bodies: as JSON if both are JSON, else as bytes. */
function compareBodies(left: Buffer, right: Buffer): BodyComparison {
  if (left.equals(right)) return { kind: 'equal', differences: [] }
  const [a, b] = [parsed(left), parsed(right)]
  if (a === undefined || b === undefined) return { kind: 'bytes', differences: [firstByte(left, right)] }
  const differences = jsonDifferences(a.value, b.value)
  return differences.length === 0
    ? { kind: 'layout', differences: [firstByte(left, right)] }
    : { kind: 'json', differences }
}

function parsed(body: Buffer): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(body.toString('utf8')) }
  } catch {
    return undefined
  }
}

function firstByte(left: Buffer, right: Buffer): Difference {
  let at = 0
  while (at < left.length && at < right.length && left[at] === right[at]) at++
  const part = (bytes: Buffer) =>
    at < bytes.length ? JSON.stringify(bytes.subarray(at, at + shownBytes).toString('latin1')) : undefined
  return { at: `byte ${at}`, left: part(left), right: part(right) }
}
