import { decodeUtf8 } from '../../core/bytes/encoding.js'
import type { DedupeStore } from '../../core/ports/dedupe-store.js'

/** The record of a channel. */
export interface ChannelRecord {
  readonly id: string
  /** The name of the watch. */
  readonly watch: string
  /** A hash of the channel's target. If the target changes, a new channel is registered. */
  readonly target?: string | undefined
  /** The token of the channel: a secret. */
  readonly token: string
  /** `pending` until the channel is known to exist, then `active`; `stopping` from the request to stop until `stopped`. */
  readonly state: 'pending' | 'active' | 'stopping' | 'stopped'
  /** Required to stop the channel; unknown while it is pending. */
  readonly resourceId?: string | undefined
  /** In milliseconds since 1970. */
  readonly createdAt: number
  /** When the channel expires, in milliseconds since 1970; `undefined` if it does not, or if that is unknown. */
  readonly expiresAt?: number | undefined
}

/** Options of {@link ChannelStore.put}. */
export interface ChannelPutOptions {
  /** After this time the record may be deleted, in milliseconds. @default never */
  readonly ttlMs?: number | undefined
  /** Write only if the stored record equals this one, which an earlier `find` or `list` returned. */
  readonly expected?: ChannelRecord | undefined
}

/** Stores channels for all processes that share it. */
export interface ChannelStore {
  /**
   * Inserts or replaces the record with this id. Comparing with `expected` and writing are one atomic step.
   *
   * @returns `false` if the stored record is not `expected`, and nothing was written
   */
  put(record: ChannelRecord, options: ChannelPutOptions): Promise<boolean>
  /** Finds the record of a channel. The id comes from unverified requests. */
  find(id: string): Promise<ChannelRecord | undefined>
  /** Lists all records of a watch. */
  list(watch: string): Promise<readonly ChannelRecord[]>
  remove(id: string): Promise<void>
  /** Acquires the lease of a name. @returns a unique token; `undefined` while the lease is held */
  acquire(name: string, options: { readonly leaseMs: number }): Promise<string | undefined>
  /** Releases a lease, if the token is still the current one. */
  release(name: string, lease: string): Promise<void>
}

/** Implements the leases of a channel store with a dedupe store. */
export function leasesOf(store: Pick<DedupeStore, 'reserve' | 'release'>): Pick<ChannelStore, 'acquire' | 'release'> {
  return {
    async acquire(name, options) {
      const reservation = await store.reserve(name, options)
      return reservation.state === 'new' ? reservation.lease : undefined
    },
    release: async (name, lease) => store.release(name, lease),
  }
}

// Servers compare records as text, and an operator may have edited one, so the original text of each is kept.
const texts = new WeakMap<ChannelRecord, string>()

/** Returns the text of a record for a server: the one it was read from, or new JSON. */
export function toRecordText(record: ChannelRecord): string {
  return texts.get(record) ?? JSON.stringify(record)
}

/**
 * Parses a stored record.
 *
 * @param stored - a text, or its bytes, which some clients return
 * @returns `undefined` for anything but a record, so that it does not hide the other records of its watch
 */
export function readRecordText(stored: unknown): ChannelRecord | undefined {
  const text = stored instanceof Uint8Array ? decodeUtf8(stored) : stored
  if (typeof text !== 'string') return undefined
  const record = parse(text)
  if (!isRecord(record)) return undefined
  texts.set(record, text)
  return record
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const states: readonly unknown[] = ['pending', 'active', 'stopping', 'stopped']

function isRecord(value: unknown): value is ChannelRecord {
  if (typeof value !== 'object' || value === null) return false
  const { id, watch, token, state, target, resourceId, createdAt, expiresAt } = value as Partial<
    Record<keyof ChannelRecord, unknown>
  >
  const isNamed = [id, watch, token].every((text) => typeof text === 'string')
  const isPlain = [target, resourceId].every((text) => text === undefined || typeof text === 'string')
  const isTimed = typeof createdAt === 'number' && (expiresAt === undefined || typeof expiresAt === 'number')
  return isNamed && isPlain && isTimed && states.includes(state)
}
