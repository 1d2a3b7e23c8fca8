import type { WebhookError } from '../../errors.js'
import {
  type Check,
  type Checks,
  checkedLater,
  checkOptions,
  group,
  listOf,
  oneOf,
  optional,
  requireFunction,
  requireFunctions,
  requireObject,
  requirePositiveInteger,
  requireText,
  requireTimeout,
} from '../base/options.js'
import type { DedupeOptions, DedupeStore } from '../ports/dedupe-store.js'
import type { Inbox, InboxOptions } from '../ports/inbox.js'
import type { SequencerPort } from '../ports/sequencer.js'
import type { StepSettings } from '../ports/step.js'
import type { AnyProvider } from '../provider/provider.js'
import { type ResponsePolicy, toResponsePolicy } from '../provider/response-policy.js'
import type { BodyLimits, Delivery, IncomingRequest } from '../request/delivery.js'
import type { Receipt } from './receipt.js'
import { reportToConsole } from './report-to-console.js'

/** Options of `createReceiver` other than the provider and the handlers. */
export interface ReceiverOptions<D extends Delivery = Delivery> {
  /** The name of this endpoint in the dedupe store and the inbox, which keep endpoints apart. @default the provider's name */
  readonly endpoint?: string
  /** Handles each delivery once: a store, or a store with options. @default duplicates are handled again */
  readonly dedupe?: DedupeStore | DedupeOptions
  /** Handles numbered deliveries in the order of their channel. Each receiver needs its own sequencer. @default as they arrive */
  readonly order?: SequencerPort
  /**
   * Stores each delivery before it is acknowledged: an inbox, or an inbox with options. `inbox.consume(receiver)`
   * calls the handlers, in this process or another one. @default handlers run before the response
   */
  readonly inbox?: Inbox | InboxOptions<D>
  /** Limits on size and time. */
  readonly limits?: LimitOptions
  /** The `Content-Encoding` values that are decoded before verification, under the same limits. @default none */
  readonly decompress?: BodyLimits['decompress']
  /**
   * The response when a handler takes longer than `limits.ackDeadlineMs`; the handler continues in both cases.
   *
   * `retry`: 503, so that the provider sends the delivery again; with a dedupe store, the retry finds it done. `accept`:
   * 202, so that it does not; if the handler fails later, or the process dies, the delivery is lost.
   *
   * @default 'retry'
   */
  readonly onDeadline?: 'retry' | 'accept'
  /** Sent in `Retry-After` with a 503, unless the handler sets it; whole seconds. @default no header */
  readonly retryAfterSeconds?: number
  /**
   * Called for every request that was refused or failed.
   *
   * `request` holds the sender's headers, tokens included, and its body once it was read: do not log it as it is.
   *
   * @default prints one line per kind of problem and minute with `console.error`; `() => {}` prints nothing
   */
  readonly onError?: (error: WebhookError, receipt: Receipt, request: IncomingRequest) => unknown
  /** Called for every request, for logs, metrics and traces. */
  readonly onReceipt?: (receipt: Receipt) => unknown
  /** The clock, in milliseconds since 1970. @default Date.now */
  readonly now?: () => number
}

/** Limits of a receiver on size and time. */
export interface LimitOptions {
  /** The maximum size of a body in bytes; above it the response is 413. @default 1_048_576 */
  readonly maxBodyBytes?: number
  /** The longest time for a body to arrive, in milliseconds; then the response is 503. @default 10_000 */
  readonly bodyTimeoutMs?: number
  /**
   * The longest time for a verifier, in milliseconds, with your resolvers of secrets, keys and tokens; then the response is
   * 503 (`key_unavailable`).
   *
   * An asynchronous schema has as long again; then the response is 500 (`internal_error`).
   *
   * Key servers have their own limit, `timeoutMs` of `remoteKeys`. Raise both together. @default 10_000
   */
  readonly verifyTimeoutMs?: number
  /**
   * The longest time for a handler, in milliseconds; then its signal is aborted and the response is 503.
   *
   * A handler that ignores the signal continues. With a dedupe store its delivery stays reserved until the lease ends.
   *
   * @default 30_000
   */
  readonly handlerTimeoutMs?: number
  /**
   * The longest time until the response, in milliseconds.
   *
   * @default nine tenths of the time the provider waits, to allow for the network; no limit if it does not document one
   */
  readonly ackDeadlineMs?: number
  /**
   * The longest time for a call to the dedupe store or the inbox, in milliseconds; then the call counts as failed.
   *
   * @default 5_000
   */
  readonly storeTimeoutMs?: number
}

