import { type Difference, jsonDifferences } from './differences.js'

/** How two bodies differ. */
export interface BodyComparison {
  /** `equal` means the same bytes, `layout` the same JSON in other bytes. */
  readonly kind: 'equal' | 'layout' | 'json' | 'bytes'
  readonly differences: readonly Difference[]
}

const shownBytes = 24

/** Compares two bodies: as JSON if both are JSON, else as bytes. */
export function compareBodies(left: Buffer, right: Buffer): BodyComparison {
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
