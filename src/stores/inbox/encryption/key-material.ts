import type { MaybePromise } from '../../../core/base/maybe-promise.js'
import type { Check } from '../../../core/base/options.js'
import { decodeBytes } from '../../../core/bytes/encoding.js'
import { requireKeyBytes } from './data-keys.js'

/** 32 random bytes, or their base64. */
export type KeyMaterial = Uint8Array | string

/** A key, or a function that returns it, such as `fromEnv('INBOX_KEY')`. Of a list, the first one counts. */
export type KeyringKey = KeyMaterial | (() => MaybePromise<KeyMaterial | readonly KeyMaterial[]>)

/** Makes a function that returns the bytes of a key. A source is asked once, and again after a failure. */
export function keyReader(source: KeyringKey, option: string): () => MaybePromise<Uint8Array> {
  let held: MaybePromise<Uint8Array> | undefined
  const read = async () => {
    try {
      held = await readKey(source, option)
      return held
    } catch (error) {
      held = undefined
      throw error
    }
  }
  return () => (held ??= read())
}

async function readKey(source: KeyringKey, option: string): Promise<Uint8Array> {
  const found = typeof source === 'function' ? await source() : source
  return toKeyBytes(Array.isArray(found) ? found[0] : found, option)
}

function toKeyBytes(material: unknown, option: string): Uint8Array {
  const bytes = typeof material === 'string' ? decodeBytes(material, 'base64') : material
  requireKeyBytes(bytes, option)
  return bytes
}

/** Checks an option with a key; a function is checked when it is called. */
export const requireKey: Check = (value, option) => {
  if (typeof value !== 'function') toKeyBytes(value, option)
}
