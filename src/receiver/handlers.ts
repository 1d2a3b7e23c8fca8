import { isPromise, type MaybePromise } from '../base/maybe-promise.js'
import { requireFunction, requirePlainObject } from '../base/options.js'
import { withinTime } from '../base/within-time.js'
import { WebhookError } from '../errors.js'
import type { Delivery, DeliveryOf, ProviderTypes } from '../request/delivery.js'

/** What a handler is given beside the delivery. */
export interface HandlerContext {
  /** Aborted when the handler's time is over: pass it on to whatever it waits for. */
  readonly signal: AbortSignal
  /** Whether the delivery is older than one of its channel that was handled already. Only with the option `order`. */
  readonly late: boolean
  /** Whether the delivery was handled before. Only with the option `onRepeat: 'handle'`. */
  readonly repeated: boolean
  /** How often an inbox has handed the delivery over: `1` is the first time, and the only one without an inbox. */
  readonly attempt: number
}

/** Handlers by event name, by the dotted beginning of event names, and `*` for whatever no other key takes. */
export type Handlers<T extends ProviderTypes, Key extends string> = {
  readonly [K in Key]: (delivery: DeliveryOf<T, K>, context: HandlerContext) => unknown
}

type Beginning<Name extends string> = Name extends `${infer Head}.${infer Tail}`
  ? Head | `${Head}.${Beginning<Tail>}`
  : never

/** What an editor offers as keys of `on`; any other text is accepted too. */
export type HandlerKey<T extends ProviderTypes> =
  | (keyof T['events'] & string)
  | Beginning<keyof T['events'] & string>
  | '*'
  | (string & {})

/** A handler whose type was checked where it was registered. */
export type AnyHandler = (delivery: Delivery, context: HandlerContext) => unknown

/**
 * Finds the handler for an event: that of its whole name, then of the longest dotted beginning, then `*`.
 *
 * An event that the provider does not declare is never taken by a declared one that it begins with: that handler relies
 * on a payload which nobody checked.
 */
export type HandlerTable = (event: string, known: boolean) => AnyHandler | undefined

/**
 * Makes the table of an `on` option.
 *
 * @param declared - the names of the events that the provider declares
 * @throws {TypeError} `on` is not a plain object, a value of it is not a function, or a key ends in `.*`
 */
export function toHandlerTable<T extends ProviderTypes, Key extends string>(
  on: Handlers<T, Key>,
  declared: readonly string[] = [],
): HandlerTable {
  requirePlainObject(on, 'createReceiver: on')
  const handlers = new Map<string, AnyHandler>()
  for (const [key, handler] of Object.entries<unknown>(on)) {
    const option = `createReceiver: on[${JSON.stringify(key)}]`
    requireFunction(handler, option)
    if (key.endsWith('.*')) throw new TypeError(`${option} never matches: use ${JSON.stringify(key.slice(0, -2))}`)
    handlers.set(key, handler as AnyHandler)
  }
  // Beginnings are looked for among the keys: their number is ours, that of the dots in a name is the sender's.
  const beginnings = [...handlers].sort(([left], [right]) => right.length - left.length)
  const undeclared = beginnings.filter(([key]) => !declared.includes(key))
  const findBeginning = (event: string, known: boolean) =>
    (known ? beginnings : undeclared).find(([key]) => event[key.length] === '.' && event.startsWith(key))
  return (event, known) => handlers.get(event) ?? findBeginning(event, known)?.[1] ?? handlers.get('*')
}

/** How a handler is run, and what its result means. */
export interface HandlerRun<T> {
  readonly timeoutMs: number
  /** What the result of the handler comes to; it may throw. */
  conclude(result: unknown): T
  /** Given what the handler will come to, when its time is over; it may reject. */
  onTimeout(rest: Promise<T>): void
}

/**
 * Runs a handler within its time.
 *
 * @param findings - what the handler is told beside its signal
 * @returns what its result comes to; a promise where the handler is not done yet
 * @throws {WebhookError} `handler_failed`, `handler_timeout`, and what `conclude` throws
 */
export function callHandler<T>(
  handler: AnyHandler,
  delivery: Delivery,
  findings: Omit<HandlerContext, 'signal'>,
  run: HandlerRun<T>,
): MaybePromise<T> {
  const context = new LazySignal(findings)
  let result: unknown
  let running: Promise<unknown> | undefined
  try {
    result = handler(delivery, context)
    // Perhaps only something that looks like a promise.
    if (isPromise(result)) running = Promise.resolve(result)
  } catch (cause) {
    throw handlerFailed(cause)
  }
  return running === undefined ? run.conclude(result) : waitFor(running, context, run)
}

function waitFor<T>(
  running: Promise<unknown>,
  context: LazySignal,
  { timeoutMs, conclude, onTimeout }: HandlerRun<T>,
): Promise<T> {
  const failed = (cause: unknown): never => {
    throw handlerFailed(cause)
  }
  return withinTime(running, timeoutMs, {
    done: conclude,
    failed,
    expired: () => {
      const error = handlerTimeout(timeoutMs)
      onTimeout(running.then(conclude, failed))
      context.abort(error)
      throw error
    },
  })
}

function handlerTimeout(timeoutMs: number): WebhookError {
  return new WebhookError('handler_timeout', `the handler took longer than ${timeoutMs} ms`, { limit: timeoutMs })
}

function handlerFailed(cause: unknown): WebhookError {
  return new WebhookError('handler_failed', 'the handler threw', { cause })
}

// Most handlers never look at their signal, and making one costs as much as a small verification.
class LazySignal implements HandlerContext {
  #controller: AbortController | undefined
  #reason: unknown

  readonly late: boolean
  readonly repeated: boolean
  readonly attempt: number

  constructor({ late, repeated, attempt }: Omit<HandlerContext, 'signal'>) {
    this.late = late
    this.repeated = repeated
    this.attempt = attempt
  }

  get signal(): AbortSignal {
    if (this.#controller === undefined) {
      this.#controller = new AbortController()
      if (this.#reason !== undefined) this.#controller.abort(this.#reason)
    }
    return this.#controller.signal
  }

  abort(reason: unknown): void {
    this.#reason = reason
    this.#controller?.abort(reason)
  }
}
