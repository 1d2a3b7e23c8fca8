import type { RelayAnswer, RelayFrame } from './frames.js'

/** Limits of a relay. */
export interface HubLimits {
  /** How many channels are remembered. */
  readonly maxChannels: number
  /** How many requests of a channel wait for their answers. */
  readonly maxPending: number
  /** How many bytes all waiting requests may have. */
  readonly maxPendingBytes: number
  /** How long a request waits for its answer, in milliseconds. */
  readonly answerTimeoutMs: number
  /** How long a request waits for a client to come back, in milliseconds. */
  readonly reconnectMs: number
  /** How long a channel is remembered after its client has gone, in milliseconds. */
  readonly ttlMs: number
}

/** A client that takes the requests of a channel. */
export interface Subscriber {
  /** @returns whether the client keeps up; one that does not is cut off */
  take(frame: RelayFrame): boolean
  close(): void
}

/** Why a request has no answer. */
export type NoAnswer = 'unknown_channel' | 'no_client' | 'timeout' | 'overloaded'

interface Pending {
  readonly frame: RelayFrame
  readonly settle: (result: RelayAnswer | NoAnswer) => void
  isTaken: boolean
}

interface Channel {
  subscriber: Subscriber | undefined
  readonly pending: Map<string, Pending>
  leftAt: number
}

/** Connects requests with the clients of their channels, and answers with requests. Everything is in memory. */
export class RelayHub {
  readonly #limits: HubLimits
  readonly #now: () => number
  readonly #channels = new Map<string, Channel>()
  #pendingBytes = 0

  constructor(limits: HubLimits, now: () => number = Date.now) {
    this.#limits = limits
    this.#now = now
  }

  /** How many channels are remembered. */
  get size(): number {
    return this.#channels.size
  }

  /**
   * Connects a client to a channel, which exists from then on. An earlier client of the channel is cut off.
   *
   * @returns a function that disconnects it; `undefined` if there are too many channels
   */
  subscribe(name: string, subscriber: Subscriber): (() => void) | undefined {
    this.forgetOld()
    const known = this.#channels.get(name)
    if (known === undefined && this.#channels.size >= this.#limits.maxChannels) return undefined
    const channel: Channel = known ?? { subscriber: undefined, pending: new Map(), leftAt: 0 }
    this.#channels.set(name, channel)
    channel.subscriber?.close()
    channel.subscriber = subscriber
    for (const pending of channel.pending.values()) if (!pending.isTaken) this.#hand(channel, pending)
    return () => {
      if (channel.subscriber !== subscriber) return
      channel.subscriber = undefined
      channel.leftAt = this.#now()
    }
  }

  /** Why a request to a channel would not be taken before its body is read; `undefined` if it would be. */
  refusalOf(name: string): NoAnswer | undefined {
    this.forgetOld()
    const channel = this.#channels.get(name)
    if (channel === undefined) return 'unknown_channel'
    return channel.pending.size >= this.#limits.maxPending ? 'overloaded' : undefined
  }

  /** Makes room for bytes of a body that is being read. @returns whether there is room */
  reserve(bytes: number): boolean {
    if (this.#pendingBytes + bytes > this.#limits.maxPendingBytes) return false
    this.#pendingBytes += bytes
    return true
  }

  /** Frees the room of a body. */
  release(bytes: number): void {
    this.#pendingBytes -= bytes
  }

  /** Sends a request to the client of a channel, and waits for its answer. Never rejects. */
  async send(name: string, frame: RelayFrame): Promise<RelayAnswer | NoAnswer> {
    const refusal = this.refusalOf(name)
    const channel = this.#channels.get(name)
    if (refusal !== undefined || channel === undefined) return refusal ?? 'unknown_channel'
    const { answerTimeoutMs, reconnectMs } = this.#limits
    const bytes = frame.bodyBase64.length
    if (!this.reserve(bytes)) return 'overloaded'
    let timer: ReturnType<typeof setTimeout> | undefined
    try {
      return await new Promise<RelayAnswer | NoAnswer>((resolve) => {
        const pending: Pending = { frame, settle: resolve, isTaken: false }
        channel.pending.set(frame.id, pending)
        timer = setTimeout(
          () => {
            if (!pending.isTaken) return resolve('no_client')
            timer = setTimeout(() => resolve('timeout'), Math.max(0, answerTimeoutMs - reconnectMs))
          },
          Math.min(reconnectMs, answerTimeoutMs),
        )
        if (channel.subscriber !== undefined) this.#hand(channel, pending)
      })
    } finally {
      clearTimeout(timer)
      channel.pending.delete(frame.id)
      this.release(bytes)
    }
  }

  /** Whether a request still waits for its answer. */
  isWaiting(name: string, id: string): boolean {
    return this.#channels.get(name)?.pending.has(id) === true
  }

  /** Takes the answer to a request. @returns whether the request still waits for it */
  answer(name: string, id: string, answer: RelayAnswer): boolean {
    const pending = this.#channels.get(name)?.pending.get(id)
    pending?.settle(answer)
    return pending !== undefined
  }

  /** Forgets channels whose clients have been away for longer than the limit. */
  forgetOld(): void {
    const before = this.#now() - this.#limits.ttlMs
    for (const [name, { subscriber, leftAt, pending }] of this.#channels) {
      if (subscriber === undefined && leftAt < before && pending.size === 0) this.#channels.delete(name)
    }
  }

  /** Cuts off all clients. */
  close(): void {
    for (const { subscriber } of this.#channels.values()) subscriber?.close()
  }

  #hand(channel: Channel, pending: Pending): void {
    const { subscriber } = channel
    if (subscriber === undefined) return
    pending.isTaken = true
    if (subscriber.take(pending.frame)) return
    subscriber.close()
    channel.subscriber = undefined
    channel.leftAt = this.#now()
  }
}
