interface Link<T> {
  readonly key: string
  value: T
  /** The next entry that was used earlier, and the next one that was used later. */
  older: Link<T> | undefined
  newer: Link<T> | undefined
}

/**
 * A map of at most `maxKeys` entries that forgets the least recently used one.
 *
 * Invariant: the links connect all entries of the map, from `#oldest` to `#newest`. The order of the map itself is not
 * used, because finding its first entry after many deletions takes long.
 */
export class RecentlyUsed<T> {
  readonly #maxKeys: number
  readonly #links = new Map<string, Link<T>>()
  #oldest: Link<T> | undefined
  #newest: Link<T> | undefined

  constructor(maxKeys: number) {
    this.#maxKeys = maxKeys
  }

  /** The value of a key, which becomes the most recently used one. */
  get(key: string): T | undefined {
    const link = this.#links.get(key)
    if (link === undefined) return undefined
    if (link !== this.#newest) {
      this.#unlink(link)
      this.#append(link)
    }
    return link.value
  }

  set(key: string, value: T): void {
    const known = this.#links.get(key)
    if (known !== undefined) {
      known.value = value
      this.get(key)
      return
    }
    this.add(key, value)
  }

  /** Like `set`, for a key that is not there: `get` has returned `undefined`. */
  add(key: string, value: T): void {
    const link: Link<T> = { key, value, older: undefined, newer: undefined }
    this.#links.set(key, link)
    this.#append(link)
    if (this.#links.size > this.#maxKeys && this.#oldest !== undefined) this.delete(this.#oldest.key)
  }

  delete(key: string): void {
    const link = this.#links.get(key)
    if (link === undefined) return
    this.#links.delete(key)
    this.#unlink(link)
  }

  #append(link: Link<T>): void {
    link.older = this.#newest
    link.newer = undefined
    if (this.#newest === undefined) this.#oldest = link
    else this.#newest.newer = link
    this.#newest = link
  }

  #unlink({ older, newer }: Link<T>): void {
    if (older === undefined) this.#oldest = newer
    else older.newer = newer
    if (newer === undefined) this.#newest = older
    else newer.older = older
  }
}
