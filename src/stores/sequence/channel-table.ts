import type { Channel } from './channel.js'

interface ChannelTableSettings {
  readonly maxChannels: number
  readonly idleMs: number
  readonly now: () => number
}

interface Entry {
  readonly channel: Channel
  readonly usedAt: number
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
    if (known === undefined && !this.#makeRoom(now)) return undefined
    const channel = known?.channel ?? create()
    this.#entries.delete(name)
    this.#entries.set(name, { channel, usedAt: now })
    return channel
  }

  get(name: string): Channel | undefined {
    return this.#entries.get(name)?.channel
  }

  all(): readonly (readonly [name: string, channel: Channel])[] {
    return Array.from(this.#entries, ([name, { channel }]) => [name, channel])
  }

  // Drops all channels that were idle for `idleMs`, and further ones until there is room.
  #makeRoom(now: number): boolean {
    const { maxChannels, idleMs } = this.#options
    for (const [name, { channel, usedAt }] of this.#entries) {
      if (now - usedAt < idleMs && this.#entries.size < maxChannels) return true
      if (channel.busy) continue
      this.#entries.delete(name)
      channel.dispose()
    }
    return this.#entries.size < maxChannels
  }
}
