import { createHash, timingSafeEqual } from 'node:crypto'

/** Limits of a {@link TokenGuard}. */
export interface GuessLimits {
  /** How many wrong tokens a network may send within the window. */
  readonly maxGuesses: number
  readonly windowMs: number
  /** How many networks are remembered. */
  readonly maxNetworks: number
}

const usual: GuessLimits = { maxGuesses: 20, windowMs: 60_000, maxNetworks: 10_000 }

/**
 * Compares tokens in constant time, and counts wrong ones by the network that they come from.
 *
 * Those from this machine do not count: behind a proxy, the wrong tokens of strangers would keep everybody out.
 */
export class TokenGuard {
  readonly #expected: Buffer
  readonly #limits: GuessLimits
  readonly #now: () => number
  readonly #networks = new Map<string, { guesses: number; readonly until: number }>()

  constructor(token: string, limits: GuessLimits = usual, now: () => number = Date.now) {
    this.#expected = digest(token)
    this.#limits = limits
    this.#now = now
  }

  /** How many networks are remembered. */
  get size(): number {
    return this.#networks.size
  }

  /** Whether too many wrong tokens came from the network of an address. */
  isBlocked(address: string): boolean {
    const known = this.#networks.get(networkOf(address))
    return known !== undefined && known.until > this.#now() && known.guesses >= this.#limits.maxGuesses
  }

  /** Whether a token is right. A wrong one counts. */
  isRight(given: string, address: string): boolean {
    // Digests have the same length, so that the comparison takes the same time for every token.
    const isRight = timingSafeEqual(digest(given), this.#expected)
    if (!isRight && !isLoopback(address)) this.#count(networkOf(address))
    return isRight
  }

  #count(network: string): void {
    const { windowMs, maxNetworks } = this.#limits
    const known = this.#networks.get(network)
    if (known !== undefined && known.until > this.#now()) {
      known.guesses += 1
      return
    }
    // The oldest first: a map keeps the order in which its keys were added.
    this.#networks.delete(network)
    const [oldest] = this.#networks.keys()
    if (oldest !== undefined && this.#networks.size >= maxNetworks) this.#networks.delete(oldest)
    this.#networks.set(network, { guesses: 1, until: this.#now() + windowMs })
  }
}

function isLoopback(address: string): boolean {
  return address === '::1' || /^(?:::ffff:)?127\./i.test(address)
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

/** An IPv4 address, or the first half of an IPv6 address: one host has all addresses of it. */
function networkOf(address: string): string {
  const [, v4] = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? []
  if (v4 !== undefined) return v4
  const [head = '', tail] = address.toLowerCase().split('::')
  const first = head.split(':').filter((part) => part !== '')
  const last = (tail ?? '').split(':').filter((part) => part !== '')
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length)
  return [...first, ...Array<string>(zeros).fill('0'), ...last].slice(0, 4).join(':')
}
