import { requireOneOf, requirePositiveInteger } from '../base/options.js'
import { ContiguousBuffer } from './contiguous-buffer.js'
import { isSequenceNumber, type ReorderBuffer, type ReorderBufferOptions } from './reorder-buffer.js'
import { SortedBuffer } from './sorted-buffer.js'

/**
 * Makes a {@link ReorderBuffer}. In `contiguous` mode each item costs O(1), in the other modes O(log n) of what is held.
 *
 * @throws {TypeError} which option is wrong
 *
 * @example
 * const buffer = createReorderBuffer<string>({ mode: 'contiguous', waitMs: 1000, first: 1 })
 * buffer.offer(2, 'second', 0) // 'held'
 * buffer.offer(1, 'first', 5) // 'in_order'
 * buffer.take(5) // 'first', and then 'second'
 */
export function createReorderBuffer<T extends {}>(options: ReorderBufferOptions): ReorderBuffer<T> {
  const { mode, waitMs, maxHeld = 1024, first } = options
  requireOneOf(mode, ['contiguous', 'increasing', 'timestamp'], 'createReorderBuffer: mode')
  requirePositiveInteger(waitMs, 'createReorderBuffer: waitMs')
  requirePositiveInteger(maxHeld, 'createReorderBuffer: maxHeld')
  if (first !== undefined && !isSequenceNumber(first)) {
    throw new TypeError('createReorderBuffer: first must be a whole number of at least 0')
  }
  return mode === 'contiguous'
    ? new ContiguousBuffer<T>({ waitMs, maxHeld, first, onGap: options.onGap })
    : new SortedBuffer<T>({ waitMs, maxHeld, first, ties: mode === 'timestamp' })
}
