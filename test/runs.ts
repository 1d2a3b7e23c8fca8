/** How often a property is checked: with the given number of values before a merge, and a fifth of it elsewhere. */
export function runs(count: number): number {
  return process.env['CI'] ? count : Math.ceil(count / 5)
}
