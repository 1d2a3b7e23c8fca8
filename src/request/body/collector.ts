import type { BodyLimits } from '../delivery.js'
import { bodyTooLarge } from './limits.js'

const noBytes = new Uint8Array()

/**
 * Gathers the chunks of a body, counting what arrives.
 *
 * Invariant: memory is at most twice the bytes received, however small the chunks are; a sender of single bytes would
 * otherwise cost a hundred times their weight. A body of one chunk is not copied.
 */
export class BodyCollector {
  readonly #limits: BodyLimits
  #bytes: Uint8Array = noBytes
  #length = 0

  constructor(limits: BodyLimits) {
    this.#limits = limits
  }

  /** @throws {WebhookError} `body_too_large` */
  add(chunk: Uint8Array): void {
    const length = this.#length + chunk.length
    if (length > this.#limits.maxBodyBytes) throw bodyTooLarge(this.#limits)
    if (this.#length === 0) this.#bytes = chunk
    else this.#append(chunk, length)
    this.#length = length
  }

  /** The bytes so far. */
  toBytes(): Uint8Array {
    return this.#bytes.length === this.#length ? this.#bytes : this.#bytes.subarray(0, this.#length)
  }

  #append(chunk: Uint8Array, length: number): void {
    if (length > this.#bytes.length) {
      const grown = new Uint8Array(Math.min(2 * length, this.#limits.maxBodyBytes))
      grown.set(this.toBytes())
      this.#bytes = grown
    }
    this.#bytes.set(chunk, this.#length)
  }
}
