/** An entry of {@link RecentlyUsed}: its links are in the entry itself, so that it is one object. */
export interface Linked<Entry> {
  readonly key: string
  /** The next entry that was used earlier, and the next one that was used later. */
  older: Entry | undefined
  newer: Entry | undefined
}

/**
 * A map of at most `maxKeys` entries that forgets the least recently used one.
 *
 * Invariant: the links connect all entries of the map, from `#oldest` to `#newest`. The order of the map itself is not
 * used, because finding its first entry after many deletions takes long.
 */
export class RecentlyUsed<Entry extends Linked<Entry>> {
  readonly #maxKeys: number
  readonly #entries = new Map<string, Entry>()
  #oldest: Entry | undefined
  #newest: Entry | undefined

  constructor(maxKeys: number) {
    this.#maxKeys = maxKeys
  }

  /** The entry of a key, which becomes the most recently used one. */
  get(key: string): Entry | undefined {
    // The same text is compared faster than it is looked up.
    // Equivalent (ConditionalExpression): `false`. The entry is found in the map, too, and stays the newest one. The comparison only takes less time.
    if (this.#newest?.key === key) return this.#newest
    const entry = this.#entries.get(key)
    if (entry === undefined) return undefined
    this.#unlink(entry)
    this.#append(entry)
    return entry
  }

  /** Adds an entry that is not linked yet, for a key that is not there: `get` has returned `undefined`. */
  add(entry: Entry): void {
    this.#entries.set(entry.key, entry)
    this.#append(entry)
    // Equivalent (ConditionalExpression): `true`. A map with too many entries has an oldest one. The other condition is tested.
    if (this.#entries.size > this.#maxKeys && this.#oldest !== undefined) this.#remove(this.#oldest)
  }

  delete(key: string): void {
    const entry = this.#entries.get(key)
    if (entry !== undefined) this.#remove(entry)
  }

  #remove(entry: Entry): void {
    this.#entries.delete(entry.key)
    this.#unlink(entry)
  }

  #append(entry: Entry): void {
    entry.older = this.#newest
    entry.newer = undefined
    if (this.#newest === undefined) this.#oldest = entry
    else this.#newest.newer = entry
    this.#newest = entry
  }

  #unlink({ older, newer }: Entry): void {
    if (older === undefined) this.#oldest = newer
    else older.newer = newer
    if (newer === undefined) this.#newest = older
    else newer.older = older
  }
}
