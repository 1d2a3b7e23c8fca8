import type { ChannelRecord } from './store.js'

/** The longest life of a channel that is asked for or believed, in milliseconds: ten years. */
export const longestLifeMs = 315_360_000_000

const shortestLifeMs = 60_000

const assumedLifeMs = 86_400_000

type Asked = Pick<ChannelRecord, 'createdAt' | 'expiresAt'>

/** Whether a channel can end when its provider says so: at once, or before it began, only where that was asked for. */
export function isCredibleEnd(told: number, { createdAt, expiresAt = Number.POSITIVE_INFINITY }: Asked): boolean {
  return told - createdAt >= Math.min(shortestLifeMs, expiresAt - createdAt)
}

/**
 * When a channel ends, by what its provider says, within bounds.
 *
 * A channel that were always taken for an ended one would be registered anew at each look; one whose end is far beyond all
 * dates would never be.
 *
 * @param asked - the record of the channel, with the end that was asked for
 */
export function toCredibleEnd(told: number, asked: Asked): number {
  if (!isCredibleEnd(told, asked)) return asked.expiresAt ?? asked.createdAt + assumedLifeMs
  return Math.min(told, asked.createdAt + longestLifeMs)
}
