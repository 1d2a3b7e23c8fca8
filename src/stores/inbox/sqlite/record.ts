import type { StoredDelivery } from '../../../core/ports/inbox.js'
import { readNumber, readText, type SqlRow } from '../../database/sql-driver.js'
import { toStoredRecord } from '../stored-record.js'

// At most 1.5 MB of UTF-8: some engines limit a row to 2 MB.
const partLength = 500_000

/** The record of a delivery as JSON, in parts that fit a row. */
export function toParts(delivery: StoredDelivery): readonly string[] {
  const text = JSON.stringify(toStoredRecord(delivery))
  const parts: string[] = []
  for (let start = 0; start < text.length; ) {
    const end = start + partLength
    // UTF-8 has no half of a surrogate pair.
    const isSplit = end < text.length && isHighSurrogate(text.charCodeAt(end - 1))
    parts.push(text.slice(start, isSplit ? end - 1 : end))
    start = isSplit ? end - 1 : end
  }
  return parts
}

/** The records of rows with `seq` and `text`, whose parts are in order. */
export function recordsOf(rows: readonly SqlRow[]): ReadonlyMap<number | undefined, string> {
  const texts = new Map<number | undefined, string>()
  for (const row of rows) {
    const seq = readNumber(row, 'seq')
    texts.set(seq, (texts.get(seq) ?? '') + (readText(row, 'text') ?? ''))
  }
  return texts
}

function isHighSurrogate(code: number): boolean {
  return code >= 0xd800 && code <= 0xdbff
}
