import type { Sample } from '../../testing/sample.js'

/** Where requests carry the signed time, and how it is written. */
export interface SignedTime {
  readonly header: string
  readonly format: 'seconds' | 'milliseconds' | 'date'
  /** How old a delivery may be for the vendor's reference, in milliseconds. */
  readonly toleranceMs: number
  /** Whether the reference refuses times in the future. */
  readonly refusesFuture: boolean
}

/** Finds the text of a time in the headers of a request that was signed at that time. */
export function findTime(sample: Sample, sentAt: number): Pick<SignedTime, 'header' | 'format'> | undefined {
  const formats = ['milliseconds', 'seconds', 'date'] as const
  for (const format of formats) {
    const text = writeTime(sentAt, format)
    const line = sample.headers.find(([, value]) => value.includes(text))
    if (line !== undefined) return { header: line[0], format }
  }
  return undefined
}

/** A time as the header has it; dates without their fraction of a second. */
export function writeTime(time: number, format: SignedTime['format']): string {
  if (format === 'seconds') return String(Math.floor(time / 1000))
  return format === 'milliseconds' ? String(time) : new Date(time).toISOString().slice(0, 19)
}

/** Replaces the text of a time in its header. */
export function replaceTime(sample: Sample, { header, format }: SignedTime, sentAt: number, text: string): Sample {
  const old = writeTime(sentAt, format)
  const headers = sample.headers.map(
    ([name, value]) => [name, name === header ? value.replace(old, () => text) : value] as const,
  )
  return { ...sample, headers }
}
