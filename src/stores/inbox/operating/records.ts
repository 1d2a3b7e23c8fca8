import type { StoredDelivery } from '../../../core/ports/inbox.js'

/** What an engine stores of a delivery. */
export interface InboxRecord {
  readonly delivery: StoredDelivery
  /** Why its last attempt failed, as it is stored; `undefined` if none has failed. */
  readonly reason: string | undefined
  /** Where to go on after it. */
  readonly place: string
  /**
   * Replaces what is stored, unless it was changed or deleted since. The id, the order and the state of the delivery stay.
   *
   * @returns whether it was replaced
   */
  replace(delivery: StoredDelivery, reason: string | undefined): Promise<boolean>
}

/** The operations of an inbox that can replace what it has stored, for `rotate` of `encryptedInbox`. */
export interface RecordOperations {
  /**
   * Reads what is stored, also of deliveries that a process handles at this moment. One that changes its state meanwhile may
   * be left out.
   *
   * @param from - the place of a record of an earlier call, after which to go on @default the beginning
   * @throws {TypeError} it is not such a place
   */
  records(from?: string): AsyncIterable<InboxRecord>
}

/** The error for a place that no record has. */
export function wrongPlace(): TypeError {
  return new TypeError('rotate: from must be the next of an earlier result')
}
