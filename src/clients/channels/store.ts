/** What is known of a channel. */
export interface ChannelRecord {
  readonly id: string
  /** The name of what it watches. */
  readonly watch: string
  /** What it was registered for, in short: where that changes, a new channel is made. */
  readonly target?: string | undefined
  /** The token of the channel: a secret. */
  readonly token: string
  /** `pending` until it is known that the channel exists, `active` while it is wanted, `stopping` until that is done. */
  readonly state: 'pending' | 'active' | 'stopping' | 'stopped'
  /** What it takes to stop the channel; a pending one has none yet. */
  readonly resourceId?: string | undefined
  /** In milliseconds since 1970. */
  readonly createdAt: number
  /** When the channel ends, in milliseconds since 1970; `undefined` where it does not, or where that is not known yet. */
  readonly expiresAt?: number | undefined
}

/** How a {@link ChannelStore} keeps a record. */
export interface ChannelPutOptions {
  readonly keepMs?: number | undefined
  readonly instead?: ChannelRecord | undefined
}

/** Remembers channels, for all processes that share it. */
export interface ChannelStore {
  /**
   * Keeps a record, in place of one with the same id.
   *
   * @param options - `keepMs`: after this the record may be forgotten, without it never; `instead`: only in place of this
   * record, as it was found, which is compared and replaced in one step
   * @returns `false` where `instead` is not what is there, and nothing was done
   */
  put(record: ChannelRecord, options: ChannelPutOptions): Promise<boolean>
  /** The record of a channel; strangers choose the id. */
  find(id: string): Promise<ChannelRecord | undefined>
  /** All records with this name. */
  list(watch: string): Promise<readonly ChannelRecord[]>
  remove(id: string): Promise<void>
  /** Takes the lease of a name for so long. @returns a text that nobody else has; `undefined` while somebody has it */
  acquire(name: string, options: { readonly leaseMs: number }): Promise<string | undefined>
  /** Gives a lease back, if it is still this one. */
  release(name: string, lease: string): Promise<void>
}
