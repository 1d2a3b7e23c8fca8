import {
  type Check,
  type Checks,
  checkedLater,
  checkOptions,
  group,
  nearest,
  oneOf,
  optional,
  requireFunction,
  requirePlainObject,
  requireText,
  requireTimeout,
} from '../../core/base/options.js'
import type { Gathered } from '../../core/ports/step.js'
import type { AnyHandler, HandlerContext } from '../../core/receiver/handlers.js'
import type { Delivery } from '../../core/request/delivery.js'
import { policyChecks } from '../inbox/policy.js'
import { type Coalesce, toCoalesce } from './coalesce.js'
import type { EffectSet, EffectsHandler, NamedEffect } from './effect-set.js'
import { createGate } from './gate.js'
import { checkConcurrency, type TenantConcurrency, type TenantRate, toTenantLimits } from './limits.js'
import { toSteps } from './steps.js'

/** What a handler among several is given in addition to the delivery. */
export interface EffectContext<D extends Delivery = Delivery> extends HandlerContext {
  readonly gathered?: Gathered<D> | undefined
}

/** One of several handlers of an event, with options. */
export interface Effect<D extends Delivery = Delivery, Name extends string = string> {
  readonly handle: (delivery: D, context: EffectContext<D>) => unknown
  /** How many times the handler is attempted before its work becomes a dead letter. Only with an inbox. @default the inbox's */
  readonly attempts?: number
  /** Time until the second attempt, in milliseconds; each further wait is twice as long. Only with an inbox. @default the inbox's */
  readonly retryDelayMs?: number
  /** The longest time for the handler, in milliseconds. @default `limits.handlerTimeoutMs` */
  readonly timeoutMs?: number
  /**
   * A number limits the calls of the handler that run at the same time in this process. A {@link TenantConcurrency} limits
   * those for each tenant, in all processes. Only with an inbox that can.
   *
   * @default no limit
   */
  readonly concurrency?: number | TenantConcurrency<D>
  /** How many calls begin in a second for each tenant, in all processes. Only with an inbox that can. @default no limit */
  readonly rate?: TenantRate<D>
  /**
   * Whether its work is claimed before other work that is due, but after earlier work of its key. Only with an inbox that can.
   *
   * @default as `urgent` of the inbox says of the delivery
   */
  readonly urgent?: boolean
  /** Other handlers of the event: this one is called once all of them are done. @default waits for none */
  readonly dependsOn?: Name | readonly Name[]
  /** Calls the handler once for several deliveries about one object. Only with an inbox that can. @default once for each delivery */
  readonly coalesce?: Coalesce<D>
}

/** Several handlers of an event by their names: functions, or functions with options. */
export type EffectHandlers<D extends Delivery, Name extends string> = {
  readonly [Own in Name]: ((delivery: D, context: EffectContext<D>) => unknown) | Effect<D, Exclude<NoInfer<Name>, Own>>
}

/** Options of {@link effects}. */
export interface EffectsOptions {
  /**
   * How the handlers of a delivery run without an inbox: all at the same time, or one after the other as they are written. With
   * an inbox, `sequence` is refused: use `dependsOn`.
   *
   * @default 'parallel'
   */
  readonly run?: 'parallel' | 'sequence'
}

const requireName: Check = (value, option) => {
  if (typeof value === 'string' && /^[\w.-]{1,64}$/.test(value)) return
  throw new TypeError(`${option} must be a name of 1 to 64 letters, digits, _, . or -`)
}

const checks: Checks<Effect> = {
  handle: requireFunction,
  attempts: policyChecks.attempts,
  retryDelayMs: policyChecks.retryDelayMs,
  timeoutMs: optional(requireTimeout),
  concurrency: optional(checkConcurrency),
  // `toTenantLimits` checks it.
  rate: checkedLater,
  urgent: optional(oneOf([true, false])),
  dependsOn: optional((value, option) => {
    for (const name of [value].flat()) requireText(name, option)
  }),
  // `toCoalesce` checks it.
  coalesce: checkedLater,
}

