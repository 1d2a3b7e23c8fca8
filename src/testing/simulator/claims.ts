import type { Sample } from '../sample.js'

/** A stored delivery that can be fetched (specification, section 7). */
export interface ParkedDelivery {
  readonly id: string
  /** Where it can be fetched. */
  readonly url: string
  /** The delivery as it was sent last, with its proof. */
  readonly sample: Sample
  /** Milliseconds since 1970. */
  readonly parkedAt: number
  /** Milliseconds since 1970. */
  readonly expiresAt: number
}

/** Stored deliveries, and who has fetched them. */
export class Claims {
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

  /** What is stored and has not expired, in the order in which it was stored. */
  list(): readonly ParkedDelivery[] {
    return [...this.#parked.values()].filter(({ expiresAt }) => expiresAt > this.#now())
  }

  /** A stored delivery by its URL; it counts as collected from now on. */
  collect(url: string): Sample | undefined {
    const parked = this.#parked.get(url)
    if (parked === undefined || parked.expiresAt <= this.#now()) return undefined
    this.#onCollected(parked.id)
    return parked.sample
  }

  /** Serves the list at its URL, and each delivery at its own. */
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
