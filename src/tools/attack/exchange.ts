import type { Arrival, WireRequest } from './wire/exchange.js'

/** A request with what came of it. */
export interface Exchange {
  /** What is special about the request, in a few words. */
  readonly label: string
  readonly request: WireRequest
  readonly arrival: Arrival
}
