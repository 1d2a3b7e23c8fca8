/** @throws {TypeError} naming the option, unless the value is a positive whole number */
export function requirePositiveInteger(value: number, option: string): void {
  if (!Number.isSafeInteger(value) || value <= 0) throw new TypeError(`${option} must be a positive whole number`)
}

/** @throws {TypeError} naming the option, unless the value is a whole number, which may be zero */
export function requireWholeNumber(value: number, option: string): void {
  if (!Number.isSafeInteger(value) || value < 0) throw new TypeError(`${option} must be a whole number, zero or more`)
}

/** @throws {TypeError} naming the option, unless the value is a text with content */
export function requireText(value: unknown, option: string): asserts value is string {
  if (typeof value !== 'string' || value === '') throw new TypeError(`${option} must be a non-empty string`)
}

/** @throws {TypeError} naming the option, unless the value is a text, which may be empty */
export function requireString(value: unknown, option: string): asserts value is string {
  if (typeof value !== 'string') throw new TypeError(`${option} must be a string`)
}

/** @throws {TypeError} naming the option, unless the value is a list of texts with content */
export function requireList(value: unknown, option: string): asserts value is readonly string[] {
  if (!Array.isArray(value) || value.some((item) => typeof item !== 'string' || item === '')) {
    throw new TypeError(`${option} must be a list of non-empty strings`)
  }
}

/**
 * Names of hosts in the one spelling that is found in a URL: any other would match nothing, and nobody would notice.
 *
 * @param ports - whether a host may have a port, which is then not the one that `https:` has anyway
 * @throws {TypeError} naming the option, unless the value is a list of at least one such host
 */
export function requireHosts(
  value: unknown,
  option: string,
  ports: 'with ports' | 'without ports',
): asserts value is readonly string[] {
  requireList(value, option)
  const isHost = (text: string) => plainHost.test(text.replace(ports === 'with ports' ? /:\d+$/ : '', ''))
  const isNormal = (text: string) => URL.canParse(`https://${text}`) && new URL(`https://${text}`).host === text
  if (value.length > 0 && value.every((text) => isHost(text) && isNormal(text))) return
  const port = ports === 'with ports' ? 'with a port only where it is not 443' : 'without a port'
  throw new TypeError(`${option} must be one or more plain host names, in lower case and ${port}`)
}

// Names without a dot at the end, also those of letters of other scripts (xn--), and addresses.
const plainHost = /^(?:[a-z0-9-]+(?:\.[a-z0-9-]+)*|\[[0-9a-f:]+\])$/

/** @throws {TypeError} naming the option and what it must be, unless the value is a function */
export function requireFunction(value: unknown, option: string, kind = 'a function'): void {
  if (typeof value !== 'function') throw new TypeError(`${option} must be ${kind}`)
}

/** @throws {TypeError} naming the option and what it must be, unless the value is an object, and no promise of one */
export function requireObject(value: unknown, option: string, kind = 'an object'): asserts value is object {
  if (typeof value !== 'object' || value === null) throw new TypeError(`${option} must be ${kind}`)
  if ('then' in value) throw new TypeError(`${option} must be ${kind}, and is a promise: is an await missing?`)
}

/** @throws {TypeError} naming the option, unless the value is an object without a class: a `Map` has no entries to read */
export function requirePlainObject(value: unknown, option: string): asserts value is object {
  requireObject(value, option)
  const prototype: unknown = Object.getPrototypeOf(value)
  // By its place in the chain, because other realms have an Object of their own.
  if (prototype !== null && Object.getPrototypeOf(prototype) !== null) {
    throw new TypeError(`${option} must be a plain object`)
  }
}

/** @throws {TypeError} naming the option, unless the value can be the name of a header (RFC 9110, section 5.6.2) */
export function requireHeaderName(value: unknown, option: string): asserts value is string {
  if (typeof value !== 'string' || !/^[\w!#$%&'*+.^`|~-]+$/.test(value)) {
    throw new TypeError(`${option} must be a header name`)
  }
}

/** Whether a text can be the value of a header, as it is: printable ASCII, without spaces at its ends. */
export function isHeaderValue(value: unknown): value is string {
  return typeof value === 'string' && /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/.test(value)
}

/** @throws {TypeError} naming the option, unless the value can be that of a header, as it is */
export function requireHeaderValue(value: unknown, option: string): asserts value is string {
  if (!isHeaderValue(value)) throw new TypeError(`${option} must be printable ASCII, and not empty`)
}

/** @throws {TypeError} naming the option, unless the value can be what a header name begins with, or is empty */
export function requireHeaderPrefix(value: unknown, option: string): asserts value is string {
  if (value !== '') requireHeaderName(value, option)
}

/** @throws {TypeError} naming the option, unless the value is a number of milliseconds that timers can wait for */
export function requireTimeout(value: number, option: string): void {
  requirePositiveInteger(value, option)
  // Timers hold 31 bits; anything longer would end at once.
  if (value > 2_147_483_647) throw new TypeError(`${option} must be at most 2147483647 ms`)
}

/**
 * Without this an option with a typing error is none, and its default is taken silently.
 *
 * @param known - an entry for each option that there is
 * @throws {TypeError} naming the option that there is not
 */
export function requireKnown<Options extends object>(
  options: Options,
  known: Readonly<Record<keyof Options, 1>>,
  factory: string,
): void {
  // Also what is inherited, since it is read.
  for (const name in options) {
    if (!(name in known)) throw new TypeError(`${factory}: unknown option ${name}`)
  }
}

/** @throws {TypeError} naming the option, unless it is an object with these functions */
export function requireFunctions(value: unknown, names: readonly string[], option: string): void {
  requireObject(value, option)
  for (const name of names) requireFunction(Reflect.get(value, name), `${option}.${name}`)
}

/** @throws {TypeError} naming the option, unless the value is one of the allowed ones */
export function requireOneOf(value: string, allowed: readonly string[], option: string): void {
  if (!allowed.includes(value)) throw new TypeError(`${option} must be one of ${allowed.join(', ')}`)
}