/**
 * Several handlers of one event, each with its own fate: a value of `on` in place of a function.
 *
 * With an inbox, the work of each handler is stored, retried, and given up by itself; once it is recorded as done, the handler
 * does not run again because another one failed. Without an inbox, all run before the response, which is 5xx if one fails; with
 * a dedupe store, the retry repeats only those that failed.
 *
 * The names are stored with the work: rename a handler only when none waits for it.
 *
 * @param handlers - functions, or functions with options, by their names
 * @throws {TypeError} if an option is invalid, or handlers depend on each other in a circle; the message names it
 *
 * @example
 * const receiver = createReceiver({
 *   provider,
 *   inbox,
 *   on: {
 *     'issues.opened': effects({
 *       ledger: (delivery) => console.log(delivery.payload.issue.number),
 *       mail: { handle: async (delivery) => console.log(delivery.id), attempts: 5, dependsOn: 'ledger' },
 *     }),
 *   },
 * })
 */
export function effects<D extends Delivery, const Name extends string>(
  handlers: EffectHandlers<D, Name>,
  options: EffectsOptions = {},
): EffectsHandler<D> {
  checkOptions(options, 'effects', { run: optional(oneOf(['parallel', 'sequence'])) })
  requirePlainObject(handlers, 'effects: handlers')
  const named = new Map<string, NamedEffect>()
  for (const [name, given] of Object.entries<unknown>(handlers)) {
    requireName(name, `effects: the name ${JSON.stringify(name)}`)
    if (typeof given !== 'function') group(checks)(given, `effects: ${name}`)
    // Checked: a function, or an object whose fields have their types.
    const effect = (typeof given === 'function' ? { handle: given } : given) as Effect<never>
    const { handle, dependsOn, attempts, retryDelayMs, timeoutMs, concurrency, rate, urgent, coalesce } = effect
    const call: AnyHandler = (delivery, context) => handle(delivery as never, context as never)
    named.set(name, {
      name,
      handle: call,
      dependsOn: [...new Set([dependsOn ?? []].flat())],
      attempts,
      retryDelayMs,
      timeoutMs,
      coalesce: coalesce && toCoalesce(coalesce, `effects: ${name}.coalesce`),
      limits: toTenantLimits(concurrency, rate, `effects: ${name}`),
      urgent,
      gate: createGate(typeof concurrency === 'number' ? concurrency : undefined),
    })
  }
  if (named.size === 0) throw new TypeError('effects: handlers must contain at least one handler')
  requireAcyclic(named)
  return toSet(named, options.run ?? 'parallel')
}

function toSet(named: EffectSet['named'], run: EffectSet['run']): EffectSet {
  const call = () => {
    throw new TypeError('effects: give the result of effects to createReceiver as it is; only a receiver can call it')
  }
  const map: EffectSet['map'] = (wrap) => {
    const wrapped = [...named].map(
      ([name, effect]) => [name, { ...effect, handle: wrap(name, effect.handle) }] as const,
    )
    return toSet(new Map(wrapped), run)
  }
  return Object.assign(call, { effects: toSteps, named, run, map })
}

function requireAcyclic(named: ReadonlyMap<string, NamedEffect>): void {
  const checked = new Set<NamedEffect>()
  const check = (effect: NamedEffect, path: readonly string[]) => {
    const { name, dependsOn } = effect
    const start = path.indexOf(name)
    if (start >= 0) {
      throw new TypeError(`effects: dependsOn must not lead in a circle: ${[...path.slice(start), name].join(' -> ')}`)
    }
    if (checked.has(effect)) return
    for (const other of dependsOn) {
      const next = named.get(other)
      if (next === undefined) throw notBeside(effect, other, named)
      if (next.coalesce) throw new TypeError(`effects: ${name}.dependsOn must not name ${other}, which has coalesce`)
      check(next, [...path, name])
    }
    checked.add(effect)
  }
  for (const effect of named.values()) check(effect, [])
}

function notBeside({ name }: NamedEffect, other: string, named: ReadonlyMap<string, NamedEffect>): TypeError {
  const beside = [...named.keys()].filter((each) => each !== name)
  const meant = nearest(other, beside)
  const hint = meant === undefined ? `there are ${beside.join(', ') || 'no others'}` : `did you mean ${meant}?`
  return new TypeError(`effects: ${name}.dependsOn must name handlers beside it, and not ${other}; ${hint}`)
}
