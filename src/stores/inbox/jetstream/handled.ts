import { createLoop } from '../../../core/base/loop.js'
import type { InboxStreams } from './streams.js'

// A server that is killed forgets the deletions of its last 5 to 10 seconds.
const deletionMs = 15_000
const cleaningMs = 1_000
const cleanedAtOnce = 50

/** The deliveries that are recorded as handled. They are deleted again, in case a killed server brought them back. */
export function createHandled(streams: InboxStreams) {
  const records: { readonly delivery: number; readonly state: number; readonly at: number }[] = []
  const nextDue = () => records.slice(0, cleanedAtOnce).filter(({ at }) => at < performance.now() - deletionMs)
  const clean = async (signal: AbortSignal) => {
    for (let due = nextDue(); due.length > 0 && !signal.aborted; due = nextDue()) {
      await Promise.all(
        due.flatMap(({ delivery, state }) => [streams.deleteDelivery(delivery), streams.deleteState(state)]),
      )
      records.splice(0, due.length)
    }
  }
  // Records that cannot be deleted now are deleted later.
  const { start, close } = createLoop((signal) => clean(signal).catch(() => {}), cleaningMs)
  return {
    /** Adds a delivery, by the sequence numbers of its message and of its state. */
    add: (delivery: number, state: number) => records.push({ delivery, state, at: performance.now() }),
    start,
    close,
  }
}
