import type { AnyProvider } from '../provider/provider.js'

/**
 * The keys of `on` and `onOther` that look wrong, each with what to do about it.
 *
 * Their handlers are still called if such an event arrives: the sender may have added it after this package was released.
 */
export function misplacedKeys(
  on: object,
  onOther: object,
  provider: Pick<AnyProvider, 'name' | 'declaredEvents' | 'openEvents'>,
): readonly string[] {
  const { name, declaredEvents, openEvents } = provider
  if (declaredEvents === undefined || openEvents === true) return []
  const within = (beginning: string) => (event: string) => event.startsWith(`${beginning}.`)
  const isListed = (key: string) =>
    key === '*' ||
    declaredEvents.includes(key) ||
    declaredEvents.some(within(key)) ||
    (openEvents ?? []).some((open) => key === open || within(open)(key))
  return [
    ...Object.keys(on)
      .filter((key) => !isListed(key))
      .map(
        (key) => `on[${JSON.stringify(key)}] is no event that ${name} lists: correct the name, or move it to onOther`,
      ),
    ...Object.keys(onOther)
      .filter((key) => declaredEvents.includes(key))
      .map((key) => `onOther[${JSON.stringify(key)}] is an event that ${name} lists: move it to on, which types it`),
  ]
}

/** Writes one line a key to the console, when the receiver is made. */
export function warnOfMisplacedKeys(...args: Parameters<typeof misplacedKeys>): void {
  for (const problem of misplacedKeys(...args)) globalThis.console.warn(`webhook-receiver: ${problem}`)
}
