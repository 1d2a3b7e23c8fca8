/** @throws {TypeError} naming the option, unless the value is a positive whole number */
export function requirePositiveInteger(value: number, option: string): void {
  if (!Number.isSafeInteger(value) || value <= 0) throw new TypeError(`${option} must be a positive whole number`)
}

/** @throws {TypeError} naming the option, unless the value is a text with content */
export function requireText(value: unknown, option: string): asserts value is string {
  if (typeof value !== 'string' || value === '') throw new TypeError(`${option} must be a non-empty string`)
}

/** @throws {TypeError} naming the option, unless the value is a function */
export function requireFunction(value: unknown, option: string): void {
  if (typeof value !== 'function') throw new TypeError(`${option} must be a function`)
}

/** @throws {TypeError} naming the option, unless the value is one of the allowed ones */
export function requireOneOf(value: string, allowed: readonly string[], option: string): void {
  if (!allowed.includes(value)) throw new TypeError(`${option} must be one of ${allowed.join(', ')}`)
}
