import { encodeUtf8 } from '../../../core/bytes/encoding.js'
import { Problem } from './problem.js'
import type { CaptureSource } from './source.js'
import { toSummary } from './views/summary.js'
import type { LiveEvent } from './wire.js'

const maxKept = 2000
const pingMs = 15_000
// What a browser that stopped reading may leave unread; then its connection is closed, and it continues by its last id.
const maxUnread = 5000

/** The stream of changes, for any number of pages up to a limit. */
export class LiveEvents {
  readonly #source: CaptureSource
  readonly #maxConnections: number
  // Distinguishes the positions of this process from those of the one before it.
  readonly #run = Math.random().toString(36).slice(2, 10)
  readonly #kept: { readonly number: number; readonly text: string }[] = []
  readonly #open = new Set<(text: string) => void>()
  #last = 0
  readonly #stop: () => void

  constructor(source: CaptureSource, maxConnections: number) {
    this.#source = source
    this.#maxConnections = maxConnections
    this.#stop = source.subscribe(({ kind, id }) => this.#add(kind, id))
  }

  /** The position after the latest event, for `Last-Event-ID`. */
  get position(): string {
    return `${this.#run}-${this.#last}`
  }

  /** How many pages are connected. */
  get connections(): number {
    return this.#open.size
  }

  /** Stops listening to the captures. */
  close(): void {
    this.#stop()
  }

  #add(kind: 'added' | 'changed' | 'removed', id: string): void {
    const capture = this.#source.get(id)
    const event: LiveEvent =
      kind === 'removed' || capture === undefined ? { kind: 'removed', id } : { kind, capture: toSummary(capture) }
    this.#last += 1
    const text = `id: ${this.position}\ndata: ${JSON.stringify(event)}\n\n`
    this.#kept.push({ number: this.#last, text })
    if (this.#kept.length > maxKept) this.#kept.shift()
    for (const send of this.#open) send(text)
  }

  /**
   * Answers with the stream. After `Last-Event-ID` it continues there, or says `reset` if those events are no longer known.
   *
   * @throws {Problem} `too_many_connections`
   */
  connect(request: Request): Response {
    if (this.#open.size >= this.#maxConnections) {
      throw new Problem('too_many_connections', `At most ${this.#maxConnections} pages can be connected: close one`)
    }
    const missed = this.#missedSince(
      request.headers.get('last-event-id') ?? new URL(request.url).searchParams.get('since'),
    )
    let send: (text: string) => void = () => {}
    let timer: ReturnType<typeof setInterval> | undefined
    const end = () => {
      clearInterval(timer)
      this.#open.delete(send)
    }
    const body = new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          send = (text) => {
            controller.enqueue(encodeUtf8(text))
            if ((controller.desiredSize ?? 0) > -maxUnread) return
            end()
            controller.close()
          }
          this.#open.add(send)
          timer = setInterval(() => send(': ping\n\n'), pingMs)
          send(`retry: 1000\n\n${missed.join('')}`)
        },
        cancel: end,
      },
      { highWaterMark: 0 },
    )
    return new Response(body, { headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store' } })
  }

  #missedSince(position: string | null): readonly string[] {
    if (position === null) return []
    const [run, number] = position.split('-')
    const first = this.#kept[0]?.number ?? this.#last + 1
    const isKnown = run === this.#run && /^\d{1,15}$/.test(number ?? '') && Number(number) >= first - 1
    if (!isKnown || Number(number) > this.#last) return [`id: ${this.position}\nevent: reset\ndata: {}\n\n`]
    return this.#kept.filter((event) => event.number > Number(number)).map(({ text }) => text)
  }
}
