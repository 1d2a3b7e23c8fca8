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
import type { DedupeStore } from '../dedupe/store.js'
import type { WebhookError } from '../errors.js'
import type { Inbox } from '../inbox/inbox.js'
import type { AnyProvider } from '../provider/provider.js'
import { type ResponsePolicy, toResponsePolicy } from '../provider/response-policy.js'
import type { BodyLimits, Delivery, IncomingRequest } from '../request/delivery.js'
import type { Sequencer } from '../sequence/sequencer.js'
import type { Receipt } from './receipt.js'
import { reportToConsole } from './report-to-console.js'
import type { DedupeSettings } from './steps/deduplicate.js'
import type { InboxSettings } from './steps/store-in-inbox.js'

/** Options of `createReceiver` other than the provider and the handlers. */
export interface ReceiverOptions<D extends Delivery = Delivery> {
  /** The name of this endpoint in the dedupe store and the inbox, which keep endpoints apart. @default the provider's name */
  readonly endpoint?: string
  /** Handles each delivery once: a store, or a store with options. @default duplicates are handled again */
  readonly dedupe?: DedupeStore | DedupeOptions
  /** Handles numbered deliveries in the order of their channel. Each receiver needs its own sequencer. @default as they arrive */
  readonly order?: Sequencer
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
  /** Sent in `Retry-After` with a 503, unless the handler sets it; in milliseconds, rounded up to seconds. @default no header */
  readonly retryAfterMs?: number
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

/** How a receiver handles each delivery once. */
export interface DedupeOptions {
  /** Remembers which deliveries are in progress or done. */
  readonly store: DedupeStore
  /** How long a handled delivery is remembered, in milliseconds. @default as long as the provider may send it again */
  readonly ttlMs?: number
  /**
   * How long a delivery is reserved for its handler, in milliseconds; after a crash it is blocked for at most that long.
   *
   * @default `limits.handlerTimeoutMs`, plus twice the `maxWaitMs` of `order`, plus 30 s
   */
  readonly leaseMs?: number
  /**
   * What to do with a delivery that was handled before: acknowledge it, or handle it again with `duplicate` set, for
   * providers that send it again only if somebody asked for that.
   *
   * @default 'acknowledge'
   */
  readonly onDuplicate?: 'acknowledge' | 'handle'
  /** What to do when the store fails: have the provider retry, or handle the delivery, perhaps twice. @default 'retry' */
  readonly onStoreError?: 'retry' | 'handle'
}

/** How a receiver stores deliveries before it acknowledges them. */
export interface InboxOptions<D extends Delivery = Delivery> {
  /** Stores deliveries and hands them to handlers. */
  readonly inbox: Inbox
  /**
   * For an inbox that keeps order: deliveries with the same key are handled one at a time, in the order of arrival.
   * A delivery with the key `undefined` waits for no other.
   *
   * @default the channel, in the order of its numbers, if the provider numbers its deliveries
   */
  key?(delivery: D): string | undefined
  /**
   * What to do with a request that was verified but cannot be parsed: refuse it, after which some providers never send it
   * again, or acknowledge it and keep it in the inbox for an operator.
   *
   * @default 'refuse'
   */
  readonly onInvalid?: 'refuse' | 'park'
  /**
   * The maximum size in bytes of all deliveries that the inbox has not answered yet; above it the response is 503
   * (`store_unavailable`).
   *
   * A delivery counts as the size of its body plus 4 KiB. It still counts after `limits.storeTimeoutMs`, because an engine
   * that hangs keeps it in the memory of this process, where it takes two to five times as many bytes.
   *
   * @default 64_000_000
   */
  readonly maxPendingBytes?: number
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
export interface ReceiverSettings {
  readonly provider: AnyProvider
  readonly endpoint: string
  readonly policy: ResponsePolicy
  readonly body: BodyLimits
  readonly verifyTimeoutMs: number
  readonly handlerTimeoutMs: number
  readonly ackDeadlineMs: number | undefined
  readonly onDeadline: 'retry' | 'accept'
  readonly retryAfterSeconds: number | undefined
  readonly dedupe: DedupeSettings | undefined
  readonly order: Sequencer | undefined
  readonly inbox: InboxSettings | undefined
  readonly onError: ReceiverOptions['onError']
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
  dedupe: optional(
    eitherOr(
      isStore,
      requireStore,
      group<DedupeOptions>({
        store: requireStore,
        ttlMs: optional(requirePositiveInteger),
        leaseMs: optional(requirePositiveInteger),
        onDuplicate: optional(oneOf(['acknowledge', 'handle'])),
        onStoreError: optional(oneOf(['retry', 'handle'])),
      }),
    ),
  ),
  order: optional(requireSequencer),
  inbox: optional(
    eitherOr(
      isInbox,
      requireInbox,
      group<InboxOptions>({
        inbox: requireInbox,
        key: optional(requireFunction),
        onInvalid: optional(oneOf(['refuse', 'park'])),
        maxPendingBytes: optional(requirePositiveInteger),
      }),
    ),
  ),
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
  retryAfterMs: optional(requirePositiveInteger),
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
  const { limits = {}, retryAfterMs, onError = reportToConsole, onReceipt, now = Date.now } = options
  const { maxBodyBytes = 1_048_576, bodyTimeoutMs = 10_000, storeTimeoutMs = 5_000 } = limits
  const {
    verifyTimeoutMs = 10_000,
    handlerTimeoutMs = 30_000,
    ackDeadlineMs = toAckDeadline(provider.ackDeadlineMs),
  } = limits
  const settings: ReceiverSettings = {
    provider,
    endpoint,
    policy: toResponsePolicy(provider.responses, 'createReceiver: provider.responses'),
    body: { maxBodyBytes, bodyTimeoutMs, decompress },
    verifyTimeoutMs,
    handlerTimeoutMs,
    ackDeadlineMs,
    onDeadline,
    retryAfterSeconds: retryAfterMs && Math.ceil(retryAfterMs / 1000),
    dedupe: toDedupeSettings(options, endpoint, storeTimeoutMs, handlerTimeoutMs),
    order,
    inbox: toInboxSettings(options, endpoint, storeTimeoutMs),
    onError,
    onReceipt,
    now,
  }
  if (order !== undefined) claimSequencer(order)
  return settings
}

// Leaves time for the response to reach the provider.
function toAckDeadline(providerWaitsMs: number | undefined): number | undefined {
  return providerWaitsMs && Math.ceil(providerWaitsMs * 0.9)
}

const days = 86_400_000

function toDedupeSettings(
  { dedupe, order, provider }: AllOptions,
  endpoint: string,
  storeTimeoutMs: number,
  handlerTimeoutMs: number,
): DedupeSettings | undefined {
  if (dedupe === undefined) return undefined
  const options: DedupeOptions = isStore(dedupe) ? { store: dedupe } : dedupe
  const {
    store,
    ttlMs = provider.redeliveryMs ?? 3 * days,
    onDuplicate = 'acknowledge',
    onStoreError = 'retry',
  } = options
  const { leaseMs = handlerTimeoutMs + 2 * (order?.maxWaitMs ?? 0) + 30_000 } = options
  return { store, endpoint, leaseMs, ttlMs, onDuplicate, onStoreError, storeTimeoutMs }
}

function toInboxSettings(options: AllOptions, endpoint: string, storeTimeoutMs: number): InboxSettings | undefined {
  if (options.inbox === undefined) return undefined
  const {
    inbox,
    key,
    onInvalid = 'refuse',
    maxPendingBytes = 64_000_000,
  }: InboxOptions = isInbox(options.inbox) ? { inbox: options.inbox } : options.inbox
  // The inbox hands over one delivery of a key at a time, so a sequencer could only wait in vain for another one.
  if (options.order !== undefined && inbox.ordering === 'strict-per-key') {
    throw new TypeError('createReceiver: order must be left out: the inbox keeps the order')
  }
  // At the deadline the inbox may not have stored the delivery.
  if (options.onDeadline === 'accept') {
    throw new TypeError('createReceiver: onDeadline must not be accept with an inbox')
  }
  return { inbox, endpoint, provider: options.provider.name, key, onInvalid, maxPendingBytes, storeTimeoutMs }
}

// A provider may be hand-written JavaScript. A missing function must not surface with the first request.
function requireProvider(value: unknown, option: string): void {
  requireObject(value, option, 'a provider, such as github({...})')
  requireFunctions(value, ['admit', 'verify', 'restore', 'parseAll'], option)
}

const storeFunctions = ['reserve', 'complete', 'release']

function requireSequencer(value: unknown, option: string): void {
  requireObject(value, option, 'a sequencer, made by createSequencer({...})')
  requireFunctions(value, ['run', 'close'], option)
}

function isStore(value: object): value is DedupeStore {
  return storeFunctions.some((name) => name in value)
}

function requireStore(value: unknown, option: string): void {
  requireFunctions(value, storeFunctions, option)
}

function isInbox(value: object): value is Inbox {
  return 'put' in value
}

function requireInbox(value: unknown, option: string): void {
  requireFunctions(value, ['put'], option)
}

/** For an option that takes an object, such as a store, or a group of options that contains it. */
function eitherOr(isBare: (value: object) => boolean, bare: Check, grouped: Check): Check {
  return (value, option) => {
    requireObject(value, option)
    const check = isBare(value) ? bare : grouped
    check(value, option)
  }
}

const claimedSequencers = new WeakSet<Sequencer>()

function claimSequencer(order: Sequencer): void {
  // The numbers of a second receiver would be taken for duplicates of the first one's.
  if (claimedSequencers.has(order))
    throw new TypeError('createReceiver: order must not be shared with another receiver')
  claimedSequencers.add(order)
}
