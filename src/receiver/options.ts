import {
  requireFunction,
  requireKnown,
  requireList,
  requireObject,
  requireOneOf,
  requirePositiveInteger,
  requireTimeout,
} from '../base/options.js'
import type { WebhookError } from '../errors.js'
import type { AnyProvider } from '../provider/provider.js'
import { type ResponsePolicy, toResponsePolicy } from '../provider/response-policy.js'
import type { BodyLimits, IncomingRequest } from '../request/delivery.js'
import type { DeliveryOptions } from './pipeline.js'
import type { Receipt } from './receipt.js'

/** What a receiver can be given beside provider and handlers. */
export interface ReceiverOptions extends DeliveryOptions {
  /** The most bytes that a body may have; beyond it the answer is 413. @default 1_048_576 */
  readonly maxBodyBytes?: number
  /** The longest time that a body may take to arrive, in milliseconds; then the answer is 503. @default 10_000 */
  readonly bodyTimeoutMs?: number
  /** `Content-Encoding` values that are undone before verification, under the same limit. @default none */
  readonly decompress?: BodyLimits['decompress']
  /** Seconds for the `Retry-After` header of a 503 that no handler asked for. @default no header */
  readonly retryAfterSeconds?: number
  /**
   * Told of every request that was refused or failed.
   *
   * `request` holds the sender's headers, tokens included, and its bytes where they were read: do not log it as it is.
   */
  readonly onError?: (error: WebhookError, receipt: Receipt, request: IncomingRequest) => unknown
  /** Told of every request, for logs, metrics and traces. */
  readonly onReceipt?: (receipt: Receipt) => unknown
  /** The clock, in milliseconds since 1970. @default Date.now */
  readonly now?: () => number
}

/** The options of a receiver, checked and complete. */
export interface ReceiverSettings {
  readonly provider: AnyProvider
  readonly limits: BodyLimits
  readonly policy: ResponsePolicy
  readonly retryAfterSeconds: number | undefined
  readonly onError: ReceiverOptions['onError']
  readonly onReceipt: ReceiverOptions['onReceipt']
  readonly now: () => number
}

type AllOptions = ReceiverOptions & { readonly provider: AnyProvider; readonly on: unknown }

const known: Readonly<Record<keyof AllOptions, 1>> = {
  provider: 1,
  on: 1,
  onError: 1,
  onReceipt: 1,
  now: 1,
  maxBodyBytes: 1,
  bodyTimeoutMs: 1,
  decompress: 1,
  retryAfterSeconds: 1,
  endpoint: 1,
  dedupe: 1,
  dedupeTtlMs: 1,
  leaseMs: 1,
  storeTimeoutMs: 1,
  onStoreError: 1,
  onRepeat: 1,
  order: 1,
  ackDeadlineMs: 1,
  onDeadline: 1,
  handlerTimeoutMs: 1,
  inbox: 1,
  inboxKey: 1,
  onInvalid: 1,
  maxStoringBytes: 1,
}

/** @throws {TypeError} which option is wrong */
export function toSettings(options: AllOptions): ReceiverSettings {
  requireObject(options, 'createReceiver: options')
  requireKnown(options, known, 'createReceiver')
  const { provider, retryAfterSeconds, onError, onReceipt, now = Date.now } = options
  requireProvider(provider)
  requireFunction(now, 'createReceiver: now')
  if (onError !== undefined) requireFunction(onError, 'createReceiver: onError')
  if (onReceipt !== undefined) requireFunction(onReceipt, 'createReceiver: onReceipt')
  if (retryAfterSeconds !== undefined) requirePositiveInteger(retryAfterSeconds, 'createReceiver: retryAfterSeconds')
  const policy = toResponsePolicy(provider.responses, 'createReceiver: provider.responses')
  return { provider, limits: toBodyLimits(options), policy, retryAfterSeconds, onError, onReceipt, now }
}

// A provider can come from anywhere, but a request must not be the first to find a part of it missing.
function requireProvider(provider: Readonly<Partial<Record<'admit' | 'verify' | 'parse', unknown>>>): void {
  requireObject(provider, 'createReceiver: provider', 'a provider, such as github({...})')
  requireFunction(provider.admit, 'createReceiver: provider.admit')
  requireFunction(provider.verify, 'createReceiver: provider.verify')
  requireFunction(provider.parse, 'createReceiver: provider.parse')
}

function toBodyLimits(options: ReceiverOptions): BodyLimits {
  const { maxBodyBytes = 1_048_576, bodyTimeoutMs = 10_000, decompress = [] } = options
  requirePositiveInteger(maxBodyBytes, 'createReceiver: maxBodyBytes')
  requireTimeout(bodyTimeoutMs, 'createReceiver: bodyTimeoutMs')
  requireList(decompress, 'createReceiver: decompress')
  for (const encoding of decompress) requireOneOf(encoding, ['gzip', 'deflate'], 'createReceiver: decompress')
  return { maxBodyBytes, bodyTimeoutMs, decompress }
}
