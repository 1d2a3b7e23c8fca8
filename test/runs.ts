/** Whether tests try all of many values, as before a merge, or some of them. */
export const isThorough = Boolean(process.env['CI'])

/** All of many cases before a merge, and every third elsewhere: for what is the same code for each. */
export function someOf<T>(cases: readonly T[]): readonly T[] {
  return isThorough ? cases : cases.filter((_, index) => index % 3 === 0)
}

/** How often a property is checked: with the given number of values before a merge, and a tenth of it elsewhere. */
export function runs(count: number): number {
  return isThorough ? count : Math.ceil(count / 10)
}
