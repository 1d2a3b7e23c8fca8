import type { Exchange } from '../runner.js'
import { describeArrival } from '../wire/exchange.js'

/** An endpoint that takes no more connections. */
export interface Crash {
  /** What happened, in a sentence. */
  readonly detail: string
  /** The requests that were in flight; if all were answered, the last one before. */
  readonly suspects: readonly Exchange[]
}

/**
 * Finds the request that ended an endpoint: it got no answer, and the next connection was refused.
 *
 * @param exchanges - in the order in which they ended
 * @returns `undefined` if all connections were made
 */
export function findCrash(exchanges: readonly Exchange[]): Crash | undefined {
  const at = exchanges.findIndex(({ arrival }) => arrival.kind === 'unreachable')
  const refused = exchanges[at]
  if (refused === undefined) return undefined
  const before = exchanges.slice(0, at)
  const inFlight = before.slice(before.findLastIndex((exchange) => !wasInFlight(exchange)) + 1)
  const suspects = (inFlight.length > 0 ? inFlight : before).slice(-3)
  return { detail: `${fateOf(refused)}${describe(suspects, inFlight.length > 0)}`, suspects }
}

// An aborted request gets no answer, whatever becomes of the endpoint.
function wasInFlight({ arrival, request }: Exchange): boolean {
  return arrival.kind === 'closed' && request.framing?.abort !== true
}

function fateOf({ arrival }: Exchange): string {
  const isRefused = arrival.kind === 'unreachable' && arrival.reason === 'ECONNREFUSED'
  return isRefused ? 'it crashed: connections are refused' : `it takes no connections: ${describeArrival(arrival)}`
}

function describe(suspects: readonly Exchange[], isInFlight: boolean): string {
  if (isInFlight) return `. In flight: ${[...new Set(suspects.map(({ label }) => label))].join('; ')}`
  const last = suspects.at(-1)
  return last === undefined ? '' : `. The last request before: ${last.label}: ${describeArrival(last.arrival)}`
}
