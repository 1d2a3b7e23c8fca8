import { checkOptions, optional, requireFunction, requireFunctions, requireText } from '../../core/base/options.js'
import type { DedupeStore } from '../../core/ports/dedupe-store.js'
import { toDedupeStore } from './shared/compare-and-set.js'

/** What a dedupe store uses of `Deno.Kv`. */
export interface DenoKvLike {
  get(key: readonly string[]): Promise<{ readonly value: unknown; readonly versionstamp: string | null }>
  atomic(): DenoKvWriteLike
}

/** What a dedupe store uses of an atomic operation of `Deno.Kv`. */
export interface DenoKvWriteLike {
  check(condition: { readonly key: readonly string[]; readonly versionstamp: string | null }): DenoKvWriteLike
  set(key: readonly string[], value: unknown, options: { readonly expireIn: number }): DenoKvWriteLike
  commit(): Promise<{ readonly ok: boolean }>
}

/** Options of {@link denoKvDedupeStore}. */
export interface DenoKvDedupeStoreOptions {
  /** `await Deno.openKv()`. */
  readonly kv: DenoKvLike
  /** The first part of the keys. @default 'webhook-dedupe' */
  readonly keyPrefix?: string
  /** The clock, in milliseconds since 1970; Deno KV has none that a condition can use. @default Date.now */
  readonly now?: () => number
}

/**
 * A dedupe store in Deno KV, shared by all isolates of a project. Every key expires by itself.
 *
 * @experimental it was run locally only, not on the platform.
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const dedupe = denoKvDedupeStore({ kv: await Deno.openKv() })
 */
export function denoKvDedupeStore(options: DenoKvDedupeStoreOptions): DedupeStore {
  checkOptions(options, 'denoKvDedupeStore', {
    kv: (value, option) => requireFunctions(value, ['get', 'atomic'], option),
    keyPrefix: optional(requireText),
    now: optional(requireFunction),
  })
  const { kv, keyPrefix = 'webhook-dedupe', now = Date.now } = options
  return toDedupeStore<string>(
    {
      async read(key) {
        const { value, versionstamp } = await kv.get([keyPrefix, key])
        return versionstamp === null ? undefined : { entry: value, version: versionstamp }
      },
      async write(hash, entry, expected) {
        const key = [keyPrefix, hash]
        const expireIn = Math.max(1, Math.ceil(entry.endsAt - now()))
        const operation = kv
          .atomic()
          .check({ key, versionstamp: expected ?? null })
          .set(key, entry, { expireIn })
        return operation.commit().then(({ ok }) => ok, lostToAnother)
      },
    },
    now,
  )
}

// A local file refuses to write beside another connection: that one has won, as with a condition that fails.
function lostToAnother(error: unknown): false {
  if (error instanceof Error && error.message.includes('database is locked')) return false
  throw error
}
