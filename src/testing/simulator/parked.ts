import type { Sample } from '../sample.js'

/** A delivery stored to be fetched by the consumer (specification, section 7). */
export interface ParkedDelivery {
  readonly id: string
  /** The URL at which it can be fetched. */
  readonly url: string
  /** The delivery as last sent, with its signature. */
  readonly sample: Sample
  /** Milliseconds since 1970. */
  readonly parkedAt: number
  /** Milliseconds since 1970. */
  readonly expiresAt: number
}

/** The parked deliveries of a simulator. */
export class ParkedDeliveries {
  readonly #parked = new Map<string, ParkedDelivery>()
  readonly #listUrl: string
  readonly #now: () => number
  readonly #onCollected: (id: string) => void

  constructor(listUrl: string, now: () => number, onCollected: (id: string) => void) {
    this.#listUrl = listUrl
    this.#now = now
    this.#onCollected = onCollected
  }

  park(id: string, sample: Sample, expiresMs: number): ParkedDelivery {
    const parkedAt = this.#now()
    const url = `${this.#listUrl.replace(/\/$/, '')}/${encodeURIComponent(id)}`
    const parked = { id, url, sample, parkedAt, expiresAt: parkedAt + expiresMs }
    this.#parked.set(url, parked)
    return parked
  }

  /** The deliveries that have not expired, in the order in which they were parked. */
  list(): readonly ParkedDelivery[] {
    return [...this.#parked.values()].filter(({ expiresAt }) => expiresAt > this.#now())
  }

  /** Returns a parked delivery by its URL and marks it as collected. */
  collect(url: string): Sample | undefined {
    const parked = this.list().find((one) => one.url === url)
    if (parked !== undefined) this.#onCollected(parked.id)
    return parked?.sample
  }

  /** Serves the list at its URL and each delivery at its URL. */
  answer(request: Request): Response {
    if (request.method !== 'GET') return new Response(null, { status: 405, headers: { Allow: 'GET' } })
    const { href } = new URL(request.url)
    if (href === this.#listUrl) {
      const deliveries = this.list().map(({ id, url, parkedAt, expiresAt }) => ({
        id,
        url,
        storedAt: parkedAt,
        expiresAt,
      }))
      return Response.json({ deliveries })
    }
    const sample = this.collect(href)
    if (sample === undefined) return new Response(null, { status: 404 })
    const headers = new Headers()
    for (const [name, value] of sample.headers) headers.append(name, value)
    headers.delete('content-length')
    return new Response(sample.body as Uint8Array<ArrayBuffer>, { headers })
  }
}
