/** A generator of numbers from 0 (inclusive) to 1 (exclusive): the same for the same seeds. */
export type Random = () => number

/**
 * Makes a reproducible pseudo-random generator: mulberry32 by Tommy Ettinger, which is in the public domain
 * (https://github.com/bryc/code/blob/master/jshash/PRNGs.md). Not for secrets.
 *
 * @param seeds - whole numbers, mixed into one, so that each purpose can have a generator independent of other draws
 */
export function createRandom(...seeds: readonly number[]): Random {
  let state = seeds.reduce((mixed, seed) => mix(mixed ^ seed), 0x9e3779b9)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296
  }
}

// The finalizer of MurmurHash3, so that consecutive seeds yield unrelated sequences.
function mix(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return mixed ^ (mixed >>> 16)
}

/** Returns a whole number from 0 (inclusive) to a limit (exclusive). */
export function below(random: Random, limit: number): number {
  return Math.floor(random() * limit)
}

/** Returns an id in the form of a version 4 UUID. */
export function randomUuid(random: Random): string {
  return '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) => {
    const value = below(random, 16)
    return (digit === '8' ? (value & 3) | 8 : value).toString(16)
  })
}
