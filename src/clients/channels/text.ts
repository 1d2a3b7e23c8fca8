import { decodeUtf8 } from '../../bytes/utf8.js'
import type { ChannelRecord } from './store.js'

// What an operator has edited is written in another way than ours, and is compared as it is written.
const texts = new WeakMap<ChannelRecord, string>()

/** A record as stores in servers keep it. One that was read is the text that it was read from. */
export function toRecordText(record: ChannelRecord): string {
  return texts.get(record) ?? JSON.stringify(record)
}

/**
 * A record of what a store in a server has kept.
 *
 * @param kept - a text; or its bytes, which some clients give
 * @returns `undefined` for what is no record: it must not keep the others of its watch from being found
 */
export function readRecordText(kept: unknown): ChannelRecord | undefined {
  const text = kept instanceof Uint8Array ? decodeUtf8(kept) : kept
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