/** The options of a receiver, checked and complete. */
export interface ReceiverSettings extends StepSettings {
  readonly provider: AnyProvider
  readonly policy: ResponsePolicy
  readonly body: BodyLimits
  readonly verifyTimeoutMs: number
  readonly ackDeadlineMs: number | undefined
  readonly retryAfterSeconds: number | undefined
  readonly dedupe: DedupeOptions | undefined
  readonly order: SequencerPort | undefined
  readonly inbox: InboxOptions | undefined
  readonly onError: NonNullable<ReceiverOptions['onError']>
  readonly onReceipt: ReceiverOptions['onReceipt']
  readonly now: () => number
}

type AllOptions = ReceiverOptions & { readonly provider: AnyProvider; readonly on: unknown; readonly onOther?: unknown }

const checks = {
  provider: requireProvider,
  // The table of handlers checks them.
  on: checkedLater,
  onOther: checkedLater,
  endpoint: optional(requireText),
  dedupe: optional(carries('deduplicate', 'store')),
  order: optional(carries('putInOrder')),
  inbox: optional(carries('storeInInbox', 'inbox')),
  limits: optional(
    group<LimitOptions>({
      maxBodyBytes: optional(requirePositiveInteger),
      bodyTimeoutMs: optional(requireTimeout),
      verifyTimeoutMs: optional(requireTimeout),
      handlerTimeoutMs: optional(requireTimeout),
      ackDeadlineMs: optional(requireTimeout),
      storeTimeoutMs: optional(requireTimeout),
    }),
  ),
  decompress: optional(listOf(oneOf(['gzip', 'deflate']))),
  onDeadline: optional(oneOf(['retry', 'accept'])),
  retryAfterSeconds: optional(requirePositiveInteger),
  onError: optional(requireFunction),
  onReceipt: optional(requireFunction),
  now: optional(requireFunction),
} satisfies Checks<AllOptions>

/**
 * Checks the options of a receiver and adds the defaults.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 */
export function toSettings(options: AllOptions): ReceiverSettings {
  checkOptions(options, 'createReceiver', checks)
  const { provider, endpoint = provider.name, order, onDeadline = 'retry', decompress = [] } = options
  const { limits = {}, retryAfterSeconds, onError = reportToConsole, onReceipt, now } = options
  const { maxBodyBytes = 1_048_576, bodyTimeoutMs = 10_000, storeTimeoutMs = 5_000 } = limits
  const {
    verifyTimeoutMs = 10_000,
    handlerTimeoutMs = 30_000,
    ackDeadlineMs = toAckDeadline(provider.ackDeadlineMs),
  } = limits
  return {
    provider,
    endpoint,
    policy: toResponsePolicy(provider.responses, 'createReceiver: provider.responses'),
    body: { maxBodyBytes, bodyTimeoutMs, decompress },
    verifyTimeoutMs,
    handlerTimeoutMs,
    storeTimeoutMs,
    ackDeadlineMs,
    onDeadline,
    retryAfterSeconds,
    dedupe: inGroup<DedupeOptions>(options.dedupe, 'store'),
    order,
    reparse: (request, proof, now) => provider.parseAll(provider.restore(request, proof), { now }),
    inbox: inGroup<InboxOptions>(options.inbox, 'inbox'),
    onError,
    onReceipt,
    now: now ? () => requireTime(now()) : Date.now,
  }
}

// Comparisons with NaN are false, so a broken clock would accept every timestamp.
function requireTime(time: number): number {
  if (!Number.isFinite(time)) throw new TypeError('createReceiver: now must return milliseconds since 1970')
  return time
}

// Leaves time for the response to reach the provider.
function toAckDeadline(providerWaitsMs: number | undefined): number | undefined {
  return providerWaitsMs && Math.ceil(providerWaitsMs * 0.9)
}

// A provider may be hand-written JavaScript. A missing function must not surface with the first request.
function requireProvider(value: unknown, option: string): void {
  requireObject(value, option, 'a provider, such as github({...})')
  requireFunctions(value, ['admit', 'verify', 'restore', 'parseAll'], option)
}

/**
 * For a store, sequencer or inbox, or a group of options that contains it. The step that it carries checks the rest.
 *
 * @param name - the name of the step
 * @param field - the option in the group
 */
function carries(name: string, field?: string): Check {
  return (value, option) => {
    requireObject(value, option)
    const places = field === undefined ? [option] : [option, `${option}.${field}`]
    const carrier: unknown = field === undefined || 'step' in value ? value : Reflect.get(value, field)
    if (carrier !== undefined) requireObject(carrier, places.at(-1) ?? option)
    if (typeof Object(carrier).step === 'function') return
    throw new TypeError(`${places.join('.step or ')}.step must be ${name} of webhook-receiver/authors`)
  }
}

function inGroup<Options extends object>(
  value: object | undefined,
  field: keyof Options & string,
): Options | undefined {
  // The check has found the step in the value itself, or in this field of it.
  return value && (('step' in value ? { [field]: value } : value) as Options)
}
