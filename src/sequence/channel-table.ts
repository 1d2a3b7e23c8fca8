import type { Channel } from './channel.js'

interface ChannelTableSettings {
  readonly maxChannels: number
  readonly idleMs: number
  readonly now: () => number
}

interface Entry {
  readonly channel: Channel
  usedAt: number
}

/**
 * A bounded, least recently used table of channels.
 *
 * Invariants: entries are in the order of their last use; there are at most `maxChannels`; a channel that holds or runs
 * a delivery is never dropped.
 */
export class ChannelTable {
  readonly #options: ChannelTableSettings
  readonly #entries = new Map<string, Entry>()

  constructor(options: ChannelTableSettings) {
    this.#options = options
  }

  get size(): number {
    return this.#entries.size
  }

  /** Returns the channel, created if necessary, or `undefined` if the table is full of busy channels. */
  open(name: string, create: () => Channel): Channel | undefined {
    const now = this.#options.now()
    const known = this.#entries.get(name)
    if (known !== undefined) {
      this.#entries.delete(name)
      this.#entries.set(name, known)
      known.usedAt = now
      return known.channel
    }
    this.#dropIdle(now)
    if (this.#entries.size >= this.#options.maxChannels && !this.#dropOldest()) return undefined
    const channel = create()
    this.#entries.set(name, { channel, usedAt: now })
    return channel
  }

  all(): readonly Channel[] {
    return [...this.#entries.values()].map(({ channel }) => channel)
  }

  #dropIdle(now: number): void {
    for (const [name, { channel, usedAt }] of this.#entries) {
      if (now - usedAt < this.#options.idleMs) return
      if (!channel.busy) this.#drop(name, channel)
    }
  }

  #dropOldest(): boolean {
    for (const [name, { channel }] of this.#entries) {
      if (!channel.busy) {
        this.#drop(name, channel)
        return true
      }
    }
    return false
  }

  #drop(name: string, channel: Channel): void {
    this.#entries.delete(name)
    channel.dispose()
  }
}
