import type { WebhookError } from '../../errors.js'
import type { Change, Situation } from './change.js'

const day = 86_400_000

/** The situation at the time that was signed. */
export function* clockChange(situation: Situation, { field, skewSeconds }: WebhookError): Generator<Change> {
  if (skewSeconds === undefined || !Number.isFinite(skewSeconds)) return
  const { now } = situation
  const signed = now - skewSeconds * 1000
  const change = { field, skewSeconds, leadsOn: true, situation: { ...situation, now: signed } }
  // A unit taken for the other puts the time a factor of 1000 away from where it belongs.
  const unit = Math.abs(signed / 1000 - now) < day ? 'milliseconds' : 'seconds'
  if (Math.abs(signed / 1000 - now) < day || Math.abs(signed * 1000 - now) < 1000 * day) {
    yield { ...change, cause: 'timestamp_unit', evidence: `with the signed time counted in ${unit}` }
  } else {
    yield { ...change, cause: 'clock_skew', evidence: `with the clock at the signed time, ${describe(skewSeconds)}` }
  }
}

function describe(skewSeconds: number): string {
  const seconds = Math.round(Math.abs(skewSeconds))
  const hours = Math.round(seconds / 3600)
  const zone = hours > 0 && hours <= 14 && Math.abs(seconds - hours * 3600) < 90
  const direction = skewSeconds > 0 ? 'past' : 'future'
  return `which is ${seconds} s in the ${direction}${zone ? ' and nearly whole hours, like a time zone' : ''}`
}
