import { type Exchange, pause, retryAfterMs, type WireRequest } from '../wire/exchange.js'

/** How often a request is sent again after answers that ask for it. */
export const maxRetries = 3
// How long that waits at most, in milliseconds.
const maxRetryMs = 3_000
// An endpoint that never takes a retry is not asked after each request.
const maxVainRetries = 5

/** Waits as long as the answers ask for before the requests are sent again. @returns whether one asks for it */
export async function pauseForRetry(exchanges: readonly Exchange[]): Promise<boolean> {
  const waits = exchanges.flatMap(({ arrival }) => retryAfterMs(arrival) ?? [])
  if (waits.length > 0) await pause(Math.min(maxRetryMs, Math.max(...waits)))
  return waits.length > 0
}

/** Sends requests again as vendors do: if the answer asks for it. */
export class Retries {
  #vain = 0

  /**
   * Returns what came of each request in the end.
   *
   * @param send - sends requests again, at the same time
   */
  async untilTaken(
    first: readonly Exchange[],
    send: (requests: readonly WireRequest[]) => Promise<readonly Exchange[]>,
  ): Promise<readonly Exchange[]> {
    let exchanges = first
    for (let attempt = 0; attempt < maxRetries && this.#vain < maxVainRetries; attempt++) {
      const waiting = exchanges.filter(asksForRetry)
      if (!(await pauseForRetry(waiting))) break
      const again = await send(waiting.map(({ request }) => request))
      exchanges = exchanges.map((one) => again[waiting.indexOf(one)] ?? one)
    }
    if (exchanges !== first) this.#vain = exchanges.some(asksForRetry) ? this.#vain + 1 : 0
    return exchanges
  }
}

function asksForRetry({ arrival }: Exchange): boolean {
  return retryAfterMs(arrival) !== undefined
}
