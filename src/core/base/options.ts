/** Checks one value: throws a `TypeError` that begins with the name of the option and says what it must be. */
export type Check = (value: unknown, option: string) => void

/** One check for each option; a table that lacks one does not compile. */
export type Checks<Options> = { readonly [Name in keyof Options]-?: Check }

/**
 * Checks the options object of a factory, once, before the factory uses it.
 *
 * @param caller - the name of the factory; every message begins with it
 * @param checks - a check for each option; wrap it in {@link optional} if the option may be left out
 * @throws {TypeError} an option is unknown (the message has the nearest known name) or wrong (it says what it must be)
 */
export function checkOptions<Options extends object>(options: Options, caller: string, checks: Checks<Options>): void {
  requireObject(options, `${caller}: options`)
  checkFields(options, checks, caller, `${caller}: `)
}

/** Options that are grouped under one name, such as `dedupe: { store, ttlMs }`. */
export function group<Options extends object>(checks: Checks<Options>): Check {
  return (value, option) => {
    requireObject(value, option)
    checkFields(value, checks, option, `${option}.`)
  }
}

/** Accepts an option that is left out or `undefined`. */
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
    for (const [index, item] of value.entries()) check(item, `${option}[${index}]`)
  }
}

/**
 * Makes a verifier for a preset, so that messages about options begin with the preset's name and not with the verifier's.
 *
 * @throws {TypeError} of `make`, with the name of the preset
 */
export function forPreset<Made>(preset: string, make: () => Made): Made {
  try {
    return make()
  } catch (error) {
    if (error instanceof TypeError) throw new TypeError(error.message.replace(/^\w+:/, `${preset}:`))
    throw error
  }
}

/** For options that the factory checks while it prepares them; they are listed so that they are known. */
export function checkedLater(): void {}

function checkFields(options: object, checks: Readonly<Record<string, Check>>, owner: string, prefix: string): void {
  // Includes inherited options, because destructuring reads them too.
  for (const name in options) if (!Object.hasOwn(checks, name)) throw unknownOption(name, Object.keys(checks), owner)
  for (const [name, check] of Object.entries(checks)) check(Reflect.get(options, name), prefix + name)
}

function unknownOption(name: string, known: readonly string[], owner: string): TypeError {
  const other = nearest(name, known)
  const hint = other === undefined ? `it takes ${known.join(', ')}` : `did you mean ${other}?`
  return new TypeError(`${owner}: unknown option ${name}; ${hint}`)
}

/** The known name that a misspelled one most likely means; `undefined` if none is similar. */
export function nearest(name: string, known: readonly string[]): string | undefined {
  const within = (edits: number, minLength: number) =>
    known.find((other) => other.length >= minLength && isNear(name.toLowerCase(), other.toLowerCase(), edits))
  // In a short name, at most one letter.
  return within(1, 0) ?? within(2, 5)
}

// Whether at most so many letters are added, missing or replaced (the Levenshtein distance).
function isNear(name: string, known: string, edits: number): boolean {
  if (name === known || edits < 1) return name === known
  const first = name.slice(1)
  const other = known.slice(1)
  if (name[0] === known[0]) return isNear(first, other, edits)
  return isNear(first, known, edits - 1) || isNear(name, other, edits - 1) || isNear(first, other, edits - 1)
}

/** @throws {TypeError} naming the option, unless the value is a positive whole number */
export function requirePositiveInteger(value: unknown, option: string): asserts value is number {
  if (!(isWhole(value) && value > 0)) throw new TypeError(`${option} must be a positive whole number`)
}

/** @throws {TypeError} naming the option, unless the value is a whole number of at least zero */
export function requireWholeNumber(value: unknown, option: string): asserts value is number {
  if (!isWhole(value)) throw new TypeError(`${option} must be a whole number, zero or more`)
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0
}

/** @throws {TypeError} naming the option, unless the value is a non-empty string */
export function requireText(value: unknown, option: string): asserts value is string {
  if (typeof value !== 'string' || value === '') throw new TypeError(`${option} must be a non-empty string`)
}

/** @throws {TypeError} naming the option, unless the value is a string */
export function requireString(value: unknown, option: string): asserts value is string {
  if (typeof value !== 'string') throw new TypeError(`${option} must be a string`)
}

/** @throws {TypeError} naming the option, unless the value is a list of non-empty strings */
export function requireList(value: unknown, option: string): asserts value is readonly string[] {
  if (!Array.isArray(value) || value.some((item) => typeof item !== 'string' || item === '')) {
    throw new TypeError(`${option} must be a list of non-empty strings`)
  }
}

/**
 * Checks host names. They must be spelled as in a parsed URL, because any other spelling would silently match nothing.
 *
 * @param ports - whether a host may have a port, other than the default port of `https:`
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

// Names without a trailing dot, internationalized names (xn--), and IP addresses.
const plainHost = /^(?:[a-z0-9-]+(?:\.[a-z0-9-]+)*|\[[0-9a-f:]+\])$/

/** @throws {TypeError} naming the option and what it must be, unless the value is a function */
export function requireFunction(value: unknown, option: string, kind = 'a function'): void {
  if (typeof value !== 'function') throw new TypeError(`${option} must be ${kind}`)
}

/** @throws {TypeError} naming the option and what it must be, unless the value is an object and not a promise */
export function requireObject(value: unknown, option: string, kind = 'an object'): asserts value is object {
  if (typeof value !== 'object' || value === null) throw new TypeError(`${option} must be ${kind}`)
  if ('then' in value) throw new TypeError(`${option} must be ${kind}, and is a promise: is an await missing?`)
}

/** @throws {TypeError} naming the option, unless the value is a plain object: a `Map` would have no entries to read */
export function requirePlainObject(value: unknown, option: string): asserts value is object {
  requireObject(value, option)
  const prototype: unknown = Object.getPrototypeOf(value)
  // By its place in the prototype chain, because other realms have another `Object`.
  if (prototype !== null && Object.getPrototypeOf(prototype) !== null) {
    throw new TypeError(`${option} must be a plain object`)
  }
}

/** @throws {TypeError} naming the option, unless the value is a valid header name (RFC 9110, section 5.6.2) */
export function requireHeaderName(value: unknown, option: string): asserts value is string {
  if (typeof value !== 'string' || !/^[\w!#$%&'*+.^`|~-]+$/.test(value)) {
    throw new TypeError(`${option} must be a header name`)
  }
}

/** Whether a value can be sent in a header unchanged: printable ASCII without spaces at its ends. */
export function isHeaderValue(value: unknown): value is string {
  return typeof value === 'string' && /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/.test(value)
}

/** @throws {TypeError} naming the option, unless the value can be sent in a header unchanged */
export function requireHeaderValue(value: unknown, option: string): asserts value is string {
  if (!isHeaderValue(value)) throw new TypeError(`${option} must be printable ASCII, and not empty`)
}

/** @throws {TypeError} naming the option, unless the value is empty or can begin a header name */
export function requireHeaderPrefix(value: unknown, option: string): asserts value is string {
  if (value !== '') requireHeaderName(value, option)
}

/** @throws {TypeError} naming the option, unless the value is a number of milliseconds that a timer supports */
export function requireTimeout(value: unknown, option: string): asserts value is number {
  requirePositiveInteger(value, option)
  // Timers hold 31 bits; a longer one would fire at once.
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
