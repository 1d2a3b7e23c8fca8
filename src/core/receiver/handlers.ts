import { WebhookError, type WebhookErrorCode } from '../../errors.js'
import { isPromise } from '../base/maybe-promise.js'
import { requireFunction, requirePlainObject } from '../base/options.js'
import { withinTime } from '../base/waiting.js'
import type { Decision, Decisions } from '../ports/decision.js'
import type { EffectsStep } from '../ports/effects.js'
import type { Claim, DeliveryState, Gathered, Step, StepContext } from '../ports/step.js'
import { toOutcome } from '../provider/outcome.js'
import type { Delivery, DeliveryOf, OtherDelivery, ProviderTypes } from '../request/delivery.js'
import { decide } from './decisions.js'

/** What a handler is given in addition to the delivery. */
export interface HandlerContext extends DeliveryState {
  /** The name of the handler among the `effects` of the event; `undefined` for a plain function. */
  readonly handler?: string | undefined
  /** The deliveries that this one stands for, if the handler has `coalesce`. */
  readonly gathered?: Gathered | undefined
  /**
   * Aborted when the handler times out, and when its inbox loses the claim on the delivery: pass it on to the calls that
   * the handler waits for.
   */
  readonly signal: AbortSignal
  /**
   * Whether the delivery is still for this handler. `false` after the handler timed out, and once another process may handle
   * the delivery: ask again before an effect that cannot be repeated.
   */
  readonly isCurrent: () => boolean
  /**
   * Runs a synchronous effect in the transaction that records the delivery as handled, so that it happens once: for
   * `WebhookInbox`, and for `sqliteInbox` with a database in this process. The effect must change only that database.
   *
   * Call it once, as the last thing: it completes the delivery. What the handler does, throws or returns after it is not
   * retried.
   *
   * @throws {TypeError} the inbox has no database in this process, the request has several events, the effect is asynchronous, or
   *   `commit` was called before
   * @throws {WebhookError} `lease_lost` if another process may handle the delivery: nothing has happened
   */
  readonly commit: (effect: () => void) => void
}

/** Handlers by event name, by the dotted beginning of event names, and `*` for events that no other key matches. */
export type Handlers<T extends ProviderTypes, Key extends string> = {
  readonly [K in Key]: K extends HandlerKey<T> | Computed<K>
    ? (delivery: DeliveryOf<T, K>, context: HandlerContext) => unknown
    : NotAnEventOfThisProvider<K>
}

// Compile errors show both names. It is callable so that the parameters have types, and the key is the only error.
interface NotAnEventOfThisProvider<_Key extends string> {
  (delivery: OtherDelivery<AnyPayload>, context: HandlerContext): unknown
  readonly 'correct the name, or move the handler to onOther': never
}

interface AnyPayload {
  (...args: readonly unknown[]): AnyPayload
  readonly [field: string]: AnyPayload
}

// The keys of a table that is made at run time are checked when the receiver is made.
type Computed<K> = string extends K ? K : never

type Beginning<Name extends string> = Name extends `${infer Head}.${infer Tail}`
  ? Head | `${Head}.${Beginning<Tail>}`
  : never

/** Any text, in a form that does not hide the listed names from an editor. */
type AnyName = string & {}

/** The event names of an open provider, or of the open part of one, that its list does not contain. */
type OpenName<T extends ProviderTypes> = [keyof T['events']] extends [never]
  ? AnyName
  : T extends { readonly open: infer Open }
    ? true extends Open
      ? AnyName
      : Extract<Open, string> | `${Extract<Open, string>}.${string}`
    : never

/**
 * The keys of `on`: the event names that the provider lists, their beginnings up to a dot, and `*`.
 *
 * A provider without a list, or with open names, accepts any text.
 */
export type HandlerKey<T extends ProviderTypes> =
  | (keyof T['events'] & string)
  | Beginning<keyof T['events'] & string>
  | OpenName<T>
  | '*'

/** Handlers for events that the provider does not list, by event name or its dotted beginning. */
export type OtherHandlers<T extends ProviderTypes> = Readonly<
  Record<string, (delivery: OtherDelivery<T['fallback']>, context: HandlerContext) => unknown>
>

/** A handler whose parameter types were checked when it was registered. */
export interface AnyHandler {
  (delivery: Delivery, context: HandlerContext): unknown
  /** Only of a value that `effects` made. */
  readonly effects?: EffectsStep
}

/**
 * Finds the handler for an event: by its whole name, then by the longest dotted beginning, then `*`.
 *
 * An undeclared event never goes to the handler of a declared event that it begins with: that handler relies on a payload
 * type that was not checked.
 */
export type HandlerTable = (event: string, known: boolean) => AnyHandler | undefined

/**
 * Makes the table of the options `on` and `onOther`.
 *
 * @param declared - the names of the events that the provider declares
 * @throws {TypeError} an option is not a plain object, a value of it is not a function, a key ends in `.*`, or both have it
 */
export function toHandlerTable(on: object, onOther: object = {}, declared: readonly string[] = []): HandlerTable {
  const handlers = new Map<string, AnyHandler>()
  addHandlers(handlers, on, 'createReceiver: on')
  addHandlers(handlers, onOther, 'createReceiver: onOther')
  // Searches the keys, whose number we control, and not the dots in the name, whose number the sender controls.
  const beginnings = [...handlers].sort(([left], [right]) => right.length - left.length)
  const undeclared = beginnings.filter(([key]) => !declared.includes(key))
  const findBeginning = (event: string, known: boolean) =>
    (known ? beginnings : undeclared).find(([key]) => event[key.length] === '.' && event.startsWith(key))
  return (event, known) => handlers.get(event) ?? findBeginning(event, known)?.[1] ?? handlers.get('*')
}

