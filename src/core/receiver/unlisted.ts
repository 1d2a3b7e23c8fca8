import type { AnyProvider } from '../provider/provider.js'

/**
 * The keys of `on` and `onOther` that look wrong, each with what to do about it.
 *
 * Their handlers are still called if such an event arrives: the sender may have added it after this package was released.
 */
export function misplacedKeys(
  on: object,
  onOther: object,
  { name, declaredEvents, openEvents = [] }: Pick<AnyProvider, 'name' | 'declaredEvents' | 'openEvents'>,
): readonly string[] {
  if (declaredEvents === undefined || openEvents === true) return []
  const isWithin = (event: string, beginning: string) => `${event}.`.startsWith(`${beginning}.`)
  const isListed = (key: string) =>
    key === '*' ||
    declaredEvents.some((event) => isWithin(event, key)) ||
    openEvents.some((beginning) => isWithin(key, beginning))
  const say = (option: string, keys: readonly string[], advice: string) =>
    keys.map((key) => `${option}[${JSON.stringify(key)}] is ${advice}`)
  return [
    ...say(
      'on',
      Object.keys(on).filter((key) => !isListed(key)),
      `no event that ${name} lists: correct the name, or move it to onOther`,
    ),
    ...say(
      'onOther',
      Object.keys(onOther).filter((key) => declaredEvents.includes(key)),
      `an event that ${name} lists: move it to on`,
    ),
  ]
}

/** Writes one line a key to the console, when the receiver is made. */
export function warnOfMisplacedKeys(...args: Parameters<typeof misplacedKeys>): void {
  for (const problem of misplacedKeys(...args)) globalThis.console.warn(`webhook-receiver: ${problem}`)
}
