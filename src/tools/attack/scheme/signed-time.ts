import { type Sample, withBody } from '../../../testing/sample.js'

/** Where requests carry the signed time, and how it is written. */
export interface SignedTime {
  /** The header with the time; `undefined` if it is in the body, or inside of the proof as in a JWT. */
  readonly header: string | undefined
  readonly format: 'seconds' | 'milliseconds' | 'date'
  /** How old a delivery may be for the vendor's reference, in milliseconds. */
  readonly toleranceMs: number
  /** Whether the reference refuses times in the future. */
  readonly refusesFuture: boolean
}

/** Finds the text of a time in a request that was signed at that time. */
export function findTime(sample: Sample, sentAt: number): Pick<SignedTime, 'header' | 'format'> {
  const formats = ['milliseconds', 'seconds', 'date'] as const
  for (const format of formats) {
    const text = writeTime(sentAt, format)
    const line = sample.headers.find(([, value]) => value.includes(text))
    if (line !== undefined) return { header: line[0], format }
  }
  const body = new TextDecoder().decode(sample.body)
  return { header: undefined, format: formats.find((format) => body.includes(writeTime(sentAt, format))) ?? 'seconds' }
}

/** Whether the text of a time can be read in the request. */
export function showsTime(sample: Sample, { header }: SignedTime, text: string): boolean {
  if (header === undefined) return new TextDecoder().decode(sample.body).includes(text)
  return sample.headers.some(([name, value]) => name === header && value.includes(text))
}

/** A time as the header has it; dates without their fraction of a second. */
export function writeTime(time: number, format: SignedTime['format']): string {
  if (format === 'seconds') return String(Math.floor(time / 1000))
  return format === 'milliseconds' ? String(time) : new Date(time).toISOString().slice(0, 19)
}

/** Replaces the text of a time where it can be read. */
export function replaceTime(sample: Sample, { header, format }: SignedTime, sentAt: number, text: string): Sample {
  const old = writeTime(sentAt, format)
  if (header === undefined) {
    const body = new TextDecoder().decode(sample.body)
    return withBody(
      sample,
      body.replace(old, () => text),
    )
  }
  const headers = sample.headers.map(
    ([name, value]) => [name, name === header ? value.replace(old, () => text) : value] as const,
  )
  return { ...sample, headers }
}