function addHandlers(handlers: Map<string, AnyHandler>, group: object, name: string): void {
  requirePlainObject(group, name)
  for (const [key, handler] of Object.entries(group)) {
    const option = `${name}[${JSON.stringify(key)}]`
    requireFunction(handler, option, 'a function, or effects({...}) for several')
    if (key.endsWith('.*')) throw new TypeError(`${option} never matches: use ${JSON.stringify(key.slice(0, -2))}`)
    if (handlers.has(key)) throw new TypeError(`${option} must not be in on too`)
    handlers.set(key, handler as AnyHandler)
  }
}

/** The time until the response, and what is answered then, while the work continues. */
export interface Deadline {
  readonly ms: number
  /** May throw. `running` settles once the work ends. */
  expired(running: Promise<Decision>, context: StepContext): Decision
}

/**
 * Makes the step that calls the handler of a delivery, and waits for it for a limited time.
 *
 * @param timeoutMs - the longest time for a handler, unless `effects` sets another
 * @param deadline - only if nothing else waits for the response
 * @throws {WebhookError} from the step: `handler_failed`, `outcome_invalid`, `lease_lost`, and what `deadline` throws
 */
export function handleDelivery(
  findHandler: HandlerTable,
  timeoutMs: number,
  decisions: Decisions,
  deadline?: Deadline,
): Step {
  const conclude = (returned: unknown): Decision =>
    returned === undefined ? decisions.handled : decide(decisions, toOutcome(returned))

  return (delivery, step, state) => {
    const handler = (step.effect?.handle ?? findHandler(delivery.event, delivery.known)) as AnyHandler | undefined
    // The claim can end while an earlier delivery of the same request is handled.
    if (step.claim?.isCurrent() === false) throw new WebhookError('lease_lost', 'the claim ended before the handler')
    if (handler === undefined) return decisions.ignored
    const limitMs = step.effect?.timeoutMs ?? timeoutMs
    const context = new LazySignal(state, step)
    let returned: unknown
    let running: Promise<unknown> | undefined
    try {
      returned = handler(delivery, context)
      // A promise of another library may have no `catch`, or only a `then`.
      if (isPromise(returned)) running = Promise.resolve(returned)
    } catch (cause) {
      failed(cause)
    }
    if (running === undefined) return conclude(returned)
    const settled = running
    const expired = (): Decision => {
      const error = overdue('handler_timeout', 'handler', limitMs)
      context.abort(error)
      const eventually = settled.then(conclude, failed)
      // The timeout itself is reported with the decision.
      step.waitUntil(eventually.catch(() => {}))
      return { ...step.toFailure(error), eventually }
    }
    const wait = { done: conclude, failed, expired }
    if (deadline === undefined || deadline.ms >= limitMs) return withinTime(settled, limitMs, wait)
    const later = () => withinTime(settled, limitMs - deadline.ms, wait)
    return withinTime(settled, deadline.ms, { ...wait, expired: () => deadline.expired(later(), step) })
  }
}

/** The error for work that took longer than its limit, in milliseconds. */
export function overdue(code: WebhookErrorCode, what: string, limit: number): WebhookError {
  return new WebhookError(code, `the ${what} took longer than ${limit} ms`, { limit })
}

function failed(cause: unknown): never {
  throw new WebhookError('handler_failed', 'the handler threw', { cause })
}

// Most handlers never read their signal, and an AbortController costs as much as a small verification.
class LazySignal implements HandlerContext {
  #controller: AbortController | undefined
  #reason: unknown

  readonly late: boolean
  readonly duplicate: boolean
  readonly attempt: number
  readonly handler: string | undefined
  readonly gathered: Gathered | undefined
  readonly #claim: Claim | undefined

  constructor({ late, duplicate, attempt }: DeliveryState, { claim, effect }: StepContext) {
    this.#claim = claim
    this.handler = effect?.name
    this.gathered = effect?.gathered
    this.late = late
    this.duplicate = duplicate
    this.attempt = attempt
  }

  get signal(): AbortSignal {
    if (this.#controller === undefined) {
      this.#controller = new AbortController()
      const lost = this.#claim?.signal
      if (lost?.aborted) this.#reason ??= lost.reason
      if (this.#reason !== undefined) this.#controller.abort(this.#reason)
      else lost?.addEventListener('abort', () => this.abort(lost.reason), { once: true })
    }
    return this.#controller.signal
  }

  get isCurrent(): () => boolean {
    return () => this.#reason === undefined && (this.#claim?.isCurrent() ?? true)
  }

  get commit(): (effect: () => void) => void {
    return (effect) => {
      const claim = this.#claim
      if (claim?.commit === undefined) throw new TypeError('commit: no database of an inbox, or several events')
      if (!this.isCurrent()) throw new WebhookError('lease_lost', 'commit: the delivery is no longer for this handler')
      claim.commit(effect)
    }
  }

  abort(reason: unknown): void {
    this.#reason = reason
    this.#controller?.abort(reason)
  }
}
