/** Checks one value: throws a TypeError that begins with the option's name and says what the value must be. */
export type Check = (value: unknown, option: string) => void

/** One check for each option; the compiler refuses a table that lacks one. */
export type Checks<Options> = { readonly [Name in keyof Options]-?: Check }

/**
 * Checks the options object of a factory, once, before the factory uses it.
 *
 * @param caller - the name of the factory, with which every message begins
 * @param checks - a check for each option; wrap it in {@link optional} where the option may be left out
 * @throws {TypeError} which option is unknown, with the nearest known name, or which is wrong, and what it must be
 */
export function checkOptions<Options extends object>(options: Options, caller: string, checks: Checks<Options>): void {
  requireObject(options, `${caller}: options`)
  checkFields(options, checks, caller, `${caller}: `)
}

/** Options that belong together under one name, as `dedupe: { store, ttlMs }`. */
export function group<Options extends object>(checks: Checks<Options>): Check {
  return (value, option) => {
    requireObject(value, option)
    checkFields(value, checks, option, `${option}.`)
  }
}

/** Lets an option be left out, or be `undefined`. */
export function optional(check: Check): Check {
  return (value, option) => {
    if (value !== undefined) check(value, option)
  }
}

/** One of a few values. */
export function oneOf(allowed: readonly unknown[]): Check {
  return (value, option) => requireOneOf(value, allowed, option)
}

/** A list in which every item passes a check. */
export function listOf(check: Check): Check {
  return (value, option) => {
    if (!Array.isArray(value)) throw new TypeError(`${option} must be a list`)
    value.forEach((item, index) => {
      check(item, `${option}[${index}]`)
    })
  }
}

/** For options that the factory checks while it prepares them: listed, so that they are known. */
export function checkedLater(): void {}

function checkFields(options: object, checks: Readonly<Record<string, Check>>, owner: string, prefix: string): void {
  // Inherited options count too, because they are read.
  for (const name in options) if (!Object.hasOwn(checks, name)) throw unknownOption(name, Object.keys(checks), owner)
  for (const [name, check] of Object.entries(checks)) check(Reflect.get(options, name), prefix + name)
}

function unknownOption(name: string, known: readonly string[], owner: string): TypeError {
  const nearest = known.find((other) => isTypingErrorOf(name.toLowerCase(), other.toLowerCase()))
  const hint = nearest === undefined ? `it takes ${known.join(', ')}` : `did you mean ${nearest}?`
  return new TypeError(`${owner}: unknown option ${name}; ${hint}`)
}

// At most two letters added, left out or replaced, or two neighbours swapped; in a short name at most one.
function isTypingErrorOf(name: string, known: string): boolean {
  return editDistance(name, known) <= (known.length > 4 ? 2 : 1)
}

// Levenshtein's distance, row by row.
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (const letter of one) {
    const above = row
    row = [(above[0] ?? 0) + 1]
    for (const [index, known] of Array.from(other).entries()) {
      const [diagonal = 0, up = 0] = above.slice(index)
      row.push(Math.min(diagonal + (letter === known ? 0 : 1), up + 1, (row[index] ?? 0) + 1))
    }
  }
  return row.at(-1) ?? 0
}

/** @throws {TypeError} naming the option, unless the value is a positive whole number */
export function requirePositiveInteger(value: unknown, option: string): asserts value is number {
  if (!isWhole(value) || value === 0) throw new TypeError(`${option} must be a positive whole number`)
}

/** @throws {TypeError} naming the option, unless the value is a whole number, which may be zero */
export function requireWholeNumber(value: unknown, option: string): asserts value is number {
  if (!isWhole(value)) throw new TypeError(`${option} must be a whole number, zero or more`)
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0
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
export function requireTimeout(value: unknown, option: string): asserts value is number {
  requirePositiveInteger(value, option)
  // Timers hold 31 bits; anything longer would end at once.
  if (value > 2_147_483_647) throw new TypeError(`${option} must be at most 2147483647 ms`)
}

/** @throws {TypeError} naming the option, unless it is an object with these functions */
export function requireFunctions(value: unknown, names: readonly string[], option: string): void {
  requireObject(value, option)
  for (const name of names) requireFunction(Reflect.get(value, name), `${option}.${name}`)
}

/** @throws {TypeError} naming the option, unless the value is one of the allowed ones */
export function requireOneOf(value: unknown, allowed: readonly unknown[], option: string): void {
  if (!allowed.includes(value)) throw new TypeError(`${option} must be one of ${allowed.join(', ')}`)
}
