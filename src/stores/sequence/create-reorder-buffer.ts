import {
  checkOptions,
  oneOf,
  optional,
  requireFunction,
  requirePositiveInteger,
  requireWholeNumber,
} from '../../core/base/options.js'
import { ContiguousBuffer } from './contiguous-buffer.js'
import type { ReorderBuffer, ReorderBufferOptions } from './reorder-buffer.js'
import { SortedBuffer } from './sorted-buffer.js'

/** The options that a sequencer passes on to its buffers. */
export const reorderChecks = {
  mode: oneOf(['contiguous', 'increasing', 'timestamp']),
  maxWaitMs: requirePositiveInteger,
  maxHeld: optional(requirePositiveInteger),
  first: optional(requireWholeNumber),
  onGap: optional(requireFunction),
}

/**
 * Makes a {@link ReorderBuffer}. An item costs O(1) in `contiguous` mode, and O(log n) of the held items in the others.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const buffer = createReorderBuffer<string>({ mode: 'contiguous', maxWaitMs: 1000, first: 1 })
 * buffer.offer(2, 'second', 0) // 'held'
 * buffer.offer(1, 'first', 5) // 'in_order'
 * buffer.take(5) // 'first', then 'second'
 */
export function createReorderBuffer<T extends {}>(options: ReorderBufferOptions): ReorderBuffer<T> {
  checkOptions(options, 'createReorderBuffer', reorderChecks)
  const { mode, maxWaitMs, maxHeld = 1024, first, onGap } = options
  return mode === 'contiguous'
    ? new ContiguousBuffer<T>({ maxWaitMs, maxHeld, first, onGap })
    : new SortedBuffer<T>({ maxWaitMs, maxHeld, first, ties: mode === 'timestamp' })
}
