import type { Delivery, DeliveryOf, ProviderTypes } from './delivery.js'
import { WebhookError } from './errors.js'
import type { MaybePromise } from './maybe-promise.js'
import { requireFunction } from './options.js'
import { Outcome } from './outcome.js'

/** What a handler is given beside the delivery. */
export interface HandlerContext {
  /** Aborted when the handler's time is over: pass it on to whatever it waits for. */
  readonly signal: AbortSignal
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

/** Finds the handler for an event: its whole name, then each shorter dotted beginning, then `*`. */
export type HandlerTable = (event: string) => AnyHandler | undefined

/**
 * Makes the table of an `on` option.
 *
 * @throws {TypeError} a value of `on` is not a function
 */
export function toHandlerTable<T extends ProviderTypes, Key extends string>(on: Handlers<T, Key>): HandlerTable {
  const handlers = new Map<string, AnyHandler>()
  for (const [key, handler] of Object.entries<unknown>(on)) {
    requireFunction(handler, `createReceiver: on[${JSON.stringify(key)}]`)
    handlers.set(key, handler as AnyHandler)
  }
  return (event) => {
    let handler = handlers.get(event)
    for (let end = event.lastIndexOf('.'); handler === undefined && end > 0; end = event.lastIndexOf('.', end - 1)) {
      handler = handlers.get(event.slice(0, end))
    }
    return handler ?? handlers.get('*')
  }
}

/**
 * Runs a handler within its time.
 *
 * @throws {WebhookError} `handler_failed`, `handler_timeout`, `outcome_invalid`
 */
export function callHandler(
  handler: AnyHandler,
  delivery: Delivery,
  timeoutMs: number,
): MaybePromise<Outcome | undefined> {
  const context = new LazySignal()
  let result: unknown
  try {
    result = handler(delivery, context)
  } catch (cause) {
    throw handlerFailed(cause)
  }
  return isThenable(result) ? withinTime(result, context, timeoutMs) : requireOutcome(result)
}

async function withinTime(
  result: PromiseLike<unknown>,
  context: LazySignal,
  timeoutMs: number,
): Promise<Outcome | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const deadline = new Promise<never>((_, fail) => {
    timer = setTimeout(() => {
      const error = new WebhookError('handler_timeout', `the handler took longer than ${timeoutMs} ms`, {
        limit: timeoutMs,
      })
      fail(error)
      context.abort(error)
    }, timeoutMs)
  })
  try {
    const finished = Promise.resolve(result).catch((cause: unknown) => Promise.reject(handlerFailed(cause)))
    return requireOutcome(await Promise.race([finished, deadline]))
  } finally {
    clearTimeout(timer)
  }
}

function handlerFailed(cause: unknown): WebhookError {
  return new WebhookError('handler_failed', 'the handler threw', { cause })
}

// Any value is success, so that `async (delivery) => save(delivery)` works; but what was surely meant as an answer must
// not count as one.
function requireOutcome(result: unknown): Outcome | undefined {
  if (result instanceof Outcome) return result
  if (typeof result === 'function' || (typeof Response === 'function' && result instanceof Response)) {
    throw new WebhookError('outcome_invalid', 'the handler returned a function or a Response instead of an outcome')
  }
  return undefined
}

function isThenable(value: unknown): value is PromiseLike<unknown> {
  return typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function'
}

// Most handlers never look at their signal, and making one costs as much as a small verification.
class LazySignal implements HandlerContext {
  #controller: AbortController | undefined
  #reason: unknown

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
