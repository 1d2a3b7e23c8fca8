import type { MaybePromise } from '../../core/base/maybe-promise.js'
import {
  checkedLater,
  checkOptions,
  listOf,
  oneOf,
  optional,
  requireFunction,
  requirePositiveInteger,
  requireText,
  requireWholeNumber,
} from '../../core/base/options.js'
import type { VendorDeliveries, VendorSender } from '../../testing/vendor-deliveries.js'
import { type GroupName, groupNames } from './attack-case.js'
import type { AttackPlan, CaseResult } from './report.js'
import type { HandlerTarget } from './wire/fetch-transport.js'
import { isLoopbackHost } from './wire/loopback.js'

/** Options of {@link attack}. */
export interface AttackOptions {
  /** The URL of the endpoint, or a handler in process, which takes a Fetch `Request`. */
  readonly target: string | URL | HandlerTarget | { readonly fetch: HandlerTarget }
  /** The vendor whose deliveries the endpoint takes: `deliveries` of `webhook-receiver/vendors/<vendor>/testing`. */
  readonly vendor: VendorDeliveries
  /** The secret that the endpoint shares with the vendor; of several, the newest comes first. */
  readonly secret?: string | readonly string[]
  /** Signs as the vendor does, instead of `secret`: for vendors that sign with a key pair. */
  readonly sender?: VendorSender
  /** The URL that the vendor calls, if it is another one than `target` and the vendor signs it. @default `target` */
  readonly publicUrl?: string
  /**
   * Tells how often the delivery with an id was stored or handled. A URL is called with the query `?id=...`, and answers
   * with a number, or with JSON that has it at `observePath`.
   *
   * @default the cases about repeats and effects are not run
   */
  readonly observe?: string | URL | ((id: string) => MaybePromise<number>)
  /**
   * Where the JSON of the URL `observe` has the number: names with dots between them, such as `data.count`. The name `{id}` stands for
   * the id of the delivery.
   *
   * @default the answer is the number
   */
  readonly observePath?: string
  /**
   * Disturbs the handling of the delivery with an id, once: with `fail` it must fail, with `slow` it must take two seconds. A URL
   * is called with the query `?id=...&how=fail`, before the delivery is sent.
   *
   * @default the cases about failed and slow handlers are not run
   */
  readonly disturb?: string | URL | ((id: string, how: 'fail' | 'slow') => MaybePromise<unknown>)
  /**
   * The process of the endpoint, on this machine with Linux: its memory is measured. The memory of a handler in process is
   * measured if Node runs with `--expose-gc`.
   *
   * @default memory is not measured
   */
  readonly pid?: number
  /** Runs only these groups, or cases by their id. @default all */
  readonly only?: readonly (GroupName | (string & {}))[]
  /**
   * The same seed sends the same requests, apart from times and new keys. With a seed that was used before, an endpoint
   * that remembers deliveries sees repeats.
   *
   * @default a new one for each attack
   */
  readonly seed?: number
  /** Requests per second. @default 50, or 10 with `allowRemote` */
  readonly rate?: number
  /** How long an answer may take, in milliseconds. @default 5000 */
  readonly timeoutMs?: number
  /** How long the whole attack may take, in milliseconds; the rest is not run. @default 120000 */
  readonly maxDurationMs?: number
  /**
   * How long the endpoint may wait for a body that trickles, in milliseconds. A smaller `maxDurationMs` leaves the case out.
   *
   * @default 345000: servers of Node end it after 300 to 330 seconds
   */
  readonly maxBodyMs?: number
  /** The most bytes that a request has, which should be more than the endpoint allows. @default 33554432 */
  readonly maxUploadBytes?: number
  /** The size of a large genuine delivery, in bytes. @default 65536 */
  readonly largeBodyBytes?: number
  /** Allows targets on other machines. Attack only endpoints that are yours. @default false */
  readonly allowRemote?: boolean
  /** Called before the first request with what will be sent; `false` cancels. */
  readonly onPlan?: (plan: AttackPlan) => MaybePromise<unknown>
  /** Called after each case. */
  readonly onResult?: (result: CaseResult) => void
}

/** @throws {TypeError} an option is invalid; the message names it */
export function checkAttackOptions(options: AttackOptions): void {
  checkOptions(options, 'attack', {
    target: checkedLater,
    vendor: requireVendor,
    secret: optional(requireSecret),
    sender: optional((value, option) => requireFunction(Reflect.get(Object(value), 'sign'), `${option}.sign`)),
    publicUrl: optional(requireHttpUrl),
    observe: optional((value, option) => typeof value === 'function' || requireHttpUrl(value, option)),
    observePath: optional(requireText),
    disturb: optional((value, option) => typeof value === 'function' || requireHttpUrl(value, option)),
    pid: optional(requirePositiveInteger),
    only: optional(listOf(requireText)),
    seed: optional(requireWholeNumber),
    rate: optional(requirePositiveInteger),
    timeoutMs: optional(requirePositiveInteger),
    maxDurationMs: optional(requirePositiveInteger),
    maxBodyMs: optional(requirePositiveInteger),
    maxUploadBytes: optional(requirePositiveInteger),
    largeBodyBytes: optional(requirePositiveInteger),
    allowRemote: optional(oneOf([true, false])),
    onPlan: optional(requireFunction),
    onResult: optional(requireFunction),
  })
  if (options.secret === undefined && options.sender === undefined) {
    throw new TypeError('attack: secret must be given, or sender for a vendor that signs with a key pair')
  }
  if (options.sender === undefined && options.vendor.credential === 'key pair') {
    throw new TypeError('attack: this vendor signs with a key pair: sender must be given')
  }
}

function requireVendor(value: unknown, option: string): void {
  const { samples, sender } = Object(value)
  if (typeof samples !== 'object' || typeof sender !== 'function') {
    throw new TypeError(`${option} must be the deliveries of webhook-receiver/vendors/<vendor>/testing`)
  }
}

function requireSecret(value: unknown, option: string): void {
  if (Array.isArray(value) && value.length > 0) for (const secret of value) requireText(secret, option)
  else requireText(value, option)
}

function requireHttpUrl(value: unknown, option: string): void {
  const text = String(value)
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw new TypeError(`${option} must be a URL that begins with http: or https:`)
  }
}

/**
 * Returns the URL or the handler to attack.
 *
 * @throws {TypeError} it is neither, or a URL of another machine without `allowRemote`
 */
export function readTarget({ target, allowRemote = false }: AttackOptions): URL | HandlerTarget {
  if (typeof target === 'function') return target
  if (typeof target === 'object' && 'fetch' in target) {
    requireFunction(target.fetch, 'attack: target.fetch')
    return (request) => target.fetch(request)
  }
  requireHttpUrl(target, 'attack: target')
  const url = new URL(target)
  if (url.username !== '' || url.password !== '')
    throw new TypeError('attack: target must have no user name or password')
  if (!allowRemote && !isLoopbackHost(url.hostname)) {
    throw new TypeError(`attack: target ${url.host} is not this machine; set allowRemote if the endpoint is yours`)
  }
  return url
}

/** @throws {TypeError} `only` names something that does not exist */
export function checkSelection(only: readonly string[], ids: readonly string[]): void {
  for (const name of only) {
    const isGroup = groupNames.some((group) => group === name)
    if (!isGroup && !ids.includes(name)) {
      throw new TypeError(`attack: only has ${name}, which is neither a case nor one of ${groupNames.join(', ')}`)
    }
  }
}
