import { chain, type MaybePromise } from '../../../core/base/maybe-promise.js'
import type { StoredDelivery } from '../../../core/ports/inbox.js'
import type { StoredHandler } from '../../../core/ports/step.js'
import { hashKey } from '../../database/hash-key.js'
import { readNumber, readText, type SqlRow } from '../../database/sql-driver.js'
import { groupOf, isUrgent, type TurnGroup } from '../handling/turns.js'
import { hashSubjects } from '../operating/subjects.js'
import { parseStoredRecord, toFollowing, toStoredRecord } from '../storing/stored-record.js'

// At most 1.5 MB of UTF-8: some engines limit a row to 2 MB.
const partLength = 500_000

/** A delivery as it is stored: its record as JSON, and what the tables know of it. */
export interface Entry extends Pick<StoredDelivery, 'id' | 'key' | 'number' | 'invalid'> {
  readonly text: string
  readonly urgent?: boolean | undefined
  /** As hashes. */
  readonly subjects: readonly string[]
  /** Set if it takes turns. */
  readonly group?: TurnGroup | undefined
}

/** Converts a delivery to an entry. */
export async function toEntry(delivery: StoredDelivery): Promise<Entry> {
  const { id, key, number, invalid } = delivery
  const text = JSON.stringify(toStoredRecord(delivery))
  const group = await groupOf(delivery)
  const subjects = await hashSubjects(delivery)
  return {
    id,
    key,
    number,
    invalid,
    ...(isUrgent(delivery) && { urgent: true }),
    subjects,
    ...(group && { group }),
    text,
  }
}

/** An entry as a text for another process, which need not parse the record: its size may be a third of the memory there. */
export function toLine({ text, ...columns }: Entry): string {
  return `${JSON.stringify(columns)}\n${text}`
}

/** Reads an entry of {@link toLine}. */
export function fromLine(line: string): Entry {
  const end = line.indexOf('\n')
  // An earlier version of the Worker names no subjects.
  const { subjects = [], ...columns } = JSON.parse(line.slice(0, end)) as Omit<Entry, 'text' | 'subjects'> &
    Partial<Pick<Entry, 'subjects'>>
  const { id, key, number, invalid, urgent, group } = columns
  return { id, key, number, invalid, urgent, subjects, group, text: line.slice(end + 1) }
}

/** Tells keys apart, with half of the hash: it is in two indexes. */
export function toLane(key: string): MaybePromise<string> {
  return chain(hashKey(key), halve)
}

/** The part of a hash that a table has as the lane of a key. */
export function halve(hash: string): string {
  return hash.slice(0, 32)
}

/** Divides a record into parts that fit a row. */
export function toParts(text: string): readonly string[] {
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

/** A record as the tables hold it. */
export interface RecordRow {
  /** If it was selected. */
  readonly id: string | undefined
  readonly text: string
  /** As JSON. */
  readonly key: string | undefined
  /** As JSON, if the delivery is for one of several handlers, which share the text. */
  readonly handler: string | undefined
}

/** The records of rows with `seq` and `text`, whose parts are in order. */
export function recordsOf(rows: readonly SqlRow[]): ReadonlyMap<number | undefined, RecordRow> {
  const records = new Map<number | undefined, RecordRow>()
  for (const row of rows) {
    const seq = readNumber(row, 'seq')
    const text = (records.get(seq)?.text ?? '') + (readText(row, 'text') ?? '')
    records.set(seq, { text, id: readText(row, 'id'), key: readText(row, 'key'), handler: readText(row, 'handler') })
  }
  return records
}

/** Reads a delivery from its record, or returns why it cannot be read. */
export function readRecord(id: string, record: RecordRow | undefined): StoredDelivery | TypeError {
  const delivery = parseStoredRecord(id, record?.text ?? '')
  if (delivery instanceof Error || record?.handler === undefined) return delivery
  const key = record.key === undefined ? undefined : String(JSON.parse(record.key))
  // This engine wrote it, as JSON of a handler.
  return toFollowing(delivery, { id, key, handler: JSON.parse(record.handler) as StoredHandler })
}

function isHighSurrogate(code: number): boolean {
  return code >= 0xd800 && code <= 0xdbff
}
