/** Whether tests try all of many values, as before a merge, or some of them. */
export const isThorough = Boolean(process.env['CI'])

/** How often a property is checked: with the given number of values before a merge, and a fifth of it elsewhere. */
export function runs(count: number): number {
  return isThorough ? count : Math.ceil(count / 5)
}
